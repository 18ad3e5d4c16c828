package catalogue

import (
	"strings"

	"grundy/game"
)

// Theory: both players write either of two letters into an empty cell of a row; equal
// letters may not be neighbours. A run of n empty cells has, with nothing at its ends,
// the nimber n mod 2; with a letter at one end, n; with the same letter at both, 1; with
// different ones 0, as when n = 0. By induction: between different letters any letter
// leaves 1 ⊕ 0, so the nimber is 0; between equal ones it leaves 0 ⊕ 0 or 1 ⊕ 1, so it
// is 1. With one end free, k cells on the side of that end have nimber k, and the others
// 0 or, when there are any, 1: so 0 to n-1 come up, and n does not, as k ⊕ 1 = n only
// for k = n-1, where no others are. With both free, i and n-1-i are left: for odd n their
// nim-sum is even, and 0 in the middle, so the nimber is 1; for even n it is odd, so the
// nimber is 0 [proved here].

// unlikeNimber is the nimber of a run of n empty cells between the letters left and
// right, of which 0 stands for none.
func unlikeNimber(n uint64, left, right byte) uint64 {
	switch {
	case n == 0:
		return 0
	case left == 0 && right == 0:
		return n % 2
	case left == 0 || right == 0:
		return n
	case left == right:
		return 1
	}
	return 0
}

// UnlikeBeginner is the outcome for the player who made the first move in a row in which
// a dot is an empty cell: the letters tell whose move it is. Equal neighbours are refused.
func UnlikeBeginner(row string) (game.Outcome, error) {
	for i := 1; i < len(row); i++ {
		if row[i] != '.' && row[i] == row[i-1] {
			return 0, game.Refuse(game.BadParameter, likeText, i, i+1, row[i:i+1])
		}
	}
	letters := len(row) - strings.Count(row, ".")
	return game.Won((unlikeRow(row) != 0) == (letters%2 == 0)), nil
}

var likeText = game.Text{En: "cells %[1]d and %[2]d are neighbours and both hold %[3]s", Zh: "第 %[1]d 格和第 %[2]d 格相邻，却都是 %[3]s"}

// unlikeRow is the nimber of the row.
func unlikeRow(row string) uint64 {
	sum, run, left := uint64(0), uint64(0), byte(0)
	for i := range len(row) {
		if row[i] == '.' {
			run++
			continue
		}
		sum ^= unlikeNimber(run, left, row[i])
		run, left = 0, row[i]
	}
	return sum ^ unlikeNimber(run, left, 0)
}
