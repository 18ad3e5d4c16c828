package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// Theory: as in Mock Turtles, but three coins must be turned. The heads at 1 and 2
// have no move and nimber 0, so that turning them too is as good as turning fewer:
// the head at n >= 3 has the nimber of Mock Turtles at n - 2 [Berlekamp, Conway, Guy
// 1982]. For the sum of heads and misère play see coins.go.
var tripletsTheorem = &game.Theorem{
	Claim: game.Text{
		En: "in Triplets the heads at 1 and 2 have nimber 0, and the head at n has the odious number with n-3 before it: 2(n-3) or 2(n-3)+1, whichever has an odd number of ones in binary; the row has the nim-sum of its heads",
		Zh: "三胞胎游戏中，第 1、2 枚正面的 SG 值为 0，第 n 枚正面的 SG 值是 2(n-3) 与 2(n-3)+1 中二进制有奇数个 1 的那个；一排的 SG 值为各枚正面的异或和",
	},
	Source: "Berlekamp, Conway, Guy 1982",
}

// Triplets turns exactly three coins.
var Triplets = register(game.Ruleset{
	Name:     "triplets",
	Aliases:  []string{"三胞胎", "翻三枚"},
	Keywords: []string{"coin turning", "odious numbers", "turn exactly three coins", "翻硬币游戏", "恰好翻三枚"},
	Title:    game.Text{En: "Triplets", Zh: "三胞胎"},
	Rule: game.Text{
		En: "Coins lie in a row, numbered from 1 at the left. Turn exactly three coins, the rightmost of them from heads to tails.",
		Zh: "硬币排成一行，从左边 1 号数起。恰好翻三枚，其中最右的一枚必须从正面翻成反面。",
	},
	Forms:    coinForms,
	Examples: []string{"triplets(3, 4, 6)", "triplets(5, 7, 1000000000000000000)"},
	Theory:   []*game.Theorem{tripletsTheorem},
	New:      newCoins("triplets", triplets{}),
})

type triplets struct{}

var three = big.NewInt(3)

func (triplets) turns(n *big.Int) iter.Seq[[]*big.Int] { return pairs(n) }

func (triplets) nimber(n *big.Int) (*big.Int, *game.Theorem) {
	if n.Cmp(two) <= 0 {
		return new(big.Int), tripletsTheorem
	}
	return odious(new(big.Int).Sub(n, three)), tripletsTheorem
}

func (triplets) turnsTo(n, w *big.Int) turnSets {
	count := new(big.Int).Sub(n, three) // coins left of n that have a nimber
	m := oddTurns(count, w)
	switch {
	case count.Sign() < 0:
		return fewSets()
	case w.Sign() == 0:
		return fewSets([]*big.Int{one, two})
	case m != nil && m.Sign() >= 0:
		m.Add(m, three)
		return fewSets([]*big.Int{one, m}, []*big.Int{two, m})
	case m != nil:
		return fewSets()
	}
	return oddPairs(count, w, three)
}
