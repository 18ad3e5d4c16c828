package catalogue

import (
	"iter"
	"math/big"
	"slices"

	"grundy/game"
)

// kaylesParams are the graphs of node_kayles and arc_kayles.
var kaylesParams = []game.Param{
	{Name: "edges", Kind: game.Edges, Optional: true, Doc: game.Text{En: "the edges, each between two vertices", Zh: "各条边，每条连接两个顶点"}},
	{Name: "isolated", Kind: game.List, Optional: true, Doc: game.Text{En: "vertices without an edge", Zh: "没有边的顶点"}},
	{Name: "grid", Kind: game.Pair, Min: 1, Optional: true, Doc: game.Text{En: "instead, the rows and columns of a rectangle of cells", Zh: "也可以改为给出方格矩形的行数和列数"}},
}

// kaylesGraph is a graph, and what is known of the positions on it.
type kaylesGraph struct {
	name       string
	arcs       bool // whether edges are taken, or vertices
	names      []*big.Int
	edges      [][2]int
	around     [][]int // the neighbours of each vertex, sorted
	loop       []bool
	rows, cols int // of a grid; 0 for none
	search     kaylesSearch
}

// kayles is what is left of a graph: the vertices in order, and the edges between
// them. In arc_kayles each has an edge.
type kayles struct {
	on       *kaylesGraph
	vertices []int
}

var (
	kaylesEither = game.Text{En: "give either a grid or edges and isolated vertices, not both", Zh: "网格与边、孤立顶点只能给一种"}
	kaylesWide   = game.Text{En: "a grid has at most %d cells, and %v by %v is more", Zh: "网格至多 %d 格，而 %v × %v 超过了"}
)

func newKayles(name string, arcs bool, a game.Args) (game.Position, error) {
	g := &kaylesGraph{name: name, arcs: arcs}
	vertices := numbered{}
	grid, isGrid := a.Named["grid"].([2]*big.Int)
	edges, isolated := a.Edges("edges"), a.List("isolated")
	switch {
	case isGrid && (edges != nil || isolated != nil):
		return nil, game.Refuse(game.BadParameter, kaylesEither)
	case isGrid && new(big.Int).Mul(grid[0], grid[1]).Cmp(big.NewInt(cramCells)) > 0:
		return nil, game.Refuse(game.Limit, kaylesWide, cramCells, game.Short(grid[0].String()), game.Short(grid[1].String()))
	case isGrid:
		g.rows, g.cols = int(grid[0].Int64()), int(grid[1].Int64())
		for i := range g.rows * g.cols {
			vertices.number(big.NewInt(int64(i)))
		}
		g.edges = gridEdges(g.rows, g.cols)
	default:
		g.edges = vertices.pairs(edges)
		for _, v := range isolated {
			vertices.number(v)
		}
	}
	g.names = vertices.names
	g.join()
	all := make([]int, len(g.names))
	for v := range all {
		all[v] = v
	}
	return g.left(all), nil
}

// gridEdges are the edges of a grid, cell by cell, first to the right.
func gridEdges(rows, cols int) (edges [][2]int) {
	for i := range rows * cols {
		if (i+1)%cols != 0 {
			edges = append(edges, [2]int{i, i + 1})
		}
		if i+cols < rows*cols {
			edges = append(edges, [2]int{i, i + cols})
		}
	}
	return edges
}

// join finds the neighbours.
func (g *kaylesGraph) join() {
	g.around, g.loop = make([][]int, len(g.names)), make([]bool, len(g.names))
	for _, e := range g.edges {
		if e[0] == e[1] {
			g.loop[e[0]] = true
			continue
		}
		g.around[e[0]] = append(g.around[e[0]], e[1])
		g.around[e[1]] = append(g.around[e[1]], e[0])
	}
	for v, list := range g.around {
		slices.Sort(list)
		g.around[v] = slices.Compact(list)
	}
}

// left is the position on some vertices, in order.
func (g *kaylesGraph) left(vertices []int) kayles {
	p := kayles{g, vertices}
	if !g.arcs {
		return p
	}
	in := p.in()
	p.vertices = slices.DeleteFunc(slices.Clone(vertices), func(v int) bool {
		return !g.loop[v] && !slices.ContainsFunc(g.around[v], func(w int) bool { return in[w] })
	})
	return p
}

// in marks the vertices that are left.
func (p kayles) in() []bool {
	in := make([]bool, len(p.on.names))
	for _, v := range p.vertices {
		in[v] = true
	}
	return in
}

// edges lists the edges that are left, by their numbers.
func (p kayles) edges() (left []int) {
	in := p.in()
	for i, e := range p.on.edges {
		if in[e[0]] && in[e[1]] {
			left = append(left, i)
		}
	}
	return left
}

