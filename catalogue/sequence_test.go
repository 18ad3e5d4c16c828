package catalogue_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grundy"
	"grundy/game"
)

// sequence is the nim-sequence of a ruleset in notation.
func sequence(t *testing.T, ruleset string) *grundy.Sequence {
	t.Helper()
	s, err := grundy.ParseSequence(ruleset, game.Normal)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// nimbers are the first n of them, grown in uneven steps.
func nimbers(t *testing.T, s *grundy.Sequence, n int) []uint64 {
	t.Helper()
	r := rand.New(rand.NewPCG(uint64(n), 1))
	for known := 0; known < n; {
		k, err := s.Grow(t.Context(), min(n, known+1+r.IntN(1+n/3)), &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		known = k
	}
	out := make([]uint64, n)
	s.Read(out[:n/2], 0)
	s.Read(out[n/2:], n/2)
	return out
}

// defined are the nimbers of a subtraction game by the definition: take lists what
// may be taken from a heap of n.
func defined(n int, take func(n int) []int) []uint64 {
	g := make([]uint64, n)
	for i := range g {
		seen := map[uint64]bool{}
		for _, k := range take(i) {
			seen[g[i-k]] = true
		}
		for seen[g[i]] {
			g[i]++
		}
	}
	return g
}

// from are the numbers of a set that may be taken.
func from(set ...int) func(int) []int {
	return func(n int) []int {
		return slices.DeleteFunc(slices.Clone(set), func(k int) bool { return k > n })
	}
}

// between are the numbers from lo to hi, and a rest below lo when that may be
// taken.
func between(lo, hi int, rest bool) func(int) []int {
	return func(n int) []int {
		if rest && 0 < n && n < lo {
			return []int{n}
		}
		var out []int
		for k := lo; k <= min(hi, n); k++ {
			out = append(out, k)
		}
		return out
	}
}

func TestSequencesAgainstDefinition(t *testing.T) {
	tests := []struct {
		ruleset string
		take    func(int) []int
	}{
		{"nim()", between(1, 1<<30, false)},
		{"bash(max=1)", between(1, 1, false)},
		{"bash(max=3)", between(1, 3, false)},
		{"bash(min=4, max=9)", between(4, 9, false)},
		{"bash(min=4, max=10)", between(4, 10, false)},
		{"bash(min=4, max=4)", between(4, 4, false)},
		{"bash(min=4, max=9, take_rest=True)", between(4, 9, true)},
		{"bash(min=4, max=11, take_rest=True)", between(4, 11, true)},
		{"bash(min=5, max=5, take_rest=True)", between(5, 5, true)},
		{"subtract(take=[3])", from(3)},
		{"subtract(take=[1, 2, 3])", from(1, 2, 3)},
		{"subtract(take=[1, 3, 4])", from(1, 3, 4)},
		{"subtract(take=[2, 7])", from(2, 7)},
		{"subtract(take=[6, 9, 15])", from(6, 9, 15)},
		{"subtract(take=[6, 8, 15, 23])", from(6, 8, 15, 23)},
		{"subtract(take=[4, 10, 12, 300])", from(4, 10, 12, 300)},
		{`subtract(take="odd")`, func(n int) []int {
			return slices.DeleteFunc(between(1, n, false)(n), func(k int) bool { return k%2 == 0 })
		}},
		{`subtract(take="powers_of_2")`, from(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048)},
		{`subtract(take="factorials")`, from(1, 2, 6, 24, 120, 720)},
		{`subtract(take="fibonacci")`, from(1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597)},
	}
	for _, tt := range tests {
		want := defined(2500, tt.take)
		if got := nimbers(t, sequence(t, tt.ruleset), len(want)); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", tt.ruleset, got, want)
		}
		l, err := sequence(t, tt.ruleset).Law(t.Context(), 2500, &game.Budget{})
		if err != nil {
			t.Errorf("%s: %v", tt.ruleset, err)
			continue
		}
		checkLaw(t, tt.ruleset, l, want)
	}
}

// TestFormulaPeriods compares the periods that theorems give of sets of two numbers, and
// of runs and what fits to them, with tables from the definition.
func TestFormulaPeriods(t *testing.T) {
	var sets [][]int
	for b := 2; b <= 24; b++ {
		for a := 1; a < b; a++ {
			sets = append(sets, []int{a, b})
		}
	}
	for step := 1; step <= 3; step++ {
		for p := step; p <= 3*step; p += step {
			for q := p; q <= p+4*step; q += step {
				var run []int
				for k := p; k <= q; k += step {
					run = append(run, k)
				}
				sets = append(sets, run)
				for k := q + step + 1; k < 4*(p+q); k++ {
					if r := k % (p + q); k%step == 0 && r >= p && r <= q && k%3 > 0 {
						run = append(run, k)
					}
				}
				sets = append(sets, run)
			}
		}
	}
	for _, set := range sets {
		ruleset := fmt.Sprintf("subtract(take=[%s])", strings.Trim(strings.Join(strings.Fields(fmt.Sprint(set)), ", "), "[]"))
		want := defined(4*(set[0]+set[len(set)-1])+10, from(set...))
		l, err := sequence(t, ruleset).Law(t.Context(), 2500, &game.Budget{})
		if err != nil || l.Method != "formula" || !l.Proved() {
			t.Errorf("%s: %+v, %v, want a formula", ruleset, l, err)
			continue
		}
		checkLaw(t, ruleset, l, want)
	}
}

// checkLaw compares a law that was found with a table that shows it: it holds, and
// nothing shorter does.
func checkLaw(t *testing.T, ruleset string, l game.Law, g []uint64) {
	t.Helper()
	top := l.Checked
	if top == 0 {
		top = l.Preperiod + l.Period
	}
	most := slices.Max(g[:min(top, len(g))])
	if top <= len(g) && (l.Most != most || l.First != slices.Index(g, most)) {
		t.Errorf("%s: largest nimber %d at %d, want %d at %d", ruleset, l.Most, l.First, most, slices.Index(g, most))
	}
	for p := 1; p < len(g)/4; p++ {
		for s := range uint64(p + 1) {
			e := len(g) - p
			for e > 0 && g[e-1]+s == g[e-1+p] {
				e--
			}
			if e > len(g)/2 {
				continue
			}
			if l.Preperiod != e || l.Period != p || l.Saltus != int(s) {
				t.Errorf("%s: %+v, want preperiod %d, period %d, saltus %d", ruleset, l, e, p, s)
			}
			return
		}
	}
	if l.Proved() {
		t.Errorf("%s: %+v is called proved, and a table of %d shows none", ruleset, l, len(g))
	}
}

// TestFactorialsAreNotPeriodic: they look so for 5,050 heaps, and break there with
// nimber 4 [A014587].
func TestFactorialsAreNotPeriodic(t *testing.T) {
	const ruleset = `subtract(take="factorials")`
	l, err := sequence(t, ruleset).Law(t.Context(), 5050, &game.Budget{})
	if err != nil || l.Proved() || l.Period != 25 {
		t.Errorf("%s below 5050: %+v, %v, want period 25, seen", ruleset, l, err)
	}
	if g := nimbers(t, sequence(t, ruleset), 5051); g[5050] != 4 || slices.Max(g[:5050]) != 3 {
		t.Errorf("%s: g(5050) = %d after nimbers up to %d, want 4 after 3", ruleset, g[5050], slices.Max(g[:5050]))
	}
	l, err = sequence(t, ruleset).Law(t.Context(), 5060, &game.Budget{})
	if err != nil || l.Found() {
		t.Errorf("%s below 5060: %+v, %v, want none", ruleset, l, err)
	}
}
