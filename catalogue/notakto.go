package catalogue

import (
	"iter"
	"math/big"
	"strings"

	"grundy/game"
)

// Theory: a board with three in a row is over, and who makes the last of these has
// lost: misère play of the sum of the boards. Its misère quotient is the commutative
// monoid of the words in a, b, c, d under a² = 1, b³ = b, b²c = c, c³ = ac², b²d = d,
// cd = ad, d² = c², of 18 elements; an empty board is c, and a sum is lost exactly when
// the product of its boards is a, b², bc or c² [Plambeck, Whitehead 2013]. So n > 0 empty
// boards are lost exactly when n is even. In normal play the nimber of each of the 512
// boards comes from the definition.
var notaktoTheorem = &game.Theorem{
	Claim: game.Text{
		En: "each board has a value in a commutative monoid of 18 elements, an empty one the value c; a sum of boards is lost in misère play exactly when the product of the values is a, b², bc or c²",
		Zh: "每个棋盘在一个 18 元交换幺半群中有一个值，空棋盘的值为 c；反常规则下，若干棋盘之和必败当且仅当各值的乘积为 a、b²、bc 或 c²",
	},
	Source: "Plambeck, Whitehead 2013",
}

// Notakto is noughts and crosses with crosses alone, on several boards.
var Notakto = register(game.Ruleset{
	Name:     "notakto",
	Aliases:  []string{"x_only_tic_tac_toe", "neutral_tic_tac_toe", "全X井字棋", "只画叉的井字棋"},
	Keywords: []string{"Notakto", "No-Tac-Toe", "X-only tic-tac-toe", "neutral tic-tac-toe", "misère tic-tac-toe", "Plambeck", "井字棋变体", "双方都画叉", "三连者负"},
	Title:    game.Text{En: "Notakto", Zh: "全叉井字棋（Notakto）"},
	Rule: game.Text{
		En: "Mark an empty cell of a board of 3 × 3 with X. A board with three X in a row, column or diagonal is over and goes; who completes three on the last board has lost.",
		Zh: "在某个 3 × 3 棋盘的空格画 X。棋盘上有三个 X 连成一行、一列或一条对角线即告结束并拿走；在最后一个棋盘上连成三个的一方输。",
	},
	Forms: []game.Form{
		{Values: []game.Param{{Name: "n", Kind: game.Nat, Default: new(big.Int), Doc: game.Text{En: "empty boards", Zh: "空棋盘的个数"}}}},
		{Repeat: true, Values: []game.Param{{Name: "board", Kind: game.Word, Doc: game.Text{En: "rows with / between them, X for a mark and . for an empty cell", Zh: "各行用 / 隔开，X 为标记，. 为空格"}}}},
	},
	Params:   []game.Param{{Name: "empty", Kind: game.Nat, Default: new(big.Int), Doc: game.Text{En: "further boards that are empty", Zh: "另有多少个空棋盘"}}},
	Examples: []string{"notakto(2)", `notakto("X../.X./...", empty=1)`},
	Theory:   []*game.Theorem{notaktoTheorem},
	New:      newNotakto,
})

// notaktoBoard is a set of marked cells, row by row.
type notaktoBoard uint16

// notakto are boards that are not over and not empty, and how many are empty.
type notakto struct {
	boards []notaktoBoard
	empty  *big.Int
}

var notaktoShape = game.Text{En: "a board is three rows of three cells with / between them, such as X../.../..X, not %q", Zh: "棋盘应写成三行三格、用 / 隔开，如 X../.../..X，而不是 %q"}

func newNotakto(a game.Args) (game.Position, error) {
	p := notakto{empty: a.Nat("empty")}
	for _, n := range a.Nats() {
		p.empty = new(big.Int).Add(p.empty, n)
	}
	for _, v := range a.Values {
		text, ok := v.(string)
		if !ok {
			continue
		}
		b, err := readNotakto(text)
		switch {
		case err != nil:
			return nil, err
		case b == 0:
			p.empty = new(big.Int).Add(p.empty, one)
		case !b.over():
			p.boards = append(p.boards, b)
		}
	}
	return p, nil
}

// readNotakto reads a board.
func readNotakto(text string) (b notaktoBoard, err error) {
	for _, c := range text {
		if !strings.ContainsRune("Xx./", c) {
			return 0, game.Refuse(game.BadParameter, crossText, string(c))
		}
	}
	lines := strings.Split(text, "/")
	for r, line := range lines {
		if len(lines) != 3 || len(line) != 3 {
			return 0, game.Refuse(game.BadParameter, notaktoShape, game.Short(text))
		}
		for c := range line {
			if line[c] != '.' {
				b |= 1 << (3*r + c)
			}
		}
	}
	return b, nil
}

// notaktoLines are the rows, columns and diagonals.
var notaktoLines = [...]notaktoBoard{0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124}

