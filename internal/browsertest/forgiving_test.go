package browsertest

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// TestSolveForgives reads a position as the command takes it and in letters of either
// case, and tells nobody off in the middle of a word.
func TestSolveForgives(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/")
		p.focus("#pos")
		if !js[bool](p, `new Promise(done => {
			const field = document.querySelector("#pos");
			field.value = "zq";
			field.dispatchEvent(new Event("input", {bubbles: true}));
			setTimeout(() => done(document.querySelector(".msg") === null), 500);
		})`) {
			t.Error("half a second after a letter the position is called wrong")
		}
		p.press(kb.Enter)
		p.see(".msg", "zq")
		for _, position := range []string{"nim 3 5 7", "Nim(3,5,7)"} {
			p.visit("/")
			p.focus("#pos")
			p.write(position)
			p.press(kb.Enter)
			p.see(".verdict h1", l.say("The first player wins.", "先手必胜"))
			p.wait("the title", `document.title.startsWith(%s)`, position)
		}
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
	})
}

// TestAstray: an address of nothing leads to the page that was meant, or to the first.
func TestAstray(t *testing.T) {
	p := open(t, looks[0], "/")
	for from, to := range map[string]string{"/solve?p=nim(1)": "/?p=nim%281%29", "/play/?p=nim(1)": "/play?p=nim%281%29", "/learn/3": "/learn", "/nosuch": "/"} {
		p.visit(from)
		if got := p.address(); got != to {
			t.Errorf("%s leads to %s, want %s", from, got, to)
		}
	}
	p.lock.Lock()
	defer p.lock.Unlock()
	p.wrong = slices.DeleteFunc(p.wrong, func(w string) bool { return strings.Contains(w, "404") }) // as each of them is
}
