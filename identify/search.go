package identify

import (
	"context"
	"iter"
	"strings"

	"grundy"
	"grundy/catalogue"
	"grundy/game"
)

// search compares the rulesets of the catalogue with a table.
type search struct {
	ctx    context.Context
	budget *game.Budget // of all of them together
	near   []Candidate  // rulesets that agree with all but a few terms
	slow   error        // of the first that could not be compared in its time
}

// newSearch looks without a bound on positions where nobody gives one.
func newSearch(ctx context.Context, b *game.Budget) *search {
	if b == nil {
		b = &game.Budget{Bytes: 1 << 30}
	}
	return &search{ctx: ctx, budget: b}
}

// The bounds on one ruleset: the positions of its first nimbers or of a single position,
// those of a table of pairs, those of all its nimbers where it agrees so far, and the
// bytes of its tables.
const firstPositions, pairPositions, mostPositions, mostBytes = 20_000, 200_000, 2_000_000, 64 << 20

var (
	shortText = game.Text{En: "to look through all rulesets takes more than %d positions, the limit", Zh: "逐个比较全部规则需要计算的局面超过上限 %d 个"}
	fullText  = game.Text{En: "to look through all rulesets takes more bytes of tables than there are", Zh: "逐个比较全部规则所需的表超过可用的内存"}
	slowText  = game.Text{En: "the time for one ruleset was too short to compare %s", Zh: "单个规则的时限内未能比较完 %s"}
)

// ended is why the search ends early, nil while it goes on.
func (s *search) ended() error {
	if err := s.ctx.Err(); err != nil {
		return err
	}
	switch {
	case s.budget.Short():
		return game.Refuse(game.Limit, shortText, s.budget.Positions)
	case s.budget.Full():
		return game.Refuse(game.Limit, fullText)
	}
	return nil
}

// each compares one ruleset after another, at most so many variants of each, and returns
// those that agree. Where the search ends early, or has not compared all, that is the error.
func (s *search) each(variants int, compare func(text string, b *game.Budget) (Candidate, bool)) (all []Candidate, err error) {
	for _, rule := range catalogue.All() {
		for text := range limited(texts(rule), variants) {
			b := s.budget.Part(mostPositions)
			b.Bytes = mostBytes
			c, ok := compare(text, b)
			b.Release(b.Held())
			c.Name, c.Rule, c.simple = notation(text), rule.Title, complexity(rule, text)
			switch {
			case ok && c.Agrees > 0:
				all = append(all, c)
			case len(c.Odd) > 0:
				s.near = append(s.near, c)
			}
			if err := s.ended(); err != nil {
				return all, err
			}
		}
	}
	return all, s.slow
}

func limited(all iter.Seq[string], most int) iter.Seq[string] {
	return func(yield func(string) bool) {
		n := 0
		for s := range all {
			if n++; n > most || !yield(s) {
				return
			}
		}
	}
}

// nimbers are those of the first n heaps, or of as many as the budget allows.
func nimbers(ctx context.Context, s *grundy.Sequence, n int, b *game.Budget) []uint64 {
	known, _ := s.Grow(ctx, n, b) // a limit cuts the table short
	values := make([]uint64, min(n, known))
	s.Read(values, 0)
	return values
}

// lostAt says who wins a ruleset in notation with a value; ok is false where that is no
// position, or drawn. Its errors are those of ctx and of limits.
func lostAt(ctx context.Context, text, value string, b *game.Budget) (lost, ok bool, err error) {
	at := strings.Index(text, "(") + 1
	if text[at:] != ")" {
		value += ", "
	}
	sum, err := grundy.Parse(text[:at] + value + text[at:])
	if err != nil {
		return false, false, nil
	}
	o := grundy.DefaultOptions()
	o.Moves, o.Replies, o.Positions, o.Bytes, o.Tables = 1, 0, firstPositions, mostBytes/4, b
	r, err := grundy.Solve(ctx, sum, o)
	if err == nil {
		return r.Outcome == game.P, r.Outcome != game.D, nil
	}
	if code := game.AsError(err).Code; code != game.Limit && code != game.Cancelled {
		err = nil
	}
	return false, false, err
}
