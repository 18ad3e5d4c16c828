package judge

import (
	"grundy/catalogue"
	"grundy/game"
)

var divisorProblems = []Problem{
	{
		ID: "CF 1370C", Aliases: []string{"ybt T2"}, Title: "Number Game", Family: "odd_divisor",
		Rule: game.Text{
			En: "Divide n by an odd divisor of it that is greater than 1, or subtract 1 from it while it is greater than 1; whoever cannot move loses.",
			Zh: "把 n 除以它的一个大于 1 的奇约数，或在 n 大于 1 时减 1，不能走者输。",
		},
		Input:  casesOfOne,
		Output: game.Text{En: "Ashishgup when the first player wins, otherwise FastestFinger.", Zh: "先手胜输出 Ashishgup，否则输出 FastestFinger。"},
		Theory: game.Text{
			En: "The first player loses exactly when n is 1, a power of two from 4 on, or twice an odd prime.",
			Zh: "当且仅当 n 为 1、不小于 4 的 2 的幂或奇素数的两倍时先手必败。",
		},
		frame: counted, most: 100, shape: shape{num("n", 1, 1_000_000_000).from(1)},
		open: one(catalogue.OddDivisorOutcome, verdict{"Ashishgup\n", "FastestFinger\n"}),
	},
	{
		ID: "AcWing 235", Aliases: []string{"ybt T3"}, Title: "魔法珠", Family: "magic_beads",
		Rule: game.Text{
			En: "Choose a heap of a > 1; it becomes heaps of all divisors of a smaller than a, and one of these, as you like, is removed. Whoever finds all heaps to be 1 loses.",
			Zh: "选一堆 a > 1，它变成若干堆，每个小于 a 的约数各一堆，再任选其中一堆移走；轮到时各堆都是 1 者输。",
		},
		Input:  game.Text{En: "The number of heaps, then the heaps; to the end of the input.", Zh: "每组先是堆数，再是各堆的数，直到输入结束。"},
		Output: game.Text{En: "freda when the first player wins, otherwise rainbow.", Zh: "先手胜输出 freda，否则输出 rainbow。"},
		Theory: game.Text{
			En: "With K the nim-sum of the nimbers of all proper divisors of a, the nimber of a is the least number that no K xor g(d) equals; 1 has nimber 0.",
			Zh: "记 K 为 a 的所有真约数的 SG 值的异或和，a 的 SG 值是各个 K xor g(d) 中未出现的最小非负整数；1 的 SG 值为 0。",
		},
		shape: shape{num("n", 1, 100), list("a", "n", 1, 1000).from(1)},
		open:  sum(catalogue.MagicBead, verdict{"freda\n", "rainbow\n"}),
	},
	{
		ID: "LeetCode 1025", Title: "Divisor Game", Family: "divisor",
		Rule: game.Text{
			En: "Subtract from n a divisor of it that is smaller than n; whoever cannot loses. Alice begins.",
			Zh: "从 n 中减去它的一个小于 n 的约数，不能走者输。Alice 先手。",
		},
		Input:  numberInput,
		Output: truthOutput,
		Theory: game.Text{
			En: "Alice wins exactly when n is even: an odd number has odd divisors only, and leaves an even number; from an even one 1 is subtracted.",
			Zh: "当且仅当 n 为偶数时 Alice 必胜：奇数的约数都是奇数，减后为偶数；偶数可以减 1。",
		},
		frame: single, shape: shape{num("n", 1, 1000).from(1)},
		open: one(catalogue.DivisorOutcome, truth),
	},
	{
		ID: "CF 1537D", Title: "Deleting Divisors", Family: "inner divisors",
		Rule: game.Text{
			En: "Subtract from n a divisor of it other than 1 and n; whoever cannot loses. Alice begins.",
			Zh: "从 n 中减去它的一个约数，1 和 n 本身除外，不能走者输。Alice 先手。",
		},
		Input:  casesOfOne,
		Output: game.Text{En: "Alice or Bob, whoever wins.", Zh: "先手胜输出 Alice，否则输出 Bob。"},
		Theory: game.Text{
			En: "The first player loses exactly when n is odd, or a power of two with an odd exponent.",
			Zh: "当且仅当 n 是奇数，或是 2 的奇数次幂时先手必败。",
		},
		frame: counted, most: 10_000, shape: shape{num("n", 1, 1_000_000_000).from(1)},
		open:  one(catalogue.InnerDivisorOutcome, aliceBob),
		traps: []string{"1", "2", "4", "8", "536870912", "268435456", "999999937"},
	},
	{
		ID: "CF 78C", Title: "Beaver Game", Family: "logs",
		Rule: game.Text{
			En: "There are n logs of length m. Saw a log into two or more parts of the same whole length, at least k; whoever cannot loses. Timur begins.",
			Zh: "有 n 根长为 m 的木头，每次把一根锯成两段或更多段，各段长度为相等的整数且不小于 k；不能走者输。Timur 先手。",
		},
		Input:  game.Text{En: "n, m and k on a line.", Zh: "一行，为 n、m 和 k。"},
		Output: game.Text{En: "Timur or Marsel, whoever wins.", Zh: "先手胜输出 Timur，否则输出 Marsel。"},
		Theory: game.Text{
			En: "With n even the second player repeats every move on another log. With n odd the first player saws one log into parts that cannot be sawn again, if m has a divisor from k on below m.",
			Zh: "n 为偶数时后手总在另一根上重复对方的走法。n 为奇数时，若 m 有不小于 k 且小于 m 的约数，先手先把一根锯成不能再锯的若干段而获胜。",
		},
		frame: single, shape: shape{num("n", 1, 1_000_000_000), num("m", 1, 1_000_000_000), num("k", 1, 1_000_000_000)},
		open: always(func(c *cases) {
			c.say(verdict{"Timur\n", "Marsel\n"}, catalogue.LogsOutcome(c.number(0), c.number(1), c.number(2)))
		}),
		traps: []string{"1 1 1", "1 999950884 31622", "1 999950884 31623", "1 999999937 1", "1 2 2",
			"1 100160063 2", "1 100160063 10008", "1 999002449 2", "1 999002449 31608", "1 999961560 2", "1 999999866 3", "1 999999866 499999934"},
	},
}
