package catalogue

import (
	"iter"
	"math/big"
	"strings"

	"grundy/game"
)

// Theory: call a board fair when the half turn maps its free cells to free cells
// and no domino can meet its own image. Then the second player answers each move
// by its image and wins, so the nimber is 0; a rectangle with both sides even is
// fair. Where the only domino that is its own image lies on the two middle cells,
// as in a rectangle of an odd by an even side, the first player lays it and has
// made the board fair [Gardner 1974]. A straight row is a row of pins of Dawson's
// Kayles, whose nimbers have period 34 [Guy, Smith 1956]. Of odd by odd
// rectangles nothing of the kind is known: they come from engine/board.
var (
	cramFair = &game.Theorem{
		Claim: game.Text{
			En: "a half turn maps the board to itself, and no domino can meet its own image, as on every rectangle with both sides even; the second player answers each domino by its image, so the nimber is 0",
			Zh: "棋盘旋转半周后与自身重合，且任何骨牌都不会碰到自己的像（例如两边都是偶数的矩形）；后手总把骨牌放在对方骨牌的像上，因此 SG 值为 0",
		},
		Source: "Gardner 1974",
	}
	cramMiddle = &game.Theorem{
		Claim: game.Text{
			En: "a half turn maps the board to itself, and the two middle cells are free, as on every rectangle with one side odd and the other even; the first player covers the middle and then answers each domino by its image, and wins",
			Zh: "棋盘旋转半周后与自身重合，且正中的两格空着（例如一边为奇数、另一边为偶数的矩形）；先手先盖住正中两格，此后总把骨牌放在对方骨牌的像上，因此先手必胜",
		},
		Source: "Gardner 1974",
	}
	cramRow = &game.Theorem{
		Claim: game.Text{
			En: "a straight row of n cells is a row of n pins of Dawson's Kayles, whose nimbers have period 34 from n = 53 on; separate rows add by nim-sum",
			Zh: "一行 n 个相连的空格相当于道森凯尔斯中 n 个一排的瓶，其 SG 值从 n = 53 起周期为 34；互不相连的各行按异或相加",
		},
		Source: "Guy, Smith 1956",
	}
)

// Cram is the game of dominoes that both players lay either way.
var Cram = register(game.Ruleset{
	Name:     "cram",
	Aliases:  []string{"plugg", "dots_and_pairs", "放骨牌", "多米诺填格"},
	Keywords: []string{"impartial domineering", "dominoes on a board", "多米诺骨牌", "骨牌覆盖", "填格游戏", "铺骨牌"},
	Title:    game.Text{En: "Cram", Zh: "克拉姆（放骨牌）"},
	Rule: game.Text{
		En: "Lay a domino on two free cells of the board that share a side.",
		Zh: "在棋盘上选两个有公共边的空格，放上一块骨牌。",
	},
	Forms: []game.Form{
		{Values: []game.Param{
			{Name: "rows", Kind: game.Nat, Min: 1, Default: one, Doc: game.Text{En: "rows of an empty board", Zh: "空棋盘的行数"}},
			{Name: "cols", Kind: game.Nat, Min: 1, Default: one, Doc: game.Text{En: "columns of an empty board", Zh: "空棋盘的列数"}},
		}},
		{Values: []game.Param{
			{Name: "board", Kind: game.Word, Doc: game.Text{En: "rows with / between them: . is a free cell and # a blocked one", Zh: "各行用 / 隔开：. 为空格，# 为不可用的格"}},
		}},
	},
	Examples: []string{"cram(5, 4)", `cram("..#/...")`, "cram(3, 3)", "cram(100, 100)"},
	Theory:   []*game.Theorem{cramFair, cramMiddle, cramRow},
	New:      newCram,
})

// cram is a board: its free cells row by row, true for free. The search is that of
// all boards that come from one.
type cram struct {
	rows, cols int
	free       string // '.' and '#', row by row
	search     *cramSearch
}

// cramCells bounds a board, since each position is written out cell by cell.
const cramCells = 10_000

