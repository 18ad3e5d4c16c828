package catalogue

import (
	"context"
	"iter"
	"slices"

	"grundy/engine/digraph"
	"grundy/game"
)

// Theory: each token is a component. Without cycles a vertex has a nimber
// [Sprague 1935; Grundy 1939]; with cycles it has a nimber or an infinite value
// [Smith 1966; Fraenkel, Perl 1975]; engine/digraph finds both. In misère play no
// value of the parts decides a sum, and the sum is played out.
var loopyTheorem = &game.Theorem{
	Claim: game.Text{
		En: "where play can go round, a token has a nimber, or the value inf{K} with K the nimbers of its options; nimbers add as in Nim, inf{K} + n = inf{K ⊕ n}, and two infinite values make inf{}; a sum is lost when its value is 0, won when it is another nimber or inf{K} with 0 in K, and otherwise a draw",
		Zh: "若游戏可能循环，每个棋子的值是 SG 值，或是 inf{K}，其中 K 是其后继局面的 SG 值的集合；SG 值按异或相加，inf{K} 加 n 得 inf{K ⊕ n}，两个无穷值相加得 inf{}；和的值为 0 时先手必败，为其他 SG 值或含 0 的 inf{K} 时先手必胜，否则为平局",
	},
	Source: "Smith 1966; Fraenkel, Perl 1975",
}

// Graph is tokens on a digraph.
var Graph = register(game.Ruleset{
	Name:     "graph",
	Aliases:  []string{"digraph_game", "有向图", "有向图游戏"},
	Keywords: []string{"directed graph", "game on a graph", "game on a DAG", "token on a graph", "position graph", "token game", "loopy game", "draw", "DOT", "图上游戏", "DAG 游戏", "移棋子游戏", "博弈图", "棋子移动", "循环博弈", "平局"},
	Title:    game.Text{En: "Tokens on a directed graph", Zh: "有向图上移动棋子"},
	Rule: game.Text{
		En: "Move one token along an edge. Several tokens may stand on one vertex. Play may go round for ever; then nobody wins.",
		Zh: "把一个棋子沿一条有向边移动一步，一个顶点上可以有多个棋子。游戏可能无限循环下去，此时为平局。",
	},
	Forms: []game.Form{{}},
	Params: []game.Param{
		{Name: "edges", Kind: game.Arcs, Optional: true, Doc: game.Text{En: "the edges, each from one vertex to another", Zh: "有向边，每条由起点和终点组成"}},
		{Name: "isolated", Kind: game.Names, Optional: true, Doc: game.Text{En: "vertices without an edge", Zh: "没有边的顶点"}},
		{Name: "file", Kind: game.Source, Optional: true, Doc: game.Text{
			En: "a file of edges: two names a line, or DOT where the name ends in .dot or .gv, or JSON where it ends in .json",
			Zh: "存放边的文件：每行两个名称；以 .dot 或 .gv 结尾的按 DOT 读取，以 .json 结尾的按 JSON 读取",
		}},
		{Name: "start", Kind: game.Names, Optional: true, Doc: game.Text{En: "the vertices that hold the tokens", Zh: "棋子所在的顶点"}},
	},
	Examples: []string{
		`graph(edges=[("a", "b"), ("a", "c"), ("b", "a")], start=["a"])`,
		`graph(edges=[(1, 0), (2, 0), (2, 3), (3, 1), (3, 3)], start=[2, 3])`,
	},
	Theory: []*game.Theorem{loopyTheorem},
	New:    newTokens,
})

// network is a digraph with names. It is shared by all positions on it.
type network struct {
	names    []string
	vertices map[string]uint32
	graph    *digraph.Graph
	notation game.Notation // without the tokens
}

// tokens is a position: the vertices that hold the tokens.
type tokens struct {
	on *network
	at []uint32

	// with are the vertices that the arena is made for, where the token is one of
	// so many that all share one; nil for at alone.
	with []uint32
}

// fewTokens bounds the tokens that have an arena each. The sum of as many can
// still be played out; that of more is too large as a rule.
const fewTokens = 3

