package judge

import (
	"grundy/catalogue"
	"grundy/game"
)

var subtractProblems = []Problem{
	{
		ID: "HDU 1847", Title: "Good Luck in CET-4 Everybody!", Family: "subtract",
		Rule:   game.Text{En: "Take a power of two, 1, 2, 4 and so on, from a heap of n; whoever takes the last card wins.", Zh: "一堆 n 张牌，每次取 2 的幂（1、2、4 等）张，取到最后一张者胜。"},
		Input:  game.Text{En: "n on a line, to the end of the input.", Zh: "每行一个 n，直到输入结束。"},
		Output: game.Text{En: "Kiki when the first player wins, otherwise Cici.", Zh: "先手胜输出 Kiki，否则输出 Cici。"},
		Theory: game.Text{En: "The first player loses exactly when n is a multiple of 3, since no power of two is.", Zh: "2 的幂都不是 3 的倍数，因此当且仅当 n 是 3 的倍数时先手必败。"},
		shape:  shape{num("n", 1, 1000)},
		open:   one(catalogue.PowersOutcome, verdict{"Kiki\n", "Cici\n"}),
	},
	{
		ID: "HDU 1536", Title: "S-Nim", Family: "subtract",
		Rule: game.Text{
			En: "Take s stones from one of the heaps, where s belongs to a given set S; whoever cannot move loses.",
			Zh: "每次从某一堆取 s 个石子，s 必须属于给定的集合 S，不能走者输。",
		},
		Input: game.Text{
			En: "For each case the number of members of S and the members; then the number of positions m, and for each of them the number of heaps and the heaps. A 0 ends the input.",
			Zh: "每组先是集合 S 的元素个数和各元素，再是局面数 m，随后每个局面一行，为堆数和各堆石子数；0 表示输入结束。",
		},
		Output: game.Text{
			En: "One line for each case: for every position W when the first player wins, otherwise L.",
			Zh: "每组一行：对每个局面，先手胜输出 W，否则输出 L。",
		},
		Theory: game.Text{
			En: "The nimber of a heap h is the mex of those of h - s for all s in S; the first player loses exactly when the nim-sum of the heaps is 0.",
			Zh: "堆 h 的 SG 值是所有 h - s（s 属于 S）的 SG 值的 mex；当且仅当各堆 SG 值的异或和为 0 时先手必败。",
		},
		frame: untilZero, shape: setShape,
		open: always(answerSets),
	},
}

// setShape is a subtraction set and some positions.
var setShape = shape{
	num("k", 1, 100), list("s", "k", 1, 10_000).from(1).sameLine(),
	num("m", 1, 100), groups("m", num("l", 1, 100), list("h", "l", 0, 10_000).sameLine()),
}

// answerSets answers the positions of one subtraction set.
func answerSets(c *cases) {
	set := catalogue.NewSubtractionSet(c.list(1))
	for _, row := range c.rows(3) {
		o, err := set.Outcome(c.ctx, row[1].list, limits())
		c.fail(err)
		c.say(verdict{"W", "L"}, o)
	}
	c.text("\n")
}
