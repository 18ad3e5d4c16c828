package catalogue

import (
	"math/big"
	"slices"

	"grundy/game"
)

// hackenbushGraph is a connected graph that stands on vertex 0. Each vertex may
// carry a nimber of its own.
type hackenbushGraph struct {
	edges  [][2]int
	around incident
	weight []int
}

func newHackenbushGraph(n int, edges [][2]int) *hackenbushGraph {
	return &hackenbushGraph{edges, incidence(n, edges), make([]int, n)}
}

// hackenbushTree is a depth-first tree of the graph. The value of a vertex is the
// nimber of all that is above it in the tree, as far as it hangs on this vertex
// when the cycles are fused.
type hackenbushTree struct {
	order  []int // the vertices, from the ground
	parent []int
	edge   []int // to the parent, -1 at the ground
	bridge []bool
	value  []int
}

// tree searches the graph without one edge, -1 for none, in linear time.
func (g *hackenbushGraph) tree(without int) *hackenbushTree {
	n := len(g.weight)
	t := &hackenbushTree{make([]int, 0, n), make([]int, n), make([]int, n), make([]bool, n), slices.Clone(g.weight)}
	place, low, next := make([]int, n), make([]int, n), make([]int, n) // place 0: not seen
	enter := func(v, parent, edge int) {
		t.parent[v], t.edge[v] = parent, edge
		t.order = append(t.order, v)
		place[v], low[v] = len(t.order), len(t.order)
	}
	enter(0, -1, -1)
	for v := 0; v >= 0; {
		edges := g.around.of(v)
		if next[v] == len(edges) {
			v = t.parent[v]
			continue
		}
		e := edges[next[v]]
		next[v]++
		w := across(g.edges[e], v)
		switch {
		case e == without || e == t.edge[v]:
		case place[w] == 0:
			enter(w, v, e)
			v = w
		case place[w] <= place[v]: // a loop, or an edge back
			t.value[v] ^= 1
			low[v] = min(low[v], place[w])
		}
	}
	for _, v := range slices.Backward(t.order[1:]) {
		u := t.parent[v]
		low[u] = min(low[u], low[v])
		t.bridge[v] = low[v] == place[v]
		t.value[u] ^= t.term(v)
	}
	return t
}

// term is what v, with the edge to its parent, adds at the parent.
func (t *hackenbushTree) term(v int) int {
	if t.bridge[v] {
		return t.value[v] + 1
	}
	return t.value[v] ^ 1
}

func (p hackenbush) graph() *hackenbushGraph { return newHackenbushGraph(len(p.names), p.edges) }

// Value is the nimber, in linear time.
func (p hackenbush) Value() (game.Value, *game.Theorem) {
	return game.Value{Nimber: big.NewInt(int64(p.graph().tree(-1).value[0]))}, hackenbushTheorem
}

// HackenbushNimber is the nimber of a graph on vertices 0 to n-1, of which 0 is the
// ground; ok is false when the graph is not connected.
func HackenbushNimber(n int, edges [][2]int) (nimber uint64, ok bool) {
	t := newHackenbushGraph(n, edges).tree(-1)
	return uint64(t.value[0]), len(t.order) == n
}

// mostRecut bounds the work on edges of cycles, each of which is cut on trial.
const mostRecut = 1 << 25

var hackenbushMany = game.Text{
	En: "the edges on cycles are too many to cut each on trial, with %d steps at most",
	Zh: "环上的边太多，无法在 %d 步以内逐条试砍",
}

// MovesTo finds all cuts that leave nimber v: bridges and loops in linear time, and
// each other edge by a search of the edges that it shares cycles with.
func (p hackenbush) MovesTo(v *big.Int) (game.Moves, bool) {
	cuts, all := []int(nil), true
	if v.Cmp(big.NewInt(int64(2*len(p.edges)+1))) <= 0 {
		g := p.graph()
		cuts, all = g.cuts(int(v.Int64()))
	}
	ms := game.Moves{List: func(yield func(game.Move) bool) {
		for _, e := range cuts {
			if !yield(p.cut(e)) {
				return
			}
		}
	}}
	if !all {
		ms.Why = hackenbushMany.With(mostRecut)
		return ms, true
	}
	ms.Count = big.NewInt(int64(len(cuts)))
	return ms, true
}

