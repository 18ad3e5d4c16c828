package catalogue

import (
	"iter"
	"math/big"
	"slices"

	"grundy/game"
)

// Theory: the vertices of a cycle may be fused into one without changing the nimber
// (fusion principle), so every edge that is no bridge counts as a loop, of nimber 1,
// where its cycle hangs; and an edge with a position of nimber n on top of it has
// nimber n + 1 (colon principle). What stands on one vertex adds by nim-sum. This
// gives the nimber of every finite graph [Berlekamp, Conway, Guy 1982]. In misère
// play nothing of the kind holds, and positions are played out.
var hackenbushTheorem = &game.Theorem{
	Claim: game.Text{
		En: "cycles may be fused to a point, so that each edge on a cycle counts as a loop of nimber 1; an edge with a position of nimber n on top of it has nimber n+1; and what stands on one vertex adds by nim-sum",
		Zh: "环可以缩成一点，环上的每条边相当于一个 SG 值为 1 的自环；一条边上面若连着 SG 值为 n 的局面，则连同这条边的 SG 值为 n+1；同一顶点上的各部分按异或相加",
	},
	Source: "Berlekamp, Conway, Guy 1982",
}

// Hackenbush is the game of cutting edges of a graph that stands on the ground.
var Hackenbush = register(game.Ruleset{
	Name:    "hackenbush",
	Aliases: []string{"green_hackenbush", "impartial_hackenbush", "绿色博弈", "删边游戏", "无向图删边", "树的删边游戏", "砍树枝"},
	Keywords: []string{
		"Green Hackenbush", "edge deletion game", "tree/edge deletion", "tree cutting", "bamboo stalks", "colon principle", "fusion principle", "POJ 3710", "Christmas Game",
		"树上删边", "无向图的删边游戏", "冒号原则", "融合原则", "克朗原理", "竹竿", "圣诞游戏", "删边博弈",
	},
	Title: game.Text{En: "Green Hackenbush", Zh: "删边游戏（绿色 Hackenbush）"},
	Rule: game.Text{
		En: "Cut an edge of a graph that stands on the ground; whatever is no longer connected with the ground falls. Edges may be repeated, and loops are allowed. Moves name an edge by its ends, which keep their names; where several have the same ends, also by its place among the edges of the position.",
		Zh: "在一个立于地面的图上砍断一条边，不再与地面相连的部分全部掉落。允许重边和自环。走法以两端的顶点指称一条边，顶点的名称不变；有重边时再加上它在该局面各边中的序号。",
	},
	Forms: []game.Form{{}},
	Params: []game.Param{
		{Name: "edges", Kind: game.Edges, Optional: true, Doc: game.Text{En: "the edges, each between two vertices", Zh: "各条边，每条连接两个顶点"}},
		{Name: "parents", Kind: game.List, Optional: true, Doc: game.Text{
			En: "instead of edges, a tree: the vertices from which the vertices after the ground hang, in order",
			Zh: "代替 edges 给出一棵树：依次为地面之后各顶点的父顶点",
		}},
		{Name: "ground", Kind: game.Nat, Default: new(big.Int), Doc: game.Text{En: "the vertex that is the ground", Zh: "代表地面的顶点"}},
	},
	Examples: []string{
		"hackenbush(edges=[(0, 1), (1, 2), (1, 3), (3, 4), (0, 5), (5, 6)])",
		"hackenbush(edges=[(0, 1), (1, 2), (2, 0), (1, 3), (3, 4)])",
		"hackenbush(edges=[(1, 2), (2, 2), (2, 3), (3, 2)], ground=1)",
	},
	Theory: []*game.Theorem{hackenbushTheorem},
	New:    newHackenbush,
})

// hackenbush is a graph all of which stands on the ground, vertex 0.
type hackenbush struct {
	names []*big.Int // of the vertices
	edges [][2]int
}

var (
	hackenbushEither = game.Text{En: "give either edges or parents, not both", Zh: "edges 与 parents 只能给一种"}
	hackenbushLoose  = game.Text{
		En: "edge %d, between %s and %s, is not connected with the ground, which is vertex %s",
		Zh: "第 %d 条边（%s 与 %s 之间）没有与地面（顶点 %s）相连",
	}
)

