package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// TestExploreHeat shows the lost positions of Wythoff's game, those of his article.
func TestExploreHeat(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/explore?view=heat&at=11,18")
		p.see("h1", l.say("Wythoff", "威佐夫"))
		p.see(".read .big", "(11, 18)")
		p.see(".read", l.say("The second player wins.", "后手必胜。"))
		p.see(".read", l.say("No move along the dots", "沿圆点的任何一步"))
		p.shot("explore-heat")
		p.sound()
		p.focus(".heat")
		p.press(kb.ArrowRight)
		p.see(".read .big", "(12, 18)")
		p.see(".read", l.say("The first player wins.", "先手必胜。"))
		p.see(".read .note", "(11, 18)")
		p.wait("the address", `new URL(location).searchParams.get("at") === "12,18"`)
		p.click(`.zoom .seg button:nth-child(2)`)
		p.wait("lost only", `new URL(location).searchParams.get("mode") === "p"`)
		p.see(".astext summary", "12")
		js[bool](p, `(document.querySelector(".astext").open = true)`)
		p.see(".astext", "(0, 0)"+l.say(", ", "、")+"(1, 2)"+l.say(", ", "、")+"(3, 5)"+l.say(", ", "、")+"(4, 7)")
		p.shot("explore-lost")
	})
}

// TestExploreTables looks at tables of other forms, large ones, and both conventions.
func TestExploreTables(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/explore?view=heat&p=queen()&to=149&at=4,7")
		p.see(".read .big", "P(4, 7)")
		if href := js[string](p, `document.querySelector(".read a").href`); !strings.Contains(href, "queen") {
			t.Errorf("the way to Solve is %s", href)
		}
		p.sound()
		p.shot("explore-heat-large")
		p.visit("/explore?view=heat&p=wythoff()&c=both&at=2,2")
		p.wait("two maps", `document.querySelectorAll(".heat").length === 2`)
		p.see(".read .beside", l.say("the second player wins", "后手必胜")) // (2, 2) is lost in misère play [Fraenkel 1982]
		p.sound()
		p.shot("explore-heat-both")
		p.visit("/explore?view=heat&p=fibonacci()")
		p.see(".limit", l.say("no positions of two numbers", "没有由两个数构成的局面"))
		p.sound()
	})
}

// TestExploreGaps: two counters of a row of Northcott's game cannot stand on one square,
// which is no position and is neither won nor lost.
func TestExploreGaps(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/explore?view=heat&p=northcott(width=5)&at=2,2")
		p.see(".read .big", "(2, 2)")
		p.see(".read", l.say("There is no such position.", "没有这样的局面。"))
		p.see(".read .legend", l.say("no position", "没有局面"))
		p.gone(".ramp") // the game is loopy and has no nimbers
		if n := p.number(".read .big .oc, .read a[href*=northcott]"); n != 0 {
			t.Errorf("%d signs or links belong to what is no position", n)
		}
		p.sound()
		p.focus(".heat")
		p.press(kb.ArrowRight)
		p.see(".read .big", "P(3, 2)")
		p.see(".read a", l.say("Solve this position", "求解这个局面"))
		p.shot("explore-heat-gaps")
	})
}

// TestExploreStop stops a table that takes long.
func TestExploreStop(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/explore?view=heat&p=cram()&c=misere")
		p.see(".waiting", l.say("positions", "个局面"))
		p.sound()
		p.calm(".waiting .num")
		p.click(".waiting .btn")
		p.see(".limit", l.say("Stopped.", "已停止。"))
	})
}
