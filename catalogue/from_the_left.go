package catalogue

import (
	"slices"

	"grundy/game"
)

// Theory: where stones are taken from the first heap only that is not empty, who meets
// a heap of two or more there wins: take all of it, or all but one, which the other
// then has to take; so one has the choice who must begin on the heaps behind it. A
// heap of one leaves no choice. The heaps of one before the first larger heap, or all
// of them when there is no larger one, decide by their number [proved here].

// FromTheLeftOutcome is the outcome when a move takes any number of stones from the
// first heap that is not empty, and who cannot move loses, on machine words.
func FromTheLeftOutcome(heaps []uint64) game.Outcome {
	ones := 0
	for _, n := range heaps {
		if n > 1 {
			return game.Won(ones%2 == 0)
		}
		ones += int(n)
	}
	return game.Won(ones%2 == 1)
}

// FromAllOutcome is the outcome when a move takes the same number of stones, at least
// one, from every heap that is not empty, and who cannot move loses, on machine words.
// It sorts the heaps. Only their distances matter, the least heap being the distance
// to 0: a move lowers the first of them that is not 0.
func FromAllOutcome(heaps []uint64) game.Outcome {
	slices.Sort(heaps)
	for i := len(heaps) - 1; i > 0; i-- {
		heaps[i] -= heaps[i-1]
	}
	return FromTheLeftOutcome(heaps)
}
