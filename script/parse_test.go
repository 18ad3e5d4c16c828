package script

import (
	"slices"
	"strings"
	"testing"

	"grundy/game"
)

func TestParse(t *testing.T) {
	tests := []struct{ src, want string }{
		{"0", "0"},
		{" ( 0 ) ", "0"},
		{"0 + 0", "0"},
		{"nim()", "nim()"},
		{"nim(3, 5, 7)", "nim(3, 5, 7)"},
		{"nim(7, 5, 3,)", "nim(7, 5, 3)"},
		{"\tnim( 3,\n 5 ) # two heaps\n+ nim(4)\r\n", "nim(3, 5) + nim(4)"},
		{"nim((3), (((5))))", "nim(3, 5)"},
		{"nim(-0)", "nim(0)"},
		{"nim(340282366920938463463374607431768211456)", "nim(340282366920938463463374607431768211456)"},
		{"0 + nim(3) + 0", "nim(3)"},
		{"3*nim(5)", "nim(5) + nim(5) + nim(5)"},
		{"nim(5) * 2", "nim(5) + nim(5)"},
		{"2*(nim(1) + nim(2))", "nim(1) + nim(2) + nim(1) + nim(2)"},
		{"2*nim(1)*2", "nim(1) + nim(1) + nim(1) + nim(1)"},
		{"(2)*nim(1)", "nim(1) + nim(1)"},
		{"0*nim(1)", "0"},
		{"1000*(0*nim(1))", "0"},
		{"3*0", "0"},
		{"0*3", "0"},
		{"0*0", "0"},
		{"0*3*5 + nim(1)", "nim(1)"},
		{"(0)*2 + nim(1)", "nim(1)"},
		{"3*(0+0)", "0"},
		{"nim(1) + 2*nim(2) + nim(3)", "nim(1) + nim(2) + nim(2) + nim(3)"},
		{"bash(21, max=3)", "bash(21, max=3)"},
		{"bash(max = 3)", "bash(max=3)"},
		{"bash(3, max=5, overshoot=True)", "bash(3, max=5, overshoot=True)"},
		{"bash(3, overshoot=False, max=5)", "bash(3, max=5)"},
		{"subtract(20, 15, take=[4, 1, 3])", "subtract(20, 15, take=[1, 3, 4])"},
		{"subtract(20, take=(1, 3))", "subtract(20, take=[1, 3])"},
		{"subtract(20, take=2)", "subtract(20, take=[2])"},
		{`subtract(20, take="odd")`, `subtract(20, take="odd")`},
		{`subtract(20, take='odd')`, `subtract(20, take="odd")`},
		{`subtract(20, take="""odd""")`, `subtract(20, take="odd")`},
		{`subtract(20, take=r"odd")`, `subtract(20, take="odd")`},
		{`subtract(20, take="\u006fdd")`, `subtract(20, take="odd")`},
		{"queen((2, 3), [4, 5])", "queen((2, 3), (4, 5))"},
		{"尼姆(3, 5, 7)", "nim(3, 5, 7)"},
		{"尼姆（３，５，７）＋２＊ｎｉｍ（１）", "nim(3, 5, 7) + nim(1) + nim(1)"},
		{"bash（２１，\u3000ｍａｘ＝３）", "bash(21, max=3)"},
		{"subtract(9，take＝［１，３］)", "subtract(9, take=[1, 3])"},
		{"\ufeffnim(3)\u00a0", "nim(3)"},
	}
	for _, tt := range tests {
		got, err := parse(tt.src)
		if err != nil || got.String() != tt.want {
			t.Errorf("Parse(%q) = %v, %v, want %v", tt.src, got, err, tt.want)
			continue
		}
		agree(t, tt.src, got)
	}
}

