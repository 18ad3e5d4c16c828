package catalogue

import (
	"iter"
	"math/big"
	"sync"

	"grundy/game"
)

// Theory: let a be the smaller of row and column, d their difference, and e how far
// the larger is from the last row or column, at least 1 on a board without end.
// Nimber and misère outcome stay the same when a - 4 takes the place of a >= 7, d -
// 4 that of d >= 7, and 1 that of e > 1. Proof: a move changes a, d and e by at most
// 3. Let f be what is so got from the squares with a, d < 7 and e <= 1, each on a
// board of a+d+e+1 rows. Around a, d >= 6 and e >= 4 all that f takes up has period
// 4, and 1, so that f obeys the definition everywhere when it does for a, d < 10 and
// e < 5, as a test checks; and the definition has one solution only. The nimbers of
// the plain board are those of Winning Ways, chapter 3 [Berlekamp, Conway, Guy 1982].
// Some squares of nimber 0, such as (4, 0), have options of nimber 2 alone, so that
// knights are not tame; what several do in misère play comes from a search.
var (
	knightTheorem = &game.Theorem{
		Claim: game.Text{
			En: "the nimber of a knight is at most 4, and stays the same when 4 is taken from both row and column, as far as they go, or from the larger, when it is at least 7 more than the smaller; where the board ends matters in its last row and column only",
			Zh: "马的 SG 值不超过 4；行号与列号都减去 4（够减时），或较大者比较小者至少大 7 时从较大者减去 4，SG 值都不变；棋盘的边界只影响最后一行和最后一列",
		},
		Source: "proved here",
	}
	knightMisere = &game.Theorem{
		Claim: game.Text{
			En: "in misère play a single knight wins from a square exactly when it wins from the one with 4 less in both row and column, if both are at least 7, or with 4 less in the larger, if it is at least 5 more than the smaller; where the board ends matters in its last row and column only",
			Zh: "反常规则下只有一个马时：行号与列号都不小于 7 时各减去 4，或较大者比较小者至少大 5 时从较大者减去 4，胜负不变；棋盘的边界只影响最后一行和最后一列",
		},
		Source: "proved here",
	}
)

// Knight is the game of white knights.
var Knight = register(game.Ruleset{
	Name:     "knight",
	Aliases:  []string{"马", "骑士", "white_knights"},
	Keywords: []string{"White Knight", "All the King's Horses", "chessboard game", "HackerRank", "A Chessboard Game", "knights", "棋盘", "跳马", "马走日"},
	Title:    game.Text{En: "The knight's walk", Zh: "走到角上的马"},
	Rule: game.Text{
		En: "Knights stand on squares (row, column), counted from 0; several may share a square. Move one by two rows up and one column left or right, or by two columns left and one row up or down, where up and left lower the numbers, without leaving the board.",
		Zh: "若干个马各在某行某列（从 0 数起），可以同在一格。每步把一个马的行号减 2 而列号加 1 或减 1，或者列号减 2 而行号加 1 或减 1，不能走出棋盘。",
	},
	Forms:    []game.Form{walkForm},
	Params:   []game.Param{walkSize},
	Examples: []string{"knight((4, 7))", "knight((4, 1), (7, 7), size=15)"},
	Theory:   []*game.Theorem{knightTheorem, knightMisere},
	New:      newWalk("knight", knight{}),
})

type knight struct{}

// jumps are the moves, in rows and columns.
var jumps = [...][2]int64{{-2, -1}, {-2, 1}, {-1, -2}, {1, -2}}

func (knight) steps(s square, size *big.Int) iter.Seq[square] {
	return func(yield func(square) bool) {
		for _, j := range jumps {
			to := s.to(big.NewInt(j[0]), big.NewInt(j[1]))
			inside := smaller(to[0], to[1]).Sign() >= 0 && (size == nil || larger(to[0], to[1]).Cmp(size) < 0)
			if inside && !yield(to) {
				return
			}
		}
	}
}

// knightPeriod divides what may be taken from a or d that are at least knightFrom + knightPeriod.
const knightFrom, knightPeriod = 3, 4

// knightCell is what is known of a square.
type knightCell struct {
	nimber uint64
	misere bool // whether the mover wins a single knight in misère play
}

// knightCells are the squares by a, d and e.
type knightCells [knightFrom + knightPeriod][knightFrom + knightPeriod][2]knightCell

// knights computes the cells from the definition.
var knights = sync.OnceValue(func() *knightCells {
	var cells knightCells
	for a := range cells {
		for d := range cells[a] {
			for e := range cells[a][d] {
				board := knightBoard(a + d + e + 1)
				cells[a][d][e] = board[[2]int{a, a + d}]
			}
		}
	}
	return &cells
})

// knightBoard solves a board of n rows, whose squares it takes in the order of
// row + column, which every move lowers.
func knightBoard(n int) map[[2]int]knightCell {
	board := map[[2]int]knightCell{}
	for sum := range 2 * n {
		for r := max(0, sum-n+1); r <= min(sum, n-1); r++ {
			seen, moves, cell := [5]bool{}, 0, knightCell{}
			for _, j := range jumps {
				if o, ok := board[[2]int{r + int(j[0]), sum - r + int(j[1])}]; ok {
					seen[o.nimber], moves, cell.misere = true, moves+1, cell.misere || !o.misere
				}
			}
			for seen[cell.nimber] {
				cell.nimber++
			}
			cell.misere = cell.misere || moves == 0
			board[[2]int{r, sum - r}] = cell
		}
	}
	return board
}

// cell looks a square up.
func (knight) cell(s square, size *big.Int) knightCell {
	lo, hi := smaller(s[0], s[1]), larger(s[0], s[1])
	fold := func(n *big.Int) int64 {
		if n.Cmp(big.NewInt(knightFrom)) < 0 {
			return n.Int64()
		}
		n = new(big.Int).Sub(n, big.NewInt(knightFrom))
		return knightFrom + n.Mod(n, big.NewInt(knightPeriod)).Int64()
	}
	e := 1
	if size != nil && new(big.Int).Add(hi, one).Cmp(size) == 0 {
		e = 0
	}
	return knights()[fold(lo)][fold(new(big.Int).Sub(hi, lo))][e]
}

func (k knight) nimber(s square, size *big.Int) (*big.Int, *game.Theorem) {
	return new(big.Int).SetUint64(k.cell(s, size).nimber), knightTheorem
}

// outcome is told by the nimber in normal play.
func (k knight) outcome(s square, size *big.Int, c game.Convention) (game.Outcome, *game.Theorem) {
	if c == game.Normal {
		return 0, nil
	}
	return game.Won(k.cell(s, size).misere), knightMisere
}
