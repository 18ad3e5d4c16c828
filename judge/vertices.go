package judge

import (
	"context"
	"iter"
	"math/rand/v2"
	"slices"

	"grundy/catalogue"
	"grundy/engine/digraph"
	"grundy/game"
)

var (
	vertexText = game.Text{En: "%[1]d is no vertex; they are %[2]d to %[3]d", Zh: "%[1]d 不是顶点；顶点为 %[2]d 到 %[3]d"}
	treeText   = game.Text{En: "the edges are no tree", Zh: "这些边不构成一棵树"}
	cycleText  = game.Text{En: "the graph has a cycle", Zh: "图中有环"}
)

// vertex is a number as a vertex from 0, when the vertices of the problem are n from
// base on; others are refused.
func (c *cases) vertex(x, base, n uint64, line int) int {
	if x-base >= n {
		c.refuseAt(line, vertexText, x, base, base+n-1)
	}
	return int(x - base)
}

// edges are the first two numbers of each row, as vertices from 0.
func (c *cases) edges(rows [][]value, base, n uint64) [][2]int {
	edges := make([][2]int, len(rows))
	for i, row := range rows {
		edges[i] = [2]int{c.vertex(row[0].n, base, n, row[0].line), c.vertex(row[1].n, base, n, row[1].line)}
		if c.err != nil {
			return nil
		}
	}
	return edges
}

// tree is the tree of the edges, whose root is the given vertex from 0; nil when it
// is refused.
func (c *cases) tree(rows [][]value, base, n uint64, root int) *catalogue.Tree {
	edges := c.edges(rows, base, n)
	if c.err != nil {
		return nil
	}
	t, ok := catalogue.NewTree(int(n), edges, root)
	if !ok {
		line := c.at
		if len(rows) > 0 {
			line = rows[len(rows)-1][1].line
		}
		c.refuseAt(line, treeText)
	}
	return t
}

// isTree reports whether the rows are the edges of a tree on n vertices.
func isTree(rows [][]value, base, n uint64) bool {
	edges, ok := edgesOf(rows, base, n)
	if ok {
		_, ok = catalogue.NewTree(int(n), edges, 0)
	}
	return ok
}

// edgesOf are the first two numbers of each row, as vertices from 0; false when one is
// none of the n vertices.
func edgesOf(rows [][]value, base, n uint64) (edges [][2]int, ok bool) {
	edges = make([][2]int, len(rows))
	for i, row := range rows {
		for end := range edges[i] {
			if row[end].n-base >= n {
				return nil, false
			}
			edges[i][end] = int(row[end].n - base)
		}
	}
	return edges, true
}

// mendTree makes the first two numbers of each row the edges of a tree: any, a path,
// a star, or something between; in order or not.
func mendTree(r *rand.Rand, rows [][]value, base uint64) {
	names := r.Perm(len(rows) + 1)
	if ordered := r.IntN(2) == 0; ordered {
		slices.Sort(names)
	} else {
		r.Shuffle(len(rows), func(i, j int) { rows[i], rows[j] = rows[j], rows[i] })
	}
	shape := r.IntN(4)
	for i, row := range rows {
		from := r.IntN(i + 1)
		switch shape {
		case 0:
			from = i - min(i, r.IntN(3))
		case 1:
			from /= 1 + r.IntN(8)
		}
		ends := [2]int{names[from], names[i+1]}
		flip := r.IntN(2)
		row[flip].n, row[1-flip].n = base+uint64(ends[0]), base+uint64(ends[1])
	}
}

// links are edges from a vertex to an option.
type links = iter.Seq2[uint32, uint32]

// rowLinks lead from the first number of each row to the second, vertices from base
// on.
func rowLinks(rows [][]value, base uint64) links {
	return func(yield func(v, w uint32) bool) {
		for _, row := range rows {
			if !yield(uint32(row[0].n-base), uint32(row[1].n-base)) {
				return
			}
		}
	}
}

// listLinks lead from the vertex of each row, in order, to those of its list, which
// is its second field; vertices are from base on.
func listLinks(rows [][]value, base uint64) links {
	return func(yield func(v, w uint32) bool) {
		for v, row := range rows {
			for _, w := range row[1].list {
				if !yield(uint32(v), uint32(w-base)) {
					return
				}
			}
		}
	}
}

// nimbers are those of the vertices of a digraph without cycles; one with a cycle is
// refused.
func (c *cases) nimbers(n int, edges links) []uint32 {
	nimbers, acyclic, err := nimbersOf(c.ctx, n, edges, c.tables())
	c.fail(err)
	if err == nil && !acyclic {
		c.refuse(cycleText)
	}
	return nimbers
}

func nimbersOf(ctx context.Context, n int, edges links, b *game.Budget) (nimbers []uint32, acyclic bool, err error) {
	r, err := digraph.NewReverse(ctx, n, edges, b)
	if err != nil {
		return nil, false, err
	}
	return r.Nimbers(ctx, b)
}

// isAcyclic reports whether a digraph on n vertices has no cycle.
func isAcyclic(n int, edges links) bool {
	for v, w := range edges {
		if max(v, w) >= uint32(n) {
			return false
		}
	}
	_, acyclic, err := nimbersOf(context.Background(), n, edges, usual())
	return err == nil && acyclic
}
