package catalogue

import (
	"slices"

	"grundy/game"
)

// SortSquares puts the squares of coins in order, as SilverDollarNimber wants them. It
// refuses square 0 and two coins on one.
func SortSquares(squares []uint64) error {
	slices.Sort(squares)
	for i, n := range squares {
		switch {
		case n == 0:
			return game.Refuse(game.BadParameter, zeroSquare)
		case i > 0 && n == squares[i-1]:
			return game.Refuse(game.BadParameter, sharedSquare, n)
		}
	}
	return nil
}

var (
	zeroSquare   = game.Text{En: "a piece is on square 0; squares count from 1", Zh: "有棋子在第 0 格；格子从 1 起编号"}
	sharedSquare = game.Text{En: "two pieces are on square %v; a square holds one", Zh: "第 %v 格有两枚棋子；每格只能放一枚"}
)

// Theory: a piece that moves right to the next empty square, over the pieces between,
// moves that empty square left, over any number of pieces and no other empty square.
// So the empty squares are the coins of the silver dollar game (silver_dollar.go), and the
// pieces the gaps between them [proved here].

// JumpNimber is the nimber of pieces on squares 1 to cells, at most one on each, that
// move to the first empty square on their right. It sorts the pieces.
func JumpNimber(pieces []uint64, cells uint64) (uint64, error) {
	if err := SortSquares(pieces); err != nil {
		return 0, err
	}
	if n := len(pieces); n > 0 && pieces[n-1] > cells {
		return 0, game.Refuse(game.BadParameter, offStrip, pieces[n-1], cells)
	}
	sum, run, empty := uint64(0), uint64(0), cells-uint64(len(pieces)) // squares without a piece
	for i, p := range pieces {
		run++
		if i+1 == len(pieces) || pieces[i+1] != p+1 {
			behind := empty - (p - uint64(i) - 1) // of them, those on the right of the run
			sum ^= StairNimber(behind, run)
			run = 0
		}
	}
	return sum, nil
}

var offStrip = game.Text{En: "a piece is on square %[1]v; the squares are 1 to %[2]v", Zh: "有棋子在第 %[1]v 格；格号应为 1 到 %[2]v"}

// NorthcottGap is the number of squares between two counters of a row in Northcott's
// game, whose gaps are heaps of Nim (northcott.go).
func NorthcottGap(a, b int64) (uint64, error) {
	if a == b {
		return 0, game.Refuse(game.BadParameter, oneSquare, a)
	}
	return uint64(max(a, b)) - uint64(min(a, b)) - 1, nil
}

var oneSquare = game.Text{En: "both counters of a row are on square %v", Zh: "同一行的两枚棋子都在第 %v 格"}

// Theory: let heaps stand in a row, none smaller than the one to its left, and stay so.
// What a heap has more than its left neighbour is a number of coins: taking k stones
// from the heap takes them from its surplus and adds them to that of the right
// neighbour, which is Staircase Nim (staircase.go) with the rightmost heap on step 1
// [Luogu P3480, proved here].

// SurplusNimber is the nimber of such a row.
func SurplusNimber(heaps []uint64) (uint64, error) {
	sum, left := uint64(0), uint64(0)
	for i, h := range heaps {
		if h < left {
			return 0, game.Refuse(game.BadParameter, fallsText, h, left)
		}
		sum ^= StairNimber(uint64(len(heaps)-i), h-left)
		left = h
	}
	return sum, nil
}

var fallsText = game.Text{En: "a heap of %[1]d stands behind one of %[2]d; no heap may be smaller than the one to its left", Zh: "%[1]d 个的一堆排在 %[2]d 个的一堆后面；任何一堆都不能少于它左边的一堆"}
