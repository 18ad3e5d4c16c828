package grundy

import (
	"math/big"
	"slices"

	"grundy/engine/digraph"
	"grundy/game"
	"grundy/nimber"
)

// Sums in which play can come back to an earlier position.

var (
	loopyText = game.Text{
		En: "play can come back to an earlier position; a component has a nimber, or an infinite value inf{K}, K the nimbers that it can be moved to: it is won when K holds 0, and a draw otherwise; inf{K} + n is inf{K ⊕ n}, and two infinite values make inf{}",
		Zh: "游戏可能回到先前的局面；子游戏的值是 SG 值，或是无穷值 inf{K}，其中 K 是一步所能到达的 SG 值的集合：K 含 0 则先手必胜，否则为平局；inf{K} 加 n 得 inf{K ⊕ n}，两个无穷值相加得 inf{}",
	}
	retroText = game.Text{
		En: "worked out backwards from the positions without a move, where in misère play the mover has won; whatever is never reached so is a draw",
		Zh: "从无路可走的局面（按反常规则此时轮到者获胜）逐步倒推；始终推不到的局面为平局",
	}
	loopyComputed = Warrant{By: ByTheorem, Source: "Smith 1966; Fraenkel, Perl 1975", Detail: loopyText.With()}
	retrograde    = Warrant{By: ByComputed, Detail: retroText.With()}
)

// leaf is an independent part of a component, with how its moves become moves of
// the component.
type leaf struct {
	valued
	lift func(game.Move) game.Move
}

// tally is the sum of all leaves, so kept that one can be taken out.
type tally struct {
	nimber   *big.Int
	infinite []*Infinite
}

// without is the sum of the other leaves.
func (t tally) without(l leaf) worth {
	out := worth{nimber: t.nimber}
	if l.infinite == nil {
		out.nimber = nimber.Sum(t.nimber, l.nimber)
	}
	for i, v := range t.infinite {
		if i == 3 {
			break // two of them are others
		}
		if v != l.infinite {
			out = out.plus(worth{infinite: v})
		}
	}
	return out
}

// loopy decides a sum whose values are known and in which play can come back.
func (r *run) loopy(vs []valued) finder {
	leaves, t := make([][]leaf, len(vs)), tally{nimber: new(big.Int)}
	for i, v := range vs {
		leaves[i] = appendLeaves(nil, v, func(m game.Move) game.Move { return m })
		for _, l := range leaves[i] {
			if l.infinite != nil {
				t.infinite = append(t.infinite, l.infinite)
			} else {
				t.nimber = nimber.Sum(t.nimber, l.nimber)
			}
		}
	}
	total := t.without(leaf{valued: valued{nimber: new(big.Int)}})
	r.result.Loopy, r.result.Warrant = true, loopyComputed
	r.result.Nimber, r.result.Infinite = total.nimber, total.infinite
	r.result.Outcome = total.outcome()
	if r.result.Outcome == game.D {
		return func(i int) (game.Moves, error) { return r.drawing(leaves[i], t), nil }
	}
	return func(i int) (game.Moves, error) {
		all := game.Moves{Count: new(big.Int), List: func(func(game.Move) bool) {}}
		for _, l := range leaves[i] {
			target := t.without(l)
			if target.infinite != nil {
				continue
			}
			m, err := r.movesTo(l.valued, target.nimber)
			if err != nil {
				return game.Moves{}, err
			}
			all = joined(all, m, l.lift)
		}
		return all, nil
	}
}

// appendLeaves appends the parts of v that do not split further.
func appendLeaves(to []leaf, v valued, lift func(game.Move) game.Move) []leaf {
	if v.parts == nil {
		return append(to, leaf{v, lift})
	}
	whole, _ := v.pos.(game.Splitter)
	for i, q := range v.parts {
		to = appendLeaves(to, q, func(m game.Move) game.Move { return lift(whole.Lift(i, m)) })
	}
	return to
}

// joined is the moves of a and then those of b, lifted.
func joined(a, b game.Moves, lift func(game.Move) game.Move) game.Moves {
	if none(b) {
		return a
	}
	all := game.Moves{Count: a.Count, Why: a.Why, List: func(yield func(game.Move) bool) {
		for m := range a.List {
			if !yield(m) {
				return
			}
		}
		for m := range b.List {
			if !yield(lift(m)) {
				return
			}
		}
	}}
	addCount(&all, b)
	return all
}

