package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// Theory: a bishop that walks towards the corner lowers its row and its column by
// the same number, so that it is a nim heap of the size of the smaller of the
// two, in every sum and convention [Bouton 1901]. A bounded board changes nothing.
var bishopTheorem = &game.Theorem{
	Claim: game.Text{
		En: "a bishop at row r and column c is a nim heap of size min(r, c)",
		Zh: "在第 r 行第 c 列的象相当于大小为 min(r, c) 的尼姆堆",
	},
	Source: "Bouton 1901",
}

// Bishop walks along a diagonal.
var Bishop = register(game.Ruleset{
	Name:     "bishop",
	Aliases:  []string{"象", "象走斜线"},
	Keywords: []string{"bishop to the corner", "diagonal", "chessboard", "斜线", "对角线", "棋盘", "主教"},
	Title:    game.Text{En: "The bishop's walk", Zh: "走斜线的象"},
	Rule: game.Text{
		En: "Bishops stand on squares (row, column), counted from 0; several may share a square. Move one any distance, at least one square, along its diagonal, so that row and column fall by the same number. In row 0 or column 0 a bishop cannot move.",
		Zh: "若干个象各在某行某列（从 0 数起），可以同在一格。每步把一个象沿斜线走任意多格（至少一格），行号与列号减少同样多；在第 0 行或第 0 列的象不能走。",
	},
	Forms:    []game.Form{walkForm},
	Params:   []game.Param{walkSize},
	Examples: []string{"bishop((3, 5))", "bishop((3, 5), (2, 7), (9, 4))"},
	Theory:   []*game.Theorem{bishopTheorem},
	New:      newWalk("bishop", bishop{}),
})

type bishop struct{}

func (bishop) steps(s square, _ *big.Int) iter.Seq[square] { return s.along(bothWays) }

func (bishop) nimber(s square, _ *big.Int) (*big.Int, *game.Theorem) {
	return smaller(s[0], s[1]), bishopTheorem
}

func (bishop) stepsTo(s square, v *big.Int) []square {
	k := new(big.Int).Sub(smaller(s[0], s[1]), v)
	if k.Sign() <= 0 {
		return nil
	}
	return []square{s.back(k, bothWays)}
}

func (bishop) tame(square) *game.Theorem { return bishopTheorem }
