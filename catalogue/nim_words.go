package catalogue

import (
	"math/bits"

	"grundy/game"
	"grundy/internal/prime"
)

// MisereNimOutcome is the outcome of Nim in misère play on machine words. The same
// holds where the stones that a move leaves of a heap may also be split into several
// heaps: splits give no move from a lost position to another, since the parts of a
// heap are together, and so in nim-sum, less than it was.
func MisereNimOutcome(heaps []uint64) game.Outcome {
	sum, large := uint64(0), false
	for _, n := range heaps {
		sum ^= n
		large = large || n > 1
	}
	return game.Won((sum != 0) == large)
}

// NimSumRange is the nim-sum of the heaps first, first + 1, …, count of them; ok =
// false when they do not fit machine words. An even number and the next have nim-sum
// 1, so only the ends of the range and the number of such pairs matter.
func NimSumRange(first, count uint64) (sum uint64, ok bool) {
	if count == 0 {
		return 0, true
	}
	last, carry := bits.Add64(first, count-1, 0)
	if carry > 0 {
		return 0, false
	}
	if first%2 == 1 {
		sum ^= first
		count--
	}
	if count%2 == 1 {
		sum ^= last
		count--
	}
	return sum ^ count/2%2, true
}

// RowNimber is the nimber of a row of heaps from which one move may take from any of
// them, any number from each: their sum, since a move can leave any smaller sum and
// no other; ok = false when it does not fit a machine word.
func RowNimber(heaps []uint64) (sum uint64, ok bool) {
	for _, n := range heaps {
		var carry uint64
		if sum, carry = bits.Add64(sum, n, 0); carry > 0 {
			return 0, false
		}
	}
	return sum, true
}

// DivisionNimber is the nimber of a number when a move divides it by a divisor greater
// than 1: how many prime factors it has, with repetition, for a move takes some of them
// away. It costs about n^(1/4) steps for n >= 1.
func DivisionNimber(n uint64) uint64 { return uint64(len(prime.Factors(n))) }
