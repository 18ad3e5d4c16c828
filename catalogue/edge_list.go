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

// asWritten lists vertices as notation names them: those of the edges as they are met,
// and then the others that are given. So whoever reads a position that was printed
// counts its vertices in the same order.
func asWritten(edges [][2]int, others ...int) (order []int) {
	seen := map[int]bool{}
	meet := func(v int) {
		if !seen[v] {
			seen[v] = true
			order = append(order, v)
		}
	}
	for _, e := range edges {
		meet(e[0])
		meet(e[1])
	}
	for _, v := range others {
		meet(v)
	}
	return order
}

// Edges in words. Their ends keep their names as play goes on, and their numbers in the
// position do not, so that a number stands only where several have the same ends.
var (
	edgeBetween = game.Text{En: "the edge between %[1]s and %[2]s", Zh: " %[1]s 与 %[2]s 之间的边"}
	edgeOfMany  = game.Text{En: "edge %[3]d, one of those between %[1]s and %[2]s", Zh: "第 %[3]d 条边，即 %[1]s 与 %[2]s 之间的一条"}
	edgeLoop    = game.Text{En: "the loop at %[1]s", Zh: " %[1]s 处的自环"}
	loopOfMany  = game.Text{En: "edge %[3]d, one of the loops at %[1]s", Zh: "第 %[3]d 条边，即 %[1]s 处的一个自环"}
)

// edgeWords names the edge with index i among the edges of a position.
func edgeWords(names []*big.Int, edges [][2]int, i int) game.Phrase {
	e := edges[i]
	say := edgeBetween
	switch many, loop := repeated(edges, e), e[0] == e[1]; {
	case many && loop:
		say = loopOfMany
	case loop:
		say = edgeLoop
	case many:
		say = edgeOfMany
	}
	return say.With(game.Short(names[e[0]].String()), game.Short(names[e[1]].String()), i+1)
}

// repeated reports whether several edges have the same ends.
func repeated(edges [][2]int, e [2]int) bool {
	n := 0
	for _, f := range edges {
		if f == e || f == [2]int{e[1], e[0]} {
			n++
		}
	}
	return n > 1
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
