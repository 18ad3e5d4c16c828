package catalogue

import (
	"math/bits"

	"grundy/game"
)

// BashNimber is the nimber of a heap on machine words when a move takes min to max
// and a heap below min cannot be touched; 1 <= min <= max.
func BashNimber(n, min, max uint64) uint64 { return bashMod(n, min, max) / min }

// bashMod is n mod (min + max).
func bashMod(n, min, max uint64) uint64 {
	m, carry := bits.Add64(min, max, 0)
	if carry > 0 {
		return n
	}
	return n % m
}

// BashMisere is the outcome of one heap on machine words when a move takes 1 to max
// and who takes the last stone loses: as nobody wants it, that of a stone less in
// normal play. Moves that take more than there is change nothing.
func BashMisere(n, max uint64) game.Outcome {
	if n == 0 {
		return game.N
	}
	return BashOutcome(n-1, max)
}

// BashRestMisere is the outcome of one heap on machine words when a move takes min to
// max, or all of a heap below min, and who takes the last stone loses; 1 <= min <= max.
// The mover loses exactly when n is 1 to min mod (min + max): these are the heaps of
// nimber 1 in normal play [Berlekamp, Conway, Guy 1982], and misère play exchanges the
// nimbers 0 and 1 of heaps that are not empty [Ferguson 1974].
func BashRestMisere(n, min, max uint64) game.Outcome {
	r := bashMod(n, min, max)
	return game.Won(r == 0 || r > min)
}
