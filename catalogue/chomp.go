package catalogue

import (
	"iter"
	"math/big"
	"slices"
	"strings"

	"grundy/game"
)

// Theory: on a rectangle of more than one cell the mover wins, since the bite of
// the corner opposite to the poison, if it did not win, would leave the opponent
// a winning bite that could have been made at once [Gale 1974]. Which bite wins is
// known of three shapes. Where there is no cell (2, 2), the rest of the first row
// and of the first column are two nim heaps. Of two rows a and b the mover loses
// exactly when b = a-1, and likewise of two columns: from there every bite leaves
// equal rows, or a first row longer by 2 at least, or one row; and each of these
// has one bite back. On a square only the bite (2, 2) wins: it leaves two equal
// heaps, any other bite off the first row and column could be followed by it, and
// one of those leaves a rectangle. No more is known in general, nor of nimbers:
// they come from engine/board.
var (
	chompTheft = &game.Theorem{
		Claim: game.Text{
			En: "the mover wins on every rectangle of more than one cell: if biting off the far corner did not win, the answer to it could have been the first bite; the proof does not name the bite",
			Zh: "在多于一格的矩形上先手必胜：若咬掉最远的角不能取胜，对方的应手本可由先手第一步就走；这个证明没有指出该咬哪里",
		},
		Source: "Gale 1974",
	}
	chompArms = &game.Theorem{
		Claim: game.Text{
			En: "without a cell in row 2 and column 2, the rest of the first row and the rest of the first column are two nim heaps",
			Zh: "没有第 2 行第 2 列的格时，第一行的其余部分与第一列的其余部分是两个尼姆堆",
		},
		Source: "Bouton 1901",
	}
	chompTwo = &game.Theorem{
		Claim: game.Text{
			En: "with two rows the mover loses exactly when the second is shorter by one cell, and with two columns likewise; from any other position exactly one bite leaves that",
			Zh: "只有两行时，先手必败当且仅当第二行恰少一格，两列时也一样；其他局面恰有一种咬法能留下这种情形",
		},
		Source: "Gale 1974",
	}
	chompSquare = &game.Theorem{
		Claim: game.Text{
			En: "on a square of more than one cell the bite at row 2, column 2 wins, and no other: it leaves a row and a column of equal length",
			Zh: "在多于一格的正方形上，只有咬第 2 行第 2 列获胜：它留下等长的一行与一列",
		},
		Source: "Gale 1974",
	}
)

// Chomp is the game of the poisoned chocolate.
var Chomp = register(game.Ruleset{
	Name:     "chomp",
	Aliases:  []string{"吃巧克力", "咬巧克力", "毒巧克力"},
	Keywords: []string{"poisoned chocolate", "poisoned square", "chocolate bar", "Gale", "strategy stealing", "巧克力游戏", "啃巧克力", "偷策略"},
	Title:    game.Text{En: "Chomp", Zh: "咬巧克力"},
	Rule: game.Text{
		En: "Bite a cell off a bar of chocolate, and with it all cells to its right and below. The cell at row 1, column 1 is poisoned and may not be bitten.",
		Zh: "在一块巧克力上选一格，把它以及它右方、下方的所有格一起咬掉。第 1 行第 1 列的格有毒，不能咬。",
	},
	Forms: []game.Form{
		{Values: []game.Param{
			{Name: "rows", Kind: game.Nat, Min: 1, Default: one, Doc: game.Text{En: "rows of a whole bar", Zh: "整块巧克力的行数"}},
			{Name: "cols", Kind: game.Nat, Min: 1, Default: one, Doc: game.Text{En: "columns of a whole bar", Zh: "整块巧克力的列数"}},
		}},
		{Values: []game.Param{
			{Name: "lengths", Kind: game.List, Doc: game.Text{En: "lengths of the rows, none longer than the one before", Zh: "各行的长度，后一行不长于前一行"}},
		}},
	},
	Examples: []string{"chomp(4, 3)", "chomp([4, 3, 3])", "chomp(9, 10)", "chomp(1000, 1000)"},
	Theory:   []*game.Theorem{chompTheft, chompArms, chompTwo, chompSquare},
	New:      newChomp,
})

// chomp is a bar: the lengths of its rows, the first not 0. The search is that of
// all bars that come from one.
type chomp struct {
	rows   []*big.Int
	search *chompSearch
}

// chompRows bounds the rows of a bar, since each position is written row by row.
const chompRows = 10_000