// drawing lists the moves that keep a draw, as far as the limits go; how many is
// not counted.
func (r *run) drawing(leaves []leaf, t tally) game.Moves {
	return game.Moves{List: func(yield func(game.Move) bool) {
		for _, l := range leaves {
			others := t.without(l)
			for m := range l.pos.Moves() {
				w, err := worth{}, r.listing.Spend(r.ctx, 1)
				if err == nil {
					w, err = r.optionWorth(l.valued, m.To)
				}
				if err != nil {
					r.cut = true
					return
				}
				if others.plus(w).outcome() == game.D && !yield(l.lift(m)) {
					return
				}
			}
		}
	}}
}

// loopyMisere decides a sum in misère play by playing out the digraph of all its
// positions.
func (r *run) loopyMisere() (finder, error) {
	p, err := r.playground(r.budget)
	if err != nil {
		return nil, err
	}
	o, _ := p.solution.At(p.start...)
	r.result.Outcome, r.result.Loopy = o, p.cyclic
	r.result.Warrant = retrograde
	for i := range r.result.Components {
		r.result.Components[i].Warrant = retrograde
	}
	r.played = func(i int, q game.Position) (game.Outcome, bool) {
		at, ok := p.after(i, q)
		if !ok {
			return o, false
		}
		o, _ := p.solution.At(at...)
		return o, true
	}
	wanted := game.P
	if o == game.D {
		wanted = game.D
	}
	return func(i int) (game.Moves, error) {
		return r.filter(r.result.Sum[i], func(q game.Position) (bool, error) {
			o, ok := r.played(i, q)
			if !ok {
				return false, game.Refuse(game.Internal, unknownText, q)
			}
			return o == wanted, nil
		})
	}, nil
}

// anyCycle reports whether play can come back in an arena of this answer.
func (r *run) anyCycle() bool {
	return slices.ContainsFunc(r.shared.arenas, func(a *arena) bool { return a.cyclic })
}

// playground is a sum as the product of the arenas of its parts.
type playground struct {
	spans    [][2]int // of each component, its factors from the first to behind the last
	factors  []*arena
	start    []uint32
	solution *digraph.Solution
	cyclic   bool
}

// playground plays the sum out under its convention.
func (r *run) playground(b *game.Budget) (*playground, error) {
	p := &playground{}
	for _, c := range r.result.Sum {
		arenas, err := r.arenas(c, b)
		if err != nil {
			return nil, err
		}
		p.spans = append(p.spans, [2]int{len(p.factors), len(p.factors) + len(arenas)})
		p.factors = append(p.factors, arenas...)
	}
	var reverses []*digraph.Reverse
	for _, a := range p.factors {
		reverses = append(reverses, a.reverse)
		p.cyclic = p.cyclic || a.cyclic
	}
	for i, c := range r.result.Sum {
		at, ok := p.numbers(i, c)
		if !ok {
			return nil, game.Refuse(game.Internal, unknownText, c)
		}
		p.start = append(p.start, at...)
	}
	var err error
	p.solution, err = digraph.Solve(r.ctx, reverses, r.opts.Convention, b)
	return p, err
}

// arenas are those of the parts of a component where each brings one, or else that
// of the whole.
func (r *run) arenas(c game.Position, b *game.Budget) ([]*arena, error) {
	var out []*arena
	for _, q := range split(c) {
		a, err := r.arena(q)
		if err != nil {
			return nil, err
		}
		if a == nil {
			whole, err := r.explore(c, b)
			return []*arena{whole}, err
		}
		out = append(out, a)
	}
	return out, nil
}

// numbers are the vertices that a component is at.
func (p *playground) numbers(component int, c game.Position) ([]uint32, bool) {
	span := p.spans[component]
	parts := []game.Position{c}
	if span[1]-span[0] != 1 {
		parts = split(c)
	}
	if len(parts) != span[1]-span[0] {
		return nil, false
	}
	out := make([]uint32, len(parts))
	for i, q := range parts {
		v, ok := p.factors[span[0]+i].Number(q)
		if !ok {
			return nil, false
		}
		out[i] = v
	}
	return out, true
}

// after are the vertices after a move in one component.
func (p *playground) after(component int, to game.Position) ([]uint32, bool) {
	at, ok := p.numbers(component, to)
	out := slices.Clone(p.start)
	copy(out[p.spans[component][0]:], at)
	return out, ok
}
