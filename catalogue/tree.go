package catalogue

import "slices"

// Tree is a rooted tree on the vertices 0 to n-1, for games on machine words whose
// theory goes vertex by vertex. What is asked of it takes time in proportion to
// its size unless the comment says more.
type Tree struct {
	order  []int // the vertices, each behind its parent
	parent []int // -1 at the root
	edge   []int // the number of the edge to the parent, -1 at the root
}

// NewTree is the tree of the edges, and false when they are none on n vertices.
func NewTree(n int, edges [][2]int, root int) (*Tree, bool) {
	if len(edges) != n-1 {
		return nil, false
	}
	t := &Tree{make([]int, 1, n), slices.Repeat([]int{-1}, n), slices.Repeat([]int{-1}, n)}
	t.order[0] = root
	around := incidence(n, edges)
	for i := 0; i < len(t.order); i++ {
		v := t.order[i]
		for _, e := range around.of(v) {
			if w := across(edges[e], v); e != t.edge[v] {
				if w == root || t.edge[w] >= 0 {
					return nil, false
				}
				t.order, t.parent[w], t.edge[w] = append(t.order, w), v, e
			}
		}
	}
	if len(t.order) < n {
		return nil, false
	}
	return t, true
}

// upwards calls do for every vertex but the root, behind all that hangs on it.
func (t *Tree) upwards(do func(v, parent int)) {
	for _, v := range slices.Backward(t.order[1:]) {
		do(v, t.parent[v])
	}
}
