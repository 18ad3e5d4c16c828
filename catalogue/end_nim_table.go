package catalogue

import (
	"context"
	"math/big"

	"grundy/game"
	"grundy/nimber"
)

// endTable is the nimbers of the rows that a row of piles can become: those of the
// piles i to j, of which i is lowered to a and j to b, both at least 1. A lone pile
// is a nim heap.
type endTable struct {
	piles []int
	cells [][][]uint32 // by i and j-i-1, of (a-1)·p_j + b-1
}

// Search computes the nimbers by definition, shorter rows first.
func (p endNim) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	cells, before := new(big.Int), new(big.Int)
	for _, n := range p {
		cells.Add(cells, new(big.Int).Mul(before, n))
		before.Add(before, n)
	}
	if err := b.Afford(cells); err != nil {
		return nil, err
	}
	if cells.BitLen() > machineBits || before.BitLen() > machineBits {
		return nil, game.Refuse(game.Limit, rowsText)
	}
	if err := b.Hold(4 * cells.Int64()); err != nil {
		return nil, err
	}
	t := &endTable{cells: make([][][]uint32, len(p))}
	for _, n := range p {
		t.piles = append(t.piles, int(n.Int64()))
	}
	for length := 1; length < len(p); length++ {
		for i := 0; i+length < len(p); i++ {
			if err := t.fill(ctx, i, i+length, b); err != nil {
				b.Release(4 * cells.Int64())
				return nil, err
			}
		}
	}
	return t.value, nil
}

var rowsText = game.Text{
	En: "this needs a table of all rows that the piles can become, more than a machine holds",
	Zh: "需要这排石子堆所能变成的所有排的表，机器放不下",
}

// at is the nimber of the piles i to j, lowered to a and b.
func (t *endTable) at(i, j, a, b int) uint32 {
	if i == j {
		return uint32(min(a, b))
	}
	return t.cells[i][j-i-1][(a-1)*t.piles[j]+b-1]
}

// fill computes the rows of the piles i to j. What the row is without its left pile
// does not depend on a, and without its right one not on b.
func (t *endTable) fill(ctx context.Context, i, j int, budget *game.Budget) error {
	wide, high := t.piles[j], t.piles[i]
	cells := make([]uint32, high*wide)
	t.cells[i] = append(t.cells[i], cells)
	var seen nimber.Set
	for a := 1; a <= high; a++ {
		for b := 1; b <= wide; b++ {
			seen.Clear()
			seen.Add(uint64(t.at(i+1, j, t.piles[i+1], b)))
			seen.Add(uint64(t.at(i, j-1, a, t.piles[j-1])))
			for x := range a - 1 {
				seen.Add(uint64(cells[x*wide+b-1]))
			}
			for _, v := range cells[(a-1)*wide : (a-1)*wide+b-1] {
				seen.Add(uint64(v))
			}
			cells[(a-1)*wide+b-1] = uint32(seen.Mex())
		}
		if err := budget.Spend(ctx, int64(wide)); err != nil {
			return err
		}
	}
	return nil
}

// value looks a row up by any piles that it can have come from.
func (t *endTable) value(p game.Position) (game.Value, bool) {
	q, ok := p.(endNim)
	if !ok || len(q) > len(t.piles) {
		return game.Value{}, false
	}
	if len(q) == 0 {
		return game.Value{Nimber: new(big.Int)}, true
	}
	for i := 0; i+len(q) <= len(t.piles); i++ {
		j := i + len(q) - 1
		if t.becomes(i, j, q) {
			v := t.at(i, j, int(q[0].Int64()), int(q[len(q)-1].Int64()))
			return game.Value{Nimber: big.NewInt(int64(v))}, true
		}
	}
	return game.Value{}, false
}

// becomes reports whether the piles i to j can become q.
func (t *endTable) becomes(i, j int, q endNim) bool {
	for k, n := range q {
		pile := big.NewInt(int64(t.piles[i+k]))
		inner := k > 0 && i+k < j
		if c := n.Cmp(pile); c > 0 || inner && c != 0 {
			return false
		}
	}
	return true
}