// Each bad input, the code and column of the error, and a part of each sentence.
func TestParseRefuses(t *testing.T) {
	const eval = "belongs in `grundy eval`"
	tests := []struct {
		src    string
		code   game.Code
		column int
		en, zh string
	}{
		{"", game.Syntax, 1, "there is no position", "没有写局面"},
		{" # nothing", game.Syntax, 11, "there is no position", "没有写局面"},
		{"nmi(3)", game.UnknownRuleset, 1, `there is no ruleset "nmi"`, "没有名为"},
		{"niim(3)", game.UnknownRuleset, 1, "did you mean nim?", "是不是 nim"},
		{"0 + 尼莫(3)", game.UnknownRuleset, 5, `there is no ruleset "尼莫"`, "尼莫"},
		{"nim", game.Syntax, 1, "nim is a ruleset; write it with its values, such as nim(3, 5, 7)", "nim 是规则"},
		{"nim 3 5", game.Syntax, 1, "nim is a ruleset", "nim 是规则"},
		{"3", game.Syntax, 1, "3 is no component", "3 不是子游戏"},
		{"nim(1) + 4", game.Syntax, 10, "4 is no component", "4 不是子游戏"},
		{"-1", game.Syntax, 1, "-1 is no component", "-1 不是子游戏"},
		{"1 + 2", game.Syntax, 3, "arithmetic " + eval, "算式请用"},
		{"2*3", game.Syntax, 2, "arithmetic " + eval, "算式请用"},
		{"2*3*0", game.Syntax, 2, "arithmetic " + eval, "算式请用"},
		{"0*3 + 3", game.Syntax, 5, "arithmetic " + eval, "算式请用"},
		{"-2*0", game.BadParameter, 1, "0 or more times, not -2", "不能是 -2"},
		{"0*-2", game.BadParameter, 3, "0 or more times, not -2", "不能是 -2"},
		{"2**3", game.Syntax, 2, "'**' is not read here", "'**'"},
		{"nim(3+4)", game.Syntax, 6, "arithmetic " + eval, "算式请用"},
		{"nim(2*3)", game.Syntax, 6, "arithmetic " + eval, "算式请用"},
		{"nim(2-3)", game.Syntax, 6, "arithmetic " + eval, "算式请用"},
		{"nim(10//3)", game.Syntax, 7, "'/' is not read here", "'/'"},
		{"nim(10 % 3)", game.Syntax, 8, "'%' is not read here", "'%'"},
		{"nim(2^100)", game.Syntax, 6, "arithmetic " + eval, "算式请用"},
		{"nim(1<<3)", game.Syntax, 6, "arithmetic " + eval, "算式请用"},
		{"nim(3) - nim(4)", game.Syntax, 8, "arithmetic " + eval, "算式请用"},
		{"-nim(3)", game.Syntax, 1, "arithmetic " + eval, "算式请用"},
		{"nim(--3)", game.Syntax, 5, "arithmetic " + eval, "算式请用"},
		{"nim(3) == nim(4)", game.Syntax, 8, "programs belong", "程序请用"},
		{"nim(3) if True else 0", game.Syntax, 8, "programs belong", "程序请用"},
		{"lambda: 0", game.Syntax, 1, "lambda is not read here", "程序请用"},
		{"not nim(3)", game.Syntax, 1, "not is not read here", "程序请用"},
		{"nim(x for x in y)", game.Syntax, 5, "x is no value", "x 不是值"},
		{"nim(3 for x in y)", game.Syntax, 7, "for is not read here", "程序请用"},
		{"nim([3 for x in y])", game.Syntax, 8, "for is not read here", "程序请用"},
		{"nim(if=3)", game.Syntax, 5, "if is not read here", "程序请用"},
		{"nim(3)*nim(4)", game.Syntax, 7, "only an integer can multiply", "只能乘以整数"},
		{"-2*nim(3)", game.BadParameter, 1, "not -2", "不能是 -2"},
		{"nim(3)*-2", game.BadParameter, 8, "not -2", "不能是 -2"},
		{"nim(0.137)", game.Syntax, 5, `0.137 is no integer; a take-and-break code stands in quotes: "0.137"`, "0.137 不是整数"},
		{"nim(.5)", game.Syntax, 5, `stands in quotes: ".5"`, "要加引号"},
		{"0.137", game.Syntax, 1, "is no integer", "不是整数"},
		{"nim(13x)", game.Syntax, 5, "13x is no integer", "13x 不是整数"},
		{"nim(1e5)", game.Syntax, 5, "1e5 is no integer", "1e5 不是整数"},
		{"nim(0x10)", game.Syntax, 5, "0x10 is no integer", "0x10 不是整数"},
		{"nim(1_000)", game.Syntax, 5, "1_000 is no integer", "1_000 不是整数"},
		{"nim(1.2.3)", game.Syntax, 5, "1.2.3 is no integer", "不是整数"},
		{"nim(007)", game.Syntax, 5, "007 begins with a zero; write 7", "请写成 7"},
		{"nim(00)", game.Syntax, 5, "00 begins with a zero; write 0", "请写成 0"},
		{"nim(3,,5)", game.Syntax, 7, "a value was wanted here, not ','", "这里应有一个值"},
		{"nim(,)", game.Syntax, 5, "a value was wanted here, not ','", "这里应有一个值"},
		{"nim(3 5)", game.Syntax, 7, "a comma is missing before 5", "5 前面缺少逗号"},
		{"nim(+3)", game.Syntax, 5, "a value was wanted here, not '+'", "这里应有一个值"},
		{"nim(*x)", game.Syntax, 5, "one by one, without *", "不能用 *"},
		{"nim(**x)", game.Syntax, 5, "one by one, without *", "不能用 *"},
		{"nim(3", game.Syntax, 6, "'(' in column 4 is never closed", "第 4 列的 '(' 没有配对"},
		{"nim(3,", game.Syntax, 7, "the text ends where a value was wanted", "输入到此结束"},
		{"nim(3]", game.Syntax, 6, "']' does not close '(' in column 4", "与第 4 列的 '(' 不配对"},
		{"nim(3))", game.Syntax, 7, "')' closes nothing", "没有对应的左括号"},
		{"nim(3) nim(4)", game.Syntax, 8, "+ is missing before nim", "前面缺少加号"},
		{"(nim(3) nim(4))", game.Syntax, 9, "+ is missing before nim", "前面缺少加号"},
		{"nim(3), nim(4)", game.Syntax, 7, "joined by +, not by a comma", "用 + 连接"},
		{"(nim(3), nim(4))", game.Syntax, 8, "joined by +, not by a comma", "用 + 连接"},
		{"[nim(3)]", game.Syntax, 1, "a component such as nim(3) was wanted here, not '['", "一个子游戏"},
		{"()", game.Syntax, 2, "was wanted here, not ')'", "一个子游戏"},
		{`"nim"`, game.Syntax, 1, `was wanted here, not "nim"`, "一个子游戏"},
		{"nim(3) +", game.Syntax, 9, "the text ends where a component", "输入到此结束"},
		{"nim(3) + + nim(4)", game.Syntax, 10, "not '+'", "而不是 '+'"},
		{"nim(3)(4)", game.Syntax, 7, "only a ruleset takes values", "只有规则名后面"},
		{"nim(3)[0]", game.Syntax, 7, "only a ruleset takes values", "只有规则名后面"},
		{"nim(nim(3))", game.Syntax, 5, "nim(…) is a component, and no value", "不能作另一个子游戏的值"},
		{"nim(x)", game.Syntax, 5, `x is no value; text stands in quotes: "x"`, "文字要加引号"},
		{"bash(max=3, 21)", game.Syntax, 13, "values stand before named parameters", "值要写在命名参数之前"},
		{"bash(21, max==3)", game.Syntax, 14, "programs belong", "程序请用"},
		{"nim.x(3)", game.Syntax, 4, "'.' has no place", "局面中不能有 '.'"},
		{"{nim(3)}", game.Syntax, 1, "'{' has no place", "局面中不能有"},
		{"nim(3);", game.Syntax, 7, "';' has no place", "局面中不能有"},
		{"# nim(3)\x00", game.Syntax, 9, `'\x00' has no place`, "局面中不能有"},
		{"nim(3)\x00", game.Syntax, 7, `'\x00' has no place`, "局面中不能有"},
		{"nim(3)😀", game.Syntax, 7, "'😀' has no place", "局面中不能有"},
		{"尼姆(3)\xff", game.Syntax, 6, "not UTF-8", "不是 UTF-8"},
		{`nim("x`, game.Syntax, 5, "not closed before the end of the line", "还没有结束"},
		{"nim('x\n')", game.Syntax, 5, "not closed before the end of the line", "还没有结束"},
		{`nim("\q")`, game.Syntax, 5, `there is no \q in a string; a backslash is written \\`, `字符串里没有 \q`},
		{`nim(b"x")`, game.Syntax, 5, "without b before it", "前面不要加 b"},
		{"nim(“x”)", game.Syntax, 5, "is no quotation mark", "英文引号"},
		{"nim（＂x＂）", game.Syntax, 5, "is no quotation mark", "英文引号"},
		{`nim(3, "x")`, game.BadParameter, 8, `value 2 must be an integer, not "x"`, "整数"},
		{`nim(3, -5)`, game.BadParameter, 8, "value 2 must be at least 0, not -5", "至少为 0"},
		{"0 + bash(21)", game.BadParameter, 5, `parameter "max" is missing; write bash(21, max=3)`, "缺少参数"},
		{"bash(21, max=3, max=4)", game.BadParameter, 17, `parameter "max" is given twice`, "重复"},
		{"bash(21, min=3)", game.BadParameter, 10, `there is no parameter "min"`, "没有参数"},
		{"尼姆（3，x）", game.Syntax, 6, "x is no value", "x 不是值"},
	}
	for _, tt := range tests {
		_, err := parse(tt.src)
		e, ok := err.(*game.Error)
		if !ok {
			t.Errorf("Parse(%q) = %v, want an error", tt.src, err)
			continue
		}
		if e.Code != tt.code || e.Column != tt.column || !strings.Contains(e.In(game.En), tt.en) || !strings.Contains(e.In(game.Zh), tt.zh) {
			t.Errorf("Parse(%q) = %s %q / %q, want %s, column %d, %q / %q", tt.src, e.Code, e.In(game.En), e.In(game.Zh), tt.code, tt.column, tt.en, tt.zh)
		}
	}
}

