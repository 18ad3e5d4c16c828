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
	return !slices.ContainsFunc(v[1].rows, func(row []value) bool {
		edges, ok := edgesOf(row[2].rows, 1, row[0].n)
		return !ok || !catalogue.IsPolygonTree(int(row[0].n), edges)
	})
}

// mendChristmas makes each graph of a case a tree, and cycles of two to five edges of the
// vertices that are left over.
func mendChristmas(r *rand.Rand, v []value) {
	for _, row := range v[1].rows {
		edges := drawPolygons(r, row[0].n)
		row[1].n, row[2].rows = uint64(len(edges)), edges
	}
}

// drawPolygons draws the edges of such a graph on the vertices 1 to n, the root being 1.
func drawPolygons(r *rand.Rand, n uint64) (edges [][]value) {
	names := append([]int{0}, r.Perm(int(n)-1)...) // the root keeps its own
	for i := range names[1:] {
		names[i+1]++
	}
	link := func(a, b uint64) {
		if r.IntN(2) == 0 {
			a, b = b, a
		}
		edges = append(edges, []value{{n: 1 + uint64(names[a])}, {n: 1 + uint64(names[b])}})
	}
	inTree := 1 + r.Uint64N(n)
	for w := uint64(1); w < inTree; w++ {
		link(w-1-r.Uint64N(min(w, 3)), w)
	}
	for w := inTree; w < n; {
		on, end := r.Uint64N(inTree), min(w+1+r.Uint64N(4), n)
		link(on, w)
		for w++; w < end; w++ {
			link(w-1, w)
		}
		link(w-1, on)
	}
	r.Shuffle(len(edges), func(i, j int) { edges[i], edges[j] = edges[j], edges[i] })
	return edges
}

var connectedText = game.Text{En: "the graph is not connected", Zh: "图不连通"}

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
		n, ok := catalogue.HackenbushNimber(int(m), edges)
		if !ok {
			c.refuseAt(row[0].line, connectedText)
		}
		nimber ^= n
	}
	c.say(verdict{"Sally\n", "Harry\n"}, game.Won(nimber != 0))
}
