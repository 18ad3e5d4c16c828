package judge

import (
	"math"
	"math/rand/v2"

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
		Input:  zeroInput,
		Output: game.Text{En: "First win or Second win.", Zh: "先手胜输出 First win，后手胜输出 Second win。"},
		Theory: game.Text{En: "The first player loses exactly when n is a Fibonacci number.", Zh: "当且仅当 n 是斐波那契数时先手必败。"},
		frame:  untilZero, shape: shape{num("n", 2, math.MaxInt32)},
		traps: []string{"512559680", "1776683621", "363076002", "368225352", "375819880"},
		edges: fibonacciEdges, lost: lostFibonacci(2, math.MaxInt32),
		open: one(catalogue.FibonacciOutcome, verdict{"First win\n", "Second win\n"}),
	},
	{
		ID: "Luogu P6487", Title: "[COCI 2010/2011 #4] HRPA", Family: "fibonacci",
		Rule: game.Text{
			En: "The first move takes any number of a heap of n, also all; every later move takes at most twice the number taken just before. Whoever takes the last stone wins.",
			Zh: "一堆 n 个石子，第一步可取任意多个，也可取完；以后每步最多取对方上一步所取个数的两倍，取到最后一个石子者胜。",
		},
		Input:  lineInput,
		Output: game.Text{En: "The least number that the first move can take and win.", Zh: "先手第一步至少取多少个才能保证获胜。"},
		Theory: game.Text{
			En: "Write n as a sum of Fibonacci numbers of which no two are neighbours; the least winning take is the smallest of them.",
			Zh: "把 n 写成互不相邻的斐波那契数之和，最小的一项就是答案。",
		},
		frame: single, shape: shape{num("n", 1, 1_000_000_000_000_000).from(1)},
		edges: fibonacciEdges, lost: lostFibonacci(1, 1_000_000_000_000_000),
		open: always(func(c *cases) {
			c.print(catalogue.DynamicPart(c.number(0), 2))
			c.text("\n")
		}),
	},
	{
		ID: "HDU 2486", Aliases: []string{"POJ 3922", "HDU 2580"}, Title: "A simple stone game", Family: "dynamic",
		Rule: game.Text{
			En: "The first move takes some stones of a heap of n, but not all; every later move takes at most k times the number taken just before. Whoever takes the last stone wins.",
			Zh: "一堆 n 个石子，第一步至少取一个但不能取完，以后每步最多取对方上一步所取个数的 k 倍，取到最后一个石子者胜。",
		},
		Input: game.Text{En: "The number of cases; for each, n and k on a line.", Zh: "先是测试组数；每组一行，为 n 和 k。"},
		Output: game.Text{
			En: `A line for each case: "Case 1: " with its number, then lose when the first player loses, otherwise the least number that the first move can take and win.`,
			Zh: `每组一行：先是 "Case 1: "（1 为组号），先手必败再输出 lose，否则输出第一步至少取多少个才能保证获胜。`,
		},
		Theory: partsTheory,
		frame:  counted, most: 20, shape: shape{num("n", 2, 100_000_000), num("k", 1, 100_000).from(1)},
		edges: dynamicEdges,
		lost:  func(r *rand.Rand, v []value) { v[0].n = lostHeap(r, v[0].n, 2, 100_000_000, v[1].n) },
		traps: []string{"100000000 1", "67108864 1", "100000000 2", "100000000 100000", "100001 100000", "100002 100000"},
		open:  numbered("Case ", ": ", always(leastTake)),
	},
	{
		ID: "AtCoder code_thanks_festival_14_qualb_g", Title: "石取りゲーム", Family: "dynamic",
		Rule: game.Text{
			En: "The first move takes 1 to P stones of a heap of n; every later move takes at most one more than was taken just before. Whoever takes the last stone wins.",
			Zh: "一堆 n 个石子，第一步取 1 到 P 个，以后每步最多比对方上一步多取 1 个，取到最后一个石子者胜。",
		},
		Input: game.Text{En: "n and P, each on a line.", Zh: "n 和 P，各占一行。"}, Output: firstOutput,
		Theory: game.Text{
			En: "Let H begin with 1, and each term be the one before plus the least term t with t + 1 not below that; write n as a sum of terms, largest first. The first player loses exactly when P is less than the smallest of them.",
			Zh: "令 H 的首项为 1，以后每项等于前一项加上满足 t + 1 不小于前一项的最小项 t；把 n 从大到小贪心拆成 H 的项之和。当且仅当 P 小于最小的一项时先手必败。",
		},
		frame: single, shape: shape{num("n", 1, 500), num("P", 1, 500)},
		open: two(func(n, limit uint64) game.Outcome { return catalogue.DynamicOutcome(n, limit, 1, 1) }, verdict{"first\n", "second\n"}),
	},
	{
		ID: "UVa 12469", Title: "Stones", Family: "fibonacci",
		Rule: game.Text{
			En: "The first move takes some stones of a heap of N, but not all; every later move takes at most twice the number taken just before. Whoever takes the last stone wins.",
			Zh: "一堆 N 个石子，第一步至少取一个但不能取完，以后每步最多取对方上一步所取个数的两倍，取到最后一个石子者胜。",
		},
		Input:  game.Text{En: "N on a line; a 0 ends the input.", Zh: "每行一个 N，0 表示输入结束。"},
		Output: game.Text{En: "Alicia when the first player wins, otherwise Roberto.", Zh: "先手胜输出 Alicia，否则输出 Roberto。"},
		Theory: game.Text{En: "The first player loses exactly when N is a Fibonacci number.", Zh: "当且仅当 N 是斐波那契数时先手必败。"},
		frame:  untilZero, shape: shape{num("N", 2, 1000)},
		open: one(catalogue.FibonacciOutcome, verdict{"Alicia\n", "Roberto\n"}),
	},
}

var (
	partsTheory = game.Text{
		En: "Let H begin with 1, and each term be the one before plus the least term t with k·t not below that; write n as a sum of terms, largest first. The least winning take is the smallest of them, and the first player loses exactly when that is n.",
		Zh: "令 H 的首项为 1，以后每项等于前一项加上满足 k·t 不小于前一项的最小项 t；把 n 从大到小贪心拆成 H 的项之和，最小的一项就是答案；它等于 n 时先手必败。",
	}
	factorText = game.Text{En: "k is %[1]d; more than %[2]d is answered only when n is at most k + 1", Zh: "k 为 %[1]d；超过 %[2]d 时只能回答 n 不大于 k + 1 的情形"}
)

// mostFactor bounds the terms that leastTake needs, some 33 times as many.
const mostFactor = 1 << 18

// leastTake prints the least winning take of a first move.
func leastTake(c *cases) {
	n, k := c.number(0), c.number(1)
	if k > mostFactor && n-1 > k && n > 0 {
		c.fail(game.Refuse(game.Limit, factorText, k, mostFactor))
		return
	}
	take := n
	if n > 0 {
		take = catalogue.DynamicPart(n, k)
	}
	if take == n {
		c.text("lose\n")
		return
	}
	c.print(take)
	c.text("\n")
}
