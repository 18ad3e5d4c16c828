package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// TestExploreGraph walks on a game graph by keyboard. The lost positions of taking 1 to 3
// are the multiples of four.
func TestExploreGraph(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/explore?view=graph")
		p.see(".tellgraph", l.say("Lost here: 4, 0.", "这里的必败点是 4、0。"))
		p.wait("eight positions", `document.querySelectorAll(".node").length === 8`)
		p.sound()
		p.shot("explore-graph")
		p.focus(".node[tabindex='0']")
		p.press(kb.Enter)
		p.see(".tellgraph", l.say("From 7 one reaches 6, 5, 4, with nimbers 2, 1, 0; the least number missing is 3.", "从 7 可以到 6、5、4，SG 值为 2、1、0，缺少的最小值是 3。"))
		if l.width == phone {
			p.press(kb.ArrowDown)
		} else {
			p.press(kb.ArrowRight)
		}
		p.see(".tellgraph", l.say("From 6", "从 6"))
		p.wait("the focus on the position", `document.activeElement.matches(".node.on")`)
		p.shot("explore-graph-chosen")
		p.press(kb.Escape)
		p.see(".tellgraph", l.say("Lost here", "这里的必败点"))
	})
}

// TestExploreGraphs draws graphs in layers, with draws, and with misère beside normal.
func TestExploreGraphs(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/explore?view=graph&p=wythoff(3, 4)&c=both")
		p.wait("twenty positions", `document.querySelectorAll(".node").length === 20`)
		p.see(".tellgraph", "(1, 2)")
		p.see(".tellgraph", l.say("lost are: ", "反常规则下，没有走法的局面是 N，必败点是 "))
		p.see(".tellgraph", "(2, 2)") // lost in misère play alone [Fraenkel 1982]
		p.sound()
		p.shot("explore-graph-both")
		p.visit(`/explore?view=graph&p=graph(edges=[("a", "b"), ("a", "c"), ("b", "a")], start=["a"])`)
		p.see(".legend", l.say("player to move wins", "先手必胜"))
		p.visit("/explore?view=graph&p=cram(2, 3)")
		p.wait("boards", `document.querySelectorAll(".node").length === 18`)
		p.shot("explore-graph-boards")
		p.visit("/explore?view=graph&p=nim(9, 9, 9)")
		p.see(".limit", "120")
		p.sound()
	})
}

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
