package browsertest

import "testing"

// TestLanguageKeepsFocus: the key of the other language leaves the focus where it is, on
// every element of every page that can have it. The button that stops a slow question goes
// by itself when the answer comes.
func TestLanguageKeepsFocus(t *testing.T) {
	for address, ready := range map[string]string{
		"/?p=nim(3, 5, 7)":         ".done a",
		"/?p=wythoff(1, 2)":        ".done a",
		"/play?p=nim(3, 5, 7)&m=0": ".timeline li:nth-child(3)",
		"/explore?p=kayles&to=30":  ".plot",
		"/explore?view=heat":       ".heat",
		"/explore?view=graph":      ".node",
		"/learn?chapter=1":         ".says",
		"/contest?id=HDU 1850":     ".codefoot",
	} {
		t.Run(address, func(t *testing.T) {
			t.Parallel()
			p := open(t, looks[0], address)
			p.see(ready, "")
			lost := js[[]string](p, `(async () => {
				const rest = ms => new Promise(done => setTimeout(done, ms));
				const places = () => [...document.querySelectorAll("a[href], button:not([disabled]), [tabindex='0']")].filter(e => e.tabIndex === 0 && e.checkVisibility() && !e.closest("[inert]") && !["Stop", "停止"].includes(e.textContent));
				const lost = [];
				for (let i = 0; i < places().length; i++) {
					const at = places()[i], name = at.outerHTML.slice(0, 160);
					at.focus();
					if (document.activeElement !== at) continue;
					at.dispatchEvent(new KeyboardEvent("keydown", {key: "l", bubbles: true, cancelable: true}));
					await rest(120);
					if (document.activeElement === document.body) lost.push(name);
				}
				return lost;
			})()`)
			for _, l := range lost {
				t.Errorf("the focus is lost from %s", l)
			}
		})
	}
}
