package catalogue

import (
	"math/bits"

	"grundy/game"
	"grundy/internal/prime"
)

// Theory: from n subtract a divisor of it other than 1 and n. The mover loses exactly
// when n is odd, or a power of two with an odd exponent [Codeforces 1537D, proved here].
//
// An odd n leaves d·(n/d - 1) for an odd d > 2, even and no power of two; such an even
// number leaves an odd one by subtracting its largest odd divisor. A power of two
// leaves a number of this kind, or by subtracting its half that half.

// InnerDivisorOutcome is the outcome of subtracting a divisor other than 1 and n.
func InnerDivisorOutcome(n uint64) game.Outcome {
	k := bits.TrailingZeros64(n)
	return game.Won(n > 0 && k > 0 && (n != 1<<k || k%2 == 0))
}

// Theory: of n logs of length m, a move saws one into two or more parts of the same
// length, at least k. The first player wins exactly when n is odd and m has a divisor
// from k on other than m itself [Codeforces 78C, proved here].
//
// With n even the second player repeats every move on another log. With n odd the
// first player saws one log into parts of the least such length, none of which can be
// sawn again, and an even number of logs is left.

// LogsOutcome is the outcome of n logs of length m with parts of k or more. It costs
// about m^(1/4) steps.
func LogsOutcome(n, m, k uint64) game.Outcome {
	if n%2 == 0 || m < 2 {
		return game.P
	}
	longest := m / prime.Factors(m)[0]
	return game.Won(longest >= k)
}
