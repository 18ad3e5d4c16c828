package catalogue

import (
	"context"
	"math/big"

	"grundy/game"
)

// closedSequence is the nim-sequence of a rule that has a formula for the nimber
// of every heap and no period.
type closedSequence struct {
	rule   game.NimberRule
	nimber func(n uint64) uint64
}

// Grow has nothing to compute.
func (s closedSequence) Grow(ctx context.Context, n int, _ *game.Budget) (int, error) {
	return n, ctx.Err()
}

// Read applies the formula.
func (s closedSequence) Read(dst []uint64, from int) {
	for i := range dst {
		dst[i] = s.nimber(uint64(from + i))
	}
}

// Restore has nothing to take over.
func (closedSequence) Restore([]uint64, *game.Budget) error { return nil }

// Ground is the theorem of the formula.
func (s closedSequence) Ground() (*game.Theorem, bool, game.Phrase) {
	_, by := s.rule.Nimber(new(big.Int))
	return by, false, game.Phrase{}
}

// closedBlock is how many heaps are looked at between two looks at the budget.
const closedBlock = 1 << 16

// Law looks for the largest nimber below to.
func (s closedSequence) Law(ctx context.Context, to int, b *game.Budget) (game.Law, error) {
	var l game.Law
	for l.Checked < to {
		last := min(to, l.Checked+closedBlock)
		if err := b.Spend(ctx, int64(last-l.Checked)); err != nil {
			return l, err
		}
		for ; l.Checked < last; l.Checked++ {
			if v := s.nimber(uint64(l.Checked)); v > l.Most {
				l.Most, l.First = v, l.Checked
			}
		}
	}
	return l, nil
}
