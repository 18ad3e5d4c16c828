package grundy

import (
	"context"
	"math/big"
	"slices"

	"grundy/engine/digraph"
	"grundy/game"
)

// Graph is the game graph of a position: what its components can become, each on
// its own.
type Graph struct {
	Vertices []Vertex
	Edges    [][2]int // in the order of the moves
}

// Vertex is a position that a component can become.
type Vertex struct {
	Name     string
	Outcome  game.Outcome // under the convention that was asked for
	Nimber   *big.Int     // nil for an infinite value, and in misère play
	Infinite *Infinite
	Token    bool // a component or a part of it stands here
}

// Graph returns the game graph of a sum, of at most so many vertices; a larger one
// is a Limit.
func (s *Solver) Graph(ctx context.Context, sum game.Sum, o Options, most int) (*Graph, error) {
	r := newRun(ctx, &s.tables, sum, o)
	defer r.end()
	g, err := r.graph(most)
	if err != nil {
		return nil, game.AsError(err)
	}
	return g, nil
}

var manyVertices = game.Text{
	En: "the game graph has more than %d vertices, the most that is drawn",
	Zh: "博弈图的顶点超过 %d 个，这是能画出的上限",
}

var manyEdges = game.Text{
	En: "the game graph has more than %d moves, the most that is drawn",
	Zh: "博弈图的走法超过 %d 种，这是能画出的上限",
}

// movesEach bounds the moves that are listed for each vertex of a drawing.
const movesEach = 100

func (r *run) graph(most int) (*Graph, error) {
	r.shown = most
	d := &drawer{run: r, most: most, numbers: map[string]int{}}
	for _, c := range r.result.Sum {
		moves := int64(most) * movesEach
		part := r.budget.Part(moves)
		arenas, err := r.arenas(c, part)
		if err != nil && part.Short() && !r.budget.Short() {
			return nil, game.Refuse(game.Limit, manyEdges, moves)
		}
		if err != nil {
			return nil, err
		}
		parts := []game.Position{c}
		if bringsArena(c) {
			parts = split(c)
		}
		for i, a := range arenas {
			if err := d.add(a, parts[i]); err != nil {
				return nil, err
			}
		}
	}
	return &d.graph, nil
}

// mostShown bounds the vertices of a graph that goes with an answer.
const mostShown = 40

// smallGraph is the game graph where every component brings one and they are
// small, or else nil.
func (r *run) smallGraph() (*Graph, error) {
	for _, c := range r.result.Sum {
		if !bringsArena(c) {
			return nil, nil
		}
	}
	if len(r.result.Sum) == 0 {
		return nil, nil
	}
	for _, a := range r.shared.arenas {
		if a.Order > mostShown {
			return nil, nil
		}
	}
	g, err := r.graph(mostShown)
	if err != nil && game.AsError(err).Code == game.Limit && r.ctx.Err() == nil {
		return nil, nil
	}
	return g, err
}

// drawer gathers the vertices of arenas, which may overlap.
type drawer struct {
	*run
	graph   Graph
	most    int
	numbers map[string]int // of vertices, by notation
	drawn   []*arena
}

// add adds an arena, unless it is there, and marks where p is.
func (d *drawer) add(a *arena, p game.Position) error {
	if !slices.Contains(d.drawn, a) {
		if a.Order > d.most {
			return game.Refuse(game.Limit, manyVertices, d.most)
		}
		if err := d.vertices(a); err != nil {
			return err
		}
		d.drawn = append(d.drawn, a)
	}
	if i, ok := d.numbers[p.String()]; ok {
		d.graph.Vertices[i].Token = true
	}
	return nil
}

// vertices adds the vertices of an arena that are new, and the edges from them.
func (d *drawer) vertices(a *arena) error {
	s, err := digraph.Solve(d.ctx, []*digraph.Reverse{a.reverse}, d.opts.Convention, d.budget)
	if err != nil {
		return err
	}
	if err := a.solve(d.run); err != nil {
		return err
	}
	numbers := make([]int, a.Order)
	var fresh []uint32
	for v := range uint32(a.Order) {
		key := a.At(v).String()
		i, ok := d.numbers[key]
		if !ok {
			i = len(d.graph.Vertices)
			d.numbers[key] = i
			fresh = append(fresh, v)
			vertex := Vertex{Name: a.Name(v)}
			vertex.Outcome, _ = s.At(v)
			if d.opts.Convention == game.Normal {
				w := a.worth(v)
				vertex.Nimber, vertex.Infinite = w.nimber, w.infinite
			}
			d.graph.Vertices = append(d.graph.Vertices, vertex)
		}
		numbers[v] = i
	}
	if len(d.graph.Vertices) > d.most {
		return game.Refuse(game.Limit, manyVertices, d.most)
	}
	for _, v := range fresh {
		for _, w := range a.Options(v) {
			d.graph.Edges = append(d.graph.Edges, [2]int{numbers[v], numbers[w]})
		}
	}
	return nil
}
