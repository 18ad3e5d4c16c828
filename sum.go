package grundy

import (
	"math/big"
	"slices"

	"grundy/game"
	"grundy/nimber"
)

// normal decides a sum in normal play: won exactly when the nim-sum of its
// components is not 0 [Sprague 1935; Grundy 1939].
func (r *run) normal() (finder, error) {
	vs, err := r.values()
	if err != nil {
		return nil, err
	}
	if slices.ContainsFunc(vs, func(v valued) bool { return v.loops }) {
		return r.loopy(vs), nil
	}
	total := new(big.Int)
	for _, v := range vs {
		total = nimber.Sum(total, v.nimber)
	}
	r.result.Nimber = total
	r.result.Outcome = game.Won(total.Sign() != 0)
	r.result.Warrant = spragueGrundy
	if len(vs) == 1 {
		r.result.Warrant = vs[0].warrant
	}
	return func(i int) (game.Moves, error) {
		return r.movesTo(vs[i], nimber.Sum(total, vs[i].nimber))
	}, nil
}

// values computes the nimber of every component, and of its parts.
func (r *run) values() ([]valued, error) {
	vs := make([]valued, len(r.result.Sum))
	for i, p := range r.result.Sum {
		v, err := r.value(p)
		if err != nil {
			return nil, r.needed(p, err)
		}
		if err := r.part(&v); err != nil {
			return nil, err
		}
		vs[i] = v
		r.result.Components[i] = Component{p, v.nimber, v.infinite, v.warrant, r.optionValues(v)}
		r.addParts(i, v)
	}
	r.valued = vs
	return vs, nil
}

// part finds the nimbers of the parts of a component that was valued whole.
func (r *run) part(v *valued) error {
	if v.parts != nil {
		return nil
	}
	parts := split(v.pos)
	if len(parts) == 1 {
		return nil
	}
	v.parts = make([]valued, 0, len(parts))
	for _, p := range parts {
		g, err := r.optionValue(*v, p)
		if err != nil {
			return err
		}
		v.parts = append(v.parts, valued{pos: p, nimber: g, warrant: v.warrant, known: v.known})
	}
	return nil
}

func (r *run) addParts(component int, v valued) {
	if v.parts == nil {
		r.result.Parts = append(r.result.Parts, Part{component, v.pos, v.nimber, v.infinite})
	}
	for _, q := range v.parts {
		r.addParts(component, q)
	}
}

var neededText = game.Text{
	En: "%[2]v; the sum needs the nimber of %[1]v, and no theorem gives it",
	Zh: "%[2]v；求和需要 %[1]v 的 SG 值，而没有定理给出它",
}

// needed says which component could not be computed.
func (r *run) needed(p game.Position, err error) error {
	e := *game.AsError(err)
	if e.Code == game.Limit && len(r.result.Sum) > 1 {
		e.Say = neededText.With(game.Short(p.String()), e.Say)
	}
	return &e
}

// movesTo lists the moves of v to options of nimber target.
func (r *run) movesTo(v valued, target *big.Int) (game.Moves, error) {
	if c, ok := v.pos.(game.Chooser); ok {
		if m, ok := c.MovesTo(target); ok {
			return m, nil
		}
	}
	if v.parts == nil {
		return r.filter(v.pos, func(o game.Position) (bool, error) {
			g, err := r.optionValue(v, o)
			return err == nil && g != nil && g.Cmp(target) == 0, err
		})
	}
	all := make([]game.Moves, len(v.parts))
	for i, q := range v.parts {
		m, err := r.movesTo(q, nimber.Sum(q.nimber, v.nimber, target))
		if err != nil {
			return game.Moves{}, err
		}
		all[i] = m
	}
	return lift(v.pos.(game.Splitter), all), nil
}

// lift makes moves of the parts into moves of the whole.
func lift(whole game.Splitter, parts []game.Moves) game.Moves {
	all := game.Moves{Count: new(big.Int), List: func(yield func(game.Move) bool) {
		for i, ms := range parts {
			if none(ms) {
				continue
			}
			for m := range ms.List {
				if !yield(whole.Lift(i, m)) {
					return
				}
			}
		}
	}}
	for _, m := range parts {
		addCount(&all, m)
	}
	return all
}

// none reports whether there are no moves.
func none(m game.Moves) bool { return m.Count != nil && m.Count.Sign() == 0 }

// addCount adds the count of b to that of a, which is not known where that of b is
// not.
func addCount(a *game.Moves, b game.Moves) {
	switch {
	case a.Count == nil:
	case b.Count == nil:
		a.Count, a.Why = nil, b.Why
	default:
		a.Count = new(big.Int).Add(a.Count, b.Count)
	}
}

// filter lists the moves of p whose option passes the test.
func (r *run) filter(p game.Position, test func(game.Position) (bool, error)) (game.Moves, error) {
	var kept []game.Move
	count := int64(0)
	for m := range p.Moves() {
		if err := r.listing.Spend(r.ctx, 1); err != nil {
			return game.Moves{}, err
		}
		ok, err := test(m.To)
		if err != nil {
			return game.Moves{}, err
		}
		if !ok {
			continue
		}
		if count++; len(kept) < r.most() {
			kept = append(kept, m)
		}
	}
	return game.Moves{Count: big.NewInt(count), List: func(yield func(game.Move) bool) {
		for _, m := range kept {
			if !yield(m) {
				return
			}
		}
	}}, nil
}

// mostKept bounds the moves of one component that are kept at all.
const mostKept = 1 << 20

// most is how many moves of one component are worth keeping: one more than may
// be listed, so that a cut list is known to be cut.
func (r *run) most() int {
	if r.opts.Moves <= 0 || r.opts.Moves > mostKept || r.result.Loopy {
		return mostKept
	}
	return r.opts.Moves + 1
}
