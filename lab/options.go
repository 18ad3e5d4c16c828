package lab

import (
	"go.starlark.net/starlark"

	"grundy/game"
	"grundy/script/dialect"
)

const (
	mostOptions     = 100_000   // that options lists
	mostOptionMoves = 1_000_000 // that it goes through for them
	mostOptionBytes = 64 << 20  // of their notation
	stepsOfMove     = 20        // that a move costs, since it costs about the time of them
)

var (
	optionsText     = game.Text{En: "the position has more than %d options, the limit", Zh: "后继局面超过上限 %d 个"}
	optionMovesText = game.Text{En: "the position has more than %d moves, the limit", Zh: "走法超过上限 %d 种"}
	optionBytesText = game.Text{En: "the options have more than %d bytes of notation, the limit", Zh: "后继局面的记法超过上限 %d 字节"}
)

// options lists the positions that one move leads to, each once. The moves that
// it goes through count among the steps of the program.
func (l *Lab) options(t *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	q, err := l.ask(1, b, args, kwargs)
	if err != nil {
		return nil, err
	}
	found := distinct{seen: map[string]bool{}, most: min(mostOptions, l.opts.Limits.Heaps/max(1, q.x.Weight))}
	for i, p := range q.x.Sum {
		for m := range p.Moves() {
			if t.Steps += stepsOfMove; l.opts.Steps > 0 && t.Steps > l.opts.Steps {
				return nil, dialect.TooManySteps(l.opts.Steps)
			}
			if err := contextOf(t).Err(); err != nil {
				return nil, err
			}
			if err := found.add(q.x.after(i, m.To)); err != nil {
				return nil, err
			}
		}
	}
	return starlark.NewList(found.all), nil
}

// distinct gathers positions, equal ones once, within bounds.
type distinct struct {
	seen               map[string]bool // by notation
	all                []starlark.Value
	most, moves, bytes int
}

func (d *distinct) add(x *position) error {
	if d.moves++; d.moves > mostOptionMoves {
		return game.Refuse(game.Limit, optionMovesText, mostOptionMoves)
	}
	notation := x.String()
	if d.seen[notation] {
		return nil
	}
	d.seen[notation] = true
	if d.bytes += len(notation); d.bytes > mostOptionBytes {
		return game.Refuse(game.Limit, optionBytesText, mostOptionBytes)
	}
	if d.all = append(d.all, x); len(d.all) > d.most {
		return game.Refuse(game.Limit, optionsText, d.most)
	}
	return nil
}
