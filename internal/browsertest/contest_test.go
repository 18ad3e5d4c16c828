package browsertest

import (
	"net/url"
	"strings"
	"testing"
	"unicode"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestContestWalk is the way of somebody who has never seen the page, and wants the
// template of HDU 2176 in C++: the problem is asked for by its number, C++ is what is
// shown, and the command that tests one's own program stands below.
func TestContestWalk(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/")
		p.click(`.tabs a[href^="/contest"]`)
		p.see(".plist .id", "HDU 2176")
		p.shot("contest-list")
		p.sound()
		p.click("[data-slash]")
		p.write("hdu2176")
		p.see(".counted", l.say("1 of ", " 1 道"))
		p.click(".plist a")
		p.see("h1", "HDU 2176")
		p.see("[role=tab][aria-selected=true]", "C++")
		p.see("#code", "#include <iostream>")
		p.see("#code", l.say("// Nim: who wins", "// "))
		p.see(".cmd", `g++ -O2 -o main main.cpp && grundy check "HDU 2176" -- ./main`)
		p.see("main", l.say("it passes on all that are one step smaller", "再缩小一步便不再出错"))
		js[bool](p, `(navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }, true)`)
		for button, shown := range map[string]string{".codebar .tool": "#code", ".line .tool": ".cmd"} {
			p.click(button)
			p.see(".toast", l.say("Copied", "已复制"))
			if got, want := js[string](p, `window.copied`), p.text(shown); got != want {
				t.Errorf("%q is copied, want %q", got, want)
			}
		}
		if href := js[string](p, `document.querySelector(".codefoot a[download='main.cpp']")?.href ?? ""`); !strings.HasPrefix(href, "data:") || !strings.Contains(href, "iostream") {
			t.Errorf("the file to download is %.80q", href)
		}
		p.see("#game-head", l.say("The game behind it", "背后的游戏"))
		p.see(".reason figure", "")
		p.sound()
		p.shot("contest")
	})
}

// TestContestKeys finds a problem, chooses a language and comes to the input without a
// mouse.
func TestContestKeys(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/contest")
		p.see(".plist .id", "POJ 1067")
		p.press("/")
		js[bool](p, `(document.querySelector("[data-slash]").select(), true)`) // the key is both heard and written here
		p.write("wythoff")
		p.see(".counted", l.say("2 of ", " 2 道"))
		p.press(kb.ArrowDown, kb.ArrowDown)
		if got := js[string](p, `document.activeElement.dataset.id`); got != "POJ 1067" {
			t.Errorf("the arrows come to %q, want POJ 1067, the second of the list", got)
		}
		p.press(kb.Enter)
		p.see("h1", "POJ 1067")
		p.focus("#tab-cpp")
		p.press(kb.ArrowRight, kb.ArrowRight)
		p.see("[role=tab][aria-selected=true]", "Python")
		if !p.focused("#tab-python") {
			t.Error("the tab that was chosen has not the focus")
		}
		p.see("#code", "import")
		p.see(".cmd", `grundy check "POJ 1067" -- python3 main.py`)
		if got, want := p.address(), "/contest?code=python&id=POJ+1067&q=wythoff"; got != want {
			t.Errorf("the address is %s, want %s", got, want)
		}
		p.press(kb.Tab, kb.Tab) // over the button that copies
		if !p.focused("#code") {
			t.Error("two tabs on from the languages stands not the program")
		}
	})
}

// TestContestLong: an input that is refused before it is read is refused in the language
// of the page.
func TestContestLong(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/contest?id=HDU 1846")
		p.see("output", "")
		js[bool](p, `(() => {
			const field = document.getElementById("in");
			field.value = "9".repeat(4 << 20);
			return field.dispatchEvent(new InputEvent("input", {bubbles: true}));
		})()`)
		p.see(".msg", "")
		if words := p.text(".msg"); strings.ContainsFunc(words, func(r rune) bool { return unicode.Is(unicode.Han, r) }) != (l.lang == "zh") {
			t.Errorf("the refusal is %q", words)
		}
	})
}

