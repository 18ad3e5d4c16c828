package catalogue

import (
	"math/big"
	"slices"
	"strings"

	"grundy/game"
)

// symmetry is what the half turn says of a board: nil when it does not map the
// board to itself, or when a single cell in the middle is free.
func (p cram) symmetry() *game.Theorem {
	n := len(p.free)
	for i := range n / 2 {
		if p.free[i] != p.free[n-1-i] {
			return nil
		}
	}
	switch r, c := (p.rows-1)/2, (p.cols-1)/2; {
	case p.rows%2 == 0 && p.cols%2 == 0, !p.is(r, c):
		return cramFair
	case p.rows%2 == 1 && p.cols%2 == 1: // dominoes on the middle cell meet their images
		return nil
	}
	return cramMiddle
}

// Outcome is known of boards that the half turn maps to themselves, and of rows.
func (p cram) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	if c == game.Misere {
		return 0, nil
	}
	by := p.symmetry()
	switch by {
	case cramFair:
		return game.P, by
	case cramMiddle:
		return game.N, by
	}
	if v, by := p.Value(); by != nil {
		return game.Won(v.Nimber.Sign() != 0), by
	}
	return 0, nil
}

// Value is known of fair boards and of straight rows.
func (p cram) Value() (game.Value, *game.Theorem) {
	if p.symmetry() == cramFair {
		return game.Value{Nimber: new(big.Int)}, cramFair
	}
	sum := uint64(0)
	for _, q := range p.regions() {
		if q.rows != 1 && q.cols != 1 {
			return game.Value{}, nil
		}
		sum ^= strip2(uint64(len(q.cells)) + 2)
	}
	return game.Value{Nimber: new(big.Int).SetUint64(sum)}, cramRow
}

// WinningMoves names the one that the theorem knows; the others need a search, and
// ok is false where the board is not too large for it.
func (p cram) WinningMoves(c game.Convention) (moves game.Moves, ok bool) {
	if c == game.Misere || p.symmetry() != cramMiddle {
		return game.Moves{}, false
	}
	m := p.lay((p.rows-1)/2, (p.cols-1)/2, p.rows/2, p.cols/2)
	moves.List = slices.Values([]game.Move{m})
	err := p.searchable()
	if err != nil {
		moves.Why = game.AsError(err).Say
	}
	return moves, err != nil
}

// cramRegion is a connected set of at least two free cells, and the rectangle that it
// stands in.
type cramRegion struct {
	cells                 []int
	top, left, rows, cols int
}

// regions are in the order of their first cells.
func (p cram) regions() []cramRegion {
	var all []cramRegion
	seen := make([]bool, len(p.free))
	for i := range p.free {
		if p.free[i] != '.' || seen[i] {
			continue
		}
		seen[i] = true
		if cells := p.connected(i, seen); len(cells) > 1 {
			all = append(all, p.frame(cells))
		}
	}
	return all
}

// connected returns the cells connected with cell i, sorted.
func (p cram) connected(i int, seen []bool) []int {
	cells := []int{i}
	for k := 0; k < len(cells); k++ {
		r, c := cells[k]/p.cols, cells[k]%p.cols
		for _, to := range [][2]int{{r, c + 1}, {r + 1, c}, {r, c - 1}, {r - 1, c}} {
			if j := to[0]*p.cols + to[1]; p.is(to[0], to[1]) && !seen[j] {
				seen[j] = true
				cells = append(cells, j)
			}
		}
	}
	slices.Sort(cells)
	return cells
}

// frame finds the rectangle of sorted cells.
func (p cram) frame(cells []int) cramRegion {
	left, right := p.cols, 0
	for _, i := range cells {
		left, right = min(left, i%p.cols), max(right, i%p.cols)
	}
	top, bottom := cells[0]/p.cols, cells[len(cells)-1]/p.cols
	return cramRegion{cells, top, left, bottom - top + 1, right - left + 1}
}

// cut is the region as a board of its own.
func (p cram) cut(q cramRegion) cram {
	free := []byte(strings.Repeat("#", q.rows*q.cols))
	for _, i := range q.cells {
		free[(i/p.cols-q.top)*q.cols+i%p.cols-q.left] = '.'
	}
	return cram{q.rows, q.cols, string(free), p.search}
}

// Parts are the connected regions; a board that is one of them is its own part.
func (p cram) Parts() []game.Position {
	regions := p.regions()
	parts := make([]game.Position, len(regions))
	for i, q := range regions {
		parts[i] = p.cut(q)
	}
	return parts
}

// Lift finds the two cells in the whole.
func (p cram) Lift(part int, m game.Move) game.Move {
	q := p.regions()[part]
	cell := func(i int) (r, c int) { return q.top + m.At[i]/q.cols, q.left + m.At[i]%q.cols }
	r, c := cell(0)
	r2, c2 := cell(1)
	return p.lay(r, c, r2, c2)
}
