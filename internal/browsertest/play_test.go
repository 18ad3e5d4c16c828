package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// spot is the selector of a place of the picture of the first component.
func spot(place string) string { return `[data-spot="0/` + place + `"]` }

// TestPlayKeys: with keys alone one walks over the stones, sees what the one with the
// focus would take, takes it, is answered, and undoes both moves at once.
func TestPlayKeys(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/play?p=nim(3, 5, 7)")
		p.see(".whose", l.say("Your move", "轮到你"))
		p.see(".playhead h1", l.say("Nim", "尼姆博弈"))
		p.sound()
		p.focus(spot("h2:6"))
		p.press(kb.ArrowLeft, kb.ArrowLeft)
		p.see(".heapline .to", "4")
		if n := p.number(".pebble.take"); n != 3 {
			t.Errorf("%d stones are about to go, want 3", n)
		}
		p.shot("play-start")
		p.press(kb.ArrowUp, kb.ArrowUp, kb.ArrowLeft, kb.ArrowLeft, kb.ArrowRight, kb.ArrowRight)
		if !p.focused(spot("h0:2")) {
			t.Errorf("the focus is not on the last stone of the first heap")
		}
		p.press(kb.Enter)
		p.see(".timeline", l.say("You: take 1 from heap 1, leaving 2", "你：从第 1 堆取 1 个，剩 2 个"))
		p.see(".timeline", "Grundy")
		p.see(".whose", l.say("Your move", "轮到你"))
		p.wait("a stone with the focus", `document.activeElement.matches("[data-spot]")`)
		p.press("u")
		p.wait("the beginning", `document.querySelectorAll(".timeline li").length === 1`)
	})
}

// TestPlayMistake: a slip is marked, explained with figures, and taken back. From
// nim(2, 5, 6), nim-sum 1, the only move to nim-sum 0 leaves 4 of heap 2; 3 taken from
// it leave 2, 2, 6, nim-sum 6 [Bouton 1901].
func TestPlayMistake(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/play?p=nim(3, 5, 7)&m=0.7.4.9")
		p.see(".gave", l.say("That gave the win away.", "这一步送掉了胜势。"))
		if marks := js[string](p, `[...document.querySelectorAll(".timeline .oc")].map(e => e.textContent).join("")`); marks != "NPNNP" {
			t.Errorf("the marks are %s, want NPNNP", marks)
		}
		p.click(".gave .link")
		p.see(".whybox figcaption", l.say("Better: take 1 from heap 2, leaving 4", "更好：从第 2 堆取 1 个，剩 4 个"))
		p.wait("two figures", `document.querySelectorAll(".whybox .cols").length === 2`)
		p.see(".whybox .cols tr.changed .v", "4")
		p.see(".whybox .because", l.say("the one to move here: Grundy", "轮到走的一方：Grundy"))
		p.see(".whybox", l.say("take all 6 of heap 3. That leaves nim(2, 2, 0)", "把第 3 堆的 6 个全部取走，留下 nim(2, 2, 0)"))
		p.sound()
		p.shot("play-mistake")
		p.click(".whybox .btn")
		p.see(".whose", l.say("Your move", "轮到你"))
		p.wait("the move taken back", `new URLSearchParams(location.search).get("m") === "0.7"`)
		p.gone(".whybox")
	})
}

// TestPlayPerfect: the perfect opponent wins what is won, nim(1, 2, 3) for the second
// player [Bouton 1901], whatever the first one does.
func TestPlayPerfect(t *testing.T) {
	for _, l := range looks[:2] {
		p := open(t, l, "/play?p=nim(1, 2, 3)")
		p.see(".whose", l.say("Your move", "轮到你"))
		p.press("h")
		p.see(".note", l.say("No move wins from here.", "这里没有取胜的走法。"))
		for moves := 1; p.text(".acts .primary") == ""; moves += 2 {
			p.click(".board button")
			p.wait("the answer", `document.querySelectorAll(".timeline li").length > %s && (document.querySelector(".board button:not([aria-disabled=true])") || document.querySelector(".acts .primary")) !== null`, moves+1)
		}
		p.see(".whose", l.say("Grundy made the last move and wins.", "Grundy 走了最后一步，你输了。"))
		p.shot("play-over")
	}
}

