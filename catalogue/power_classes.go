package catalogue

import (
	"context"
	"math/big"
	"math/bits"

	"grundy/game"
	"grundy/internal/prime"
)

// Theory: the numbers 1 to n are chosen in turn, and choosing x takes away x, x², x³ and
// so on; whoever finds none left loses [Codeforces 317D]. The powers up to n of a number
// that is no power itself are a game of their own, on the exponents 1 to q: choosing e
// takes away the multiples of e. All exponents but 1 are multiples of 1, so the nimber is
// that of the exponents 2 to q, and 1: the options are 0, by choosing 1, and the others
// raised by 1. Primes above q/2 have no other multiple, and add 1 by nim-sum. The rest
// comes from the definition, with one position for every set that is left: 44,000 for q =
// 29, the most for n < 2^30.

// mostExponents is the largest exponent that is searched, with 800,000 positions.
const mostExponents = 36

var exponentText = game.Text{
	En: "powers of 2 up to %[1]d have exponents above %[2]d, the limit",
	Zh: "不超过 %[1]d 的 2 的幂，其指数超过上限 %[2]d",
}

// PowerClassesOutcome is the outcome of choosing from 1 to n. It costs about √n steps and
// bytes, and the positions of the exponents; n is below 2^37.
func PowerClassesOutcome(ctx context.Context, n uint64, budget *game.Budget) (game.Outcome, error) {
	if bits.Len64(n) > mostExponents+1 {
		return 0, game.Refuse(game.Limit, exponentText, n, mostExponents)
	}
	root := new(big.Int).Sqrt(new(big.Int).SetUint64(n)).Uint64()
	if err := budget.Hold(int64(root)); err != nil {
		return 0, err
	}
	defer budget.Release(int64(root))
	power := make([]bool, root+1)
	alone, sum := n, uint64(0)
	known := map[int]uint64{}
	for x := uint64(2); x <= root; x++ {
		if power[x] {
			continue
		}
		q := 1
		for y := x; y <= n/x; q++ {
			if y *= x; y <= root {
				power[y] = true
			}
		}
		g, ok := known[q]
		if !ok {
			var err error
			if g, err = exponentNimber(ctx, q, budget); err != nil {
				return 0, err
			}
			known[q] = g
		}
		alone -= uint64(q)
		sum ^= g
	}
	return game.Won(sum^alone&1 != 0), nil
}

// exponentNimber is the nimber of the exponents 1 to q.
func exponentNimber(ctx context.Context, q int, budget *game.Budget) (uint64, error) {
	d := exponents{ctx, budget, make([]uint64, q+1), map[uint64]uint64{0: 0}}
	left, alone := uint64(0), uint64(0)
	for e := 2; e <= q; e++ {
		if 2*e > q && prime.Is(uint64(e)) {
			alone ^= 1
			continue
		}
		left |= 1 << e
		for m := e; m <= q; m += e {
			d.multiples[e] |= 1 << m
		}
	}
	g, err := d.nimber(left)
	return g ^ alone + 1, err
}

// exponents are a game of taking away a number and its multiples, as sets of bits.
type exponents struct {
	ctx       context.Context
	budget    *game.Budget
	multiples []uint64
	known     map[uint64]uint64
}

func (d exponents) nimber(left uint64) (uint64, error) {
	if g, ok := d.known[left]; ok {
		return g, nil
	}
	if err := d.budget.Spend(d.ctx, 1); err != nil {
		return 0, err
	}
	options := uint64(0)
	for rest := left; rest > 0; rest &= rest - 1 {
		g, err := d.nimber(left &^ d.multiples[bits.TrailingZeros64(rest)])
		if err != nil {
			return 0, err
		}
		options |= 1 << g
	}
	g := uint64(bits.TrailingZeros64(^options))
	d.known[left] = g
	return g, nil
}