// TestContestTraps tries an input on which the usual formula fails. The right answer is
// from an exact program; the listing of the mistakes has it too.
func TestContestTraps(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/contest?id=POJ 1067")
		p.see("h1", "POJ 1067")
		p.click(".traps li:first-child button")
		p.wait("the right output", `document.querySelector("output").textContent === "0\n" && !document.querySelector(".stale")`)
		if got, want := js[string](p, `document.getElementById("in").value`), "165580140 267914295\n"; got != want {
			t.Errorf("the input is %q, want %q", got, want)
		}
		if got := p.address(); !strings.Contains(got, "in="+url.QueryEscape("165580140 267914295\n")) {
			t.Errorf("the address %s does not hold the input", got)
		}
		p.sound()
		p.shot("contest-trap")
		p.do(chromedp.NavigateBack())
		p.see("output", "0\n1\n0\n") // the sample, as the judge has it
	})
}

// TestContestMistake writes an input that cannot be read: the line is named and marked,
// and what was answered before it stays.
func TestContestMistake(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/contest?id=HDU 2176")
		p.see("output", "10 3")
		p.focus("#in")
		js[bool](p, `(document.getElementById("in").select(), true)`)
		p.write("2\r45 45\r3\r3 x 9\r")
		p.see(".msg", l.say("is not a number", "不是数"))
		p.see(".msg button", l.say("Line 4", "第 4 行"))
		p.see(".numbered b", "4")
		p.see("output", "No")
		p.sound()
		p.shot("contest-mistake")
		p.click(".msg button")
		if got := js[string](p, `getSelection().toString()`); got != "3 x 9" {
			t.Errorf("%q is selected, want the fourth line", got)
		}
	})
}

// TestContestSearch narrows the list: by names of the game in either language, by judge,
// and down to nothing.
func TestContestSearch(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/contest?game=wythoff")
		p.see(".counted", l.say("2 of ", " 2 道"))
		for word, id := range map[string]string{"威佐夫": "POJ 1067", "golden ratio": "Luogu P2252", "魔法珠": "AcWing 235", "hdu 1527": "POJ 1067"} {
			p.visit("/contest?q=" + word)
			p.see(".plist .id", id)
			p.gone(`.plist [data-id="HDU 1846"]`)
		}
		p.visit("/contest?q=nim&site=LeetCode")
		p.see(".plist .id", "LeetCode 292")
		p.gone(`.plist [data-id^="HDU"]`)
		p.visit("/contest?q=no such thing")
		p.see(".none", l.say("No problem has that", "没有题号"))
		p.sound()
		p.shot("contest-none")
		p.click(".none button")
		p.see(".plist .id", "HDU 1846")
		p.visit("/contest?id=hdu99999")
		p.see("h1", l.say("No such problem", "没有这道题"))
		p.visit("/contest?id=NOPE")
		p.see(".prob [role=alert]", l.say("Look for it in the list", "请在列表中"))
		p.wait("no advice for programs", `!document.querySelector(".prob").textContent.includes("/api/")`)
		p.sound()
	})
}

// TestContestBack opens a problem on a phone, where it takes the place of the list, and
// goes back to its row.
func TestContestBack(t *testing.T) {
	p := open(t, look{"zh", "light", phone}, "/contest")
	p.see(".plist .id", "HDU 2516")
	p.click(`[data-id="HDU 2516"]`)
	p.see("h1", "HDU 2516")
	p.gone(".plist")
	if !p.focused("#ptitle") {
		t.Error("the title of the problem has not the focus")
	}
	p.click(".back")
	p.gone("#ptitle")
	p.wait("the focus on the row", `document.activeElement.dataset.id === "HDU 2516"`)
}

// TestContestOther shows problems without a sample, without a template, and with the
// template of their game in another format.
func TestContestOther(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/contest?id=hdu2999")
		p.see("h1", "HDU 2999")
		p.see("output", l.say("Write an input", "写下输入"))
		p.see(".other", l.say("the format of its own head", "按其开头注释的格式读写"))
		p.sound()
		p.visit("/contest?id=CF 78C")
		p.see(".note", l.say("no template", "没有模板"))
		p.sound()
		p.shot("contest-other")
	})
}

// TestContestLacking: where there is no template the page asks for none and gives no
// command for one. The problem has none in the list of codegen; the page of one that has
// it in another format shows it.
func TestContestLacking(t *testing.T) {
	p := open(t, looks[0], "/contest?id=CF+1370C")
	p.see(".prob", "There is no template for this problem")
	p.wait("no such command", `(text => text.includes("grundy judge") && !text.includes("grundy template"))(document.querySelector(".prob").textContent)`)
	if asked := js[bool](p, `performance.getEntriesByType("resource").some(e => e.name.includes("/template/"))`); asked {
		t.Error("the page asks for a template that is not there")
	}
	p.visit("/contest?id=HDU 1730")
	p.see("#code", "#include")
}
