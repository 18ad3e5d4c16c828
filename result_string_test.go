package grundy_test

import (
	"context"
	"fmt"
	"testing"

	"grundy"
	"grundy/game"
)

// What fmt prints of an answer, with as many of the winning moves as are named. Outcomes
// and counts are by Bouton's theorem, or by hand.
func TestResultString(t *testing.T) {
	for _, c := range []struct {
		position string
		misere   bool
		want     string
		moves    int
		more     bool
	}{
		{"nim(3, 5, 7)", false, "nim(3, 5, 7): the first player wins, nimber 1", 3, false},
		{"nim(3, 3)", false, "nim(3, 3): the second player wins, nimber 0", 0, false},
		{"nim(1)", true, "nim(1), misère play: the second player wins", 0, false},
		{"nim(1, 1, 1, 1, 1, 1, 1)", false, "nim(1, 1, 1, 1, 1, 1, 1): the first player wins, nimber 1", 5, true},
		{"graph(edges=[(1, 1)], start=1)", false, "graph(edges=[(1, 1)], start=[1]): a draw, value inf{}", 0, false},
		{"0", false, "0: the second player wins, nimber 0", 0, false},
	} {
		sum, err := grundy.Parse(c.position)
		if err != nil {
			t.Fatal(err)
		}
		o := grundy.DefaultOptions()
		o.Convention = game.Convention(c.misere)
		r, err := grundy.Solve(t.Context(), sum, o)
		if err != nil {
			t.Fatal(err)
		}
		want := c.want
		for i, m := range r.Winning[:c.moves] {
			want += []string{", winning moves: ", "; "}[min(i, 1)] + m.Say.In(game.En) + " → " + r.After(m).String()
		}
		if c.more {
			want += "; …"
		}
		if got := fmt.Sprint(r); got != want {
			t.Errorf("%s prints as\n%s, want\n%s", c.position, got, want)
		}
	}
}

func ExampleSolve() {
	sum, err := grundy.Parse("wythoff(1, 2) + nim(3, 3)")
	if err != nil {
		fmt.Println(err)
		return
	}
	result, err := grundy.Solve(context.Background(), sum, grundy.DefaultOptions())
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(result)
	fmt.Println(result.Outcome, result.Nimber, len(result.Winning))
	// Output:
	// wythoff(1, 2) + nim(3, 3): the second player wins, nimber 0
	// P 0 0
}
