package grundy

import (
	"errors"
	"math/big"
	"slices"

	"grundy/engine/board"
	"grundy/game"
)

// lookup is what an engine has found of a position, or nil when it has not
// computed that one.
type lookup func(game.Position) (*found, error)

// found is a nimber and what it rests on.
type found struct {
	nimber   *big.Int // nil for an infinite value
	infinite *Infinite
	warrant  Warrant
}

// valued is a position with its nimber and what that rests on.
type valued struct {
	pos      game.Position
	nimber   *big.Int // nil for an infinite value
	infinite *Infinite
	loops    bool // play can come back to an earlier position
	warrant  Warrant
	known    lookup // of the options too; nil after a theorem
	parts    []valued
}

func (v valued) worth() worth { return worth{v.nimber, v.infinite} }

var (
	computedText = game.Text{
		En: "the nimber is computed from the definition: it is the least number that is no option's nimber",
		Zh: "SG 值按定义计算：它是后继局面的 SG 值中未出现的最小非负整数",
	}
	sumText = game.Text{En: "the nimber of a sum is the nim-sum of the nimbers of its components", Zh: "和的 SG 值等于各子游戏 SG 值的异或和"}

	unknownText = game.Text{En: "the engine of %v does not know it", Zh: "%v 的引擎没有给出它的值"}

	spragueGrundy = Warrant{By: BySum, Source: "Sprague 1935; Grundy 1939", Detail: sumText.With()}
	computed      = Warrant{By: ByComputed, Detail: computedText.With()}
	searched      = Warrant{By: BySearch, Detail: computedText.With()}
)

func theorem(t *game.Theorem) Warrant {
	return Warrant{By: ByTheorem, Source: t.Source, Detail: t.Claim.With()}
}

// value is the one place that asks a position for its nimber: the theorem, the
// engine of the position, its parts, and then the search on its notation. An
// engine comes before the parts, since for many heaps it fills one table.
func (r *run) value(p game.Position) (valued, error) {
	if t, ok := p.(game.Valuer); ok {
		if v, by := t.Value(); by != nil {
			return valued{pos: p, nimber: v.Nimber, warrant: theorem(by)}, nil
		}
	}
	if a, err := r.arena(p); err != nil {
		return valued{}, err
	} else if a != nil {
		return r.onArena(p, a)
	}
	known, err := r.search(p)
	if errors.Is(err, board.ErrLoopy) {
		return r.explored(p)
	}
	if err != nil {
		if by := lostBy(p); by != nil && game.AsError(err).Code == game.Limit {
			return valued{pos: p, nimber: new(big.Int), warrant: theorem(by)}, nil
		}
		return valued{}, err
	}
	if known == nil {
		if parts := split(p); len(parts) != 1 {
			return r.sumOf(p, parts)
		}
		known = r.define()
	}
	f, err := known(p)
	switch {
	case errors.Is(err, board.ErrLoopy):
		return r.explored(p)
	case err != nil:
		return valued{}, err
	case f == nil:
		return valued{}, game.Refuse(game.Internal, unknownText, p)
	}
	return valued{pos: p, nimber: f.nimber, warrant: f.warrant, known: known}, nil
}

// lostBy is the theorem by which p is lost in normal play, which makes its
// nimber 0, or nil.
func lostBy(p game.Position) *game.Theorem {
	d, ok := p.(game.Decider)
	if !ok {
		return nil
	}
	if o, by := d.Outcome(game.Normal); o == game.P {
		return by
	}
	return nil
}

// split returns the independent parts of p, p itself when it has none.
func split(p game.Position) []game.Position {
	if s, ok := p.(game.Splitter); ok {
		return s.Parts()
	}
	return []game.Position{p}
}

func (r *run) sumOf(p game.Position, parts []game.Position) (valued, error) {
	out := valued{pos: p, nimber: new(big.Int), warrant: spragueGrundy}
	for _, q := range parts {
		v, err := r.value(q)
		if err != nil {
			return valued{}, err
		}
		out.parts = append(out.parts, v)
		w := out.worth().plus(v.worth())
		out.nimber, out.infinite, out.loops = w.nimber, w.infinite, out.loops || v.loops
		if v.loops {
			out.warrant = loopyComputed
		}
	}
	return out, nil
}

