package judge

import (
	"math/rand/v2"

	"grundy/catalogue"
	"grundy/game"
)

var mergingProblems = []Problem{
	{
		ID: "UVa 1500", Aliases: []string{"HDU 4111"}, Title: "Alice and Bob", Family: "merging",
		Rule: game.Text{
			En: "Lower a number by 1, which removes it when it becomes 0, or replace two numbers by their sum; whoever finds no number left loses. Alice begins.",
			Zh: "有若干个正整数，每次把一个数减 1（减到 0 就擦去），或把两个数换成它们的和；轮到时没有数者输。Alice 先手。",
		},
		Input:  game.Text{En: "The number of cases; for each, the number of numbers and the numbers.", Zh: "先是测试组数；每组先是数的个数，再是各数。"},
		Output: game.Text{En: "Case #, the number of the case, a colon and the winner, Alice or Bob.", Zh: "Case #、组号、冒号和胜者 Alice 或 Bob。"},
		Theory: game.Text{
			En: "Let a be the number of 1s, and c the sum and number of the others, less 1. The first player loses exactly when a is a multiple of 3 where there are no others or only a 2, and when a and c are even otherwise.",
			Zh: "设有 a 个 1，c 为其余各数之和加上它们的个数再减 1。没有其余的数或只有一个 2 时，当且仅当 a 是 3 的倍数时先手必败；否则当且仅当 a 与 c 都是偶数时先手必败。",
		},
		frame: counted, most: 4000, shape: shape{num("n", 1, 50), list("a", "n", 1, 1000)},
		open:  numbered("Case #", ": ", heaps(catalogue.MergingOutcome, aliceBob)),
		traps: []string{"3\n1 1 1", "2\n1 2", "4\n1 1 1 2", "2\n2 2", "1\n3", "3\n1 1 3"},
	},
	{
		ID: "Luogu P4101", Title: "[HEOI2014] 人人尽说江南好", Family: "capped merging",
		Rule: game.Text{
			En: "There are n heaps of one stone. Merge two heaps into one of at most m stones; whoever cannot move loses.",
			Zh: "有 n 堆石子，每堆 1 个；每次把两堆合并，合并后的一堆不能超过 m 个，不能走者输。",
		},
		Input:  casesOfTwo,
		Output: game.Text{En: "0 when the first player wins, otherwise 1.", Zh: "先手胜输出 0，否则输出 1。"},
		Theory: game.Text{
			En: "Whoever gains by it can see to it that ⌈n/m⌉ heaps are left at the end: the first player wins exactly when n - ⌈n/m⌉ is odd.",
			Zh: "从中得利的一方总能使最后恰好剩下 ⌈n/m⌉ 堆，因此当且仅当 n - ⌈n/m⌉ 为奇数时先手必胜。",
		},
		frame: counted, most: 100, shape: shape{num("n", 1, 1_000_000_000), num("m", 1, 1_000_000_000).from(1)},
		open:  two(catalogue.CappedOutcome, verdict{"0\n", "1\n"}),
		traps: []string{"1 1", "5 1", "3 2", "3 7"},
	},
	{
		ID: "Luogu P2148", Title: "[SDOI2009] E&D", Family: "divide",
		Rule: game.Text{
			En: "The heaps stand in pairs, the first with the second, and so on. Take away one heap of a pair and divide the other into two heaps, not empty, that take their places; whoever cannot loses.",
			Zh: "石子堆两两成对：第 1、2 堆为一对，第 3、4 堆为一对，依此类推。每次移走一对中的一堆，再把另一堆分成非空的两堆放在这一对的位置上；不能走者输。",
		},
		Input:  game.Text{En: "The number of cases; for each, the number of heaps, which is even, and the heaps.", Zh: "先是测试组数；每组先是堆数（偶数），再是各堆石子数。"},
		Output: upperYesNo,
		Theory: game.Text{
			En: "The nimber of a pair (a, b) is the place of the lowest 0 of (a-1) | (b-1) in binary, counted from 0; the first player loses exactly when the nim-sum is 0.",
			Zh: "一对 (a, b) 的 SG 值等于 (a-1) | (b-1) 的二进制中最低的 0 所在的位（从 0 数起）；当且仅当异或和为 0 时先手必败。",
		},
		frame: counted, most: 20, shape: shape{num("N", 2, 20_000), list("S", "N", 1, 2_000_000_000).from(1)},
		also:  "2 | N",
		valid: func(v []value) bool { return v[0].n%2 == 0 },
		mend: func(_ *rand.Rand, v []value) {
			v[0].n &^= 1
			v[1].list = v[1].list[:v[0].n]
		},
		open: always(func(c *cases) {
			s, sum := c.list(1), uint64(0)
			if len(s)%2 == 1 {
				c.refuse(oddText, len(s))
				return
			}
			for i := 0; i < len(s); i += 2 {
				sum ^= catalogue.DivideNimber(s[i], s[i+1])
			}
			c.say(verdict{"YES\n", "NO\n"}, game.Won(sum != 0))
		}),
	},
	{
		ID: "Luogu P8901", Title: "[USACO22DEC] Circular Barn S", Family: "rooms",
		Rule: game.Text{
			En: "Both players go around a circle of rooms together, and in each the first player takes 1 or a prime number of what is in it, and then the second does; whoever finds a room empty at his turn loses.",
			Zh: "两人一起沿着一圈房间走，在每个房间里先手先取、后手后取，每次从该房间取 1 个或素数个；轮到时房间为空者输。",
		},
		Input:  game.Text{En: "The number of cases; for each, the number of rooms and what is in each.", Zh: "先是测试组数；每组先是房间数，再是各房间里的个数。"},
		Output: game.Text{En: "Farmer John when the first player wins, otherwise Farmer Nhoj.", Zh: "先手胜输出 Farmer John，否则输出 Farmer Nhoj。"},
		Theory: game.Text{
			En: "Alone, a room is lost exactly when it holds a multiple of 4, and 4k last k rounds. From n otherwise, the largest prime (or 1) p ≤ n with the same remainder mod 4 is taken, and it ends in round (n-p)/4, from 0. The room that ends first decides, of several in one round the first.",
			Zh: "单独一个房间，当且仅当个数是 4 的倍数时先手必败，4k 个可维持 k 轮。否则取不超过 n 且与 n 模 4 同余的最大素数（或 1）p，在第 (n-p)/4 轮（从 0 数起）结束。最先结束的房间决定胜负，同一轮中取最前面的。",
		},
		frame: counted, most: 1000, shape: shape{num("N", 1, 100_000), list("a", "N", 1, 5_000_000)},
		also: "ΣN ≤ 2·10^5",
		open: heaps(catalogue.RoomsOutcome, verdict{"Farmer John\n", "Farmer Nhoj\n"}),
	},
}

var oddText = game.Text{En: "the number of heaps, %d, is odd; they stand in pairs", Zh: "堆数 %d 是奇数，不能两两成对"}
