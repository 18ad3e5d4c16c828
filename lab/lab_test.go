package lab

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"go.starlark.net/starlark"

	"grundy/catalogue"
	"grundy/game"
)

func TestEval(t *testing.T) {
	tests := []struct{ src, want string }{
		{"1 + 2*3", "7"},
		{"'a' + \"b\"", `"ab"`},
		{"None", ""},
		{"nim(3, 5) + 2*bash(21, max=3)", "nim(3, 5) + bash(21, max=3) + bash(21, max=3)"},
		{"nim(3)*0", "0"},
		{"0 + nim(3) + 0", "nim(3)"},
		{"nim(*range(1, 4))", "nim(1, 2, 3)"},
		{"nim(*[n*n for n in range(1, 4)])", "nim(1, 4, 9)"},
		{"尼姆（３，５）", "nim(3, 5)"},
		{"nim(2, 1) == nim(2, 1), nim(2, 1) == nim(1, 2), nim(1) != nim(1)", "(True, False, False)"},
		{"{nim(1): 5}[nim(1)]", "5"},
		{"str(nim(1)), repr(nim(1)), type(nim(1)), bool(nim(1)), bool(0*nim(1))", `("nim(1)", "nim(1)", "position", True, False)`},
		{"nimber(nim(3, 5))", "6"}, // 3 xor 5
		{"nimber(nim(1 << 200, 1))", "1606938044258990275541962092341162602522202993782792835301377"},
		{"nimber(0)", "0"},
		{"outcome(nim(1, 1)), outcome(nim(1, 1), misere=True), outcome(0)", `("P", "N", "P")`},
		{"winner(nim(1, 2)), winner(nim(2, 2))", `("first", "second")`},
		{"[m.to for m in winning_moves(nim(5, 7, 8, 9, 10))]", "[nim(5, 7, 1, 9, 10), nim(5, 7, 8, 0, 10), nim(5, 7, 8, 9, 3)]"}, // DESIGN, section 5
		{"[(m.component, m.at) for m in winning_moves(nim(1, 2) + nim(4), limit=1)]", "[(1, [0])]"},
		{"winning_moves(nim(1), misere=True)", "[]"},
		{"[nimber(m.to) for m in winning_moves(nim(5, 7, 8, 9, 10))]", "[0, 0, 0]"},
		// By hand: a heap of one is taken at once; of two heaps the mover copies; in 1 + 2 the
		// mover levels the heaps, and two moves are left. The token at 1 may go round for
		// ever, that at 2 may leave.
		{"[remoteness(x) for x in [nim(0), nim(5), nim(1, 1), nim(1, 2), nim(1) + nim(2), 0]]", "[0, 1, 2, 3, 3, 0]"},
		{"remoteness(nim(1), misere=True), remoteness(nim(2), misere=True)", "(1, 2)"},
		{"remoteness(graph(edges=[(1, 1)], start=1)), remoteness(graph(edges=[(2, 2), (2, 3)], start=2))", `("inf", 1)`},
		{"options(nim(2) + nim(1))", "[nim(1) + nim(1), nim(0) + nim(1), nim(2) + nim(0)]"},
		{"len(options(nim(1, 1))), options(0)", "(2, [])"},
		{"mex([nimber(x) for x in options(nim(7))])", "7"},
		{"mex(), mex(0, 1, 3), mex([0, 2]), mex(range(5)), mex(1 << 100)", "(0, 2, 1, 5, 0)"},
		{"nim_sum(), nim_sum(3, 5), nim_sum([1, 2, 3])", "(0, 6, 0)"},
		{"solve(nim(3, 5))['nimber'], solve(nim(3), misere=True)['convention']", `("6", "misere")`},
		{"'nim' in rulesets()", "True"},
		{"[outcome(bash(n, max=3)) for n in range(5)]", `["P", "N", "N", "N", "P"]`},
		{"(\n  nim(1) # one\n)", "nim(1)"},
		{" \t\u3000nim(1) ", "nim(1)"},
	}
	l := New(DefaultOptions())
	for _, tt := range tests {
		got, err := l.Eval(t.Context(), tt.src)
		if err != nil || got.String() != tt.want {
			t.Errorf("Eval(%q) = %v, %v, want %s", tt.src, got, err, tt.want)
		}
	}
}

