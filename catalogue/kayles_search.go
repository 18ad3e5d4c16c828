package catalogue

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"

	"grundy/engine/board"
	"grundy/game"
)

// kaylesSearch is what is known of positions on a graph; it is safe for concurrent
// use.
type kaylesSearch struct {
	mu      sync.Mutex
	bases   []*kaylesBase          // by vertex
	inLarge map[string]*kaylesBase // by vertices, of pieces that are left of larger ones
}

// kaylesBase is a connected piece on which positions are searched.
type kaylesBase struct {
	local  map[int]int // the numbers of its vertices in the search
	prover *board.Prover[kaylesKey]
}

// kaylesPiece is a piece that theory does not settle, and where it is searched.
type kaylesPiece struct {
	base *kaylesBase
	key  kaylesKey
}

var kaylesLarge = game.Text{
	En: "a connected piece of %d vertices that is neither a path nor a cycle is too large for the search, which takes %d",
	Zh: "有一块相连的图含 %d 个顶点，既不是路也不是圈，超出搜索的范围（至多 %d 个顶点）",
}

// settled is the nimber of a piece that is a path or a cycle.
func (p kayles) settled(piece []int) (v uint64, ok bool) {
	in := p.in()
	ends := 0
	for _, v := range piece {
		d := 0
		for _, w := range p.on.around[v] {
			if in[w] {
				d++
			}
		}
		switch {
		case d > 2 || p.on.arcs && p.on.loop[v]:
			return 0, false
		case d < 2:
			ends++
		}
	}
	if ends == 0 {
		return kaylesCycle(p.on.arcs, len(piece)), true
	}
	return kaylesPath(p.on.arcs, len(piece)), true
}

// searched lists the pieces that need a search, the largest last, and the nimber of
// the others.
func (p kayles) searched() (all []kaylesPiece, rest uint64, err error) {
	pieces := p.pieces()
	slices.SortStableFunc(pieces, func(a, b []int) int { return cmp.Compare(len(a), len(b)) })
	for _, piece := range pieces {
		v, ok := p.settled(piece)
		switch {
		case ok:
			rest ^= v
		case len(piece) > mostKayles:
			return nil, 0, game.Refuse(game.Limit, kaylesLarge, len(piece), mostKayles)
		default:
			all = append(all, p.on.piece(piece))
		}
	}
	return all, rest, nil
}

// piece finds the search of a piece: that of the connected piece of the whole graph in
// which it lies, or of itself where that one is too large.
func (g *kaylesGraph) piece(vertices []int) kaylesPiece {
	if g.search.bases == nil {
		g.search.begin(g)
	}
	q := kaylesPiece{base: g.search.bases[vertices[0]]}
	if q.base == nil {
		key := fmt.Sprint(vertices)
		if g.search.inLarge[key] == nil {
			g.search.inLarge[key] = g.base(vertices)
		}
		q.base = g.search.inLarge[key]
	}
	for _, v := range vertices {
		q.key.set |= 1 << q.base.local[v]
	}
	return q
}

// begin makes the searches of the connected pieces of the whole graph.
func (s *kaylesSearch) begin(g *kaylesGraph) {
	s.bases, s.inLarge = make([]*kaylesBase, len(g.names)), map[string]*kaylesBase{}
	all := make([]int, len(g.names))
	for v := range all {
		all[v] = v
	}
	for _, piece := range (kayles{g, all}).pieces() {
		if len(piece) > mostKayles {
			continue
		}
		b := g.base(piece)
		for _, v := range piece {
			s.bases[v] = b
		}
	}
}

// base is a search on a piece.
func (g *kaylesGraph) base(vertices []int) *kaylesBase {
	b := &kaylesBase{local: make(map[int]int, len(vertices))}
	for i, v := range vertices {
		b.local[v] = i
	}
	adj := make([]uint64, len(vertices))
	for i, v := range vertices {
		if g.loop[v] {
			adj[i] |= 1 << i
		}
		for _, w := range g.around[v] {
			if j, ok := b.local[w]; ok {
				adj[i] |= 1 << j
			}
		}
	}
	b.prover = board.NewProver(&kaylesRules{g.arcs, adj})
	return b
}

// nimber is the nimber of the position.
func (p kayles) nimber(ctx context.Context, b *game.Budget) (uint64, error) {
	all, v, err := p.searched()
	for i := 0; i < len(all) && err == nil; i++ {
		var w uint64
		w, err = all[i].base.prover.Nimber(ctx, all[i].key, b)
		v ^= w
	}
	return v, err
}

// lost reports whether the nimber is 0, with as little search as it takes.
func (p kayles) lost(ctx context.Context, b *game.Budget) (bool, error) {
	all, v, err := p.searched()
	if err != nil || len(all) == 0 {
		return v == 0, err
	}
	last := len(all) - 1
	for _, q := range all[:last] {
		w, err := q.base.prover.Nimber(ctx, q.key, b)
		if err != nil {
			return false, err
		}
		v ^= w
	}
	return all[last].base.prover.Has(ctx, all[last].key, v, b)
}

// known is the nimber where that needs no search.
func (p kayles) known() (v uint64, ok bool) {
	all, v, err := p.searched()
	for _, q := range all {
		w, ok := q.base.prover.Known(q.key)
		if !ok {
			return 0, false
		}
		v ^= w
	}
	return v, err == nil
}

// Search finds the nimber of the position; the function answers for positions on the
// same graph that were settled on the way, and for the same position on another graph.
func (p kayles) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	p.on.search.mu.Lock()
	defer p.on.search.mu.Unlock()
	if _, err := p.nimber(ctx, b); err != nil {
		return nil, err
	}
	return knownValues(&p.on.search.mu, p.same, kayles.known), nil
}

// same is q as a position on the graph of p, where it is one.
func (p kayles) same(q game.Position) (kayles, bool) {
	o, ok := q.(kayles)
	if ok && o.on != p.on && len(o.vertices) == len(p.vertices) && o.String() == p.String() {
		return p, true
	}
	return o, ok && o.on == p.on
}

// Settle finds out whether the position is lost; the function does so for its options
// when it is asked.
func (p kayles) Settle(ctx context.Context, c game.Convention, b *game.Budget) (func(game.Position) (game.Outcome, bool), error) {
	if c == game.Misere {
		return nil, nil
	}
	return askedOutcomes(&p.on.search.mu, p, c, p.same, func(o kayles) (bool, error) { return o.lost(ctx, b) })
}
