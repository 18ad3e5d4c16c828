package browsertest

import "testing"

// TestPhoneFits: the parts of a number are seen whole on a phone, a board that is wider
// fades out where there is more of it, a table that is wider scrolls by itself, and the
// list of problems fits a narrow phone.
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

	p.visit(`/explore?p=octal("0.137")`) // with 34 values in a row
	p.see(".wraptab th:nth-child(35)", "33")
	p.see(".wraptab .ex .sr", "例外")
	p.sound()

	p = open(t, look{"en", "light", 320}, "/contest")
	p.see(".plist .long", "")
	if got := js[int](p, `document.documentElement.scrollWidth`); got > 320 {
		t.Errorf("the list of problems is %d wide on a window of 320", got)
	}
}
