package catalogue

import (
	"context"
	"slices"
	"strings"
	"sync"

	"grundy/engine/board"
	"grundy/game"
)

// sproutsRules are the rules on texts: lands with + between them.
type sproutsRules struct{}

// Options are those of a single land.
func (sproutsRules) Options(k string, buf []string) []string {
	for _, o := range sproutsOptions(k) {
		buf = append(buf, strings.Join(o.lands, "+"))
	}
	return buf
}

// Parts are the lands.
func (sproutsRules) Parts(k string, buf []string) ([]string, uint64) {
	if k == "" {
		return buf, 0
	}
	return slices.AppendSeq(buf, strings.SplitSeq(k, "+")), 0
}

// Size is the number of lines that the spots can still meet.
func (sproutsRules) Size(k string) (n int) {
	for _, c := range k {
		switch {
		case c >= '0' && c <= '2':
			n += 2 * int('3'-c)
		case c >= 'A':
			n++
		}
	}
	return n / 2
}

// Bound is the number of moves still to come, at most: each takes one life.
func (r sproutsRules) Bound(k string) int { return r.Size(k) }

// sproutsSearch is what is known of lands; it is safe for concurrent use.
type sproutsSearch struct {
	mu     sync.Mutex
	prover *board.Prover[string]
}

func newSproutsSearch() *sproutsSearch {
	return &sproutsSearch{prover: board.NewProver(sproutsRules{})}
}

// key writes the position for the search.
func (p sprouts) key() string { return strings.Join(p.lands, "+") }

// Search finds the nimber of the position; the function answers for positions that were
// settled on the way.
func (p sprouts) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	s := p.search
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, err := s.prover.Nimber(ctx, p.key(), b); err != nil {
		return nil, err
	}
	return knownValues(&s.mu, sameType[sprouts], func(o sprouts) (uint64, bool) { return s.prover.Known(o.key()) }), nil
}

// Settle finds out whether the position is lost; the function does so for its options
// when it is asked.
func (p sprouts) Settle(ctx context.Context, c game.Convention, b *game.Budget) (func(game.Position) (game.Outcome, bool), error) {
	if c == game.Misere {
		return nil, nil
	}
	s := p.search
	return askedOutcomes(&s.mu, p, c, sameType[sprouts], func(o sprouts) (bool, error) {
		return s.prover.Has(ctx, o.key(), 0, b)
	})
}
