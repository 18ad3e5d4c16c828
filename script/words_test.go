package script

import (
	"slices"
	"strings"
	"testing"

	"grundy/game"
)

func TestWords(t *testing.T) {
	tests := []struct{ words, want string }{
		{"nim 3 5 7", "nim(3, 5, 7)"},
		{"nim", "nim()"},
		{"0", "0"},
		{"bash 21 max=3", "bash(21, max=3)"},
		{"bash max=3 21", "bash(21, max=3)"},
		{"subtract 20 15 take=1,3,4", "subtract(20, 15, take=[1, 3, 4])"},
		{"subtract 20 15 take=2", "subtract(20, 15, take=2)"},
		{"subtract 20 take=2,", "subtract(20, take=[2])"},
		{"subtract 20 take=[1,3]", "subtract(20, take=[1, 3])"},
		{"subtract 20 take=odd", `subtract(20, take="odd")`},
		{"subtract 20 take=odd,3", `subtract(20, take=["odd", 3])`},
		{"subtract 20 take=1,,3", `subtract(20, take=[1, "", 3])`},
		{"subtract 20 take=", `subtract(20, take="")`},
		{"bash 3 max=5 overshoot=true", "bash(3, max=5, overshoot=True)"},
		{"bash 3 max=5 overshoot=FALSE", "bash(3, max=5, overshoot=False)"},
		{"paper 4 2", "paper(4, 2)"},
		{"fibonacci 31 limit=18", "fibonacci(31, limit=18)"},
		{"queen (5,2) (1,1)", "queen([5, 2], [1, 1])"},
		{"kayles edges=(0,1),(1,2)", "kayles(edges=[[0, 1], [1, 2]])"},
		{"octal 0.137 10 20", `octal("0.137", 10, 20)`},
		{"0.137 10 20", `octal("0.137", 10, 20)`},
		{"4!.0 9", `octal("4!.0", 9)`},
		{"0.[3] 5", `octal("0.[3]", 5)`},
		{"0.070", `octal("0.070")`},
		{"octal 4!.0 9", `octal("4!.0", 9)`},
		{"octal C=.8 5", `octal("C=.8", 5)`},
		{"C=.8 5", `octal("C=.8", 5)`},
		{"octal {2=,3}.0 5", `octal("{2=,3}.0", 5)`},
		{"octal 137 5", `octal("137", 5)`},
		{"octal (-0.7) 5", `octal("-0.7", 5)`},
		{"octal True", `octal("True")`},
		{`octal "0.137" 10`, `octal("0.137", 10)`},
		{"八进制游戏 ０.７ ５", `八进制游戏("0.7", 5)`},
		{"octal max=3 0.7", `octal("0.7", max=3)`},
		{"octal 0.7 C=.8", `octal("0.7", C=".8")`},
		{"0.1G7 5", `octal("0.1G7", 5)`},
		{".x", `octal(".x")`},
		{"treblecross .X.X...", `treblecross(".X.X...")`},
		{"twins ++++", `twins("++++")`},
		{`twins "++++"`, `twins("++++")`},
		{"nim -1", "nim(-1)"},
		{"nim 13x", `nim("13x")`},
		{"nim 3+4", `nim("3+4")`},
		{"nim 007", `nim("007")`},
		{"nim 0x10", `nim("0x10")`},
		{"nim x True", `nim("x", True)`},
		{"nim nim(3)", `nim("nim(3)")`},
		{"nim for", `nim("for")`},
		{"nim =3 4=5", `nim("=3", "4=5")`},
		{"尼姆 ３ ５", "尼姆(3, 5)"},
		{"bash ２１ max＝３", "bash(21, max=3)"},
		{"subtract 9 take=1，3", "subtract(9, take=[1, 3])"},
		{"nim(3,5) + nim(4)", "nim(3,5) + nim(4)"},
		{"尼姆（3，5）", "尼姆（3，5）"},
		{"3*nim(5)", "3*nim(5)"},
		{"0+0", "0+0"},
		{"0 + 0", "0 + 0"},
		{"3*0", "3*0"},
		{"0", "0"},
		{"２＊０", "２＊０"},
		{"2+3", "2+3"},
	}
	for _, tt := range tests {
		words := strings.Split(tt.words, " ")
		got, err := Words(words, lookup)
		if err != nil || got != tt.want {
			t.Errorf("Words(%q) = %q, %v, want %q", words, got, err, tt.want)
		}
	}
}

