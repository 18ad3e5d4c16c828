package grundy_test

import (
	"testing"

	"grundy"
	"grundy/game"
)

// TestValues wants who wins and the nimber to be those of Solve, one sum after the other,
// also where a sum is larger than those before.
func TestValues(t *testing.T) {
	texts := []string{
		"wythoff(9, 14)", "wythoff(6, 8)", "wythoff(20, 3)", "kayles(9) + kayles(4)", "kayles(30)", "nim(3, 5, 6)", "nim()",
		"grundy_game(12) + nim(3)", "northcott((1, 4), (2, 9), width=12)", "chomp(3, 4)", "fibonacci(13)", "dynamic(40, factor=3)",
	}
	for _, c := range []game.Convention{game.Normal, game.Misere} {
		for _, nimber := range []bool{false, true} {
			o := grundy.DefaultOptions()
			o.Convention, o.Nimber = c, nimber
			values := grundy.NewSolver().Values(o)
			for _, text := range texts {
				sum, err := grundy.Reader{}.Parse(text)
				if err != nil {
					t.Fatalf("%s: %v", text, err)
				}
				outcome, n, err := values(t.Context(), sum)
				want, err2 := grundy.NewSolver().Solve(t.Context(), sum, o)
				if (err == nil) != (err2 == nil) {
					t.Errorf("%s, convention %v: %v, want %v", text, c, err, err2)
				} else if err == nil && (outcome != want.Outcome || nimber && (n == nil) != (want.Nimber == nil) || nimber && n != nil && n.Cmp(want.Nimber) != 0) {
					t.Errorf("%s, convention %v: %v with %v, want %v with %v", text, c, outcome, n, want.Outcome, want.Nimber)
				}
			}
		}
	}
}

// TestValuesLimit wants the limit that keeps a nimber back to be an error, and who wins to
// be known all the same where nobody asks for the nimber.
func TestValuesLimit(t *testing.T) {
	sum, err := grundy.Reader{}.Parse("wythoff(1500, 1600)")
	if err != nil {
		t.Fatal(err)
	}
	o := grundy.DefaultOptions()
	o.Positions = 1000
	if outcome, _, err := grundy.NewSolver().Values(o)(t.Context(), sum); err != nil || outcome != game.N {
		t.Errorf("who wins is %v, %v; want N", outcome, err)
	}
	o.Nimber = true
	if outcome, n, err := grundy.NewSolver().Values(o)(t.Context(), sum); game.AsError(err).Code != game.Limit {
		t.Errorf("with the nimber it is %v with %v, %v; want the limit", outcome, n, err)
	}
}