func newHackenbush(a game.Args) (game.Position, error) {
	ground, edges := a.Nat("ground"), a.Edges("edges")
	if parents := a.List("parents"); parents != nil {
		if edges != nil {
			return nil, game.Refuse(game.BadParameter, hackenbushEither)
		}
		for i, v := range parents {
			child := big.NewInt(int64(i + 1))
			edges = append(edges, [2]*big.Int{v, child.Add(child, ground)})
		}
	}
	g := numbered{}
	g.number(ground)
	p := hackenbush{edges: g.pairs(edges)}
	p.names = g.names
	for i, on := range p.grounded(-1) {
		if e := edges[i]; !on {
			return nil, game.Refuse(game.BadParameter, hackenbushLoose, i+1, game.Short(e[0].String()), game.Short(e[1].String()), game.Short(ground.String()))
		}
	}
	return p, nil
}

func (p hackenbush) String() string {
	n := game.Notation{Name: "hackenbush"}.With("edges", namedPairs(p.names, p.edges))
	if p.names[0].Sign() != 0 {
		n = n.With("ground", p.names[0])
	}
	return n.Write()
}

// grounded reports of each edge whether it is connected with the ground when one
// edge is cut; -1 is none.
func (p hackenbush) grounded(cut int) []bool {
	around := incidence(len(p.names), p.edges)
	seen := make([]bool, len(p.names))
	seen[0] = true
	on := make([]bool, len(p.edges))
	for reached, i := []int{0}, 0; i < len(reached); i++ {
		for _, e := range around.of(reached[i]) {
			if e == cut {
				continue
			}
			on[e] = true
			if w := across(p.edges[e], reached[i]); !seen[w] {
				seen[w] = true
				reached = append(reached, w)
			}
		}
	}
	return on
}

var hackenbushCut = game.Text{En: "cut %v", Zh: "砍断%v"}

// Moves go edge by edge.
func (p hackenbush) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i := range p.edges {
			if !yield(p.cut(i)) {
				return
			}
		}
	}
}

// cut cuts an edge.
func (p hackenbush) cut(i int) game.Move {
	var left []int
	for e, on := range p.grounded(i) {
		if on {
			left = append(left, e)
		}
	}
	say := hackenbushCut.With(edgeWords(p.names, p.edges, i))
	return game.Move{Say: say, At: []int{i}, To: p.keep(left, make([]int, len(p.names)))}
}

// keep is the position of some of the edges. The numbers, one for each vertex, are
// all 0 before and after.
func (p hackenbush) keep(edges []int, numbers []int) hackenbush {
	q := hackenbush{names: p.names[:1:1], edges: make([][2]int, len(edges))}
	for i, e := range edges {
		for end, v := range p.edges[e] {
			if v != 0 && numbers[v] == 0 {
				numbers[v] = len(q.names)
				q.names = append(q.names, p.names[v])
			}
			q.edges[i][end] = numbers[v]
		}
	}
	for _, e := range edges {
		numbers[p.edges[e][0]], numbers[p.edges[e][1]] = 0, 0
	}
	return q
}

// stands lists the edges of each part: what is connected without the ground.
func (p hackenbush) stands() [][]int {
	sets := newUnion(len(p.names))
	for _, e := range p.edges {
		if e[0] != 0 && e[1] != 0 {
			sets.join(e[0], e[1])
		}
	}
	var parts [][]int
	of := make([]int, len(p.names)) // number of the part from 1
	for i, e := range p.edges {
		v := sets.find(max(e[0], e[1]))
		if v == 0 || of[v] == 0 { // a loop at the ground is a part
			parts = append(parts, nil)
			of[v] = len(parts)
		}
		parts[of[v]-1] = append(parts[of[v]-1], i)
	}
	return parts
}

// Parts share nothing but the ground.
func (p hackenbush) Parts() []game.Position {
	stands, numbers := p.stands(), make([]int, len(p.names))
	parts := make([]game.Position, len(stands))
	for i, edges := range stands {
		parts[i] = p.keep(edges, numbers)
	}
	return parts
}

// Lift finds the edge in the whole.
func (p hackenbush) Lift(part int, m game.Move) game.Move { return p.cut(p.stands()[part][m.At[0]]) }

// View draws the graph on its ground.
func (p hackenbush) View() game.View {
	return game.View{Kind: "graph", ByEdge: true, Names: shortNames(p.names), Edges: slices.Clone(p.edges), Ground: []int{0}}
}
