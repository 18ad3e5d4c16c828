package catalogue

import (
	"context"
	"math/big"

	"grundy/game"
)

// wideTable holds the nimbers of heaps i and j up to two sizes, by i and then j.
type wideTable [][]uint32

// optionsEach is how many options are looked up at the price of a position.
const optionsEach = 16

// newWideTable computes the nimbers of all heaps up to lo <= hi from the definition,
// and refuses at once when they do not fit the budget.
func newWideTable(ctx context.Context, lo, hi, r *big.Int, b *game.Budget) (wideTable, error) {
	cells := new(big.Int).Mul(new(big.Int).Add(lo, one), new(big.Int).Add(hi, one))
	if hi.Cmp(big.NewInt(mostQueen)) > 0 { // no budget brings it into reach
		return nil, game.Refuse(game.Limit, queenTableText, game.Short(hi.String()), mostQueen)
	}
	if err := b.Afford(cells); err != nil {
		return nil, err
	}
	if err := b.Hold(4 * cells.Int64()); err != nil {
		return nil, err
	}
	t := make(wideTable, lo.Int64()+1)
	apart := int(smaller(r, new(big.Int).Add(lo, hi)).Int64()) // no two numbers taken differ by lo + hi
	var seen []int
	for i := range t {
		t[i] = make([]uint32, hi.Int64()+1)
		for j := range t[i] {
			var looked int
			t[i][j], looked = t.mex(i, j, apart, &seen)
			if err := b.Spend(ctx, 1+int64(looked/optionsEach)); err != nil {
				b.Release(4 * cells.Int64())
				return nil, err
			}
		}
	}
	return t, nil
}

// mex is the nimber of heaps i and j, and how many options it has. What seen has at
// a number says that the number is an option of the heaps looked at last.
func (t wideTable) mex(i, j, r int, seen *[]int) (g uint32, looked int) {
	now := i*len(t[0]) + j + 1
	look := func(options []uint32) {
		looked += len(options)
		for _, v := range options {
			for int(v) >= len(*seen) {
				*seen = append(*seen, 0)
			}
			(*seen)[v] = now
		}
	}
	look(t[i][:j])
	for k := 1; k <= i; k++ {
		row := t[i-k]
		look(row[j : j+1])
		if least, most := max(1, k-r+1), min(j, k+r-1); least <= most {
			look(row[j-most : j-least+1])
		}
	}
	for int(g) < len(*seen) && (*seen)[g] == now {
		g++
	}
	return g, looked
}

// Search computes the nimbers of all pairs of heaps up to these.
func (p wide) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	lo, hi := wythoff(p.heaps).sorted()
	t, err := newWideTable(ctx, lo, hi, p.r, b)
	if err != nil {
		return nil, err
	}
	return func(q game.Position) (game.Value, bool) {
		w, ok := q.(wide)
		if !ok || w.r.Cmp(p.r) != 0 {
			return game.Value{}, false
		}
		i, j := wythoff(w.heaps).sorted()
		if i.Cmp(lo) > 0 || j.Cmp(hi) > 0 {
			return game.Value{}, false
		}
		return game.Value{Nimber: new(big.Int).SetUint64(uint64(t[i.Int64()][j.Int64()]))}, true
	}, nil
}
