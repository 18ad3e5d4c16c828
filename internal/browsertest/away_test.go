package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// away makes the server one that cannot be reached, mute one that does not answer until
// it is stopped, crowded one that is too busy, which it says in a stream, and back the one
// it is.
func (p *tab) away() {
	p.t.Helper()
	p.instead(`async () => { throw new TypeError("no network"); }`)
}

func (p *tab) mute() {
	p.t.Helper()
	p.instead(`(_, {signal}) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))`)
}

func (p *tab) crowded() {
	p.t.Helper()
	p.instead(`async () => new Response(
		"event: progress\ndata: {\"positions\": 0, \"limit\": 9}\n\n" +
		"event: problem\ndata: {\"status\": 503, \"code\": \"limit\", \"detail\": \"ask again\"}\n\n", {headers: {"Content-Type": "text/event-stream"}})`)
}

func (p *tab) back() {
	p.t.Helper()
	p.instead(`answering`)
}

// instead lets a function of the page answer for the server.
func (p *tab) instead(answer string) {
	p.t.Helper()
	js[bool](p, `(window.answering ??= window.fetch, window.fetch = `+answer+`, true)`)
}

// TestPlayAway: while the server is away the board stays, and the move that was made is
// made when it is back, by itself; or it is taken back.
func TestPlayAway(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/play?vs=two&p=nim(3, 5, 7)")
		p.see(".whose", l.say("First player to move", "轮到先手"))
		p.away()
		p.click(".acts .btn:first-child") // a hint asks nothing
		p.focus(spot("h0:0"))
		p.press(kb.Enter)
		p.see(".missing", l.say("Grundy's server does not answer", "连不上 Grundy 的服务"))
		p.see(".missing .btn", l.say("Try again", "重试"))
		p.see(".whose", l.say("This move has not been made yet", "这一步还没有走成"))
		if n := p.number(".pebble"); n != 15 {
			t.Errorf("%d stones are on the table, want 15", n)
		}
		p.sound()
		p.shot("play-away")
		p.back()
		p.see(".timeline li:nth-child(2)", l.say("take all 3 of heap 1", "把第 1 堆的 3 个全部取走"))
		p.gone(".missing")

		p.away()
		p.focus(spot("h1:0"))
		p.press(kb.Enter)
		p.see(".missing", "")
		p.press("u")
		p.gone(".missing")
		p.see(".whose", l.say("Second player to move", "轮到后手"))
	})
}

// TestAway: what could not be answered is answered when the server is back, on every page.
func TestAway(t *testing.T) {
	for _, tt := range []struct{ address, text, found string }{
		{"/?p=nim(3, 5, 7)", "nim(1, 2, 3)", ".verdict"},
		{"/explore", "dawson_kayles()\r", ".plot"},
		{"/explore?view=heat", "king()\r", ".heat"},
		{"/explore?view=graph", "nim(1, 2)\r", ".node"},
	} {
		t.Run(tt.address, func(t *testing.T) {
			p := open(t, looks[0], tt.address)
			p.see(tt.found, "")
			p.away()
			p.focus("[data-slash]")
			js[bool](p, `(document.querySelector("[data-slash]").select?.(), true)`)
			p.write(tt.text)
			p.see(".limit .btn", "Try again")
			p.sound()
			p.back()
			p.gone(".limit .btn")
			p.see(tt.found, "")
		})
	}
}

// TestLearnAway: a chapter asks again for what it shows.
func TestLearnAway(t *testing.T) {
	p := open(t, looks[0], "/learn?chapter=5")
	p.see(".widget .verd", "")
	p.away()
	p.click(".knobs button:last-child")
	p.see(".says .btn", "Try again")
	p.back()
	p.see(".widget .verd", "")
}

// TestCrowded: a server that is too busy, which it may say in a stream, can be asked once
// more, and no smaller position is advised.
func TestCrowded(t *testing.T) {
	for _, tt := range []struct{ address, text, head, found string }{
		{"/?p=nim(3, 5, 7)", "nim(1, 2, 3)\r", ".limit h1", ".verdict"},
		{"/explore?view=heat", "king()\r", ".limit h2", ".heat"},
		{"/explore?view=graph", "nim(1, 2)\r", ".limit h2", ".node"},
	} {
		t.Run(tt.address, func(t *testing.T) {
			each(t, func(t *testing.T, l look) {
				p := open(t, l, tt.address)
				p.see(tt.found, "")
				p.crowded()
				p.focus("[data-slash]")
				js[bool](p, `(document.querySelector("[data-slash]").select(), true)`)
				p.write(tt.text)
				p.see(tt.head, l.say("Too many questions at once.", "眼下问题太多，一时答不过来。"))
				p.see(".limit .btn", l.say("Try again", "重试"))
				p.gone(".limit .cmd")
				p.gone(".limit ~ p .btn") // to draw more
				p.sound()
				p.shot("state-crowded-" + strings.Trim(tt.found, "."))
				p.back()
				p.click(".limit .btn")
				p.see(tt.found, "")
				p.gone(".limit")
			})
		})
	}
}

// TestAgainWaits: what is asked once more is seen to be asked, and can be stopped.
func TestAgainWaits(t *testing.T) {
	for _, tt := range []struct{ address, text, refused, busy, stop string }{
		{"/explore", "dawson_kayles()\r", ".limit", ".waiting", ".waiting .btn"},
		{"/explore?view=heat", "king()\r", ".limit", ".waiting", ".waiting .btn"},
		{"/explore?view=graph", "nim(1, 2)\r", ".limit", ".waiting", ".waiting .btn"},
		{"/", "nim(1, 2, 3)\r", ".limit", ".busy", ".busy .btn"},
		{"/play", "nim(1, 2, 3)\r", ".limit", ".busy", ".busy .btn"},
	} {
		t.Run(tt.address, func(t *testing.T) {
			p := open(t, looks[0], tt.address)
			p.see(".plot, .heat, .node, .blank, .board", "")
			p.crowded()
			p.focus("[data-slash]")
			js[bool](p, `(document.querySelector("[data-slash]").select(), true)`)
			p.write(tt.text)
			p.see(tt.refused+" .btn", "Try again")
			p.mute()
			p.click(tt.refused + " .btn")
			p.see(tt.stop, "Stop")
			p.gone(tt.refused)
			p.sound()
			p.click(tt.stop)
			p.see(tt.refused, "Stopped.")
			p.gone(tt.busy)
		})
	}
}
