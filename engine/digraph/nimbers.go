package digraph

import (
	"context"
	"math/bits"

	"grundy/game"
)

// node is what is known of a vertex: the nimbers below 32 of its options so far,
// and how many options have none yet; once that is 0 and the vertex has been
// reached, its own nimber.
type node struct{ seen, rest uint32 }

// narrow bounds the nimbers that a node remembers.
const narrow = 32

// slice is how many vertices are settled between two calls of the budget.
const slice = 1 << 12

// Nimbers returns the nimber of every vertex, the least number that no option has,
// or acyclic = false when the digraph has a cycle. It takes time in proportion to
// the edges and 12 bytes for each vertex, with a bit more for each edge of the
// vertices of 32 or more options.
func (r *Reverse) Nimbers(ctx context.Context, b *game.Budget) (nimbers []uint32, acyclic bool, err error) {
	n := r.Order()
	if err := b.Hold(12 * int64(n)); err != nil {
		return nil, false, err
	}
	defer b.Release(8 * int64(n))
	p := pusher{r: r, nodes: make([]node, n), queue: make([]uint32, 0, n)}
	for v, d := range r.degree {
		p.nodes[v].rest = d
		if d == 0 {
			p.queue = append(p.queue, uint32(v))
		}
	}
	if err := p.widen(b); err != nil {
		return nil, false, err
	}
	defer b.Release(p.held)
	for head := 0; head < len(p.queue); {
		end := min(len(p.queue), head+slice)
		if err := b.Spend(ctx, int64(end-head)); err != nil {
			return nil, false, err
		}
		for ; head < end; head++ {
			p.settle(p.queue[head])
		}
	}
	if len(p.queue) < n {
		return nil, false, nil
	}
	nimbers = p.queue // each of its entries has been read
	for v := range p.nodes {
		nimbers[v] = p.nodes[v].rest
	}
	return nimbers, true, nil
}

// pusher settles vertices whose options are all settled.
type pusher struct {
	r     *Reverse
	nodes []node
	queue []uint32

	// Of a vertex of 32 or more options, the nimbers from 32 to their number are
	// bits from place wide[v] on; nil when there is no such vertex.
	wide []uint32
	bits []uint64
	held int64
}

// widen makes room for nimbers of 32 and more.
func (p *pusher) widen(b *game.Budget) error {
	words := uint32(1) // place 0 stands for none
	for _, d := range p.r.degree {
		if d >= narrow {
			words += (d-narrow)/64 + 1
		}
	}
	if words == 1 {
		return nil
	}
	p.held = 8*int64(words) + 4*int64(len(p.nodes))
	if err := b.Hold(p.held); err != nil {
		p.held = 0
		return err
	}
	p.bits, p.wide = make([]uint64, words), make([]uint32, len(p.nodes))
	words = 1
	for v, d := range p.r.degree {
		if d >= narrow {
			p.wide[v] = words
			words += (d-narrow)/64 + 1
		}
	}
	return nil
}

// settle gives v its nimber and tells the vertices that lead to it.
func (p *pusher) settle(v uint32) {
	g := uint32(bits.TrailingZeros32(^p.nodes[v].seen))
	if g == narrow {
		g = p.mex(v)
	}
	p.nodes[v].rest = g
	if g >= narrow {
		p.settleWide(v, g-narrow)
		return
	}
	bit := uint32(1) << g
	for _, u := range p.r.row(v) {
		d := &p.nodes[u]
		d.seen |= bit
		if d.rest--; d.rest == 0 {
			p.queue = append(p.queue, u)
		}
	}
}

// mex is the nimber of a vertex whose options have all nimbers below 32.
func (p *pusher) mex(v uint32) uint32 {
	g := uint32(narrow)
	at := p.wide[v]
	for last := at + (p.r.degree[v]-narrow)/64; ; at++ {
		if n := bits.TrailingZeros64(^p.bits[at]); n < 64 || at == last {
			return g + uint32(n)
		}
		g += 64
	}
}

// settleWide tells the vertices that lead to v, of nimber 32 + g.
func (p *pusher) settleWide(v, g uint32) {
	for _, u := range p.r.row(v) {
		if d := p.r.degree[u]; d >= narrow && g <= d-narrow {
			p.bits[p.wide[u]+g/64] |= 1 << (g % 64)
		}
		if p.nodes[u].rest--; p.nodes[u].rest == 0 {
			p.queue = append(p.queue, u)
		}
	}
}
