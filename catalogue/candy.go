package catalogue

import (
	"slices"

	"grundy/game"
)

// CandyOutcome is the outcome when a move eats a largest pile, or one candy of every
// pile, and who eats the last candy loses. It sorts the piles, largest first; an
// empty one does no harm, and no candy at all is a loss of the player before.
//
// Theory [AtCoder agc002_e]: piles in order are columns of cells. With i piles and
// j layers eaten, play stands on cell (i, j); a move goes one to the right or up, and
// who must leave the cells eats the last candy. If (i+1, j+1) is a cell, (i, j) has
// its outcome: if it is lost, both moves from (i, j) are to cells that can go
// there, which are won; if it is won, it goes to a lost cell, say (i+2, j+1), and by
// induction (i+1, j) is lost as well. So go up the diagonal as far as it has cells.
// From its last cell a move to the right can only be followed by others to the
// right, and one up by others up, so that the first player wins exactly when one of
// the two numbers of cells is odd [proved here].
func CandyOutcome(piles []uint64) game.Outcome {
	slices.SortFunc(piles, func(a, b uint64) int {
		switch {
		case a > b:
			return -1
		case a < b:
			return 1
		}
		return 0
	})
	k := uint64(0) // the diagonal has k cells
	for k < uint64(len(piles)) && piles[k] > k {
		k++
	}
	if k == 0 {
		return game.N // who is to move has not eaten the last candy
	}
	up, right := piles[k-1]-k, uint64(0)
	for _, a := range piles[k:] {
		if a == k {
			right++
		}
	}
	return game.Won(up%2 == 1 || right%2 == 1)
}