func TestParseLimits(t *testing.T) {
	many := func(s string, n int) string { return strings.Repeat(s, n) }
	tests := []struct {
		name, src string
		column    int
		en        string // "" when within the limits
	}{
		{"digits", "nim(" + many("9", 100_000) + ")", 0, ""},
		{"digits over", "nim(" + many("9", 1_000_000) + ")", 5, "a number of 1000000 digits; at most 100000 digits are read"},
		{"zeros", "nim(" + many("0", 10_000_000) + ")", 5, "a number of 10000000 digits"},
		{"heaps", "nim(" + many("1,", 1_000_000) + ")", 0, ""},
		{"heaps over", "nim(" + many("1,", 1_000_001) + ")", 2_000_005, "more than 1000000 heaps"},
		{"components", many("nim()+", 999_999) + "nim()", 0, ""},
		{"components over", many("nim()+", 1_000_001) + "nim()", 6_000_000, "more than 1000000 heaps"},
		{"repeats", "1000000*nim(1)", 0, ""},
		{"repeats over", "nim(2) + 1000000000*nim(1)", 10, "more than 1000000 heaps"},
		{"repeats far over", many("9", 1000) + "*nim(1)", 1, "more than 1000000 heaps"},
		{"repeats of repeats", "1000*(1001*nim(1))", 1, "more than 1000000 heaps"},
		{"repeats and heaps", "1000000*nim(1) + nim(1)", 16, "more than 1000000 heaps"},
		{"cells", `nim("` + many("x", 10_000_000) + `")`, 5, "more than 1000000 heaps or cells"},
		{"lists", "nim([" + many("[],", 1_000_001) + "])", 3_000_006, "more than 1000000 heaps"},
		{"depth", many("(", 199) + "nim(3)" + many(")", 199), 0, ""},
		{"depth over", many("(", 5000) + "nim(3)" + many(")", 5000), 201, "nested more than 200 deep"},
		{"depth of values", "nim(" + many("[", 10_000_000), 204, "nested more than 200 deep"},
		{"bytes", many(" ", 17<<20) + "nim(3)", 0, "the text has 17825798 bytes; at most 16777216 are read"},
		{"spaces", many(" ", 10_000_000) + "nim(3)", 0, ""},
		{"minuses", many("-", 10_000_000), 1, "arithmetic"},
		{"names", many("x ", 5_000_000), 1, "no ruleset"},
		{"name", many("x", 10_000_000), 1, `no ruleset "xxxxxxxxxxxxxxxxxxxxxxxx…`},
		{"wide", "nim（" + many("３，", 1_500_000) + "）", 2_000_005, "more than 1000000 heaps"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := parse(tt.src)
			if tt.en == "" {
				if err != nil {
					t.Errorf("Parse = %v", err)
				}
				return
			}
			e, ok := err.(*game.Error)
			if !ok || !strings.Contains(e.Error(), tt.en) || tt.column != e.Column {
				t.Errorf("Parse = %v, want column %d, %q", err, tt.column, tt.en)
			} else if len(e.Error()) > 300 {
				t.Errorf("Parse = %v: %d bytes", err, len(e.Error()))
			}
		})
	}
}

