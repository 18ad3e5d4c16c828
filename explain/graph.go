package explain

import (
	"grundy"
)

// Graph is the wire form of a game graph. The edges are pairs of indexes of vertices;
// Layers has for each vertex how many moves can be made at most from there, and is null
// where play can come back to an earlier position.
type Graph struct {
	Position   string   `json:"position"`
	Convention string   `json:"convention"`
	Vertices   []Vertex `json:"vertices"`
	Edges      [][2]int `json:"edges"`
	Layers     []int    `json:"layers" nullable:"true"`
}

// Vertex is the wire form of a position that a component can become. Value is null in
// misère play; Token says that a component stands here.
type Vertex struct {
	Name    string  `json:"name"`
	Outcome string  `json:"outcome"`
	Value   *string `json:"value"`
	Token   bool    `json:"token"`
}

// NewGraph renders the game graph of a position.
func NewGraph(position, convention string, g *grundy.Graph) Graph {
	out := Graph{
		Position: position, Convention: convention,
		Vertices: make([]Vertex, len(g.Vertices)), Edges: append([][2]int{}, g.Edges...), Layers: layers(g),
	}
	for i, v := range g.Vertices {
		out.Vertices[i] = Vertex{v.Name, v.Outcome.String(), written(v.Nimber, v.Infinite), v.Token}
	}
	return out
}

// layers are the lengths of the longest ways to an end, nil where there is a cycle:
// the vertices are taken from the ends backwards, each once all its options are.
func layers(g *grundy.Graph) []int {
	before := make([][]int, len(g.Vertices))
	open := make([]int, len(g.Vertices)) // options that have not been taken
	for _, e := range g.Edges {
		before[e[1]] = append(before[e[1]], e[0])
		open[e[0]]++
	}
	out := make([]int, len(g.Vertices))
	var next []int
	for v := range open {
		if open[v] == 0 {
			next = append(next, v)
		}
	}
	taken := 0
	for len(next) > 0 {
		v := next[0]
		next, taken = next[1:], taken+1
		for _, u := range before[v] {
			out[u] = max(out[u], out[v]+1)
			if open[u]--; open[u] == 0 {
				next = append(next, u)
			}
		}
	}
	if taken < len(open) {
		return nil
	}
	return out
}
