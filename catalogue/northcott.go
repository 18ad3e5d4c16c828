package catalogue

import (
	"iter"
	"math/big"
	"strings"

	"grundy/game"
)

// Theory: the mover loses exactly when the nim-sum of the gaps between the two
// counters of each row is 0 [Berlekamp, Conway, Guy 1982]. A counter may retreat,
// so the same position can come again, and still nobody can draw: who wins by the
// nim-sum answers a retreat by following as far, and otherwise lowers a gap, so
// every move of the winner is an advance, of which there is room for finitely
// many. Since positions can come again, they have no nimber of a game that ends.
// Misère play is not known to us.
var northcottTheorem = &game.Theorem{
	Claim: game.Text{
		En: "the mover loses exactly when the nim-sum of the gaps between the two counters of each row is 0; a retreat is answered by following as far, so it only delays",
		Zh: "当且仅当各行两枚棋子之间空格数的异或和为 0 时先手必败；对后退的应对是跟进同样多格，所以后退只能拖延",
	},
	Source: "Berlekamp, Conway, Guy 1982",
}

// Northcott is Northcott's game.
var Northcott = register(game.Ruleset{
	Name:    "northcott",
	Aliases: []string{"northcotts_game", "诺斯科特", "诺思科特博弈"},
	Keywords: []string{
		"Northcott's game", "HDU 1730", "gaps between counters", "rook-like counters", "两枚棋子之间的空格", "每行一黑一白", "黑白棋子相向移动", "棋盘左右移动",
	},
	Title: game.Text{En: "Northcott's game", Zh: "诺思科特博弈"},
	Rule: game.Text{
		En: "Each row of the board, whose squares count from 1 to the width, holds a counter of each player. Move one of your own counters any distance along its row, forwards or backwards, not onto or past the other one. Each value is a row: the counter of the player to move, then the opponent's. Since counters may retreat, a position can come again.",
		Zh: "棋盘每行有双方各一枚棋子，格子从 1 编号到 width。每次把自己的一枚棋子沿所在行移动任意多格，前进后退都行，但不能越过或落在对方棋子上。每个值是一行：先写轮到的一方的棋子，再写对方的。因为可以后退，局面可能重复出现。",
	},
	Forms: []game.Form{{
		Repeat: true,
		Values: []game.Param{{Name: "row", Kind: game.Pair, Min: 1, Doc: game.Text{En: "squares of the mover's counter and of the opponent's", Zh: "一行中先手棋子与对方棋子的格号"}}},
	}},
	Params: []game.Param{{
		Name: "width", Kind: game.Nat, Min: 1,
		Doc: game.Text{En: "squares in a row", Zh: "一行的格数"},
	}},
	Examples: []string{"northcott((1, 4), (6, 2), (3, 8), width=8)", "northcott((1, 4), (7, 4), width=8)"},
	Theory:   []*game.Theorem{northcottTheorem},
	New:      newNorthcott,
})

var (
	sameSquare = game.Text{En: "both counters of row %[1]v are on square %[2]v", Zh: "第 %[1]v 行的两枚棋子都在第 %[2]v 格"}
	offBoard   = game.Text{En: "row %[1]v has a counter on square %[2]v, and the width is %[3]v", Zh: "第 %[1]v 行有棋子在第 %[2]v 格，而宽度为 %[3]v"}

	northcottSum    = game.Text{En: "counters may retreat, so a position can come again; it cannot be part of a sum", Zh: "棋子可以后退，局面可能重复出现，因此不能与其他游戏求和"}
	northcottMisere = game.Text{En: "counters may retreat, so a position can come again; no theory of its misère play is known", Zh: "棋子可以后退，局面可能重复出现，没有已知的反常规则理论"}
	northcottNimber = game.Text{En: "counters may retreat, so a position can come again; it has no nimber of a game that ends", Zh: "棋子可以后退，局面可能重复出现，因此没有（必然结束的游戏意义上的）SG 值"}
)

func newNorthcott(a game.Args) (game.Position, error) {
	p := northcott{width: a.Nat("width")}
	for i, v := range a.Values {
		row := v.([2]*big.Int)
		if row[0].Cmp(row[1]) == 0 {
			return nil, game.Refuse(game.BadParameter, sameSquare, i+1, game.Short(row[0].String()))
		}
		if most := larger(row[0], row[1]); most.Cmp(p.width) > 0 {
			return nil, game.Refuse(game.BadParameter, offBoard, i+1, game.Short(most.String()), game.Short(p.width.String()))
		}
		p.rows = append(p.rows, row)
	}
	return p, nil
}

// northcott is the counters of each row, the mover's first, and the width.
type northcott struct {
	rows  [][2]*big.Int
	width *big.Int
}

func (p northcott) String() string {
	words := make([]string, len(p.rows))
	for i, row := range p.rows {
		words[i] = game.Literal(row)
	}
	return game.Notation{Name: "northcott"}.With("width", p.width).Write(words...)
}

var counterText = game.Text{En: "in row %[1]v, move the counter from square %[2]v to square %[3]v", Zh: "把第 %[1]v 行的棋子从第 %[2]v 格移到第 %[3]v 格"}

// to moves the mover's counter of a row, and gives the move to the opponent.
func (p northcott) to(row int, square *big.Int) game.Move {
	next := northcott{make([][2]*big.Int, len(p.rows)), p.width}
	for i, r := range p.rows {
		if i == row {
			r[0] = square
		}
		next.rows[i] = [2]*big.Int{r[1], r[0]}
	}
	m := game.Move{Say: counterText.With(row+1, p.rows[row][0], square), At: []int{row}, To: next}
	if p.drawn() {
		first := row*int(p.width.Int64()) - 1
		m.At = []int{first + int(p.rows[row][0].Int64()), first + int(square.Int64())}
	}
	return m
}

