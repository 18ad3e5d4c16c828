package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// heads are those of the chapters.
var heads = []struct{ en, zh string }{
	{"Won or lost, and nothing between", "非胜即败"},
	{"Complete the group", "凑成一组"},
	{"Nim, and why XOR", "尼姆：为什么是异或"},
	{"One number for every position", "给每个局面一个数"},
	{"Many games on one table", "一张桌子，几个游戏"},
	{"One more move, and the golden ratio", "多走一条斜线，走出黄金分割"},
	{"Take the smallest part", "取走最小的一份"},
	{"When the last stone loses", "取到最后一颗的输"},
}

// TestLearnChapters reads every chapter with all its folds open.
func TestLearnChapters(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		for i, head := range heads {
			p := open(t, l, fmt.Sprintf("/learn?chapter=%d", i+1))
			p.see("h1", l.say(head.en, head.zh))
			p.see(".try a", "") // the text stands to its end
			p.wait("every answer", `!document.querySelector("[aria-busy=true], .stale")`)
			js[bool](p, `(document.querySelectorAll(".prose details").forEach(d => { d.open = true; }), true)`)
			p.wait("the fonts", `document.fonts.ready.then(() => true)`)
			if n := p.number(".katex-error, [role=alert]"); n > 0 {
				t.Errorf("chapter %d has %d errors: %s", i+1, n, p.text(".katex-error, [role=alert]"))
			}
			if strings.ContainsAny(p.text("article"), "⟦⟧$") {
				t.Errorf("chapter %d shows marks that were not read", i+1)
			}
			p.sound()
			p.shot(fmt.Sprintf("learn-%d", i+1))
		}
	})
}

// TestLearnStrip walks along the heaps by keyboard and changes what may be taken. The
// values are those of the definition: from 12, taking 1, 3 or 4, one reaches 11, 9 and 8.
func TestLearnStrip(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/learn?chapter=4")
		p.see(".widget .says", "g(12) = 3")
		p.focus(".strip [aria-pressed=true]")
		p.press(kb.ArrowLeft, kb.ArrowLeft, kb.ArrowLeft)
		p.see(".widget .says", "g(9) = 0")
		if !p.focused(".strip button:nth-child(10)") {
			t.Error("the focus does not walk with the heap")
		}
		p.focus(".toggles button:nth-child(3)")
		p.press(kb.Enter)
		p.see(".widget .says", l.say("From 9 one reaches 8, 5, of value 1, 0.", "从 9 可以走到 8、5，它们的 SG 值是 1、0。"))
		if got := p.address(); got != "/learn?chapter=4&n=9&take=1%2C4" {
			t.Errorf("the address is %s", got)
		}
		p = open(t, l, "/learn?chapter=1&take=2&n=1")
		p.see(".widget .says", l.say("1 is P", "1 是 P"))
	})
}

// TestLearnBench turns a knob: the answer of the API follows, and a move that is pointed
// at shows in the columns. The numbers are those of the definition of the nim-sum.
func TestLearnBench(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/learn?chapter=3")
		p.see(".verd", l.say("NThe first player wins.", "N先手必胜。"))
		p.focus(".wins li:nth-child(2) a")
		if l.width == phone {
			p.gone(".prose .mouse") // a finger that touches a move opens it
		} else {
			p.see(".prose .mouse", "")
		}
		p.see(".cols tr.changed", "4") // 5 becomes 4, because 3 ⊕ 7 = 4
		p.focus(".stepper input")
		js[bool](p, `(document.activeElement.select(), true)`)
		p.write("2\t")
		p.see(".verd", l.say("PThe second player wins.", "P后手必胜。")) // 2 ⊕ 5 ⊕ 7 = 0
		p.see(".said .quiet", l.say("Every move loses", "怎么走都会输"))
		if got := p.address(); got != "/learn?chapter=3&v=2%2C5%2C7" {
			t.Errorf("the address is %s", got)
		}
		p = open(t, l, "/learn?chapter=8&v=1,1,0")
		p.see(".said:nth-of-type(2)", l.say("PThe second player wins.", "P后手必胜。"))
		p.see(".said:nth-of-type(3)", l.say("NThe first player wins.", "N先手必胜。"))
	})
}

// TestLearnUnread: what is no answer is told in the language of the page.
func TestLearnUnread(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/learn?chapter=3")
		p.see(".verd", l.say("The first player wins.", "先手必胜。"))
		js[bool](p, `(window.fetch = async () => new Response("<html>", {headers: {"Content-Type": "application/json"}}), true)`)
		p.focus(".stepper input")
		js[bool](p, `(document.activeElement.select(), true)`)
		p.write("2\t")
		p.see(".says[role=alert]", l.say("The answer of the server could not be read.", "服务器的答复无法读懂。"))
	})
}

// TestLearnSieve sifts out lost pairs of the queen's board; they are those of the
// table of Wythoff's article.
func TestLearnSieve(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/learn?chapter=6")
		p.see(".widget .says", pairs("(0, 0) (1, 2)"))
		p.focus(".widget .btn.primary")
		p.press(kb.Enter, kb.Enter)
		p.see(".widget .says", pairs("(0, 0) (1, 2) (3, 5) (4, 7)"))
		p.press(kb.Enter, kb.Enter, kb.Enter)
		p.see(".widget .says", pairs("(4, 7) (6, 10)"))
		p.focus(".widget .check input")
		p.press(" ")
		p.see(".widget .says", pairs("(0, 0) (1, 1)"))
	})
}

