package browsertest

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// unplug lets nothing through from now on.
func (p *tab) unplug() {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		all := network.SetBlockedURLsParams{URLPatterns: []*network.BlockPattern{{URLPattern: "*://*:*/*", Block: true}}}
		_, err := cdp.Call(ctx, t, network.SetBlockedURLs, all)
		return err
	}))
}

// TestOffline: a page that was left alone for a moment opens all others without the
// server, with their plots and formulas, and says what it cannot compute.
func TestOffline(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/?p=nim(3, 5, 7)")
		p.see(".verdict h1", l.say("The first player wins.", "先手必胜"))
		p.wait("all that is loaded ahead", `document.fonts.size > 0 && [...document.fonts].every(f => f.status === "loaded")`)
		p.unplug()
		away := l.say("Grundy's server does not answer", "连不上 Grundy 的服务")
		open := func(page string) { p.click(`.tabs a[href^="/` + page + `"]`) }
		open("play")
		p.see(".limit", away)
		open("explore")
		p.see(".limit", away)
		open("contest")
		p.see(".plistcol .note", away)
		open("learn")
		p.see(".chapters, main nav", "")
		js[bool](p, `(document.querySelector('main a[href*="chapter=6"]').click(), true)`)
		p.see(".katex", "")
		p.sound()
		p.click(".foot button")
		p.see("dialog .cmd", "grundy")
	})
}

// TestSaving: where a browser is to load little, only what is looked at is loaded.
func TestSaving(t *testing.T) {
	p := open(t, looks[0], "/learn")
	js[bool](p, `(Object.defineProperty(Navigator.prototype, "connection", {value: {saveData: true}}), true)`)
	if got := js[bool](p, `new Promise(done => setTimeout(() => done(performance.getEntriesByType("resource").some(e => /contest-/.test(e.name))), 3500))`); got {
		t.Error("the page Contest is loaded although nobody looks at it")
	}
}
