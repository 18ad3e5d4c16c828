package catalogue

import (
	"iter"
	"math/big"
	"slices"
	"strings"

	"grundy/game"
)

// Theory: let a game of turning coins in a row be played in each column and another in
// each row, as one: a move chooses rows that the first may turn together, and
// columns that the second may, and turns all coins where they cross. The head at (r,
// c) has the nim-product of what the games give to r and to c, and the board the
// nim-sum of its heads: the tartan theorem [Berlekamp, Conway, Guy 1982]. Turning
// rows R with r and columns C with c changes the nimber by the nim-product of what R
// and C would change in a row, so that for each change of the rows that of the
// columns is their quotient. In misère play heads do not cancel; nothing is known
// to us there, and it is played out.
var tartanTheorem = &game.Theorem{
	Claim: game.Text{
		En: "the head at row r and column c has for its nimber the nim-product of the nimber that the game of the rows gives to coin r and of that which the game of the columns gives to coin c, and the board has the nim-sum of its heads",
		Zh: "第 r 行第 c 列的正面的 SG 值，是行的游戏中第 r 枚的 SG 值与列的游戏中第 c 枚的 SG 值的 Nim 积，整个棋盘的 SG 值为各枚正面的异或和",
	},
	Source: "Berlekamp, Conway, Guy 1982",
}

// Tartan is the product of two games of turning coins in a row.
var Tartan = register(game.Ruleset{
	Name:     "tartan",
	Aliases:  []string{"tartans", "格子呢", "格子呢游戏"},
	Keywords: []string{"tartan theorem", "product of coin-turning games", "coin turning", "nim multiplication", "Acrostic Twins", "翻硬币游戏", "二维翻硬币", "Nim 积", "格子呢定理"},
	Title:    game.Text{En: "Tartan games", Zh: "格子呢游戏（两个翻硬币游戏之积）"},
	Rule: game.Text{
		En: "Coins lie on a board, one on every square (row, column), counted from 1; the squares with heads are given. Choose rows whose numbers are coins that a move of one game in a row may turn, and columns likewise by another game, and turn every coin where they cross; the one with the largest row and column goes from heads to tails.",
		Zh: "棋盘每格一枚硬币，行和列都从 1 数起，写出正面朝上的格。选若干行，其行号是一个一维翻硬币游戏中一步可以同翻的硬币；再按另一个游戏选若干列，翻它们相交处的所有硬币，其中行号、列号最大的一枚必须从正面翻成反面。",
	},
	Forms: []game.Form{{Repeat: true, Values: []game.Param{
		{Name: "head", Kind: game.Pair, Min: 1, Doc: game.Text{En: "row and column of a coin that shows heads, from 1", Zh: "一枚正面朝上的硬币的行和列，从 1 数起"}},
	}}},
	Params: []game.Param{
		{Name: "rows", Kind: game.Word, Doc: game.Text{En: "the game that says which rows are turned together, such as ruler", Zh: "决定哪些行可以同翻的游戏，如 ruler"}},
		{Name: "columns", Kind: game.Word, Doc: game.Text{En: "the game that says which columns are turned together, such as mock_turtles", Zh: "决定哪些列可以同翻的游戏，如 mock_turtles"}},
	},
	Examples: []string{`tartan((2, 3), (5, 1), rows="ruler", columns="mock_turtles")`, `tartan((3, 4), (4, 4), rows="twins", columns="twins")`, `tartan((7, 9), rows="moebius", columns="turtles")`},
	Theory:   []*game.Theorem{tartanTheorem},
	New: func(a game.Args) (game.Position, error) {
		heads, err := readHeads(a)
		if err != nil {
			return nil, err
		}
		p := tartan{notation: game.Notation{Name: "tartan"}, heads: heads}
		for i, way := range [...]string{"rows", "columns"} {
			if p.rules[i], err = p.read(way, a.Named[way].(string)); err != nil {
				return nil, err
			}
		}
		return p, nil
	},
})

// tartan is the squares with heads, in order, and the rules for rows and columns.
type tartan struct {
	notation game.Notation
	rules    [2]coinRule
	heads    []square
}

