package check_test

import (
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"grundy/game"
	"grundy/judge"
	"grundy/judge/check"
)

// patient are options under which a slow computer changes no result.
var patient = check.Options{Seed: 1, Timeout: time.Minute, Total: 10 * time.Minute, Shrink: 10 * time.Minute}

// mistake is a program that goes wrong as published ones do, and a listed input on
// which it does; number is that of the mistake in the collection of TestMistakes of
// package judge.
type mistake struct {
	number      int
	id, program string
	input       string
}

var mistakes = []mistake{
	{1, "POJ 1067", "wythoff_double", "165580140 267914295\n"},
	{2, "HDU 1527", "wythoff_double", "165580141 267914296\n"},
	{3, "Luogu P2252", "wythoff_double", "433494436 701408732\n"},
	{4, "POJ 1067", "wythoff_digits 1.618", "377 610\n"},
	{4, "HDU 5754", "queen_digits 1.618", "1\n4 378 611\n"},
	{5, "POJ 1067", "wythoff_digits 1.61803", "987 1597\n"},
	{6, "POJ 1067", "wythoff_digits 1.618033989", "75024 121392\n"},
	{8, "HDU 2516", "fibonacci_table 51", "512559680\n0\n"},
	{9, "HDU 2516", "fibonacci_table 105", "363076002\n0\n"},
	{10, "HDU 2149", "sale_remainder", "1 2\n"},
	{11, "HDU 2149", "sale_slash", "4 2\n"},
	{12, "HDU 1850", "nim_precedence", "3\n5 7 9\n0\n"},
	{13, "HDU 1907", "misere_sum", "1\n1\n1\n"},
	{13, "LightOJ 1253", "misere_sum cases", "1\n1\n1\n"},
	{15, "HDU 1536", "snim_marks", "2 1 3\n1\n1 2\n0\n"},
	{16, "AcWing 235", "beads marks", "1\n8\n"},
	{17, "AcWing 235", "beads divisors", "2\n1 8\n"},
	{18, "AcWing 235", "beads one", "1\n1\n"},
	{19, "HDU 1536", "snim_deep", "1 1\n1\n1 10000\n0\n"},
	{20, "CF 1370C", "odd_divisor odd", "1\n1\n"},
	{21, "CF 1370C", "odd_divisor powers", "1\n2\n"},
	{22, "CF 1370C", "odd_divisor even", "1\n6\n"},
	{23, "POJ 2311", "paper", "2 2\n"},
	{24, "POJ 2505", "multiplication_32", "2000000000\n"},
	{25, "POJ 1704", "georgia sorted", "1\n2\n2 1\n"},
	{25, "POJ 1704", "georgia odd", "1\n1\n2\n"},
	{26, "POJ 2234", "matches single", "1 0\n"},
	{27, "POJ 2234", "matches loud", "1 0\n"},
	{28, "HDU 2897", "least_take", "2 1 1\n"},
	{29, "CSES 1099", "stairs_parity", "1\n2\n1 0\n"},
	{30, "HDU 3032", "lasker_nim", "1\n3\n1 2 3\n"},
	{31, "HDU 5795", "split_nim", "1\n3\n1 6 7\n"},
	{32, "UVa 847", "multiplication_round", "18\n"},
	{33, "POJ 1067", "wythoff_empty", "0 0\n"},
	{34, "CSES 2207", "grundy_short", "1\n1222\n"},
	{35, "CF 39E", "boxes_winner", "2 2 10\n"},
	{36, "HDU 1730", "northcott_sign", "1 6\n5 4\n"},
	{37, "HDU 3537", "coins_twice", "2 0 0\n"},
}

// crashes are the mistakes that end a program. All others print what is wrong.
var crashes = map[int]bool{18: true, 19: true}

// mostRuns is how often a program may be run until its mistake is found and made small:
// what takes 100 ms to begin, on one processor, is found in 10 s.
const mostRuns = 100