var (
	_ game.Splitter = tokens{}
	_ game.Looper   = tokens{}

	emptyGraphText = game.Text{En: "the file holds no edge and no vertex", Zh: "文件里没有边，也没有顶点"}

	noVertexText = game.Text{En: "there is no vertex %s in the graph", Zh: "图中没有顶点 %s"}
	eitherText   = game.Text{En: "give either a file or edges and isolated vertices, not both", Zh: "文件与边、孤立顶点只能给一种"}

	moveToken = game.Text{En: "move the token from %v to %v", Zh: "把棋子从 %v 移到 %v"}
	moveOf    = game.Text{En: "move token %[3]d from %[1]v to %[2]v", Zh: "把第 %[3]d 个棋子从 %[1]v 移到 %[2]v"}
)

func newTokens(a game.Args) (game.Position, error) {
	on, err := newNetwork(a)
	if err != nil {
		return nil, err
	}
	p := tokens{on: on}
	for _, name := range a.Names("start") {
		v, ok := on.vertices[name]
		if file, named := a.File("file"); !ok && named && len(on.names) == 0 {
			e := game.Refuse(game.BadParameter, emptyGraphText)
			e.File = file.Name
			return nil, e
		}
		if !ok {
			return nil, game.Refuse(game.BadParameter, noVertexText, game.Short(quotedName(name)))
		}
		p.at = append(p.at, v)
	}
	return p, nil
}

// quotedName writes a name as notation does.
func quotedName(name string) string {
	list := game.Literal([]string{name})
	return list[1 : len(list)-1]
}

func (p tokens) String() string {
	n := p.on.notation
	if len(p.at) > 0 {
		names := make([]string, len(p.at))
		for i, v := range p.at {
			names[i] = p.on.names[v]
		}
		n = n.With("start", names)
	}
	return n.Write()
}

// Moves lists the moves token by token, in the order of the edges.
func (p tokens) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i, v := range p.at {
			for _, w := range p.on.graph.Options(v) {
				if !yield(p.move(i, w)) {
					return
				}
			}
		}
	}
}

// move moves one token.
func (p tokens) move(token int, to uint32) game.Move {
	at := slices.Clone(p.at)
	at[token] = to
	from, name := game.Short(p.on.names[p.at[token]]), game.Short(p.on.names[to])
	say := moveToken.With(from, name)
	if len(p.at) > 1 {
		say = moveOf.With(from, name, token+1)
	}
	return game.Move{Say: say, At: []int{int(to)}, To: tokens{on: p.on, at: at}}
}

// Parts are the tokens.
func (p tokens) Parts() []game.Position {
	if len(p.at) == 1 {
		return []game.Position{p}
	}
	parts := make([]game.Position, len(p.at))
	for i := range p.at {
		q := tokens{on: p.on, at: p.at[i : i+1 : i+1]}
		if len(p.at) > fewTokens {
			q.with = p.at
		}
		parts[i] = q
	}
	return parts
}

// Lift moves one token of several.
func (p tokens) Lift(part int, m game.Move) game.Move { return p.move(part, m.To.(tokens).at[0]) }

// Arena is what a single token can reach.
func (p tokens) Arena(ctx context.Context, b *game.Budget) (*game.Arena, error) {
	if len(p.at) != 1 {
		return nil, nil
	}
	from := p.with
	if from == nil {
		from = p.at
	}
	reach, err := p.on.graph.Reach(ctx, b, from...)
	if err != nil {
		return nil, err
	}
	return &game.Arena{
		Order:   reach.Order(),
		Options: reach.Options,
		At:      func(v uint32) game.Position { return tokens{on: p.on, at: reach.Whole[v : v+1 : v+1]} },
		Name:    func(v uint32) string { return p.on.names[reach.Whole[v]] },
		Number: func(q game.Position) (uint32, bool) {
			t, ok := q.(tokens)
			if !ok || t.on != p.on || len(t.at) != 1 {
				return 0, false
			}
			v := reach.Place[t.at[0]]
			return v, v != digraph.None
		},
	}, nil
}

// networkDrawn bounds the vertices of a digraph that is drawn.
const networkDrawn = 200

// View draws the digraph and its tokens.
func (p tokens) View() game.View {
	if len(p.on.names) > networkDrawn {
		return game.View{}
	}
	view := game.View{Kind: "graph", Directed: true}
	for v, name := range p.on.names {
		view.Names = append(view.Names, game.Short(name))
		for _, w := range p.on.graph.Options(uint32(v)) {
			view.Edges = append(view.Edges, [2]int{v, int(w)})
		}
	}
	for _, v := range p.at {
		view.Mark = append(view.Mark, int(v))
	}
	return view
}
