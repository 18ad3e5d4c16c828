package catalogue

import (
	"slices"

	"grundy/game"
)

// mostEndPiles bounds a row of machine words, for whose square EndNimOutcome takes time.
const mostEndPiles = 1 << 14

// EndNimOutcome is the outcome of a row of piles in normal play, by the theorem of
// end_nim.go. Empty piles count as none.
func EndNimOutcome(row []uint64) (game.Outcome, error) {
	row = slices.DeleteFunc(slices.Clone(row), func(n uint64) bool { return n == 0 })
	switch {
	case len(row) == 0:
		return game.P, nil
	case len(row) > mostEndPiles:
		return 0, game.Refuse(game.Limit, manyPiles, len(row), mostEndPiles)
	}
	l, r := make([]uint64, len(row)+1), make([]uint64, len(row)+1) // as in partners
	for length := range len(row) - 1 {
		for i := 0; i+length < len(row); i++ {
			l[i] = endWord(l[i], r[i], row[i+length])
			r[i] = endWord(r[i+1], l[i+1], row[i])
		}
	}
	return game.Won(l[1] != row[0]), nil
}

// endWord is endPartner on machine words. Nothing overflows: what is more than y by 1
// is at most r.
func endWord(l, r, y uint64) uint64 {
	switch {
	case y == r:
		return 0
	case l <= y && y < r:
		return y + 1
	case r < y && y <= l:
		return y - 1
	}
	return y
}

// Theory: a cake of squares with one bad square is cut along a line between squares, and
// the part without the bad one is eaten; who gets the bad square alone loses. The squares
// above, below, left and right of it are four heaps of Nim: a cut takes any number away
// from one of the four, and nothing else [proved here].

// CakeOutcome is the outcome of a cake of rows and cols whose bad square is row and col,
// counted from 0.
func CakeOutcome(rows, cols, row, col uint64) (game.Outcome, error) {
	if row >= rows || col >= cols {
		return 0, game.Refuse(game.BadParameter, offCake, row, col, rows, cols)
	}
	return NimOutcome([]uint64{row, rows - 1 - row, col, cols - 1 - col}), nil
}

var offCake = game.Text{En: "the bad square (%[1]d, %[2]d) is not on a cake of %[3]d by %[4]d", Zh: "坏格 (%[1]d, %[2]d) 不在 %[3]d×%[4]d 的蛋糕上"}