var (
	chompTall  = game.Text{En: "a bar has at most %d rows, not %v; write the longer side as columns", Zh: "至多 %d 行，而不是 %v 行；请把较长的一边写作列数"}
	chompLarge = game.Text{En: "a bar has at most %d rows, not %v; on a square of any size the only bite that wins is that at row 2, column 2", Zh: "至多 %d 行，而不是 %v 行；无论正方形多大，唯一必胜的走法都是咬第 2 行第 2 列"}
	chompVast  = game.Text{En: "a bar has at most %d rows, not %v; on a rectangle of any size the first player wins, but it is not known by which bite", Zh: "至多 %d 行，而不是 %v 行；无论矩形多大都是先手必胜，但不知道该咬哪里"}
	chompOrder = game.Text{En: "row %d has %v cells, more than the row before it, which has %v", Zh: "第 %d 行有 %v 格，多于前一行的 %v 格"}
	chompNone  = game.Text{En: "row 1 must have a cell, the poisoned one", Zh: "第 1 行至少要有一格，即有毒的那格"}
)

func newChomp(a game.Args) (game.Position, error) {
	if a.Form == 0 {
		n := a.Nats()
		if n[0].Cmp(big.NewInt(chompRows)) > 0 {
			if n[0].Cmp(n[1]) == 0 {
				return nil, game.Refuse(game.Limit, chompLarge, chompRows, game.Short(n[0].String()))
			}
			if n[1].Cmp(big.NewInt(chompRows)) > 0 {
				return nil, game.Refuse(game.Limit, chompVast, chompRows, game.Short(n[0].String()))
			}
			return nil, game.Refuse(game.Limit, chompTall, chompRows, game.Short(n[0].String()))
		}
		return chomp{slices.Repeat([]*big.Int{n[1]}, int(n[0].Int64())), &chompSearch{}}, nil
	}
	rows := a.Values[0].([]*big.Int)
	if len(rows) > chompRows {
		return nil, game.Refuse(game.Limit, chompTall, chompRows, len(rows))
	}
	for i := 1; i < len(rows); i++ {
		if rows[i].Cmp(rows[i-1]) > 0 {
			return nil, game.Refuse(game.BadParameter, chompOrder, i+1, game.Short(rows[i].String()), game.Short(rows[i-1].String()))
		}
	}
	if len(rows) == 0 || rows[0].Sign() == 0 {
		return nil, game.Refuse(game.BadParameter, chompNone)
	}
	return chomp{wholeRows(rows), &chompSearch{}}, nil
}

// wholeRows is the rows that have cells.
func wholeRows(rows []*big.Int) []*big.Int {
	n := len(rows)
	for n > 0 && rows[n-1].Sign() == 0 {
		n--
	}
	return rows[:n]
}

// rectangle reports whether all rows are equal.
func (p chomp) rectangle() bool { return p.rows[0].Cmp(p.rows[len(p.rows)-1]) == 0 }

func (p chomp) String() string {
	n := game.Notation{Name: "chomp"}
	if p.rectangle() {
		return n.Heaps(big.NewInt(int64(len(p.rows))), p.rows[0])
	}
	return n.Write("[" + game.Numbers(p.rows).In(game.En) + "]")
}

var biteText = game.Text{En: "bite at row %[1]v, column %[2]v", Zh: "咬第 %[1]v 行第 %[2]v 列"}

// Moves go row by row.
func (p chomp) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i, n := range p.rows {
			first := one
			if i == 0 {
				first = big.NewInt(2)
			}
			if !(span{first, n}).each(func(j *big.Int) bool { return yield(p.bite(i, j)) }) {
				return
			}
		}
	}
}

// bite bites row i, from 0, at column j, from 1.
func (p chomp) bite(i int, j *big.Int) game.Move {
	left := new(big.Int).Sub(j, one)
	rows := slices.Clone(p.rows)
	for k := i; k < len(rows); k++ {
		rows[k] = smaller(rows[k], left)
	}
	at := i
	if p.drawn() {
		at = i*int(p.rows[0].Int64()) + int(left.Int64())
	}
	return game.Move{Say: biteText.With(i+1, j), At: []int{at}, To: chomp{wholeRows(rows), p.search}}
}

// chompDrawn bounds the bars that are drawn cell by cell.
const chompDrawn = 2_000

// drawn reports whether the bar is drawn cell by cell, and not as heaps.
func (p chomp) drawn() bool {
	all := new(big.Int).Mul(p.rows[0], big.NewInt(int64(len(p.rows))))
	return all.Cmp(big.NewInt(chompDrawn)) <= 0
}

// View draws the bar, the poisoned cell crossed.
func (p chomp) View() game.View {
	if !p.drawn() {
		return game.View{Kind: "heaps", Sizes: p.rows}
	}
	rows := make([]string, len(p.rows))
	for i, n := range p.rows {
		left := int(n.Int64())
		rows[i] = strings.Repeat(".", left) + strings.Repeat(" ", int(p.rows[0].Int64())-left)
	}
	rows[0] = "X" + rows[0][1:]
	return game.View{Kind: "cells", Rows: rows}
}
