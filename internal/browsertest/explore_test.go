package browsertest

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"grundy"
	"grundy/game"
	"grundy/internal/oracle"
)

// kaylesValues are the nimbers of rows of 0 to 11 pins as Guy and Smith tabulate them.
const kaylesValues = "012314321426"

// TestExploreSequence shows a nim-sequence with its law. Period 12 from 71 on, with the
// fourteen exceptions and the last at 70, is that of Guy and Smith 1956.
func TestExploreSequence(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/explore")
		p.see("h1", "Kayles")
		p.see(".factline", "71")
		for _, fact := range []string{l.say("period12", "周期12"), l.say("starts at71", "起点71"), l.say("last exception70", "最后的例外70"), l.say("exceptions14", "例外个数14"), "Guy, Smith 1956"} {
			p.see(".factline", fact)
		}
		p.see(".legend", l.say("period 12 from 71, proved", "从 71 起周期 12，已证"))
		if got := js[string](p, `[...document.querySelectorAll(".wraptab tbody tr:first-child td")].map(c => c.firstChild.textContent).join("")`); got != kaylesValues {
			t.Errorf("the first row of values is %q, want %q", got, kaylesValues)
		}
		p.see(".says .note", l.say("the first player wins every single heap.", "所以单独一堆总是先手必胜"))
		if n := p.number(".wraptab .ex"); n != 14 {
			t.Errorf("%d values are boxed, want 14", n)
		}
		p.see(".plot .u-over", "")
		p.wait("drawn dots", `(() => { const c = document.querySelector(".plot canvas"), d = c.getContext("2d").getImageData(0, 0, c.width, c.height).data; let n = 0; for (let i = 3; i < d.length; i += 4) n += d[i] > 200; return n > 1000; })()`)
		p.sound()
		p.shot("explore")
	})
}

// TestExplorePlot walks and zooms on the plot by keyboard; the address follows.
func TestExplorePlot(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/explore?p=kayles")
		p.see(".zoom", "0 … 142")
		p.focus(".plot")
		p.press(kb.ArrowRight, kb.ArrowRight, kb.ArrowRight, kb.ArrowRight)
		p.see(".told", "g(3) = 3")
		p.see(".told", l.say("an exception; the period would give 8", "例外；按周期应为 8"))
		p.press("+")
		p.see(".zoom", "… 73")
		p.wait("the address", `new URL(location).searchParams.get("till") === "73"`)
		p.press("0")
		p.see(".zoom", l.say("0 … 1000", "0 … 1000"))
		p.press(kb.End)
		p.see(".told", "g(1000)")
		p.click(fmt.Sprintf(`.zoom [aria-label=%q]`, l.say("Zoom in", "放大")))
		p.see(".zoom", "500 … 1000")
		p.sound()
	})
}

// TestExploreDrag zooms with the mouse over a stretch, and back.
func TestExploreDrag(t *testing.T) {
	p := open(t, looks[0], "/explore")
	p.see(".zoom", "0 … 142")
	p.see(".plot .u-over", "")
	js[bool](p, `(() => {
		const over = document.querySelector(".plot .u-over"), box = over.getBoundingClientRect();
		const mouse = (name, share) => over.dispatchEvent(new MouseEvent(name, {bubbles: true, button: 0, movementX: 9, clientX: box.left + share * box.width, clientY: box.top + 99}));
		mouse("mousemove", 0.25); mouse("mousedown", 0.25); mouse("mousemove", 0.5); mouse("mousemove", 0.75); mouse("mouseup", 0.75);
		return true;
	})()`)
	p.wait("a shorter stretch", `(([, a, b]) => a > 30 && a < 42 && b > 100 && b < 112)(/n = (\d+) … (\d+)/.exec(document.querySelector(".zoom").textContent).map(Number))`)
	js[bool](p, `(document.querySelector(".plot .u-over").dispatchEvent(new MouseEvent("dblclick", {bubbles: true})), true)`)
	p.see(".zoom", "0 … 1000")
}

