package check_test

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"grundy"
	"grundy/game"
	"grundy/judge/check"
)

// TestNarrow wants the input of a program that ends badly to be as short as it goes: the
// line on which it does so, or the lines that it needs.
func TestNarrow(t *testing.T) {
	p := check.Position{Text: "nim(a)", Vars: []check.Var{{Name: "a", From: 0, To: 50}}}
	tests := []struct{ why, script, want string }{
		{"a value", `while read a; do test $a = 7 && exit 3; echo $a; done`, "7\n"},
		{"the last value", `while read a; do test $a = 50 && exit 3; echo $a; done`, "50\n"},
		{"the number of lines", `n=0; while read a; do n=$((n+1)); test $n = 10 && exit 3; echo $a; done`, "0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n"},
		{"every line", `exit 3`, "0\n"},
	}
	for _, tt := range tests {
		r, err := p.Check(t.Context(), []string{"sh", "-c", tt.script}, patient)
		if f := r.Failure; err != nil || f == nil || !f.Minimal || f.Kind != check.Crash || f.Input != tt.want || f.Cases != strings.Count(tt.want, "\n") {
			t.Errorf("%s: %+v, %v, want a crash on %q", tt.why, f, err, tt.want)
		}
	}
}

// TestPositionForms wants every form of answers to be read, right ones to pass and wrong
// ones to be told in the same form. Nim with one heap is won unless it is empty.
func TestPositionForms(t *testing.T) {
	p := check.Position{Text: "nim(a)", Vars: []check.Var{{Name: "a", From: 0, To: 3}}}
	tests := []struct{ table, want string }{
		{"0 1 1 1", ""},
		{"0 1 2 3", ""},
		{"P N N N", ""},
		{"second first first first", ""},
		{"lose win win win", ""},
		{"0,0\n", ""}, // two in the first line: a value and its answer
		{"0\tP\n3\tN\n", ""},
		{"0 1 1 2", "2: 1 for 2"}, // a 2 says that these are nimbers
		{"P N P N", "2: P for N"},
		{"second second first first", "1: second for first"},
		{"1 1 1 1", "0: 1 for 0"},
		{"no draw yes yes", "1: draw for 1"},
	}
	for _, tt := range tests {
		r, err := p.CheckTable(t.Context(), tt.table)
		got := ""
		if f := r.Failure; f != nil {
			got = strings.TrimSpace(f.Input) + ": " + strings.TrimSpace(f.Got) + " for " + strings.TrimSpace(f.Expected)
		}
		if err != nil || got != tt.want {
			t.Errorf("%q: %q, %v, want %q", tt.table, got, err, tt.want)
		}
	}
}

// TestTableSmallest wants the wrong row with the least sum, wherever it stands: 5 = 5 and
// 1 = 1 are lost in nim, 2 and 1 are won.
func TestTableSmallest(t *testing.T) {
	p := check.Position{Text: "nim(a, b)", Vars: []check.Var{{Name: "a", From: 0, To: 9}, {Name: "b", From: 0, To: 9}}}
	r, err := p.CheckTable(t.Context(), "5 5 N\n1 1 P\n2 1 P\n4 1 P\n")
	if err != nil || r.Failure == nil || r.Failure.Input != "2 1\n" {
		t.Errorf("%+v, %v, want the failure at 2 1", r.Failure, err)
	}
	p.Vars = append(p.Vars, check.Var{Name: "c"})
	if _, err := p.CheckTable(t.Context(), "0 0 0 P\n"); err == nil || !strings.Contains(err.Error(), "the variable c does not stand in") {
		t.Errorf("%v, want c to be refused, which does not stand in the position", err)
	}
}

// TestTableLarge wants sums of values and answers beyond 64 bits to be themselves: both
// rows are wrong, and 1 with the largest value is the larger of them.
func TestTableLarge(t *testing.T) {
	p := check.Position{Text: "nim(a, b)", Vars: []check.Var{{Name: "a", From: 0, To: 1}, {Name: "b", From: 5, To: math.MaxInt64}}}
	r, err := p.CheckTable(t.Context(), "1 9223372036854775807 36893488147419103232\n0 5 4\n")
	if err != nil || r.Failure == nil || r.Failure.Input != "0 5\n" {
		t.Errorf("%+v, %v, want the failure at 0 5", r.Failure, err)
	}
}

