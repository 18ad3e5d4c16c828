package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// Theory: rows and columns count from 0 here and from 1 in king_walk, whose
// theorems king.go takes over with the parities turned: nimber 0 when both are
// even, 2 when both are odd, 1 when the even one is smaller and 3 when the odd one
// is [proved here, in king_walk.go]. What several kings do in misère play is not
// known to us where one of them is off the first two rows and columns. A bounded
// board changes nothing.
var (
	kingTheorem = &game.Theorem{
		Claim: game.Text{
			En: "the nimber of a king is 0 when row and column are both even and 2 when both are odd; otherwise it is 1 when the even one is smaller, and 3 when the odd one is",
			Zh: "行号与列号都是偶数时，王的 SG 值为 0，都是奇数时为 2；一奇一偶时，偶数较小则为 1，奇数较小则为 3",
		},
		Source: "proved here",
	}
	kingMisere = &game.Theorem{
		Claim: game.Text{
			En: "in misère play a single king is lost for the mover exactly when row and column are both even and at least 2, or one of them is 0 and the other is odd",
			Zh: "反常规则下，只有一个王时，先手必败当且仅当：行号与列号都是不小于 2 的偶数，或者其中一个为 0 而另一个是奇数",
		},
		Source: "proved here",
	}
	kingTame = &game.Theorem{
		Claim: game.Text{
			En: "where the row or the column is 0 or 1, every position of nimber 0 that can be moved from has an option of nimber 1, so in misère sums the king acts as a nim heap of the size of its nimber",
			Zh: "行号或列号为 0 或 1 时，凡 SG 值为 0 且能走的局面都有 SG 值为 1 的后继，因此在反常规则的和中，王相当于大小为其 SG 值的尼姆堆",
		},
		Source: "Ferguson 1974",
	}
)

// King walks to the corner one step at a time.
var King = register(game.Ruleset{
	Name:     "king",
	Aliases:  []string{"王", "国王"},
	Keywords: []string{"kings to the corner", "king's walk", "left, down or diagonal", "chessboard", "棋盘", "走到角落", "走一格"},
	Title:    game.Text{En: "Kings to the corner", Zh: "走到角上的王"},
	Rule: game.Text{
		En: "Kings stand on squares (row, column), counted from 0; several may share a square. Move one by one step towards row 0, towards column 0, or both at once. At (0, 0) a king cannot move.",
		Zh: "若干个王各在某行某列（从 0 数起），可以同在一格。每步把一个王向第 0 行走一格、向第 0 列走一格，或斜着同时走一格；在 (0, 0) 的王不能走。",
	},
	Forms:    []game.Form{walkForm},
	Params:   []game.Param{walkSize},
	Examples: []string{"king((5, 4))", "king((3, 3), (2, 5), (4, 6))"},
	Theory:   []*game.Theorem{kingTheorem, kingMisere, kingTame},
	New:      newWalk("king", king{}),
})

type king struct{}

// fromOne is the same square where rows and columns count from 1.
func (s square) fromOne() kingWalk { return kingWalk(s.to(one, one)) }

func (king) steps(s square, _ *big.Int) iter.Seq[square] {
	return func(yield func(square) bool) {
		for m := range s.fromOne().Moves() {
			if !yield(square(m.To.(kingWalk)).back(one, bothWays)) {
				return
			}
		}
	}
}

func (king) nimber(s square, _ *big.Int) (*big.Int, *game.Theorem) {
	v, _ := s.fromOne().Value()
	return v.Nimber, kingTheorem
}

// outcome is told by the nimber in normal play.
func (king) outcome(s square, _ *big.Int, c game.Convention) (game.Outcome, *game.Theorem) {
	if c == game.Normal {
		return 0, nil
	}
	o, _ := s.fromOne().Outcome(c)
	return o, kingMisere
}

func (king) tame(s square) *game.Theorem {
	if s.fromOne().Tame() == nil {
		return nil
	}
	return kingTame
}