var (
	cramLarge = game.Text{En: "a board has at most %d cells, and %v by %v is more", Zh: "棋盘至多 %d 格，而 %v × %v 超过了"}
	cramSign  = game.Text{En: "a board is written with . for a free cell, # for a blocked one and / between rows, not with %q", Zh: "棋盘用 . 表示空格、# 表示不可用的格、/ 隔开各行，不能用 %q"}
	cramBare  = game.Text{En: "the board has no cell; a board is written such as \"..#/...\"", Zh: "棋盘没有格；棋盘写成 \"..#/...\" 这样"}
	cramEven  = game.Text{En: "row %d of the board is %d long, and row 1 is %d", Zh: "棋盘第 %d 行有 %d 格，而第 1 行有 %d 格"}
)

func newCram(a game.Args) (game.Position, error) {
	if a.Form == 1 {
		return readCram(a.Values[0].(string))
	}
	n := a.Nats()
	if new(big.Int).Mul(n[0], n[1]).Cmp(big.NewInt(cramCells)) > 0 {
		return nil, game.Refuse(game.Limit, cramLarge, cramCells, game.Short(n[0].String()), game.Short(n[1].String()))
	}
	rows, cols := int(n[0].Int64()), int(n[1].Int64())
	return cram{rows, cols, strings.Repeat(".", rows*cols), &cramSearch{}}, nil
}

// readCram reads a board.
func readCram(text string) (game.Position, error) {
	column := 0
	for _, c := range text {
		if column++; !strings.ContainsRune(".#/", c) {
			return nil, game.Refuse(game.BadParameter, cramSign, string(c)).At(column)
		}
	}
	lines := strings.Split(text, "/")
	cols := len(lines[0])
	if cols == 0 {
		return nil, game.Refuse(game.BadParameter, cramBare)
	}
	for i, line := range lines {
		if len(line) != cols {
			return nil, game.Refuse(game.BadParameter, cramEven, i+1, len(line), cols).At(i*(cols+1) + 1)
		}
	}
	if len(lines)*cols > cramCells {
		return nil, game.Refuse(game.Limit, cramLarge, cramCells, len(lines), cols)
	}
	return cram{len(lines), cols, strings.Join(lines, ""), &cramSearch{}}, nil
}

// String is short for an empty board.
func (p cram) String() string {
	n := game.Notation{Name: "cram"}
	if !strings.Contains(p.free, "#") {
		return n.Heaps(big.NewInt(int64(p.rows)), big.NewInt(int64(p.cols)))
	}
	return n.Write(`"` + strings.Join(p.lines(), "/") + `"`)
}

// lines are the rows.
func (p cram) lines() []string {
	lines := make([]string, p.rows)
	for r := range lines {
		lines[r] = p.free[r*p.cols : (r+1)*p.cols]
	}
	return lines
}

// View draws the board.
func (p cram) View() game.View { return game.View{Kind: "cells", Rows: p.lines()} }

// is reports whether a cell is free; there is none outside the board.
func (p cram) is(r, c int) bool {
	return r >= 0 && r < p.rows && c >= 0 && c < p.cols && p.free[r*p.cols+c] == '.'
}

var (
	acrossText = game.Text{En: "cover columns %[2]d and %[3]d of row %[1]d", Zh: "盖住第 %[1]d 行的第 %[2]d、%[3]d 列"}
	downText   = game.Text{En: "cover rows %[2]d and %[3]d of column %[1]d", Zh: "盖住第 %[1]d 列的第 %[2]d、%[3]d 行"}
)

// Moves go cell by cell, from each first to the right and then downwards.
func (p cram) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for r := range p.rows {
			for c := range p.cols {
				if p.is(r, c) && p.is(r, c+1) && !yield(p.lay(r, c, r, c+1)) {
					return
				}
				if p.is(r, c) && p.is(r+1, c) && !yield(p.lay(r, c, r+1, c)) {
					return
				}
			}
		}
	}
}

// lay covers two cells.
func (p cram) lay(r, c, r2, c2 int) game.Move {
	say := acrossText.With(r+1, c+1, c2+1)
	if c == c2 {
		say = downText.With(c+1, r+1, r2+1)
	}
	i, j := r*p.cols+c, r2*p.cols+c2
	free := []byte(p.free)
	free[i], free[j] = '#', '#'
	return game.Move{Say: say, At: []int{i, j}, To: cram{p.rows, p.cols, string(free), p.search}}
}
