package judge

import (
	"grundy/catalogue"
	"grundy/game"
)

// turnProblems are games of heaps whose moves depend on other heaps.
var turnProblems = []Problem{
	{
		ID: "CSES 2208", Title: "Another Game", Family: "selective",
		Rule:  game.Text{En: "Choose some of the heaps that are not empty, one at least, and take one coin from each; whoever takes the last coin wins.", Zh: "每次选至少一个非空的堆，从选中的每一堆各取一枚硬币，取到最后一枚者胜。"},
		Input: casesOfHeaps, Output: firstOutput,
		Theory: game.Text{En: "The first player loses exactly when every heap is even.", Zh: "当且仅当每堆都是偶数时先手必败。"},
		frame:  counted, most: 200_000, shape: shape{num("n", 1, 200_000), list("x", "n", 1, 1_000_000_000)}, also: "Σn ≤ 2·10^5",
		open: heaps(catalogue.OneFromEachOutcome, verdict{"first\n", "second\n"}),
	},
	{
		ID: "CF 1382B", Title: "Sequential Nim", Family: "sequential",
		Rule:  game.Text{En: "Take any number of stones from the first heap that is not empty; whoever cannot move loses.", Zh: "每次从第一个非空的堆取任意多个石子，不能走者输。"},
		Input: casesOfHeaps, Output: firstSecond,
		Theory: leftTheory,
		frame:  counted, most: 1000, shape: shape{num("n", 1, 100_000), list("a", "n", 1, 1_000_000_000)}, also: "Σn ≤ 10^5",
		traps: []string{"2\n1 1", "3\n1 1 1", "2\n1 2"},
		open:  heaps(catalogue.FromTheLeftOutcome, verdict{"First\n", "Second\n"}),
	},
	{
		ID: "CF 1965A", Title: "Everything Nim", Family: "sequential",
		Rule: game.Text{
			En: "Take the same number of stones, at least one, from every heap that is not empty; whoever cannot move loses.",
			Zh: "每次从所有非空的堆各取同样多个石子，至少一个，不能走者输。",
		},
		Input: casesOfHeaps, Output: aliceOutput,
		Theory: game.Text{
			En: "Sort the heaps. Their distances, the least heap being the distance to 0, are heaps of which a move lowers the first that is not 0: with ones in front of the first distance of two or more, an even number of them wins; with ones only, an odd number.",
			Zh: "把各堆排序，最小的堆与相邻两堆之差相当于依次排列的堆，每步只能取第一个非零的：首个不小于 2 的差之前有偶数个 1 时先手必胜；全是 1 时奇数个必胜。",
		},
		frame: counted, most: 10_000, shape: shape{num("n", 1, 200_000), list("a", "n", 1, 1_000_000_000)}, also: "Σn ≤ 2·10^5",
		open: heaps(catalogue.FromAllOutcome, aliceBob),
	},
	{
		ID: "CF 1396B", Title: "Stoned Game", Family: "not_twice",
		Rule:  game.Text{En: "Take one stone from a heap that the move before did not take from; whoever cannot move loses.", Zh: "每次从某一堆取一个石子，但不能是对方上一步取过的那一堆，不能走者输。"},
		Input: casesOfHeaps, Output: game.Text{En: "T when the first player wins, otherwise HL.", Zh: "先手胜输出 T，否则输出 HL。"},
		Theory: game.Text{
			En: "The first player wins exactly when the number of stones is odd or one heap has more than all others together.",
			Zh: "当且仅当石子总数为奇数，或某一堆多于其余各堆之和时，先手必胜。",
		},
		frame: counted, most: 100, shape: shape{num("n", 1, 100), list("a", "n", 1, 100)},
		traps: []string{"1\n1", "2\n1 1", "3\n2 1 1", "2\n2 1"},
		open:  heaps(catalogue.NotTwiceOutcome, verdict{"T\n", "HL\n"}),
	},
	{
		ID: "CF 1747C", Title: "Swap Game", Family: "swap",
		Rule: game.Text{
			En: "Lower the first number by 1 and exchange it with any other; whoever finds the first number 0 loses.",
			Zh: "每次把第一个数减 1，再与另外任意一个数交换；轮到时第一个数为 0 者输。",
		},
		Input:  game.Text{En: "The number of cases; for each, how many numbers, and then the numbers.", Zh: "先是测试组数；每组先是数的个数，再是各数。"},
		Output: aliceOutput,
		Theory: game.Text{En: "The first player loses exactly when no number is smaller than the first.", Zh: "当且仅当没有数比第一个数小时先手必败。"},
		frame:  counted, most: 20_000, shape: shape{num("n", 2, 100_000).from(2), list("a", "n", 1, 1_000_000_000)}, also: "Σn ≤ 2·10^5",
		open: heaps(catalogue.SwapFirstOutcome, aliceBob),
	},
	{
		ID: "CF 1191D", Aliases: []string{"CF 1190B"}, Title: "Tokitsukaze, CSL and Stone Game", Family: "distinct",
		Rule: game.Text{
			En: "Take one stone from one of the heaps; whoever leaves two equal heaps, empty ones included, or cannot move, loses.",
			Zh: "每次从某一堆取一个石子；取后有两堆（空堆也算）相等者输，不能走者也输。",
		},
		Input: oneCase, Output: game.Text{En: "sjfnb when the first player wins, otherwise cslnb.", Zh: "先手胜输出 sjfnb，否则输出 cslnb。"},
		Theory: game.Text{
			En: "The game ends at 0, 1, …, n - 1, so the number of moves is fixed and its parity decides. The first move is lost when there are equal heaps that one stone cannot tell apart.",
			Zh: "游戏总在 0、1、……、n - 1 结束，步数固定，由奇偶决定；若开始时相等的堆无法取一个就全部分开，则先手必败。",
		},
		frame: single, shape: shape{num("n", 1, 100_000), list("a", "n", 0, 1_000_000_000)},
		traps: []string{"1\n0", "2\n0 0", "3\n2 2 1", "3\n2 2 2", "4\n3 3 5 5", "3\n2 2 0"},
		open:  heaps(catalogue.DistinctOutcome, verdict{"sjfnb\n", "cslnb\n"}),
	},
	{
		ID: "CF 768E", Title: "Game of Stones", Family: "once",
		Rule: game.Text{
			En: "Take any number of stones from one of the heaps, but never the same number twice from the same heap; whoever cannot move loses.",
			Zh: "每次从某一堆取任意多个石子，但同一堆不能两次取同样的个数（无论谁取），不能走者输。",
		},
		Input: oneCase, Output: game.Text{En: "YES when the second player wins, otherwise NO.", Zh: "后手胜输出 YES，否则输出 NO。"},
		Theory: game.Text{
			En: "A heap of s has for its nimber the largest t with 1 + 2 + … + t ≤ s; this is computed from the definition for heaps up to 60, and not proved beyond. The second player wins exactly when the nim-sum is 0.",
			Zh: "大小为 s 的堆的 SG 值是满足 1 + 2 + … + t ≤ s 的最大的 t；对不超过 60 的堆按定义算得，更大的未经证明。当且仅当异或和为 0 时后手胜。",
		},
		frame: single, shape: shape{num("n", 1, 1_000_000), list("s", "n", 1, 60)},
		open: always(answerOnce),
	},
	{
		ID: "POJ 1740", Title: "A New Stone Game", Family: "pairs",
		Rule: game.Text{
			En: "Take at least one stone from one of the heaps, then move any of the rest of it to other heaps that are not empty; whoever takes the last stone wins.",
			Zh: "每次从某一堆取走至少一个石子，再把这一堆剩下的任意多个移到其他非空的堆上，取到最后一个石子者胜。",
		},
		Input: countedHeaps, Output: oneOutput,
		Theory: game.Text{En: "The first player loses exactly when the heaps are pairs of equal ones.", Zh: "当且仅当各堆两两相等时先手必败。"},
		frame:  untilZero, shape: shape{num("n", 1, 10), list("a", "n", 1, 100)},
		open: heaps(catalogue.PairsOutcome, verdict{"1\n", "0\n"}),
	},
	{
		ID: "LeetCode 810", Title: "Chalkboard XOR Game", Family: "chalkboard",
		Rule: game.Text{
			En: "Erase one of the numbers; whoever makes the xor of the rest 0 loses, and whoever finds it 0 at the start has won.",
			Zh: "每次擦去一个数，使剩下的数异或为 0 者输；轮到时异或已为 0 者胜。",
		},
		Input: game.Text{En: "The list nums on a line, as JSON.", Zh: "一行，为 JSON 格式的列表 nums。"}, Output: trueOutput,
		Theory: game.Text{En: "The first player wins exactly when the xor is 0 or the numbers are even in count.", Zh: "当且仅当异或为 0 或数的个数为偶数时先手必胜。"},
		frame:  single, shape: shape{array("nums", 1000, 0, 65_535)},
		open: always(func(c *cases) { c.say(truth, catalogue.ChalkboardOutcome(c.list(0))) }),
	},
	{
		ID: "HDU 3032", Title: "Nim or not Nim?", Family: "lasker",
		Rule:  game.Text{En: "Take any number of stones from one of the heaps, or split one into two; whoever takes the last stone wins.", Zh: "每次从某一堆取任意多个石子，或把一堆分成两堆，取到最后一个石子者胜。"},
		Input: casesOfHeaps, Output: aliceOutput,
		Theory: game.Text{
			En: "A heap of 4k + 3 has nimber 4k + 4, one of 4k + 4 has 4k + 3, and any other its size; the first player loses exactly when the nim-sum is 0.",
			Zh: "大小为 4k + 3 的堆的 SG 值为 4k + 4，4k + 4 的为 4k + 3，其余等于堆的大小；当且仅当异或和为 0 时先手必败。",
		},
		frame: counted, most: 100, shape: shape{num("N", 1, 1_000_000), list("s", "N", 1, 1<<31-1)},
		traps: []string{"3\n1 2 3", "1\n3", "2\n3 4"},
		open:  heaps(catalogue.LaskerOutcome, aliceBob),
	},
	{
		ID: "HDU 5795", Title: "A Simple Nim", Family: "split_in_three",
		Rule:   game.Text{En: "Take any number of stones from one of the heaps, or split one into three that are not empty; whoever takes the last stone wins.", Zh: "每次从某一堆取任意多个石子，或把一堆分成三堆非空的石子，取到最后一个石子者胜。"},
		Input:  casesOfHeaps,
		Output: game.Text{En: "First player wins. or Second player wins.", Zh: "输出 First player wins. 或 Second player wins."},
		Theory: game.Text{
			En: "A heap of 8k + 7 has nimber 8k + 8, one of 8k + 8 has 8k + 7, and any other its size; the first player loses exactly when the nim-sum is 0.",
			Zh: "大小为 8k + 7 的堆的 SG 值为 8k + 8，8k + 8 的为 8k + 7，其余等于堆的大小；当且仅当异或和为 0 时先手必败。",
		},
		frame: counted, most: 100, shape: shape{num("n", 1, 1_000_000), list("s", "n", 1, 1_000_000_000)},
		traps: []string{"3\n1 6 7", "3\n1 7 8", "2\n7 8"},
		open:  heaps(catalogue.SplitInThreeOutcome, verdict{"First player wins.\n", "Second player wins.\n"}),
	},
}

var leftTheory = game.Text{
	En: "Whoever meets a heap of two or more has the choice and wins; so the number of ones before it decides, an even number winning, and with ones only an odd number.",
	Zh: "轮到不少于 2 个的堆者有选择权而必胜，因此由它前面 1 的个数决定：偶数个先手必胜；全是 1 时奇数个先手必胜。",
}

var onceText = game.Text{En: "of a heap of %d the nimber is not known; at most 60 is answered", Zh: "大小为 %d 的堆的 SG 值未知；最多能回答 60"}

// answerOnce answers heaps from which no number may be taken twice.
func answerOnce(c *cases) {
	sum := uint64(0)
	for _, s := range c.list(1) {
		t, ok := catalogue.OnceNimber(s)
		if !ok {
			c.fail(game.Refuse(game.Limit, onceText, s))
			return
		}
		sum ^= t
	}
	c.say(verdict{"NO\n", "YES\n"}, game.Won(sum != 0))
}
