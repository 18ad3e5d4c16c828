package grundy

import (
	"context"
	"math"
	"math/big"
	"slices"

	"grundy/game"
)

// mostListed bounds the positions by which a component that brings no digraph is
// played out for the sake of remoteness.
const mostListed = 200_000

var farText = game.Text{
	En: "how long the winner needs is not known, since the sum was not played out: %v",
	Zh: "未推演整个和，因此不知道胜方需要多少步：%v",
}

// listLoopy lists the winning moves by remoteness, least first, so that whoever
// always takes the first one comes nearer to the end; or, of a draw, the moves
// that keep it.
func (r *run) listLoopy(find finder) error {
	r.result.Count, r.result.Complete = new(big.Int), true
	switch r.result.Outcome {
	case game.D:
		return r.listDrawing(find)
	case game.P:
		return r.replies()
	}
	p, err := r.playedOut()
	if err != nil {
		return err
	}
	counted := game.Moves{Count: new(big.Int)}
	var measured []Move
	for i := range r.result.Sum {
		moves, err := find(i)
		if err != nil {
			r.result.Count, r.result.Complete = nil, false
			return r.note(err)
		}
		addCount(&counted, moves)
		for m := range moves.List {
			move := Move{Component: i, Move: m}
			if p == nil { // in the order of the components
				if !r.listOne(move) {
					break
				}
				continue
			}
			if at, ok := p.after(i, m.To); ok {
				_, n := p.solution.At(at...)
				far := int(n)
				move.Remoteness = &far
			}
			if measured = append(measured, move); len(measured) >= mostKept {
				break
			}
		}
	}
	slices.SortStableFunc(measured, func(a, b Move) int { return a.distance() - b.distance() })
	for _, m := range measured {
		if !r.listOne(m) {
			break
		}
	}
	r.result.Count, r.result.CountNote = counted.Count, counted.Why
	r.result.Complete = counted.Count != nil && counted.Count.Cmp(big.NewInt(int64(len(r.result.Winning)))) == 0
	return nil
}

// listOne lists a winning move; false where there is no room for it.
func (r *run) listOne(m Move) bool {
	size := m.printed(quoted(r.result.After(m).String()))
	if r.full(size) {
		return false
	}
	r.result.Winning = append(r.result.Winning, m)
	r.text += size
	return true
}

// distance orders moves whose remoteness is not known behind the others.
func (m Move) distance() int {
	if m.Remoteness == nil {
		return math.MaxInt32
	}
	return *m.Remoteness
}

// playedOut plays the sum out, which tells how far the end is; nil, and noted, where that is
// not within the limits.
func (r *run) playedOut() (*playground, error) {
	b := r.budget
	if slices.ContainsFunc(r.result.Sum, func(c game.Position) bool { return !bringsArena(c) }) {
		b = b.Part(mostListed)
	}
	p, err := r.playground(b)
	if err == nil {
		return p, nil
	}
	if e := game.AsError(err); e.Code != game.Limit || r.ctx.Err() != nil {
		return nil, e
	}
	r.result.RemotenessNote = farText.With(game.AsError(err).Say)
	return nil, nil
}

// Remoteness plays a sum out, and returns how many moves are left when the winner
// hastens and the loser delays; ok is false for a draw. Theory does not help: every
// position that the sum can become is gone through, within the limits.
func (s *Solver) Remoteness(ctx context.Context, sum game.Sum, o Options) (moves int, ok bool, err error) {
	r := newRun(ctx, &s.tables, sum, o)
	defer r.end()
	if err := r.admit(); err != nil {
		return 0, false, game.AsError(err)
	}
	p, err := r.playground(r.budget)
	if err != nil {
		return 0, false, game.AsError(err)
	}
	outcome, n := p.solution.At(p.start...)
	return int(n), outcome != game.D, nil
}

// listDrawing lists the moves that keep a draw.
func (r *run) listDrawing(find finder) error {
	for i := range r.result.Sum {
		moves, err := find(i)
		if err != nil {
			return err
		}
		for m := range moves.List {
			move := Move{Component: i, Move: m}
			size := move.printed(quoted(r.result.After(move).String()))
			n := len(r.result.Drawing)
			if r.opts.Moves > 0 && n >= r.opts.Moves || n > 0 && r.opts.Text > 0 && r.text+size > r.opts.Text {
				r.result.Complete = false
				return nil
			}
			r.result.Drawing = append(r.result.Drawing, move)
			r.text += size
		}
	}
	if err := r.ctx.Err(); err != nil {
		return err
	}
	r.result.Complete = !r.cut
	return nil
}
