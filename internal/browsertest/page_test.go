package browsertest

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// look is how the page is looked at.
type look struct {
	lang, theme string
	width       int
}

// The widths of a phone and of a desk.
const (
	phone = 390
	desk  = 1280
)

func (l look) String() string { return fmt.Sprintf("%s-%s-%d", l.lang, l.theme, l.width) }

// say is the words of the language.
func (l look) say(en, zh string) string {
	if l.lang == "zh" {
		return zh
	}
	return en
}

// looks are both languages at both widths; each theme with each of them.
var looks = []look{{"en", "light", desk}, {"zh", "dark", desk}, {"zh", "light", phone}, {"en", "dark", phone}}

// each runs a test in every look, side by side.
func each(t *testing.T, test func(*testing.T, look)) {
	for _, l := range looks {
		t.Run(l.String(), func(t *testing.T) {
			t.Parallel()
			test(t, l)
		})
	}
}

// some runs a test in both languages, one at each width, side by side.
func some(t *testing.T, test func(*testing.T, look)) {
	for _, l := range []look{looks[0], looks[2]} {
		t.Run(l.String(), func(t *testing.T) {
			t.Parallel()
			test(t, l)
		})
	}
}

// tab is a page in a tab of its own.
type tab struct {
	t    *testing.T
	ctx  context.Context
	look look

	lock  sync.Mutex
	wrong []string
}

// patience is how long a tab is waited for before a test fails.
const patience = 30 * time.Second

// open opens an address, such as /?p=nim(3, 5, 7), in a look. At the end of the test
// the tab is closed, and what went wrong in it fails the test.
func open(t *testing.T, l look, address string) *tab {
	t.Helper()
	ctx, stop := chromedp.NewContext(browser, chromedp.WithNewBrowserContext())
	p := &tab{t: t, ctx: ctx, look: l}
	t.Cleanup(func() {
		stop()
		p.lock.Lock()
		defer p.lock.Unlock()
		for _, w := range p.wrong {
			t.Error(w)
		}
	})
	if err := chromedp.Listen(ctx, p.hear); err != nil {
		t.Fatal(err)
	}
	p.size(tall)
	p.visit(address)
	return p
}

// tall is the height of the window.
const tall = 860

// size sets the height of the window; a phone has touch and no mouse.
func (p *tab) size(height int) {
	p.t.Helper()
	var options []chromedp.EmulateViewportOption
	if p.look.width == phone {
		options = append(options, chromedp.EmulateMobile, chromedp.EmulateTouch)
	}
	p.do(chromedp.EmulateViewport(int64(p.look.width), int64(height), options...))
}

// visit goes to an address in the same tab.
func (p *tab) visit(address string) {
	p.t.Helper()
	u, err := url.Parse(strings.NewReplacer("+", "%2B", "#", "%23").Replace(address)) // signs of the notation
	if err != nil {
		p.t.Fatal(err)
	}
	q := u.Query()
	q.Set("lang", p.look.lang)
	q.Set("theme", p.look.theme)
	u.RawQuery = q.Encode()
	p.do(chromedp.Navigate(site + u.String()))
	p.see("main", "")
}

// hear notes what a page must not do.
func (p *tab) hear(event any) {
	note := func(format string, args ...any) {
		p.lock.Lock()
		defer p.lock.Unlock()
		p.wrong = append(p.wrong, fmt.Sprintf(format, args...))
	}
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		note("the page threw: %v", e.ExceptionDetails)
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeWarning {
			for _, a := range e.Args {
				note("console: %s %s", a.Value, a.Description)
			}
		}
	case *log.EventEntryAdded:
		// An API that refuses a question is no error of the page.
		if e.Entry.Level == log.EntryLevelError && (e.Entry.Source != log.EntrySourceNetwork || !strings.Contains(e.Entry.URL, "/api/v1/")) {
			note("console: %s", e.Entry.Text)
		}
	case *network.EventRequestWillBeSent:
		if u := e.Request.URL; !strings.HasPrefix(u, site) && !strings.HasPrefix(u, "data:") && !strings.HasPrefix(u, "blob:") {
			note("the page asked for %s", u)
		}
	}
}

// do runs actions of the browser.
func (p *tab) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, stop := context.WithTimeout(p.ctx, patience)
	defer stop()
	if err := chromedp.Do(ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// js is what an expression of the page gives; a promise is awaited.
func js[T any](p *tab, expression string, args ...any) T {
	p.t.Helper()
	for i, a := range args {
		quoted, err := json.Marshal(a)
		if err != nil {
			p.t.Fatal(err)
		}
		args[i] = quoted
	}
	if len(args) > 0 {
		expression = fmt.Sprintf(expression, args...)
	}
	ctx, stop := context.WithTimeout(p.ctx, patience)
	defer stop()
	got, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("%v in %.200s", err, expression)
	}
	return got
}

// meddle lets a function of the page change what the API answers from now on where the
// address holds some words; null makes it a server that is too busy.
func (p *tab) meddle(words, change string) {
	p.t.Helper()
	js[bool](p, `(() => {
		const ask = window.fetch;
		window.fetch = async (...q) => {
			if (!String(q[0]).includes(%s)) return ask(...q);
			q[1].headers.set("Accept", "application/json"); // no progress before the answer
			const response = await ask(...q);
			const body = (`+change+`)(await response.json());
			return new Response(JSON.stringify(body ?? {}), {status: body === null ? 429 : 200, headers: {"Content-Type": "application/json"}});
		};
		return true;
	})()`, words)
}