// TestPlayBusy: a server that is too busy to solve does not make the perfect opponent
// lose, and what it does not know it says. The moves that win from nim(3, 5, 7) leave 2, 4
// or 6 [Bouton 1901]; chance is held at its end, which of all moves takes a whole heap.
func TestPlayBusy(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/play?p=nim(3, 5, 7)")
		p.see(".whose", l.say("Your move", "轮到你"))
		js[bool](p, `(Math.random = () => 0.999, true)`)
		p.meddle("/solve", `() => null`)
		p.click(".acts .btn:last-child")
		p.see(".whose", l.say("Grundy: take 1 from heap 3, leaving 6", "Grundy：从第 3 堆取 1 个，剩 6 个"))
		p.meddle("/moves", `body => ({...body, moves: body.moves.map(m => ({...m, outcome: ""}))})`)
		p.click(spot("h2:0"))
		p.see(".whose", l.say("could not be computed within the limits", "没能算出哪一步最好"))
		p.see(".whose", l.say("Your move", "轮到你"))
		p.sound()
	})
}

// TestPlayUnknown: in a position that is lost, nim(1, 2, 3) [Bouton 1901], no move is said
// to win, also where it is not known who wins after them.
func TestPlayUnknown(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/play")
		p.see(".whose", l.say("Your move", "轮到你"))
		p.meddle("/moves", `body => ({...body, moves: body.moves.map(m => ({...m, outcome: ""}))})`)
		p.focus("#from")
		js[bool](p, `(document.activeElement.select(), true)`)
		p.write("nim(1, 2, 3)\r")
		p.see(".timeline .begin", "nim(1, 2, 3)")
		p.click(".acts .btn")
		p.see(".note", l.say("No move wins from here.", "这里没有取胜的走法。"))
	})
}

// TestPlayPictures makes one move on each kind of picture, by its clicks.
func TestPlayPictures(t *testing.T) {
	for _, tt := range []struct{ position, clicks, move string }{
		{"chomp(4, 3)", "c2,1", "bite at row 3, column 2"},
		{"cram(3, 3)", "c0,1 c1,1", "cover rows 1 and 2 of column 2"},
		{"queen((3, 5), (1, 1))", "c3,5 c3,4", "move token 1 to (3, 4)"},
		{"rugs((2, 3), (4, 4))", "c2,3 c2,3", "turn the coin at (2, 3)"},
		{"northcott((1, 4), (6, 2), width=8)", "c0,1", "in row 1, move the counter from square 1 to square 2"},
		{"silver_dollar(1, 5)", "c0,2", "move the coin on square 5 to square 3"},
		{"turtles(2, 3, 5)", "c0,4 c0,0", "turn coins 1, 5"},
		{"treblecross(7)", "c0,3", "4"},
		{"wythoff(3, 5)", "h0:2 h1:4", "take 1 from both heaps, leaving 2 and 4"},
		{"wythoff(3, 5)", "h0:2 h0:2", "take 1 from heap 1, leaving 2"},
		{"kayles(7)", "h0:6 h0:6", "take 1, leaving 6"},
		{"end_nim(3, 1, 4)", "h0:0", "take the left pile of 3"},
		{"staircase(2, 1, 3)", "h2:1", "move 2 from step 3 to step 2"},
		{"node_kayles(grid=(2, 2))", "v3", "take vertex 3 with its neighbours"},
		{"arc_kayles(grid=(2, 2))", "e1", "take the edge between 0 and 2"},
		{"geography(edges=[(0, 1), (1, 2), (0, 3)], start=0)", "v1", "move the token from 0 to 1"},
		{"kayles(2)+nim(3)", "h0:0", "take all 2"},
	} {
		t.Run(tt.position, func(t *testing.T) {
			p := open(t, looks[0], "/play?vs=two&p="+strings.ReplaceAll(tt.position, "+", "%2B"))
			for place := range strings.FieldsSeq(tt.clicks) {
				p.click(spot(place))
			}
			p.see(".timeline li:nth-child(2)", tt.move)
		})
	}
}

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

// TestPlayTouch: a finger sees a move first, and makes it with the second touch.
func TestPlayTouch(t *testing.T) {
	p := open(t, looks[2], "/play?vs=two&p=nim(3, 5, 7)")
	p.tap(spot("h2:4"))
	p.see(".heapline .to", "4")
	if n := p.number(".timeline li"); n != 1 {
		t.Fatalf("the first touch made a move already")
	}
	p.tap(spot("h2:4"))
	p.see(".timeline", "先手：从第 3 堆取 3 个，剩 4 个")
}

// TestPlayInert: a stone that no move begins at cannot be clicked, and a game is found
// by any of its names.
func TestPlayInert(t *testing.T) {
	for _, l := range []look{looks[0], looks[2]} {
		p := open(t, l, "/play")
		p.click(".playhead .btn")
		p.wait("the field to search in", `document.activeElement.matches(".pop-list input")`)
		p.write("巴什")
		p.see(`[role="option"]`, "bash(21, max=3)")
		p.shot("play-picker")
		p.press(kb.Enter)
		p.see(".timeline", "bash(21, max=3)")
		if clickable, all := p.number("button.pebble"), p.number(".pebble"); clickable != 3 || all != 21 {
			t.Errorf("%d stones of %d can be clicked, want 3 of 21", clickable, all)
		}
		p.sound()
	}
}

