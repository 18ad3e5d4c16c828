package browsertest

import (
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

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

// TestShellLettersOff: single keys can be turned off, and that is kept.
func TestShellLettersOff(t *testing.T) {
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

// TestAstray: an address of nothing leads to the page that was meant, or to the first.
func TestAstray(t *testing.T) {
	p := open(t, looks[0], "/")
	for from, to := range map[string]string{"/solve?p=nim(1)": "/?p=nim%281%29", "/play/?p=nim(1)": "/play?p=nim%281%29", "/learn/3": "/learn", "/nosuch": "/"} {
		p.visit(from)
		if got := p.address(); got != to {
			t.Errorf("%s leads to %s, want %s", from, got, to)
		}
	}
	p.lock.Lock()
	defer p.lock.Unlock()
	p.wrong = slices.DeleteFunc(p.wrong, func(w string) bool { return strings.Contains(w, "404") }) // as each of them is
}

// TestCommandLine: the lines for the command line are those of what is shown, and the
// command takes them.
func TestCommandLine(t *testing.T) {
	folder := t.TempDir()
	build := exec.CommandContext(t.Context(), "go", "build", "-o", folder, "grundy/cmd/grundy")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if err := os.WriteFile(filepath.Join(folder, "in.txt"), []byte("1\n1\n0\n"), 0o644); err != nil { // one heap of 1, for HDU 2176
		t.Fatal(err)
	}
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/")
		for address, line := range map[string]string{
			"/":                                        `grundy solve "nim(5, 7, 8, 9, 10)" --explain`,
			`/?p=treblecross('.X.')`:                   `grundy solve "treblecross('.X.')" --explain`,
			"/?p=nim(1, 1)&c=misere":                   `grundy solve "nim(1, 1)" --misere --explain`,
			"/play?p=kayles(7)&m=0&vs=two":             `grundy solve "kayles(6)" --explain`,
			"/explore?p=kayles&to=100":                 `grundy sequence "kayles()" --to 100`,
			"/?p=nim 3 5 7":                            `grundy solve "nim(3, 5, 7)" --explain`,
			"/explore?p=kayles&c=misere":               `grundy sequence "kayles()" --to 24 --misere`,
			"/explore?p=cram":                          `grundy rulesets cram`,
			"/explore?p=kayles&c=misere&to=10":         `grundy sequence "kayles()" --to 10 --misere`,
			`/explore?p=octal("0.137")`:                `grundy period 'octal("0.137")'`,
			"/explore?view=heat":                       `grundy rulesets wythoff`,
			"/explore?view=graph&p=nim(2, 3)&c=misere": `grundy solve "nim(2, 3)" --misere --svg graph.svg`,
			"/?p=nim(3":                                `grundy --help`,
			"/learn?chapter=6":                         `grundy solve "wythoff(4, 7)" --explain`,
			"/learn?chapter=8":                         `grundy solve "nim(1, 1, 2, 5)" --misere --explain`,
			"/contest?q=nim":                           `grundy judge --list "nim"`,
			"/contest?id=hdu2176":                      `grundy judge "hdu2176" < in.txt`,
		} {
			p.visit(address)
			p.see("h1", "")
			p.focus(".foot button")
			p.press(kb.Enter)
			p.see("dialog .cmd", line)
			p.sound()
			for _, command := range js[[]string](p, `[...document.querySelectorAll("dialog .cmd")].map(e => e.textContent)`) {
				if strings.Contains(command, "grundy check") {
					continue // a program that is not there
				}
				run := exec.CommandContext(t.Context(), "sh", "-c", command)
				run.Dir, run.Env = folder, append(os.Environ(), "PATH="+folder+":"+os.Getenv("PATH"))
				if out, err := run.CombinedOutput(); err != nil {
					t.Errorf("%s: %s: %v: %s", address, command, err, out)
				}
			}
			p.shot("commands-" + regexp.MustCompile(`\W+`).ReplaceAllString(address, "-"))
			p.press(kb.Escape)
			p.gone("dialog")
		}
	})
}

// TestFoot: on a phone what the foot of the page leads to stands in one row, from where
// its sentence begins.
func TestFoot(t *testing.T) {
	p := open(t, looks[2], "/")
	p.see("h1", "")
	if !js[bool](p, `(() => {
		const [words, ...rest] = [...document.querySelectorAll(".foot .wrap > *")].map(e => e.getBoundingClientRect());
		return rest.every(r => r.top === rest[0].top && r.top > words.top) && Math.abs(rest[0].left - words.left) < 20;
	})()`) {
		t.Error("the foot of the page is torn apart")
	}
}

// TestQuotes: the marks of quotations are narrow in English, as wide as a character in
// Chinese, on machines whose letters are those of a Chinese face.
func TestQuotes(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/")
		p.see("h1", "")
		width := js[float64](p, `(() => {
			const s = document.createElement("span");
			s.style.fontSize = "100px";
			s.textContent = "“”";
			document.querySelector("main").append(s);
			return s.getBoundingClientRect().width;
		})()`)
		if wide := width > 140; wide != (l.lang == "zh") {
			t.Errorf("two marks are %g wide at a size of 100", width)
		}
	})
}