func TestWordsRefuses(t *testing.T) {
	tests := []struct {
		words  []string
		code   game.Code
		en, zh string
	}{
		{nil, game.Syntax, "there is no position", "没有写局面"},
		{[]string{""}, game.Syntax, `"" is no name of a ruleset`, "不是规则名"},
		{[]string{"13x", "3"}, game.Syntax, `"13x" is no name of a ruleset`, "不是规则名"},
		{[]string{"3", "5", "7"}, game.Syntax, `"3" is no name of a ruleset`, "不是规则名"},
		{[]string{"cafe.txt"}, game.Syntax, `"cafe.txt" is no name of a ruleset`, "不是规则名"},
		{[]string{"nim.3"}, game.Syntax, `"nim.3" is no name of a ruleset`, "不是规则名"},
		{[]string{"--misere"}, game.Syntax, `"--misere" is no name of a ruleset`, "不是规则名"},
		{[]string{"nim", "\xff"}, game.Syntax, "not UTF-8", "不是 UTF-8"},
		{[]string{"nim", strings.Repeat("9", 1_000_000)}, game.Limit, "1000000 digits", "1000000 位"},
		{[]string{"nim", strings.Repeat("[", 300)}, game.Limit, "200 deep", "200 层"},
	}
	for _, tt := range tests {
		_, err := Words(tt.words, lookup)
		e, ok := err.(*game.Error)
		if !ok || e.Code != tt.code || !strings.Contains(e.In(game.En), tt.en) || !strings.Contains(e.In(game.Zh), tt.zh) {
			t.Errorf("Words(%.40q) = %v, want %s %q / %q", tt.words, err, tt.code, tt.en, tt.zh)
		}
	}
}

// An error in a code has its column in the code, and others have none.
func TestPlace(t *testing.T) {
	for words, want := range map[string]string{
		"octal 0.1G7 5":   `column 4 of "0.1G7": octal("0.1G7", 5): 'G' is no digit of a take-and-break code`,
		"0.1G7 5":         `column 4 of "0.1G7": octal("0.1G7", 5): 'G' is no digit`,
		"八进制游戏 0.1G7 5":   `column 4 of "0.1G7": octal("0.1G7", 5): 'G' is no digit`,
		"octal (-0.7) 5":  `column 1 of "-0.7": octal("-0.7", 5): '-' is no digit`,
		"octal 137 5":     `column 4 of "137": octal("137", 5): a take-and-break code has a point`,
		"octal 3.7":       `column 1 of "3.7": octal("3.7"): without taking a stone`,
		"octal 0.7!! 5":   `column 5 of "0.7!!": octal("0.7!!", 5): the sign '!' must stand behind a digit`,
		"octal 0.[3 5":    `column 3 of "0.[3": octal("0.[3", 5): the bracket [ is not closed`,
		"octal 0.7 x":     `octal("0.7", "x"): value 2 must be an integer`,
		"octal 0.7 -1":    `octal("0.7", -1): value 2 must be at least 0`,
		"octal 0.7 max=3": `octal("0.7", max=3): there is no parameter "max"`,
		"nim 3 x":         `nim(3, "x"): value 2 must be an integer`,
		"nmi 3":           `there is no ruleset "nmi"`,
		"nim(3) - nim(2)": "column 8: '-' is not read here",
		"octal(\"0.G\")":  `column 10: octal("0.G"): 'G' is no digit`,
	} {
		w := strings.Split(words, " ")
		text, err := Words(w, lookup)
		if err != nil {
			t.Errorf("Words(%q) = %v", w, err)
			continue
		}
		if _, err = parse(text); err != nil {
			err = Place(w, text, err)
		}
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: %v, want %s", words, err, want)
		}
	}
}

