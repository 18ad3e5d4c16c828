package catalogue

import (
	"context"
	"math/big"
	"slices"

	"grundy/engine/heap"
	"grundy/game"
)

// GrundyGameTable gives the nimbers of heaps of Grundy's game on machine words, by a
// table that grows as larger heaps are asked for. No period of the game is known, and
// no proof that its lost heaps end. It is not safe for concurrent use.
type GrundyGameTable struct{ table *heap.CodeTable }

// NewGrundyGameTable returns a table that knows nothing.
func NewGrundyGameTable() *GrundyGameTable {
	return &GrundyGameTable{heap.NewCodeTable(mustCode(octalRows["grundy_game"].code))}
}

// Nimber is the nimber of a heap of n. Errors are those of the budget and of ctx.
func (t *GrundyGameTable) Nimber(ctx context.Context, n uint64, b *game.Budget) (uint64, error) {
	if err := t.reach(ctx, n, b); err != nil {
		return 0, err
	}
	return uint64(t.table.Values()[n]), nil
}

// grundyLost are the lost heaps of Grundy's game up to mostGrundyListed [OEIS A036685].
var grundyLost = [...]uint64{
	0, 1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340, 346, 359, 362, 365,
	386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222,
}

const mostGrundyListed = 1 << 20

// Outcome is the outcome of a heap of n. Beyond the list, two heaps of the same nimber
// and of different sizes that make n are a winning move, and such are found among heaps
// of little more than n/2, if there are any; then no larger one is looked at.
func (t *GrundyGameTable) Outcome(ctx context.Context, n uint64, b *game.Budget) (game.Outcome, error) {
	if n <= mostGrundyListed {
		return game.Won(!slices.Contains(grundyLost[:], n)), nil
	}
	if err := t.reach(ctx, n/2+min(n/2, 1<<10), b); err != nil {
		return 0, err
	}
	for g, a := t.table.Values(), n/2+1; a < min(n, uint64(len(g))); a++ {
		if g[a] == g[n-a] {
			return game.N, nil
		}
	}
	g, err := t.Nimber(ctx, n, b)
	return game.Won(g != 0), err
}

// reach makes a table that does not know the heap long enough, and at least a quarter
// longer than it was.
func (t *GrundyGameTable) reach(ctx context.Context, n uint64, b *game.Budget) error {
	known := len(t.table.Values())
	if n < uint64(known) {
		return nil
	}
	if err := b.Afford(new(big.Int).SetUint64(n)); err != nil {
		return err
	}
	return t.table.Grow(ctx, max(int(n)+1, known+known/4), b)
}
