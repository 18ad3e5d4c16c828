package catalogue

import (
	"math/big"
	"slices"

	"grundy/game"
)

// kaylesTheorems are the theorems of node_kayles and of arc_kayles: on paths, and on
// rectangles where the half turn decides for the second player and for the first.
var kaylesTheorems = map[bool]struct{ path, lost, won *game.Theorem }{
	false: {nodeKaylesPath, nodeKaylesEven, nodeKaylesOdd},
	true:  {arcKaylesPath, arcKaylesEven, arcKaylesOdd},
}

// symmetry is what the half turn says of a whole rectangle, nil for nothing.
func (p kayles) symmetry() *game.Theorem {
	if !p.grid() {
		return nil
	}
	by := kaylesTheorems[p.on.arcs]
	switch odd := p.on.rows%2 + p.on.cols%2; {
	case odd == 0:
		return by.lost
	case odd == 1 && p.on.arcs, odd == 2 && !p.on.arcs:
		return by.won
	}
	return nil
}

// Value is known of paths, cycles and even rectangles.
func (p kayles) Value() (game.Value, *game.Theorem) {
	by, sum := kaylesTheorems[p.on.arcs], uint64(0)
	if p.symmetry() == by.lost {
		return game.Value{Nimber: new(big.Int)}, by.lost
	}
	for _, piece := range p.pieces() {
		v, ok := p.settled(piece)
		if !ok {
			return game.Value{}, nil
		}
		sum ^= v
	}
	return game.Value{Nimber: new(big.Int).SetUint64(sum)}, by.path
}

// Outcome is known where the nimber is, and of rectangles with a middle.
func (p kayles) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	if c == game.Misere {
		return 0, nil
	}
	if v, by := p.Value(); by != nil {
		return game.Won(v.Nimber.Sign() != 0), by
	}
	if by := p.symmetry(); by != nil {
		return game.N, by
	}
	return 0, nil
}

// WinningMoves names the one that symmetry knows, where the others would need a
// search of a graph too large for it.
func (p kayles) WinningMoves(c game.Convention) (game.Moves, bool) {
	if c == game.Misere || p.symmetry() != kaylesTheorems[p.on.arcs].won || len(p.vertices) <= mostKayles {
		return game.Moves{}, false
	}
	if _, by := p.Value(); by != nil {
		return game.Moves{}, false
	}
	i := (len(p.vertices) - 1) / 2
	if p.on.arcs {
		r, c := (p.on.rows-1)/2, (p.on.cols-1)/2
		u, v := r*p.on.cols+c, p.on.rows/2*p.on.cols+p.on.cols/2
		i = slices.Index(p.on.edges, [2]int{u, v})
	}
	m := p.take(i)
	return game.Moves{List: slices.Values([]game.Move{m}), Why: kaylesLarge.With(len(p.vertices), mostKayles)}, true
}

// MovesTo is known where every piece is a path or a cycle.
func (p kayles) MovesTo(v *big.Int) (game.Moves, bool) {
	if by := p.symmetry(); by != nil && by == kaylesTheorems[p.on.arcs].lost {
		return game.Moves{}, false
	}
	whole, by := p.Value()
	if by == nil {
		return game.Moves{}, false
	}
	rows := make([]kaylesRow, len(p.on.names))
	for _, piece := range p.pieces() {
		p.walk(piece, rows)
	}
	var found []int
	for i, place := range p.places() {
		var row kaylesRow
		if p.on.arcs {
			e := p.on.edges[place]
			row = rows[e[0]]
			row.at = min(row.at, rows[e[1]].at)
		} else {
			row = rows[place]
		}
		if got := whole.Nimber.Uint64() ^ row.value ^ row.left(p.on.arcs); v.IsUint64() && got == v.Uint64() {
			found = append(found, i)
		}
	}
	return game.Moves{Count: big.NewInt(int64(len(found))), List: func(yield func(game.Move) bool) {
		for _, i := range found {
			if !yield(p.take(i)) {
				return
			}
		}
	}}, true
}

// kaylesRow is the place of a vertex, from 0, in a path or cycle of so many vertices
// and such a nimber.
type kaylesRow struct {
	at, size int
	closed   bool
	value    uint64
}

// left is the nimber of what the move leaves: of taking the vertex, or the edge from it
// to the next.
func (r kaylesRow) left(arcs bool) uint64 {
	switch {
	case arcs && r.closed:
		return kaylesPath(arcs, r.size-2)
	case arcs:
		return kaylesPath(arcs, r.at) ^ kaylesPath(arcs, r.size-r.at-2)
	case r.closed:
		return kaylesPath(arcs, r.size-3)
	}
	return kaylesPath(arcs, r.at-1) ^ kaylesPath(arcs, r.size-r.at-2)
}

// walk places the vertices of a path or cycle, among those that lie in none so far.
func (p kayles) walk(piece []int, rows []kaylesRow) {
	in := map[int]bool{}
	for _, v := range piece {
		in[v] = true
	}
	around := func(v int) (near []int) {
		for _, w := range p.on.around[v] {
			if in[w] {
				near = append(near, w)
			}
		}
		return near
	}
	row := kaylesRow{size: len(piece), closed: true}
	row.value, _ = p.settled(piece)
	v := piece[0]
	for _, w := range piece {
		if len(around(w)) < 2 {
			v, row.closed = w, false
		}
	}
	for near := []int{v}; len(near) > 0; row.at++ {
		v = near[0]
		rows[v] = row
		near = around(v)
		delete(in, v)
	}
}

var (
	kaylesLoneStep  = game.Text{En: "a lone vertex has nimber %[2]d", Zh: "单独一个顶点的 SG 值为 %[2]d"}
	kaylesPathStep  = game.Text{En: "%[1]d vertices in a path have nimber %[2]d", Zh: "%[1]d 个顶点的路 SG 值为 %[2]d"}
	kaylesCycleStep = game.Text{En: "%[1]d vertices in a cycle have nimber %[2]d", Zh: "%[1]d 个顶点的圈 SG 值为 %[2]d"}
)

// ValueReason gives the nimbers of the first paths and cycles.
func (p kayles) ValueReason() []game.Step {
	_, by := p.Value()
	if by == nil || by == kaylesTheorems[p.on.arcs].lost {
		return nil
	}
	steps, pieces := says(by.Claim), p.pieces()
	for _, piece := range pieces[:min(len(pieces), shownHeaps)] {
		rows := make([]kaylesRow, len(p.on.names))
		p.walk(piece, rows)
		text := kaylesPathStep
		switch {
		case rows[piece[0]].closed:
			text = kaylesCycleStep
		case len(piece) == 1:
			text = kaylesLoneStep
		}
		steps = append(steps, game.Say(text, len(piece), rows[piece[0]].value))
	}
	return steps
}
