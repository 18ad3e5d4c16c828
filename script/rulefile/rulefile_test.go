package rulefile_test

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"

	"grundy"
	"grundy/game"
	"grundy/script/rulefile"
)

func load(t *testing.T, src string) *game.Ruleset {
	t.Helper()
	r, err := rulefile.Load(t.Context(), "mine", "mine.star", src, rulefile.DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func solve(ctx context.Context, r *game.Ruleset, text string, c game.Convention) (*grundy.Result, error) {
	sum, err := grundy.Reader{Own: []*game.Ruleset{r}}.Parse(text)
	if err != nil {
		return nil, err
	}
	o := grundy.DefaultOptions()
	o.Convention = c
	return grundy.Solve(ctx, sum, o)
}

// Expected nimbers are by hand or of the game's definition; each file is another
// way to say a rule that is known.
func TestSolve(t *testing.T) {
	const (
		nim = "def options(p):\n    p = p if type(p) == 'tuple' else (p,)\n    return [p[:i] + (k,) + p[i+1:] for i in range(len(p)) for k in range(p[i])]\n"
		// Kayles by sums and by parts.
		kayles = "def options(n):\n    return [sum_of(a, n - t - a) for t in (1, 2) for a in range((n - t) // 2 + 1) if n >= t]\n"
		rows   = "def parts(p):\n    return [x for x in p.split('.') if x] if '.' in p else [p] if p else []\n" +
			"def options(p):\n    n = len(p)\n    return [p[:i] + '.' * t + p[i+t:] for t in (1, 2) for i in range(n - t + 1)]\n"
		even   = "def start(r, c, step=1):\n    return [r * c, step]\ndef options(p):\n    n, step = p\n    return [(n - k * step, step) for k in (1, 2, 3) if n >= k * step]\n"
		sorted = "def canonical(p):\n    return sorted(p)\n" + nim
	)
	for _, c := range []struct {
		src, position, outcome, nimber, to string
		misere                             bool
	}{
		{nim, "mine(3, 5, 7)", "N", "1", "mine(2, 5, 7)", false},
		{nim, "mine([4])", "N", "4", "mine([0])", false},
		{nim, "mine(1, 1, 1)", "P", "", "", true},
		{nim, "mine(2, 3) + nim(1)", "P", "0", "", false},
		{sorted, "mine(5, 3, 7)", "N", "1", "mine(4, 3, 7)", false},
		{kayles, "mine(5)", "N", "4", "mine(2) + mine(2)", false},
		{kayles, "mine(1) + mine(1)", "P", "0", "", false},
		{kayles, "mine(5)", "N", "", "mine(0) + mine(4)", true},
		{rows, "mine('xxxxx')", "N", "4", "mine(\"xx.xx\")", false},
		{rows, "mine('x.xx.xxx')", "P", "0", "", false},
		{even, "mine(3, 7)", "N", "1", "mine(position=[20, 1])", false},
		{even, "mine(3, 7, step=2)", "N", "2", "mine(position=[17, 2])", false},
		{even, "mine(position=[8, 2])", "P", "0", "", false},
		{nim, "mine()", "P", "0", "", false},
		{"def options(p): return [()] if p else []\n", "mine([3])", "N", "1", "mine([])", false},
	} {
		r, err := solve(t.Context(), load(t, c.src), c.position, game.Convention(c.misere))
		if err != nil {
			t.Errorf("%s: %v", c.position, err)
			continue
		}
		nimber, to := "", ""
		if r.Nimber != nil {
			nimber = r.Nimber.String()
		}
		if len(r.Winning) > 0 {
			to = r.After(r.Winning[0]).String()
		}
		if r.Outcome.String() != c.outcome || nimber != c.nimber || to != c.to {
			t.Errorf("%s: %v %s %s, want %s %s %s", c.position, r.Outcome, nimber, to, c.outcome, c.nimber, c.to)
		}
	}
}

// What is wrong with a file is said in one sentence, with its place.
func TestFaults(t *testing.T) {
	for _, c := range []struct{ src, position, want string }{
		{"def options(n):\n    return [n - 1 for", "", "mine.star, line 2, column 22: this line ends too early"},
		{"x = 1\n", "", "mine.star: a rule file defines options(position), the list of positions that one move leads to; this one does not"},
		{"options = 3\n", "", "mine.star: options must be a function, not 3"},
		{"def options(n, player): return []\n", "", "in an impartial game the moves do not depend on who is to move"},
		{"def options(a, b): return []\n", "", "mine.star: options takes one position: several values arrive as one tuple; write def options(position): and then a, b = position"},
		{"def option(n): return []\n", "", "mine.star: a rule file defines options(position), the list of positions that one move leads to; this one defines option"},
		{"# nothing\n", "", "mine.star: a rule file defines options(position), the list of positions that one move leads to; this one defines nothing"},
		{"def options(number): return [nmber - 1]\n", "", "mine.star, line 1, column 30: nothing is named \"nmber\" in this rule file; did you mean number?"},
		{"def options(n): return sum([n])\n", "", "mine.star, line 1, column 24: there is no sum in Starlark; write a loop that adds"},
		{"def options(n): return [] if n == none else []\n", "", "mine.star, line 1, column 35: \"none\" is written None here"},
		{"def options(n): return [n / 2] if n else []\n", "mine(3)", "not 1.5; the quotient of whole numbers is n // 2"},
		{"def options(n):\n    if n: return [n - 1]\n", "mine(3)", "mine.star: options must return a list of positions, not None; some way through it may lack a return"},
		{"def options(s): return [c for c in s]\n", "mine(\"ab\")", "mine.star, line 1, column 27: a string cannot be gone through as such; write s.elems() for its letters (in options)"},
		{"def options(s): return list(s)\n", "mine(\"ab\")", "list: a string cannot be gone through as such; write s.elems() for its letters"},
		{"def options(p):\n    a, b = p\n    return []\n", "mine(3)", "a value of type int cannot be taken apart into several names"},
		{"def left(n): return []\ndef right(n): return []\n", "", "a partizan game has no nimbers"},
		{"def canonical(n): return n // 2 * 2\ndef options(n): return [n - 1] if n else []\n", "mine(7)", "the rules contradict themselves: mine(7) is won, and no move wins it"},
		{"def parts(n): return range(2000000)\ndef options(n): return [n - 1] if n else []\n", "mine(7)", "parts returns more than 1000000 positions, the limit"},
		{"misere = 1\ndef options(n): return []\n", "", "mine.star: misere must be True or False, not 1"},
		{"def options(n): return foo(n)\n", "", "mine.star, line 1, column 24: nothing is named \"foo\" in this rule file"},
		{"def options(n): return n\n", "mine(3)", "mine.star: options must return a list of positions, not 3"},
		{"def options(n): return [{}]\n", "mine(3)", "mine.star: a position is an integer, a string, True, False, or a tuple or list of such, not {}"},
		{"def options(n): return [1.5]\n", "mine(3)", "mine.star: a position is an integer, a string, True, False, or a tuple or list of such, not 1.5"},
		{"def f(n):\n    return 1 // n\ndef options(n):\n    return [f(n - 1)] if n else []\n", "mine(2)", "mine.star, line 2, column 14: division by zero (in f, called by options:4)"},
		{"def options(n):\n    while True:\n        n = n + 1\n", "mine(2)", "this takes more than 10000000 steps, the limit (in options)"},
		{"def options(n): return options(n + 1)\n", "mine(2)", "functions call each other too deep"},
		{"def options(n):\n    if n == 2:\n        return 1 // 0\n    return [n - 1] if n else []\n", "mine(3) + nim(2)", "line 3, column 18: division by zero (in options)"},
		{"def options(n): return [(n, [n])]\n", "mine(2)", "mine.star: a position has more than 4194304 bytes, the limit"},
		{"seen = []\ndef options(n):\n    seen.append(n)\n    return []\n", "mine(2)", "line 3, column 16: what belongs to the file cannot be changed"},
		{"def options(n): return range(1000001)\n", "mine(2)", "mine.star: options returns more than 1000000 positions, the limit"},
		{"def label(p, o): return 3\ndef options(n): return [n - 1] if n else []\n", "mine(3)", "mine.star: label must return a string that is not empty, not 3"},
		{"def parts(n): return [n + 1]\ndef options(n): return [n - 1] if n else []\n", "mine(2)", "mine.star: parts takes"},
		{"def start(a): return a\ndef options(n): return [n - 1] if n else []\n", "mine(2, 3)", "the function start takes 1 arguments, 2 given"},
		{"def start(a): return a\ndef options(n): return [n - 1] if n else []\n", "mine(2, b=3)", "mine(2, b=3): there is no parameter \"b\"; the parameters are a, position"},
	} {
		r, err := rulefile.Load(t.Context(), "mine", "mine.star", c.src, rulefile.DefaultLimits())
		if err == nil && c.position != "" {
			_, err = solve(t.Context(), r, c.position, game.Normal)
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s\n%s: got %v, want %s", c.src, c.position, err, c.want)
			continue
		}
		var e *game.Error
		if !errors.As(err, &e) || e.Code == game.Internal || e.Say.In(game.Zh) == "" {
			t.Errorf("%s: %#v", c.src, err)
		}
	}
}

// Whether a file has a start that takes any parameters is no matter for the binder.
func TestAnyParameters(t *testing.T) {
	r := load(t, "def start(*values, **parameters):\n    return (values[0], parameters.get(\"most\", 1))\n"+
		"def options(p):\n    n, most = p\n    return [(n - k, most) for k in range(1, min(n, most) + 1)]\n")
	// Take 1, or 1 to 3: the nimber of n is its remainder by 2, or by 4 [Bachet].
	for position, want := range map[string]int64{"mine(7)": 1, "mine(7, most=3)": 3} {
		got, err := solve(t.Context(), r, position, game.Normal)
		if err != nil || got.Nimber.Int64() != want {
			t.Errorf("%s = %v, %v, want %d", position, got, err, want)
		}
	}
	if _, err := solve(t.Context(), r, "mine(7, most=3, most=4)", game.Normal); err == nil || !strings.Contains(err.Error(), `parameter "most" is given twice`) {
		t.Errorf("mine(7, most=3, most=4) = %v, want a refusal", err)
	}
}

// Rules without an end run into a limit; where positions drift, the error says how.
func TestDrift(t *testing.T) {
	const grow, fall = "so options may lack a case in which no move is left", "so options may lack a condition such as n > 0"
	for _, c := range []struct {
		options, position string
		limit             int64
		want              []string // nil: no drift
	}{
		{"[n + 1]", "mine(3)", 10000, []string{"more than 10000 positions", "the last were 10002, 10003, 10004", grow}},
		{"[n * n]", "mine(3)", 10000, []string{"more than 400000 binary digits", "keep growing", grow}},
		{"[n + 'x']", "mine('a')", 100, []string{"keep growing", grow}},
		{"[n + (1,)]", "mine(0, 0)", 100, []string{"keep growing", grow}},
		{"[n - 1, n - 2]", "mine(3)", 10000, []string{"more than 10000 positions", "the last were -9997, -9998, -9999", fall}},
		{"[n - 1, n + 1]", "mine(3)", 10000, []string{"keep falling below 0", fall}},
		{"[(n[0] - 1, n[1]), (n[0], n[1] - 1)]", "mine(2, 3)", 10000, []string{"the last were [-9997, 3], [-9998, 3], [-9999, 3]", fall}},
		{"[n - 1]", "mine(3)", 0, []string{"play seems to have no end: after 262144 positions", fall}},
		// These end, though not within the limit.
		{"[n - 1, n - 2] if n > 1 else []", "mine(100000)", 1000, nil},
		{"[n + k for k in (1, 2) if n + k < 100000]", "mine(99000)", 100, nil},
		{"[(n[0] - k, 2 * k) for k in range(1, min(n) + 1)]", "mine(3000, 2999)", 10000, nil},
		{"[n - 1] if n > -100000 else []", "mine(-1000)", 5000, []string{fall}}, // it cannot be told
		{"[n - 1] if n > -5 else []", "mine(100000)", 1000, nil},
	} {
		sum, err := grundy.Reader{Own: []*game.Ruleset{load(t, "def options(n): return "+c.options+"\n")}}.Parse(c.position)
		if err != nil {
			t.Fatal(err)
		}
		o := grundy.DefaultOptions()
		o.Positions = c.limit
		_, err = grundy.Solve(t.Context(), sum, o)
		var e *game.Error
		if !errors.As(err, &e) || e.Code != game.Limit {
			t.Errorf("%s of %s: %v, want a limit", c.options, c.position, err)
			continue
		}
		for _, want := range c.want {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%s of %s: %v, want %q", c.options, c.position, err, want)
			}
		}
		if c.want == nil && strings.Contains(err.Error(), "so options may lack") {
			t.Errorf("%s of %s: %v, want no hint", c.options, c.position, err)
		}
	}
}

// What a hostile file makes is refused in one sentence, soon and within memory.
func TestHostile(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		code               game.Code
		src, options, want string
	}{
		{game.Limit, "", "['x' * (1 << 30)]", "this repeats too much: 1 * 1073741824 elements"},
		{game.Limit, "", "['x' * 5000000]", "a position has more than 4194304 bytes, the limit"},
		{game.Limit, "", "[pow(10, 200000)]", "pow(a, b) would have more than 400000 binary digits, the limit"},
		{game.Limit, "", "[pow(10, 100000) * pow(10, 100000)]", "mine.star: a number in a position has more than 400000 binary digits, the limit"},
		{game.Limit, "", "range(n, n + 1000001)", "options returns more than 1000000 positions, the limit"},
		{game.Limit, "", "range(n, n + pow(10, 8))", "a range of more than 10000000 numbers, the limit"},
		{game.BadParameter, "", "{n - 1: 0}", "options must return a list of positions, not {2: 0}"},
		{game.BadParameter, "", "None", "options must return a list of positions, not None"},
		{game.BadParameter, "", "'abc'", "options must return a list of positions, not \"abc\""},
		{game.BadParameter, "", "sum_of(1, 2)", "options must return a list of positions, not sum_of(1, 2)"},
		{game.BadParameter, "", "[n / 2]", "a position is an integer, a string, True, False, or a tuple or list of such, not 1.5"},
		{game.BadParameter, "", "[b'abc']", "a position is an integer, a string, True, False, or a tuple or list of such, not b\"abc\""},
		{game.BadParameter, "", "[options]", "a position is an integer, a string, True, False, or a tuple or list of such, not <function options>"},
		{game.BadParameter, "", "[(sum_of(1), 2)]", "a position is an integer, a string, True, False, or a tuple or list of such, not sum_of(1,)"},
		{game.Limit, "def f(t):\n    for i in range(1000000):\n        t = (t,)\n    return t\n", "[f(n)]", "a position is nested more than 100 deep, the limit"},
		{game.Limit, "def f(t):\n    for i in range(90):\n        t = (t, t)\n    return t\n", "[f(n)]", "a position has more than 4194304 bytes, the limit"},
		{game.Limit, "def f(t):\n    for i in range(90):\n        t = sum_of(t, t)\n    return t\n", "[f(n)]", "a sum has more than 1048576 positions, the limit"},
		{game.Limit, "def f(x):\n    x.append(x)\n    return x\n", "[f([n])]", "a position is nested more than 100 deep, the limit"},
		{game.Limit, "def f(n):\n    return f(n + 1) + 1\n", "[f(n)]", "functions call each other too deep"},
		{game.BadParameter, "def label(p, o):\n    return ' \\n'\n", "[n - 1]", "label must return a string that is not empty"},
		{game.BadParameter, "", "fail('a\\nb\\x1b[31m')", "the program says: a b\ufffd[31m (in options)"},
		{game.BadParameter, "load('x.star', 'y')\n", "[]", "a program here loads no other file"},
		{game.Syntax, "if True:\n  pass\n x = 1\n", "[]", "this line is not indented as it should be"},
		{game.Syntax, "x = 1\ny = '\xff'\n", "[]", "mine.star, line 2, column 6: the text is not UTF-8"},
	} {
		src := c.src + "def options(n): return " + c.options + "\n"
		r, err := rulefile.Load(t.Context(), "mine", "mine.star", src, rulefile.DefaultLimits())
		if err == nil {
			_, err = solve(t.Context(), r, "mine(3)", game.Normal)
		}
		var e *game.Error
		if !errors.As(err, &e) || e.Code != c.code || !strings.Contains(err.Error(), c.want) || strings.ContainsAny(err.Error(), "\n\x1b") {
			t.Errorf("%s: got %v, want %s: %s", src, err, c.code, c.want)
		}
	}
}

