package catalogue

import (
	"math/big"
	"math/bits"

	"grundy/game"
)

// Theory: Fibonacci nim is dynamic(factor=2), whose sequence H is 1, 2, 3, 5, 8, …
// Every n is in one way a sum of Fibonacci numbers of which no two are
// neighbours [Zeckendorf 1972]. At the start the mover loses exactly when n is a
// Fibonacci number [Whinihan 1963]; under a limit exactly when the limit is less
// than the smallest part, and all winning moves are known [Allen, Ponomarenko
// 2014]. Misère play is proved in dynamic.go. Of the nimbers no closed form is
// known.
var (
	fibonacciTheorem = &game.Theorem{
		Claim: game.Text{
			En: "with the heap written as a sum of Fibonacci numbers of which no two are neighbours, the mover loses exactly when the limit is less than the smallest part; a take wins exactly when it is some smallest parts together and its double is less than the next part, if there is one",
			Zh: "把石子数写成互不相邻的斐波那契数之和（齐肯多夫表示）：当且仅当上限小于最小的一项时先手必败；取 t 个获胜，当且仅当 t 是最小的若干项之和，且 2t 小于再上一项（若还有）",
		},
		Source: "Whinihan 1963; Allen, Ponomarenko 2014",
	}
	fibonacciMisere = &game.Theorem{
		Claim: game.Text{
			En: "in misère play nobody wants the last stone, so the game is the normal one with one stone less, decided by sums of Fibonacci numbers",
			Zh: "反常规则下谁也不愿取最后一个石子，相当于少一个石子的正常规则，由斐波那契数之和判定胜负",
		},
		Source: "proved here",
	}
)

// Fibonacci is Fibonacci nim: take at most twice the last take.
var Fibonacci = register(game.Ruleset{
	Name:    "fibonacci",
	Aliases: []string{"fibonacci_nim", "fibnim", "斐波那契", "斐波那契博弈"},
	Keywords: []string{
		"Fibonacci game", "at most twice the last take", "Zeckendorf", "HDU 2516",
		"斐波拉契博弈", "斐波纳契博弈", "斐波那契尼姆", "取石子游戏", "齐肯多夫", "两倍",
	},
	Title: game.Text{En: "Fibonacci nim", Zh: "斐波那契博弈"},
	Rule: game.Text{
		En: "Take 1 to limit stones from the heap; the limit of the next move is twice the number taken. The first move may not take the whole heap, unless a limit that allows it is given.",
		Zh: "每次从一堆石子中取 1 到 limit 个；下一步最多取本步所取个数的两倍。第一步不能全部取走，除非给出的 limit 允许。",
	},
	Forms:    []game.Form{stonesForm},
	Params:   []game.Param{limitParam},
	Examples: []string{"fibonacci(20)", "fibonacci(31, limit=18)"},
	Theory:   []*game.Theorem{fibonacciTheorem, fibonacciMisere},
	New: func(a game.Args) (game.Position, error) {
		r := newDynamicRule(big.NewInt(2), new(big.Int), fibonacciTheorem, fibonacciMisere)
		r.notation = game.Notation{Name: "fibonacci"}
		return r.start(a), nil
	},
})

// fibonacciWords are the Fibonacci numbers 1, 2, 3, … that fit a machine word.
var fibonacciWords = func() (all []uint64) {
	for f, g := uint64(1), uint64(2); ; f, g = g, f+g {
		if all = append(all, f); g < f { // the sum has wrapped
			return all
		}
	}
}()

// fibonacciLengths are the same by their length in bits, one or two of each; at 0 stands
// a 0, which is lost too.
var fibonacciLengths = func() (all [65][2]uint64) {
	for _, f := range fibonacciWords {
		pair := &all[bits.Len64(f)]
		pair[0], pair[1] = f, pair[0]
	}
	return all
}()

// FibonacciOutcome is the outcome of n stones at the start, in normal play, on
// machine words.
func FibonacciOutcome(n uint64) game.Outcome {
	lost := fibonacciLengths[bits.Len64(n)]
	return game.Won(n != lost[0] && n != lost[1])
}
