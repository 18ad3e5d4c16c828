package judge

import (
	"math/rand/v2"
	"slices"

	"grundy/catalogue"
	"grundy/game"
)

// isChristmas reports whether every graph of a case of POJ 3710 is a tree with
// polygons that hang on its vertices.
func isChristmas(v []value) bool {
	return !slices.ContainsFunc(v[1].rows, func(row []value) bool { return !isDecorated(row[0].n, row[2].rows) })
}

// decorated is a connected graph, and a tree of some of its edges.
type decorated struct {
	degree, parent, depth []int
	inCycle               []bool // of the edge from a vertex to its parent
}

// isDecorated reports whether a graph on the vertices from 1 to n is a tree with
// polygons, each of which has one vertex with other edges, or the root.
func isDecorated(n uint64, rows [][]value) bool {
	if slices.ContainsFunc(rows, func(row []value) bool { return row[0].n-1 >= n || row[1].n-1 >= n }) {
		return false
	}
	g := decorated{make([]int, n), slices.Repeat([]int{-1}, int(n)), make([]int, n), make([]bool, n)}
	around := make([][]int, n) // the numbers of edges
	for i, row := range rows {
		for _, end := range row[:2] {
			g.degree[end.n-1]++
			around[end.n-1] = append(around[end.n-1], i)
		}
	}
	used := make([]bool, len(rows))
	reached := []int{0}
	for i := 0; i < len(reached); i++ {
		v := reached[i]
		for _, e := range around[v] {
			w := int(rows[e][0].n+rows[e][1].n) - 2 - v
			if w != 0 && g.parent[w] < 0 {
				g.parent[w], g.depth[w], used[e] = v, g.depth[v]+1, true
				reached = append(reached, w)
			}
		}
	}
	if uint64(len(reached)) < n {
		return false
	}
	for i, row := range rows {
		if !used[i] && !g.isPolygon(int(row[0].n-1), int(row[1].n-1)) {
			return false
		}
	}
	return true
}

// isPolygon reports whether an edge outside the tree closes a cycle that shares no
// edge with those before and hangs on one vertex.
func (g *decorated) isPolygon(v, w int) bool {
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
	return corners > 2 && hanging <= 1
}

// mendChristmas makes each graph of a case a tree, and polygons of the vertices that
// are left over.
func mendChristmas(r *rand.Rand, v []value) {
	for _, row := range v[1].rows {
		n := row[0].n
		inTree := 1 + r.Uint64N(n)
		var edges [][]value
		link := func(a, b uint64) { edges = append(edges, []value{{n: a}, {n: b}}) }
		for w := uint64(2); w <= inTree; w++ {
			link(w-1-r.Uint64N(min(w-1, 3)), w)
		}
		for w := inTree + 1; w <= n; {
			on, more := 1+r.Uint64N(inTree), 2+r.Uint64N(4)
			link(on, w)
			if n-w+1 < more {
				w++
				continue
			}
			for range more - 1 {
				link(w, w+1)
				w++
			}
			link(w, on)
			w++
		}
		r.Shuffle(len(edges), func(i, j int) { edges[i], edges[j] = edges[j], edges[i] })
		row[1].n, row[2].rows = uint64(len(edges)), edges
	}
}

func answerChristmas(c *cases) {
	nimber := uint64(0)
	for _, row := range c.rows(1) {
		m := row[0].n
		if m > mostNumbers {
			c.fail(game.Refuse(game.Limit, manyText, mostNumbers))
		}
		edges := c.edges(row[2].rows, 1, m)
		if c.err != nil {
			return
		}
		if m > 0 {
			nimber ^= catalogue.HackenbushNimber(int(m), edges)
		}
	}
	c.say(verdict{"Sally\n", "Harry\n"}, game.Won(nimber != 0))
}
