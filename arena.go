package grundy

import (
	"math/big"
	"slices"
	"strings"

	"grundy/engine/digraph"
	"grundy/game"
	"grundy/nimber"
)

// Infinite is the value of a position that no nimber fits, since play can go on
// for ever from it. It is won where 0 is in Reach, and drawn otherwise
// [Smith 1966; Fraenkel, Perl 1975].
type Infinite struct {
	Reach []*big.Int // the nimbers of its options, sorted
}

// String writes inf{0, 2} without the blanks.
func (v *Infinite) String() string {
	words := make([]string, len(v.Reach))
	for i, n := range v.Reach {
		words[i] = n.String()
	}
	return "inf{" + strings.Join(words, ",") + "}"
}

// worth is a value in a sum: a nimber, or infinite.
type worth struct {
	nimber   *big.Int
	infinite *Infinite
}

// plus adds values: inf{K} + n = inf{K ⊕ n}, and inf{K} + inf{L} = inf{}.
func (a worth) plus(b worth) worth {
	switch {
	case a.infinite != nil && b.infinite != nil:
		return worth{infinite: &Infinite{}}
	case b.infinite != nil:
		return b.plus(a)
	case a.infinite == nil:
		return worth{nimber: nimber.Sum(a.nimber, b.nimber)}
	}
	reach := make([]*big.Int, len(a.infinite.Reach))
	for i, n := range a.infinite.Reach {
		reach[i] = nimber.Sum(n, b.nimber)
	}
	slices.SortFunc(reach, (*big.Int).Cmp)
	return worth{infinite: &Infinite{reach}}
}

// outcome is who wins a position of this value in normal play.
func (a worth) outcome() game.Outcome {
	switch {
	case a.infinite == nil:
		return game.Won(a.nimber.Sign() != 0)
	case len(a.infinite.Reach) > 0 && a.infinite.Reach[0].Sign() == 0:
		return game.N
	}
	return game.D
}

// arena is the digraph of what a position can become, and its values.
type arena struct {
	*game.Arena
	reverse *digraph.Reverse
	values  []uint32 // nimbers, or digraph.Infinite; nil before they are asked for
	cyclic  bool
}

// arena returns the digraph that p brings, or nil. One of the same answer serves
// all positions that are in it.
func (r *run) arena(p game.Position) (*arena, error) {
	l, ok := p.(game.Looper)
	if !ok {
		return nil, nil
	}
	for _, a := range r.shared.arenas {
		if _, ok := a.Number(p); ok {
			return a, nil
		}
	}
	brought, err := l.Arena(r.ctx, r.budget)
	if brought == nil || err != nil {
		return nil, err
	}
	return r.keep(brought, r.budget)
}

// bringsArena reports whether p and every part of it brings its digraph.
func bringsArena(p game.Position) bool {
	if _, ok := p.(game.Looper); !ok {
		return false
	}
	parts := split(p)
	for _, q := range parts {
		if _, ok := q.(game.Looper); !ok {
			return false
		}
	}
	return len(parts) > 0
}

// keep turns the arena round, and finds its nimbers or that it has a cycle.
func (r *run) keep(brought *game.Arena, b *game.Budget) (*arena, error) {
	a := &arena{Arena: brought}
	var err error
	if a.reverse, err = digraph.NewReverse(r.ctx, a.Order, a.edges, b); err != nil {
		return nil, err
	}
	nimbers, acyclic, err := a.reverse.Nimbers(r.ctx, b)
	if err != nil {
		return nil, err
	}
	a.values, a.cyclic = nimbers, !acyclic
	r.shared.arenas = append(r.shared.arenas, a)
	return a, nil
}

func (a *arena) edges(yield func(uint32, uint32) bool) {
	for u := range uint32(a.Order) {
		for _, v := range a.Options(u) {
			if !yield(u, v) {
				return
			}
		}
	}
}

// solve finds the values where there are cycles.
func (a *arena) solve(r *run) (err error) {
	if a.values == nil {
		a.values, err = a.reverse.Values(r.ctx, r.budget)
	}
	return err
}

