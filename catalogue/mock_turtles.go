package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// Theory: the head at n, from 1, has for its nimber the n-th odious number, 2(n-1)
// or 2(n-1)+1, whichever has an odd number of ones in binary [Berlekamp, Conway,
// Guy 1982]. By induction: the options are 0, the smaller odious numbers, and nim-sums
// of two of these, which are evil, so never the n-th odious number o. And they are
// all the evil numbers e < o that are not 0: with 2^j a one of e, both 2^j and e -
// 2^j are odious, different, and less than o.
//
// The pairs with nim-sum e are as many as the odious y < o that have the leading
// one of e, since x = y ⊕ e is odious and less than y. For the sum of heads and misère
// play see coins.go.
var mockTurtlesTheorem = &game.Theorem{
	Claim: game.Text{
		En: "in Mock Turtles the head at n has for its nimber the n-th odious number: 2(n-1) or 2(n-1)+1, whichever has an odd number of ones in binary; the row has the nim-sum of its heads",
		Zh: "假海龟游戏中，第 n 枚正面的 SG 值是 2(n-1) 与 2(n-1)+1 中二进制有奇数个 1 的那个，即第 n 个这样的正整数；一排的 SG 值为各枚正面的异或和",
	},
	Source: "Berlekamp, Conway, Guy 1982",
}

// MockTurtles turns up to three coins.
var MockTurtles = register(game.Ruleset{
	Name:     "mock_turtles",
	Aliases:  []string{"假海龟", "翻至多三枚"},
	Keywords: []string{"Mock Turtles", "coin turning", "odious numbers", "turn up to three coins", "翻硬币游戏", "翻一枚两枚或三枚"},
	Title:    game.Text{En: "Mock Turtles", Zh: "假海龟"},
	Rule: game.Text{
		En: "Coins lie in a row, numbered from 1 at the left. Turn one, two or three coins, the rightmost of them from heads to tails.",
		Zh: "硬币排成一行，从左边 1 号数起。翻一枚、两枚或三枚，其中最右的一枚必须从正面翻成反面。",
	},
	Forms:    coinForms,
	Examples: []string{"mock_turtles(2, 3, 5)", "mock_turtles(3, 6, 1000000000000000000)"},
	Theory:   []*game.Theorem{mockTurtlesTheorem},
	New:      newCoins("mock_turtles", mockTurtles{}),
})

type mockTurtles struct{}

func (mockTurtles) turns(n *big.Int) iter.Seq[[]*big.Int] { return chain(singles(n), pairs(n)) }

func (mockTurtles) nimber(n *big.Int) (*big.Int, *game.Theorem) {
	return odious(new(big.Int).Sub(n, one)), mockTurtlesTheorem
}

func (mockTurtles) turnsTo(n, w *big.Int) turnSets {
	m := oddTurns(new(big.Int).Sub(n, one), w)
	switch {
	case w.Sign() == 0:
		return fewSets(nil)
	case m != nil && m.Sign() >= 0:
		return fewSets([]*big.Int{m.Add(m, one)})
	case m != nil:
		return fewSets()
	}
	return oddPairs(new(big.Int).Sub(n, one), w, one)
}

// oddOnes reports whether x has an odd number of ones in binary.
func oddOnes(x *big.Int) bool {
	odd := uint(0)
	for i := range x.BitLen() {
		odd ^= x.Bit(i)
	}
	return odd == 1
}

// odious is the odious number with k before it: 2k or 2k+1.
func odious(k *big.Int) *big.Int {
	x := new(big.Int).Lsh(k, 1)
	if !oddOnes(k) {
		x.SetBit(x, 0, 1)
	}
	return x
}

// oddTurns is the number of odious numbers before w when that is one of the first
// count of them, -1 when it is a later one, and nil when w is evil.
func oddTurns(count, w *big.Int) *big.Int {
	if !oddOnes(w) {
		return nil
	}
	if k := new(big.Int).Rsh(w, 1); k.Cmp(count) < 0 {
		return k
	}
	return big.NewInt(-1)
}

// oddPairs are the pairs among the first count odious numbers that have nim-sum w,
// an evil number above 0, each number by how many stand before it, plus shift.
func oddPairs(count, w, shift *big.Int) turnSets {
	bit := uint(w.BitLen() - 2) // of the number of those before y; that of y is one more
	block := new(big.Int).Lsh(one, bit)
	pairs := new(big.Int).Rsh(count, bit+1)
	pairs.Lsh(pairs, bit)
	rest := new(big.Int).Mod(count, new(big.Int).Lsh(block, 1))
	if rest.Sub(rest, block).Sign() > 0 {
		pairs.Add(pairs, rest)
	}
	return turnSets{count: pairs, longest: 2, list: func(yield func([]*big.Int) bool) {
		for y := new(big.Int).Set(block); y.Cmp(count) < 0; y = new(big.Int).Add(y, one) {
			if y.Bit(int(bit)) == 0 {
				y.Add(y, block)
				if y.Cmp(count) >= 0 {
					return
				}
			}
			x := new(big.Int).Xor(odious(y), w)
			x.Rsh(x, 1)
			if !yield([]*big.Int{x.Add(x, shift), new(big.Int).Add(y, shift)}) {
				return
			}
		}
	}}
}
