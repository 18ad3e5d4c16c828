package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// Theory: as in Turning Turtles, but two coins must be turned. The head at 1 has no
// move and nimber 0, so that turning coin 1 too is as good as turning none: the
// head at n has nimber n - 1 [Berlekamp, Conway, Guy 1982]. For the sum of heads
// and misère play see coins.go.
var twinsTheorem = &game.Theorem{
	Claim: game.Text{
		En: "in Twins the head at n has nimber n-1, and the row has the nim-sum of its heads",
		Zh: "双胞胎游戏中，第 n 枚正面的 SG 值为 n-1，一排的 SG 值为各枚正面的异或和",
	},
	Source: "Berlekamp, Conway, Guy 1982",
}

// Twins turns exactly two coins.
var Twins = register(game.Ruleset{
	Name:     "twins",
	Aliases:  []string{"双胞胎", "翻两枚"},
	Keywords: []string{"coin turning", "turn exactly two coins", "翻硬币游戏", "恰好翻两枚"},
	Title:    game.Text{En: "Twins", Zh: "双胞胎"},
	Rule: game.Text{
		En: "Coins lie in a row, numbered from 1 at the left. Turn exactly two coins, the right one of them from heads to tails.",
		Zh: "硬币排成一行，从左边 1 号数起。恰好翻两枚，其中右边的一枚必须从正面翻成反面。",
	},
	Forms:    coinForms,
	Examples: []string{"twins(2, 3, 5)", "twins(4, 6, 1000000000000000000)"},
	Theory:   []*game.Theorem{twinsTheorem},
	New:      newCoins("twins", twins{}),
})

type twins struct{}

func (twins) turns(n *big.Int) iter.Seq[[]*big.Int] { return singles(n) }

func (twins) nimber(n *big.Int) (*big.Int, *game.Theorem) {
	return new(big.Int).Sub(n, one), twinsTheorem
}

func (twins) turnsTo(n, w *big.Int) turnSets {
	if m := new(big.Int).Add(w, one); m.Cmp(n) < 0 {
		return fewSets([]*big.Int{m})
	}
	return fewSets()
}