// What the words of a command line come to, in the end.
func TestWordsThenParse(t *testing.T) {
	tests := []struct{ words, want, en string }{
		{"nim 3 x", "", `nim(3, "x"): value 2 must be an integer, not "x"`},
		{"nim 13x", "", `value 1 must be an integer, not "13x"`},
		{"nim -1", "", "value 1 must be at least 0, not -1"},
		{"bash 21", "", `parameter "max" is missing`},
		{"nmi 3", "", `there is no ruleset "nmi"`},
		{"subtract 20 take=1,,3", "", "must be a list of integers"},
		{"subtract 20 take=2", "subtract(20, take=[2])", ""},
		{"queen (5,2)", "queen((5, 2))", ""},
		{"nim(3,5) + nim(4)", "nim(3, 5) + nim(4)", ""},
		{"0+0", "0", ""},
		{"3*0", "0", ""},
		{"0 * 3 + 0", "0", ""},
		{"2+3", "", "column 2: '+' is not read here; arithmetic belongs"},
		{"2*3", "", "column 2: '*' is not read here; arithmetic belongs"},
		{"0+3", "", "column 2: '+' is not read here; arithmetic belongs"},
		{"0 +", "", "column 4: the text ends where a component"},
	}
	for _, tt := range tests {
		src, err := Words(strings.Split(tt.words, " "), lookup)
		if err != nil {
			t.Errorf("Words(%q) = %v", tt.words, err)
			continue
		}
		got, err := parse(src)
		if tt.en == "" && (err != nil || got.String() != tt.want) || tt.en != "" && (err == nil || !strings.Contains(err.Error(), tt.en)) {
			t.Errorf("Parse(Words(%q)) = %v, %v, want %s%s", tt.words, got, err, tt.want, tt.en)
		}
	}
}

func TestFields(t *testing.T) {
	tests := []struct {
		line string
		want []string
	}{
		{"", nil},
		{" \t\r\n", nil},
		{"subtract 20 15 take=1,3,4", []string{"subtract", "20", "15", "take=1,3,4"}},
		{"  nim\t3\u30005\r\n", []string{"nim", "3", "5"}},
		{"\ufeffnim 3", []string{"nim", "3"}},
		{"'nim(3, 5) + nim(4)'", []string{"nim(3, 5) + nim(4)"}},
		{"nim(3, 5) + wythoff(1, 2)", []string{"nim(3, 5) + wythoff(1, 2)"}},
		{`octal("0.137", 10) + nim('x y')`, []string{`octal("0.137", 10) + nim('x y')`}},
		{"尼姆（3，5） ", []string{"尼姆（3，5）"}},
		{`octal "0.137" 10`, []string{"octal", "0.137", "10"}},
		{`queen '(1, 2)' "(3, 4)"`, []string{"queen", "(1, 2)", "(3, 4)"}},
		{`subtract 9 take='[1, 3]'`, []string{"subtract", "9", "take=[1, 3]"}},
		{`a '' ""`, []string{"a", "", ""}},
		{`a b\ c \' "\"\\\n" '\'`, []string{"a", "b c", "'", `"\\n`, `\`}},
		{`a\`, []string{`a\`}},
	}
	for _, tt := range tests {
		got, err := Fields(tt.line)
		if err != nil || !slices.Equal(got, tt.want) {
			t.Errorf("Fields(%q) = %q, %v, want %q", tt.line, got, err, tt.want)
		}
	}
	for line, column := range map[string]int{`nim '3`: 5, `尼姆 3"`: 5, `"a`: 1} {
		_, err := Fields(line)
		if e, ok := err.(*game.Error); !ok || e.Code != game.Syntax || e.Column != column {
			t.Errorf("Fields(%q) = %v, want a syntax error in column %d", line, err, column)
		}
	}
}
