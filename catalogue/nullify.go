package catalogue

import "grundy/game"

// Theory: on a board of numbers a move lowers one that is not 0, and sets the others on
// a way from it to the right and down, step by step, to anything; without a number but 0
// there is no move. The mover loses exactly when the nim-sum of every antidiagonal is 0
// [Codeforces 1451F, proved here]. A way has one cell on each antidiagonal that it meets, so a move changes the nim-sum
// where it begins. If some are not 0, take the first; lower a cell there as in Nim; any
// way from it to the corner meets all later antidiagonals, and sets them right. A game
// ends, since the sums of the antidiagonals fall in the order of the dictionary.

// NullifyOutcome is the outcome of a board given row by row.
func NullifyOutcome(cells []uint64, cols int) game.Outcome {
	if cols == 0 {
		return game.P
	}
	sums := make([]uint64, len(cells)/cols+cols)
	for i, n := range cells {
		sums[i/cols+i%cols] ^= n
	}
	for _, s := range sums {
		if s != 0 {
			return game.N
		}
	}
	return game.P
}
