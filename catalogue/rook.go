package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// Theory: a rook that walks to the corner lowers its row or its column by any
// number, so that it is two nim heaps, of sizes r and c: nimber r ⊕ c, and in
// misère sums misère Nim with all rows and columns as heaps [Bouton 1901]. A
// bounded board changes nothing, since no move goes away from the corner.
var rookTheorem = &game.Theorem{
	Claim: game.Text{
		En: "a rook at row r and column c is two nim heaps, of sizes r and c",
		Zh: "在第 r 行第 c 列的车相当于大小为 r 和 c 的两个尼姆堆",
	},
	Source: "Bouton 1901",
}

// Rook is Nim on a board.
var Rook = register(game.Ruleset{
	Name:     "rook",
	Aliases:  []string{"车", "车走到角落"},
	Keywords: []string{"rook to the corner", "rook game", "castle", "chessboard", "left or down any distance", "車", "战车", "棋盘", "走到角落", "向左或向下任意格"},
	Title:    game.Text{En: "The rook's walk", Zh: "走到角上的车"},
	Rule: game.Text{
		En: "Rooks stand on squares (row, column), counted from 0; several may share a square. Move one any distance, at least one square, towards row 0 or towards column 0. At (0, 0) a rook cannot move.",
		Zh: "若干个车各在某行某列（从 0 数起），可以同在一格。每步把一个车向第 0 行或向第 0 列走任意多格（至少一格）；在 (0, 0) 的车不能走。",
	},
	Forms:    []game.Form{walkForm},
	Params:   []game.Param{walkSize},
	Examples: []string{"rook((3, 5))", "rook((3, 5), (2, 7))"},
	Theory:   []*game.Theorem{rookTheorem},
	New:      newWalk("rook", rook{}),
})

type rook struct{}

func (rook) steps(s square, _ *big.Int) iter.Seq[square] { return s.lines(0, 1) }

func (rook) nimber(s square, _ *big.Int) (*big.Int, *game.Theorem) {
	return new(big.Int).Xor(s[0], s[1]), rookTheorem
}

// stepsTo lowers the row to v ⊕ column, or the column to v ⊕ row.
func (rook) stepsTo(s square, v *big.Int) (found []square) {
	for way, n := range s {
		if k := new(big.Int).Xor(v, s[1-way]); k.Sub(n, k).Sign() > 0 {
			found = append(found, s.back(k, way))
		}
	}
	return found
}

func (rook) tame(square) *game.Theorem { return rookTheorem }

// partsOf are the row and the column, where both are heaps.
func (rook) partsOf(s square) []square {
	if s[0].Sign() == 0 || s[1].Sign() == 0 {
		return []square{s}
	}
	return []square{{s[0], new(big.Int)}, {new(big.Int), s[1]}}
}
