package catalogue

import "grundy/game"

// Theory: two players multiply a product, 1 at first, by 2 to 9 in turn, and whoever
// brings it to n or more wins. Let m be the least factor that is still to be reached,
// ⌈n/product⌉. The mover loses exactly when 9·18^(k-1) < m <= 18^k for some k > 0,
// and when m <= 1, since the game is over then [proved here].
//
// From such an m, every factor leaves more than 18^(k-1) and at most 9·18^(k-1). From
// an m = x·18^k with 1 < x <= 9, the factor ⌈x⌉ leaves at most 18^k and, since
// ⌈x⌉ < 2x, more than half of it.

// MultiplicationOutcome is the outcome of the multiplication game to n. It costs about
// log(n) steps.
func MultiplicationOutcome(n uint64) game.Outcome {
	for n > 1 {
		if n = ceilDiv(n, 9); n <= 1 {
			return game.N
		}
		n = ceilDiv(n, 2)
	}
	return game.P
}

// ceilDiv is n/d, rounded up.
func ceilDiv(n, d uint64) uint64 {
	q := n / d
	if q*d < n {
		q++
	}
	return q
}