// over reports whether three stand in a line.
func (b notaktoBoard) over() bool {
	for _, l := range notaktoLines {
		if b&l == l {
			return true
		}
	}
	return false
}

// rows writes the rows.
func (b notaktoBoard) rows() []string {
	rows := make([]string, 3)
	for i := range 9 {
		rows[i/3] += string(".X"[b>>i&1])
	}
	return rows
}

func (b notaktoBoard) String() string { return strings.Join(b.rows(), "/") }

func (p notakto) String() string {
	n := game.Notation{Name: "notakto"}
	if len(p.boards) == 0 {
		return n.Heaps(p.empty)
	}
	words := make([]string, len(p.boards))
	for i, b := range p.boards {
		words[i] = game.Literal(b.String())
	}
	if p.empty.Sign() != 0 {
		n = n.With("empty", p.empty)
	}
	return n.Write(words...)
}

// Convention is misère.
func (notakto) Convention() game.Convention { return game.Misere }

// Moves go board by board, the empty ones last, and cell by cell.
func (p notakto) Moves() iter.Seq[game.Move] {
	return p.choose(func(int, notaktoBoard) bool { return true }).List
}

// choose are the moves that a test of what becomes of a board lets pass; index -1
// stands for an empty board.
func (p notakto) choose(good func(i int, b notaktoBoard) bool) game.Moves {
	var cells []int // of an empty board
	for c := range 9 {
		if p.empty.Sign() > 0 && good(-1, 1<<c) {
			cells = append(cells, c)
		}
	}
	count := new(big.Int).Mul(p.empty, big.NewInt(int64(len(cells))))
	for i, b := range p.boards {
		for c := range 9 {
			if b>>c&1 == 0 && good(i, b|1<<c) {
				count.Add(count, one)
			}
		}
	}
	return game.Moves{Count: count, List: func(yield func(game.Move) bool) {
		for i, b := range p.boards {
			for c := range 9 {
				if b>>c&1 == 0 && good(i, b|1<<c) && !yield(p.mark(i, c)) {
					return
				}
			}
		}
		for j := new(big.Int); len(cells) > 0 && j.Cmp(p.empty) < 0; j.Add(j, one) {
			for _, c := range cells {
				if !yield(p.markEmpty(j, c)) {
					return
				}
			}
		}
	}}
}

var (
	notaktoAlone = game.Text{En: "mark row %[1]d, column %[2]d", Zh: "在第 %[1]d 行第 %[2]d 列画 X"}
	notaktoAmong = game.Text{En: "mark row %[1]d, column %[2]d of board %[3]v", Zh: "在第 %[3]v 个棋盘的第 %[1]d 行第 %[2]d 列画 X"}
)

// mark marks a cell of a board that has marks.
func (p notakto) mark(i, cell int) game.Move {
	b := p.boards[i] | 1<<cell
	to := notakto{make([]notaktoBoard, 0, len(p.boards)), p.empty}
	to.boards = append(to.boards, p.boards[:i]...)
	if !b.over() {
		to.boards = append(to.boards, b)
	}
	to.boards = append(to.boards, p.boards[i+1:]...)
	return p.move(big.NewInt(int64(i+1)), cell, to)
}

// markEmpty marks a cell of empty board j, from 0.
func (p notakto) markEmpty(j *big.Int, cell int) game.Move {
	to := notakto{make([]notaktoBoard, 0, len(p.boards)+1), new(big.Int).Sub(p.empty, one)}
	to.boards = append(append(to.boards, p.boards...), 1<<cell)
	number := big.NewInt(int64(len(p.boards) + 1))
	return p.move(number.Add(number, j), cell, to)
}

func (p notakto) move(number *big.Int, cell int, to notakto) game.Move {
	say := notaktoAmong.With(cell/3+1, cell%3+1, number)
	if p.count().Cmp(one) == 0 {
		say = notaktoAlone.With(cell/3+1, cell%3+1)
	}
	shown := int(smaller(number, big.NewInt(mostNotakto)).Int64())
	return game.Move{Say: say, At: []int{cell/3*p.width() + 4*(shown-1) + cell%3}, To: to}
}

// count is the number of boards.
func (p notakto) count() *big.Int {
	return new(big.Int).Add(p.empty, big.NewInt(int64(len(p.boards))))
}

// mostNotakto bounds the boards that are drawn, or taken as parts.
const mostNotakto = 100

// width is that of the boards side by side.
func (p notakto) width() int {
	return max(0, 4*int(smaller(p.count(), big.NewInt(mostNotakto)).Int64())-1)
}

// View draws the first boards side by side, with a blank between them.
func (p notakto) View() game.View {
	rows := make([]string, 3)
	for i := range (p.width() + 1) / 4 {
		b := notaktoBoard(0)
		if i < len(p.boards) {
			b = p.boards[i]
		}
		for r, text := range b.rows() {
			if i > 0 {
				rows[r] += " "
			}
			rows[r] += text
		}
	}
	return game.View{Kind: "cells", Rows: rows}
}
