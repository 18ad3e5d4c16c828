package rules

import (
	"fmt"
	"testing"

	"grundy/game"
)

// outcomeOf is the outcome of a position, and its nimber.
func outcomeOf(t *testing.T, file, values string) (game.Outcome, string) {
	t.Helper()
	got := solve(t, read(t, file), file+"("+values+")")
	if got.Nimber == nil {
		t.Fatalf("%s(%s) has no nimber", file, values)
	}
	return got.Outcome, got.Nimber.String()
}

// lostOf checks which of some positions are lost.
func lostOf(t *testing.T, file string, lost map[string]bool) {
	t.Helper()
	r := read(t, file)
	for values, want := range lost {
		if got := solve(t, r, file+"("+values+")"); (got.Outcome == game.P) != want {
			t.Errorf("outcome of %s(%s) = %v; lost: %t wanted", file, values, got.Outcome, want)
		}
	}
}

// TestTriangle is case P043, by brute force: (2, 3, 4) is lost, (2, 2, 3) and
// (5, 3, 4) are won. The game is Nim on the sides less 1, checked up to sides of 6.
func TestTriangle(t *testing.T) {
	lostOf(t, "triangle", map[string]bool{"2, 2, 3": false, "2, 3, 4": true, "5, 3, 4": false})
	r := read(t, "triangle")
	for a := 1; a <= 6; a++ {
		for b := a; b <= 6; b++ {
			for c := b; c <= 6 && c < a+b; c++ {
				text := fmt.Sprintf("triangle(%d, %d, %d)", a, b, c)
				if got, want := solve(t, r, text).Outcome, game.Won((a-1)^(b-1)^(c-1) != 0); got != want {
					t.Errorf("outcome of %s = %v, want %v", text, got, want)
				}
			}
		}
	}
}

// TestOrderedPiles is case P044, by brute force: (2, 1, 3) has nimber 2. From the
// right, a pile a before nimber g makes a, or a-1 where a <= g.
func TestOrderedPiles(t *testing.T) {
	if o, v := outcomeOf(t, "ordered_piles", "2, 1, 3"); o != game.N || v != "2" {
		t.Errorf("ordered_piles(2, 1, 3): %v, nimber %s; want N, 2", o, v)
	}
	r := read(t, "ordered_piles")
	for code := range 4 * 4 * 4 {
		piles := [3]int{code / 16, code / 4 % 4, code % 4}
		want := 0
		for i := 2; i >= 0; i-- {
			if a := piles[i]; a > want {
				want = a
			} else if a > 0 {
				want = a - 1
			}
		}
		text := fmt.Sprintf("ordered_piles(%d, %d, %d)", piles[0], piles[1], piles[2])
		if got := solve(t, r, text).Nimber.Uint64(); got != uint64(want) {
			t.Errorf("nimber of %s = %d, want %d", text, got, want)
		}
	}
}

// TestThreeInARow is case P082, by brute force: a head at n = 1 … 9 alone.
func TestThreeInARow(t *testing.T) {
	row := ""
	for i, want := range []string{"0", "0", "1", "0", "0", "1", "0", "0", "1"} {
		if _, got := outcomeOf(t, "three_in_a_row", `"`+row+`H"`); got != want {
			t.Errorf("nimber of a head at %d = %s, want %s", i+1, got, want)
		}
		row += "T"
	}
}

// TestAnyLowerStep is case P115, by brute force: on two steps equal numbers are
// lost, and so are on three, up to 2 coins each, the six listed.
func TestAnyLowerStep(t *testing.T) {
	two, three := map[string]bool{}, map[string]bool{}
	for a := range 4 {
		for b := range 4 {
			two[fmt.Sprintf("%d, %d", a, b)] = a == b
		}
	}
	for code := range 27 {
		three[fmt.Sprintf("%d, %d, %d", code/9, code/3%3, code%3)] = false
	}
	for _, steps := range []string{"0, 0, 0", "0, 1, 2", "1, 1, 0", "1, 2, 2", "2, 0, 1", "2, 2, 0"} {
		three[steps] = true
	}
	lostOf(t, "any_lower_step", two)
	lostOf(t, "any_lower_step", three)
}

// TestTakeAndSpread is case P118, by brute force: piles that pair up are lost.
func TestTakeAndSpread(t *testing.T) {
	lostOf(t, "take_and_spread", map[string]bool{
		"1, 1, 2": false, "2, 2": true, "1, 2, 3": false, "1, 1, 2, 2": true, "3, 1, 3, 1": true, "1, 1, 1": false, "4": false,
	})
}

// TestTakeOrHalve is case P130, by brute force: 334 of the heaps 1 … 500 are won.
func TestTakeOrHalve(t *testing.T) {
	r := read(t, "take_or_halve")
	won := 0
	for n := 1; n <= 500; n++ {
		if solve(t, r, fmt.Sprintf("take_or_halve(%d)", n)).Outcome == game.N {
			won++
		}
	}
	if won != 334 {
		t.Errorf("%d heaps are won, want 334", won)
	}
}
