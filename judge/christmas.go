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
