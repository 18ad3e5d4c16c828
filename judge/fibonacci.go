package judge

import (
	"math"

	"grundy/catalogue"
	"grundy/game"
)

var fibonacciProblems = []Problem{
	{
		ID: "HDU 2516", Title: "取石子游戏", Family: "fibonacci",
		Rule: game.Text{
			En: "The first move takes some stones of a heap of n, but not all; every later move takes at most twice the number taken just before. Whoever takes the last stone wins.",
			Zh: "一堆 n 个石子，第一步至少取一个但不能取完，以后每步最多取对方上一步所取个数的两倍，取到最后一个石子者胜。",
		},
		Input:  game.Text{En: "n on a line; a 0 ends the input.", Zh: "每行一个 n，0 表示输入结束。"},
		Output: game.Text{En: "First win or Second win.", Zh: "先手胜输出 First win，后手胜输出 Second win。"},
		Theory: game.Text{En: "The first player loses exactly when n is a Fibonacci number.", Zh: "当且仅当 n 是斐波那契数时先手必败。"},
		frame:  untilZero, shape: shape{num("n", 2, math.MaxInt32)},
		open: one(catalogue.FibonacciOutcome, verdict{"First win\n", "Second win\n"}),
	},
}
