package identify

import (
	"context"
	"fmt"

	"grundy/catalogue"
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
// be of outcomes as well, and is compared with those. Its errors are those of the table and
// of ctx.
func Table(ctx context.Context, g Grid) (*Report, error) {
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
	var all []Candidate
	for _, rule := range catalogue.All() {
		for text := range limited(texts(rule), 40) {
			for _, from := range starts {
				n, ok, err := g.agrees(ctx, text, from)
				if err != nil {
					return nil, err
				}
				if ok {
					all = append(all, Candidate{Name: notation(text), Rule: rule.Title, Shift: from, Agrees: n, simple: complexity(rule, text)})
					break
				}
			}
		}
	}
	r.rank(all)
	return r, nil
}

// agrees compares a table with a ruleset, as far as its heaps are small and that takes no
// long time.
func (g Grid) agrees(ctx context.Context, text string, from int) (n int, ok bool, err error) {
	timed, stop := context.WithTimeout(ctx, patience)
	defer stop()
	for i, row := range g.Values[:min(len(g.Values), mostSide)] {
		for j, want := range row[:min(len(row), mostSide)] {
			got, ok, err := valueAt(timed, text, fmt.Sprintf("%d, %d", from+i, from+j), g.Outcomes)
			switch {
			case ctx.Err() != nil:
				return 0, false, ctx.Err()
			case err != nil:
				return n, n >= 2*few, nil
			case !ok || got != want:
				return 0, false, nil
			}
			n++
		}
	}
	return n, true, nil
}

// valueAt is what a table has at some values; ok is false where they are no position, or
// one whose value is not known.
func valueAt(ctx context.Context, text, values string, outcome bool) (value uint64, ok bool, err error) {
	r, err := solved(ctx, text, values, !outcome)
	switch {
	case r == nil:
		return 0, false, err
	case outcome && r.Outcome == game.N:
		return 1, true, nil
	case outcome:
		return 0, r.Outcome == game.P, nil
	case r.Nimber == nil || !r.Nimber.IsUint64():
		return 0, false, nil
	}
	return r.Nimber.Uint64(), true, nil
}
