package catalogue

import (
	"context"
	"math/big"

	"grundy/game"
)

// Crosses answers rows of Treblecross one after the other; the table of 0.007 grows with
// the longest run that is asked for.
type Crosses struct{ rule *octal }

// NewCrosses begins with an empty table.
func NewCrosses() *Crosses { return &Crosses{newOctal(mustCode("0.007"))} }

// Winning lists the cells, from 1, on which the mover can put a mark and win.
func (x *Crosses) Winning(ctx context.Context, row string, b *game.Budget) ([]int, error) {
	read, err := treble{rule: x.rule}.read(row)
	if err != nil {
		return nil, err
	}
	p := read.(treble)
	var cells []int
	if done := p.completing(); len(done) > 0 || p.over() {
		for _, i := range done {
			cells = append(cells, i+1)
		}
		return cells, nil
	}
	if _, err := p.Search(ctx, b); err != nil {
		return nil, err
	}
	moves, _ := p.MovesTo(new(big.Int))
	for m := range moves.List {
		cells = append(cells, m.At[0]+1)
	}
	return cells, nil
}

// Empty is the outcome of an empty row of n cells.
func (x *Crosses) Empty(ctx context.Context, n uint64, b *game.Budget) (game.Outcome, error) {
	if n > mostCells {
		return 0, game.Refuse(game.Limit, longText, mostCells)
	}
	p := treble{rule: x.rule, n: int(n)}
	value, err := p.Search(ctx, b)
	if err != nil {
		return 0, err
	}
	v, _ := value(p)
	return game.Won(v.Nimber.Sign() > 0), nil
}
