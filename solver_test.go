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

// wide has a move to every smaller one, as a nim heap has.
type wide struct{ n int }

func (w wide) String() string { return fmt.Sprintf("wide(%d)", w.n) }

func (w wide) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i := 0; i < w.n && yield(game.Move{At: []int{0}, To: wide{i}}); i++ {
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

// TestListedOptionsCount: a search with few positions and many moves keeps to the
// limit too. Misère sums of nim heaps are known [Bouton 1901].
func TestListedOptionsCount(t *testing.T) {
	o := grundy.DefaultOptions()
	o.Convention = game.Misere
	tests := []struct {
		sum       game.Sum
		positions int64
		want      game.Code
	}{
		{game.Sum{wide{150}, wide{150}}, 30_000, game.Limit}, // 11 thousand positions, a million moves
		{game.Sum{wide{150}, wide{150}}, 300_000, "none"},
	}
	for _, tt := range tests {
		o.Positions = tt.positions
		r, err := grundy.Solve(t.Context(), tt.sum, o)
		if code(err) != tt.want {
			t.Errorf("%v within %d: %v, want %s", tt.sum, tt.positions, err, tt.want)
		}
		if err == nil && r.Outcome != game.P {
			t.Errorf("%v, misère: %v, want P", tt.sum, r.Outcome)
		}
	}
}

// TestMisereSumsOfHeaps plays out three heaps, equal ones and empty ones among
// them, and compares with misère Nim [Bouton 1901].
func TestMisereSumsOfHeaps(t *testing.T) {
	o := grundy.DefaultOptions()
	o.Convention = game.Misere
	s := grundy.NewSolver()
	for n := range 7 * 7 * 7 {
		a, b, c := n%7, n/7%7, n/49
		r, err := s.Solve(t.Context(), game.Sum{wide{a}, wide{b}, wide{c}}, o)
		if want := game.Won((a^b^c != 0) == (max(a, b, c) > 1)); err != nil || r.Outcome != want {
			t.Fatalf("misère wide %d, %d, %d: %v, %v, want %v", a, b, c, r.Outcome, err, want)
		}
	}
}

// TestManyEqualComponents: 5001 heaps of 1 and one of 2 have nim-sum 3, and in
// misère play the heap of 2 wins by becoming 0, since an odd number of ones is lost.
func TestManyEqualComponents(t *testing.T) {
	sum := game.Sum{wide{2}}
	for range 5001 {
		sum = append(sum, wide{1})
	}
	o := grundy.DefaultOptions()
	o.Convention = game.Misere
	r, err := grundy.Solve(t.Context(), sum, o)
	if err != nil || r.Outcome != game.N || r.Count.Int64() != 1 || r.Winning[0].To.String() != "wide(0)" {
		t.Errorf("5001 heaps of 1 and a heap of 2: %v, %v", r, err)
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

// questions are asked of one solver in the tests below.
var questions = []struct {
	text   string
	change func(*grundy.Options)
}{
	{"wythoff(60, 80) + subtract(300, take=\"squares\") + nim(5)", nil},
	{"subtract(150035, take=\"squares\")", nil},
	{"fibonacci(3000)", nil},
	{"fibonacci(3000)", func(o *grundy.Options) { o.Nimber = true }},
	{"dynamic(2000, factor=0, plus=7)", func(o *grundy.Options) { o.Positions = 100_000 }},
	{"wythoff(3, 5) + wythoff(3, 5)", func(o *grundy.Options) { o.Convention = game.Misere }},
	{"subtract(5000, take=[1, 4, 9, 30])", func(o *grundy.Options) { o.Positions = 300 }},
	{"magic_beads(720720, 24)", nil},
	{"magic_beads(24, 24, 10)", func(o *grundy.Options) { o.Convention = game.Misere }},
}

// ask returns the answer on the wire, without what it cost, or the error.
func ask(s *grundy.Solver, i int) string {
	q := questions[i]
	sum, err := grundy.Parse(q.text)
	if err != nil {
		return err.Error()
	}
	o := grundy.DefaultOptions()
	if q.change != nil {
		q.change(&o)
	}
	r, err := s.Solve(context.Background(), sum, o)
	if err != nil {
		return err.Error()
	}
	var lines []string
	for _, m := range r.Winning {
		lines = append(lines, r.After(m).String())
	}
	for _, p := range r.Replies {
		lines = append(lines, r.After(p.Answer).String())
	}
	return fmt.Sprint(r.Outcome, r.Nimber, r.NimberNote, r.Count, r.CountNote, r.Complete, r.Warrant, lines)
}

// The same question gets the same answer, whatever was asked before it and
// whatever is asked at the same time.
func TestAnswersDoNotDependOnEarlierOnes(t *testing.T) {
	cold := make([]string, len(questions))
	for i := range questions {
		cold[i] = ask(grundy.NewSolver(), i)
	}
	s := grundy.NewSolver()
	var wg sync.WaitGroup
	for start := range 4 {
		wg.Go(func() {
			for k := range 3 * len(questions) {
				i := (start + k*(start+1)) % len(questions)
				if got := ask(s, i); got != cold[i] {
					t.Errorf("%s\nalone: %s\nlater: %s", questions[i].text, cold[i], got)
				}
			}
		})
	}
	wg.Wait()
}
