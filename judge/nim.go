package judge

import (
	"math"

	"grundy/catalogue"
	"grundy/game"
)

var (
	nimRule   = game.Text{En: "Take any number of stones from one of the heaps; whoever takes the last stone wins.", Zh: "每次从某一堆取任意多个石子，取到最后一个石子者胜。"}
	nimTheory = game.Text{En: "The first player loses exactly when the nim-sum of the heaps is 0.", Zh: "当且仅当各堆的异或和为 0 时先手必败。"}
	nimMoves  = game.Text{
		En: "With nim-sum s, a heap h has a winning move exactly when (h xor s) < h, and then it leaves h xor s.",
		Zh: "设异或和为 s，堆 h 有必胜走法当且仅当 (h xor s) < h，走后该堆剩 h xor s 个。",
	}
	countedHeaps = game.Text{En: "The number of heaps, then the heaps; a 0 ends the input.", Zh: "先是堆数，再是各堆石子数；堆数为 0 时输入结束。"}
)

var nimProblems = []Problem{
	{
		ID: "HDU 1850", Title: "Being a Good Boy in Spring Festival", Family: "nim",
		Rule: nimRule, Input: countedHeaps, Theory: nimMoves,
		Output: game.Text{En: "The number of winning first moves.", Zh: "先手有多少种必胜的第一步。"},
		frame:  untilZero, shape: shape{num("m", 2, 100), list("h", "m", 1, 1_000_000)},
		open: always(func(c *cases) { countMoves(c, c.list(1)) }),
	},
	{
		ID: "HDU 2176", Title: "取(m堆)石子游戏", Family: "nim",
		Rule: nimRule, Input: countedHeaps, Theory: nimMoves,
		Output: game.Text{
			En: "No when the first player loses; otherwise Yes, and for every winning first move, in the order of the heaps, what the heap holds before and after it.",
			Zh: "先手必败输出 No；否则先输出 Yes，再按堆的顺序，对每个必胜的第一步输出该堆取前和取后的石子数。",
		},
		frame: untilZero, shape: shape{num("m", 1, 200_000), list("h", "m", 1, math.MaxInt32)},
		open: always(func(c *cases) { listMoves(c, c.list(1)) }),
	},
	{
		ID: "Luogu P2197", Aliases: []string{"ybt T1"}, Title: "【模板】Nim 游戏", Family: "nim",
		Rule: nimRule, Theory: nimTheory,
		Input:  game.Text{En: "The number of cases; for each, the number of heaps and then the heaps.", Zh: "先是测试组数；每组先是堆数，再是各堆石子数。"},
		Output: game.Text{En: "Yes when the first player wins, otherwise No.", Zh: "先手必胜输出 Yes，否则输出 No。"},
		frame:  counted, most: 10, shape: shape{num("n", 1, 10_000), list("h", "n", 0, 9_999)},
		open: heaps(catalogue.NimOutcome, verdict{"Yes\n", "No\n"}),
	},
}

// countMoves prints how many heaps have a winning move.
func countMoves(c *cases, heaps []uint64) {
	sum, count := catalogue.NimSum(heaps), uint64(0)
	for _, h := range heaps {
		if _, ok := catalogue.NimLeft(h, sum); ok {
			count++
		}
	}
	c.print(count)
	c.text("\n")
}

// listMoves prints every winning move as the heap before and after it.
func listMoves(c *cases, heaps []uint64) {
	sum := catalogue.NimSum(heaps)
	if sum == 0 {
		c.text("No\n")
		return
	}
	c.text("Yes\n")
	for _, h := range heaps {
		if left, ok := catalogue.NimLeft(h, sum); ok {
			c.print(h)
			c.text(" ")
			c.print(left)
			c.text("\n")
			c.commit()
		}
	}
}
