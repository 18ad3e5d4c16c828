package browsertest

import (
	"os/exec"
	"strings"
	"testing"
)

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
	for _, position := range []string{long + ` + treblecross('.X.')`, long + ` + treblecross(".X.") + treblecross('.X.')`} {
		p := open(t, looks[0], "/?p="+position)
		p.click(".busy .btn")
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

// TestSolveSmaller: where no search was begun, other limits are no help.
func TestSolveSmaller(t *testing.T) {
	p := open(t, looks[0], "/?p=cram(9, 9)")
	p.see(".limit li", "a smaller position")
	p.gone(".limit .cmd")
}

// TestSolveWaits: a question that is only on its way is no search.
func TestSolveWaits(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/")
		p.see("h1", l.say("Who wins, and why?", "谁会赢，为什么？"))
		p.mute()
		p.focus("#pos")
		p.write("nim(3, 5, 7)\r")
		p.see(".busy h1", l.say("Waiting for the answer", "正在等待结果"))
		if text := p.text(".busy"); strings.Contains(text, l.say("No theorem", "没有定理")) {
			t.Errorf("it says %q", text)
		}
		p.sound()
	})
}

// TestSolveTouch: where the page is touched it speaks of tapping.
func TestSolveTouch(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/?p=nim(3, 5, 7)")
		words := l.say("point at one", "把光标移到走法上")
		if l.width == phone {
			words = l.say("tap one", "点一下走法")
		}
		p.see("figcaption", words)
	})
}

// TestSides: of a board with counters of both players it is said which are whose; those of
// who begins are ringed all through a game.
func TestSides(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/?p=northcott((1, 4), (6, 2), width=8)")
		p.see(".pospanel .sides", l.say("ringed: the player to move", "环形：轮到走的一方"))
		p.sound()
		p.shot("solve-sides")
		p.visit("/play?p=northcott((1, 4), (6, 2), width=8)&first=grundy")
		p.see(".table .sides", l.say("ringed: Grundy's", "环形：Grundy的"))
		p.see(".table .sides", l.say("filled: yours", "实心：你的"))
		p.sound()
		p.shot("play-sides")
		p.visit("/?p=treblecross(5)")
		p.see(".pospanel", "")
		p.gone(".sides")
	})
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
