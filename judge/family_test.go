package judge_test

import (
	"strings"
	"testing"

	"grundy/catalogue"
	"grundy/game"
	"grundy/judge"
)

// TestGame wants every family to be called something in both languages.
func TestGame(t *testing.T) {
	for _, p := range judge.All() {
		if g := p.Game(); g.En == "" || g.Zh == "" {
			t.Errorf("%s: the family %q is called %q", p.ID, p.Family, g)
		}
		if r := catalogue.Lookup(p.Family); r != nil && p.Game() != r.Title {
			t.Errorf("%s: the game is called %q, and the ruleset %q", p.ID, p.Game(), r.Title)
		}
	}
}

// TestTrapInputs wants the inputs with traps that a listing gives to be answered. The
// pair is the lost one with the difference 102334155, the least on which the usual
// formula of Wythoff's game goes wrong in double precision.
func TestTrapInputs(t *testing.T) {
	for _, p := range judge.All() {
		for _, in := range p.Listing(game.En).Traps {
			if _, err := answer(t, p.ID, in); err != nil {
				t.Errorf("%s: %q: %v", p.ID, in, err)
			}
		}
	}
	p, _ := judge.Lookup("POJ 1067")
	if traps := p.Listing(game.En).Traps; !strings.Contains(strings.Join(traps, ""), "165580140 267914295\n") {
		t.Errorf("the traps of %s are %q, without the pair 165580140 267914295", p.ID, traps)
	}
}