// search asks the engine that the position brings; nil when it brings none. A
// table of the same answer serves all positions that it knows.
func (r *run) search(p game.Position) (lookup, error) {
	s, ok := p.(game.Searcher)
	if !ok {
		return nil, nil
	}
	for _, known := range r.shared.lookups {
		if f, err := known(p); f != nil && err == nil {
			return known, nil
		}
	}
	key := p.String()
	t := r.tables.find(key)
	if t == nil {
		var err error
		if t, err = r.make(key, s); t == nil || err != nil {
			return nil, err
		}
		r.tables.keep(t)
	} else if err := r.budget.Spend(r.ctx, t.positions); err != nil {
		return nil, err
	}
	r.shared.lookups = append(r.shared.lookups, t.known)
	return t.known, nil
}

// make runs the engine.
func (r *run) make(key string, s game.Searcher) (*table, error) {
	positions, bytes := r.budget.Spent(), r.budget.Held()
	values, err := s.Search(r.ctx, r.budget)
	if err != nil || values == nil {
		return nil, err
	}
	known := func(p game.Position) (*found, error) {
		v, ok := values(p)
		switch {
		case !ok:
			return nil, nil
		case v.Period != nil:
			return &found{nimber: v.Nimber, warrant: Warrant{By: ByPeriod, Detail: *v.Period}}, nil
		}
		return &found{nimber: v.Nimber, warrant: computed}, nil
	}
	return &table{key, known, r.budget.Spent() - positions, r.budget.Held() - bytes}, nil
}

// define searches on the notation of positions, from the definition.
func (r *run) define() lookup {
	rules := r.byNotation()
	return defined(rules, board.NewNimbers(rules, game.Normal))
}

func defined(rules *byNotation, s *board.Search[id, uint64]) lookup {
	return func(p game.Position) (*found, error) {
		v, err := s.Settle(rules.run.ctx, rules.add(game.Sum{p}), rules.run.budget)
		if err != nil {
			return nil, err
		}
		return &found{nimber: new(big.Int).SetUint64(v), warrant: searched}, nil
	}
}

// optionValue is the nimber of an option of v, nil for an infinite value and where
// there is none.
func (r *run) optionValue(v valued, p game.Position) (*big.Int, error) {
	if l, ok := p.(game.Loner); ok {
		if _, _, none := l.Alone(); !none.IsZero() {
			return nil, nil
		}
	}
	w, err := r.optionWorth(v, p)
	return w.nimber, err
}

// optionWorth is the value of an option of v.
func (r *run) optionWorth(v valued, p game.Position) (worth, error) {
	if v.known != nil {
		f, err := v.known(p)
		if errors.Is(err, board.ErrLoopy) {
			w, err := r.explored(p)
			return w.worth(), err
		}
		if err != nil {
			return worth{}, err
		}
		if f != nil {
			return worth{f.nimber, f.infinite}, nil
		}
	}
	w, err := r.value(p)
	return w.worth(), err
}

// optionValues are the distinct nimbers of the options of a computed position,
// sorted; nil when its engine has not computed them all, or when there are more
// than are worth looking up.
func (r *run) optionValues(v valued) []*big.Int {
	if r.bare || v.known == nil || v.parts != nil || v.loops {
		return nil
	}
	var out []*big.Int
	n := 0
	for m := range v.pos.Moves() {
		g, err := v.known(m.To)
		if n++; err != nil || g == nil || n > mostLookedUp || r.listing.Spend(r.ctx, 1) != nil {
			return nil
		}
		out = append(out, g.nimber)
	}
	slices.SortFunc(out, (*big.Int).Cmp)
	return slices.CompactFunc(out, func(x, y *big.Int) bool { return x.Cmp(y) == 0 })
}

// mostLookedUp bounds the options whose nimbers are looked up for an explanation.
const mostLookedUp = 10_000