// pairs lists the edges that are left, by the numbers of their vertices.
func (p kayles) pairs() [][2]int {
	edges := p.edges()
	out := make([][2]int, len(edges))
	for i, e := range edges {
		out[i] = p.on.edges[e]
	}
	return out
}

// alone lists the vertices without an edge, by their names.
func (p kayles) alone() (out []int) {
	alone := p.in()
	for _, e := range p.pairs() {
		alone[e[0]], alone[e[1]] = false, false
	}
	for _, v := range p.vertices {
		if alone[v] {
			out = append(out, v)
		}
	}
	slices.SortFunc(out, func(v, w int) int { return p.on.names[v].Cmp(p.on.names[w]) })
	return out
}

// grid reports whether the position is a whole rectangle.
func (p kayles) grid() bool { return p.on.cols > 0 && len(p.vertices) == p.on.rows*p.on.cols }

func (p kayles) String() string {
	g, n := p.on, game.Notation{Name: p.on.name}
	if p.grid() {
		return n.With("grid", [2]*big.Int{big.NewInt(int64(g.rows)), big.NewInt(int64(g.cols))}).Write()
	}
	var isolated []*big.Int
	for _, v := range p.alone() {
		isolated = append(isolated, g.names[v])
	}
	edges := p.pairs()
	if len(edges) > 0 || isolated == nil {
		n = n.With("edges", namedPairs(g.names, edges))
	}
	if isolated != nil {
		n = n.With("isolated", isolated)
	}
	return n.Write()
}

var (
	kaylesVertex = game.Text{En: "take vertex %[1]s with its neighbours", Zh: "取走顶点 %[1]s 及其邻点"}
	kaylesEdge   = game.Text{En: "take %v", Zh: "取走%v"}
)

// Moves go vertex by vertex, or edge by edge.
func (p kayles) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		places := p.places()
		for i := range places {
			if !yield(p.takeOf(places, i)) {
				return
			}
		}
	}
}

// places lists what may be taken: vertices or edges, by their numbers in the graph.
func (p kayles) places() []int {
	if p.on.arcs {
		return p.edges()
	}
	return p.order()
}

// order lists the vertices as notation names them.
func (p kayles) order() []int {
	if p.grid() {
		return p.vertices
	}
	return asWritten(p.pairs(), p.alone()...)
}

// take is the move at a place, by its index.
func (p kayles) take(i int) game.Move { return p.takeOf(p.places(), i) }

// takeOf is the move at a place of all.
func (p kayles) takeOf(places []int, i int) game.Move {
	g := p.on
	place := places[i]
	var gone []int
	var say game.Phrase
	if g.arcs {
		gone = g.edges[place][:]
		say = kaylesEdge.With(edgeWords(g.names, p.pairs(), i))
	} else {
		gone = append([]int{place}, g.around[place]...)
		say = kaylesVertex.With(game.Short(g.names[place].String()))
	}
	left := slices.DeleteFunc(slices.Clone(p.vertices), func(v int) bool { return slices.Contains(gone, v) })
	return game.Move{Say: say, At: []int{i}, To: g.left(left)}
}

// Parts are the connected pieces.
func (p kayles) Parts() []game.Position {
	pieces := p.pieces()
	parts := make([]game.Position, len(pieces))
	for i, vertices := range pieces {
		parts[i] = kayles{p.on, vertices}
	}
	if len(parts) == 1 {
		parts[0] = p
	}
	return parts
}

// Lift finds the place in the whole.
func (p kayles) Lift(part int, m game.Move) game.Move {
	place := p.Parts()[part].(kayles).places()[m.At[0]]
	return p.take(slices.Index(p.places(), place))
}

// pieces lists the connected pieces, each in order.
func (p kayles) pieces() [][]int {
	var pieces [][]int
	in := p.in()
	for _, v := range p.vertices {
		if !in[v] {
			continue
		}
		in[v] = false
		piece := []int{v}
		for i := 0; i < len(piece); i++ {
			for _, w := range p.on.around[piece[i]] {
				if in[w] {
					in[w] = false
					piece = append(piece, w)
				}
			}
		}
		slices.Sort(piece)
		pieces = append(pieces, piece)
	}
	return pieces
}

// View draws the graph.
func (p kayles) View() game.View {
	number := map[int]int{}
	names := make([]*big.Int, len(p.vertices))
	for i, v := range p.order() {
		number[v], names[i] = i, p.on.names[v]
	}
	view := game.View{Kind: "graph", ByEdge: p.on.arcs, Names: shortNames(names)}
	for _, i := range p.edges() {
		e := p.on.edges[i]
		view.Edges = append(view.Edges, [2]int{number[e[0]], number[e[1]]})
	}
	return view
}
