package catalogue

import (
	"slices"

	"grundy/game"
)

// PromisesMove wins the game in which a move lowers the heap of a vertex of a
// digraph without cycles, and makes the heaps of its options what it likes: it
// changes the heaps to what a winning move leaves, and returns its vertex; ok is
// false when there is no such move. Levels are the nimbers of the vertices as
// positions, in the sense of engine/digraph. It takes time in proportion to the
// vertices, and the options of the one that moves.
//
// Theory [Codeforces 1149E]: the position is lost exactly when the heaps of each
// level have nim-sum 0. A move from such a position changes one heap of the
// level of its vertex, which has no option on that level. From another, take the
// highest level whose nim-sum s is not 0, and in it a heap h with h xor s < h,
// which becomes h xor s; on each lower level the vertex has an option, since its
// level is a mex, and its heap can be made what the nim-sum needs to be 0. Play ends,
// since a move lowers a heap and raises only heaps behind it.
func PromisesMove(heaps []uint64, levels []uint32, options func(v uint32) []uint32) (v uint32, ok bool) {
	sums := levelSums(heaps, levels)
	top := len(sums) - 1
	for top > 0 && sums[top] == 0 {
		top--
	}
	for v, h := range heaps {
		left, ok := NimLeft(h, sums[top])
		if levels[v] != uint32(top) || !ok {
			continue
		}
		heaps[v] = left
		for _, w := range options(uint32(v)) {
			if l := levels[w]; l < uint32(top) {
				heaps[w] ^= sums[l]
				sums[l] = 0
			}
		}
		return uint32(v), true
	}
	return 0, false
}

// PromisesOutcome is the outcome of heaps on vertices of these levels.
func PromisesOutcome(heaps []uint64, levels []uint32) game.Outcome {
	return game.Won(slices.ContainsFunc(levelSums(heaps, levels), func(s uint64) bool { return s != 0 }))
}

// levelSums are the nim-sums of the heaps of each level. A level is less than the number
// of vertices.
func levelSums(heaps []uint64, levels []uint32) []uint64 {
	sums := make([]uint64, len(heaps)+1)
	for v, h := range heaps {
		sums[levels[v]] ^= h
	}
	return sums
}
