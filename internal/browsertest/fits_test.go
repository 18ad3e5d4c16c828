package browsertest

import (
	"strconv"
	"strings"
	"testing"
)

// TestPhoneFits: the parts of a number are seen whole on a phone, a board that is wider
// fades out where there is more of it, and the list of problems fits a narrow phone.
func TestPhoneFits(t *testing.T) {
	p := open(t, looks[2], "/?p=fibonacci(20)")
	p.see(".fig-bars", "")
	if wide := js[bool](p, `(e => e.scrollWidth > e.clientWidth)(document.querySelector(".fig-bars"))`); wide {
		t.Errorf("the parts of 20 are cut")
	}
	p.visit("/play?p=treblecross(11)")
	p.see(`.squares[data-more="end"]`, "")
	js[bool](p, `(document.querySelector(".squares").scrollBy(9999, 0), true)`)
	p.see(`.squares[data-more="start"]`, "")
	p.sound()
	p.visit("/play?p=treblecross(5)")
	p.see(".squares", "")
	p.gone("[data-more]")

	p = open(t, look{"en", "light", 320}, "/contest")
	p.see(".plist .long", "")
	if got := js[int](p, `document.documentElement.scrollWidth`); got > 320 {
		t.Errorf("the list of problems is %d wide on a window of 320", got)
	}
}

// TestManyHeaps: of many heaps some are drawn, all of them as bars where one is large; one
// beyond them that a move touches takes the last row, so that nothing moves on the page. Of 1 to 60, of nim-sum 60, the heaps from 32
// on can be moved in [Bouton 1901].
func TestManyHeaps(t *testing.T) {
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

// TestContestLacking: where there is no template the page gives no command for one. The
// problem has none in the list of codegen.
func TestContestLacking(t *testing.T) {
	p := open(t, looks[0], "/contest?id=CF+1370C")
	p.see(".prob", "There is no template for this problem")
	p.wait("no such command", `(text => text.includes("grundy judge") && !text.includes("grundy template"))(document.querySelector(".prob").textContent)`)
}
