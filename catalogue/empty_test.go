package catalogue_test

import (
	"testing"

	"grundy"
	"grundy/catalogue"
	"grundy/game"
)

// TestEmpty wants every ruleset without values to be its empty position, from
// which there is no move, and to be printed so that it is read again.
func TestEmpty(t *testing.T) {
	// Written as the ruleset alone, and printed.
	tests := []struct{ text, print string }{
		{"nim()", "nim()"},
		{"bash(max=3)", "bash(max=3)"},
		{"bash(max=5, min=2, overshoot=True)", "bash(min=2, max=5, overshoot=True)"},
		{"subtract(take=[1, 3, 4])", "subtract(take=[1, 3, 4])"},
		{`subtract(take="primes")`, `subtract(take="primes")`},
		{"wythoff()", "wythoff(0, 0)"},
		{"fibonacci()", "fibonacci(0)"},
		{"fibonacci(limit=3)", "fibonacci(0)"},
		{"dynamic(factor=3)", "dynamic(0, factor=3)"},
		{"dynamic(factor=0, plus=2)", "dynamic(0, factor=0, plus=2)"},
		{"dynamic(factor=1, plus=-1)", "dynamic(0, factor=1, plus=-1)"},
		{"odd_divisor()", "odd_divisor(1)"},
		{"magic_beads()", "magic_beads()"},
		{"paper()", "paper()"},
		{"king_walk()", "king_walk(1, 1)"},
	}
	for _, tt := range tests {
		if got := emptyPosition(t, tt.text); got != tt.print {
			t.Errorf("%s prints as %s, want %s", tt.text, got, tt.print)
		}
	}
	for _, r := range catalogue.All() {
		if _, err := grundy.Parse(r.Name + "()"); err == nil { // no parameter is wanted
			emptyPosition(t, r.Name+"()")
		}
	}
}

// emptyPosition holds a text to be a position without moves, and returns how it
// is printed.
func emptyPosition(t *testing.T, text string) string {
	t.Helper()
	sum, err := grundy.Parse(text)
	if err != nil {
		t.Errorf("%s: %v", text, err)
		return ""
	}
	if again, err := grundy.Parse(sum.String()); err != nil || again.String() != sum.String() {
		t.Errorf("%v is read again as %v, %v", sum, again, err)
	}
	for m := range sum[0].Moves() {
		t.Errorf("%s has the move to %v", text, m.To)
		break
	}
	r, err := grundy.Solve(t.Context(), sum, grundy.DefaultOptions())
	if err != nil || r.Outcome != game.P || r.Nimber == nil || r.Nimber.Sign() != 0 || r.Count.Sign() != 0 {
		t.Errorf("%s: %+v, %v", text, r, err)
	}
	return sum.String()
}

// TestHalfEmpty wants values that are missing in part to be refused.
func TestHalfEmpty(t *testing.T) {
	for _, text := range []string{"wythoff(3)", "king_walk(2)", "paper(2)", "dynamic()", "bash()", "subtract()"} {
		if sum, err := grundy.Parse(text); err == nil || game.AsError(err).Code != game.BadParameter {
			t.Errorf("%s = %v, %v, want it refused", text, sum, err)
		}
	}
}