// TestExploreTouch moves the stretch with one finger, and zooms in with two.
func TestExploreTouch(t *testing.T) {
	p := open(t, look{"zh", "light", phone}, "/explore")
	p.see(".zoom", "0 … 142")
	p.see(".plot .u-over", "")
	js[bool](p, `(() => {
		const over = document.querySelector(".plot .u-over"), box = over.getBoundingClientRect();
		window.finger = (name, id, share) => over.dispatchEvent(new PointerEvent(name, {bubbles: true, pointerType: "touch", pointerId: id, clientX: box.left + share * box.width, clientY: box.top + 99}));
		finger("pointerdown", 1, 0.9); finger("pointermove", 1, 0.4); finger("pointerup", 1, 0.4);
		return true;
	})()`)
	p.see(".zoom", "71 … 213") // half of the width is 71 of 142
	js[bool](p, `(finger("pointerdown", 1, 0.25), finger("pointerdown", 2, 0.75), finger("pointermove", 2, 1), finger("pointermove", 1, 0), finger("pointerup", 1, 0), finger("pointerup", 2, 1), true)`)
	p.see(".zoom", "107 … 178") // half as wide, around the same middle
}

// TestExploreLong shows 10^5 values, and tells a law that was seen from one that is proved.
func TestExploreLong(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/explore?p=grundy_game()&to=100000")
		p.see(".zoom", "100")
		p.wait("all heaps", `document.querySelector(".zoom select").value === "100000" && !document.querySelector(".stale")`)
		p.see(".factline", l.say("none found", "未发现"))
		p.see(".says .note", l.say("Up to 100\u2009000 the first player loses the single heaps of 1, 2, 4, 7, 10, 20, 23, 26 …", "100\u2009000 以内先手必败的大小是 1、2、4、7、10、20、23、26……"))
		p.see(".plot .u-over", "")
		p.sound()
		p.shot("explore-long")
		p.meddle("/period", `body => ({...body, proved: false, checked_to: 99999})`) // a law that was only seen; those of the catalogue are proved
		p.focus("[data-slash]")
		js[bool](p, `(document.querySelector("[data-slash]").select(), true)`)
		p.write("kayles()\r")
		p.see(".legend", l.say("seen and not proved", "只是观察所得"))
		p.see(".factline", l.say("no", "未证"))
		p.see(".says .seen", "99")
		p.see(".says", l.say("as far as it was computed", "在已算出的范围内"))
		p.see(".says .note", l.say("the first player wins every single heap up to", "以内的单独一堆总是先手必胜"))
		p.sound()
		p.shot("explore-seen")
	})
}

// TestExploreBounded: what is said of all heaps rests on a law of which a whole period is
// shown. Of bash(max=1500) the heap of 1501 is lost, of its 1001 values none but the first.
func TestExploreBounded(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/explore?p=bash(max=1500)")
		p.see(".factline", "1501")
		p.see(".says .note", l.say("wins every single heap up to 1000.", "1000 以内的单独一堆总是先手必胜"))
		p.visit("/explore?p=bash(max=1500)&to=10000")
		p.see(".says .note", l.say("The first player loses the single heaps of 1501, 3002, 4503", "先手必败的大小是 1501、3002、4503"))
		p.visit(`/explore?p=octal("0.3771")`)
		p.see(".factline", l.say("none found", "未发现"))
		p.see(".says .note", l.say("wins every single heap up to 1000.", "1000 以内的单独一堆总是先手必胜"))
		p.visit("/explore?p=nim()")
		p.see(".says", l.say("From n = 0 on, g(n) = n.", "从 n = 0 起，g(n) = n。"))
	})
}

// TestExploreMisere sets misère nimbers beside those of normal play. A row of one pin has
// misère nimber 0 and an empty one 1, by the definition; which rows are lost in misère
// play is asked of internal/oracle.
func TestExploreMisere(t *testing.T) {
	var lost []string
	judge := oracle.New()
	for n := 1; n <= 24; n++ {
		sum, err := grundy.Parse(fmt.Sprintf("kayles(%d)", n))
		if err != nil {
			t.Fatal(err)
		}
		if !judge.Wins(sum[0], game.Misere) {
			lost = append(lost, strconv.Itoa(n))
		}
	}
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/explore?c=both")
		p.wait("two plots", `document.querySelectorAll(".plot").length === 2`)
		p.see(".wraptab .mis", "102301")
		p.see(".further", l.say("up to 24", "算到 24"))
		p.see(".says .note", l.say("Misère play: Up to 24 the first player loses the single heaps of "+strings.Join(lost, ", ")+".", "反常规则：单独一堆时，24 以内先手必败的大小是 "+strings.Join(lost, "、")+"。"))
		p.sound()
		p.shot("explore-both")
		p.click(".exbar .right button:nth-child(2)")
		p.wait("one plot", `document.querySelectorAll(".plot").length === 1`)
		p.gone(".factline")
		p.see(".says", l.say("Up to 24 the first player loses the single heaps of "+strings.Join(lost, ", ")+".", "24 以内先手必败的大小是 "+strings.Join(lost, "、")+"。"))
		p.sound()
		p.shot("explore-misere")
	})
}

