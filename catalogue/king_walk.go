package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// Theory: count rows and columns from 1. In normal play the mover loses exactly
// when both are odd [HDU 2147]. The nimber is 0 when both are odd, 2 when both
// are even, and otherwise 1 when the odd one is smaller and 3 when the even one
// is. By induction: on an edge one moves along a path. Off it, from two even
// numbers the options are (odd, even) or the like, of nimber 1 or 3, at least
// one of them 1, and (odd, odd); from two odd ones, three positions of nimbers
// 1, 2 and 3; from o odd and e even the options of the one step have nimbers 2
// and 0, and that of both steps, (o-1, e-1), has 3 when o < e and otherwise 1.
//
// In misère play the mover loses on an edge when the other number is even, and
// off it when both are odd: an odd pair off the edge has only options off the
// edge that are not odd pairs, and any other pair off the edge steps to a lost
// one. The squares of rows or columns 1 and 2 act as nim heaps in misère sums:
// there only even distances along an edge have nimber 0, and they have an option
// of nimber 1 [Ferguson 1974]. Square (3, 3) has nimber 0 and options of nimber
// 3, 3 and 2, so it does not; what it does in misère sums is not known to us.
var (
	kingWalkTame = &game.Theorem{
		Claim: game.Text{
			En: "where the row or the column is at most 2, every position of nimber 0 that can be moved from has an option of nimber 1, so in misère sums it acts as a nim heap of the size of its nimber",
			Zh: "行或列不超过 2 时，凡 SG 值为 0 且能走的局面都有 SG 值为 1 的后继，因此在反常规则的和中相当于大小为其 SG 值的尼姆堆",
		},
		Source: "Ferguson 1974",
	}
	kingWalkTheorem = &game.Theorem{
		Claim: game.Text{
			En: "the nimber is 0 when row and column are both odd and 2 when both are even; otherwise it is 1 when the odd one is smaller, and 3 when the even one is",
			Zh: "行号与列号都是奇数时 SG 值为 0，都是偶数时为 2；一奇一偶时，奇数较小则为 1，偶数较小则为 3",
		},
		Source: "proved here",
	}
	kingWalkMisere = &game.Theorem{
		Claim: game.Text{
			En: "in misère play the mover loses exactly when row and column are both odd and at least 3, or one of them is 1 and the other is even",
			Zh: "反常规则下，先手必败当且仅当：行号与列号都是不小于 3 的奇数，或者其中一个为 1 而另一个是偶数",
		},
		Source: "proved here",
	}
)

// KingWalk is Kiki's game: a king walks to the corner.
var KingWalk = register(game.Ruleset{
	Name:    "king_walk",
	Aliases: []string{"kiki", "走棋盘", "kiki的游戏"},
	Keywords: []string{
		"kiki's game", "HDU 2147", "Cici", "Wonderful!", "What a pity!", "king to the corner", "coin on a chessboard", "left, down or diagonal",
		"棋盘走棋", "向左向下或左下", "左下角", "国王走到角落", "奇偶",
	},
	Title: game.Text{En: "The king's walk", Zh: "走到角上的国王"},
	Rule: game.Text{
		En: "A king stands in a row and a column, counted from 1. Move it one step towards row 1, towards column 1, or both at once. At (1, 1) there is no move.",
		Zh: "国王站在某行某列（从 1 数起），每步向第 1 行走一格、向第 1 列走一格，或斜着同时走一格；在 (1, 1) 处不能走。",
	},
	Forms: []game.Form{{Values: []game.Param{
		{Name: "row", Kind: game.Nat, Min: 1, Default: one, Doc: game.Text{En: "row of the king", Zh: "所在的行"}},
		{Name: "col", Kind: game.Nat, Min: 1, Default: one, Doc: game.Text{En: "column of the king", Zh: "所在的列"}},
	}}},
	Examples: []string{"king_walk(5, 4)", "king_walk(5, 3)"},
	Theory:   []*game.Theorem{kingWalkTheorem, kingWalkMisere, kingWalkTame},
	New: func(a game.Args) (game.Position, error) {
		n := a.Nats()
		return kingWalk{n[0], n[1]}, nil
	},
})

type kingWalk [2]*big.Int

func (p kingWalk) String() string { return game.Notation{Name: "king_walk"}.Heaps(p[0], p[1]) }

var stepText = game.Text{En: "move to row %[1]v, column %[2]v", Zh: "走到第 %[1]v 行第 %[2]v 列"}

// Moves are a step by a row, by a column, and by both.
func (p kingWalk) Moves() iter.Seq[game.Move] {
	up, left := p[0].Cmp(one) > 0, p[1].Cmp(one) > 0
	return func(yield func(game.Move) bool) {
		_ = (!up || yield(p.step(1, 0))) && (!left || yield(p.step(0, 1))) && (!up || !left || yield(p.step(1, 1)))
	}
}

func (p kingWalk) step(rows, cols int64) game.Move {
	to := kingWalk{new(big.Int).Sub(p[0], big.NewInt(rows)), new(big.Int).Sub(p[1], big.NewInt(cols))}
	return game.Move{Say: stepText.With(to[0], to[1]), At: []int{0}, To: to}
}

func (p kingWalk) odd() (row, col bool) { return p[0].Bit(0) == 1, p[1].Bit(0) == 1 }

// Value is the nimber.
func (p kingWalk) Value() (game.Value, *game.Theorem) {
	g := int64(3)
	switch row, col := p.odd(); {
	case row && col:
		g = 0
	case !row && !col:
		g = 2
	case row == (p[0].Cmp(p[1]) < 0):
		g = 1
	}
	return game.Value{Nimber: big.NewInt(g)}, kingWalkTheorem
}

// KingWalkOutcome is the outcome in normal play at row and column from 1.
func KingWalkOutcome(row, col uint64) game.Outcome { return game.Won(row&col&1 == 0) }

// Outcome goes by parity.
func (p kingWalk) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	row, col := p.odd()
	if c == game.Normal {
		return game.Won(!row || !col), kingWalkTheorem
	}
	if p.near(1) {
		return game.Won(row && col), kingWalkMisere
	}
	return game.Won(!row || !col), kingWalkMisere
}

// near reports whether the row or the column is at most k.
func (p kingWalk) near(k int64) bool { return smaller(p[0], p[1]).Cmp(big.NewInt(k)) <= 0 }

// Tame answers in the first two rows and columns.
func (p kingWalk) Tame() *game.Theorem {
	if p.near(2) {
		return kingWalkTame
	}
	return nil
}

// View draws the square.
func (p kingWalk) View() game.View { return game.View{Kind: "grid", Sizes: p[:]} }
