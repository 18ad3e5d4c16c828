package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// Theory: Rugs is Ruler in both directions, and by the tartan theorem the head at (r,
// c), counted from 1, has the nim-product of what Ruler gives to r and to c; a position
// has in normal play the nim-sum of its heads [Berlekamp, Conway, Guy 1982]. With G
// the Gray code, of ruler.go, turning rows a to r and columns b to c changes the
// nimber by (G(r) ⊕ G(a-1)) ⊗ (G(c) ⊕ G(b-1)), so that for each a at most one b
// makes a given change. In misère play nothing is known to us; it is played out.
var rugsTheorem = &game.Theorem{
	Claim: game.Text{
		En: "the head at row r and column c, counted from 1, has for its nimber the nim-product of the largest powers of 2 that divide r and c, and the board has the nim-sum of its heads",
		Zh: "第 r 行第 c 列（从 1 数起）的正面的 SG 值是整除 r 与整除 c 的 2 的最高次幂的 Nim 积，整个棋盘的 SG 值为各枚正面的异或和",
	},
	Source: "Berlekamp, Conway, Guy 1982",
}

// Rugs turns rectangles of coins.
var Rugs = register(game.Ruleset{
	Name:     "rugs",
	Aliases:  []string{"rug", "地毯游戏", "翻矩形"},
	Keywords: []string{"Rugs", "coin turning", "tartan theorem", "Ruler by Ruler", "flip a rectangle", "翻硬币游戏", "翻矩形硬币", "地毯"},
	Title:    game.Text{En: "Rugs", Zh: "地毯游戏"},
	Rule: game.Text{
		En: "Coins lie on a board, one on every square (row, column), counted from 1; the squares with heads are given. Turn all coins of a rectangle, of which the one with the largest row and column goes from heads to tails.",
		Zh: "棋盘每格一枚硬币，行和列都从 1 数起，写出正面朝上的格。每步翻一个矩形内的所有硬币，其中行号、列号最大的一枚必须从正面翻成反面。",
	},
	Forms: []game.Form{{Repeat: true, Values: []game.Param{
		{Name: "head", Kind: game.Pair, Min: 1, Doc: game.Text{En: "row and column of a coin that shows heads, from 1", Zh: "一枚正面朝上的硬币的行和列，从 1 数起"}},
	}}},
	Examples: []string{"rugs((2, 3), (4, 4))", "rugs((6, 8))"},
	Theory:   []*game.Theorem{rugsTheorem},
	New: func(a game.Args) (game.Position, error) {
		p, err := readHeads(a)
		if err != nil {
			return nil, err
		}
		return rugs(p), nil
	},
})

// rugs are the squares with heads, in order.
type rugs []square

func (p rugs) String() string {
	words := make([]string, len(p))
	for i, s := range p {
		words[i] = s.String()
	}
	return game.Notation{Name: "rugs"}.Write(words...)
}

// Moves lists the moves by the corner that goes from heads to tails, and then by
// how many rows and columns the rectangle has.
func (p rugs) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i, s := range p {
			if !(span{new(big.Int), new(big.Int).Sub(s[0], one)}).each(func(rows *big.Int) bool {
				return span{new(big.Int), new(big.Int).Sub(s[1], one)}.each(func(cols *big.Int) bool {
					return yield(p.turn(i, square{new(big.Int).Sub(s[0], rows), new(big.Int).Sub(s[1], cols)}))
				})
			}) {
				return
			}
		}
	}
}

var rugText = game.Text{En: "turn all coins from %[1]v to %[2]v", Zh: "翻从 %[1]v 到 %[2]v 的所有硬币"}
var tileText = game.Text{En: "turn the coin at %[1]v", Zh: "翻 %[1]v 处的硬币"}

// turn is the move that turns the rectangle from a corner to head i.
func (p rugs) turn(i int, from square) game.Move {
	s := p[i]
	var turned []square
	for _, r := range run(from[0], new(big.Int).Add(s[0], one)) {
		for _, c := range run(from[1], new(big.Int).Add(s[1], one)) {
			turned = append(turned, square{r, c})
		}
	}
	m := game.Move{Say: rugText.With(from, s), At: []int{i}, To: rugs(toggle(p, turned...))}
	if len(turned) == 1 {
		m.Say = tileText.With(s)
	}
	return m
}

// View draws the heads.
func (p rugs) View() game.View { return corners(p).View() }
