package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// Theory: coins do not get in each other's way, so each is a component, and a
// coin on square n moves to any of the squares 0 to n-1: it is a heap of n in
// Nim, in normal and in misère play [Bouton 1901].
var nimbleTheorem = &game.Theorem{
	Claim: game.Text{
		En: "a coin on square n has nimber n, and the mover loses exactly when the nim-sum of the squares is 0",
		Zh: "第 n 格上的棋子 SG 值为 n；当且仅当各棋子所在格号的异或和为 0 时先手必败",
	},
	Source: "Bouton 1901",
}

// Nimble is the game of coins on a strip that may share a square.
var Nimble = register(game.Ruleset{
	Name:    "nimble",
	Aliases: []string{"移硬币", "纸条上的硬币"},
	Keywords: []string{
		"Nimble", "coins on a strip", "coins on strip", "QCJ3", "coins on a strip of squares", "game of stones", "移棋子", "移动硬币", "纸条", "棋子左移",
	},
	Title: game.Text{En: "Nimble", Zh: "Nimble（移硬币）"},
	Rule: game.Text{
		En: "Coins lie on the squares of a strip, numbered from 0; a square may hold any number of them. Move one coin any distance towards square 0. The values are the squares of the coins.",
		Zh: "纸条上的格子从 0 起编号，一格可以放任意多枚棋子。每次把一枚棋子向第 0 格移动任意多格。各值是棋子所在的格号。",
	},
	Forms: []game.Form{{
		Repeat: true,
		Values: []game.Param{{Name: "p", Kind: game.Nat, Doc: game.Text{En: "square of a coin, from 0", Zh: "一枚棋子所在的格号，从 0 起"}}},
	}},
	Examples: []string{"nimble(3, 5, 7)", "nimble(4, 4, 1)"},
	Theory:   []*game.Theorem{nimbleTheorem, misereNimTheorem},
	New: func(a game.Args) (game.Position, error) {
		return nimbleCoins{game.Heaps{Rule: nimble{}, Notation: game.Notation{Name: "nimble"}, Sizes: a.Nats()}}, nil
	},
})

// nimbleCoins are heaps that are called coins.
type nimbleCoins struct{ game.Heaps }

type nimble struct{ nim }

var coinWords = game.HeapWords{
	Alone: game.Text{En: "move the coin to square %[1]v", Zh: "把棋子移到第 %[1]v 格"},
	Among: game.Text{En: "move coin %[2]v to square %[1]v", Zh: "把第 %[2]v 枚棋子移到第 %[1]v 格"},
}

func coinTo(to *big.Int) game.HeapMove {
	return game.HeapMove{Words: coinWords, Args: []any{to}, Left: []*big.Int{to}}
}

// Take lists the moves by the distance.
func (nimble) Take(n *big.Int) iter.Seq[game.HeapMove] {
	return moves([]span{{one, n}}, func(k *big.Int) game.HeapMove { return coinTo(new(big.Int).Sub(n, k)) }).List
}

func (nimble) TakeTo(n, v *big.Int) (game.HeapMoves, bool) {
	if v.Cmp(n) >= 0 {
		return game.NoHeapMoves, true
	}
	return game.OneHeapMove(coinTo(v)), true
}

func (nimble) Nimber(n *big.Int) (*big.Int, *game.Theorem) { return n, nimbleTheorem }

var nimbleSays = game.Text{
	En: "a coin on square n can go to any of the squares 0, 1, …, n−1, as a nim heap of n can be lowered, so its nimber is n",
	Zh: "第 n 格上的棋子可以移到第 0、1、…、n−1 格中的任何一格，相当于大小为 n 的尼姆堆，因此 SG 值为 n",
}

func (nimble) Reason([]*big.Int) []game.Step { return says(nimbleSays) }

func (nimble) NimSequence() game.Sequence {
	return formulaSequence{rule: nimble{}, modulus: one, saltus: 1, first: new(big.Int), code: "0.[3]"}
}
