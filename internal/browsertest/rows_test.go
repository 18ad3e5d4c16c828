package browsertest

import "testing"

// TestPlayRow: a stone of a row that can be broken up offers the moves that take it, and
// picking on narrows them down. Of a row of 12 the first pin goes alone or with the
// second; the last two of 6 in the middle leave 2 and 2.
func TestPlayRow(t *testing.T) {
	p := open(t, looks[0], "/play?vs=two&p=kayles(12)")
	p.click(spot("h0:0"))
	p.see(".choices", "take 2, leaving 10")
	if got := js[string](p, `[...document.querySelectorAll(".movelist button")].map(e => e.textContent).join("; ")`); got != "take 1, leaving 11; take 2, leaving 10" {
		t.Errorf("the first pin of 12 offers %q", got)
	}
	p.click(spot("h0:1"))
	p.see(".timeline li:nth-child(2)", "take 2, leaving 10")

	p.visit("/play?vs=two&p=kayles(6)")
	p.click(spot("h0:2"))
	p.see(".choices", "take 1, leaving 2 and 3")
	if got := js[string](p, `[...document.querySelectorAll(".pebble")].map(e => e.matches(".take") ? "x" : ".").join("")`); got != "..x..." {
		t.Errorf("the third pin of 6 is seen to take %s", got)
	}
	p.click(spot("h0:3"))
	p.see(".timeline li:nth-child(2)", "take 2, leaving 2 and 2")

	p.visit("/play?vs=two&p=grundy_game(7)")
	p.click(spot("h0:3"))
	p.see(".timeline li:nth-child(2)", "3 and 4")
}

// TestExploreBounded: what is said of all heaps rests on a law of which a whole period is
// shown. Of bash(max=1500) the heap of 1501 is lost, of its 1001 values none but the first.
func TestExploreBounded(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/explore?p=bash(max=1500)")
		p.see(".factline", "1501")
		p.see(".says .note", l.say("wins every single heap up to 1000.", "1000 以内的单独一堆总是先手必胜"))
		p.visit("/explore?p=bash(max=1500)&to=10000")
		p.see(".says .note", l.say("The first player loses the single heaps of 1501, 3002, 4503", "先手必败的大小是 1501、3002、4503"))
		p.visit(`/explore?p=octal("0.3771")`)
		p.see(".factline", l.say("none found", "未发现"))
		p.see(".says .note", l.say("wins every single heap up to 1000.", "1000 以内的单独一堆总是先手必胜"))
		p.visit("/explore?p=nim()")
		p.see(".says", l.say("From n = 0 on, g(n) = n.", "从 n = 0 起，g(n) = n。"))
	})
}

// TestExploreOther: of a game that cannot be read nothing is shown of the one before.
func TestExploreOther(t *testing.T) {
	for _, address := range []string{"/explore", "/explore?view=heat", "/explore?view=graph"} {
		p := open(t, looks[0], address)
		p.see(".plot, .heat, .node", "")
		p.focus("[data-slash]")
		js[bool](p, `(document.querySelector("[data-slash]").select(), true)`)
		p.write("nosuchgame\r")
		p.see(".limit", "nosuchgame")
		p.gone(".plot, .factline, .heat, .node")
		p.sound()
	}
}
