package judge_test

import (
	"errors"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"grundy/game"
	"grundy/judge"
)

// answeredBeyond are the problems some of whose inputs are answered though the statement
// rules them out, and why the answer is right all the same.
var answeredBeyond = map[string]string{
	"CF 39E":       "a^b may be n or more: the game is over, and who moved has lost",
	"CSES 1729":    "a set without 1 is a game too",
	"UVa 10404":    "a set without 1 is a game too",
	"AtCoder dp_k": "the set may come in any order, and have what is more than the heap",
	"CF 812E":      "parents may have larger numbers than their children",
	"HDU 5996":     "parents may have larger numbers than their children",
	"CF 936B":      "loops and double edges are edges",
	"POJ 3710":     "connected graphs may have any cycles",
	"Luogu P3480":  "a sum may pass its bound",
	"Luogu P5970":  "a sum may pass its bound",
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

// spoilt are inputs near one that is right: none, one with more, and those with a word
// in the place of another, or cut before it.
func spoilt(in string) []string {
	all := []string{"", "\n", in + "17\n", in + "x\n"}
	words := strings.Fields(in)
	for i := range words {
		all = append(all, strings.Join(words[:i], " "))
		for _, other := range []string{"x", "-7", "0", "1", "2.5", "99999999999999999999"} {
			w := slices.Clone(words)
			w[i] = other
			all = append(all, strings.Join(w, "\n")+"\n")
		}
	}
	return all
}

// badSentence finds what no refusal says: a figure without its number, one thing in the
// plural, an advice that nobody at a judge can follow.
var badSentence = regexp.MustCompile(`%!|(^| )1 (numbers|heaps|coins|squares|cells|cases|edges|rows|people|digits|positions|bytes)\b|raise|提高上限|-1$|^$`)

// TestSpoilt wants inputs that are spoilt to be answered or refused with a line, in whole
// sentences of both languages.
func TestSpoilt(t *testing.T) {
	for _, p := range judge.All() {
		t.Run(p.ID, func(t *testing.T) {
			r := rand.New(rand.NewPCG(37, 41))
			for range 3 {
				for _, in := range spoilt(string(p.Write(drawn(t, p, r, judge.Extent{Things: 3, Numbers: 9})))) {
					_, err := answer(t, p.ID, in)
					if err == nil {
						continue
					}
					e := game.AsError(err)
					for _, l := range []game.Lang{game.En, game.Zh} {
						if said := e.Say.In(l); e.Line < 1 || badSentence.MatchString(said) {
							t.Errorf("judge %s on %q, line %d: %q", p.ID, in, e.Line, said)
						}
					}
				}
			}
		})
	}
}
