package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// Theory: with coin n one may turn any coin to its left, or none, so that the head
// at n goes to any smaller place or away: it has nimber n, as a nim heap does
// [Berlekamp, Conway, Guy 1982]. For the sum of heads and misère play see coins.go.
var turtlesTheorem = &game.Theorem{
	Claim: game.Text{
		En: "in Turning Turtles the head at n has nimber n, and the row has the nim-sum of its heads",
		Zh: "翻乌龟中，第 n 枚正面的 SG 值为 n，一排的 SG 值为各枚正面的异或和",
	},
	Source: "Berlekamp, Conway, Guy 1982",
}

// Turtles is Turning Turtles.
var Turtles = register(game.Ruleset{
	Name:     "turtles",
	Aliases:  []string{"turning_turtles", "翻乌龟", "翻硬币"},
	Keywords: []string{"Turning Turtles", "coin turning", "turn one or two coins", "翻硬币游戏", "翻棋", "翻一枚或两枚", "正反"},
	Title:    game.Text{En: "Turning Turtles", Zh: "翻乌龟"},
	Rule: game.Text{
		En: "Coins lie in a row, numbered from 1 at the left. Turn one coin from heads to tails and, if you like, one more coin anywhere to its left, either way.",
		Zh: "硬币排成一行，从左边 1 号数起。把一枚正面翻成反面，也可同时翻它左边的任意一枚（正反均可）。",
	},
	Forms:    coinForms,
	Examples: []string{"turtles(2, 3, 5)", "turtles(3, 5, 1000000000000000000)"},
	Theory:   []*game.Theorem{turtlesTheorem},
	New:      newCoins("turtles", turtles{}),
})

type turtles struct{}

func (turtles) turns(n *big.Int) iter.Seq[[]*big.Int] { return chain(singles(n)) }

func (turtles) nimber(n *big.Int) (*big.Int, *game.Theorem) { return n, turtlesTheorem }

func (turtles) turnsTo(n, w *big.Int) turnSets {
	switch {
	case w.Sign() == 0:
		return fewSets(nil)
	case w.Cmp(n) < 0:
		return fewSets([]*big.Int{w})
	}
	return fewSets()
}
