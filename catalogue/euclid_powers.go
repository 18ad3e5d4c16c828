package catalogue

import "grundy/game"

// Theory: of two numbers a <= b, replace b by b - a^k for some k > 0, or by b mod a;
// with a 0 there is no move [Codeforces 167C]. Let q = ⌊b/a⌋ and r = b mod a. When
// (r, a) is lost, going there wins. When it is won, the mover wins exactly when q mod
// (a+1) is even [proved here].
//
// For then nobody wants q to become 0, and the moves subtract 1, a, a² and so on from
// it, which are 1 or -1 mod a+1. An odd remainder becomes even by any of them: with
// a - 1 and + 1 from 1 to a it stays below a+1 or becomes 0. An even remainder above 0
// becomes odd by subtracting 1; and q > 0 with remainder 0 becomes 1 mod a+1 by
// subtracting a.

// EuclidPowersOutcome is the outcome for two numbers. It costs about log(a+b) steps.
func EuclidPowersOutcome(a, b uint64) game.Outcome {
	a, b = min(a, b), max(a, b)
	if a == 0 {
		return game.P
	}
	q, r := b/a, b%a
	if EuclidPowersOutcome(r, a) == game.P {
		return game.N
	}
	return game.Won(q%(a+1)%2 == 0) // a < b here, so that a+1 does not wrap
}
