package diagram

import (
	"bufio"
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strings"

	"grundy"
	"grundy/game"
)

// Lengths of the drawing, in pixels.
const (
	letter    = 8  // the width of a letter
	boxHeight = 40 // of a vertex
	between   = 24 // vertices of a layer
	below     = 56 // between layers
	margin    = 24
	bend      = 8 // the room of an edge that passes by
	keyHeight = 28
)

var (
	untitled = game.Text{En: "Game graph", Zh: "博弈图"}
	keyText  = game.Text{
		En: "N: the next player wins · P: the previous player wins · D: a draw · thick: a token",
		Zh: "N：先手必胜 · P：后手必胜 · D：平局 · 粗框：棋子所在",
	}
	backText  = game.Text{En: " · dashed: back to a position above", Zh: " · 虚线：回到上方的局面"}
	describes = game.Text{
		En: "A game graph. Vertices: %d; edges: %d; won by the next player: %d, by the previous player: %d; drawn: %d.",
		Zh: "博弈图，共 %d 个顶点、%d 条边：先手必胜 %d 个，后手必胜 %d 个，平局 %d 个。",
	}
)

const style = `
.grundy-graph text{font-family:-apple-system,"Segoe UI",Roboto,"Noto Sans CJK SC","PingFang SC","Microsoft YaHei",sans-serif;font-size:13px;fill:#1b1d21;text-anchor:middle}
.grundy-graph .key{text-anchor:start;fill:#666a73}
.grundy-graph .paper{fill:#fbfaf7}
.grundy-graph rect{stroke:#4a4e57}
.grundy-graph .paper{stroke:none}
.grundy-graph .N{fill:#d5ebe3}.grundy-graph .P{fill:#f6dcc4}.grundy-graph .D{fill:#e3e3ea}
.grundy-graph .token{stroke-width:3}
.grundy-graph path{fill:none;stroke:#4a4e57}
.grundy-graph .back{stroke:#9a5b1f;stroke-dasharray:5 4}
.grundy-graph marker path{fill:#4a4e57;stroke:none}
`

// SVG draws the graph as one self-contained SVG file, its words in one language.
func SVG(w io.Writer, g *grundy.Graph, title string, lang game.Lang) error {
	if err := check(g); err != nil {
		return err
	}
	d := &drawing{graph: g, labels: labels(g), layered: newLayered(len(g.Vertices), g.Edges), out: bufio.NewWriter(w)}
	d.untangle()
	d.x = d.across(d.width, between)
	d.shift()
	d.write(title, lang)
	return d.out.Flush()
}

// drawing is a graph on its way into a file.
type drawing struct {
	*layered
	graph  *grundy.Graph
	labels []string // of the vertices
	out    *bufio.Writer
	x      []int // the middle of each vertex
	wide   int
}

// width is the room of a vertex, or of a bend.
func (d *drawing) width(v int) int {
	if v >= d.order {
		return bend
	}
	return letter*max(measure(d.labels[v]), measure(value(d.graph.Vertices[v]))) + 20
}

// measure is the length of a text in letters; a Chinese character takes two.
func measure(s string) int {
	n := 0
	for _, c := range s {
		if n++; c >= 0x2e80 {
			n++
		}
	}
	return n
}

// shift moves the drawing to the margin.
func (d *drawing) shift() {
	left, right := 0, 0
	for v := range d.x {
		if half := d.width(v) / 2; v == 0 {
			left, right = d.x[v]-half, d.x[v]+half
		} else {
			left, right = min(left, d.x[v]-half), max(right, d.x[v]+half)
		}
	}
	for v := range d.x {
		d.x[v] += margin - left
	}
	d.wide = right - left
}

func (d *drawing) y(v int) int { return margin + keyHeight + d.layer[v]*(boxHeight+below) }

func (d *drawing) put(format string, args ...any) { fmt.Fprintf(d.out, format, args...) }

