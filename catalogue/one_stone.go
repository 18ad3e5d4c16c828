package catalogue

import (
	"math/bits"
	"slices"

	"grundy/game"
)

// OneFromEachOutcome is the outcome when a move takes one stone from each of some
// heaps, from one heap at least, and who cannot move loses, on machine words.
//
// Theory: the mover loses exactly when every heap is even. A move from there makes
// some heaps odd; and from other positions one stone from every odd heap leaves even
// ones [proved here].
func OneFromEachOutcome(heaps []uint64) game.Outcome {
	return game.Won(slices.ContainsFunc(heaps, func(n uint64) bool { return n%2 == 1 }))
}

// NotTwiceOutcome is the outcome when a move takes one stone from a heap that the move
// before did not take from, and who cannot move loses, on machine words.
//
// Theory: the mover loses exactly when the number s of stones is even and no heap has
// more than s/2. Then whatever heap i the mover takes from, the other answers from a
// largest heap but i: it is not empty, and afterwards no heap has more than s/2 - 1,
// because only one heap but i can have had s/2. When s is odd and no heap has more than
// half, the first player takes from a largest one and leaves a lost position. A heap of
// more than half belongs to who takes from it first: the other never can, and the rest
// ends before it [proved here].
func NotTwiceOutcome(heaps []uint64) game.Outcome {
	var high, low, most uint64
	for _, n := range heaps {
		var carry uint64
		low, carry = bits.Add64(low, n, 0)
		high += carry
		most = max(most, n)
	}
	half := high<<63 | low>>1
	return game.Won(low%2 == 1 || high < 2 && most > half)
}

// DistinctOutcome is the outcome when a move takes one stone from a heap, and who
// leaves two equal heaps, empty ones included, or cannot move, loses, on machine words.
// It sorts the heaps.
//
// Theory: heaps that are all different can be lowered, one that has room, until they
// are 0, 1, …, n-1, and no further; so the number of moves is fixed. Two equal heaps at
// the start can be told apart only when they are the only ones, are not empty, and no
// heap has one stone less [proved here].
func DistinctOutcome(heaps []uint64) game.Outcome {
	slices.Sort(heaps)
	pairs, odd := 0, len(heaps)%4 > 1 // of n(n-1)/2
	for i, n := range heaps {
		odd = odd != (n%2 == 1)
		if i == 0 || n != heaps[i-1] {
			continue
		}
		if pairs++; pairs > 1 || n == 0 || i > 1 && heaps[i-2]+1 == n {
			return game.P
		}
	}
	return game.Won(odd)
}