// worth is the value of a vertex.
func (a *arena) worth(v uint32) worth {
	if g := a.values[v]; g != digraph.Infinite {
		return worth{nimber: new(big.Int).SetUint64(uint64(g))}
	}
	var reach []uint32
	for _, w := range a.Options(v) {
		if g := a.values[w]; g != digraph.Infinite {
			reach = append(reach, g)
		}
	}
	slices.Sort(reach)
	value := &Infinite{}
	for _, g := range slices.Compact(reach) {
		value.Reach = append(value.Reach, new(big.Int).SetUint64(uint64(g)))
	}
	return worth{infinite: value}
}

// lookup answers for the positions of the arena.
func (a *arena) lookup(p game.Position) (*found, error) {
	v, ok := a.Number(p)
	if !ok {
		return nil, nil
	}
	w := a.worth(v)
	return &found{w.nimber, w.infinite, a.warrant()}, nil
}

func (a *arena) warrant() Warrant {
	if a.cyclic {
		return loopyComputed
	}
	return computed
}

// onArena values p by its arena.
func (r *run) onArena(p game.Position, a *arena) (valued, error) {
	if err := a.solve(r); err != nil {
		return valued{}, err
	}
	f, err := a.lookup(p)
	if err != nil || f == nil {
		return valued{}, game.Refuse(game.Internal, unknownText, p)
	}
	v := valued{pos: p, nimber: f.nimber, infinite: f.infinite, warrant: f.warrant, known: a.lookup}
	if a.cyclic {
		v.loops = true
	}
	return v, nil
}

// explored values a position that an engine left, since play can come back, by
// the arena that its moves make.
func (r *run) explored(p game.Position) (valued, error) {
	for _, a := range r.shared.arenas {
		if _, ok := a.Number(p); ok {
			return r.onArena(p, a)
		}
	}
	a, err := r.explore(p, r.budget)
	if err != nil {
		return valued{}, err
	}
	return r.onArena(p, a)
}

// explore makes the arena of any position by listing moves, within a budget of
// them. Positions are told apart by their notation, unless p does so itself.
func (r *run) explore(p game.Position, b *game.Budget) (*arena, error) {
	if x, ok := p.(game.Explorer); ok {
		if a, err := x.Explore(r.ctx, b); err != nil {
			return nil, err
		} else if a != nil {
			return r.keep(a, b)
		}
	}
	e := &explorer{numbers: map[string]uint32{}, first: []uint32{0}}
	e.number(p)
	for i := 0; i < len(e.all); i++ {
		for m := range e.all[i].Moves() {
			if err := b.Spend(r.ctx, 1); err != nil {
				return nil, err
			}
			v, size := e.number(m.To)
			if r.shown > 0 && len(e.all) > r.shown {
				return nil, game.Refuse(game.Limit, manyVertices, r.shown)
			}
			e.options = append(e.options, v)
			if err := b.Hold(4 + size); err != nil {
				return nil, err
			}
		}
		if f, ok := e.all[i].(game.Failing); ok && f.Fault() != nil {
			return nil, f.Fault()
		}
		e.first = append(e.first, uint32(len(e.options)))
	}
	return r.keep(&game.Arena{
		Order:   len(e.all),
		Options: func(v uint32) []uint32 { return e.options[e.first[v]:e.first[v+1]] },
		At:      func(v uint32) game.Position { return e.all[v] },
		Name:    func(v uint32) string { return e.all[v].String() },
		Number: func(q game.Position) (uint32, bool) {
			v, ok := e.numbers[q.String()]
			return v, ok
		},
	}, b)
}

// explorer numbers positions.
type explorer struct {
	all            []game.Position
	numbers        map[string]uint32
	first, options []uint32
}

// number returns the number of a position, and what a new one takes in bytes.
func (e *explorer) number(p game.Position) (v uint32, size int64) {
	key := p.String()
	if v, ok := e.numbers[key]; ok {
		return v, 0
	}
	v = uint32(len(e.all))
	e.all = append(e.all, p)
	e.numbers[key] = v
	return v, positionBytes(key)
}
