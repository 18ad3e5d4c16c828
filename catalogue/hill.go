package catalogue

import "grundy/game"

// Theory: people stand on the cells 1, 2, … below a hilltop, at most one on a cell; a
// move takes one up any number of cells, past nobody, and the top holds any number. Who
// takes the king there wins. Let n be below the top, the king the k-th of them. With k =
// 1 the mover wins at once. Otherwise pair them from the farthest on, and let the gap
// within each pair be a heap; for odd n the nearest, on cell p, is a heap of p, and of
// p - 1 when k = 2. The mover loses exactly when the nim-sum is 0
// [proved here].
//
// By induction. Every heap can be lowered to any size, and what is left has the heaps
// that it says: for odd n and k > 2 the nearest may go to the top, which leaves n - 1
// and the king (k-1)-th; with k = 2 it may not. Every move from nim-sum 0 loses: it
// changes exactly one heap, or leaves k = 1. This is clear but for the nearest of even n,
// on cell p with the next on q, that goes to the top with k > 2. It leaves the next as a
// heap of q, or q - 1 when k = 3, instead of q - p - 1, which is less than both.

// HillOutcome is the outcome when the king is the k-th nearest, from 1, of people on
// the cells given. It sorts the cells.
func HillOutcome(k uint64, cells []uint64) (game.Outcome, error) {
	if err := SortSquares(cells); err != nil {
		return 0, err
	}
	switch {
	case k == 0 || k > uint64(len(cells)):
		return 0, game.Refuse(game.BadParameter, noKing, k, len(cells))
	case k == 1:
		return game.N, nil
	}
	sum := uint64(0)
	for i := len(cells) - 1; i > 0; i -= 2 {
		sum ^= cells[i] - cells[i-1] - 1
	}
	if len(cells)%2 == 1 {
		first := cells[0]
		if k == 2 {
			first--
		}
		sum ^= first
	}
	return game.Won(sum != 0), nil
}

var noKing = game.Text{En: "the king is number %[1]d, and the number of people is %[2]d", Zh: "国王是第 %[1]d 个，而总共有 %[2]d 人"}
