package judge_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"grundy/judge"
)

// TestEdges wants cases at the edges to be read and answered, and none twice.
func TestEdges(t *testing.T) {
	for _, p := range judge.All() {
		t.Run(p.ID, func(t *testing.T) {
			t.Parallel()
			seen := map[string]bool{}
			all := p.Edges()
			for i, c := range all {
				in := string(p.Write(c))
				if seen[in] {
					t.Fatalf("%s has %.200q twice", p.ID, in)
				}
				seen[in] = true
				if i%(1+len(all)/20) > 0 {
					continue
				}
				if out, err := answer(t, p.ID, in); err != nil || out == "" {
					t.Fatalf("judge %s on %.200q = %.200q, %v", p.ID, in, out, err)
				}
			}
		})
	}
}

// TestTight wants the edges to have what programs have been wrong on: all Fibonacci numbers
// and those beside them, the lost pairs of the differences of mistake 3, powers of two, the
// last lost cell of a board, and large trees that are lost.
func TestTight(t *testing.T) {
	var heaps, pairs []string
	for a, b := 2, 3; a < 1<<31; a, b = b, a+b {
		heaps = append(heaps, fmt.Sprintf("%d\n0\n", a), fmt.Sprintf("%d\n0\n", a+1))
	}
	for _, k := range differences {
		a := uint64(float64(k)*golden) - 1
		pairs = append(pairs, fmt.Sprintln(a, a+k), fmt.Sprintln(a+1, a+1+k))
	}
	for id, want := range map[string][]string{
		"HDU 2516": heaps, "POJ 1067": pairs,
		"CF 1537D": {"1\n536870910\n", "1\n536870914\n", "1\n1000000000\n"},
		"HDU 2147": {"1999 1999\n0 0\n"},
		"HDU 5754": {"1\n4 987 610\n", "1\n4 378 611\n"},
	} {
		p, _ := judge.Lookup(id)
		have := map[string]bool{}
		for _, c := range p.Edges() {
			have[string(p.Write(c))] = true
		}
		for _, in := range want {
			if !have[in] {
				t.Errorf("%s: %q is no edge", id, in)
			}
		}
	}
	p, _ := judge.Lookup("AtCoder agc017_d")
	equal := 0
	for _, c := range p.Edges() {
		if in := string(p.Write(c)); strings.HasPrefix(in, "99999\n1 2\n1 3\n") {
			wantAnswer(t, p.ID, in, "Bob\n") // two equal branches
			equal++
		}
	}
	if equal == 0 {
		t.Error("no tree of two equal branches is an edge")
	}
}

// TestLostDrawn wants about half of the drawn cases to be lost, or beside such a case, where
// that is rare.
func TestLostDrawn(t *testing.T) {
	for id, lost := range map[string]string{"POJ 1067": "0\n", "Luogu P2252": "0\n", "HDU 2516": "Second win\n", "HDU 5754": "G\n"} {
		p, _ := judge.Lookup(id)
		r, n := rand.New(rand.NewPCG(3, 5)), 0
		for range 400 {
			if out, _ := answer(t, id, string(p.Write(drawn(t, p, r, judge.Extent{Things: 100, Numbers: 1 << 62})))); out == lost {
				n++
			}
		}
		if n < 80 {
			t.Errorf("%s: %d of 400 cases are lost", id, n)
		}
	}
}
