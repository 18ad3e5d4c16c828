package diagram

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grundy"
	"grundy/game"
)

// drawn is a random game graph, loops and cycles included.
func drawn(r *rand.Rand, order, edges int) *grundy.Graph {
	g := &grundy.Graph{}
	for i := range order {
		v := grundy.Vertex{Name: fmt.Sprintf("v\"<%d>", i), Outcome: game.D, Infinite: &grundy.Infinite{}, Token: i == 0}
		if i%2 == 0 {
			v = grundy.Vertex{Name: strings.Repeat("名", i%40+1), Outcome: game.N, Nimber: big.NewInt(int64(i))}
		}
		g.Vertices = append(g.Vertices, v)
	}
	for range edges {
		g.Edges = append(g.Edges, [2]int{r.IntN(order), r.IntN(order)})
	}
	return g
}

// TestLayers: an edge goes down by one layer from bend to bend, or up where it
// closes a cycle; without cycles none goes up; every vertex stands in its layer
// once, and none overlaps its neighbour.
func TestLayers(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 200 {
		g := drawn(r, 1+r.IntN(30), r.IntN(60))
		acyclic := n%2 == 0
		for i, e := range g.Edges {
			if acyclic && e[0] == e[1] {
				g.Edges[i] = [2]int{0, len(g.Vertices) - 1}
			} else if acyclic && e[0] > e[1] {
				g.Edges[i] = [2]int{e[1], e[0]}
			}
		}
		if acyclic && len(g.Vertices) == 1 {
			g.Edges = nil
		}
		d := &drawing{graph: g, labels: labels(g), layered: newLayered(len(g.Vertices), g.Edges)}
		before := d.tangle()
		d.untangle()
		if after := d.tangle(); after > before {
			t.Errorf("%d edges cross, %d before", after, before)
		}
		checkRows(t, d)
		checkRoutes(t, d, acyclic)
	}
}

// tangle counts crossings, pair by pair.
func (d *drawing) tangle() int {
	at := make([]int, len(d.layer))
	d.number(at)
	n := 0
	for _, row := range d.rows {
		for i, a := range row {
			for _, b := range row[i+1:] {
				for _, x := range d.down[a] {
					for _, y := range d.down[b] {
						if at[x] > at[y] {
							n++
						}
					}
				}
			}
		}
	}
	if got := d.crossings(at); got != n {
		panic(fmt.Sprintf("%d crossings counted, there are %d", got, n))
	}
	return n
}

func checkRows(t *testing.T, d *drawing) {
	t.Helper()
	x := d.across(d.width, between)
	var all []int
	for y, row := range d.rows {
		for i, v := range row {
			if all = append(all, v); d.layer[v] != y {
				t.Errorf("vertex %d of layer %d stands in layer %d", v, d.layer[v], y)
			}
			if i > 0 && x[v]-x[row[i-1]] < (d.width(v)+d.width(row[i-1]))/2 {
				t.Errorf("vertices %d and %d overlap", row[i-1], v)
			}
		}
	}
	if slices.Sort(all); len(all) != len(d.layer) || len(slices.Compact(all)) != len(d.layer) {
		t.Errorf("%d vertices in the rows, want %d", len(all), len(d.layer))
	}
}

func checkRoutes(t *testing.T, d *drawing, acyclic bool) {
	t.Helper()
	for i, way := range d.routes {
		e := d.graph.Edges[i]
		if way[0] != e[0] || way[len(way)-1] != e[1] {
			t.Errorf("edge %v goes from %d to %d", e, way[0], way[len(way)-1])
		}
		step := d.layer[way[1]] - d.layer[way[0]]
		if acyclic && step != 1 || e[0] != e[1] && step != 1 && step != -1 {
			t.Errorf("edge %v begins with a step of %d", e, step)
		}
		for j := 1; j < len(way); j++ {
			if d.layer[way[j]]-d.layer[way[j-1]] != step {
				t.Errorf("edge %v turns round at bend %d", e, j)
			}
		}
	}
}

// TestSVG is XML with a box for each vertex and a path for each edge, the same
// bytes each time, in both languages.
func TestSVG(t *testing.T) {
	g := drawn(rand.New(rand.NewPCG(3, 4)), 40, 90)
	for _, l := range []game.Lang{game.En, game.Zh} {
		var a, b strings.Builder
		if err := errors.Join(SVG(&a, g, "a <title>", l), SVG(&b, g, "a <title>", l)); err != nil {
			t.Fatal(err)
		}
		if a.String() != b.String() || strings.Contains(a.String(), "%!") {
			t.Errorf("two drawings differ, or hold a bad figure")
		}
		count := map[string]int{}
		for d := xml.NewDecoder(strings.NewReader(a.String())); ; {
			token, err := d.Token()
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatal(err)
			}
			if s, ok := token.(xml.StartElement); ok {
				count[s.Name.Local]++
			}
		}
		if count["rect"] != 41 || count["path"] != 91 || count["g"] != 40 { // the paper, and the arrow
			t.Errorf("the drawing holds %v", count)
		}
	}
}

// TestLarge draws the largest graph that is drawn, and refuses a larger one.
func TestLarge(t *testing.T) {
	g := drawn(rand.New(rand.NewPCG(5, 6)), MostVertices, MostEdges)
	if err := SVG(io.Discard, g, "", game.En); err != nil {
		t.Error(err)
	}
	g.Edges = append(g.Edges, [2]int{0, 1})
	for _, err := range []error{SVG(io.Discard, g, "", game.En), DOT(io.Discard, g)} {
		if game.AsError(err).Code != game.Limit {
			t.Errorf("%d edges: %v", len(g.Edges), err)
		}
	}
	if err := SVG(io.Discard, &grundy.Graph{}, "", game.En); err != nil {
		t.Error(err)
	}
}

// TestDOT writes names as DOT reads them, by numbers where it cannot.
func TestDOT(t *testing.T) {
	g := &grundy.Graph{
		Vertices: []grundy.Vertex{{Name: `a "b"`, Outcome: game.N, Nimber: big.NewInt(2), Token: true}, {Name: "c", Outcome: game.P}},
		Edges:    [][2]int{{0, 1}},
	}
	var b strings.Builder
	if err := DOT(&b, g); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"a \"b\"" [label="a \"b\"\nN 2", fillcolor="#d5ebe3", peripheries=2];`, `"c" [label="c\nP",`, `"a \"b\"" -> "c";`} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%s\nholds no %s", b.String(), want)
		}
	}
	b.Reset()
	g.Vertices[1].Name = `c\`
	if err := DOT(&b, g); err != nil || !strings.Contains(b.String(), `"v0" -> "v1";`) || !strings.Contains(b.String(), `"v1" [label="c\\\nP"`) {
		t.Errorf("%v\n%s", err, b.String())
	}
}
