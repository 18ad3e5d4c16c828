package catalogue

import (
	"context"
	"math/big"
	"slices"

	"grundy/game"
)

// over reports whether three marks stand in a row.
func (p treble) over() bool {
	for i := 2; i < len(p.marks); i++ {
		if p.marks[i]-p.marks[i-2] == 2 {
			return true
		}
	}
	return false
}

// completing are the empty cells that complete three in a row, from left to right;
// nil when the row is over.
func (p treble) completing() (cells []int) {
	if p.over() {
		return nil
	}
	for i := 1; i < len(p.marks); i++ {
		a, b := p.marks[i-1], p.marks[i]
		switch b - a {
		case 1:
			cells = append(cells, a-1, b+1)
		case 2:
			cells = append(cells, a+1)
		}
	}
	cells = slices.DeleteFunc(cells, func(i int) bool { return i < 0 || i >= p.n })
	slices.Sort(cells)
	return slices.Compact(cells)
}

// calm reports whether the row is not over and no cell completes three.
func (p treble) calm() bool { return !p.over() && len(p.completing()) == 0 }

// short reports whether the row has no room for three.
func (p treble) short() bool { return p.n < 3 }

// parity is the nimber of a short row.
func (p treble) parity() int64 { return int64((p.n - len(p.marks)) % 2) }

// cells are the cells from first to below end.
type cells struct{ first, end int }

// heap is the heap of 0.007 that the cells are.
func (c cells) heap() *big.Int { return big.NewInt(int64(c.end - c.first + 2)) }

// runs are the cells of a calm row that are more than two away from every mark, in
// runs without a gap.
func (p treble) runs() (out []cells) {
	first := 0
	for _, i := range append(slices.Clone(p.marks), p.n+2) {
		if end := min(i-2, p.n); end > first {
			out = append(out, cells{first, end})
		}
		first = i + 3
	}
	return out
}

// heaps are the heaps of the runs.
func (p treble) heaps() []*big.Int {
	out := []*big.Int{new(big.Int)}
	for _, c := range p.runs() {
		out = append(out, c.heap())
	}
	return out
}

// Search computes 0.007 as far as the longest run needs.
func (p treble) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	if !p.calm() {
		return nil, &game.Error{Code: game.BadParameter, Say: trebleNimber.With()}
	}
	value, err := p.rule.Values(ctx, p.heaps(), b)
	if err != nil {
		return nil, err
	}
	return func(q game.Position) (game.Value, bool) {
		r, ok := q.(treble)
		if !ok || !r.calm() {
			return game.Value{}, false
		}
		if r.short() {
			return game.Value{Nimber: big.NewInt(r.parity())}, true
		}
		sum := new(big.Int)
		for _, n := range r.heaps() {
			v, ok := value(n)
			if !ok {
				return game.Value{}, false
			}
			sum.Xor(sum, v.Nimber)
		}
		return game.Value{Nimber: sum}, true
	}, nil
}

// nimbers are those of 0.007 for the heaps of the row and below, nil when they
// are not at hand.
func (p treble) nimbers() []uint16 {
	if q := p.rule.reached(slices.MaxFunc(p.heaps(), (*big.Int).Cmp)); q != nil {
		return q.Values
	}
	return nil
}

// MovesTo tries every cell that does not let the opponent complete three.
func (p treble) MovesTo(v *big.Int) (game.Moves, bool) {
	var found []game.Move
	switch {
	case !p.calm():
		return game.Moves{}, false
	case p.short():
		for m := range p.Moves() {
			if v.IsInt64() && v.Int64() == 1-p.parity() {
				found = append(found, m)
			}
		}
		return fewMoves(found), true
	case v.BitLen() > 16:
		return fewMoves(nil), true
	}
	g := p.nimbers()
	if g == nil {
		return game.Moves{}, false
	}
	target := uint16(v.Uint64())
	for _, n := range p.heaps() {
		target ^= g[n.Int64()]
	}
	for _, c := range p.runs() {
		last, whole := c.end-c.first-1, g[c.heap().Int64()]
		for i := 0; i <= last; i++ {
			if g[i]^g[last-i]^whole == target {
				found = append(found, p.mark(c.first+i))
			}
		}
	}
	return fewMoves(found), true
}
