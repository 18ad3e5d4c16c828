package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// Theory: the head at n has for its nimber the largest power of 2 that divides n
// [Berlekamp, Conway, Guy 1982]. By induction: the nim-sum of these powers for 1 to
// m is the Gray code m ⊕ ⌊m/2⌋, as m ⊕ (m-1) = 2^(k+1) - 1 when 2^k divides m and
// no more. A move at n = 2^k·odd leaves the Gray codes of n-1 and some j < n
// combined: with j >= n - 2^k these agree with that of n-1 in all but the k lowest
// digits, and give every number below 2^k; 2^k itself would need the Gray code of n.
// So at most one move from each head has a given nimber. For the sum of heads and
// misère play see coins.go.
var rulerTheorem = &game.Theorem{
	Claim: game.Text{
		En: "in Ruler the head at n has for its nimber the largest power of 2 that divides n, and the row has the nim-sum of its heads",
		Zh: "直尺游戏中，第 n 枚正面的 SG 值是整除 n 的 2 的最高次幂，一排的 SG 值为各枚正面的异或和",
	},
	Source: "Berlekamp, Conway, Guy 1982",
}

// Ruler turns neighbouring coins.
var Ruler = register(game.Ruleset{
	Name:     "ruler",
	Aliases:  []string{"直尺游戏", "翻连续硬币"},
	Keywords: []string{"Ruler", "coin turning", "consecutive coins", "flip a run of coins", "翻硬币游戏", "翻连续的若干枚", "直尺"},
	Title:    game.Text{En: "Ruler", Zh: "直尺游戏"},
	Rule: game.Text{
		En: "Coins lie in a row, numbered from 1 at the left. Turn any number of neighbouring coins, the rightmost of them from heads to tails.",
		Zh: "硬币排成一行，从左边 1 号数起。翻连续的任意多枚，其中最右的一枚必须从正面翻成反面。",
	},
	Forms:    coinForms,
	Examples: []string{"ruler(2, 3, 8)", "ruler(5, 6, 1000000000000000000)"},
	Theory:   []*game.Theorem{rulerTheorem},
	New:      newCoins("ruler", ruler{}),
})

type ruler struct{}

// turns lists the runs that end before n, the shortest first.
func (ruler) turns(n *big.Int) iter.Seq[[]*big.Int] {
	return func(yield func([]*big.Int) bool) {
		var coins []*big.Int // shared by the longer runs
		for more := yield(nil); more; {
			a := new(big.Int).Sub(n, big.NewInt(int64(len(coins)+1)))
			if a.Sign() == 0 {
				return
			}
			coins = append([]*big.Int{a}, coins...)
			more = yield(coins)
		}
	}
}

// run are the coins from a to below b.
func run(a, b *big.Int) (coins []*big.Int) {
	for ; a.Cmp(b) < 0; a = new(big.Int).Add(a, one) {
		coins = append(coins, a)
	}
	return coins
}

func (ruler) nimber(n *big.Int) (*big.Int, *game.Theorem) {
	return new(big.Int).Lsh(one, n.TrailingZeroBits()), rulerTheorem
}

// mostTurned is the longest run that is written out: notation has a bound for the
// values of a position.
const mostTurned = 1_000_000

var longRunText = game.Text{
	En: "turning coins %[1]v to %[2]v is one of the moves, which is too long to be written",
	Zh: "其中一步是翻第 %[1]v 到第 %[2]v 枚，太长而写不出来",
}

func (ruler) turnsTo(n, w *big.Int) turnSets {
	last := new(big.Int).Sub(n, one)
	before := gray(last)
	before = ungray(before.Xor(before, w)) // coins left of the run
	if before.Cmp(last) > 0 {
		return fewSets()
	}
	length := last.Sub(last, before)
	first := before.Add(before, one)
	if length.Cmp(big.NewInt(mostTurned)) > 0 {
		return turnSets{count: one, longest: mostTurned + 1, list: fewSets().list, why: longRunText.With(first, n)}
	}
	return turnSets{count: one, longest: int(length.Int64()), list: func(yield func([]*big.Int) bool) { yield(run(first, n)) }}
}

// gray is the Gray code of m.
func gray(m *big.Int) *big.Int { return new(big.Int).Xor(m, new(big.Int).Rsh(m, 1)) }

// ungray is the number with Gray code x, which it uses up.
func ungray(x *big.Int) *big.Int {
	for shift := uint(1); shift < uint(x.BitLen()); shift *= 2 {
		x.Xor(x, new(big.Int).Rsh(x, shift))
	}
	return x
}
