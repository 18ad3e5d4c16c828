package judge

import (
	"math"

	"grundy/catalogue"
	"grundy/game"
)

var (
	euclidRule = game.Text{
		En: "Subtract a positive multiple of the smaller of two numbers from the larger, which may not become negative; whoever makes one of them 0 wins. Stan begins.",
		Zh: "有两个数，每次从较大的数中减去较小的数的一个正整数倍，结果不能为负，先使其中一个数变为 0 者胜。Stan 先手。",
	}
	euclidTheory = game.Text{
		En: "The first player wins exactly when the numbers are equal or the larger is more than φ = (1+√5)/2 times the smaller, that is x² > xy + y².",
		Zh: "设 φ = (1+√5)/2；当且仅当两数相等，或较大的数超过较小的数的 φ 倍（即 x² > xy + y²）时先手必胜。",
	}
	// euclidTraps are equal numbers, and neighbouring Fibonacci numbers, whose ratios are
	// closest to φ.
	euclidTraps = []string{"1 1", "7 7", "2 1", "1836311903 1134903170", "1134903170 701408733", "24 15"}
	stanWins    = stanOutput
)

var euclidProblems = []Problem{
	{
		ID: "HDU 1525", Aliases: []string{"POJ 2348", "UVa 10368", "Kattis euclidsgame"}, Title: "Euclid's Game", Family: "euclid",
		Rule: euclidRule, Theory: euclidTheory, Output: stanWins,
		Input: game.Text{En: "The two numbers on a line; 0 0 ends the input.", Zh: "每行为两个数，0 0 表示输入结束。"},
		frame: untilZero, shape: shape{num("a", 1, math.MaxInt32).from(1), num("b", 1, math.MaxInt32).from(1)},
		open:  two(catalogue.EuclidOutcome, verdict{"Stan wins\n", "Ollie wins\n"}),
		traps: euclidTraps, edges: euclidEdges, lost: nearGolden,
	},
	{
		ID: "Luogu P1290", Title: "欧几里德的游戏", Family: "euclid",
		Rule: euclidRule, Theory: euclidTheory, Output: stanWins,
		Input: casesOfPairs,
		frame: counted, most: 6, shape: shape{num("M", 1, math.MaxInt32).from(1), num("N", 1, math.MaxInt32).from(1)},
		open:  two(catalogue.EuclidOutcome, verdict{"Stan wins\n", "Ollie wins\n"}),
		traps: euclidTraps, edges: euclidEdges, lost: nearGolden,
	},
	{
		ID: "CF 167C", Title: "Wizards and Numbers", Family: "euclid with powers",
		Rule: game.Text{
			En: "Of two numbers a ≤ b, replace b by b - a^k for some k > 0, which may not become negative, or by b mod a. Whoever finds a 0 loses.",
			Zh: "有两个数 a ≤ b，每次把 b 换成 b - a^k（k > 0，结果不能为负）或 b mod a；轮到时其中一个数为 0 者输。",
		},
		Input:  casesOfPairs,
		Output: firstSecond,
		Theory: game.Text{
			En: "When (b mod a, a) is lost, going there wins. Otherwise the first player wins exactly when ⌊b/a⌋ mod (a+1) is even: the powers of a are 1 or -1 mod a+1.",
			Zh: "若 (b mod a, a) 必败，则走到该局面必胜；否则当且仅当 ⌊b/a⌋ mod (a+1) 为偶数时先手必胜，因为 a 的幂模 a+1 都是 1 或 -1。",
		},
		frame: counted, most: 10_000, shape: shape{num("a", 0, 1_000_000_000_000_000_000), num("b", 0, 1_000_000_000_000_000_000)},
		open:  two(catalogue.EuclidPowersOutcome, verdict{"First\n", "Second\n"}),
		traps: []string{"0 0", "0 1", "1 1", "2 3", "10 30", "1 1000000000000000000"},
	},
	{
		ID: "HDU 3595", Title: "GG and MM", Family: "euclid",
		Rule: game.Text{
			En: "There are n pairs of heaps. In every pair that is not over, a turn takes from one heap a positive multiple of the other, if it can; whoever finds all pairs over loses. MM begins.",
			Zh: "有 n 对石子，每一回合须在每一对尚未结束的石子中走一步：从其中一堆取走另一堆个数的正整数倍；轮到时各对都已结束者输。MM 先手。",
		},
		Input:  game.Text{En: "The number of pairs, then each pair on a line; to the end of the input.", Zh: "每组先是对数，随后每行一对石子数，直到输入结束。"},
		Output: game.Text{En: "MM when the first player wins, otherwise GG.", Zh: "先手胜输出 MM，否则输出 GG。"},
		Theory: game.Text{
			En: "In each pair the winner puts the end off and the loser hastens it; the first player wins exactly when the longest of them then lasts an odd number of moves.",
			Zh: "每一对中，胜者尽量拖延，败者尽快结束；当且仅当其中最长的一对所走的步数为奇数时先手必胜。",
		},
		shape: shape{num("N", 1, 1000), groups("N", num("p", 1, 1000), num("q", 1, 1000))},
		open: always(func(c *cases) {
			longest := uint64(0)
			for _, row := range c.rows(1) {
				longest = max(longest, catalogue.EuclidSuspense(row[0].n, row[1].n))
			}
			c.say(verdict{"MM\n", "GG\n"}, game.Won(longest%2 == 1))
		}),
		traps: []string{"1\n3 2", "1\n2 1", "2\n5 3\n4 2", "1\n610 377", "1\n987 610"},
	},
}
