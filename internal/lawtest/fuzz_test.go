package lawtest

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"grundy"
	"grundy/catalogue"
	"grundy/explain"
	"grundy/game"
	"grundy/internal/oracle"
)

// mostPlayedOut bounds the positions that a fuzzed sum is compared on.
const mostPlayedOut = 400

// FuzzSolve solves whatever can be read. An answer is compared with the
// definition where the position is small; elsewhere each winning move listed must
// lead to a position that is lost. A refusal is one of the vocabulary.
func FuzzSolve(f *testing.F) {
	for _, r := range catalogue.All() {
		for _, e := range r.Examples {
			f.Add(e, false)
			f.Add(e, true)
		}
	}
	for _, text := range []string{
		"nim(1, 2, 3) + bash(9, min=2, max=4)", "3*wythoff(2, 3)", "0", "fibonacci(1) + king_walk(1, 1)",
		"wythoff(18446744073709551615, 18446744073709551616)", `subtract(10, take="primes") + dynamic(9, factor=0, plus=2)`,
	} {
		f.Add(text, false)
		f.Add(text, true)
	}
	f.Fuzz(func(t *testing.T, text string, misere bool) {
		sum, err := grundy.Parse(text)
		if err != nil || len(text) > 500 {
			return
		}
		o := grundy.DefaultOptions()
		o.Convention, o.Moves, o.Positions, o.Bytes = game.Convention(misere), 3, 20_000, 64<<20
		ctx, cancel := context.WithTimeout(t.Context(), 5*time.Second)
		defer cancel()
		r, err := grundy.Solve(ctx, sum, o)
		if err != nil {
			if code := game.AsError(err).Code; code == game.Internal {
				t.Fatalf("%s: %v", text, err)
			}
			return
		}
		if _, err := json.Marshal(explain.NewAnswer(r, game.Zh)); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		compare(t, ctx, r, o)
	})
}

// compare holds an answer against the definition, or against the answers for
// what its winning moves lead to.
func compare(t *testing.T, ctx context.Context, r *grundy.Result, o grundy.Options) {
	if p, ok := small(r.Sum); ok {
		_, options := oracle.Map(p) // play may come back
		if want := oracle.Play(options, r.Convention)[0].Outcome; r.Outcome != want {
			t.Errorf("%v, %v: outcome %v, by definition %v", r.Sum, r.Convention, r.Outcome, want)
		}
		return
	}
	for _, m := range r.Winning {
		after, err := grundy.Solve(ctx, r.After(m), o)
		if err == nil && after.Outcome != game.P {
			t.Errorf("%v, %v: %v is no winning move", r.Sum, r.Convention, r.After(m))
		}
	}
}

// small returns a sum as one position when it can be played out.
func small(s game.Sum) (game.Position, bool) {
	var whole game.Position
	for _, p := range s {
		if _, misere, _ := bars(p); len(s) > 1 && !misere.IsZero() { // it may end the whole sum
			return nil, false
		}
		if whole == nil {
			whole = p
		} else {
			whole = oracle.Sum{A: whole, B: p}
		}
		if len(oracle.Reach(whole, mostPlayedOut)) > mostPlayedOut {
			return nil, false
		}
	}
	return whole, whole != nil
}
