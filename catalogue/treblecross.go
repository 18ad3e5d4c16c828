package catalogue

import (
	"iter"
	"math/big"
	"slices"
	"strings"

	"grundy/game"
)

// Theory: in a row of three cells or more, a mark next to another one or next but one
// lets the opponent complete three at once. So until somebody must, only cells more
// than two away from every mark are used, and whoever has none of these left loses.
// A run of m such cells is a heap of m + 2 under the code 0.007: a mark takes the
// cell and one on either side, counting one cell of those next to the run at each
// end as its own, and leaves two heaps [Berlekamp, Conway, Guy 1982]. 0.007 has shown
// no period so far; its nimbers are computed. This is the nimber also in sums in
// which three in a row win the whole game, since a mark that lets the opponent do so
// loses there too. In rows of one or two cells nobody can complete three, and the
// nimber is the parity of the empty cells.
var (
	trebleOver = &game.Theorem{
		Claim: game.Text{
			En: "who completes three marks in a row wins at once, so with three in the row the player to move has lost",
			Zh: "连成三个的一方立即获胜，所以已有三个相连时，轮到的一方已经输了",
		},
		Source: "Berlekamp, Conway, Guy 1982",
	}
	trebleWin = &game.Theorem{
		Claim: game.Text{
			En: "where an empty cell completes three marks in a row, the mover marks it and wins at once",
			Zh: "若有空格能连成三个，先手画上它立即获胜",
		},
		Source: "Berlekamp, Conway, Guy 1982",
	}
	trebleTheorem = &game.Theorem{
		Claim: game.Text{
			En: "a mark at most two cells away from another lets the opponent complete three; so a run of m cells that are farther from every mark is a heap of m+2 in the take-and-break game 0.007, and who has no such cell left loses",
			Zh: "与别的标记相距不超过两格的标记会让对方连成三个；因此由 m 个与所有标记都更远的格组成的一段，相当于取走拆分游戏 0.007 中大小为 m+2 的堆，没有这种格可画的一方输",
		},
		Source: "Berlekamp, Conway, Guy 1982",
	}
)

// Treblecross is noughts and crosses in one line with crosses alone.
var Treblecross = register(game.Ruleset{
	Name:     "treblecross",
	Aliases:  []string{"一维井字棋"},
	Keywords: []string{"Treblecross", "one-dimensional tic-tac-toe", "three X in a row", "1D tic-tac-toe", "UVa 10561", "LightOJ 1229", "0.007", "一维井字棋", "三个连成一线", "连成三个"},
	Title:    game.Text{En: "Treblecross", Zh: "一维井字棋"},
	Rule: game.Text{
		En: "Mark an empty cell of a row with X. Who completes three neighbouring X wins at once; who can neither win nor mark a cell has lost.",
		Zh: "在一行格子的某个空格画 X。谁先使三个 X 相连，谁就立即获胜；无格可画的一方输。",
	},
	Forms: []game.Form{
		{Values: []game.Param{{Name: "n", Kind: game.Nat, Default: new(big.Int), Doc: game.Text{En: "cells of an empty row", Zh: "空行的格数"}}}},
		{Values: []game.Param{{Name: "row", Kind: game.Word, Doc: game.Text{En: "the row, X for a mark and . for an empty cell", Zh: "一行格子，X 为标记，. 为空格"}}}},
	},
	Examples: []string{"treblecross(11)", `treblecross(".X.....X....")`},
	Theory:   []*game.Theorem{trebleTheorem, trebleWin, trebleOver},
	New: func(a game.Args) (game.Position, error) {
		p := treble{rule: newOctal(mustCode("0.007"))}
		if a.Form == 1 {
			return p.read(a.Values[0].(string))
		}
		n := a.Nats()[0]
		if n.Cmp(big.NewInt(mostCells)) > 0 {
			return nil, game.Refuse(game.Limit, cellsText, mostCells, game.Short(new(big.Int).Add(n, two).String()))
		}
		p.n = int(n.Int64())
		return p, nil
	},
})

// mostCells bounds a row: its options are rows that are written out.
const mostCells = 100_000

var (
	cellsText = game.Text{En: "a row has at most %[1]d cells; octal(\"0.007\", %[2]s) has the nimber of this one", Zh: "一行至多 %[1]d 格；这一行的 SG 值可由 octal(\"0.007\", %[2]s) 求得"}
	crossText = game.Text{En: "a cell is X or . , not %q", Zh: "格子应写成 X 或 .，而不是 %q"}
	longText  = game.Text{En: "a row has at most %d cells", Zh: "一行至多 %d 格"}
)

// treble is a row of n cells, of which some, from 0 in order, are marked.
type treble struct {
	rule  *octal
	n     int
	marks []int
}

// read reads a row such as .X..X.
func (p treble) read(text string) (game.Position, error) {
	for i, c := range []rune(text) {
		switch c {
		case 'X', 'x':
			p.marks = append(p.marks, i)
		case '.':
		default:
			return nil, game.Refuse(game.BadParameter, crossText, string(c)).At(i + 1)
		}
		p.n++
	}
	if p.n > mostCells {
		return nil, game.Refuse(game.Limit, longText, mostCells)
	}
	return p, nil
}

// row writes the cells.
func (p treble) row() string {
	row := []byte(strings.Repeat(".", p.n))
	for _, i := range p.marks {
		row[i] = 'X'
	}
	return string(row)
}

func (p treble) String() string {
	n := game.Notation{Name: "treblecross"}
	if len(p.marks) == 0 {
		return n.Heaps(big.NewInt(int64(p.n)))
	}
	return n.Write(game.Literal(p.row()))
}

// Moves lists the empty cells from left to right.
func (p treble) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		if p.over() {
			return
		}
		next := 0 // the first mark that is not passed
		for i := range p.n {
			if next < len(p.marks) && p.marks[next] == i {
				next++
			} else if !yield(p.mark(i)) {
				return
			}
		}
	}
}

var markText = game.Text{En: "mark cell %[1]v", Zh: "在第 %[1]v 格画 X"}

// mark is the move in cell i.
func (p treble) mark(i int) game.Move {
	at, _ := slices.BinarySearch(p.marks, i)
	to := treble{p.rule, p.n, slices.Insert(slices.Clone(p.marks), at, i)}
	return game.Move{Say: markText.With(i + 1), At: []int{i}, To: to}
}

// View draws the row.
func (p treble) View() game.View { return game.View{Kind: "cells", Rows: []string{p.row()}} }