func TestEvalRefuses(t *testing.T) {
	tests := []struct {
		src    string
		code   game.Code
		column int
		en, zh string
	}{
		{"", game.Syntax, 1, "this line ends too early", "这一行没有写完"},
		{"nim(3", game.Syntax, 6, "')' is missing before the end of this line", "这一行没有写完，缺少 ')'"},
		{"尼姆(3)\x00nim(4)", game.Syntax, 6, `'\x00' has no place`, "局面中不能有"},
		{"nim(3)\xff", game.Syntax, 7, "not UTF-8", "不是 UTF-8"},
		{"nim(" + strings.Repeat("9", 1_000_000) + ")", game.Limit, 0, "more than 100000 characters", "上限 100000"},
		{strings.Repeat("(", 5000), game.Limit, 78, "nested too deep", "嵌套过深"},
		{"  1 + nmi(3)", game.UnknownRuleset, 7, `nothing is named "nmi" here; did you mean nim?`, "是不是 nim"},
		{"nim(" + strings.Repeat("1, ", 256) + ")", game.Limit, 0, "at most 255 values written one by one", "最多逐个写 255 个值"},
		{"1 + nmi(3)", game.UnknownRuleset, 5, `nothing is named "nmi" here; did you mean nim?`, "是不是 nim"},
		{"foobarbaz", game.UnknownRuleset, 1, "nothing is named \"foobarbaz\" here; `grundy help eval` lists the functions, and `grundy rulesets` the rulesets", "`grundy help eval` 列出全部函数"},
		{"nimbr(nim(3))", game.UnknownRuleset, 1, "did you mean nimber?", "是不是 nimber"},
		{"nimsum(3, 5)", game.UnknownRuleset, 1, "did you mean nim_sum?", "是不是 nim_sum"},
		{"[number for numbr in range(3)]", game.UnknownRuleset, 2, "did you mean numbr", "是不是 numbr"},
		{"井字棋(3)", game.NotImpartial, 1, "partizan", "偏袒游戏"},
		{"1 + nim(3, 'x')", game.BadParameter, 8, `nim(3, "x"): value 2 must be an integer, not "x"`, "整数"},
		{"bash(21)", game.BadParameter, 5, `parameter "max" is missing`, "缺少参数"},
		{"nim(3.5)", game.BadParameter, 4, "a value is an integer", "值只能是"},
		{"nim({})", game.BadParameter, 4, "a value is an integer", "值只能是"},
		{"nim(nim(3))", game.BadParameter, 4, "a value is an integer", "值只能是"},
		{"nim(3) + 1", game.BadParameter, 8, "added to a position, not to 1", "局面只能与局面相加"},
		{"1 + nim(3)", game.BadParameter, 3, "added to a position, not to 1", "局面只能与局面相加"},
		{"nim(3) - nim(3)", game.BadParameter, 8, "there is no - between the types position and position", "类型 position 与 position 之间没有运算 -"},
		{"nim(3) < nim(3)", game.BadParameter, 8, "by == and != only", "只能用 == 和 !="},
		{"-2*nim(3)", game.BadParameter, 3, "not -2", "不能是 -2"},
		{"1000000000*nim(1)", game.Limit, 11, "more than 1000000 heaps", "上限 1000000"},
		{"nim(*([1]*1000001))", game.Limit, 4, "more than 1000000 heaps", "上限 1000000"},
		{"nimber(3)", game.BadParameter, 7, "a position was wanted, not 3", "应有局面"},
		{"nimber()", game.BadParameter, 7, "nimber lacks the argument x", "nimber 缺少参数 x"},
		{"mex(-1)", game.BadParameter, 4, "mex takes integers of at least 0, not -1", "mex 只接受非负整数"},
		{"nim_sum('x')", game.BadParameter, 8, `not "x"`, "非负整数"},
		{"options(nim(200000))", game.Limit, 8, "more than 100000 options", "后继局面超过上限"},
		{"1 // 0", game.BadParameter, 3, "division by zero", "除数为 0"},
		{"'x' * 100000000000", game.Limit, 5, "repeats are too many", "次太多"},
		{"list(range(1 << 40))", game.Limit, 11, "a range of more than 10000000 numbers", "range 的长度"},
		{"[0 for x in range(10000000) for y in range(10000000)]", game.Limit, 0, "more than 3000000 steps", "步数超过上限"},
		{"(lambda f: f(f))(lambda f: f(f))", game.Limit, 28, "functions call each other too deep", "层数太多"},
	}
	o := DefaultOptions()
	o.Steps = 3_000_000
	l := New(o)
	for _, tt := range tests {
		_, err := l.Eval(t.Context(), tt.src)
		var e *game.Error
		if !errors.As(err, &e) {
			t.Errorf("Eval(%.40q) = %v, want an error", tt.src, err)
			continue
		}
		if e.Code != tt.code || tt.column != 0 && e.Column != tt.column || !strings.Contains(e.In(game.En), tt.en) || !strings.Contains(e.In(game.Zh), tt.zh) {
			t.Errorf("Eval(%.40q) = %s %q / %q, want %s, column %d, %q / %q", tt.src, e.Code, e.In(game.En), e.In(game.Zh), tt.code, tt.column, tt.en, tt.zh)
		}
		if e.Line != 0 {
			t.Errorf("Eval(%.40q): line %d, want none", tt.src, e.Line)
		}
	}
}

func TestEvalEnds(t *testing.T) {
	o := DefaultOptions()
	o.Steps = 0
	endless := "[0 for x in range(10000000) for y in range(10000000)]"
	for name, end := range map[game.Code]func() (context.Context, context.CancelFunc){
		game.Limit: func() (context.Context, context.CancelFunc) {
			return context.WithTimeout(t.Context(), 20*time.Millisecond)
		},
		game.Cancelled: func() (context.Context, context.CancelFunc) {
			ctx, cancel := context.WithCancel(t.Context())
			time.AfterFunc(20*time.Millisecond, cancel)
			return ctx, cancel
		},
	} {
		ctx, cancel := end()
		_, err := New(o).Eval(ctx, endless)
		cancel()
		if e, ok := err.(*game.Error); !ok || e.Code != name {
			t.Errorf("Eval = %v, want %s", err, name)
		}
	}
}

