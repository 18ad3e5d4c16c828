package certificate

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// randomLadder is a table with a law, and moves that have nothing to do with it; g goes
// on behind the table.
func randomLadder(r *rand.Rand) (l *ladder, g []uint16) {
	c := Certificate{Preperiod: 1 + r.Int64N(4), Period: 1 + r.Int64N(4)}
	c.Saltus = c.Period
	if r.IntN(2) == 0 {
		c.Saltus = 1 + r.Int64N(8)
	}
	e, p, s := int(c.Preperiod), int(c.Period), int(c.Saltus)
	m := rising{leaves: make([][4]bool, 1+r.IntN(3)), whole: r.IntN(2) == 0, one: r.IntN(2) == 0}
	for u := range m.leaves {
		for j := range m.leaves[u] {
			m.leaves[u][j] = (u > 0 || j > 1) && r.IntN(3) > 0
		}
	}
	needed := 3*e + 6*p + len(m.leaves) - 1
	g = make([]uint16, needed+20*p)
	for n := 1; n < len(g); n++ {
		switch {
		case n >= e+p:
			g[n] = g[n-p] + uint16(s)
		case n < e:
			g[n] = uint16(r.IntN(2 << r.IntN(6)))
		default:
			g[n] = uint16(max(0, n*s/p+r.IntN(4)-1))
		}
	}
	return newLadder(m, c, g[:needed]), g
}

// follows looks at all options of the heaps behind the table: whether one has the
// nimber of the heap itself, and whether a smaller nimber is missing.
func (l *ladder) follows(g []uint16) (equal, missing bool) {
	seen := make([]bool, 1<<10)
	for n := len(l.g); n < len(g); n++ {
		clear(seen)
		seen[0] = l.whole
		for a := 1; l.one && a <= n-len(l.leaves); a++ {
			seen[g[a]] = true
		}
		for u, leaves := range l.leaves {
			left := n - u
			if leaves[1] {
				seen[g[left]] = true
			}
			for a := 1; a < left; a++ {
				if leaves[2] {
					seen[g[a]^g[left-a]] = true
				}
				for b := a; leaves[3] && a+b < left; b++ {
					seen[g[a]^g[b]^g[left-a-b]] = true
				}
			}
		}
		equal = equal || seen[g[n]]
		for v := range g[n] {
			missing = missing || !seen[v]
		}
	}
	return equal, missing
}

// TestLadder makes each check of random tables and moves, and looks at all options of
// larger heaps: what a check admits is so.
func TestLadder(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 16))
	count := map[string]int{}
	tries := 20_000
	if testing.Short() {
		tries /= 4
	}
	for range tries {
		l, g := randomLadder(r)
		apart, covered := l.differ() == nil, true
		for z := l.e; apart && z < l.e+2*l.p; z++ {
			for u := range l.leaves {
				apart = apart && l.unequal(z, u) == nil
			}
		}
		for n := len(l.g) - 2*l.p; covered && n < len(l.g); n++ {
			covered = l.reach(n) == nil
		}
		count[fmt.Sprintf("apart %v", apart)]++
		count[fmt.Sprintf("covered %v", covered)]++
		if !apart && !covered {
			continue
		}
		equal, missing := l.follows(g)
		if apart && equal || covered && missing {
			t.Fatalf("%+v, %d: apart %v, equal %v, covered %v, missing %v", l.rising, l.g, apart, equal, covered, missing)
		}
	}
	for _, what := range []string{"apart true", "apart false", "covered true", "covered false"} {
		if count[what] < tries/40 {
			t.Errorf("%s: %d times, want more: %v", what, count[what], count)
		}
	}
}
