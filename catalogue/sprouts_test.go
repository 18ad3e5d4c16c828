package catalogue

import (
	"math/big"
	"strings"
	"testing"
)

// TestSproutsLasts: a game of n spots lasts from 2n to 3n - 1 moves, and both happen
// [Berlekamp, Conway, Guy 1982, chapter 17].
func TestSproutsLasts(t *testing.T) {
	type span struct{ least, most int }
	known := map[string]span{}
	var lasts func(lands []string) span
	lasts = func(lands []string) span {
		key := strings.Join(lands, "+")
		if s, ok := known[key]; ok {
			return s
		}
		s, ended := span{1 << 30, 0}, true
		for m := range (sprouts{lands: lands}).Moves() {
			next := lasts(m.To.(sprouts).lands)
			s = span{min(s.least, next.least+1), max(s.most, next.most+1)}
			ended = false
		}
		if ended {
			s = span{}
		}
		known[key] = s
		return s
	}
	for n := 1; n <= 3; n++ {
		p := bindTo(t, Sprouts, big.NewInt(int64(n))).(sprouts)
		if got, want := lasts(p.lands), (span{2 * n, 3*n - 1}); got != want {
			t.Errorf("%d spots last from %d to %d moves, want %d to %d", n, got.least, got.most, want.least, want.most)
		}
	}
}

// TestSproutsFirstMoves: by hand, from n spots one draws a loop with k of the others on one
// side, the same as n-1-k of them, or joins two.
func TestSproutsFirstMoves(t *testing.T) {
	for n := 2; n <= 6; n++ {
		p := bindTo(t, Sprouts, big.NewInt(int64(n))).(sprouts)
		count := 0
		for range p.Moves() {
			count++
		}
		if want := (n-1)/2 + 2; count != want {
			t.Errorf("%d spots: %d moves, want %d", n, count, want)
		}
	}
}
