package judge_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"grundy/game"
	"grundy/judge"
)

// answeredBeyond are the problems some of whose inputs are answered though the statement
// rules them out, and why the answer is right all the same.
var answeredBeyond = map[string]string{
	"CF 39E":      "a^b may be n or more: the game is over, and who moved has lost",
	"CF 812E":     "parents may have larger numbers than their children",
	"HDU 5996":    "parents may have larger numbers than their children",
	"CF 936B":     "loops and double edges are edges",
	"POJ 3710":    "connected graphs may have any cycles",
	"Luogu P3480": "a sum may pass its bound",
	"Luogu P5970": "a sum may pass its bound",
}

// TestSenseless draws inputs whose fields do not fit together, and wants each to be
// refused with a line.
func TestSenseless(t *testing.T) {
	for _, p := range judge.All() {
		t.Run(p.ID, func(t *testing.T) {
			r := rand.New(rand.NewPCG(29, 31))
			for i := range 900 {
				c, ok := p.DrawLoosely(r, extents[i%len(extents)])
				if ok {
					continue
				}
				in := string(p.Write(c))
				out, err := answer(t, p.ID, in)
				var e *game.Error
				switch {
				case err == nil && answeredBeyond[p.ID] == "":
					t.Fatalf("judge %s on %.200q = %q, want a refusal", p.ID, in, out)
				case err != nil && (!errors.As(err, &e) || e.Line < 1):
					t.Fatalf("judge %s on %.200q: %v has no line", p.ID, in, err)
				}
			}
		})
	}
}