// TestExploreOwn: a ruleset is shown in its own convention unless another is chosen, and
// of misère play alone nothing of normal play is asked for. Notakto is misère play
// [Plambeck, Whitehead 2013].
func TestExploreOwn(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, `/explore?view=graph&p=notakto("XX./.../XX.")`)
		p.see(".tellgraph", l.say("In misère play whoever cannot move has won", "反常规则下，无法走的一方获胜"))
		p.see(".exbar [aria-pressed=true]", l.say("Misère", "反常"))
		p.click(".exbar .right button:first-child")
		p.see(".tellgraph", l.say("A position is P when all its moves lead to N", "若所有走法都通向 N，则为 P"))
		p.visit("/explore?c=misere")
		p.see(".further", l.say("up to 24", "算到 24"))
		for _, asked := range js[[]string](p, `performance.getEntriesByType("resource").map(e => e.name).filter(n => /api.v1.(sequence|period)/.test(n))`) {
			if !strings.Contains(asked, "misere=true") {
				t.Errorf("the page asked for %s", asked)
			}
		}
	})
}

// TestExploreFile takes the values away.
func TestExploreFile(t *testing.T) {
	p := open(t, looks[0], "/explore?to=100")
	p.see(".files a", "CSV")
	got := js[string](p, `new Promise(done => {
		const make = URL.createObjectURL;
		URL.createObjectURL = blob => { blob.text().then(done); return make(blob); };
		document.querySelector(".files a").click();
	})`)
	if !strings.HasPrefix(got, "n,nimber\n0,0\n1,1\n2,2\n3,3\n4,1\n") || strings.Count(got, "\n") != 102 {
		t.Errorf("the file begins %.60q", got)
	}
}

// TestExploreFind finds a game by an alias, and goes through the views by keyboard.
func TestExploreFind(t *testing.T) {
	some(t, func(t *testing.T, l look) {
		p := open(t, l, "/explore")
		p.see("h1", "Kayles")
		p.press("/")
		js[bool](p, `(document.querySelector("[data-slash]").select(), true)`) // the key is both heard and written here
		p.write("威佐夫")
		p.see(".complete [role=option]", "wythoff()")
		p.press(kb.ArrowDown, kb.Enter)
		p.see(".heat canvas", "")
		if got := p.address(); got != "/explore?p=wythoff%28%29" {
			t.Errorf("the address is %s", got)
		}
		p.focus("#view-heat")
		p.press(kb.ArrowRight)
		p.see(".node", "")
		if got := p.address(); got != "/explore?p=wythoff%282%2C+3%29&view=graph" {
			t.Errorf("the address is %s", got)
		}
		p.press(kb.ArrowRight)
		p.see(".limit", l.say("has no nim-sequence", "没有 SG 序列"))
		js[bool](p, `(history.back(), true)`)
		p.see(".node", "")
		p.visit("/explore?p=0.137")
		p.see(".factline", "34") // Guy and Smith 1956: 0.137, Dawson's Chess, has period 34
		p.visit("/explore?p=nosuchgame")
		p.see(".limit", "nosuchgame")
		p.sound()
	})
}

// TestExploreOther: of a game that cannot be read nothing is shown of the one before.
func TestExploreOther(t *testing.T) {
	for _, address := range []string{"/explore", "/explore?view=heat", "/explore?view=graph"} {
		p := open(t, looks[0], address)
		p.see(".plot, .heat, .node", "")
		p.focus("[data-slash]")
		js[bool](p, `(document.querySelector("[data-slash]").select(), true)`)
		p.write("nosuchgame\r")
		p.see(".limit", "nosuchgame")
		p.gone(".plot, .factline, .heat, .node")
		p.sound()
	}
}

// TestExploreRetry: where the games have not come that is said, and they can be asked for
// again.
func TestExploreRetry(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/learn")
		p.see("h1", "")
		p.away()
		p.click(`.tabs a[href^="/explore"]`)
		p.see(".limit h2", l.say("The games could not be read.", "没能读到游戏列表。"))
		p.sound()
		p.back()
		p.click(".limit .btn")
		p.see("h1", "Kayles")
		p.see(".factline", l.say("period12", "周期12"))
	})
}
