package heap

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// randomContinued is a law of a table, and moves that have nothing to do with it.
func randomContinued(r *rand.Rand) *continued {
	var l leaving
	l.last, l.whole, l.one = r.IntN(3), r.IntN(2) == 0, r.IntN(2) == 0
	for t := range l.last + 1 {
		m := leftBy{t: t}
		for j := range m.parts {
			m.parts[j] = (t > 0 || j > 1) && r.IntN(3) > 0
		}
		l.moves = append(l.moves, m)
	}
	law := Recurrence{1 + r.IntN(4), 1 + r.IntN(4), 1 + r.IntN(8)}
	if r.IntN(2) == 0 {
		law.Saltus = law.Length
	}
	k := criterion{leaving: &l}
	g := make([]uint16, k.needs(law))
	for n := 1; n < len(g); n++ {
		switch {
		case n >= law.Preperiod+law.Length:
			g[n] = g[n-law.Length] + uint16(law.Saltus)
		case n < law.Preperiod:
			g[n] = uint16(r.IntN(2 << r.IntN(6)))
		default:
			g[n] = uint16(max(0, n*law.Saltus/law.Length+r.IntN(4)-1))
		}
	}
	return newContinued(l, g, law)
}

// TestContinued makes each check of random laws and moves, and looks at all options of
// larger heaps: what a check admits is so.
func TestContinued(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 18))
	count := map[string]int{}
	tries := 40_000
	if testing.Short() {
		tries /= 4
	}
	for range tries {
		c := randomContinued(r)
		needed, covered := len(c.g), true
		for n := needed - 2*c.p; covered && n < needed; n++ {
			covered = c.covers(n)
		}
		excluded, _ := c.excludes(t.Context())
		count[fmt.Sprintf("covered %v", covered)]++
		count[fmt.Sprintf("excluded %v", excluded)]++
		if !covered && !excluded {
			continue
		}
		misses, collides := c.look(needed, needed+20*c.p)
		if covered && misses || excluded && collides {
			t.Fatalf("%+v, %d: covered %v, misses %v, excluded %v, collides %v", c.leaving, c.g, covered, misses, excluded, collides)
		}
	}
	for _, what := range []string{"covered true", "covered false", "excluded true", "excluded false"} {
		if count[what] < tries/40 {
			t.Errorf("%s: %d times, want more: %v", what, count[what], count)
		}
	}
}
