package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// Theory: a heap of n has nimber n. In normal play the mover loses exactly when
// the nim-sum is 0; in misère play the same as long as some heap has two or
// more, and otherwise exactly when the number of ones is odd [Bouton 1901].
var (
	nimTheorem = &game.Theorem{
		Claim: game.Text{
			En: "a heap of n has nimber n, and the mover loses exactly when the nim-sum of the heaps is 0",
			Zh: "大小为 n 的堆的 SG 值为 n；当且仅当各堆的异或和为 0 时先手必败",
		},
		Source: "Bouton 1901",
	}
	// nimValue is the part of the theorem that holds in every sum and convention.
	nimValue = game.Text{
		En: "a heap of n has nimber n, because a move leaves any of 0, 1, …, n−1, and n is the least number missing",
		Zh: "大小为 n 的堆的 SG 值为 n，因为一步可以走到 0、1、…、n−1 中的任何一个，未出现的最小非负整数就是 n",
	}
	misereNimTheorem = &game.Theorem{
		Claim: game.Text{
			En: "in misère Nim the mover loses exactly when the nim-sum is 0 and some heap has two or more, or every heap has at most one and the number of ones is odd",
			Zh: "反常尼姆中，先手必败当且仅当：有某堆不少于 2 个且异或和为 0，或每堆至多 1 个且 1 的个数为奇数",
		},
		Source: "Bouton 1901",
	}
)

// Nim is Nim: take any number from one heap.
var Nim = register(game.Ruleset{
	Name:     "nim",
	Aliases:  []string{"尼姆", "尼姆博弈", "尼姆游戏"},
	Keywords: []string{"Bouton's game", "Marienbad", "尼姆博奕", "取石子游戏", "取(m堆)石子游戏", "m堆石子", "异或", "亦或", "Nim游戏", "Nimm Game", "3-pile Nim", "nim sum"},
	Title:    game.Text{En: "Nim", Zh: "尼姆博弈"},
	Rule: game.Text{
		En: "Take any number of stones, at least one, from one heap.",
		Zh: "从一堆中取任意多个石子，至少取一个。",
	},
	Forms:    []game.Form{heapForm},
	Examples: []string{"nim(3, 5, 7)", "nim(5, 7, 8, 9, 10)"},
	Theory:   []*game.Theorem{nimTheorem, misereNimTheorem},
	New: func(a game.Args) (game.Position, error) {
		return game.Heaps{Rule: nim{}, Notation: game.Notation{Name: "nim"}, Sizes: a.Nats()}, nil
	},
})

type nim struct{}

func (nim) Take(n *big.Int) iter.Seq[game.HeapMove] { return takeBetween(n, one, n) }

func (nim) Nimber(n *big.Int) (*big.Int, *game.Theorem) { return n, nimTheorem }

func (nim) Tame() *game.Theorem { return misereNimTheorem }

func (nim) TakeTo(n, v *big.Int) (game.HeapMoves, bool) {
	if v.Cmp(n) >= 0 {
		return game.NoHeapMoves, true
	}
	return game.OneHeapMove(game.Take(n, new(big.Int).Sub(n, v))), true
}

// Reason says why a heap has its size for its nimber; what decides is said with
// the nim-sum.
func (nim) Reason([]*big.Int) []game.Step { return []game.Step{game.Say(nimValue)} }

// NimSum is the nim-sum of heaps on machine words.
func NimSum(heaps []uint64) uint64 {
	sum := uint64(0)
	for _, n := range heaps {
		sum ^= n
	}
	return sum
}

// NimOutcome is the outcome of Nim in normal play on machine words.
func NimOutcome(heaps []uint64) game.Outcome { return game.Won(NimSum(heaps) != 0) }

// NimLeft is what the only winning move in a heap of n leaves of it when all
// heaps together have the given nim-sum; ok = false when there is none.
func NimLeft(n, sum uint64) (left uint64, ok bool) { return n ^ sum, n^sum < n }
