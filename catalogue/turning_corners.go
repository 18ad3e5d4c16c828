package catalogue

import (
	"iter"
	"math/big"
	"slices"

	"grundy/game"
)

// Theory: as with coins in a row (coins.go), a position has in normal play the
// nim-sum of its heads, each on its own. The head at (r, c) has nimber r ⊗ c, the
// nim-product: its options are the heads at (x, c), (r, y) and (x, y) together, x <
// r and y < c, and the least number that is no x⊗c ⊕ r⊗y ⊕ x⊗y is the definition of
// r ⊗ c [Conway 1976]. It is the case of Twins by Twins, from position 1 there, of
// the tartan theorem, by which the nimbers of a product of two coin-turning games
// are the nim-products of theirs [Berlekamp, Conway, Guy 1982]. In misère play heads
// do not cancel; nothing is known to us there, and it is played out.
var turningCornersTheorem = &game.Theorem{
	Claim: game.Text{
		En: "the head at row r and column c has for its nimber the nim-product r ⊗ c, and the board has the nim-sum of its heads",
		Zh: "第 r 行第 c 列的正面的 SG 值为 Nim 积 r ⊗ c，整个棋盘的 SG 值为各枚正面的异或和",
	},
	Source: "Conway 1976; Berlekamp, Conway, Guy 1982",
}

// TurningCorners is the game whose nimbers are nim-products.
var TurningCorners = register(game.Ruleset{
	Name:     "turning_corners",
	Aliases:  []string{"翻四角", "翻转四角"},
	Keywords: []string{"Turning Corners", "coin turning", "nim multiplication", "nim product", "tartan theorem", "HDU 3404", "Switch lights", "翻硬币游戏", "Nim 积", "翻矩形四角"},
	Title:    game.Text{En: "Turning Corners", Zh: "翻四角"},
	Rule: game.Text{
		En: "Coins lie on a board, one on every square (row, column), counted from 0; the squares with heads are given. Turn the four corners of a rectangle with at least two rows and two columns, of which the corner with the largest row and column goes from heads to tails.",
		Zh: "棋盘每格一枚硬币，行和列都从 0 数起，写出正面朝上的格。每步选一个至少两行两列的矩形，翻它四角的硬币，其中行号、列号最大的一角必须从正面翻成反面。",
	},
	Forms: []game.Form{{Repeat: true, Values: []game.Param{
		{Name: "head", Kind: game.Pair, Doc: game.Text{En: "row and column of a coin that shows heads, from 0", Zh: "一枚正面朝上的硬币的行和列，从 0 数起"}},
	}}},
	Examples: []string{"turning_corners((2, 3), (3, 3))", "turning_corners((5, 7))"},
	Theory:   []*game.Theorem{turningCornersTheorem},
	New: func(a game.Args) (game.Position, error) {
		p, err := readHeads(a)
		if err != nil {
			return nil, err
		}
		return corners(p), nil
	},
})

var squareText = game.Text{En: "the coin at %s is listed twice; list each coin that shows heads once", Zh: "%s 处的硬币写了两次；每枚正面朝上的硬币只写一次"}

// readHeads puts the squares with heads in order.
func readHeads(a game.Args) ([]square, error) {
	p := make([]square, len(a.Values))
	for i, v := range a.Values {
		p[i] = square(v.([2]*big.Int))
	}
	slices.SortFunc(p, square.compare)
	for i := 1; i < len(p); i++ {
		if p[i].compare(p[i-1]) == 0 {
			return nil, game.Refuse(game.BadParameter, squareText, game.Short(p[i].String()))
		}
	}
	return p, nil
}

// compare orders squares by row, and in a row by column.
func (s square) compare(t square) int {
	if order := s[0].Cmp(t[0]); order != 0 {
		return order
	}
	return s[1].Cmp(t[1])
}

// corners are the squares with heads, in order.
type corners []square

func (p corners) String() string {
	words := make([]string, len(p))
	for i, s := range p {
		words[i] = s.String()
	}
	return game.Notation{Name: "turning_corners"}.Write(words...)
}

// Moves lists the moves by the corner that goes from heads to tails, and then by
// the opposite one.
func (p corners) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i, s := range p {
			rows := span{new(big.Int), new(big.Int).Sub(s[0], one)}
			cols := span{new(big.Int), new(big.Int).Sub(s[1], one)}
			if s[1].Sign() > 0 && !rows.each(func(x *big.Int) bool {
				return cols.each(func(y *big.Int) bool { return yield(p.turn(i, square{x, y})) })
			}) {
				return
			}
		}
	}
}

var cornersText = game.Text{En: "turn the corners from %[1]v to %[2]v", Zh: "翻从 %[1]v 到 %[2]v 的四角"}

// turn is the move that turns head i and the three coins that make a rectangle of
// it and its opposite corner.
func (p corners) turn(i int, opposite square) game.Move {
	s := p[i]
	to := toggle(p, s, opposite, square{s[0], opposite[1]}, square{opposite[0], s[1]})
	return game.Move{Say: cornersText.With(opposite, s), At: []int{i}, To: corners(to)}
}

// toggle turns coins on a board with the given heads, which are in order.
func toggle(heads []square, turned ...square) []square {
	to := slices.Clone(heads)
	for _, t := range turned {
		at, found := slices.BinarySearchFunc(to, t, square.compare)
		if found {
			to = slices.Delete(to, at, at+1)
		} else {
			to = slices.Insert(to, at, t)
		}
	}
	return to
}

// View draws the heads.
func (p corners) View() game.View {
	v := game.View{Kind: "grid"}
	for _, s := range p {
		v.Sizes = append(v.Sizes, s[0], s[1])
	}
	return v
}
