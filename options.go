package grundy

import (
	"context"
	"math/big"

	"grundy/game"
)

// Option is a move, and what is known of the whole position after it.
type Option struct {
	Move
	Outcome  game.Outcome // 0 where a limit kept it from being known
	Nimber   *big.Int     // nil when not defined, or more than cheap to compute
	Infinite *Infinite
}

// Listing is a position with its options.
type Listing struct {
	*Result  // without a list of winning moves
	Options  []Option
	Complete bool // Options are all
}

// Options lists the options of a sum, at most so many, the first of each component
// before the next, with the outcome of each. Its errors are those of Solve.
func (s *Solver) Options(ctx context.Context, sum game.Sum, o Options, most int) (*Listing, error) {
	o.Moves = most
	r := newRun(ctx, &s.tables, sum, o)
	defer r.end()
	l, err := r.listOptions(most)
	if err != nil {
		return nil, game.AsError(err)
	}
	l.Positions = r.budget.Spent()
	return l, nil
}

func (r *run) listOptions(most int) (*Listing, error) {
	if err := r.admit(); err != nil {
		return nil, err
	}
	find, err := r.decide()
	if err != nil {
		return nil, err
	}
	l := &Listing{Result: r.result, Complete: true}
	cheap := r.budget.Part(freePositions)
	for i, p := range r.result.Sum {
		judge := &optionJudge{run: r, component: i, find: find, cheap: cheap}
		for m := range p.Moves() {
			if len(l.Options) == most || r.listing.Spend(r.ctx, 1) != nil {
				l.Complete = false
				break
			}
			l.Options = append(l.Options, judge.option(m))
		}
		if err := r.ctx.Err(); err != nil {
			return nil, err
		}
	}
	return l, nil
}

// optionJudge says who wins after the moves in one component.
type optionJudge struct {
	*run
	component int
	find      finder
	cheap     *game.Budget // for nimbers

	good   map[string]bool // by notation, the options that the mover wants; nil before they are asked for
	failed bool            // they are not to be had
	rest   *worth          // of the other components, nil before it is asked for
}

func (j *optionJudge) option(m game.Move) Option {
	o := Option{Move: Move{Component: j.component, Move: m}}
	if w, ok := j.worth(m.To); ok {
		o.Nimber, o.Infinite, o.Outcome = w.nimber, w.infinite, w.outcome()
		return o
	}
	if j.played != nil {
		if outcome, ok := j.played(j.component, m.To); ok {
			o.Outcome = outcome
		}
		return o
	}
	o.Outcome = j.outcome(m.To)
	return o
}

// worth is the value of the sum with q in the place of the component, in normal play
// and where it is cheap.
func (j *optionJudge) worth(q game.Position) (worth, bool) {
	if j.valued == nil || j.opts.Convention == game.Misere || j.noNimbers(q) {
		return worth{}, false
	}
	if j.rest == nil {
		j.rest = &worth{nimber: new(big.Int)}
		for i, v := range j.valued {
			if i != j.component {
				*j.rest = j.rest.plus(v.worth())
			}
		}
	}
	all := j.budget
	j.budget = j.cheap
	w, err := j.optionWorth(j.valued[j.component], q)
	j.budget = all
	if err != nil || w == (worth{}) {
		return worth{}, false
	}
	return j.rest.plus(w), true
}

// noNimbers reports whether a position is of those that have none.
func (j *optionJudge) noNimbers(q game.Position) bool {
	l, ok := q.(game.Loner)
	if !ok {
		return false
	}
	_, _, none := l.Alone()
	return !none.IsZero()
}

// outcome tells by the moves that the mover wants whether this is one.
func (j *optionJudge) outcome(q game.Position) game.Outcome {
	if j.good == nil && !j.failed {
		j.gather()
	}
	wanted := game.P
	if j.result.Outcome == game.D {
		wanted = game.D
	}
	switch {
	case j.good[q.String()]:
		return wanted
	case j.failed || j.result.Loopy && j.result.Outcome == game.N: // N, or D
		return 0
	}
	return game.N
}

// gather asks for the moves that the mover wants; nobody wants one of a lost position.
func (j *optionJudge) gather() {
	j.good = map[string]bool{}
	if j.result.Outcome == game.P {
		return
	}
	moves, err := j.find(j.component)
	if err != nil || moves.Count == nil {
		j.failed = true
	}
	if err != nil {
		return
	}
	for m := range moves.List {
		if j.good[m.To.String()] = true; len(j.good) > j.opts.Moves {
			return
		}
	}
}
