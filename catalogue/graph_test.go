package catalogue

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"grundy/game"
)

// opens is an opener of one file of that text, whatever its name.
func opens(text string) game.Opener {
	return func(string) (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(text)), nil }
}

// adjacency writes a network as "a: b c; b:".
func (n *network) adjacency() string {
	words := make([]string, len(n.names))
	for v, name := range n.names {
		words[v] = name + ":"
		for _, w := range n.graph.Options(uint32(v)) {
			words[v] += " " + n.names[w]
		}
	}
	return strings.Join(words, "; ")
}

func TestReadGraph(t *testing.T) {
	for _, c := range []struct{ file, text, want string }{
		{"g.txt", "a b\na c\nb a\nlonely\n", "a: b c; b: a; c:; lonely:"},
		{"g.txt", "\ufeff# head\r\n\r\n a\tb # tail\r\n#x y z\r\na b\r\na#b c", "a: b; b:; a#b: c; c:"},
		{"g.txt", "", ""},
		{"g.txt", "甲 乙", "甲: 乙; 乙:"},
		{"g.json", `{"edges": [["a", "b"], ["b", 12345678901234567890]], "vertices": ["a", "z"]}`, "a: b; b: 12345678901234567890; 12345678901234567890:; z:"},
		{"g.json", `{"vertices": [-1]}`, "-1:"},
		{"g.JSON", `{}`, ""},
		{"g.dot", `digraph { a -> b -> c; b -> a }`, "a: b; b: c a; c:"},
		{"g.gv", "strict DIGRAPH \"G\" {\n#line 1\nnode [shape=box, label=\"a -> b\"] // x\n rankdir = LR /* y */ ; \"x y\" -> -.5 [weight=2][color=\"red\";]\n \"say \\\"hi\\\"\" ; edge [] \"\" = x }\n", ""},
		{"g.gv", "strict DIGRAPH \"G\" {\n#line 1\nnode [shape=box, label=\"a -> b\"] // x\n rankdir = LR /* y */ ; \"x y\" -> -.5 [weight=2][color=\"red\";]\n \"say \\\"hi\\\"\" ; edge [] \"node\" }\n", `x y: -.5; -.5:; say "hi":; node:`},
	} {
		n, err := readNetwork(game.File{Name: c.file, Open: opens(c.text)})
		switch {
		case c.want == "" && strings.Contains(c.text, `""`):
			if err == nil {
				t.Errorf("%q is read as %s", c.text, n.adjacency())
			}
		case err != nil:
			t.Errorf("%q: %v", c.text, err)
		case n.adjacency() != c.want:
			t.Errorf("%q = %s, want %s", c.text, n.adjacency(), c.want)
		}
	}
}

func TestReadGraphRefuses(t *testing.T) {
	for _, c := range []struct {
		file, text, want string
		line             int
	}{
		{"g.txt", "a b\n\na b c\n", "not 3 names", 3},
		{"g.txt", "a\xff b", "not UTF-8", 1},
		{"g.txt", "a b\n" + strings.Repeat("x", longestName+1), "longer than", 2},
		{"g.json", "{\"edges\":\n[[\"a\"]]}", "a graph in JSON is written", 2},
		{"g.json", `{"edges": [], "edges": []}`, "a graph in JSON is written", 1},
		{"g.json", `{"arcs": []}`, "a graph in JSON is written", 1},
		{"g.json", `{"vertices": [1.5]}`, "a graph in JSON is written", 1},
		{"g.json", `{"vertices": [1e3]}`, "a graph in JSON is written", 1},
		{"g.json", `{"vertices": [""]}`, "a graph in JSON is written", 1},
		{"g.json", `{"edges": 3}`, "cannot be read", 1},
		{"g.json", `[]`, "a graph in JSON is written", 1},
		{"g.json", `{} {}`, "a graph in JSON is written", 1},
		{"g.json", "{\n\n", "cannot be read", 3},
		{"g.json", ``, "cannot be read", 1},
		{"g.dot", "graph { a -- b }", "digraph", 1},
		{"g.dot", "digraph {\n a -- b }", `"--" is not read`, 2},
		{"g.dot", "digraph {\n a -> {b c} }", "'{' is not read", 2},
		{"g.dot", "digraph {\n subgraph x { a } }", `"subgraph" is not read`, 2},
		{"g.dot", "digraph {\n\n a:n -> b }", "is not read", 3},
		{"g.dot", "digraph { a -> <b> }", "is not read", 1},
		{"g.dot", "digraph { 1a -> b }", `"1a" is not read`, 1},
		{"g.dot", "digraph { a -> ; }", "';' stands where a name was wanted", 1},
		{"g.dot", "digraph { a [x] }", "']' stands where '='", 1},
		{"g.dot", "digraph { a [x=1", "the end of the file stands where ']'", 1},
		{"g.dot", "digraph { a\n\"b", `" is not closed`, 2},
		{"g.dot", "digraph { /* a", "/* is not closed", 1},
		{"g.dot", "digraph { a } b", `"b" stands where the end of the file`, 1},
		{"g.dot", "digraph { a", "the end of the file", 1},
		{"g.dot", "", "the end of the file stands where digraph", 1},
	} {
		_, err := readNetwork(game.File{Name: c.file, Open: opens(c.text)})
		if err == nil {
			t.Errorf("%q is read", c.text)
			continue
		}
		if e := game.AsError(err); !strings.Contains(e.Say.In(game.En), c.want) || e.Line != c.line || e.File != c.file {
			t.Errorf("%q: %v in %s, line %d; want %q in line %d", c.text, e, e.File, e.Line, c.want, c.line)
		}
	}
	broken := func(string) (io.ReadCloser, error) {
		return io.NopCloser(iotest.ErrReader(io.ErrUnexpectedEOF)), nil
	}
	for _, file := range []string{"g.txt", "g.dot", "g.json"} {
		if _, err := readNetwork(game.File{Name: file, Open: broken}); err == nil || game.AsError(err).Code != game.BadParameter {
			t.Errorf("%s that breaks off: %v", file, err)
		}
	}
}

