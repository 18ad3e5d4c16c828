package catalogue

import "slices"

// IsPolygonTree reports whether a graph on the vertices from 0 to n-1 is a tree with
// polygons: connected, no edge on two cycles, and every cycle of two vertices or more,
// of which one at most has other edges or is the root, vertex 0. Two edges with the same
// ends are a cycle. These are the graphs of POJ 3710, of which programs there are right;
// see HackenbushNimber for all others.
func IsPolygonTree(n int, edges [][2]int) bool {
	g, around := polygons{make([]int, n), slices.Repeat([]int{-1}, n), make([]int, n), make([]bool, n)}, incidence(n, edges)
	for _, e := range edges {
		g.degree[e[0]]++
		g.degree[e[1]]++
	}
	used := make([]bool, len(edges))
	reached := []int{0}
	for i := 0; i < len(reached); i++ {
		v := reached[i]
		for _, e := range around.of(v) {
			w := across(edges[e], v)
			if w != 0 && g.parent[w] < 0 {
				g.parent[w], g.depth[w], used[e] = v, g.depth[v]+1, true
				reached = append(reached, w)
			}
		}
	}
	if len(reached) < n {
		return false
	}
	for i, e := range edges {
		if !used[i] && !g.closes(e[0], e[1]) {
			return false
		}
	}
	return true
}

// polygons is a graph, and a tree of some of its edges.
type polygons struct {
	degree, parent, depth []int
	inCycle               []bool // of the edge from a vertex to its parent
}

// closes reports whether an edge outside the tree closes a cycle that shares no edge
// with those before and hangs on one vertex.
func (g *polygons) closes(v, w int) bool {
	corners, hanging := 0, 0
	pass := func(u int) {
		corners++
		if u == 0 || g.degree[u] > 2 {
			hanging++
		}
	}
	for v != w {
		if g.depth[v] < g.depth[w] {
			v, w = w, v
		}
		if g.inCycle[v] {
			return false
		}
		pass(v)
		g.inCycle[v], v = true, g.parent[v]
	}
	pass(v)
	return corners > 1 && hanging <= 1
}