// Moves lists the moves by the row and the square.
func (p northcott) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i, r := range p.rows {
			side := span{new(big.Int).Add(r[1], one), p.width}
			if r[0].Cmp(r[1]) < 0 {
				side = span{one, new(big.Int).Sub(r[1], one)}
			}
			if !side.each(func(n *big.Int) bool { return n.Cmp(r[0]) == 0 || yield(p.to(i, n)) }) {
				return
			}
		}
	}
}

// gaps are the squares between the counters of each row.
func (p northcott) gaps() []*big.Int {
	out := make([]*big.Int, len(p.rows))
	for i, r := range p.rows {
		gap := new(big.Int).Sub(r[0], r[1])
		out[i] = gap.Abs(gap).Sub(gap, one)
	}
	return out
}

// Outcome is that of normal play, by the nim-sum of the gaps.
func (p northcott) Outcome(game.Convention) (game.Outcome, *game.Theorem) {
	return boutonOutcome(game.Normal, p.gaps()), northcottTheorem
}

// WinningMoves are at most one of each row. It may be a retreat.
func (p northcott) WinningMoves(game.Convention) (game.Moves, bool) {
	gaps := p.gaps()
	sum := nimSum(gaps)
	var out []game.Move
	for i, r := range p.rows {
		square := new(big.Int).Xor(gaps[i], sum)
		square.Add(square, one) // the distance wanted
		if r[0].Cmp(r[1]) < 0 {
			square.Neg(square)
		}
		square.Add(square, r[1])
		if sum.Sign() > 0 && square.Sign() > 0 && square.Cmp(p.width) <= 0 {
			out = append(out, p.to(i, square))
		}
	}
	return fewMoves(out), true
}

// Alone refuses what needs a game that ends.
func (northcott) Alone() (sum, misere, nimber game.Phrase) {
	return northcottSum.With(), northcottMisere.With(), northcottNimber.With()
}

var (
	gapsText  = game.Text{En: "the gaps of the rows are %[1]v, and their nim-sum is %[2]v", Zh: "各行的空格数为 %[1]v，异或和为 %[2]v"}
	rowLabel  = game.Text{En: "row %d", Zh: "第 %d 行"}
	gapWins   = game.Text{En: "row %[1]v wins: with the counter on square %[2]v its gap is %[3]v, and the nim-sum 0", Zh: "第 %[1]v 行可胜：棋子移到第 %[2]v 格后空格数为 %[3]v，异或和为 0"}
	gapsLost  = game.Text{En: "every move changes one gap, and with it the nim-sum; the opponent makes it 0 again by an advance, so the moves run out", Zh: "任何一步都只改变一行的空格数，异或和随之不为 0；对方用一步前进又使它为 0，所以棋子终会无路可走"}
	retreated = game.Text{En: "the player who leaves the nim-sum 0 never needs to retreat", Zh: "总给对方留下异或和 0 的一方从不需要后退"}
)

// Reason shows the gaps as heaps.
func (p northcott) Reason(game.Convention) []game.Step {
	gaps := p.gaps()
	steps := says(northcottTheorem.Claim)
	if len(gaps) == 0 {
		return append(steps, game.Say(stuckText[game.Normal]))
	}
	sum := nimSum(gaps)
	shown := game.Numbers(gaps[:min(len(gaps), shownHeaps)])
	step := game.Say(gapsText, shown, sum)
	if len(gaps) <= shownHeaps {
		step.Figure = columns(gaps, func(i int) game.Phrase { return rowLabel.With(i + 1) })
	} else {
		step = game.Say(manyGaps, len(gaps), sum)
	}
	steps = append(steps, step)
	if sum.Sign() == 0 {
		return append(steps, game.Say(gapsLost))
	}
	won, _ := p.WinningMoves(game.Normal)
	for m := range won.List {
		if len(steps) == shownHeaps {
			break
		}
		i := m.Say.Args[0].(int) - 1
		square := m.To.(northcott).rows[i][1]
		steps = append(steps, game.Say(gapWins, i+1, square, m.To.(northcott).gaps()[i]))
	}
	return append(steps, game.Say(retreated))
}

var manyGaps = game.Text{En: "the nim-sum of the gaps of the %[1]v rows is %[2]v", Zh: "%[1]v 行空格数的异或和为 %[2]v"}

// mostNorthcottCells bounds the board that is drawn.
const mostNorthcottCells = 1 << 14

// drawn reports whether the board is small enough to be drawn.
func (p northcott) drawn() bool {
	cells := new(big.Int).Mul(p.width, big.NewInt(int64(len(p.rows))))
	return cells.Cmp(big.NewInt(mostNorthcottCells)) <= 0
}

// View draws the board, the mover's counters as x and the opponent's as o, or the
// gaps of a large one.
func (p northcott) View() game.View {
	if !p.drawn() {
		return game.View{Kind: "heaps", Sizes: p.gaps()}
	}
	v := game.View{Kind: "cells"}
	for _, r := range p.rows {
		row := []byte(strings.Repeat(".", int(p.width.Int64())))
		row[r[0].Int64()-1], row[r[1].Int64()-1] = 'x', 'o'
		v.Rows = append(v.Rows, string(row))
	}
	return v
}
