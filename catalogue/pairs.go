package catalogue

import (
	"slices"

	"grundy/game"
)

// Theory: let a move take at least one stone from a heap, and then move any of the rest
// of it to other heaps that are not empty. The mover loses exactly when the heaps are
// pairs of equal ones. From such pairs every move is answered in the twin of the heap:
// by as many stones to the twins of those that got some; what the twin itself got goes
// as well. Otherwise let b1 >= b2 >= … be the heaps: from b1, raise b3 to b2, b5 to b4
// and so on, and leave the last heap when their number is even, and nothing when it is
// odd. What is taken away is (b1-b2) + (b3-b4) + …, not 0 [proved here].

// PairsOutcome is the outcome of this game on machine words. It sorts the heaps.
func PairsOutcome(heaps []uint64) game.Outcome {
	slices.Sort(heaps)
	for len(heaps) > 0 && heaps[0] == 0 {
		heaps = heaps[1:]
	}
	for i := 0; i < len(heaps); i += 2 {
		if i+1 == len(heaps) || heaps[i] != heaps[i+1] {
			return game.N
		}
	}
	return game.P
}

// SwapFirstOutcome is the outcome when a move lowers the first heap by 1 and exchanges
// it with another, and who finds it empty loses, on machine words; there are two heaps
// or more.
//
// Theory: the mover loses exactly when no heap is smaller than the first. Then it is
// lowered below the one it is exchanged with; otherwise exchange it with a smallest
// heap, which stays so [proved here].
func SwapFirstOutcome(heaps []uint64) game.Outcome {
	return game.Won(heaps[0] > slices.Min(heaps))
}
