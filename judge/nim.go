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
)

var nimProblems = []Problem{
	{
		ID: "HDU 1850", Title: "Being a Good Boy in Spring Festival", Family: "nim",
		Rule: nimRule, Input: countedHeaps, Theory: nimMoves,
		Output: game.Text{En: "The number of winning first moves.", Zh: "先手有多少种必胜的第一步。"},
		frame:  untilZero, shape: shape{num("m", 2, 100), list("h", "m", 1, 1_000_000)},
		traps: []string{"3\n5 7 9"},
		open:  always(func(c *cases) { countMoves(c, c.list(1)) }),
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
		Input: casesOfHeaps, Output: yesOutput,
		frame: counted, most: 10, shape: shape{num("n", 1, 10_000), list("h", "n", 0, 9_999)},
		open: heaps(catalogue.NimOutcome, verdict{"Yes\n", "No\n"}),
	},
	{
		ID: "POJ 2234", Title: "Matches Game", Family: "nim",
		Rule: nimRule, Input: endedHeaps, Theory: nimTheory, Output: yesOutput,
		shape: shape{num("m", 1, 20), list("n", "m", 0, 10_000_000).sameLine()},
		traps: []string{"1\n0"},
		open:  heaps(catalogue.NimOutcome, verdict{"Yes\n", "No\n"}),
	},
	{
		ID: "POJ 2975", Title: "Nim", Family: "nim",
		Rule: nimRule, Input: countedHeaps, Theory: nimMoves,
		Output: game.Text{En: "The number of winning first moves, 0 when the first player loses.", Zh: "先手有多少种必胜的第一步；先手必败时为 0。"},
		frame:  untilZero, shape: shape{num("n", 1, 1000), list("k", "n", 1, 1_000_000_000)},
		traps: []string{"3\n5 7 9"},
		open:  always(func(c *cases) { countMoves(c, c.list(1)) }),
	},
	{
		ID: "CSES 1730", Title: "Nim Game I", Family: "nim",
		Rule: nimRule, Input: casesOfHeaps, Theory: nimTheory, Output: firstOutput,
		frame: counted, most: 200_000, shape: shape{num("n", 1, 200_000), list("x", "n", 1, 1_000_000_000)}, also: "Σn ≤ 2·10^5",
		open: heaps(catalogue.NimOutcome, verdict{"first\n", "second\n"}),
	},
	{
		ID: "LeetCode 1908", Title: "Game of Nim", Family: "nim",
		Rule: nimRule, Theory: nimTheory, Output: trueOutput,
		Input: game.Text{En: "The list piles on a line, as JSON.", Zh: "一行，为 JSON 格式的列表 piles。"},
		frame: single, shape: shape{array("piles", 7, 1, 7)},
		open: always(func(c *cases) { c.say(truth, catalogue.NimOutcome(c.list(0))) }),
	},
	{
		ID: "UVa 10165", Title: "Stone Game", Family: "nim",
		Rule: nimRule, Theory: nimTheory, Output: yesOutput,
		Input: game.Text{
			En: "The number of heaps, then the heaps; a 0 ends the input. The bounds are assumed.",
			Zh: "先是堆数，再是各堆石子数；堆数为 0 时输入结束。范围为假定。",
		},
		frame: untilZero, shape: shape{num("n", 1, 1000), list("p", "n", 1, math.MaxInt32)},
		open: heaps(catalogue.NimOutcome, verdict{"Yes\n", "No\n"}),
	},
	{
		ID: "Luogu P1247", Title: "取火柴游戏", Family: "nim",
		Rule: nimRule, Input: oneCase, Theory: nimMoves,
		Output: game.Text{
			En: "lose when the first player loses; otherwise how many to take and from which heap, counted from 1, and on the next line what all heaps hold afterwards. Of several winning moves that in the first heap is wanted.",
			Zh: "先手必败输出 lose；否则第一行输出取走的个数和堆号（从 1 起），第二行输出取后各堆的石子数。有多种必胜走法时取堆号最小的。",
		},
		frame: single, shape: shape{num("k", 1, 500_000), list("n", "k", 0, 1_000_000_000)},
		open:  always(func(c *cases) { firstMove(c, c.list(1)) }),
		traps: []string{"3\n1 1 1", "3\n2 3 2", "3\n5 7 9", "5\n0 4 6 5 7"},
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

// firstMove prints the winning move in the first heap that has one.
func firstMove(c *cases, heaps []uint64) {
	sum := catalogue.NimSum(heaps)
	for i, h := range heaps {
		left, ok := catalogue.NimLeft(h, sum)
		if !ok {
			continue
		}
		heaps[i] = left
		c.print(h - left)
		c.text(" ")
		c.print(uint64(i + 1))
		c.text("\n")
		for j, n := range heaps {
			if j > 0 {
				c.text(" ")
			}
			c.print(n)
		}
		c.text("\n")
		return
	}
	c.text("lose\n")
}
