package check_test

import (
	"testing"

	"grundy/judge/check"
)

// TestManyRight wants a program that finds other right answers than ours to pass.
func TestManyRight(t *testing.T) {
	r := checked(t, "CF 936B", compiled(t, "kinds/other_walk.cpp"), check.Options{Seed: 1, Cases: 300})
	if r.Failure != nil || r.Random == 0 {
		t.Errorf("report = %+v, failure = %+v", r, r.Failure)
	}
}
