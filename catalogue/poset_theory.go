package catalogue

import (
	"context"
	"math/big"
	"math/bits"
	"slices"
	"sync"

	"grundy/engine/board"
	"grundy/game"
)

// part is what is related, directly or not, to the first element of a set.
func (o *posetOrder) part(set bitset) bitset {
	i, _ := set.first()
	part, edge := newBitset(len(o.names)), newBitset(len(o.names))
	edge.add(i)
	for more := true; more; {
		part.join(edge)
		next := newBitset(len(o.names))
		for i := range edge.all() {
			next.join(o.near[i])
		}
		more = false
		for w := range next {
			next[w] &= set[w] &^ part[w]
			more = more || next[w] != 0
		}
		edge = next
	}
	return part
}

// parts takes a set apart.
func (o *posetOrder) parts(set bitset) (parts []bitset) {
	rest := slices.Clone(set)
	for {
		if _, ok := rest.first(); !ok {
			return parts
		}
		part := o.part(rest)
		rest.drop(part)
		parts = append(parts, part)
	}
}

// forest is the nimber where lowest elements and separate parts settle it.
func (o *posetOrder) forest(set bitset) (v int, ok bool) {
	rest := slices.Clone(set)
	chain := 0
	for {
		i, some := rest.first()
		switch {
		case !some:
			return chain, true
		case rest.within(o.up[i]):
			rest[i/64] &^= 1 << (i % 64)
			chain++
			continue
		}
		break
	}
	parts := o.parts(rest)
	if len(parts) == 1 {
		return 0, false
	}
	for _, part := range parts {
		w, ok := o.forest(part)
		if !ok {
			return 0, false
		}
		v ^= w
	}
	return v + chain, true
}

// Value is known of forests.
func (p poset) Value() (game.Value, *game.Theorem) {
	v, ok := p.on.forest(p.left)
	if !ok {
		return game.Value{}, nil
	}
	return game.Value{Nimber: big.NewInt(int64(v))}, posetForest
}

// Outcome is known of forests, and where one element is above all others.
func (p poset) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	if c == game.Misere {
		return 0, nil
	}
	if v, by := p.Value(); by != nil {
		return game.Won(v.Nimber.Sign() != 0), by
	}
	top, _ := p.left.last()
	if p.left.within(p.on.near[top]) {
		return game.N, posetTop
	}
	return 0, nil
}

// Parts have no relations between them. Those of an order too large for the search
// are orders of their own.
func (p poset) Parts() []game.Position {
	var parts []game.Position
	for _, part := range p.on.parts(p.left) {
		parts = append(parts, p.only(part))
	}
	return parts
}

// only is the position of a part, an order by itself where that is smaller than many.
func (p poset) only(part bitset) poset {
	if len(p.on.names) > mostPoset && part.count() < len(p.on.names) {
		return p.on.keep(part)
	}
	return poset{p.on, part}
}

// keep is the order on some of the elements.
func (o *posetOrder) keep(set bitset) poset {
	q, place := &posetOrder{}, map[int]int{}
	for i := range set.all() {
		place[i] = len(q.names)
		q.names = append(q.names, o.names[i])
	}
	for _, e := range o.edges {
		if set.has(e[0]) && set.has(e[1]) {
			q.edges = append(q.edges, [2]int{place[e[0]], place[e[1]]})
		}
	}
	return q.whole()
}

// Lift takes the same element from the whole.
func (p poset) Lift(part int, m game.Move) game.Move {
	set := p.on.parts(p.left)[part]
	q := p.only(set)
	i := q.order()[m.At[0]]
	if q.on != p.on { // element i of q is the one with that many before it
		i = slices.Collect(set.all())[i]
	}
	return p.take(i, p.places()[i])
}

// posetRules are the rules on at most mostPoset elements; a position is a set of them.
type posetRules struct{ on *posetOrder }

// Options takes every element.
func (r posetRules) Options(k uint64, buf []uint64) []uint64 {
	for rest := k; rest != 0; rest &= rest - 1 {
		buf = append(buf, k&^r.on.up[bits.TrailingZeros64(rest)][0])
	}
	return buf
}

// Parts have no relations between them; forests make the heap.
func (r posetRules) Parts(k uint64, buf []uint64) (parts []uint64, heap uint64) {
	for k != 0 {
		part := r.on.part(bitset{k})
		k &^= part[0]
		if v, ok := r.on.forest(part); ok {
			heap ^= uint64(v)
		} else {
			buf = append(buf, part[0])
		}
	}
	return buf, heap
}

// Size is the number of elements.
func (r posetRules) Size(k uint64) int { return bits.OnesCount64(k) }

// Bound is the number of moves still to come, at most.
func (r posetRules) Bound(k uint64) int { return bits.OnesCount64(k) }

// posetSearch is what is known of positions; it is safe for concurrent use.
type posetSearch struct {
	mu       sync.Mutex
	nimbers  *board.Search[uint64, uint64]
	outcomes *board.Prover[uint64]
}

var posetLarge = game.Text{
	En: "a connected partial order of %d elements that is no forest is too large for the search, which takes %d",
	Zh: "有一个连通的偏序集含 %d 个元素且不是森林，超出搜索的范围（至多 %d 个元素）",
}

// mostPoset bounds the elements of an order that is searched.
const mostPoset = 64

// apart reports whether the order is too large for the search and falls into parts,
// each of which may not be.
func (p poset) apart() bool {
	return len(p.on.names) > mostPoset && len(p.on.parts(p.left)) > 1
}

// begin makes the searches when they are first needed.
func (p poset) begin() error {
	o := p.on
	if len(o.names) > mostPoset {
		return game.Refuse(game.Limit, posetLarge, p.left.count(), mostPoset)
	}
	if o.search.nimbers == nil {
		o.search.nimbers = board.NewNimbers(posetRules{o}, game.Normal)
		o.search.outcomes = board.NewProver(posetRules{o})
	}
	return nil
}

// key writes the position for the search.
func (p poset) key() uint64 {
	if len(p.left) == 0 {
		return 0
	}
	return p.left[0]
}

// same is q as a position on the order of p, where it is one.
func (p poset) same(q game.Position) (poset, bool) {
	o, ok := q.(poset)
	if ok && o.on != p.on && o.left.count() == p.left.count() && o.String() == p.String() {
		return p, true
	}
	return o, ok && o.on == p.on
}

// Search finds the nimber of the position and of all that it can become.
func (p poset) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	if p.apart() {
		return nil, nil
	}
	s := &p.on.search
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := p.begin(); err != nil {
		return nil, err
	}
	if _, err := s.nimbers.Settle(ctx, p.key(), b); err != nil {
		return nil, err
	}
	return knownValues(&s.mu, p.same, func(o poset) (uint64, bool) { return s.nimbers.Known(o.key()) }), nil
}

// Settle finds out whether the position is lost; the function does so for its options
// when it is asked.
func (p poset) Settle(ctx context.Context, c game.Convention, b *game.Budget) (func(game.Position) (game.Outcome, bool), error) {
	if c == game.Misere || p.apart() {
		return nil, nil
	}
	s := &p.on.search
	return askedOutcomes(&s.mu, p, c, p.same, func(o poset) (bool, error) {
		if err := p.begin(); err != nil {
			return false, err
		}
		return s.outcomes.Has(ctx, o.key(), 0, b)
	})
}