func TestExec(t *testing.T) {
	var lines []string
	o := DefaultOptions()
	o.Print = func(line string) { lines = append(lines, line) }
	err := New(o).Exec(t.Context(), "p.star", "def f(n):\n    return nimber(nim(n))\nfor n in range(3):\n    print(n, f(n))\n")
	if want := []string{"0 0", "1 1", "2 2"}; err != nil || !slices.Equal(lines, want) {
		t.Errorf("Exec prints %q, %v, want %q", lines, err, want)
	}
	err = New(o).Exec(t.Context(), "p.star", "def f(n):\n    return nim(n)\nf(-1)\n")
	if e, ok := err.(*game.Error); !ok || e.File != "p.star" || e.Line != 2 || e.Column != 15 || e.Code != game.BadParameter {
		t.Errorf("Exec = %#v, want a bad parameter in p.star:2:15", err)
	}
	err = New(o).Exec(t.Context(), "p.star", "while True\n    pass\n")
	if e, ok := err.(*game.Error); !ok || e.Code != game.Syntax || e.Line != 1 {
		t.Errorf("Exec = %#v, want a syntax error in line 1", err)
	}
	err = New(o).Exec(t.Context(), "p.star", "load('x.star', 'y')\n")
	if e, ok := err.(*game.Error); !ok || e.Line != 1 {
		t.Errorf("Exec = %#v, want an error in line 1", err)
	}
}

func TestValueJSON(t *testing.T) {
	tests := []struct{ src, want string }{
		{"None", "null"},
		{"nim(3) + nim(4)", `"nim(3) + nim(4)"`},
		{"[1, True, 'x', {'a': (1 << 70)}]", `[1,true,"x",{"a":1180591620717411303424}]`},
		{"winning_moves(nim(2))", `[{"at":[0],"component":0,"move":"take all 2","to":"nim(0)"}]`},
	}
	for _, tt := range tests {
		v, err := New(DefaultOptions()).Eval(t.Context(), tt.src)
		if err != nil {
			t.Errorf("Eval(%q) = %v", tt.src, err)
			continue
		}
		if got, err := json.Marshal(v); err != nil || string(got) != tt.want {
			t.Errorf("JSON of %s = %s, %v, want %s", tt.src, got, err, tt.want)
		}
	}
	v, err := New(DefaultOptions()).Eval(t.Context(), "nim")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := json.Marshal(v); err == nil {
		t.Error("JSON of a function = nil error")
	}
}

// TestNames holds the rulesets apart from the functions of the lab and of
// Starlark, since they share one space of names.
func TestNames(t *testing.T) {
	l := New(DefaultOptions())
	for _, r := range catalogue.All() {
		for _, name := range append([]string{r.Name}, r.Aliases...) {
			b, ok := l.names[name].(*starlark.Builtin)
			if !ok || b.Name() != r.Name {
				t.Errorf("%s is %v here, want the ruleset %s", name, l.names[name], r.Name)
			}
			if starlark.Universe.Has(name) {
				t.Errorf("the ruleset %s hides a function of Starlark", name)
			}
		}
	}
}

func TestPow(t *testing.T) {
	l := New(DefaultOptions())
	for src, want := range map[string]string{
		"pow(2, 10)":                       "1024",
		"pow(-3, 3)":                       "-27",
		"pow(0, 0)":                        "1",
		"pow(1, pow(10, 1000))":            "1",
		"pow(-1, 1000000)":                 "1",
		"pow(0, pow(10, 1000))":            "0",
		"pow(2, 399999) > 0":               "True",
		"nimber(bash(pow(10, 40), max=3))": "0",
	} {
		if v, err := l.Eval(t.Context(), src); err != nil || v.String() != want {
			t.Errorf("%s = %v, %v; want %s", src, v, err, want)
		}
	}
	for src, want := range map[string]game.Code{
		"pow(2, -1)":      game.BadParameter,
		"pow(2)":          game.BadParameter,
		"pow(2, 3, 5)":    game.BadParameter,
		"pow(2, 400000)":  game.Limit,
		"pow(3, 300000)":  game.Limit,
		"pow(2, 1 << 70)": game.Limit,
		"10**40":          game.Syntax,
	} {
		if v, err := l.Eval(t.Context(), src); err == nil || game.AsError(err).Code != want {
			t.Errorf("%s = %v, %v; want code %s", src, v, err, want)
		}
	}
}

// Case P017: by brute force 54 of the n from 1 to 230 have nim(n, 2n, 3n) lost,
// those without two ones side by side in binary.
func TestCountOfLostPositions(t *testing.T) {
	src := `len([n for n in range(1, 231) if outcome(nim(n, 2*n, 3*n)) == "P"])`
	if v, err := New(DefaultOptions()).Eval(t.Context(), src); err != nil || v.String() != "54" {
		t.Errorf("%s = %v, %v; want 54", src, v, err)
	}
}
