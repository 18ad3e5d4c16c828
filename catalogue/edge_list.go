package catalogue

import (
	"math/big"

	"grundy/game"
)

// numbered numbers the vertices of a graph from 0 in the order in which they are met.
type numbered struct {
	names []*big.Int
	index map[string]int
}

// number is the number of a vertex, a new one where it has none.
func (g *numbered) number(name *big.Int) int {
	if g.index == nil {
		g.index = map[string]int{}
	}
	key := name.String()
	i, ok := g.index[key]
	if !ok {
		i = len(g.names)
		g.names, g.index[key] = append(g.names, name), i
	}
	return i
}

// pairs numbers the ends of edges.
func (g *numbered) pairs(edges [][2]*big.Int) [][2]int {
	out := make([][2]int, len(edges))
	for i, e := range edges {
		out[i][0] = g.number(e[0])
		out[i][1] = g.number(e[1])
	}
	return out
}

// namedPairs are the edges as they are written.
func namedPairs(names []*big.Int, edges [][2]int) [][2]*big.Int {
	out := make([][2]*big.Int, len(edges))
	for i, e := range edges {
		out[i] = [2]*big.Int{names[e[0]], names[e[1]]}
	}
	return out
}

// shortNames are the names for a drawing.
func shortNames(names []*big.Int) []string {
	out := make([]string, len(names))
	for i, n := range names {
		out[i] = game.Short(n.String())
	}
	return out
}

// across is the other end of an edge.
func across(e [2]int, v int) int { return e[0] + e[1] - v }

// incident are the edges at each vertex, in order; a loop stands once.
type incident struct{ first, edges []int }

// incidence lists the edges at each of n vertices.
func incidence(n int, edges [][2]int) incident {
	g := incident{first: make([]int, n+2), edges: make([]int, 2*len(edges))}
	each := func(do func(v, e int)) {
		for i, e := range edges {
			do(e[0], i)
			if e[0] != e[1] {
				do(e[1], i)
			}
		}
	}
	each(func(v, _ int) { g.first[v+2]++ })
	for v := range n {
		g.first[v+2] += g.first[v+1]
	}
	each(func(v, e int) {
		g.edges[g.first[v+1]] = e
		g.first[v+1]++
	})
	return g
}

// of lists the edges at v.
func (g incident) of(v int) []int { return g.edges[g.first[v]:g.first[v+1]] }

// union is a partition of vertices into sets, each known by one of them.
type union []int

func newUnion(n int) union {
	u := make(union, n)
	for v := range u {
		u[v] = v
	}
	return u
}

// find is the vertex by which the set of v is known.
func (u union) find(v int) int {
	for u[v] != v {
		u[v] = u[u[v]]
		v = u[v]
	}
	return v
}

func (u union) join(v, w int) { u[u.find(v)] = u.find(w) }
