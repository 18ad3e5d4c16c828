package judge_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"grundy/judge"
)

// extents are small, larger, and as far as a test can answer in no time.
var extents = []judge.Extent{{Things: 2, Numbers: 3}, {Things: 8, Numbers: 50}, {Things: 20, Numbers: 2000}}

// drawn draws a case of the problem.
func drawn(t *testing.T, p *judge.Problem, r *rand.Rand, x judge.Extent) judge.Case {
	t.Helper()
	c, ok := p.Draw(r, x)
	if !ok {
		t.Fatalf("%s: no case within %+v", p.ID, x)
	}
	return c
}

// TestDraw wants every case that is drawn, and every smaller one, to be read and
// answered, and smaller cases to end.
func TestDraw(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 5))
	for _, p := range judge.All() {
		t.Run(p.ID, func(t *testing.T) {
			for _, x := range extents {
				for range 20 {
					checkSmaller(t, p, drawn(t, p, r, x))
				}
			}
		})
	}
}

// checkSmaller goes down from a case by the last of the first few smaller ones.
func checkSmaller(t *testing.T, p *judge.Problem, c judge.Case) {
	t.Helper()
	for steps := 0; ; steps++ {
		in := p.Write(c)
		if out, err := answer(t, p.ID, string(in)); err != nil || out == "" {
			t.Fatalf("judge %s on %q = %q, %v", p.ID, in, out, err)
		}
		if steps == 10_000 {
			t.Fatalf("%s: %q still has smaller cases", p.ID, in)
		}
		tried, smaller := 0, false
		for d := range p.Smaller(t.Context(), c) {
			if bytes.Equal(p.Write(d), in) {
				t.Fatalf("%s: %q is no smaller than itself", p.ID, in)
			}
			c, smaller = d, true
			if tried++; tried == 3 {
				break
			}
		}
		if !smaller {
			return
		}
	}
}

// TestSmall wants small cases to be read and answered, and none twice.
func TestSmall(t *testing.T) {
	for _, p := range judge.All() {
		t.Run(p.ID, func(t *testing.T) {
			seen := map[string]bool{}
			for c := range p.Small() {
				in := string(p.Write(c))
				if seen[in] {
					t.Fatalf("%s lists %q twice", p.ID, in)
				}
				seen[in] = true
				if out, err := answer(t, p.ID, in); err != nil || out == "" {
					t.Fatalf("judge %s on %q = %q, %v", p.ID, in, out, err)
				}
				if len(seen) == 300 {
					break
				}
			}
			if len(seen) == 0 {
				t.Error("no small case")
			}
		})
	}
}

// TestTraps wants every trap to be within the bounds of the statement and to be answered,
// and cases that were written to be read back as they were.
func TestTraps(t *testing.T) {
	for _, p := range judge.All() {
		t.Run(p.ID, func(t *testing.T) {
			for _, c := range p.Traps() {
				in := p.Write(c)
				if !p.Within(c) {
					t.Errorf("%s: %.100q goes beyond the statement", p.ID, in)
				}
				if len(in) > 1<<20 {
					continue
				}
				back, err := p.Parse(in)
				if err != nil || len(back) != 1 || !bytes.Equal(p.Write(back...), in) {
					t.Fatalf("%s: %q is read back as %d cases, %v", p.ID, in, len(back), err)
				}
				if out, err := answer(t, p.ID, string(in)); err != nil || out == "" {
					t.Fatalf("judge %s on %q = %q, %v", p.ID, in, out, err)
				}
			}
		})
	}
}
