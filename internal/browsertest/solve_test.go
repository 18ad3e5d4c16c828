package browsertest

import (
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// TestSolveAnswer: a position of the address is answered, the verdict first. Who wins
// and by which moves is Bouton's theorem: 5 ^ 7 ^ 8 ^ 9 ^ 10 = 9, so that heaps 3, 4 and
// 5 become 1, 0 and 3.
func TestSolveAnswer(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/?p=nim(5, 7, 8, 9, 10)")
		p.see("h1", l.say("The first player wins.", "先手必胜"))
		p.see(".facts", l.say("nimber 9", "SG 值 9"))
		p.see(".facts", "Bouton 1901")
		if n := p.number(".moves .move"); n != 3 {
			t.Errorf("%d winning moves are listed, want 3", n)
		}
		for i, want := range []string{"8→1", "9→0", "10→3"} {
			if got := js[string](p, `document.querySelectorAll(".move .ft")[%s].textContent`, i); got != want {
				t.Errorf("move %d is %q, want %q", i, got, want)
			}
		}
		if got := js[bool](p, `document.querySelector("h1").getBoundingClientRect().height > 0 && [...document.querySelectorAll("main *")].every(e => parseFloat(getComputedStyle(e).fontSize) <= parseFloat(getComputedStyle(document.querySelector("h1")).fontSize))`); !got {
			t.Error("something is written larger than the verdict")
		}
		p.sound()
		p.shot("solve")
	})
}

// TestSolvePreview: a move that is pointed at shows everywhere what it does: the stones
// it takes are hollow, and every column is even.
func TestSolvePreview(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/?p=nim(5, 7, 8, 9, 10)")
		p.see(".cols .odd", "")
		p.focus(".moves li:nth-child(3) .move")
		p.gone(".cols .odd")
		if n := p.number(".stone.ghost"); n != 7 {
			t.Errorf("%d stones are hollow, want the 7 that go", n)
		}
		if n := p.number(".cols .flip"); n != 2 {
			t.Errorf("%d bits are turned over, want 2 (10 becomes 3: 1010, 0011)", n)
		}
		p.sound()
		p.shot("solve-preview")
		js[bool](p, `document.activeElement.blur(); true`)
		p.see(".cols .odd", "")
		p.gone(".stone.ghost")
	})
}

// TestSolveMoves: choosing a winning move goes on from there, as the address does, and
// Back undoes it.
func TestSolveMoves(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/?p=nim(3, 5, 7)")
		p.see("h1", l.say("The first player wins.", "先手必胜"))
		first := js[string](p, `document.querySelector(".move .words").textContent`)
		if l.width == phone {
			p.tap(".move")
			p.see(".move.on", "") // the first tap shows
			p.tap(".move")
		} else {
			p.click(".move")
		}
		p.see("h1", l.say("The second player wins.", "后手必胜"))
		p.see(".trail", "nim(3, 5, 7)")
		if got, want := p.address(), "/?p="+url.QueryEscape("nim(2, 5, 7)"); got != want {
			t.Errorf("after %q the address is %s, want %s", first, got, want)
		}
		p.see(".replies", "")
		p.sound()
		p.shot("solve-moved")
		p.press("u")
		p.see("h1", l.say("The first player wins.", "先手必胜"))
		p.gone(".trail")
		if got, want := p.address(), "/?p="+url.QueryEscape("nim(3, 5, 7)"); got != want {
			t.Errorf("back, the address is %s, want %s", got, want)
		}
	})
}

// TestSolveByKeyboard solves, moves and takes back with the keyboard alone.
func TestSolveByKeyboard(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/")
		p.see("h1", l.say("Who wins, and why?", "谁会赢，为什么？"))
		p.press("/")
		p.write("nim(1, 2)")
		p.press(kb.Enter)
		p.see("h1", l.say("The first player wins.", "先手必胜"))
		for range 40 {
			if p.focused(".move") {
				break
			}
			p.press(kb.Tab)
		}
		p.see(".stone.ghost", "")
		p.press(kb.Enter)
		p.see("h1", l.say("The second player wins.", "后手必胜"))
		if got, want := p.text("#pos"), ""; got != want || js[string](p, `document.querySelector("#pos").value`) != "nim(1, 1)" {
			t.Errorf("the field holds %q, want nim(1, 1)", js[string](p, `document.querySelector("#pos").value`))
		}
		p.press("?")
		p.see("dialog", l.say("Keyboard", "快捷键"))
		p.sound()
		p.shot("keys")
		p.press(kb.Escape)
		p.wait("the dialog closing", `!document.querySelector("dialog")`)
		p.press("u")
		p.see("h1", l.say("The first player wins.", "先手必胜"))
	})
}

