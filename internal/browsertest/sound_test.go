package browsertest

import (
	"os"
	"sync"
)

// axe is the text of the checker of accessibility.
var axe = sync.OnceValues(func() ([]byte, error) {
	return os.ReadFile("../../server/web/node_modules/axe-core/axe.min.js")
})

// finding is what axe found.
type finding struct {
	ID, Impact, Help string
	Nodes            []struct{ HTML, FailureSummary string }
}

// sound checks what must hold of every page in every state: axe finds nothing, nothing
// that is pressed is lower than 44 pixels, the tab key stops only at what has a name and
// can be used, and the page does not scroll sideways.
func (p *tab) sound() {
	p.t.Helper()
	text, err := axe()
	if err != nil {
		p.t.Fatalf("axe-core is not installed (make web): %v", err)
	}
	js[bool](p, string(text)+"\n;true")
	for _, f := range js[[]finding](p, `axe.run(document, {resultTypes: ["violations"]}).then(r => r.violations.map(v => ({id: v.id, impact: v.impact, help: v.help, nodes: v.nodes.map(n => ({html: n.html, failureSummary: n.failureSummary}))})))`) {
		for _, n := range f.Nodes {
			p.t.Errorf("axe, %s (%s): %s\n%.300s\n%s", f.ID, f.Impact, f.Help, n.HTML, n.FailureSummary)
		}
	}
	for _, low := range js[[]string](p, lowTargets) {
		p.t.Errorf("a target lower than 44 pixels: %s", low)
	}
	for _, stop := range js[[]string](p, idleStops) {
		p.t.Errorf("the tab key stops where there is no name, or nothing to do: %s", stop)
	}
	if wide := js[int](p, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); wide > 0 {
		p.t.Errorf("the page scrolls sideways by %d pixels; beyond stand %q", wide, js[[]string](p, `[...document.querySelectorAll("main *")].filter(e => e.getBoundingClientRect().right > innerWidth + 1).slice(0, 6).map(e => e.outerHTML.slice(0, 120))`))
	}
}

// lowTargets lists what can be pressed and is lower than 44 pixels. Links in running
// text, and check boxes whose label is pressed, need no height of their own.
const lowTargets = `[...document.querySelectorAll("button, a[href], summary, select, input, textarea, [role=option], [role=button], [role=tab]")]
	.filter(e => e.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !e.matches(".skip, p a, p button, li p *, dd a, svg *, input[type=checkbox]") && !e.closest("[inert]"))
	.map(e => [e, e.getBoundingClientRect()])
	.filter(([e, r]) => r.width > 0 && r.height > 0 && r.height < 43.5)
	.map(([e, r]) => r.height.toFixed(1) + " " + e.outerHTML.slice(0, 160))`

// idleStops lists what the tab key comes to although it has no role and name, or is a
// group in which nothing scrolls.
const idleStops = `[...document.querySelectorAll("[tabindex='0']:not(button, a[href], input, select, textarea, summary, output)")]
	.filter(e => e.checkVisibility() && (!e.role || !(e.ariaLabel || e.hasAttribute("aria-labelledby") || e.querySelector(":scope > title")) || e.role === "group" && e.scrollWidth <= e.clientWidth))
	.map(e => e.outerHTML.slice(0, 160))`