// TestKeywords holds the list of keywords to Starlark's own.
func TestKeywords(t *testing.T) {
	if !slices.IsSorted(keywords) {
		t.Error("the keywords are not sorted")
	}
	for _, word := range keywords {
		if _, err := parse(word + "(3)"); err == nil || !strings.Contains(err.Error(), "programs belong") {
			t.Errorf("Parse(%s(3)) = %v", word, err)
		}
	}
}

func TestAdmit(t *testing.T) {
	l := Limits{Digits: 5, Bytes: 30}
	tests := []struct {
		src    string
		code   game.Code // "" when admitted
		column int
	}{
		{"nim(12345) + 尼姆（3）", "", 0},
		{"nim(123456)", game.Limit, 0},
		{"尼姆（１２３４５６）", game.Limit, 0},
		{"尼姆（3\x00）", game.Syntax, 5},
		{"尼姆\xff", game.Syntax, 3},
		{strings.Repeat(" ", 31), game.Limit, 0},
	}
	for _, tt := range tests {
		err := Admit(tt.src, l)
		if tt.code == "" {
			if err != nil {
				t.Errorf("Admit(%q) = %v", tt.src, err)
			}
			continue
		}
		if e, ok := err.(*game.Error); !ok || e.Code != tt.code || e.Column != tt.column {
			t.Errorf("Admit(%q) = %v, want %s in column %d", tt.src, err, tt.code, tt.column)
		}
	}
}