// TestPlayForm fills in the form of the game for another beginning; the game on the table
// stays until that is begun.
func TestPlayForm(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/play?p=bash(21, max=3)")
		p.click(".from .link")
		p.see(".from .params", "max")
		p.sound()
		p.shot("play-form")
		js[bool](p, `(() => { const i = document.querySelectorAll(".from .params input")[1]; i.value = "4"; i.dispatchEvent(new Event("change", {bubbles: true})); return true; })()`)
		p.wait("the field", `document.querySelector("#from").value === "bash(21, max=4)"`)
		p.see(".timeline .begin", "bash(21, max=3)")
		p.focus(".from .params input")
		p.press(kb.Enter)
		p.see(".timeline .begin", "bash(21, max=4)")
		if n := p.number("button.pebble"); n != 4 {
			t.Errorf("%d stones can be taken, want 4", n)
		}
	})
}

// TestPlayFormWrong: a value that is none is told beside the form, and the game goes on;
// of files, which the page does not have, there is no field.
func TestPlayFormWrong(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/play?vs=two&p=bash(21, max=3)&m=0")
		p.see(".timeline li:nth-child(2)", "")
		p.click(".from .link")
		before := p.address()
		js[bool](p, `(() => { const i = document.querySelectorAll(".from .params input")[1]; i.value = "x"; i.dispatchEvent(new Event("change", {bubbles: true})); return true; })()`)
		p.wait("the field", `document.querySelector("#from").value === "bash(21, max=x)"`)
		p.focus(".from .params input")
		p.press(kb.Enter)
		p.see(".from [role=alert]", l.say("x is no value", "x 不是值"))
		p.see(".from .params", "max")
		p.see(".timeline li:nth-child(2)", "")
		if got := p.address(); got != before {
			t.Errorf("the address is %s, want %s", got, before)
		}
		p.sound()
		p.shot("play-form-wrong")
		p.visit(`/play?p=graph(edges=[("a", "b")], start=["a"])`)
		p.click(".from .link")
		p.see(".from .params code", "edges")
		p.wait("no field for a file", `![...document.querySelectorAll(".from .params code")].some(e => e.textContent === "file")`)
	})
}

// TestPlayDraw: a position that comes back is offered as a draw. On the two edges
// between a and b nobody ever runs out of moves.
func TestPlayDraw(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, `/play?vs=two&p=graph(edges=[("a", "b"), ("b", "a")], start=["a"])`)
		p.click(spot("v1"))
		p.see(".timeline li:nth-child(2)", "")
		p.gone(".repeat")
		p.click(spot("v0"))
		p.see(".repeat", l.say("This position was on the table before", "这个局面先前出现过"))
		p.sound()
		p.shot("play-draw")
		p.click(".repeat .btn")
		p.see(".whose", l.say("A draw, as agreed.", "双方同意，平局。"))
	})
}

// TestPlayMisere: the convention and who begins stand in the address, and the last move
// loses in misère play.
func TestPlayMisere(t *testing.T) {
	l := looks[0]
	p := open(t, l, "/play?vs=two&p=nim(1, 1)")
	p.click(`[aria-labelledby="ends"] button:last-child`)
	p.click(spot("h0:0"))
	p.click(spot("h1:0"))
	p.see(".whose", "Second player made the last move and so loses.")
	if got, want := p.address(), "/play?c=misere&m=0.0&p=nim%281%2C+1%29&vs=two"; got != want {
		t.Errorf("the address is %s, want %s", got, want)
	}
	p.visit("/play?p=nim(1, 1)&first=grundy")
	p.see(".timeline li:nth-child(2)", "Grundy")
	p.see(".whose", "Your move")
}

// TestPlayRefused: what cannot be played is refused in a sentence, and the field is
// there to mend it.
func TestPlayRefused(t *testing.T) {
	for _, l := range looks[:3] {
		p := open(t, l, "/play?p=nim(3, x)")
		p.see(".limit", l.say("x is no value", "x"))
		p.visit("/play?p=nim(3)&m=7")
		p.see(".limit", l.say("The address holds a move that cannot be made.", "地址里有一步走不了的棋。"))
		p.visit("/play?p=nim(100000)")
		p.see(".limit", l.say("This position has more moves than can be played by hand.", "这个局面的走法太多，没法用手来走。"))
		p.sound()
		p.shot("play-refused")
		p.focus("#from")
		js[bool](p, `document.querySelector("#from").select() ?? true`)
		p.write("nim(2)")
		p.press(kb.Enter)
		p.see(".whose", l.say("Your move", "轮到你"))
	}
}
