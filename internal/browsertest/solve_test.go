package browsertest

import (
	"testing"
)

// TestSolveAnswer: a position of the address is answered, the verdict first.
func TestSolveAnswer(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/?p=nim(5, 7, 8, 9, 10)")
		p.see("h1", l.say("The first player wins.", "先手必胜"))
		p.see(".facts", l.say("nimber 9", "SG 值 9"))
		if n := p.number(".moves .move"); n != 3 {
			t.Errorf("%d winning moves are listed, want 3 (Bouton 1901: heaps 3, 4 and 5)", n)
		}
		p.sound()
		p.shot("solve")
	})
}
