package browsertest

import (
	"net/url"
	"os/exec"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
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

// TestSolveLettersOff: single keys can be turned off, and that is kept.
func TestSolveLettersOff(t *testing.T) {
	p := open(t, looks[0], "/")
	p.see("h1", "")
	p.press("?")
	p.click("dialog .check")
	p.press(kb.Escape)
	p.gone("dialog")
	p.press("/")
	if p.focused("#pos") {
		t.Error("a single key works although keys are off")
	}
	p.visit("/")
	p.see("h1", "")
	p.press("?")
	if p.number("dialog") != 0 {
		t.Error("keys are on again after a reload")
	}
}

// TestSolvePicker finds a ruleset by any of its names, and says so when there is none.
func TestSolvePicker(t *testing.T) {
	each(t, func(t *testing.T, l look) {
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
	each(t, func(t *testing.T, l look) {
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
	each(t, func(t *testing.T, l look) {
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
	each(t, func(t *testing.T, l look) {
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

// TestSolveStops: a search shows how far it is, and stops on request; then the page says
// as plainly that there is no answer.
func TestSolveStops(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/?p="+long)
		p.see("h1", l.say("Searching…", "正在搜索……"))
		p.see(".busy .num", l.say("positions", "个局面"))
		p.sound()
		p.shot("state-loading")
		p.calm(".busy .num")
		p.click(".busy .btn")
		p.see("h1", l.say("Stopped. No answer yet.", "已停止，尚无结论。"))
		p.sound()
		p.shot("state-stopped")
	})
}

// long is a position that is searched until a limit ends the search.
const long = "cram(7, 7)"

// TestSolveCommand: a shell takes the position of the command that is offered as one word.
func TestSolveCommand(t *testing.T) {
	for _, position := range []string{`cram(9, 9) + treblecross('.X.')`, `cram(9, 9) + treblecross(".X.") + treblecross('.X.')`} {
		p := open(t, looks[0], "/?p="+position)
		p.see(".limit .cmd", "")
		js[bool](p, `(navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }, true)`)
		p.click(".limit .cmd")
		p.see(".toast", "Copied")
		command := js[string](p, `window.copied`)
		words, err := exec.CommandContext(t.Context(), "sh", "-c", strings.Replace(command, "grundy", `printf '<%s>'`, 1)).CombinedOutput()
		if got, want := string(words), "<solve><"+position+"><--limit><1e9>"; err != nil || got != want {
			t.Errorf("of %s a shell makes %s (%v), want %s", command, got, err, want)
		}
	}
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

// TestSolveUndrawn: a figure or an answer that cannot be drawn is told, and takes nothing
// else with it.
func TestSolveUndrawn(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/")
		p.see("h1", l.say("Who wins, and why?", "谁会赢，为什么？"))
		js[bool](p, `(console.error = () => undefined, true)`) // which hears of it
		p.meddle("/solve", `body => body.position === "nim(1)" ? {...body, components: null}
			: body.position === "nim(2)" ? {...body, reason: [{text: "", figure: {kind: "parts", rows: [["2", "x"]]}}, {text: "", figure: {kind: "picture"}}]} : body`)
		answered := func(position, in, words string) {
			p.focus("#pos")
			js[bool](p, `(document.activeElement.select(), true)`)
			p.write(position + "\r")
			p.see(in, words)
		}
		answered("nim(2)", ".why", l.say("This cannot be drawn", "这里画不出来"))
		p.see(".why", l.say("a kind that this page does not know", "本页不认识它的种类"))
		p.see("h1", l.say("The first player wins.", "先手必胜"))
		p.sound()
		p.shot("state-undrawn")
		js[bool](p, `(() => {
			const next = new URL(location);
			next.searchParams.set("p", "nim(1)");
			history.pushState(null, "", next);
			return dispatchEvent(new PopStateEvent("popstate"));
		})()`)
		p.see("main", l.say("This cannot be drawn", "这里画不出来"))
		p.gone("#pos")
		p.click(`.tabs a[href^="/learn"]`)
		p.see("h1", "")
	})
}

// TestSolveStates: every other state is sound and says what it should.
func TestSolveStates(t *testing.T) {
	states := []struct{ name, address, in, en, zh string }{
		{"empty", "/", "h1", "Who wins, and why?", "谁会赢，为什么？"},
		{"limit", "/?p=cram(9, 9)", "h1", "The limit was reached, so there is no answer.", "已达到上限，没有得出结论。"},
		{"lost", "/?p=wythoff(4, 7)", "#moves-head", "Every move loses", "任何走法都输"},
		{"misere", "/?p=nim(1, 1, 2, 5)&c=misere", ".facts", "misère play, no nimber", "反常规则，没有 SG 值"},
		{"draw", `/?p=graph(edges=[("a", "b"), ("b", "a")], start=["a"])`, "h1", "A draw: neither player can win.", "平局：双方都不能取胜"},
		{"loopy", `/?p=graph(edges=[("a", "b"), ("a", "c"), ("b", "a")], start=["a"])`, ".move", "then 2 moves to the end", "此后再走 2 步终局"},
		{"sum", "/?p=kayles(12) + nim(3)", ".facts", "nimber 7", "SG 值 7"},
		{"board", `/?p=cram("..#/...") + turtles(2, 3, 5) + queen((3, 4))`, "h1", "The first player wins.", "先手必胜"},
		{"large", "/?p=nim(" + strings.Repeat("123456789", 12) + ", 25, 12345678901234567890)", ".longnum", "108 digits", "108 位"},
		{"period", "/?p=kayles(1000000)", ".seal.proved", "proved", "已证明"},
		{"computed", "/?p=sprouts(3)", ".seal.computed", "computed", "已算出"},
		{"proved-sum", "/?p=nim(3) + kayles(1000000)", ".seal.proved", "proved", "已证明"},
		{"computed-sum", "/?p=cram(3, 4) + nim(5)", ".seal.computed", "computed", "已算出"},
	}
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/")
		for _, s := range states {
			p.visit(s.address)
			p.see(s.in, l.say(s.en, s.zh))
			p.sound()
			p.shot("state-" + s.name)
		}
	})
}

// TestShell: the other language is one press away, on the same place of the page; the
// theme is kept; the skip link leads to the content.
func TestShell(t *testing.T) {
	p := open(t, look{"en", "light", desk}, "/?p=nim(3, 5, 7)")
	p.see("h1", "The first player wins.")
	p.click(".tools button:first-child")
	p.see("h1", "先手必胜")
	if got := js[string](p, `document.documentElement.lang`); got != "zh-CN" {
		t.Errorf("the language of the page is %q, want zh-CN", got)
	}
	if got := p.address(); got != "/?p="+url.QueryEscape("nim(3, 5, 7)") {
		t.Errorf("the position went: %s", got)
	}
	p.click(".tools button:last-child")
	p.wait("the dark theme", `document.documentElement.dataset.theme === "dark"`)
	p.click(".tabs a:nth-child(2)")
	p.wait("the page Play", `location.pathname === "/play" && !!document.querySelector("h1")`)
	p.do(chromedp.NavigateBack())
	p.see("h1", "先手必胜")
	p.visit("/")
	p.see("h1", "")
	p.press(kb.Tab)
	if !p.focused(".skip") {
		t.Error("the first Tab does not come to the skip link")
	}
	p.press(kb.Enter)
	if !p.focused("main") {
		t.Error("the skip link does not lead to the content")
	}
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
