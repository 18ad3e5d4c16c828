package catalogue

import (
	"iter"
	"slices"

	"grundy/game"
)

// Theory: on an undirected graph the mover wins exactly when every maximum matching
// covers the vertex of the token: then the mover keeps to the edges of one, and
// otherwise the opponent keeps to one that does not cover it. So a move wins exactly
// when some maximum matching of the graph without the present vertex leaves the new
// one uncovered [Fraenkel, Scheinerman, Ullman 1993]; these vertices are found with
// the matching itself [Edmonds 1965]. Nimbers, misère play and directed graphs, for
// which the question is PSPACE-complete [Schaefer 1978], are searched.
var geographyTheorem = &game.Theorem{
	Claim: game.Text{
		En: "the mover wins exactly when every maximum matching of the graph covers the vertex where the token stands, by keeping to the edges of such a matching",
		Zh: "先手必胜当且仅当图的每个最大匹配都覆盖棋子所在的顶点；获胜的办法是始终沿匹配边走",
	},
	Source: "Fraenkel, Scheinerman, Ullman 1993",
}

// Geography is the game of moving a token to vertices that it has not visited.
var Geography = register(game.Ruleset{
	Name:    "geography",
	Aliases: []string{"vertex_geography", "undirected_geography", "generalized_geography", "地理游戏", "图上不重复走"},
	Keywords: []string{
		"Geography", "vertex geography", "generalized geography", "maximum matching game", "word chain", "token without returning", "JSOI2009 游戏",
		"二分图博弈", "最大匹配", "棋子不能走回头路", "地名接龙", "词语接龙",
	},
	Title: game.Text{En: "Vertex geography", Zh: "地理游戏（图上不重复走）"},
	Rule: game.Text{
		En: "Move the token along an edge to a vertex where it has not been. What the token can no longer reach is not written.",
		Zh: "把棋子沿一条边移到它没有到过的顶点。棋子再也走不到的部分不写出。",
	},
	Forms: []game.Form{{}},
	Params: []game.Param{
		{Name: "edges", Kind: game.Arcs, Doc: game.Text{En: "the edges", Zh: "各条边"}},
		{Name: "start", Kind: game.Names, Doc: game.Text{En: "the vertex where the token stands", Zh: "棋子所在的顶点"}},
		{Name: "directed", Kind: game.Bool, Default: false, Doc: game.Text{En: "edges lead from their first vertex to the second only", Zh: "边只能从前一个顶点走向后一个顶点"}},
	},
	Examples: []string{
		"geography(edges=[(0, 1), (1, 2), (2, 3), (3, 0), (3, 4)], start=0)",
		"geography(edges=[(1, 2), (2, 3), (3, 4), (2, 4), (4, 5)], start=1, directed=True)",
	},
	Theory: []*game.Theorem{geographyTheorem},
	New:    newGeography,
})

// geographyGraph is a graph, and what is known of the positions on it.
type geographyGraph struct {
	names    []string
	edges    [][2]int
	to       [][]int // where each vertex leads, sorted
	directed bool
	search   geographySearch
}

// geography is a token on a graph; left are the vertices that it may still come to,
// and its own, in order.
type geography struct {
	on   *geographyGraph
	at   int
	left []int
}

var geographyOne = game.Text{En: "the token stands on one vertex, not on %d", Zh: "棋子应在 1 个顶点上，而不是 %d 个"}

func newGeography(a game.Args) (game.Position, error) {
	g, number := &geographyGraph{directed: a.Bool("directed")}, map[string]int{}
	vertex := func(name string) int {
		i, ok := number[name]
		if !ok {
			i = len(g.names)
			g.names, number[name] = append(g.names, name), i
		}
		return i
	}
	for _, e := range a.Arcs("edges") {
		g.edges = append(g.edges, [2]int{vertex(e[0]), vertex(e[1])})
	}
	start := a.Names("start")
	if len(start) != 1 {
		return nil, game.Refuse(game.BadParameter, geographyOne, len(start))
	}
	if _, ok := number[start[0]]; !ok && len(g.edges) > 0 {
		return nil, game.Refuse(game.BadParameter, noVertexText, game.Short(quotedName(start[0])))
	}
	at := vertex(start[0])
	g.to = make([][]int, len(g.names))
	for _, e := range g.edges {
		if e[0] == e[1] {
			continue
		}
		g.to[e[0]] = append(g.to[e[0]], e[1])
		if !g.directed {
			g.to[e[1]] = append(g.to[e[1]], e[0])
		}
	}
	for v, list := range g.to {
		slices.Sort(list)
		g.to[v] = slices.Compact(list)
	}
	all := make([]bool, len(g.names))
	for v := range all {
		all[v] = true
	}
	return g.reach(at, all), nil
}

// reach is the position with the token at a vertex, among those that may be visited.
func (g *geographyGraph) reach(at int, may []bool) geography {
	may[at] = false
	p := geography{g, at, []int{at}}
	for i := 0; i < len(p.left); i++ {
		for _, w := range g.to[p.left[i]] {
			if may[w] {
				may[w] = false
				p.left = append(p.left, w)
			}
		}
	}
	slices.Sort(p.left)
	return p
}

// in marks the vertices that are left.
func (p geography) in() []bool {
	in := make([]bool, len(p.on.names))
	for _, v := range p.left {
		in[v] = true
	}
	return in
}

// edges lists the edges that can still matter, by the numbers of their vertices.
func (p geography) edges() (out [][2]int) {
	in := p.in()
	for _, e := range p.on.edges {
		if in[e[0]] && in[e[1]] && e[0] != e[1] && !(p.on.directed && e[1] == p.at) {
			out = append(out, e)
		}
	}
	return out
}

// order lists the vertices that are left as notation names them.
func (p geography) order() []int { return asWritten(p.edges(), p.at) }

func (p geography) String() string {
	var edges [][2]string
	for _, e := range p.edges() {
		edges = append(edges, [2]string{p.on.names[e[0]], p.on.names[e[1]]})
	}
	n := game.Notation{Name: "geography"}.With("edges", edges)
	n.Params += ", start=" + quotedName(p.on.names[p.at])
	if p.on.directed {
		n = n.With("directed", true)
	}
	return n.Write()
}

// open lists the vertices that the token may move to.
func (p geography) open() (out []int) {
	in := p.in()
	for _, w := range p.on.to[p.at] {
		if in[w] {
			out = append(out, w)
		}
	}
	return out
}

// Moves go by the vertex moved to.
func (p geography) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for _, w := range p.open() {
			if !yield(p.move(w)) {
				return
			}
		}
	}
}

// move moves the token.
func (p geography) move(to int) game.Move {
	may := p.in()
	may[p.at] = false
	i := slices.Index(p.order(), to)
	say := moveToken.With(game.Short(p.on.names[p.at]), game.Short(p.on.names[to]))
	return game.Move{Say: say, At: []int{i}, To: p.on.reach(to, may)}
}

// View draws the graph and the token.
func (p geography) View() game.View {
	view := game.View{Kind: "graph", Directed: p.on.directed}
	number := map[int]int{}
	for i, v := range p.order() {
		number[v] = i
		view.Names = append(view.Names, game.Short(p.on.names[v]))
	}
	for _, e := range p.edges() {
		view.Edges = append(view.Edges, [2]int{number[e[0]], number[e[1]]})
	}
	view.Mark = []int{number[p.at]}
	return view
}
