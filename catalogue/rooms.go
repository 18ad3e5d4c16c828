package catalogue

import (
	"math"

	"grundy/game"
	"grundy/internal/prime"
)

// Theory: both players go from room to room of a circle together, and in each the first
// removes 1 or a prime number of its heap, and then the second does; whoever finds the
// heap empty at his turn loses [Luogu P8901]. Alone, a heap is lost exactly when it is a
// multiple of 4: no multiple of 4 is a prime, and 1, 2 and 3 are. Who wins a heap hastens
// it, and who loses it delays it.
//
// A heap of 4k, lost, lasts k rounds, and a heap of 4k + r with 0 < r < 4 ends in the
// round k - ⌊p/4⌋, from 0, where p <= 4k + r is the largest prime, or 1, with remainder
// r mod 4 [proved here]. By induction: taking 2 from 4k leaves 4k - 2, where 2 is the only
// prime of remainder 2 and so the only way to a multiple of 4; and no move lasts longer,
// as the winner can always go on to 4k - 4 or less. A heap won goes to a lost one, and to the smallest. The first room that
// ends decides, of several in one round the first.

// RoomsOutcome is who wins in a circle of heaps. It looks for the primes below a heap
// only as long as it may end before all rooms seen so far.
func RoomsOutcome(heaps []uint64) game.Outcome {
	first, won := uint64(math.MaxUint64), false
	for _, n := range heaps {
		if round := roomRound(n, first); round < first {
			first, won = round, n%4 != 0
		}
	}
	return game.Won(won)
}

// roomRound is the round in which a heap is found empty, or bound where it is not less.
func roomRound(n, bound uint64) uint64 {
	if n%2 == 0 {
		return min(n/4, bound)
	}
	round := uint64(0)
	for p := n; round < bound && p != 1 && !prime.Is(p); p -= 4 {
		round++
	}
	return round
}
