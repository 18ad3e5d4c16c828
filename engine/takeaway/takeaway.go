// Package takeaway computes games of one heap in which each move is limited by
// the last: who takes t leaves a limit of Factor·t + Plus, never below 0, for
// the next move.
//
// [Sequence.Parts] is the decomposition of a heap that decides such a game at any
// size, as long as the limit is never less than the last take. [Settle] finds
// the winners under every rule, and [Nimbers] the nimbers, of all heaps up to a
// size and under every limit at once.
package takeaway

import (
	"context"
	"math"
	"math/big"

	"grundy/game"
)

// Rule gives the limit of the next move. Factor is not negative.
type Rule struct{ Factor, Plus *big.Int }

var one = big.NewInt(1)

// Next returns the limit after a take of t.
func (r Rule) Next(t *big.Int) *big.Int {
	next := new(big.Int).Mul(r.Factor, t)
	if next.Add(next, r.Plus).Sign() < 0 {
		next.SetInt64(0)
	}
	return next
}

// Covers reports whether the limit is never less than the last take, which is
// the condition of [Sequence.Parts]: Factor >= 1 and Factor + Plus >= 1.
func (r Rule) Covers() bool {
	return r.Factor.Sign() > 0 && new(big.Int).Add(r.Factor, r.Plus).Sign() > 0
}

// mostHeap is the largest heap of a table.
const mostHeap = math.MaxInt32 - 2

var mostHeapText = game.Text{
	En: "this needs a table of the heaps up to %v, and a table goes up to %d",
	Zh: "需要大小直到 %v 的堆的表，而表最多到 %d",
}

// size returns n as an int when a table of the heaps up to n can be afforded.
func size(n *big.Int, b *game.Budget) (int, error) {
	if err := b.Afford(n); err != nil {
		return 0, err
	}
	if n.Cmp(big.NewInt(mostHeap)) > 0 {
		return 0, game.Refuse(game.Limit, mostHeapText, game.Short(n.String()), mostHeap)
	}
	return int(n.Int64()), nil
}

// inverse returns, for every limit up to n, the least take after which the next
// limit is at least that; n+1 when no take up to n is.
func (r Rule) inverse(ctx context.Context, n int) ([]int32, error) {
	inv := make([]int32, n+1)
	inv[0] = 1
	take, next, limit := 1, new(big.Int).Add(r.Factor, r.Plus), new(big.Int)
	for i := 1; i <= n; i++ {
		for limit.SetInt64(int64(i)); take <= n && next.Cmp(limit) < 0; {
			if take++; r.Factor.Sign() == 0 {
				take = n + 1
			}
			next.Add(next, r.Factor)
			if take%block == 0 && ctx.Err() != nil {
				return nil, ctx.Err()
			}
		}
		inv[i] = int32(take)
		if i%block == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	return inv, nil
}
