package heap

import (
	"context"
	"math"
	"math/big"

	"grundy/game"
)

// Sequence is a nim-sequence, known as far as its table goes or, where a period
// is proved, for every heap.
type Sequence struct {
	Values []uint16
	Period *Period // nil when none is proved; otherwise Values holds preperiod and one period
}

// At returns the nimber of a heap, and whether the period was needed to tell it.
func (q *Sequence) At(n *big.Int) (nimber uint16, period, ok bool) {
	size := big.NewInt(int64(len(q.Values)))
	switch {
	case n.Cmp(size) < 0:
		return q.Values[n.Int64()], false, true
	case q.Period == nil:
		return 0, false, false
	}
	return q.Values[q.Period.Equal(n)], true, true
}

// Equal returns the least heap that has the nimber of n by the period.
func (p Period) Equal(n *big.Int) int {
	e := big.NewInt(int64(p.Preperiod))
	if n.Cmp(e) < 0 {
		return int(n.Int64())
	}
	r := new(big.Int).Sub(n, e)
	return p.Preperiod + int(r.Mod(r, big.NewInt(int64(p.Length))).Int64())
}

// A proof of the period is sought among leastProof heaps, or proofFactor times as
// many as the largest heap when those are more: that is enough to find every
// period that the heap has gone through once.
const leastProof, proofFactor = 1 << 12, 5

var periodText = game.Text{
	En: "the period was not proved among the heaps below %d, and the position has a larger one; raise the limit to go on",
	Zh: "在大小小于 %d 的堆中未能证明周期，而局面中有更大的堆；提高上限后可继续",
}

// Search returns the nim-sequence of a finite subtraction set, at least as far as
// a heap of the given size: by the period where it can be proved within the
// budget, otherwise by a table. Where a table fits the budget, a proof is sought
// within what a table would leave.
func Search(ctx context.Context, take []int, largest *big.Int, b *game.Budget) (*Sequence, error) {
	worth := new(big.Int).Mul(largest, big.NewInt(proofFactor))
	most := int64(math.MaxInt64)
	if worth.IsInt64() {
		most = max(worth.Int64(), leastProof)
	}
	heaps := new(big.Int).Add(largest, big.NewInt(1))
	fits := heaps.Cmp(big.NewInt(b.Left())) <= 0
	if fits {
		most = min(most, b.Left()-heaps.Int64())
	}
	if most > 0 {
		part := b.Part(most)
		p, err := FindPeriod(ctx, take, part)
		switch {
		case err == nil:
			return repeat(ctx, take, p, b)
		case game.AsError(err).Code != game.Limit || ctx.Err() != nil:
			return nil, err
		}
		if !fits {
			return nil, beyond(part, b, heaps, err)
		}
	}
	values, err := Table(ctx, take, int(largest.Int64()), b)
	return &Sequence{Values: values}, err
}

// repeat is the sequence of a period, whose heaps the proof has counted.
func repeat(ctx context.Context, take []int, p Period, b *game.Budget) (*Sequence, error) {
	n := p.Preperiod + p.Length
	if err := b.Hold(2 * int64(n)); err != nil {
		return nil, err
	}
	values, err := Table(ctx, take, n-1, &game.Budget{})
	if err != nil {
		b.Release(2 * int64(n))
		return nil, err
	}
	return &Sequence{values, &p}, nil
}

// beyond refuses a number of heaps that neither a table nor a period reaches,
// after a proof was tried on a part of the budget.
func beyond(part, b *game.Budget, heaps *big.Int, err error) error {
	if b.Afford(heaps) == nil || part.Spent() == 0 { // Afford notes in b what it lacked
		return err
	}
	return game.Refuse(game.Limit, periodText, min(part.Spent(), part.Positions))
}
