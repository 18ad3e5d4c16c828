// Package diagram draws game graphs: [DOT] writes one for Graphviz, [SVG] lays it
// out by itself and draws it.
//
// Vertices stand in layers from the top, each as far down as the longest way to it;
// edges that close a cycle go up. Vertices of a layer are ordered so that few edges
// cross. What is drawn depends on the graph alone, byte for byte.
package diagram

import (
	"fmt"
	"io"
	"strings"

	"grundy"
	"grundy/game"
)

// Bounds on what is drawn.
const (
	MostVertices = 500
	MostEdges    = 3000
)

var manyEdges = game.Text{
	En: "the game graph has %d edges; at most %d are drawn",
	Zh: "博弈图有 %d 条边，最多画 %d 条",
}

// check refuses a graph that is too large to be drawn.
func check(g *grundy.Graph) error {
	if n := len(g.Edges); n > MostEdges {
		return game.Refuse(game.Limit, manyEdges, n, MostEdges)
	}
	return nil
}

// value is the outcome and the value of a vertex, as they stand below its name.
func value(v grundy.Vertex) string {
	switch {
	case v.Infinite != nil:
		return v.Outcome.String() + " " + v.Infinite.String()
	case v.Nimber != nil:
		return v.Outcome.String() + " " + v.Nimber.String()
	}
	return v.Outcome.String()
}

// DOT writes the graph in the language of Graphviz, with the outcome and the value
// below the name of each vertex and a double line round one with a token. Names
// are those of the vertices, so that the ruleset graph reads the file, unless one
// holds a backslash, which DOT cannot write.
func DOT(w io.Writer, g *grundy.Graph) error {
	if err := check(g); err != nil {
		return err
	}
	names := make([]string, len(g.Vertices))
	plain := true
	for i, v := range g.Vertices {
		names[i] = v.Name
		plain = plain && !strings.Contains(v.Name, `\`)
	}
	var b strings.Builder
	b.WriteString("digraph game {\n  node [shape=ellipse, style=filled, fillcolor=white];\n")
	for i, v := range g.Vertices {
		if !plain {
			names[i] = fmt.Sprintf("v%d", i)
		}
		ring := ""
		if v.Token {
			ring = ", peripheries=2"
		}
		fmt.Fprintf(&b, "  %s [label=%s, fillcolor=%q%s];\n", quoted(names[i]), quoted(strings.ReplaceAll(v.Name, `\`, `\\`)+"\\n"+value(v)), fills[v.Outcome], ring)
	}
	for _, e := range g.Edges {
		fmt.Fprintf(&b, "  %s -> %s;\n", quoted(names[e[0]]), quoted(names[e[1]]))
	}
	b.WriteString("}\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// quoted writes a name of DOT in quotes.
func quoted(s string) string { return `"` + strings.ReplaceAll(s, `"`, `\"`) + `"` }

// fills are the colours of the outcomes.
var fills = map[game.Outcome]string{game.N: "#d5ebe3", game.P: "#f6dcc4", game.D: "#e3e3ea"}
