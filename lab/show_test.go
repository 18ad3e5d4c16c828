package lab

import (
	"errors"
	"strings"
	"testing"
	"time"

	"go.starlark.net/starlark"

	"grundy/game"
	"grundy/script/dialect"
)

// The judge of show is Starlark's own repr.
func TestShow(t *testing.T) {
	for _, src := range []string{
		"None", "True", "1 << 70", "-3", "1.5", "'a\"\\n堆'", "b'a\\xff'", "()", "(1,)", "(1, (2,))", "[]", "[1, [2, []]]", "{}", "{1: {2: []}, 'a': (3,)}",
		"set()", "set([1, 2])", "range(3)", "nim", "len", "'a'.upper", "nim(3) + nim(4)", "winning_moves(nim(1, 2))", "solve(nim(1))", "'ab'.elems()",
	} {
		v, err := starlark.EvalOptions(dialect.Options(), thread(t), "", src, New(DefaultOptions()).names)
		if err != nil {
			t.Fatalf("%s: %v", src, err)
		}
		if got, err := dialect.Show(v, 0); err != nil || got != v.String() {
			t.Errorf("show(%s) = %s, %v, want %s", src, got, err, v)
		}
	}
	list, dict := starlark.NewList(nil), starlark.NewDict(1)
	if err := errors.Join(list.Append(list), list.Append(dict), dict.SetKey(starlark.None, list), list.Append(dict)); err != nil {
		t.Fatal(err)
	}
	if got, err := dialect.Show(list, 0); err != nil || got != list.String() {
		t.Errorf("show(a cycle) = %s, %v, want %s", got, err, list)
	}
}

func thread(t *testing.T) *starlark.Thread {
	out := &starlark.Thread{}
	out.SetLocal(contextKey, t.Context())
	return out
}

// What would be too long or too deep to print is refused, and soon.
func TestTextIsBounded(t *testing.T) {
	o := DefaultOptions()
	o.Text = 1000
	o.Print = func(string) {}
	l := New(o)
	start := time.Now()
	for src, want := range map[string]string{
		"'a' * 998":                     "",
		"'a' * 999":                     "more than 1000 bytes of text",
		"'a' * 1000000000":              "more than 1000 bytes of text",
		"'\\\\' * 900":                  "more than 1000 bytes of text",
		"[1] * 1000000":                 "more than 1000 bytes of text",
		"pow(10, 999)":                  "",
		"pow(10, 1000)":                 "more than 1000 bytes of text",
		"pow(2, 300000)":                "more than 1000 bytes of text",
		"{n: n for n in range(100000)}": "more than 1000 bytes of text",
		"print('a' * 1000)":             "",
		"print('a' * 1000, 'b')":        "more than 1000 bytes of text",
		"print([1] * 1000000)":          "more than 1000 bytes of text",
	} {
		if _, err := l.Eval(t.Context(), src); want == "" && err != nil || want != "" && (err == nil || game.AsError(err).Code != game.Limit || !strings.Contains(err.Error(), want)) {
			t.Errorf("Eval(%q) = %v, want %s", src, err, want)
		}
	}
	o.Text = 0
	deep := "x = []\nfor i in range(1000000):\n    x = [x]\nprint(x)\n"
	if err := New(o).Exec(t.Context(), "p.star", deep); err == nil || !strings.Contains(err.Error(), "nested more than 10000 deep") {
		t.Errorf("Exec(a deep list) = %v", err)
	}
	if err := New(o).Exec(t.Context(), "p.star", strings.Replace(deep, "print", "nimber", 1)); err == nil || !strings.Contains(err.Error(), "a position was wanted, not <list>") {
		t.Errorf("nimber(a deep list) = %v", err)
	}
	doubled := "x = [0]\nfor i in range(100):\n    x = [x, x]\nprint(x)\n"
	if err := l.Exec(t.Context(), "p.star", doubled); err == nil || !strings.Contains(err.Error(), "more than 1000 bytes of text") {
		t.Errorf("Exec(a list of lists) = %v", err)
	}
	if spent := time.Since(start); spent > 20*time.Second {
		t.Errorf("refusing took %v", spent)
	}
}

// What print writes is what Starlark's own print does.
func TestPrint(t *testing.T) {
	for _, args := range []string{"", "1", "'a', 'b\"', b'c', nim(3), [1, 'x']", "1, 2, sep='--'", "'', ''"} {
		src := "print(" + args + ")"
		var got, want []string
		o := DefaultOptions()
		o.Print = func(line string) { got = append(got, line) }
		l := New(o)
		if _, err := l.Eval(t.Context(), src); err != nil {
			t.Errorf("%s: %v", src, err)
		}
		names := starlark.StringDict{"nim": l.names["nim"]}
		th := &starlark.Thread{Print: func(_ *starlark.Thread, line string) { want = append(want, line) }}
		if _, err := starlark.EvalOptions(dialect.Options(), th, "", src, names); err != nil {
			t.Fatal(err)
		}
		if len(got) != 1 || got[0] != want[0] {
			t.Errorf("%s prints %q, want %q", src, got, want)
		}
	}
}

// options ends however many moves lead to the same few positions, and however
// long the notation is.
func TestOptionsAreBounded(t *testing.T) {
	l := New(DefaultOptions())
	for src, want := range map[string]string{
		"options(bash(5, max=pow(10, 12), overshoot=True))": "more than 1000000 moves",
		"options(nim(pow(10, 10000)))":                      "bytes of notation",
		"winning_moves(nim(1), limit=-1)":                   "0 for all, and not -1",
		"winning_moves(nim(1), limit='a')":                  `0 for all, and not "a"`,
		"winning_moves(nim(1), limit=None)":                 "0 for all, and not None",
	} {
		if _, err := l.Eval(t.Context(), src); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Eval(%q) = %v, want %s", src, err, want)
		}
	}
	for src, want := range map[string]string{
		"len(winning_moves(bash(5, max=200, overshoot=True), limit=0))":        "196", // bids of 5 to 200
		"len(winning_moves(bash(5, max=200, overshoot=True)))":                 "100",
		"len(winning_moves(bash(5, max=200, overshoot=True), limit=1 << 200))": "196",
	} {
		if v, err := l.Eval(t.Context(), src); err != nil || v.String() != want {
			t.Errorf("Eval(%q) = %v, %v, want %s", src, v, err, want)
		}
	}
}

// The moves that options goes through are steps of the program.
func TestOptionsTakeSteps(t *testing.T) {
	o := DefaultOptions()
	o.Steps = 100_000
	src := "[options(bash(5, max=1000, overshoot=True)) for i in range(100)]"
	if _, err := New(o).Eval(t.Context(), src); err == nil || !strings.Contains(err.Error(), "more than 100000 steps") {
		t.Errorf("Eval(%q) = %v, want the limit on steps", src, err)
	}
}

// A byte order mark before a program means nothing, and a program that is too
// long is refused.
func TestByteOrderMark(t *testing.T) {
	l := New(DefaultOptions())
	if v, err := l.Eval(t.Context(), "\uFEFFnimber(nim(3))"); err != nil || v.String() != "3" {
		t.Errorf("Eval = %v, %v, want 3", v, err)
	}
	if err := l.Exec(t.Context(), "p.star", "\uFEFFx = 1\r\nprint(x)\r\n"); err != nil {
		t.Errorf("Exec = %v", err)
	}
	if err := l.Exec(t.Context(), "p.star", strings.Repeat("#", 1<<20+1)); err == nil || game.AsError(err).Code != game.Limit {
		t.Errorf("Exec(a long program) = %v, want a limit", err)
	}
}
