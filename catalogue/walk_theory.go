package catalogue

import (
	"context"
	"math/big"

	"grundy/game"
)

// share is a part of a walk: a token, or one coordinate of it.
type share struct {
	token int
	at    square
}

// shares are the parts, in order.
func (w walk) shares() []share {
	var out []share
	for i, s := range w.at {
		parts := []square{s}
		if p, ok := w.piece.(sumPiece); ok {
			parts = p.partsOf(s)
		}
		for _, at := range parts {
			out = append(out, share{i, at})
		}
	}
	return out
}

// Parts are the tokens, each on its own.
func (w walk) Parts() []game.Position {
	var out []game.Position
	for _, s := range w.shares() {
		out = append(out, w.with(s.at))
	}
	return out
}

// Lift makes a move of a part into one of its token. The part may be a
// coordinate alone; it adds to the token what it went.
func (w walk) Lift(part int, m game.Move) game.Move {
	s, to := w.shares()[part], m.To.(walk).at[0]
	gone := square{new(big.Int).Sub(to[0], s.at[0]), new(big.Int).Sub(to[1], s.at[1])}
	return w.move(s.token, w.at[s.token].to(gone[0], gone[1]))
}

// Value is the nim-sum of the tokens, where the piece knows their nimbers.
func (w walk) Value() (game.Value, *game.Theorem) {
	p, ok := w.piece.(valuedPiece)
	if !ok {
		return game.Value{}, nil
	}
	sum := new(big.Int)
	_, by := p.nimber(square{sum, sum}, w.size)
	for _, s := range w.at {
		g, _ := p.nimber(s, w.size)
		sum.Xor(sum, g)
	}
	return game.Value{Nimber: sum}, by
}

// MovesTo answers for a single token of a known nimber.
func (w walk) MovesTo(v *big.Int) (game.Moves, bool) {
	p, known := w.piece.(valuedPiece)
	if !known || len(w.at) != 1 {
		return game.Moves{}, false
	}
	var found []game.Move
	if c, ok := w.piece.(choosingPiece); ok {
		for _, to := range c.stepsTo(w.at[0], v) {
			found = append(found, w.move(0, to))
		}
		return fewMoves(found), true
	}
	for to := range w.piece.steps(w.at[0], w.size) {
		if g, _ := p.nimber(to, w.size); g.Cmp(v) == 0 {
			found = append(found, w.move(0, to))
		}
	}
	return fewMoves(found), true
}

// Outcome answers for a single token.
func (w walk) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	if p, ok := w.piece.(decidedPiece); ok && len(w.at) == 1 {
		return p.outcome(w.at[0], w.size, c)
	}
	return 0, nil
}

// WinningMoves answers for a single token.
func (w walk) WinningMoves(c game.Convention) (game.Moves, bool) {
	p, ok := w.piece.(winningPiece)
	if !ok || len(w.at) != 1 {
		return game.Moves{}, false
	}
	var found []game.Move
	for _, to := range p.wins(w.at[0], c) {
		found = append(found, w.move(0, to))
	}
	return fewMoves(found), true
}

// Tame asks the piece about every token.
func (w walk) Tame() (by *game.Theorem) {
	p, ok := w.piece.(tamePiece)
	if !ok {
		return nil
	}
	by = p.tame(square{new(big.Int), new(big.Int)})
	for _, s := range w.at {
		if p.tame(s) == nil {
			return nil
		}
	}
	return by
}

// Search asks the piece for all tokens at once.
func (w walk) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	p, ok := w.piece.(searchingPiece)
	if !ok {
		return nil, nil
	}
	nimber, err := p.search(ctx, w.at, b)
	if err != nil {
		return nil, err
	}
	return func(q game.Position) (game.Value, bool) {
		x, ok := q.(walk)
		if !ok || x.piece != w.piece {
			return game.Value{}, false
		}
		sum := new(big.Int)
		for _, s := range x.at {
			g, ok := nimber(s)
			if !ok {
				return game.Value{}, false
			}
			sum.Xor(sum, g)
		}
		return game.Value{Nimber: sum}, true
	}, nil
}
