package identify

import (
	"context"

	"grundy"
	"grundy/game"
)

// Grid is a table of a game of two heaps. Values[i][j] is the nimber of heaps From+i and
// From+j, or with Outcomes 1 where the first player wins and 0 where he loses.
type Grid struct {
	From     int // -1: 0 or 1, which is found out
	Values   [][]uint64
	Outcomes bool
}

// Table says which rulesets of two heaps agree with a table. One that has only 0 and 1 may
// be of outcomes as well, and is compared with those. Its errors are those of the table,
// its budget is that of [Nimbers].
func Table(ctx context.Context, g Grid, b *game.Budget) (*Report, error) {
	terms, most := 0, uint64(0)
	for _, row := range g.Values {
		terms += len(row)
		for _, v := range row {
			most = max(most, v)
		}
	}
	if err := checkLength(terms); err != nil {
		return nil, err
	}
	g.Outcomes = g.Outcomes || most <= 1
	r := &Report{Terms: terms, Few: terms < 2*few, Grid: true, Differ: -1}
	starts := []int{g.From}
	if g.From < 0 {
		starts = []int{0, 1}
	}
	s := newSearch(ctx, b)
	all, err := s.each(mostKinds, func(text string, b *game.Budget) (Candidate, bool) { return s.grid(g, starts, text, b) })
	r.Stopped = err
	r.rank(all)
	return r, nil
}

// grid compares a table with that of a ruleset.
func (s *search) grid(g Grid, starts []int, text string, b *game.Budget) (c Candidate, ok bool) {
	p, err := grundy.Reader{}.ParsePairs(text, game.Normal)
	if err != nil || p.Bracketed {
		return c, false
	}
	for _, from := range starts {
		most := from + min(g.side(), mostSide) - 1
		t, ok := s.growing(p, most, b, func(t table) (ok bool) {
			c.Agrees, ok = g.agrees(t, from)
			return ok
		})
		if c.Shift = from; ok {
			return c, t.side() > most || c.Agrees >= 2*few
		}
	}
	return c, false
}

// side is the length of the longest line or column.
func (g Grid) side() int {
	n := len(g.Values)
	for _, row := range g.Values {
		n = max(n, len(row))
	}
	return n
}

// agrees compares the table with that of a ruleset, as far as that one goes.
func (g Grid) agrees(t table, from int) (n int, ok bool) {
	for i, row := range g.Values[:min(len(g.Values), max(t.side()-from, 0))] {
		for j, want := range row[:min(len(row), max(t.side()-from, 0))] {
			switch c := t.at(from+i, from+j); {
			case c.Outcome != game.N && c.Outcome != game.P:
				return 0, false
			case g.Outcomes && (want == 1) != (c.Outcome == game.N):
				return 0, false
			case !g.Outcomes && (c.Nimber == nil || !c.Nimber.IsUint64() || c.Nimber.Uint64() != want):
				return 0, false
			}
			n++
		}
	}
	return n, true
}