// What an editor or another system leaves in a file does not matter, nor what a label
// holds.
func TestForms(t *testing.T) {
	for name, src := range map[string]string{
		"byte order mark": "\ufeffdef options(n):\n    return [n - 1] if n else []\n",
		"CRLF":            "def options(n):\r\n    return [n - 1] if n else []\r\n",
		"tabs":            "def options(n):\n\treturn [n - 1] if n else []",
		"full width":      "def options（n）：\n    return [n - 1] if n else []\n",
		"set":             "def options(n):\n    return set([n - 1]) if n else ()\n",
		"label":           "def options(n):\n    return [n - 1] if n else []\ndef label(p, o):\n    return 'a\\tb\\x1b\\n%s%d'\n",
	} {
		got, err := solve(t.Context(), load(t, src), "mine(3)", game.Normal)
		if err != nil || got.Outcome != game.N || got.Nimber.Int64() != 1 {
			t.Errorf("%s: %v, %v, want N 1", name, got, err)
			continue
		}
		if say := got.Winning[0].Say.In(game.En); name == "label" && say != "a b\ufffd %s%d" {
			t.Errorf("the label is %q", say)
		}
	}
}

// The labels of one position share their steps, so that many cheap ones do not take
// for ever; expected is the bound, ten times that of a call.
func TestLabelSteps(t *testing.T) {
	l := rulefile.DefaultLimits()
	l.Steps = 2000
	src := "def options(n): return range(n)\ndef label(p, o):\n    for i in range(100):\n        o += 1\n    return str(o)\n"
	r, err := rulefile.Load(t.Context(), "mine", "mine.star", src, l)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := solve(t.Context(), r, "mine(10)", game.Normal); err != nil {
		t.Errorf("10 labels: %v", err)
	}
	_, err = solve(t.Context(), r, "mine(1000)", game.Normal)
	if err == nil || !strings.Contains(err.Error(), "this takes more than 20000 steps, the limit (in label)") {
		t.Errorf("1000 labels: %v, want the limit of 20000 steps", err)
	}
}

// One position may be asked by many at once; expected nimbers are those of Nim.
func TestConcurrent(t *testing.T) {
	r := load(t, "def canonical(p):\n    return sorted(p)\ndef options(p):\n    return [p[:i] + (k,) + p[i+1:] for i in range(len(p)) for k in range(p[i])]\n")
	sum, err := grundy.Reader{Own: []*game.Ruleset{r}}.Parse("mine(3, 5, 4)")
	if err != nil {
		t.Fatal(err)
	}
	solver := grundy.NewSolver()
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			got, err := solver.Solve(t.Context(), sum, grundy.DefaultOptions())
			if err != nil || got.Nimber.Int64() != 3^5^4 || len(got.Winning) != 1 {
				t.Errorf("mine(3, 5, 4): %v, %v, want nimber 2 and one winning move", got, err)
			}
		})
	}
	group.Wait()
}
