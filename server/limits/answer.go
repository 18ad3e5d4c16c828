package limits

import (
	"context"
	"math"
	"strings"

	"grundy/game"
	"grundy/identify"
	"grundy/judge"
)

// judged is how many times as many positions an input of a judge's problem may take, which
// are those of many questions.
const judged = 16

// Judge answers an input of a problem. An error that comes with output is that of the case
// behind it.
func (l Limits) Judge(ctx context.Context, p *judge.Problem, input string, report func(int64), lang game.Lang) (judge.Reply, error) {
	l.Positions = min(l.Positions, math.MaxInt64/judged) * judged
	b := l.Budget(report)
	defer func() { b.Release(b.Held()) }()
	return p.Reply(ctx, strings.NewReader(input), b, l.Output, lang)
}

var eitherText = game.Text{En: "give values or pairs, not both", Zh: "values 与 pairs 只能给一个"}

// Identify says what a table looks like, of nimbers, or of lost heaps, or of lost pairs. An
// error that comes with a report is one that ended the search.
func (l Limits) Identify(ctx context.Context, values []uint64, lost bool, pairs [][2]uint64, report func(int64)) (r *identify.Report, err error) {
	b := l.Budget(report)
	defer func() { b.Release(b.Held()) }()
	switch {
	case values != nil && pairs != nil:
		return nil, game.Refuse(game.BadParameter, eitherText)
	case pairs != nil:
		r, err = identify.Pairs(ctx, pairs, b)
	case lost:
		r, err = identify.Lost(ctx, values, b)
	default:
		r, err = identify.Nimbers(ctx, values, b)
	}
	if err != nil {
		return nil, err
	}
	return r, r.Stopped
}
