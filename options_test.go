package grundy_test

import (
	"slices"
	"testing"

	"grundy"
	"grundy/game"
	"grundy/internal/oracle"
)

// optionPositions are of every way in which a position is decided: by theorem, by its
// engine, by a search, alone, by parts, and where play can come back.
var optionPositions = []string{
	"nim(3, 5)", "kayles(9)", "cram(3, 3)", "chomp(3, 4)", "wythoff(3, 5)", "fibonacci(12)", "euclid(7, 5)", "nim()", "bash(7, max=3)",
	`graph(edges=[[1, 2], [2, 1], [2, 3]], start=[1])`, `graph(edges=[[1, 2], [2, 1], [2, 3]], start=[2])`, `graph(edges=[[1, 2], [2, 1], [1, 3], [3, 4]], start=[1])`,
}

// TestOptions: the outcome of every option is what it is from the definition.
func TestOptions(t *testing.T) {
	for _, text := range optionPositions {
		for _, c := range []game.Convention{game.Normal, game.Misere} {
			sum, err := grundy.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			o := grundy.DefaultOptions()
			o.Convention = c
			l, err := grundy.NewSolver().Options(t.Context(), sum, o, 1000)
			if err != nil {
				if game.AsError(err).Code != game.BadParameter { // not every ruleset is played misère
					t.Errorf("Options(%s, %s): %v", text, c, err)
				}
				continue
			}
			all, edges := oracle.Map(sum[0])
			fates := oracle.Play(edges, c)
			var want []string
			for m := range sum[0].Moves() {
				want = append(want, m.To.String())
			}
			if !l.Complete || len(l.Options) != len(want) {
				t.Fatalf("Options(%s, %s) lists %d of %d, complete %t", text, c, len(l.Options), len(want), l.Complete)
			}
			for i, option := range l.Options {
				at := slices.IndexFunc(all, func(p game.Position) bool { return p.String() == want[i] })
				if option.To.String() != want[i] || option.Outcome != fates[at].Outcome {
					t.Errorf("Options(%s, %s): %s is %v, want %s to be %v", text, c, option.To, option.Outcome, want[i], fates[at].Outcome)
				}
			}
		}
	}
}

// TestOptionsOfSums: the options of a sum have the outcomes and the nimbers that they
// have when they are solved one by one.
func TestOptionsOfSums(t *testing.T) {
	for _, text := range []string{"nim(3, 5) + kayles(6)", "cram(2, 3) + chomp(2, 3) + nim(1)", `graph(edges=[[1, 2], [2, 1], [2, 3]], start=[1]) + nim(2)`} {
		sum, err := grundy.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range []game.Convention{game.Normal, game.Misere} {
			o := grundy.DefaultOptions()
			o.Convention = c
			l, err := grundy.NewSolver().Options(t.Context(), sum, o, 1000)
			if err != nil || !l.Complete || len(l.Options) == 0 {
				t.Fatalf("Options(%s, %s): %v", text, c, err)
			}
			for _, option := range l.Options {
				want, err := grundy.Solve(t.Context(), l.After(option.Move), o)
				if err != nil {
					t.Fatal(err)
				}
				if option.Outcome != want.Outcome || option.Nimber != nil && option.Nimber.Cmp(want.Nimber) != 0 || c == game.Normal && (option.Nimber == nil) != (want.Nimber == nil) {
					t.Errorf("Options(%s, %s): after %v %v, nimber %v, want %v", text, c, option.To, option.Outcome, option.Nimber, want)
				}
			}
		}
	}
}

// TestOptionsBound: no more are listed than were asked for, however many there are.
func TestOptionsBound(t *testing.T) {
	sum, err := grundy.Parse("nim(1" + "000000000000000000000000000000, 7)")
	if err != nil {
		t.Fatal(err)
	}
	l, err := grundy.NewSolver().Options(t.Context(), sum, grundy.DefaultOptions(), 5)
	if err != nil || len(l.Options) != 5 || l.Complete {
		t.Fatalf("Options lists %+v, %v", l, err)
	}
	for _, o := range l.Options {
		if o.Outcome != game.N {
			t.Errorf("after %v: %v, want N, since a huge heap and a small one are left", o.To, o.Outcome)
		}
	}
}
