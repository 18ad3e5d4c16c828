package browsertest

import (
	"slices"
	"testing"

	"grundy/catalogue"
)

// TestExploreSuits: whatever is asked about, the page opens on a view in which there is
// something to see, and keeps what was written.
func TestExploreSuits(t *testing.T) {
	large := []string{"cram", "nimstring", "notakto", "sprouts", "treblecross"} // of boards only the graph is drawn, up to 120 positions
	p := open(t, looks[0], "/explore")
	for _, r := range catalogue.All() {
		p.visit("/explore?p=" + r.Examples[0])
		p.wait("something to see of "+r.Examples[0], `!!document.querySelector(".plot, .heat, .node, .limit") && !document.querySelector(".waiting")`)
		if p.number(".limit") > 0 && !slices.Contains(large, r.Name) {
			t.Errorf("of %s the page says %s", r.Examples[0], p.text(".limit"))
		}
		if got := js[string](p, `document.getElementById("ruleset").value`); got != r.Examples[0] {
			t.Errorf("%s became %s", r.Examples[0], got)
		}
	}
}

// TestExploreKept: a position is shown where it lies in the map of two numbers, or as the
// start of its graph, and other views leave it in the field.
func TestExploreKept(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/explore?p=wythoff(4, 7)")
		p.see(".read .big", "P(4, 7)")
		p.visit("/explore?p=queen((40, 12))")
		p.see(".read .big", "(40, 12)")
		p.see("#view-heat[aria-selected=true]", "")
		p.visit("/explore")
		p.see(".factline", "71")
		p.focus("[data-slash]")
		js[bool](p, `(document.querySelector("[data-slash]").select(), true)`)
		p.write("cram(3,3)\r")
		p.wait("the boards", `document.querySelectorAll(".node").length === 98`)
		p.click("#view-sequence")
		p.see(".limit", l.say("has no nim-sequence", "没有 SG 序列"))
		if got := js[string](p, `document.getElementById("ruleset").value`); got != "cram(3,3)" {
			t.Errorf("cram(3,3) became %s", got)
		}
		p.click("#view-graph")
		p.wait("the boards", `document.querySelectorAll(".node").length === 98`)
	})
}

// TestExploreStart: a graph begins with its start in sight, however wide it is.
func TestExploreStart(t *testing.T) {
	p := open(t, look{"en", "light", phone}, "/explore?view=graph&p=kayles(7)")
	p.see(".node", "")
	p.wait("the start in sight", `(b => b.left >= 0 && b.right <= innerWidth && b.top < innerHeight)(document.querySelector(".node .ring").getBoundingClientRect())`)
	p.shot("explore-graph-start")
}

// TestExploreRound: moves to and fro are drawn apart, a move that stays is drawn, and draws
// are named. From a one comes to b and back, and nobody can win [Smith 1966].
func TestExploreRound(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, `/explore?p=graph(edges=[["a","b"],["b","a"]], start=["a"])`)
		p.see(".tellgraph", l.say("Drawn here: a, b.", "这里的平局点是 a、b。"))
		p.wait("two moves", `document.querySelectorAll(".way path:first-child").length === 2`)
		apart := js[float64](p, `(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y))([...document.querySelectorAll(".way path:first-child")].map(w => w.getPointAtLength(w.getTotalLength() / 2)))`)
		if apart < 20 {
			t.Errorf("the two moves are %v apart", apart)
		}
		p.shot("explore-graph-round")
		p.visit(`/explore?p=graph(edges=[["a","a"],["a","b"]], start=["a"])`)
		p.wait("a move that stays", `document.querySelectorAll(".way path:first-child").length === 2`)
		if n := js[float64](p, `Math.min(...[...document.querySelectorAll(".way path:first-child")].map(w => w.getTotalLength()))`); n < 20 {
			t.Errorf("the move that stays is %v long", n)
		}
		p.sound()
		p.shot("explore-graph-stays")
	})
}

// TestExploreReach: who asks for more heaps sees them.
func TestExploreReach(t *testing.T) {
	p := open(t, looks[0], "/explore")
	p.see(".zoom", "0 … 142")
	js[bool](p, `(() => { const s = document.querySelector(".zoom select"); s.value = "10000"; s.dispatchEvent(new Event("change", {bubbles: true})); return true; })()`)
	p.see(".zoom", "0 … 10\u2009000")
	p.visit("/explore?p=") // nothing is asked about
	p.see("h1", "Kayles")
	p.see(".factline", "71")
}

// TestFigureStays: in the figure of an answer a move that stays leads out and back.
func TestFigureStays(t *testing.T) {
	p := open(t, looks[0], `/?p=graph(edges=[("a","a"),("a","b")], start=["a"])`)
	p.wait("two moves", `document.querySelectorAll(".why .fig-dag path[fill=none]").length === 2`)
	if apart := js[float64](p, `(w => (([a, b]) => Math.hypot(a.x - b.x, a.y - b.y))([w.getPointAtLength(0), w.getPointAtLength(w.getTotalLength())]))(document.querySelector(".why .fig-dag path[fill=none]"))`); apart > 30 {
		t.Errorf("the ends of the move that stays are %v apart", apart)
	}
	p.shot("figure-stays")
}

// TestExploreBack: a move that leads back over other positions keeps clear of them.
func TestExploreBack(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, `/explore?p=graph(edges=[["a","b"],["b","c"],["c","a"],["c","d"]], start=["a"])`)
		p.wait("four moves", `document.querySelectorAll(".way path:first-child").length === 4`)
		p.shot("explore-graph-back")
		near := js[float64](p, `(() => {
			const [, b] = [...document.querySelectorAll(".node .hit")].map(r => ({x: +r.getAttribute("x") + 24, y: +r.getAttribute("y") + 24}));
			const back = document.querySelectorAll(".way path:first-child")[2];
			return Math.min(...[...Array(99).keys()].map(i => back.getPointAtLength(i / 98 * back.getTotalLength())).map(p => Math.hypot(p.x - b.x, p.y - b.y)));
		})()`)
		if near < 28 {
			t.Errorf("the move from c to a comes as near as %v to b", near)
		}
	})
}

// TestExploreFrom: an answer leads to the values of its heaps and to contest problems only
// where there are some.
func TestExploreFrom(t *testing.T) {
	for position, want := range map[string][]string{
		"nim(3, 5)":     {"/explore", "/contest", "/learn"},
		"wythoff(4, 7)": {"/explore", "/contest", "/learn"},
		"fibonacci(20)": {"/contest", "/learn"},
		"cram(3, 3)":    {"/learn"},
		"chomp(3, 4)":   {"/learn"},
	} {
		p := open(t, looks[0], "/?p="+position)
		p.see(".done a", "")
		p.wait("the answer about problems", `!performance.getEntriesByType("resource").some(e => e.name.includes("/judge") && !e.responseEnd) && performance.getEntriesByType("resource").some(e => e.name.includes("/judge"))`)
		paths := `[...document.querySelectorAll(".done a")].map(a => new URL(a.href).pathname)`
		if slices.Contains(want, "/contest") {
			p.wait("the way to problems", paths+`.includes("/contest")`)
		}
		if got := js[[]string](p, paths); !slices.Equal(got, want) {
			t.Errorf("%s leads to %v, want %v", position, got, want)
		}
		if want[0] == "/explore" {
			p.click(".done a")
			p.see(".plot, .heat", "")
		}
	}
}
