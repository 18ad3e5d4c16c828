package grundy

import (
	"math/big"

	"grundy/game"
)

// freePositions is what the nimber of a lone position may cost where a theorem
// has given the outcome and nobody asked for the nimber.
const freePositions = 1_000_000

var (
	costlyText = game.Text{
		En: "no theorem gives the nimber, and computing it needs more than %d positions; ask for the nimber to compute it",
		Zh: "没有定理给出 SG 值，计算它需要超过 %d 个局面；要求给出 SG 值时才计算",
	}
	beyondText = game.Text{
		En: "no theorem gives the nimber: %v",
		Zh: "没有定理给出 SG 值：%v",
	}
)

// alone decides a lone position by its own theorem or engine for outcomes; a nil
// finder means that it has none for this convention.
func (r *run) alone(p game.Position) (finder, error) {
	wins, warrant, err := r.outcomeOf(p)
	if wins == nil || err != nil {
		return nil, err
	}
	won, err := wins(p)
	if err != nil {
		return nil, err
	}
	r.result.Outcome = game.Won(won)
	r.result.Warrant = warrant
	r.result.Components[0].Warrant = warrant
	return func(int) (game.Moves, error) { return r.winning(p, wins) }, r.aloneNimber(p)
}

// winning lists the winning moves of a lone position; those that it knows, where a
// limit cuts the search for the others short.
func (r *run) winning(p game.Position, wins func(game.Position) (bool, error)) (game.Moves, error) {
	var sure game.Moves
	if w, ok := p.(game.Winner); ok {
		if sure, ok = w.WinningMoves(r.opts.Convention); ok {
			return sure, nil
		}
	}
	if c, ok := p.(game.Chooser); ok && r.opts.Convention == game.Normal {
		if m, ok := c.MovesTo(new(big.Int)); ok {
			return m, nil
		}
	}
	all, err := r.filter(p, func(o game.Position) (bool, error) {
		w, err := wins(o)
		return !w, err
	})
	if e := game.AsError(err); err != nil && sure.List != nil && e.Code == game.Limit {
		sure.Why = e.Say
		return sure, nil
	}
	return all, err
}

// outcomeOf returns who wins p and its options, by theorem or by the engine that
// p brings.
func (r *run) outcomeOf(p game.Position) (func(game.Position) (bool, error), Warrant, error) {
	if d, ok := p.(game.Decider); ok {
		if _, by := d.Outcome(r.opts.Convention); by != nil {
			return r.byTheorem(p), theorem(by), nil
		}
	}
	s, ok := p.(game.Settler)
	if !ok {
		return nil, Warrant{}, nil
	}
	outcome, err := s.Settle(r.ctx, r.opts.Convention, r.budget)
	if err != nil || outcome == nil {
		return nil, Warrant{}, err
	}
	return func(q game.Position) (bool, error) {
		o, ok := outcome(q)
		if !ok {
			return false, r.silent(p, q)
		}
		return o == game.N, nil
	}, settled[r.opts.Convention], nil
}

// byTheorem returns who wins the options of p, by the theorem that decides p or, at
// an option on which that is silent, by the engine that p brings.
func (r *run) byTheorem(p game.Position) func(game.Position) (bool, error) {
	var engine func(game.Position) (game.Outcome, bool)
	return func(q game.Position) (bool, error) {
		o, by := q.(game.Decider).Outcome(r.opts.Convention)
		if by != nil {
			return o == game.N, nil
		}
		if s, ok := p.(game.Settler); ok && engine == nil {
			var err error
			if engine, err = s.Settle(r.ctx, r.opts.Convention, r.budget); err != nil {
				return false, err
			}
		}
		if engine != nil {
			if o, ok := engine(q); ok {
				return o == game.N, nil
			}
		}
		return false, r.silent(p, q)
	}
}

// silent says why the outcome of the option q is not known: a limit, if one is met.
func (r *run) silent(p, q game.Position) error {
	if err := r.budget.Spend(r.ctx, 0); err != nil {
		return err
	}
	return game.Refuse(game.Limit, silentText, p, q)
}

// settled is what an engine for outcomes gives.
var settled = map[game.Convention]Warrant{
	game.Normal: {By: ByComputed, Detail: retreatText.With()},
	game.Misere: {By: ByComputed, Detail: playedOutText.With()},
}

var (
	retreatText = game.Text{En: "the winner is computed from the definition: a position is won when some option of it is lost", Zh: "胜负按定义计算：有必败的后继局面，则先手必胜"}
	silentText  = game.Text{En: "%v is decided, but not what becomes of it at %v", Zh: "%v 已有结论，但其后继局面 %v 没有"}
)

// aloneNimber finds the nimber of a lone position in normal play where it is
// cheap or asked for; otherwise a note says why it is missing.
func (r *run) aloneNimber(p game.Position) error {
	switch {
	case r.asReply:
		return nil
	case r.opts.Convention == game.Misere:
		r.result.NimberNote = misereText.With()
		return nil
	}
	if l, ok := p.(game.Loner); ok {
		if _, _, none := l.Alone(); !none.IsZero() {
			r.result.NimberNote = none
			return nil
		}
	}
	if r.result.Outcome == game.P {
		r.result.Nimber = new(big.Int)
		r.result.Components[0].Nimber = r.result.Nimber
		return nil
	}
	all := r.budget
	if !r.opts.Nimber {
		r.budget = all.Part(freePositions)
		defer func() { r.budget = all }()
	}
	v, err := r.value(p)
	if err != nil {
		return r.noNimber(err, all)
	}
	r.valued = []valued{v}
	r.result.Nimber, r.result.Infinite = v.nimber, v.infinite
	r.result.Components[0] = Component{p, v.nimber, v.infinite, v.warrant, r.optionValues(v)}
	return nil
}

// noNimber notes that a limit kept the nimber back, unless there is nobody to read the
// note; any other error stands.
func (r *run) noNimber(err error, all *game.Budget) error {
	e := game.AsError(err)
	if e.Code != game.Limit || r.bare {
		return e
	}
	r.result.NimberNote = beyondText.With(e.Say)
	if r.budget != all && r.budget.Short() && all.Left() > freePositions {
		r.result.NimberNote = costlyText.With(freePositions)
	}
	return nil
}
