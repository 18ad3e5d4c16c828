package catalogue

import (
	"math/bits"

	"grundy/game"
)

// DynamicPart is the smallest part of n >= 1 for a factor >= 1 and nothing plus,
// on machine words: the least winning take where all may be taken, and so n is
// lost at the start exactly when it is n itself. It needs time and memory for
// the terms of H up to n, about factor·(1 + ln(n/factor)) of them.
func DynamicPart(n, factor uint64) uint64 { return dynamicPart(n, factor, 0) }

// DynamicOutcome is the outcome of n stones under a limit for a factor of at least
// 1 and a plus, on machine words. It costs what DynamicPart does, for factor + plus.
func DynamicOutcome(n, limit, factor, plus uint64) game.Outcome {
	return game.Won(n > 0 && limit >= dynamicPart(n, factor, plus))
}

// dynamicPart is the smallest part of n >= 1. The first terms of H are 1, 2, 3, … as
// long as factor + plus, the limit after one stone, covers them.
func dynamicPart(n, factor, plus uint64) uint64 {
	if first, carry := bits.Add64(factor, plus, 0); carry > 0 || n-1 <= first {
		return n
	}
	h := []uint64{1}
	for m, last := 0, uint64(1); ; h = append(h, last) {
		for !covers(factor, plus, h[m], last) {
			m++
		}
		if h[m] > n-last {
			break
		}
		last += h[m]
	}
	for i := len(h) - 1; ; i-- {
		if n == h[i] {
			return n
		}
		if n > h[i] {
			n -= h[i]
		}
	}
}

// covers reports whether factor·t + plus >= limit.
func covers(factor, plus, t, limit uint64) bool {
	high, low := bits.Mul64(factor, t)
	low, carry := bits.Add64(low, plus, 0)
	return high+carry > 0 || low >= limit
}