// pairs is a list of pairs none of which breaks at the end of a line.
func pairs(list string) string { return strings.ReplaceAll(list, ", ", ",\u00a0") }

// TestLearnQuestions answers wrongly and rightly, by keyboard.
func TestLearnQuestions(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/learn?chapter=3")
		p.focus(".asks li:nth-child(1) .say button:nth-child(2)")
		p.press(kb.Enter) // 6 ⊕ 11 ⊕ 13 = 0, so P is right
		p.see(".asks li:nth-child(1) .judged.right", "6 ⊕ 11 ⊕ 13 = 0")
		p.focus(".asks li:nth-child(2) input")
		p.write("2\r") // Nim never has two winning moves
		p.see(".asks li:nth-child(2) .judged.wrong", l.say("It is: 1.", "正确答案是：1。"))
		p.focus(".asks li:nth-child(3) select")
		p.wait("the moves", `document.querySelectorAll(".asks option").length > 2`)
		js[bool](p, `(() => { const s = document.querySelector(".asks select"); s.value = "nim(2, 5, 7)"; return true; })()`)
		p.press(kb.Tab, kb.Enter) // 2 ⊕ 5 = 7
		p.see(".asks li:nth-child(3) .judged.right", l.say("Right.", "答对了。"))
		p.sound()
		p.shot("learn-asked")
	})
}

// TestLearnEarly: before chapter 4 has spoken of values an answer is told by P and N alone.
func TestLearnEarly(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		for _, chapter := range []string{"1", "2"} {
			p := open(t, l, "/learn?chapter="+chapter)
			p.click(".asks li:nth-child(1) .say button:nth-child(1)")
			p.see(".asks li:nth-child(1) .judged", "")
			p.wait("the moves", `document.querySelectorAll(".asks option").length > 2`)
			js[bool](p, `(() => { const s = document.querySelector(".asks select"); s.selectedIndex = 1; s.form.requestSubmit(); return true; })()`)
			p.see(".asks li:has(select) .judged", l.say("A move leads to P, so this is N", "有一步能走到 P，所以这里是 N"))
			for _, word := range []string{"nimber", "period", "SG ", "mex", "周期"} {
				if got := js[string](p, `[...document.querySelectorAll(".judged, .residue")].filter(e => e.checkVisibility()).map(e => e.innerText).join(" ")`); strings.Contains(got, word) {
					t.Errorf("chapter %s says %q", chapter, got)
				}
			}
		}
	})
}

// TestLearnFormulas: no formula is wider than a phone, and none in a line than the
// narrowest one.
func TestLearnFormulas(t *testing.T) {
	for i := range heads {
		p := open(t, look{"zh", "light", phone}, fmt.Sprintf("/learn?chapter=%d", i+1))
		p.see(".try a", "")
		js[bool](p, `(document.querySelectorAll(".prose details").forEach(d => { d.open = true; }), true)`)
		p.wait("the fonts", `document.fonts.ready.then(() => true)`)
		if n := p.number(".disp[data-more]"); n > 0 {
			t.Errorf("chapter %d has %d formulas that scroll", i+1, n)
		}
		p.look.width = 320
		p.size(tall)
		if wide := js[[]string](p, `[...document.querySelectorAll(".tex .base")].filter(e => e.getBoundingClientRect().right > 320).map(e => e.closest(".tex").textContent)`); len(wide) > 0 {
			t.Errorf("chapter %d: cut off are %q", i+1, wide)
		}
	}
}

// TestLearnBadges: a badge stands in one line with the words that it belongs to.
func TestLearnBadges(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		for i := range heads {
			p := open(t, l, fmt.Sprintf("/learn?chapter=%d", i+1))
			p.see(".try a", "")
			js[bool](p, `(document.querySelectorAll(".prose details").forEach(d => { d.open = true; }), true)`)
			p.wait("the fonts", `document.fonts.ready.then(() => true)`)
			for width := p.look.width; width > p.look.width-60; width -= 6 {
				p.do(chromedp.EmulateViewport(int64(width), tall))
				if alone := js[[]string](p, `[...document.querySelectorAll(".claim:has(.oc)")].filter(e => {
					const words = document.createRange();
					words.selectNodeContents(e.querySelector(".oc").nextSibling ?? e.lastChild);
					return words.getClientRects()[0].top > e.querySelector(".oc").getBoundingClientRect().bottom;
				}).map(e => e.textContent)`); len(alone) > 0 {
					t.Errorf("chapter %d, %d wide: the badges of %q stand alone", i+1, width, alone)
				}
			}
		}
	})
}

// TestLearnTurn turns pages: the focus comes to the head, Back goes back, and a chapter
// that is not there is named.
func TestLearnTurn(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/learn")
		p.see("h1", l.say(heads[0].en, heads[0].zh))
		p.see(".nextprev a", "")
		p.focus(".nextprev a")
		p.press(kb.Enter)
		p.see("h1", l.say(heads[1].en, heads[1].zh))
		if !p.focused("h1") {
			t.Error("the head of the new chapter has not the focus")
		}
		p.see(".toc-m summary, .toc a[aria-current]", "")
		js[bool](p, `(history.back(), true)`)
		p.see("h1", l.say(heads[0].en, heads[0].zh))
		p = open(t, l, "/learn?chapter=9")
		p.see("h1", l.say("No such chapter", "没有这一章"))
		p.sound()
	})
}
