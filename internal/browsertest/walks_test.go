package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// The walks are the ways of somebody who has never seen the page, from its front; that
// to a template is TestContestWalk.

// TestWalkNim asks who wins nim 3 5 7, and how: by taking 1 from the heap of 3, 5 or 7,
// since 3 ⊕ 5 ⊕ 7 = 1 [Bouton 1901].
func TestWalkNim(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/")
		p.see("h1", l.say("Who wins, and why?", "谁会赢，为什么？"))
		p.click("[data-slash]")
		p.write("nim(3, 5, 7)")
		p.press(kb.Enter)
		p.see("h1", l.say("The first player wins.", "先手必胜"))
		if n := p.number(".move"); n != 3 {
			t.Errorf("%d winning moves are shown, want 3", n)
		}
		for _, words := range []string{
			l.say("take 1 from heap 1, leaving 2", "从第 1 堆取 1 个，剩 2 个"),
			l.say("take 1 from heap 2, leaving 4", "从第 2 堆取 1 个，剩 4 个"),
			l.say("take 1 from heap 3, leaving 6", "从第 3 堆取 1 个，剩 6 个"),
		} {
			p.see("main", words)
		}
		p.shot("walk-nim")
	})
}

// TestWalkKayles looks for the period of Kayles: 12 [Guy, Smith 1956].
func TestWalkKayles(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/")
		p.click(`.tabs a[href^="/explore"]`)
		p.see("h1", "Kayles")
		p.see(".factline", l.say("period12", "周期12"))
		p.see(".factline", "Guy, Smith 1956")
	})
}

// TestWalkWythoff asks why (4, 7) is lost in Wythoff's game, which is one of the
// positions to press: the difference is 3, and ⌊3φ⌋ = 4, told in whole numbers.
func TestWalkWythoff(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/")
		p.see("h1", l.say("Who wins, and why?", "谁会赢，为什么？"))
		p.see(".eg li:nth-child(2)", "wythoff(4, 7)")
		p.click(".eg li:nth-child(2) button")
		p.see("h1", l.say("The second player wins.", "后手必胜"))
		p.see(".steps", l.say("The heaps differ by k = 3, and ⌊3φ⌋ = 4: the cold pair of this difference is (4, 7).", "两堆之差 k = 3，⌊3φ⌋ = 4：差为 3 的奇异局势是 (4, 7)。"))
		p.wait("the stair with the pair", `document.querySelector("[data-figure=pair] svg")?.getAttribute("aria-label").includes(%s)`, l.say("(4, 7) is one of them", "(4, 7) 是其中之一"))
		if js[bool](p, `/1[.]618|0[.]618/.test(document.querySelector("main").textContent)`) {
			t.Error("the reason holds a decimal")
		}
		p.shot("walk-wythoff")
	})
}