// TestGraphNotation: what stands twice is written once, and is read back.
func TestGraphNotation(t *testing.T) {
	two := []any{"a", "b"}
	p, err := Graph.Bind([]game.Arg{
		{Name: "edges", Value: []any{two, two, []any{"b", "01"}}},
		{Name: "isolated", Value: []any{"b", "z", "z"}},
		{Name: "start", Value: "a"},
	})
	if err != nil {
		t.Fatal(err)
	}
	want := `graph(edges=[("a", "b"), ("b", "01")], isolated=["z"], start=["a"])`
	if p.String() != want {
		t.Errorf("got %s, want %s", p, want)
	}
	n := 0
	for m := range p.Moves() {
		n++
		if want := `graph(edges=[("a", "b"), ("b", "01")], isolated=["z"], start=["b"])`; m.To.String() != want {
			t.Errorf("a move to %s, want %s", m.To, want)
		}
	}
	if n != 1 {
		t.Errorf("%d moves along one edge that stands twice", n)
	}
}

// FuzzReadGraph reads any text in each format. What is read is written as a list
// of edges or as JSON and read again as the same graph; what is not is refused in
// the words of the vocabulary, with its line.
func FuzzReadGraph(f *testing.F) {
	for i, text := range []string{"a b\nc # d", `{"edges": [["a", 1]], "vertices": ["z"]}`, "digraph g { a -> \"b c\" [x=\"y\"]; d }", "{}", "strict digraph{-1.5->a}//"} {
		f.Add(text, i%3)
	}
	f.Fuzz(func(t *testing.T, text string, format int) {
		file := []string{"g.txt", "g.json", "g.dot"}[(format%3+3)%3]
		n, err := readNetwork(game.File{Name: file, Open: opens(text)})
		if err != nil {
			if e := game.AsError(err); e.Code == game.Internal || e.Line < 1 || e.Line > 1+strings.Count(text, "\n") {
				t.Fatalf("%q: %v, line %d", text, err, e.Line)
			}
			return
		}
		again, err := readNetwork(game.File{Name: "again.json", Open: opens(n.json(t))})
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		if got, want := lines(again), lines(n); !slices.Equal(got, want) {
			t.Fatalf("%q: read again as %q, was %q", text, got, want)
		}
	})
}

// lines are the vertices and their options, sorted.
func lines(n *network) []string {
	var out []string
	for v, name := range n.names {
		var to []string
		for _, w := range n.graph.Options(uint32(v)) {
			to = append(to, n.names[w])
		}
		slices.Sort(to)
		out = append(out, fmt.Sprintf("%q %q", name, to))
	}
	slices.Sort(out)
	return out
}

// json writes the network.
func (n *network) json(t *testing.T) string {
	var g struct {
		Edges    [][2]string `json:"edges"`
		Vertices []string    `json:"vertices"`
	}
	g.Vertices = n.names
	for u, v := range n.graph.Edges() {
		g.Edges = append(g.Edges, [2]string{n.names[u], n.names[v]})
	}
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(g); err != nil {
		t.Fatal(err)
	}
	return strings.Replace(strings.Replace(b.String(), `"edges":null`, `"edges":[]`, 1), `"vertices":null`, `"vertices":[]`, 1)
}
