package catalogue

import (
	"math/big"
	"slices"

	"grundy/game"
)

// arms are the rest of the first row and of the first column, where there is no
// cell (2, 2).
func (p chomp) arms() (right, down *big.Int, ok bool) {
	if len(p.rows) > 1 && p.rows[1].Cmp(one) > 0 {
		return nil, nil, false
	}
	return new(big.Int).Sub(p.rows[0], one), big.NewInt(int64(len(p.rows) - 1)), true
}

// two are the lengths of two rows, or of two columns; upright says which.
func (p chomp) two() (a, b *big.Int, upright, ok bool) {
	if len(p.rows) == 2 {
		return p.rows[0], p.rows[1], false, true
	}
	if p.rows[0].Cmp(big.NewInt(2)) != 0 {
		return nil, nil, false, false
	}
	n := int64(0)
	for _, row := range p.rows {
		if row.Cmp(one) > 0 {
			n++
		}
	}
	return big.NewInt(int64(len(p.rows))), big.NewInt(n), true, true
}

// square reports whether all sides are equal.
func (p chomp) square() bool {
	return p.rectangle() && p.rows[0].Cmp(big.NewInt(int64(len(p.rows)))) == 0
}

// Value is known of two arms.
func (p chomp) Value() (game.Value, *game.Theorem) {
	right, down, ok := p.arms()
	if !ok {
		return game.Value{}, nil
	}
	return game.Value{Nimber: right.Xor(right, down)}, chompArms
}

// Outcome is known of two arms, of two rows or columns, and of rectangles.
func (p chomp) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	if c == game.Misere {
		return 0, nil
	}
	if right, down, ok := p.arms(); ok {
		return game.Won(right.Cmp(down) != 0), chompArms
	}
	if a, b, _, ok := p.two(); ok {
		return game.Won(new(big.Int).Sub(a, b).Cmp(one) != 0), chompTwo
	}
	switch {
	case p.square():
		return game.N, chompSquare
	case p.rectangle():
		return game.N, chompTheft
	}
	return 0, nil
}

// WinningMoves are known of two arms, of two rows or columns, and of squares: one,
// where the mover wins. On other rectangles, where no search can reach them, it is
// known that there are some.
func (p chomp) WinningMoves(c game.Convention) (game.Moves, bool) {
	switch o, by := p.Outcome(c); {
	case by == nil:
		return game.Moves{}, false
	case by == chompTheft:
		if _, err := p.key(); err != nil {
			return game.Moves{List: slices.Values[[]game.Move](nil), Why: game.AsError(err).Say}, true
		}
		return game.Moves{}, false
	case o == game.P:
		return fewMoves(nil), true
	case by == chompArms:
		return fewMoves([]game.Move{p.levelArms()}), true
	case by == chompTwo:
		return fewMoves([]game.Move{p.levelTwo()}), true
	}
	return fewMoves([]game.Move{p.bite(1, big.NewInt(2))}), true
}

// levelArms makes the longer arm as long as the other.
func (p chomp) levelArms() game.Move {
	right, down, _ := p.arms()
	if right.Cmp(down) > 0 {
		return p.bite(0, down.Add(down, big.NewInt(2)))
	}
	return p.bite(int(right.Int64())+1, one)
}

// levelTwo makes the second of two rows or columns shorter by one than the first.
func (p chomp) levelTwo() game.Move {
	a, b, upright, _ := p.two()
	second, at := 1, a // equal: the last cell of the second
	if a.Cmp(b) > 0 {
		second, at = 0, new(big.Int).Add(b, big.NewInt(2))
	}
	if upright {
		return p.bite(int(at.Int64())-1, big.NewInt(int64(second+1)))
	}
	return p.bite(second, at)
}
