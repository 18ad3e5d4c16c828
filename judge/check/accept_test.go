package check_test

import (
	"testing"

	"grundy/judge"
	"grundy/judge/check"
)

// TestManyRight wants a program that finds other right answers than ours to pass.
func TestManyRight(t *testing.T) {
	r := checked(t, "CF 936B", compiled(t, "kinds/other_walk.cpp"), check.Options{Seed: 1, Cases: 300})
	if r.Failure != nil || r.Random == 0 {
		t.Errorf("report = %+v, failure = %+v", r, r.Failure)
	}
}

// TestManyWrong wants a wrong answer to be told and its input to be made small, where
// others than ours are right.
func TestManyWrong(t *testing.T) {
	const smallest = "2 1\n1 2\n0 \n1\n" // two vertices and the walk from one to the other
	r := checked(t, "CF 936B", compiled(t, "wrong/sleepy_walk.cpp"), patient)
	if f := r.Failure; f == nil || f.Kind != check.WrongAnswer || f.Why == nil || len(f.Input) > len(smallest) {
		t.Errorf("report = %.500s, want a failure on an input such as %q", said(r), smallest)
	}
}

// TestManySingle wants an input to have a single case where there are many right
// answers, since those to several cases could not be told apart.
func TestManySingle(t *testing.T) {
	for _, p := range judge.All() {
		if p.HasMany() && p.Most() != 1 {
			t.Errorf("%s: an input has many cases", p.ID)
		}
	}
}
