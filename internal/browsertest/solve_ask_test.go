package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// TestSolveForgives reads a position as the command takes it and in letters of either
// case, and tells nobody off in the middle of a word.
func TestSolveForgives(t *testing.T) {
	some(t, func(t *testing.T, l look) {
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
		for _, position := range []string{"nim 3 5 7", "Nim(3,5,7)", "NIM(3, 5, 7)"} {
			p.visit("/")
			p.focus("#pos")
			p.write(position)
			p.press(kb.Enter)
			p.see(".verdict h1", l.say("The first player wins.", "先手必胜"))
			p.wait("the title", `document.title.startsWith(%s)`, position)
			p.see(".pick", l.say("Nim", "尼姆博弈"))
			p.click(".chips .link")
			p.wait("the heaps in the form", `document.querySelector(".params input").value === "3, 5, 7"`)
		}
	})
}

// TestSolvePicker finds a ruleset by any of its names, and says so when there is none.
func TestSolvePicker(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/")
		for _, name := range []string{"bash", "巴什"} {
			p.click(".pick")
			p.see(".pop-list input:focus", "")
			p.see(".pop-list", "nim(3, 5, 7)")
			p.write(name)
			p.see(".pop-list [aria-selected=true]", "bash(21, max=3)")
			p.press(kb.Escape)
			p.gone(".pop-list")
			if !p.focused(".pick") {
				t.Error("after Escape the focus is lost")
			}
		}
		p.click(".pick")
		p.see(".pop-list input:focus", "")
		p.write("qqq")
		p.see(".pop-list .nothing", "qqq")
		p.sound()
		p.press(kb.Backspace, kb.Backspace, kb.Backspace)
		p.see(".pop-list li", "")
		p.shot("solve-picker")
		p.write("巴什")
		p.press(kb.Enter)
		p.see("h1", l.say("The first player wins.", "先手必胜"))
		p.see(".pick", l.say("Bash", "巴什"))
	})
}

// TestSolveCompletion completes a ruleset by an alias, with its values marked so that
// typing takes their place, then a parameter.
func TestSolveCompletion(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/")
		p.focus("#pos")
		p.wait("the catalogue", `fetch("/api/v1/rulesets").then(() => true)`)
		p.write("巴")
		p.see(".complete li", "bash")
		p.press(kb.Enter)
		p.wait("an example", `document.querySelector("#pos").value === "bash(21, max=3)"`)
		p.write("22")
		p.press(kb.Enter)
		p.see(".residue", "22 = 5 × 4 + 2")
		p.visit("/")
		p.focus("#pos")
		p.write("bash(21, m")
		p.see(".complete li", "max")
		p.sound()
		p.shot("solve-completion")
		p.press(kb.ArrowDown, kb.Tab)
		p.wait("max=", `document.querySelector("#pos").value === "bash(21, max="`)
		p.write("3)")
		p.press(kb.Enter)
		p.see("h1", l.say("The first player wins.", "先手必胜"))
		p.see(".residue", "21 = 5 × 4 + 1")
	})
}

// TestSolveForm fills in the form that the ruleset's values and parameters make.
func TestSolveForm(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/?p=bash(21, max=3)")
		p.see("h1", l.say("The first player wins.", "先手必胜"))
		p.click(".chips .link")
		p.see(".params", "max")
		p.sound()
		p.shot("solve-form")
		js[bool](p, `(() => { const i = document.querySelectorAll(".params input")[0]; i.value = "20"; i.dispatchEvent(new Event("change", {bubbles: true})); return true; })()`)
		p.see("h1", l.say("The second player wins.", "后手必胜"))
		if got := js[string](p, `document.querySelector("#pos").value`); got != "bash(20, max=3)" {
			t.Errorf("the field holds %q, want bash(20, max=3)", got)
		}
	})
}

// TestSolveErrors: what is wrong is underlined where it stands; the last good answer
// stays, dimmed and inert; and what was meant helps.
func TestSolveErrors(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/?p=nim(3, 5, 7)")
		p.see("h1", l.say("The first player wins.", "先手必胜"))
		p.focus("#pos")
		p.press(kb.End, kb.Backspace, kb.Backspace)
		p.write("x)")
		p.see(".msg b", l.say("Column 11", "第 11 列"))
		p.see(".tok-err", "x")
		p.see(".stale[inert] h1", l.say("The first player wins.", "先手必胜"))
		p.sound()
		p.shot("state-error")
		p.visit("/?p=wythof(3, 5)")
		p.see(".msg", "wythoff")
		p.see(".blank h2", l.say("How positions are written", "局面的写法"))
		p.sound()
		p.shot("state-error-first")
	})
}

// TestSolveLeaves: what was typed before another page is opened is not in its address.
func TestSolveLeaves(t *testing.T) {
	p := open(t, looks[0], "/?p=nim(1, 2)")
	p.see("h1", "The first player wins.")
	js[bool](p, `(() => {
		const field = document.querySelector("#pos");
		field.value = "nim(9)";
		field.dispatchEvent(new InputEvent("input", {bubbles: true}));
		document.querySelector('.tabs a[href^="/play"]').click();
		return new Promise(done => setTimeout(done, 600, true));
	})()`)
	p.see(".whose", "Your move")
	if got := p.address(); got != "/play" {
		t.Errorf("the address is %s", got)
	}
}