var noRowGameText = game.Text{
	En: "parameter %[1]q: %[2]s is no game of turning coins in a row; there are %[3]s",
	Zh: "参数 %[1]q：%[2]s 不是一维翻硬币游戏；可用的有 %[3]s",
}

// read finds the rule of a game that is named by a parameter, and notes it under the
// name of its ruleset.
func (p *tartan) read(way, name string) (coinRule, error) {
	if r := Lookup(name); r != nil {
		if rule := coinRuleOf(r); rule != nil {
			p.notation = p.notation.With(way, r.Name)
			return rule, nil
		}
	}
	var names []string
	for _, r := range All() {
		if coinRuleOf(r) != nil {
			names = append(names, r.Name)
		}
	}
	return nil, game.Refuse(game.BadParameter, noRowGameText, way, game.Short(game.Literal(name)), strings.Join(names, ", "))
}

// coinRuleOf is the rule of a game of turning coins in a row, its parameters left out;
// nil when it is none.
func coinRuleOf(r *game.Ruleset) coinRule {
	if len(r.Forms) != len(coinForms) || &r.Forms[0] != &coinForms[0] {
		return nil
	}
	p, err := r.Bind(nil)
	if row, ok := p.(coins); ok && err == nil {
		return row.rule
	}
	return nil
}

func (p tartan) String() string {
	words := make([]string, len(p.heads))
	for i, s := range p.heads {
		words[i] = s.String()
	}
	return p.notation.Write(words...)
}

// Moves lists the moves by the corner that goes from heads to tails, then by the rows
// and the columns that are turned with it.
func (p tartan) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i, s := range p.heads {
			for rows := range p.rules[0].turns(s[0]) {
				for cols := range p.rules[1].turns(s[1]) {
					if !yield(p.turn(i, rows, cols)) {
						return
					}
				}
			}
		}
	}
}

var (
	crossingText = game.Text{En: "turn the coins where %[1]v and %[2]v cross", Zh: "翻%[1]v与%[2]v相交处的硬币"}
	lineTexts    = [2]game.Text{{En: "row %[1]v", Zh: "第 %[1]v 行"}, {En: "column %[1]v", Zh: "第 %[1]v 列"}}
	linesTexts   = [2]game.Text{{En: "rows %[1]v", Zh: "第 %[1]v 行"}, {En: "columns %[1]v", Zh: "第 %[1]v 列"}}
	bandTexts    = [2]game.Text{{En: "rows %[1]v to %[2]v", Zh: "第 %[1]v 到第 %[2]v 行"}, {En: "columns %[1]v to %[2]v", Zh: "第 %[1]v 到第 %[2]v 列"}}
)

// turn is the move that turns head i with the rows and columns given.
func (p tartan) turn(i int, rows, cols []*big.Int) game.Move {
	s := p.heads[i]
	rows, cols = append(slices.Clone(rows), s[0]), append(slices.Clone(cols), s[1])
	turned := make([]square, 0, len(rows)*len(cols))
	for _, r := range rows {
		for _, c := range cols {
			turned = append(turned, square{r, c})
		}
	}
	m := game.Move{Say: crossingText.With(sayLines(0, rows), sayLines(1, cols)), At: []int{i}}
	if len(turned) == 1 {
		m.Say = tileText.With(s)
	}
	m.To = tartan{p.notation, p.rules, toggle(p.heads, turned...)}
	return m
}

// sayLines names rows (way 0) or columns, a run of more than two by its ends.
func sayLines(way int, lines []*big.Int) game.Phrase {
	last := lines[len(lines)-1]
	apart := new(big.Int).Sub(last, lines[0])
	switch {
	case len(lines) == 1:
		return lineTexts[way].With(last)
	case len(lines) > 2 && apart.Cmp(big.NewInt(int64(len(lines)-1))) == 0:
		return bandTexts[way].With(lines[0], last)
	}
	return linesTexts[way].With(game.Numbers(lines))
}

// View draws the heads.
func (p tartan) View() game.View { return corners(p.heads).View() }
