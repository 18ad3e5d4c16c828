// Package browsertest tries the page in a browser: Debian's Chromium, driven over its
// own protocol, before a server of this process. All of it is tests; this is how one is
// written:
//
//	func TestSolveMove(t *testing.T) {
//		each(t, func(t *testing.T, l look) {          // both languages, phone and desktop
//			p := open(t, l, "/?p=nim(3, 5, 7)")        // a tab of its own, closed in the end
//			p.see("h1", l.say("The first player wins.", "先手必胜"))
//			p.click(".move")                          // or p.tap, p.press(kb.Tab, kb.Enter), p.write("text")
//			p.see("h1", l.say("The second player wins.", "后手必胜"))
//			p.sound()                                 // axe, targets, nothing sideways
//			p.shot("solve-move")                      // build/shots/solve-move-zh-light-390.png
//		})
//	}
//
// [open] fails the test in the end when the page has written an error to the console,
// thrown, or asked anything of another machine. Whatever a test waits for it asks again
// and again for, up to a bound that only a broken page reaches: no test measures time.
package browsertest
