package catalogue

import (
	"math"

	"grundy/game"
)

// LaskerOutcome is the outcome of Lasker's game in normal play on machine words: take
// any number from a heap, or split it into two. The heap 2^64 - 1 has the nimber 2^64,
// the only one that is no word.
func LaskerOutcome(heaps []uint64) game.Outcome { return outcomeByWords(heaps, laskerWord) }

// outcomeByWords is the outcome of a sum of heaps by their nimbers, which are words but
// for that of 2^64 - 1, which is 2^64.
func outcomeByWords(heaps []uint64, nimber func(uint64) uint64) game.Outcome {
	sum, largest := uint64(0), false
	for _, n := range heaps {
		if n == math.MaxUint64 {
			largest = !largest
			continue
		}
		sum ^= nimber(n)
	}
	return game.Won(sum != 0 || largest)
}

// laskerWord exchanges 4k+3 and 4k+4.
func laskerWord(n uint64) uint64 {
	switch {
	case n%4 == 3:
		return n + 1
	case n%4 == 0 && n > 0:
		return n - 1
	}
	return n
}
