package browsertest

import (
	"strings"
	"testing"
)

// TestExploreGraphOf: the game graph is of the position in the field, also where that has
// no values but those with names.
func TestExploreGraphOf(t *testing.T) {
	p := open(t, looks[0], "/explore")
	for _, position := range []string{
		"hackenbush(edges=[(0, 1), (1, 2)])",
		"node_kayles(edges=[(0, 1), (1, 2)])",
		"arc_kayles(edges=[(0, 1), (1, 2)])",
		"geography(edges=[(0, 1), (1, 2)], start=0)",
		"poset(edges=[(1, 2)])",
		"nimstring(edges=[(0, 1), (1, 2)])",
	} {
		p.visit("/explore?view=graph&p=" + position)
		p.click(".node[tabindex='0']") // the first vertex, from which the graph begins
		p.see(".tellgraph a", "")
		if got := js[string](p, `new URL(document.querySelector(".tellgraph a").href).searchParams.get("p")`); got != position {
			t.Errorf("the graph of %s begins from %s", position, got)
		}
	}
	p.visit(`/explore?view=graph&p=graph(edges=[("a", "b"), ("b", "a"), ("b", "c"), ("c", "d"), ("d", "c")], start=["a"])`)
	p.wait("four positions", `document.querySelectorAll(".node").length === 4`)
	p.click(".node[tabindex='0']")
	p.see(".tellgraph", "From a one reaches b")
	p.gone(".tellgraph a") // a vertex that is a name is no position
	p.visit("/explore?view=graph&p=hackenbush()")
	p.see(".node", "") // without values an example is drawn
}

// TestGround: what stands on the ground is drawn above its line, the higher the farther
// it is from there, and the line has the name of the vertex.
func TestGround(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		const position = "hackenbush(edges=[(7, 1), (1, 2), (1, 3), (7, 5), (7, 7), (5, 5)], ground=7)"
		for _, address := range []string{"/?p=", "/play?vs=two&p="} {
			p := open(t, l, address+position)
			p.see(".fig-graph text", l.say("ground: 7", "地面：7"))
			high := js[map[string]float64](p, `Object.fromEntries([...document.querySelectorAll(".fig-graph g:has(> .vertex)")].map(g => [g.textContent, +g.querySelector(".vertex").getAttribute("cy")]))`)
			low := js[float64](p, `+/M0,([\d.]+)H/.exec([...document.querySelectorAll(".fig-graph path")].map(e => e.getAttribute("d")).join(" "))[1]`)
			if len(high) != 4 || !(high["2"] == high["3"] && high["2"] < high["1"] && high["1"] == high["5"] && high["1"] < low) {
				t.Errorf("%s: vertices at %v above the ground at %v, want 2, 3 above 1, 5 above it", address, high, low)
			}
			p.sound()
			p.shot("ground" + strings.NewReplacer("/", "", "?", "", "=", "", "&", "").Replace(address))
		}
	})
}

// TestGraphTouch: an edge or a vertex that a finger has touched has no ring of the browser.
func TestGraphTouch(t *testing.T) {
	for _, tt := range []struct{ address, place string }{
		{"/play?vs=two&p=hackenbush(edges=[(0, 1), (1, 2), (0, 3)])", spot("e1")},
		{"/play?vs=two&p=geography(edges=[(0, 1), (1, 2), (0, 3)], start=0)", spot("v0")},
		{"/explore?view=graph", ".node[tabindex='0']"},
	} {
		p := open(t, looks[3], tt.address)
		p.tap(tt.place)
		if style := js[string](p, `(e => getComputedStyle(e).outlineStyle)(document.querySelector(%s))`, tt.place); style != "none" || !p.focused(tt.place) {
			t.Errorf("%s: what was touched has an outline that is %s", tt.address, style)
		}
	}
}
