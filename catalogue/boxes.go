package catalogue

import (
	"context"
	"math"
	"math/bits"

	"grundy/game"
)

// Theory: there are a boxes and b balls, and a turn adds a box or a ball; whoever makes
// a^b at least n loses [Codeforces 39E]. With one box, and 2^b >= n, both add balls for
// ever. With one ball, and a² >= n, both can only add boxes, up to n-1. All other
// positions with a^b < n have a < √n, and there are about √n of them.

// BoxesOutcome is the outcome of a boxes and b balls, D when the game never ends. Where
// a^b is n or more, it is over, and the player to move has won. It costs about √n steps
// and bytes.
func BoxesOutcome(ctx context.Context, a, b, n uint64, budget *game.Budget) (game.Outcome, error) {
	top := mostBalls(max(a, 2), n)
	var above []game.Outcome // of one ball more, from a boxes on
	switch {
	case a == 0 || b == 0 || !powerBelow(a, b, n):
		return game.N, nil
	case a == 1 && b > top:
		return game.D, nil
	case a == 1:
		above = []game.Outcome{game.D}
	case b == 1 && !powerBelow(a, 2, n):
		return boxesAlone(a, n), nil
	}
	for balls := top; balls >= b; balls-- {
		most := mostBoxes(max(balls, 2), n)
		row, err := outcomeRow(ctx, most+1-a, budget)
		if err != nil {
			return 0, err
		}
		more := game.N // with one box more
		if balls == 1 {
			more = boxesAlone(most+1, n)
		}
		for i := len(row) - 1; i >= 0; i-- {
			ball := game.N
			if i < len(above) {
				ball = above[i]
			}
			more = best(more, ball)
			row[i] = more
		}
		budget.Release(int64(len(above)))
		above = row
	}
	return above[0], nil
}

// outcomeRow makes room for n outcomes, and counts them.
func outcomeRow(ctx context.Context, n uint64, budget *game.Budget) ([]game.Outcome, error) {
	if err := budget.Hold(int64(n)); err != nil {
		return nil, err
	}
	return make([]game.Outcome, n), budget.Spend(ctx, int64(n))
}

// boxesAlone is the outcome of a boxes, a² >= n, and one ball.
func boxesAlone(a, n uint64) game.Outcome { return game.Won(a >= n || (n-a)%2 == 0) }

// best is the outcome of a position with two options.
func best(x, y game.Outcome) game.Outcome {
	switch {
	case x == game.P || y == game.P:
		return game.N
	case x == game.D || y == game.D:
		return game.D
	}
	return game.P
}

// powerBelow reports whether a^b < n.
func powerBelow(a, b, n uint64) bool {
	if a < 2 {
		return n > a
	}
	p := uint64(1)
	for ; b > 0; b-- {
		high, low := bits.Mul64(p, a)
		if high > 0 || low >= n {
			return false
		}
		p = low
	}
	return p < n
}

// mostBalls is the largest b with a^b < n, for a > 1.
func mostBalls(a, n uint64) uint64 {
	b := uint64(0)
	for powerBelow(a, b+1, n) {
		b++
	}
	return b
}

// mostBoxes is the largest a with a^b < n, for b > 1.
func mostBoxes(b, n uint64) uint64 {
	low, high := uint64(0), uint64(math.MaxUint32)
	for low < high {
		middle := (low + high + 1) / 2
		if powerBelow(middle, b, n) {
			low = middle
		} else {
			high = middle - 1
		}
	}
	return low
}