// TestMissing wants values without a row to be told, those outside the ranges and those
// given twice to be refused.
func TestMissing(t *testing.T) {
	p := check.Position{Text: "nim(a, b)", Vars: []check.Var{{Name: "a", From: 0, To: 1}, {Name: "b", From: 5, To: 10}}}
	all := ""
	for _, a := range []string{"0", "1"} {
		for _, b := range []string{"5", "6", "7", "8", "9", "10"} {
			all += a + " " + b + " N\n"
		}
	}
	tests := []struct{ table, count, first string }{
		{all, "", ""},
		{strings.Replace(all, "1 5 N\n", "", 1), "1", "1 5"},
		{"0 5 N\n1 10 N\n", "10", "0 6;0 7;0 8;0 9;0 10;1 5;1 6;1 7;1 8;1 9"},
		{"0 5 N\n", "11", "0 6;0 7;0 8;0 9;0 10;1 5;1 6;1 7;1 8;1 9"},
	}
	for _, tt := range tests {
		r, err := p.CheckTable(t.Context(), tt.table)
		count, first := "", ""
		if r.Missing != nil {
			count, first = r.Missing.Count.String(), strings.Join(r.Missing.First, ";")
		}
		if err != nil || r.Failure != nil || count != tt.count || first != tt.first || r.Complete != (tt.count == "") {
			t.Errorf("%q: %s missing: %s, complete %v, %v, want %s: %s", tt.table, count, first, r.Complete, err, tt.count, tt.first)
		}
	}
	for table, want := range map[string]string{
		"0 5 N\n2 5 N\n":         "line 2: a is 2 here, outside its range 0..1",
		"0 5 N\n1 4 N\n":         "line 2: b is 4 here, outside its range 5..10",
		"0 5 N\n1 7 N\n0 05 N\n": `line 3: the values "0 5" stand in line 1 already`,
	} {
		if _, err := p.CheckTable(t.Context(), table); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", table, err, want)
		}
	}
}

// TestTotal wants the time to bound also the positions that are solved, the first of which
// are compared.
func TestTotal(t *testing.T) {
	vars, err := check.ParseVars("a=0..60,b=0..60,c=0..60")
	if err != nil {
		t.Fatal(err)
	}
	p := check.Position{Text: "kayles(a) + kayles(b) + kayles(c)", Vars: vars, Convention: game.Misere}
	o, begin := check.Options{Timeout: time.Minute, Total: time.Second}, time.Now()
	r, err := p.Check(t.Context(), []string{"sh", "-c", "while read a; do echo 1; done"}, o)
	if took := time.Since(begin); err != nil || r.Complete || r.Small == 0 || r.Small == r.Planned.Small || took > 30*time.Second {
		t.Errorf("%.300s, %v, after %v", said(r), err, took)
	}
}

// TestTableNimbers wants a table of nimbers to be compared with those of the definition: of
// Wythoff's game to 60, by a program of its own, and then with one of them changed.
func TestTableNimbers(t *testing.T) {
	const n = 61
	var g [n][n]int
	var table strings.Builder
	for a := range n {
		for b := range n {
			seen := map[int]bool{}
			for i := 1; i <= max(a, b); i++ {
				if i <= a {
					seen[g[a-i][b]] = true
				}
				if i <= b {
					seen[g[a][b-i]] = true
				}
				if i <= min(a, b) {
					seen[g[a-i][b-i]] = true
				}
			}
			for seen[g[a][b]] {
				g[a][b]++
			}
			fmt.Fprintln(&table, a, b, g[a][b])
		}
	}
	vars, err := check.ParseVars("a=0..60,b=0..60")
	if err != nil {
		t.Fatal(err)
	}
	p := check.Position{Text: "wythoff(a, b)", Vars: vars}
	if r, err := p.CheckTable(t.Context(), table.String()); err != nil || r.Failure != nil || r.Small != n*n {
		t.Errorf("%.300s, %v", said(r), err)
	}
	right := fmt.Sprintln(40, 58, g[40][58])
	changed := strings.Replace(table.String(), right, fmt.Sprintln(40, 58, g[40][58]+1), 1)
	if r, err := p.CheckTable(t.Context(), changed); err != nil || r.Failure == nil || r.Failure.Input != "40 58\n" {
		t.Errorf("%.300s, %v, want a failure at 40 58", said(r), err)
	}
}