// TestWrong wants the checker to find every mistake, at an input no longer than the
// listed one to which no step towards a smaller one is left, in few runs.
func TestWrong(t *testing.T) {
	programs := compileWrong(t, "*")
	for _, m := range mistakes {
		t.Run(m.id+" "+m.program, func(t *testing.T) {
			t.Parallel()
			words := strings.Fields(m.program)
			words[0] = programs[words[0]]
			begin := time.Now()
			r := checked(t, m.id, words, patient)
			kind := check.WrongAnswer
			if crashes[m.number] {
				kind = check.Crash
			}
			f := r.Failure
			if f == nil || f.Kind != kind || len(f.Input) > len(m.input) {
				t.Fatalf("mistake %d: failure = %+v, want %s on at most %q", m.number, f, kind, m.input)
			}
			if !f.Minimal || r.Runs > mostRuns {
				t.Errorf("mistake %d: smallest %v after %d runs, want it after at most %d", m.number, f.Minimal, r.Runs, mostRuns)
			}
			t.Logf("mistake %d: %q instead of %q on %q: %d runs, %v", m.number, f.Got, f.Expected, f.Input, r.Runs, time.Since(begin))
		})
	}
}

// compileWrong builds those programs of testdata/wrong that a pattern names, two at a time,
// and returns where they are.
func compileWrong(t *testing.T, pattern string) map[string]string {
	t.Helper()
	sources, err := filepath.Glob("testdata/wrong/" + pattern + ".cpp")
	if err != nil {
		t.Fatal(err)
	}
	programs, turns := map[string]string{}, make(chan struct{}, 2)
	var all sync.WaitGroup
	folder := t.TempDir()
	for _, source := range sources {
		name := strings.TrimSuffix(filepath.Base(source), ".cpp")
		program := filepath.Join(folder, name)
		programs[name] = program
		all.Go(func() {
			turns <- struct{}{}
			defer func() { <-turns }()
			if err := compile("wrong/"+name+".cpp", program); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	if t.Failed() {
		t.FailNow()
	}
	return programs
}

// BenchmarkMistake finds a mistake of a problem whose input has one case, with programs that
// take longer and longer to begin.
func BenchmarkMistake(b *testing.B) {
	program := filepath.Join(b.TempDir(), "program")
	if err := compile("wrong/wythoff_double.cpp", program); err != nil {
		b.Fatal(err)
	}
	p, _ := judge.Lookup("Luogu P2252")
	for _, bb := range []struct {
		name  string
		words []string
	}{{"cpp", []string{program}}, {"python", []string{"python3", "testdata/wrong/wythoff_double.py"}}} {
		b.Run(bb.name, func(b *testing.B) {
			for b.Loop() {
				if r, err := check.Problem(b.Context(), p, bb.words, patient); err != nil || r.Failure == nil || !r.Failure.Minimal {
					b.Fatalf("%s, %v", said(r), err)
				}
			}
		})
	}
}

// TestWrongFormulas is TestWrong for the mistakes that no problem has within its
// bounds: 7, double precision beyond 2^53, and 14, values in place of outcomes where
// the last move loses.
func TestWrongFormulas(t *testing.T) {
	tests := []struct {
		position, vars string
		convention     game.Convention
		source, word   string
		listed         string
	}{
		{"wythoff(a, b)", "a=14573954537613645..14573954537613650,b=23581153792354639..23581153792354643", game.Normal, "wythoff_double", "", "14573954537613649 23581153792354642\n"},
		{"kayles(a) + kayles(b)", "a=0..12,b=0..12", game.Misere, "misere_values", "kayles", "1 5\n"},
		{"grundy_game(a) + grundy_game(b)", "a=0..15,b=0..15", game.Misere, "misere_values", "grundy", "3 13\n"},
	}
	for _, tt := range tests {
		vars, err := check.ParseVars(tt.vars)
		if err != nil {
			t.Fatal(err)
		}
		p := check.Position{Text: tt.position, Vars: vars, Convention: tt.convention}
		r, err := p.Check(t.Context(), append(compiled(t, "wrong/"+tt.source+".cpp"), tt.word), patient)
		f := r.Failure
		if err != nil || f == nil || f.Kind != check.WrongAnswer || len(f.Input) > len(tt.listed) {
			t.Errorf("%s: %+v, %v, want a failure on at most %q", tt.position, f, err, tt.listed)
			continue
		}
		t.Logf("%s: %q instead of %q on %q", tt.position, f.Got, f.Expected, f.Input)
	}
}