// hackenbushNever is a value that no cut can give.
const hackenbushNever = -1

// cuts lists the edges that leave nimber v, in order. Where all is false, some on
// cycles are missing.
func (g *hackenbushGraph) cuts(v int) (found []int, all bool) {
	t := g.tree(-1)
	need := make([]int, len(g.weight)) // what the value of a vertex must become
	need[0] = v
	for _, w := range t.order[1:] {
		u := t.parent[w]
		need[w] = hackenbushNever
		if need[u] == hackenbushNever {
			continue
		}
		switch term := need[u] ^ t.value[u] ^ t.term(w); {
		case !t.bridge[w]:
			need[w] = term ^ 1
		case term == 0:
			found = append(found, t.edge[w])
		default:
			need[w] = term - 1
		}
	}
	for i, e := range g.edges {
		if u := e[0]; u == e[1] && need[u] != hackenbushNever && need[u]^t.value[u] == 1 {
			found = append(found, i)
		}
	}
	all = true
	work := 0
	for _, b := range g.blocks(t) {
		if need[b.root] == hackenbushNever {
			continue
		}
		n := len(b.graph.edges)
		if work += n * n; work > mostRecut {
			all = false
			break
		}
		for e := range b.edges {
			if b.graph.tree(e).value[0] == need[b.root] {
				found = append(found, b.edges[e])
			}
		}
	}
	slices.Sort(found)
	return found, all
}

// hackenbushBlock is what remains connected when the bridges are cut: its edges, and
// the graph that they are, whose vertices carry what the bridges hold.
type hackenbushBlock struct {
	root  int
	edges []int
	graph *hackenbushGraph
}

// blocks lists the blocks that have an edge, without loops.
func (g *hackenbushGraph) blocks(t *hackenbushTree) []hackenbushBlock {
	root, local := make([]int, len(g.weight)), make([]int, len(g.weight))
	size, carried := make([]int, len(g.weight)), slices.Clone(g.weight)
	for _, v := range t.order {
		root[v] = v
		if u := t.parent[v]; u >= 0 && !t.bridge[v] {
			root[v] = root[u]
		} else if u >= 0 {
			carried[u] ^= t.term(v)
		}
		local[v] = size[root[v]]
		size[root[v]]++
	}
	edges := map[int][]int{}
	for i, e := range g.edges {
		if e[0] == e[1] {
			carried[e[0]] ^= 1
		} else if r := root[e[0]]; r == root[e[1]] {
			edges[r] = append(edges[r], i)
		}
	}
	var blocks []hackenbushBlock
	for _, r := range t.order {
		if len(edges[r]) == 0 {
			continue
		}
		ends := make([][2]int, len(edges[r]))
		b := hackenbushBlock{r, edges[r], nil}
		for i, e := range edges[r] {
			ends[i] = [2]int{local[g.edges[e][0]], local[g.edges[e][1]]}
		}
		b.graph = newHackenbushGraph(size[r], ends)
		for i, e := range edges[r] {
			for end, v := range g.edges[e] {
				b.graph.weight[ends[i][end]] = carried[v]
			}
		}
		blocks = append(blocks, b)
	}
	return blocks
}

var (
	hackenbushCycles = game.Text{En: "edges on cycles, loops among them: %[1]d of %[2]d", Zh: "%[2]d 条边中有 %[1]d 条在环上或是自环"}
	hackenbushForest = game.Text{En: "there is no cycle, so each edge adds 1 to the nimber of what stands on it", Zh: "图中没有环，每条边使其上面部分的 SG 值加 1"}
)

// ValueReason counts the edges on cycles.
func (p hackenbush) ValueReason() []game.Step {
	t, n := p.graph().tree(-1), len(p.edges)
	for _, v := range t.order[1:] {
		if t.bridge[v] {
			n--
		}
	}
	if n == 0 {
		return append(says(hackenbushTheorem.Claim), game.Say(hackenbushForest))
	}
	return append(says(hackenbushTheorem.Claim), game.Say(hackenbushCycles, n, len(p.edges)))
}
