package check_test

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"grundy/judge"
	"grundy/judge/check"
)

// compiled builds a program of testdata and returns its command line.
func compiled(t *testing.T, source string) []string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "program")
	if err := compile(source, program); err != nil {
		t.Fatal(err)
	}
	return []string{program}
}

// compile builds a program of testdata.
func compile(source, program string) error {
	out, err := exec.Command("g++", "-O1", "-w", "-o", program, filepath.Join("testdata", source)).CombinedOutput()
	if err != nil {
		return fmt.Errorf("g++ %s: %w\n%s", source, err, out)
	}
	return nil
}

// checked checks a program on a problem.
func checked(t *testing.T, id string, program []string, o check.Options) check.Report {
	t.Helper()
	p, ok := judge.Lookup(id)
	if !ok {
		t.Fatalf("there is no problem %s", id)
	}
	r, err := check.Problem(t.Context(), p, program, o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// said is a report in words.
func said(r check.Report) string {
	text := fmt.Sprintf("%+v", r)
	if r.Failure != nil {
		text = fmt.Sprintf("%+v in %s", *r.Failure, text)
	}
	return text
}

// TestKinds wants every way to fail to be told, at the smallest input.
func TestKinds(t *testing.T) {
	tests := []struct {
		source, input string
		kind          check.Kind
	}{
		{"kinds/crash.cpp", "1\n501 1\n", check.Crash},
		{"kinds/loop.cpp", "1\n7 1\n", check.TimeOut},
		{"kinds/memory.cpp", "1\n1 1\n", check.TooLarge},
		{"kinds/chatter.cpp", "1\n1 1\n", check.TooLong},
		{"kinds/silent.cpp", "1\n1 1\n", check.WrongAnswer},
		{"kinds/second.cpp", "1\n1 1\n", check.WrongAnswer},
		{"kinds/state.cpp", "2\n1 1\n1 1\n", check.WrongAnswer},
	}
	for _, tt := range tests {
		t.Run(tt.source, func(t *testing.T) {
			t.Parallel()
			o := patient
			if tt.kind == check.TimeOut {
				o.Timeout = time.Second
			}
			f := checked(t, "HDU 1846", compiled(t, tt.source), o).Failure
			if f == nil || f.Kind != tt.kind || f.Input != tt.input {
				t.Errorf("failure = %.300s, want %s on %q", fmt.Sprintf("%+v", f), tt.kind, tt.input)
			}
		})
	}
}

// TestForgiven wants white space at the ends of lines to be forgiven, and told.
func TestForgiven(t *testing.T) {
	r := checked(t, "HDU 1846", compiled(t, "kinds/blanks.cpp"), check.Options{Seed: 1})
	if r.Failure != nil || !r.Forgiven || r.Random != 10_000 && r.Complete {
		t.Errorf("report = %+v", r)
	}
}

// TestPlanned wants a report to say what was planned where the time was not enough for it,
// and whether the input of a failure is as small as it goes.
func TestPlanned(t *testing.T) {
	right := append(compiled(t, "right/right.cpp"), "palindrome")
	p, _ := judge.Lookup("CF 276B") // one case an input
	want := check.Tried{Samples: len(p.Samples()), Small: 3000, Traps: len(p.Traps()) + len(p.Edges()), Random: 10_000}
	r := checked(t, "CF 276B", []string{"sh", "-c", "sleep 9"}, check.Options{Timeout: time.Second / 5, Total: time.Nanosecond, Shrink: time.Nanosecond})
	if f := r.Failure; f == nil || f.Minimal || r.Planned != want {
		t.Errorf("a program that sleeps: %.500s, want what is planned to be %+v and an input that may not be the smallest", said(r), want)
	}
	r = checked(t, "CF 276B", right, check.Options{Total: time.Nanosecond})
	if r.Failure != nil || r.Complete || r.Small+r.Traps+r.Random > 0 || r.Planned != want {
		t.Errorf("without time: %.500s, want what is planned to be %+v, and the samples alone", said(r), want)
	}
	r = checked(t, "LeetCode 3360", []string{"false"}, patient)
	if f := r.Failure; f == nil || !f.Minimal {
		t.Errorf("a program that fails: %.500s, want the smallest input", said(r))
	}
}

// TestOrder wants the first failure in the order of the inputs to be told, whatever others
// do that run beside it.
func TestOrder(t *testing.T) {
	p := check.Position{Text: "nim(a)", Vars: []check.Var{{Name: "a", From: 0, To: 20}}}
	script := "read a; test $a = 7 && sleep 0.3 && exit 3; test $a -gt 7 && exit 4; test $a -gt 0 && echo 1 || echo 0"
	r, err := p.Check(t.Context(), []string{"sh", "-c", script}, patient)
	if f := r.Failure; err != nil || f == nil || f.Input != "7\n" || f.Status != "exit status 3" || r.Small != 7 || r.Runs != 9 {
		t.Errorf("%.500s, %v, want status 3 on 7, after 7 that are right, in 9 runs", said(r), err)
	}
}
