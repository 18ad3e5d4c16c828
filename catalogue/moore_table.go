package catalogue

import (
	"context"
	"math/big"

	"grundy/game"
	"grundy/nimber"
)

// mooreTable is the nimbers of all that heaps can become, in the order of the
// numbers that the heaps write in mixed radix.
type mooreTable struct {
	heaps, strides []int
	most           int // heaps lowered at once
	cells          []uint32
	seen           nimber.Set
	options        int64 // gone through for the cell at hand
}

var boxText = game.Text{
	En: "this needs a table of all that the heaps can become, more than a machine holds",
	Zh: "需要各堆所能变成的所有情形的表，机器放不下",
}

// mooreEach is how many options of a position are gone through for the price of
// one position.
const mooreEach = 64

// Search computes the nimbers by definition. It costs a step for each option of
// each position.
func (p moore) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	all := boxed(p.heaps)
	if err := b.Afford(all); err != nil {
		return nil, err
	}
	if all.BitLen() > machineBits {
		return nil, game.Refuse(game.Limit, boxText)
	}
	if err := b.Hold(4 * all.Int64()); err != nil {
		return nil, err
	}
	t := &mooreTable{most: p.most, cells: make([]uint32, all.Int64())}
	stride := 1
	for _, n := range p.heaps {
		t.heaps, t.strides = append(t.heaps, int(n.Int64())), append(t.strides, stride)
		stride *= int(n.Int64()) + 1
	}
	for i := range t.cells {
		t.seen.Clear()
		t.options = 0
		t.visit(i, 0, p.most, i)
		t.cells[i] = uint32(t.seen.Mex())
		if err := b.Spend(ctx, 1+t.options/mooreEach); err != nil {
			b.Release(4 * all.Int64())
			return nil, err
		}
	}
	return t.value, nil
}

// visit sees the options of the cell that lower at most left of the heaps from the
// one of index h on, where to is the cell with the lowered heaps before it.
func (t *mooreTable) visit(cell, h, left, to int) {
	if h == len(t.heaps) || left == 0 {
		if to != cell {
			t.seen.Add(uint64(t.cells[to]))
			t.options++
		}
		return
	}
	t.visit(cell, h+1, left, to)
	for n := cell / t.strides[h] % (t.heaps[h] + 1); n > 0; n-- {
		to -= t.strides[h]
		t.visit(cell, h+1, left-1, to)
	}
}

// value looks up what the heaps have become.
func (t *mooreTable) value(p game.Position) (game.Value, bool) {
	q, ok := p.(moore)
	if !ok || q.most != t.most || len(q.heaps) != len(t.heaps) {
		return game.Value{}, false
	}
	cell := 0
	for i, n := range q.heaps {
		if n.Cmp(big.NewInt(int64(t.heaps[i]))) > 0 {
			return game.Value{}, false
		}
		cell += t.strides[i] * int(n.Int64())
	}
	return game.Value{Nimber: big.NewInt(int64(t.cells[cell]))}, true
}
