package browsertest

import "testing"

// TestPlayStart: the page begins with a game, and the stone that is pointed at shows
// what it would take.
func TestPlayStart(t *testing.T) {
	each(t, func(t *testing.T, l look) {
		p := open(t, l, "/play?p=nim(3, 5, 7)")
		p.see(".whose", l.say("Your move", "轮到你"))
		p.see(".playhead h1", l.say("Nim", "尼姆"))
		p.sound()
		p.shot("play-start")
	})
}