// TestSolveLost: each of the 15 moves of wythoff(4, 7) can be made, the focus stays with
// the answer, and the theory is that of the game.
func TestSolveLost(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/?p=wythoff(4, 7)")
		p.see(".verdict h1", l.say("The second player wins.", "后手必胜"))
		p.see(".pospanel", l.say("from both", "两堆"))
		p.wait("the chapter of Wythoff's game", `[...document.querySelectorAll(".done a")].some(a => new URL(a.href).searchParams.get("chapter") === "6")`)
		p.click(".winmoves .btn")
		if n := p.number(".move"); n != 15 {
			t.Errorf("%d moves, want 4 + 7 + 4", n)
		}
		p.focus(".move")
		p.press(kb.Enter)
		p.see(".verdict h1", l.say("The first player wins.", "先手必胜"))
		p.wait("the focus on the answer", `document.activeElement.matches(".verdict h1")`)
		p.see(".trail", "wythoff(4, 7)")
		p.visit("/?p=nim()")
		p.see(".winmoves .note", l.say("No move leaves the other player a lost position.", "没有哪一步能把必败的局面留给对方。"))
	})
}

// TestSolveManyHeaps: of many heaps some are drawn, all of them as bars where one is large;
// one beyond them that a move touches takes the last row, so that nothing moves on the
// page. Of 1 to 60, of nim-sum 60, the heaps from 32 on can be moved in [Bouton 1901].
func TestSolveManyHeaps(t *testing.T) {
	heaps := make([]string, 60)
	for i := range heaps {
		heaps[i] = strconv.Itoa(i + 1)
	}
	p := open(t, looks[3], "/?p=nim("+strings.Join(heaps, ", ")+")")
	p.see(".pospanel .note .link", "Show more")
	p.wait("twelve heaps", `document.querySelectorAll(".pospanel .heaprow").length === 12`)
	if n := p.number(".pospanel .stone"); n != 0 {
		t.Errorf("%d stones are drawn beside bars", n)
	}
	p.focus(".move")
	p.see(".pospanel .heaprow.on:last-child", "heap 32")
	if n := p.number(".pospanel .heaprow"); n != 12 {
		t.Errorf("%d heaps are drawn while a move is pointed at, want 12", n)
	}
	p.sound()
	p.click(".pospanel .note .link")
	p.wait("more heaps", `document.querySelectorAll(".pospanel .heaprow").length >= 32`)
}

// TestSolveCopies: an answer is taken away as text, JSON, LaTeX or a link.
func TestSolveCopies(t *testing.T) {
	p := open(t, looks[0], "/?p=nim(5, 7, 8, 9, 10)")
	p.see("h1", "The first player wins.")
	js[bool](p, `window.copied = ""; navigator.clipboard.writeText = t => { window.copied = t; return Promise.resolve(); }; true`)
	for label, want := range map[string]string{
		"Text":  "take 7 from heap 3, leaving 1",
		"JSON":  `"nimber": "9"`,
		"LaTeX": `5 \oplus 7 \oplus 8 \oplus 9 \oplus 10 = 9`,
		"Link":  "p=nim%285%2C+7%2C+8%2C+9%2C+10%29",
	} {
		p.click(`.share [aria-label="Copy as ` + label + `"]`)
		p.wait(label, `window.copied.includes(%s)`, want)
	}
	p.see(".toast", "Copied")
}

// TestSolveCopiesLost: a lost position is copied with the reply to every move, and misère
// play is named. From nim(1, 1) each move leaves one heap of 1: in normal play who takes it
// wins, in misère play who must take it loses.
func TestSolveCopiesLost(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/?p=nim(1, 1)")
		copied := func(label string) string {
			p.see(".share", "")
			js[bool](p, `(window.copied = "", navigator.clipboard.writeText = t => { window.copied = t; return Promise.resolve(); }, true)`)
			p.click(`.share [aria-label="` + l.say("Copy as ", "复制为") + label + `"]`)
			return js[string](p, `window.copied`)
		}
		text := copied(l.say("Text", "文本"))
		for _, want := range []string{l.say("Every move loses:", "任何走法都输："), l.say("the answer: ", "应着："), "nim(0, 0)"} {
			if !strings.Contains(text, want) {
				t.Errorf("the text %q lacks %q", text, want)
			}
		}
		p.visit("/?p=nim(1, 1)&c=misere")
		p.see(".verdict h1", l.say("The first player wins.", "先手必胜"))
		if latex, want := copied("LaTeX"), l.say("misère play", "反常规则"); !strings.Contains(latex, want) {
			t.Errorf("the LaTeX %q lacks %q", latex, want)
		}
	})
}
