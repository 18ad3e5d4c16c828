package grundy_test

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"math/big"
	"sync"
	"testing"
	"time"

	"grundy"
	"grundy/game"
)

// endless has a move for every integer: no search can list them.
type endless struct{ n int }

func (e endless) String() string { return fmt.Sprintf("endless(%d)", e.n) }

func (e endless) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i := e.n + 1; yield(game.Move{At: []int{0}, To: endless{i}}); i++ {
		}
	}
}

// chain has one move, to the next smaller one.
type chain struct{ n int }

func (c chain) String() string { return fmt.Sprintf("chain(%d)", c.n) }

func (c chain) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		if c.n > 0 {
			yield(game.Move{At: []int{0}, To: chain{c.n - 1}})
		}
	}
}

func code(err error) game.Code {
	var e *game.Error
	if !errors.As(err, &e) {
		return "none"
	}
	return e.Code
}

func TestSearchKeepsToItsLimits(t *testing.T) {
	for _, p := range []game.Position{endless{0}, chain{1_000_000}} {
		for _, c := range []game.Convention{game.Normal, game.Misere} {
			o := grundy.DefaultOptions()
			o.Convention, o.Positions = c, 10_000
			if _, err := grundy.Solve(t.Context(), game.Sum{p}, o); code(err) != game.Limit {
				t.Errorf("%v, %v, by positions: %v", p, c, err)
			}
			o.Positions, o.Bytes = 0, 1<<20
			if _, err := grundy.Solve(t.Context(), game.Sum{p}, o); code(err) != game.Limit {
				t.Errorf("%v, %v, by bytes: %v", p, c, err)
			}
			ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
			if _, err := grundy.Solve(ctx, game.Sum{p}, grundy.DefaultOptions()); code(err) != game.Limit {
				t.Errorf("%v, %v, by time: %v", p, c, err)
			}
			cancel()
		}
	}
}

func TestCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := grundy.Solve(ctx, game.Sum{chain{1000}}, grundy.DefaultOptions()); code(err) != game.Cancelled {
		t.Errorf("a cancelled search: %v", err)
	}
}

// A chain of n has nimber n mod 2, and in misère play the mover wins at even n.
func TestChain(t *testing.T) {
	for n := range 20 {
		r, err := grundy.Solve(t.Context(), game.Sum{chain{n}}, grundy.DefaultOptions())
		if err != nil || r.Nimber.Int64() != int64(n%2) {
			t.Errorf("chain(%d): %v, %v", n, r, err)
		}
		o := grundy.DefaultOptions()
		o.Convention = game.Misere
		r, err = grundy.Solve(t.Context(), game.Sum{chain{n}}, o)
		if want := game.Won(n%2 == 0); err != nil || r.Outcome != want {
			t.Errorf("misère chain(%d): %v, want %v", n, err, want)
		}
	}
}

// The list of moves is cut where it was asked to be; the count is not.
func TestMovesAreCut(t *testing.T) {
	sum, err := grundy.Parse(`subtract(1000000000000000000001, take="odd")`)
	if err != nil {
		t.Fatal(err)
	}
	want, _ := new(big.Int).SetString("500000000000000000001", 10) // the odd numbers up to 10^21 + 1
	o := grundy.DefaultOptions()
	o.Moves = 7
	r, err := grundy.Solve(t.Context(), sum, o)
	if err != nil || len(r.Winning) != 7 || r.Complete || r.Count.Cmp(want) != 0 {
		t.Errorf("%d of %v moves, complete %t, %v", len(r.Winning), r.Count, r.Complete, err)
	}
	o.Moves, o.Text = 0, 1000
	r, err = grundy.Solve(t.Context(), sum, o)
	if err != nil || r.Complete || len(r.Winning) == 0 || len(r.Winning) > 30 {
		t.Errorf("%d moves in a text of 1000 bytes, complete %t, %v", len(r.Winning), r.Complete, err)
	}
}

// One solver serves many at once, and a table of one answer serves the next.
func TestSolverIsShared(t *testing.T) {
	s := grundy.NewSolver()
	sum, err := grundy.Parse("wythoff(60, 80) + subtract(300, take=\"squares\") + nim(5)")
	if err != nil {
		t.Fatal(err)
	}
	first, err := s.Solve(t.Context(), sum, grundy.DefaultOptions())
	if err != nil || first.Positions == 0 {
		t.Fatalf("%v", err)
	}
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			r, err := s.Solve(t.Context(), sum, grundy.DefaultOptions())
			if err != nil || r.Nimber.Cmp(first.Nimber) != 0 || len(r.Winning) != len(first.Winning) {
				t.Errorf("again: %v, %v", r, err)
			}
			if err == nil && r.Positions >= first.Positions {
				t.Errorf("again: %d positions, at first %d", r.Positions, first.Positions)
			}
		})
	}
	wg.Wait()
}