// TestUnranged wants a name without a range to be told, and what else is wrong as it is.
func TestUnranged(t *testing.T) {
	const noRange = "b has no range; write it in --vars, such as b=0..20"
	for text, want := range map[string]string{
		"nim(a, b)":    noRange,
		"nim（a，b）":     noRange,
		"nim(a) + b ":  noRange,
		"nim(a)":       "",
		"nim（a, -1）":   "nim(1, -1): value 2 must be at least 0, not -1",
		"nim(a, b(2))": "b(…) is a component",
		"bnim(a)":      `there is no ruleset "bnim"`,
	} {
		p := check.Position{Text: text, Vars: []check.Var{{Name: "a", From: 1, To: 3}}}
		_, err := p.CheckTable(t.Context(), "1 1\n")
		if (err == nil) != (want == "") || err != nil && (!strings.Contains(err.Error(), want) || want != noRange && strings.Contains(err.Error(), "no range")) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}

// TestFirst wants to hear that the time was too short where it ends before one right answer.
func TestFirst(t *testing.T) {
	p := check.Position{Text: "sprouts(a)", Vars: []check.Var{{Name: "a", From: 9, To: 9}}}
	o := patient
	o.Total = 100 * time.Millisecond
	if _, err := p.Check(t.Context(), []string{"cat"}, o); game.AsError(err).Code != game.Limit || !strings.Contains(err.Error(), "--total") {
		t.Errorf("%v, want the time to be refused", err)
	}
}

// TestManyLines wants many values to come in several runs, each with all its time, and the
// failure of a later one to be told.
func TestManyLines(t *testing.T) {
	p := check.Position{Text: "nim(a)", Vars: []check.Var{{Name: "a", From: 0, To: 49_999}}}
	r, err := p.Check(t.Context(), []string{"awk", "{print ($1 > 0)}"}, patient)
	if err != nil || r.Failure != nil || !r.Complete || r.Small != 50_000 || r.Runs != 4 {
		t.Errorf("%+v, %v, want 50000 lines in 3 runs after the first", r, err)
	}
	r, err = p.Check(t.Context(), []string{"awk", "$1 == 45678 {exit 3} {print ($1 > 0)}"}, patient)
	if f := r.Failure; err != nil || f == nil || f.Kind != check.Crash || f.Input != "45678\n" || !f.Minimal {
		t.Errorf("%.300s, %v, want a crash at 45678", said(r), err)
	}
}

// TestTableLimit wants a wrong row to be told that has a smaller sum than one that takes too
// long: cram on one cell has no move.
func TestTableLimit(t *testing.T) {
	o := grundy.DefaultOptions()
	o.Positions = 1000
	p := check.Position{Text: "cram(a, a)", Vars: []check.Var{{Name: "a", From: 1, To: 8}}, Options: &o}
	r, err := p.CheckTable(t.Context(), "7 N\n1 N\n2 P\n")
	if f := r.Failure; err != nil || f == nil || f.Input != "1\n" || r.Complete {
		t.Errorf("%+v, %v, want the failure at 1", f, err)
	}
	if r, err := p.CheckTable(t.Context(), "7 N\n1 P\n2 P\n"); game.AsError(err).Code != game.Limit || game.AsError(err).Line != 1 {
		t.Errorf("%+v, %v, want the limit in line 1", r.Failure, err)
	}
}

// TestNimberLimit wants a nimber that a limit keeps back to be no counterexample:
// 437 is not refuted by knowing that the position is won.
func TestNimberLimit(t *testing.T) {
	o := grundy.DefaultOptions()
	o.Positions = 1000
	p := check.Position{Text: "wythoff(a, b)", Vars: []check.Var{{Name: "a", From: 1500, To: 1500}, {Name: "b", From: 1600, To: 1600}}, Options: &o}
	if r, err := p.CheckTable(t.Context(), "1500 1600 437\n"); game.AsError(err).Code != game.Limit {
		t.Errorf("%+v, %v, want the limit", r.Failure, err)
	}
	if r, err := p.CheckTable(t.Context(), "1500 1600 N\n"); err != nil || r.Failure != nil {
		t.Errorf("%+v, %v, want N to pass", r.Failure, err)
	}
}

// TestNoAnswer wants an answer that is none to be a failure of the program with its input.
func TestNoAnswer(t *testing.T) {
	p := check.Position{Text: "nim(a)", Vars: []check.Var{{Name: "a", From: 0, To: 9}}}
	r, err := p.Check(t.Context(), []string{"sh", "-c", "while read a; do test $a = 7 && echo oops || echo $((a > 0)); done"}, patient)
	if f := r.Failure; err != nil || f == nil || f.Input != "7\n" || f.Got != "oops\n" || f.Why == nil {
		t.Errorf("%.300s, %v, want a failure at 7", said(r), err)
	}
}
