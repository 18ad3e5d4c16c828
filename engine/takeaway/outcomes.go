package takeaway

import (
	"context"
	"math"
	"math/big"

	"grundy/game"
)

// Outcomes says who wins every heap up to a size under every limit.
type Outcomes struct {
	convention game.Convention
	least      []uint32 // the least take that wins, by heap
}

// none stands for a take that does not exist.
const none = math.MaxUint32

// block is how many heaps are counted at once.
const block = 4096

// Settle finds the winners of all heaps up to n, in time and memory of order n.
// A take of t from a heap wins when it leaves a heap m and a limit below the
// least take that wins m; so m makes winners of the heaps from m+1 up to some
// end, and the least winning take of a heap comes from the last m that reaches
// it. In misère play heap 0 and a limit of 0 are won by the player to move.
func Settle(ctx context.Context, r Rule, n *big.Int, c game.Convention, b *game.Budget) (*Outcomes, error) {
	top, err := size(n, b)
	if err != nil {
		return nil, err
	}
	if err := b.Hold(12 * int64(top+1)); err != nil {
		return nil, err
	}
	defer b.Release(8 * int64(top+1)) // all but the answer
	inv, err := r.inverse(ctx, top)
	if err != nil {
		return nil, err
	}
	least := make([]uint32, top+1)
	least[0] = none
	end := func(m int32) int {
		if least[m] == none {
			return top
		}
		return int(m) + int(inv[least[m]]) - 1
	}
	shortest, lowest := 1, 0 // take, heap to leave
	if c == game.Misere {
		shortest, lowest = leastLeaving(inv, 1), 1
	}
	var reach []int32 // the heaps m that may still reach further
	for h := 1; h <= top; h++ {
		if m := h - shortest; m >= lowest {
			reach = append(reach, int32(m))
		}
		for len(reach) > 0 && end(reach[len(reach)-1]) < h {
			reach = reach[:len(reach)-1]
		}
		least[h] = none
		if len(reach) > 0 {
			least[h] = uint32(h) - uint32(reach[len(reach)-1])
		}
		if h%block == 0 || h == top {
			if err := b.Spend(ctx, int64((h-1)%block+1)); err != nil {
				return nil, err
			}
		}
	}
	return &Outcomes{c, least}, nil
}

// leastLeaving returns the least take that leaves at least the given limit.
func leastLeaving(inv []int32, limit int) int {
	if limit < len(inv) {
		return int(inv[limit])
	}
	return len(inv)
}

// Outcome returns the outcome of a heap under a limit; ok is false for a heap
// beyond the size.
func (o *Outcomes) Outcome(n, limit *big.Int) (out game.Outcome, ok bool) {
	if !n.IsInt64() || n.Int64() >= int64(len(o.least)) {
		return 0, false
	}
	if n.Sign() == 0 || limit.Sign() == 0 {
		return game.Won(o.convention == game.Misere), true
	}
	w := o.least[n.Int64()]
	return game.Won(w != none && limit.Cmp(big.NewInt(int64(w))) >= 0), true
}
