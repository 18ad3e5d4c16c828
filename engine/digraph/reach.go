package digraph

import (
	"context"

	"grundy/game"
)

// Simplify drops every edge that stands twice, and returns g. It takes time in
// proportion to the edges.
func (g *Graph) Simplify() *Graph {
	seen := make([]uint32, g.Order()) // by which vertex, plus one
	kept := uint32(0)
	start := uint32(0)
	for v := range seen {
		end := g.first[v+1]
		for _, w := range g.options[start:end] {
			if seen[w] != uint32(v)+1 {
				seen[w] = uint32(v) + 1
				g.options[kept] = w
				kept++
			}
		}
		start, g.first[v+1] = end, kept
	}
	g.options = g.options[:kept]
	return g
}

// Part is what can be reached in a digraph from some vertices: the digraph of it,
// the vertex that each of its vertices is there, and the other way round, where
// None stands for the rest.
type Part struct {
	*Graph
	Whole []uint32
	Place []uint32
}

// add adds the vertices that are not there yet.
func (p *Part) add(whole []uint32) {
	for _, v := range whole {
		if p.Place[v] == None {
			p.Place[v] = uint32(len(p.Whole))
			p.Whole = append(p.Whole, v)
		}
	}
}

// None is no vertex.
const None = 1<<32 - 1

// Reach returns what can be reached from some vertices, which come first. It
// takes time in proportion to the edges there and 4 bytes for each vertex of g; the
// positions of the budget are for those who solve.
func (g *Graph) Reach(ctx context.Context, b *game.Budget, from ...uint32) (*Part, error) {
	if err := b.Hold(4 * int64(g.Order())); err != nil {
		return nil, err
	}
	p := &Part{Place: make([]uint32, g.Order())}
	for i := range p.Place {
		p.Place[i] = None
	}
	p.add(from)
	for i := 0; i < len(p.Whole); i++ {
		if i%slice == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		p.add(g.Options(p.Whole[i]))
	}
	var err error
	p.Graph, err = New(ctx, len(p.Whole), func(yield func(uint32, uint32) bool) {
		for i, u := range p.Whole {
			for _, w := range g.Options(u) {
				if !yield(uint32(i), p.Place[w]) {
					return
				}
			}
		}
	}, b)
	return p, err
}