func (d *drawing) write(title string, lang game.Lang) {
	tag := "en"
	if lang == game.Zh {
		tag = "zh-Hans"
	}
	key := keyText.In(lang)
	if slices.ContainsFunc(d.routes, d.back) {
		key += backText.In(lang)
	}
	width := max(d.wide+30, letter*measure(key)) + 2*margin
	height := 2*margin + keyHeight + max(1, len(d.rows))*(boxHeight+below) - below
	d.put(`<svg xmlns="http://www.w3.org/2000/svg" class="grundy-graph" width="%d" height="%d" viewBox="0 0 %[1]d %d" role="img" lang="%s" aria-labelledby="graph-title graph-desc">`+"\n", width, height, tag)
	if title == "" {
		title = untitled.In(lang)
	}
	d.put("<title id=\"graph-title\">%s</title>\n<desc id=\"graph-desc\">%s</desc>\n", escape(title), escape(d.describe().In(lang)))
	d.put("<style>%s</style>\n", style)
	d.put(`<defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>` + "\n")
	d.put(`<rect class="paper" width="%d" height="%d"/>`+"\n", width, height)
	d.put(`<text class="key" x="%d" y="%d">%s</text>`+"\n", margin, margin+6, escape(key))
	for _, way := range d.routes {
		d.edge(way)
	}
	for v := range d.order {
		d.vertex(v)
	}
	d.put("</svg>\n")
}

func (d *drawing) describe() game.Phrase {
	n := map[game.Outcome]int{}
	for _, v := range d.graph.Vertices {
		n[v.Outcome]++
	}
	return describes.With(len(d.graph.Vertices), len(d.graph.Edges), n[game.N], n[game.P], n[game.D])
}

func (d *drawing) vertex(v int) {
	x := d.graph.Vertices[v]
	class := x.Outcome.String()
	if x.Token {
		class += " token"
	}
	w := d.width(v)
	d.put(`<g><title>%s</title><rect class="%s" x="%d" y="%d" width="%d" height="%d" rx="8"/>`, escape(x.Name), class, d.x[v]-w/2, d.y(v), w, boxHeight)
	d.put(`<text x="%d" y="%d">%s</text><text x="%[1]d" y="%[4]d">%s</text></g>`+"\n", d.x[v], d.y(v)+17, escape(d.labels[v]), d.y(v)+33, escape(value(x)))
}

// back reports whether an edge closes a cycle: it goes up.
func (d *drawing) back(way []int) bool { return d.layer[way[len(way)-1]] < d.layer[way[0]] }

// edge draws the way of an edge, from the border of one vertex to that of the
// other; one to the same vertex is a loop at its right.
func (d *drawing) edge(way []int) {
	from, to := way[0], way[len(way)-1]
	if from == to {
		x, y := d.x[from]+d.width(from)/2, d.y(from)
		d.put(`<path marker-end="url(#arrow)" d="M%d %dC%d %d %d %d %d %d"/>`+"\n", x, y+12, x+26, y-2, x+26, y+boxHeight+2, x, y+boxHeight-12)
		return
	}
	up := d.back(way)
	side := 0
	if up && len(way) == 2 && slices.Contains(d.down[to], from) {
		side = 6 // beside an edge the other way
	}
	leave, arrive := boxHeight, 0
	if up {
		leave, arrive = 0, boxHeight
	}
	x, y := d.x[from]+side, d.y(from)+leave
	var b strings.Builder
	fmt.Fprintf(&b, "M%d %d", x, y)
	for i, v := range way[1:] {
		nx, ny := d.x[v], d.y(v)+arrive
		if i == len(way)-2 {
			nx += side
		}
		middle := (y + ny) / 2
		fmt.Fprintf(&b, "C%d %d %d %d %d %d", x, middle, nx, middle, nx, ny)
		x, y = nx, ny
		if i < len(way)-2 {
			y = d.y(v) + leave
			fmt.Fprintf(&b, "L%d %d", x, y)
		}
	}
	class := ""
	if d.back(way) {
		class = ` class="back"`
	}
	d.put(`<path%s marker-end="url(#arrow)" d="%s"/>`+"\n", class, b.String())
}

// escape writes a text as XML.
func escape(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(text)) // a Builder takes everything
	return b.String()
}