// wait waits until an expression is true, and says what it waited for when it never is.
func (p *tab) wait(what, expression string, args ...any) {
	p.t.Helper()
	for end := time.Now().Add(patience); !js[bool](p, expression, append([]any{}, args...)...); time.Sleep(30 * time.Millisecond) {
		if time.Now().After(end) {
			p.shot("failed-" + strings.ReplaceAll(p.t.Name(), "/", "-"))
			p.t.Fatalf("waited in vain for %s; the page reads %.600q", what, p.text("main"))
		}
	}
}

// see waits until an element of a selector that is shown holds some words.
func (p *tab) see(selector, words string) {
	p.t.Helper()
	p.wait(fmt.Sprintf("%q in %s", words, selector),
		`[...document.querySelectorAll(%s)].some(e => e.checkVisibility() && e.textContent.includes(%s))`, selector, words)
}

// gone waits until no element of a selector is shown.
func (p *tab) gone(selector string) {
	p.t.Helper()
	p.wait("no "+selector, `![...document.querySelectorAll(%s)].some(e => e.checkVisibility())`, selector)
}

// text is what the first element of a selector holds, "" where there is none.
func (p *tab) text(selector string) string {
	p.t.Helper()
	return js[string](p, `document.querySelector(%s)?.textContent ?? ""`, selector)
}

// number is how many elements of a selector there are.
func (p *tab) number(selector string) int {
	p.t.Helper()
	return js[int](p, `document.querySelectorAll(%s).length`, selector)
}

// click clicks the first element of a selector that is shown, with the mouse.
func (p *tab) click(selector string) {
	p.t.Helper()
	p.middle(selector)
	p.do(chromedp.Click(selector, chromedp.NodeVisible))
}

// middle brings the first element of a selector to the middle of the window.
func (p *tab) middle(selector string) {
	p.t.Helper()
	p.see(selector, "")
	js[bool](p, `(document.querySelector(%s)?.scrollIntoView({block: "center"}), true)`, selector)
}

// tap touches the first element of a selector with a finger.
func (p *tab) tap(selector string) {
	p.t.Helper()
	p.middle(selector)
	p.do(chromedp.Tap(selector, chromedp.NodeVisible))
}

// press presses keys one after the other; package kb has their names.
func (p *tab) press(keys ...string) {
	p.t.Helper()
	for _, k := range keys {
		p.write(k)
	}
}

// write writes a text into what has the focus. A key and its sign are one event, so that
// a page that keeps the key for itself gets no sign.
func (p *tab) write(text string) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		for _, r := range text {
			events := kb.Encode(r)
			if down := events[0]; len(events) == 3 {
				down.Text, down.UnmodifiedText = events[1].Text, events[1].UnmodifiedText
				events = []*input.DispatchKeyEventParams{down, events[2]}
			}
			for _, event := range events {
				if _, err := cdp.Call(ctx, t, input.DispatchKeyEvent, *event); err != nil {
					return err
				}
			}
		}
		return nil
	}))
}

// focus is the selector's element getting the focus.
func (p *tab) focus(selector string) {
	p.t.Helper()
	p.see(selector, "")
	p.do(chromedp.Focus(selector))
}

// focused says whether the element of a selector has the focus.
func (p *tab) focused(selector string) bool {
	p.t.Helper()
	return js[bool](p, `document.activeElement?.matches(%s) ?? false`, selector)
}

// address is the path and query of the page, without language and theme.
func (p *tab) address() string {
	p.t.Helper()
	u, err := url.Parse(js[string](p, `location.href`))
	if err != nil {
		p.t.Fatal(err)
	}
	q := u.Query()
	q.Del("lang")
	q.Del("theme")
	if len(q) == 0 {
		return u.Path
	}
	return u.Path + "?" + q.Encode()
}

// calm checks that while a number changes what is said aloud does not.
func (p *tab) calm(number string) {
	p.t.Helper()
	said := js[int](p, `(() => {
		let said = 0;
		const ear = new MutationObserver(() => said++);
		document.querySelectorAll("main [aria-live], main [role=status]").forEach(e => ear.observe(e, {subtree: true, childList: true, characterData: true}));
		const shown = document.querySelector(%s), before = shown.textContent;
		return new Promise(done => {
			const until = setInterval(() => { if (shown.textContent !== before) { clearInterval(until); setTimeout(() => done(said), 600); } }, 20);
		});
	})()`, number)
	if said > 0 {
		p.t.Errorf("something was said aloud %d times while a count went on", said)
	}
}

// shots is where pictures go, to be looked at.
const shots = "../../build/shots"

// shot takes a picture of the whole page.
func (p *tab) shot(name string) {
	p.t.Helper()
	p.size(max(tall, js[int](p, `document.documentElement.scrollHeight`)))
	defer p.size(tall)
	ctx, stop := context.WithTimeout(p.ctx, patience)
	defer stop()
	picture, err := chromedp.Run(ctx, chromedp.FullScreenshot(100))
	if err == nil {
		err = os.MkdirAll(shots, 0o755)
	}
	if err == nil {
		err = os.WriteFile(filepath.Join(shots, name+"-"+p.look.String()+".png"), picture, 0o644)
	}
	if err != nil {
		p.t.Fatal(err)
	}
}
