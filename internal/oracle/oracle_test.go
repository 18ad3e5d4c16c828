package oracle

import (
	"iter"
	"strconv"
	"testing"

	"grundy/game"
)

// nim is a heap; its move to 0 is offered twice.
type nim int

func (n nim) String() string { return "nim(" + strconv.Itoa(int(n)) + ")" }

func (n nim) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for k := range int(n) {
			if !yield(game.Move{To: nim(k)}) {
				return
			}
		}
		if n > 0 {
			yield(game.Move{To: nim(0)})
		}
	}
}

// endless has too many options to list.
type endless struct{}

func (endless) String() string { return "endless" }

func (endless) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for k := 0; yield(game.Move{To: nim(k)}); k++ {
		}
	}
}

// TestNim: a heap of n has nimber n and a sum the exclusive or [Bouton 1901]; in
// misère play the mover wins a sum of heaps of 0 and 1 when an even number of them
// are 1, and any other when the exclusive or is not 0.
func TestNim(t *testing.T) {
	o := New()
	for a := range 7 {
		for b := range 7 {
			sum := Sum{nim(a), Sum{nim(b), nim(1)}}
			x := a ^ b ^ 1
			if got := o.Value(sum); got != uint64(x) {
				t.Errorf("Value(%v) = %d, want %d", sum, got, x)
			}
			want := x != 0
			if a <= 1 && b <= 1 {
				want = x == 0
			}
			if got := o.Wins(sum, game.Misere); got != want {
				t.Errorf("Wins(%v, misère) = %t, want %t", sum, got, want)
			}
			wins := 0
			for _, m := range o.WinningMoves(sum, game.Normal) {
				wins++
				if v := o.Value(m.To); v != 0 {
					t.Errorf("the winning move of %v to %v leaves %d", sum, m.To, v)
				}
			}
			if (wins > 0) != (x != 0) {
				t.Errorf("%v has %d winning moves", sum, wins)
			}
		}
	}
	if got := len(o.WinningMoves(nim(3), game.Normal)); got != 2 {
		t.Errorf("a move offered twice is listed %d times", got)
	}
}

// TestReach: p first, each position once, and not more than one beyond the bound,
// however many options there are.
func TestReach(t *testing.T) {
	if got := Reach(Sum{nim(3), nim(2)}, 0); len(got) != 12 || got[0].String() != "nim(3) + nim(2)" {
		t.Errorf("Reach(nim(3) + nim(2)) = %v, want 12 positions", got)
	}
	for _, p := range []game.Position{nim(100), endless{}, Sum{endless{}, nim(1)}, Sum{nim(1), endless{}}} {
		if got := Reach(p, 10); len(got) != 11 {
			t.Errorf("Reach(%v, 10) has %d positions, want 11", p, len(got))
		}
	}
	for _, most := range []int{5, 6, 7} {
		if got := len(Reach(nim(5), most)); got != min(6, most+1) {
			t.Errorf("Reach(nim(5), %d) has %d positions", most, got)
		}
	}
	o := New()
	o.Reach(nim(9), 3)
	if got := o.Value(nim(9)); got != 9 {
		t.Errorf("after half a listing Value(nim(9)) = %d, want 9", got)
	}
}
