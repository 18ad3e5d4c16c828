package browsertest

import (
	"strings"
	"testing"
)

// TestGround: what stands on the ground is drawn above its line, the higher the farther
// it is from there, and the line has the name of the vertex.
func TestGround(t *testing.T) {
	some(t, func(t *testing.T, l look) {
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
