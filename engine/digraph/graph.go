// Package digraph solves explicit finite digraphs: a vertex is a position, an edge
// a move, and play may go on for ever.
//
// [New] makes a [Graph], which lists the options of a vertex, and [NewReverse] a
// [Reverse], which lists where a vertex is an option; the solvers need only the
// second, since every one pushes what it knows against the moves:
//
//   - [Reverse.Nimbers]: the nimbers of a digraph without cycles.
//   - [Reverse.Values]: the values of Smith and Fraenkel of any digraph, nimbers
//     or infinite.
//   - [Solve]: who wins, or that nobody does, with remoteness, in normal or
//     misère play, in one digraph or in a sum of several.
package digraph

import (
	"context"
	"iter"

	"grundy/game"
)

// Most bounds the vertices, and the edges, of a digraph, and the vertices of a sum.
const Most = 1<<30 - 1

// Graph is a finite digraph of the vertices 0, 1, 2, …, by rows of options.
type Graph struct {
	first   []uint32 // of the options of a vertex; one more at the end
	options []uint32
}

// New makes a digraph of n vertices. The edges, from a vertex to an option, are
// listed twice. It holds 4 bytes for each vertex and edge.
func New(ctx context.Context, n int, edges iter.Seq2[uint32, uint32], b *game.Budget) (*Graph, error) {
	first, to, err := rows(ctx, n, edges, b)
	return &Graph{first, to}, err
}

// Order is the number of vertices.
func (g *Graph) Order() int { return len(g.first) - 1 }

// Options are the options of a vertex, in the order in which they were listed.
func (g *Graph) Options(v uint32) []uint32 { return g.options[g.first[v]:g.first[v+1]] }

// Edges lists every edge, vertex by vertex.
func (g *Graph) Edges() iter.Seq2[uint32, uint32] {
	return func(yield func(uint32, uint32) bool) {
		for u := range g.Order() {
			for _, v := range g.Options(uint32(u)) {
				if !yield(uint32(u), v) {
					return
				}
			}
		}
	}
}

// Reverse is a finite digraph by rows of the vertices that lead to a vertex.
type Reverse struct {
	first  []uint32 // of the vertices that lead to a vertex; one more at the end
	from   []uint32
	degree []uint32 // how many options a vertex has
}

// NewReverse makes the reverse of a digraph, as New makes the digraph; it holds 4
// bytes more for each vertex.
func NewReverse(ctx context.Context, n int, edges iter.Seq2[uint32, uint32], b *game.Budget) (*Reverse, error) {
	if err := b.Hold(4 * int64(n)); err != nil {
		return nil, err
	}
	degree := make([]uint32, n)
	first, from, err := rows(ctx, n, func(yield func(v, u uint32) bool) {
		for u, v := range edges {
			if !yield(v, u) {
				return
			}
		}
	}, b)
	for _, u := range from {
		degree[u]++
	}
	return &Reverse{first, from, degree}, err
}

// Reverse returns the reverse of g.
func (g *Graph) Reverse(ctx context.Context, b *game.Budget) (*Reverse, error) {
	return NewReverse(ctx, g.Order(), g.Edges(), b)
}

// Order is the number of vertices.
func (r *Reverse) Order() int { return len(r.degree) }

// row lists the vertices that lead to v.
func (r *Reverse) row(v uint32) []uint32 { return r.from[r.first[v]:r.first[v+1]] }

// often is how many steps a loop takes between two looks at the context.
const often = 1 << 20

// rows sorts edges by their first end: the second ends of the edges of v stand in
// to[first[v]:first[v+1]], in their order.
func rows(ctx context.Context, n int, edges iter.Seq2[uint32, uint32], b *game.Budget) (first, to []uint32, err error) {
	if n > Most {
		return nil, nil, tooLarge(n)
	}
	if err := b.Hold(4 * int64(n+2)); err != nil {
		return nil, nil, err
	}
	first = make([]uint32, n+2) // a row begins one place too late, until it is filled
	size := 0
	for u := range edges {
		if size++; size > Most {
			return nil, nil, tooLarge(size)
		}
		if size%often == 0 && ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		first[u+1]++
	}
	if err := b.Hold(4 * int64(size)); err != nil {
		return nil, nil, err
	}
	sum := uint32(0)
	for i, d := range first {
		first[i] = sum
		sum += d
	}
	to = make([]uint32, size)
	for u, v := range edges {
		at := first[u+1]
		if to[at] = v; at%often == 0 && ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		first[u+1] = at + 1
	}
	return first[:n+1], to, ctx.Err()
}

var largeText = game.Text{
	En: "a graph of %d vertices or edges is too large; %d is the limit",
	Zh: "图的顶点或边数 %d 过大；上限是 %d",
}

func tooLarge(n int) error { return game.Refuse(game.Limit, largeText, n, Most) }
