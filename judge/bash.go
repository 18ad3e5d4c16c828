package judge

import (
	"math"
	"math/rand/v2"

	"grundy/catalogue"
	"grundy/game"
)

var bashTheory = game.Text{En: "The first player loses exactly when n is a multiple of m + 1.", Zh: "当且仅当 n 是 m + 1 的倍数时先手必败。"}

var bashProblems = []Problem{
	{
		ID: "HDU 1846", Title: "Brave Game", Family: "bash",
		Rule:   game.Text{En: "Take 1 to m stones from a heap of n; whoever takes the last stone wins.", Zh: "一堆 n 个石子，每次取 1 到 m 个，取到最后一个石子者胜。"},
		Input:  casesOfTwo,
		Output: firstOutput,
		Theory: bashTheory,
		frame:  counted, most: 100, shape: shape{num("n", 1, 1000), num("m", 1, 1000)},
		open: two(catalogue.BashOutcome, verdict{"first\n", "second\n"}),
	},
	{
		ID: "HDU 2149", Title: "Public Sale", Family: "bash",
		Rule:   game.Text{En: "The price begins at 0; a bid raises it by 1 to n, and whoever brings it to m or more wins.", Zh: "价格从 0 开始，每次加价 1 到 n，先使价格达到或超过 m 者胜。"},
		Input:  game.Text{En: "m and n on a line, to the end of the input.", Zh: "每行为 m 和 n，直到输入结束。"},
		Output: game.Text{En: "Every winning first bid, in ascending order with a blank between; none when there is none.", Zh: "按升序输出所有必胜的第一次加价，用一个空格隔开；没有则输出 none。"},
		Theory: game.Text{
			En: "When m ≤ n, every bid from m to n wins at once; otherwise only m mod (n+1) wins, unless it is 0.",
			Zh: "若 m ≤ n，则 m 到 n 的任何加价都立即获胜；否则只有加价 m mod (n+1) 必胜，它为 0 时没有必胜的加价。",
		},
		shape: shape{num("m", 1, 1099), num("n", 1, 1099)},
		traps: []string{"1 2", "3 5"},
		open:  always(listBids),
	},
	{
		ID: "HDU 2188", Title: "悼念512汶川大地震遇难同胞——选拔志愿者", Family: "bash",
		Rule:   game.Text{En: "The sum begins at 0; a turn adds 1 to m, and whoever brings it to n or more wins.", Zh: "总数从 0 开始，每次增加 1 到 m，先使总数达到或超过 n 者胜。"},
		Input:  casesOfTwo,
		Output: game.Text{En: "Grass when the first player wins, otherwise Rabbit.", Zh: "先手胜输出 Grass，否则输出 Rabbit。"},
		Theory: bashTheory,
		frame:  counted, most: 100, shape: shape{num("n", 1, 10_000), num("m", 1, 10_000)},
		open: two(catalogue.BashOutcome, verdict{"Grass\n", "Rabbit\n"}),
	},
	{
		ID: "LeetCode 292", Title: "Nim Game", Family: "bash",
		Rule:  game.Text{En: "Take 1 to 3 stones from a heap of n; whoever takes the last stone wins.", Zh: "一堆 n 个石子，每次取 1 到 3 个，取到最后一个石子者胜。"},
		Input: lineInput, Output: trueOutput,
		Theory: game.Text{En: "The first player loses exactly when n is a multiple of 4.", Zh: "当且仅当 n 是 4 的倍数时先手必败。"},
		frame:  single, shape: shape{num("n", 1, math.MaxInt32)},
		open: one(func(n uint64) game.Outcome { return catalogue.BashOutcome(n, 3) }, truth),
	},
	{
		ID: "CSES 1098", Title: "Nim Game II", Family: "bash",
		Rule:  game.Text{En: "Take 1 to 3 stones from one of the heaps; whoever takes the last stone wins.", Zh: "每次从某一堆取 1 到 3 个石子，取到最后一个石子者胜。"},
		Input: casesOfHeaps, Output: firstOutput,
		Theory: game.Text{En: "A heap of x has nimber x mod 4; the first player loses exactly when the nim-sum is 0.", Zh: "大小为 x 的堆的 SG 值为 x mod 4；当且仅当异或和为 0 时先手必败。"},
		frame:  counted, most: 200_000, shape: shape{num("n", 1, 200_000), list("x", "n", 1, 1_000_000_000)}, also: "Σn ≤ 2·10^5",
		open: heaps(func(heaps []uint64) game.Outcome { return bashSum(heaps, 1, 3) }, verdict{"first\n", "second\n"}),
	},
	{
		ID: "AtCoder abc297_g", Title: "Constrained Nim 2", Family: "bash",
		Rule:   game.Text{En: "Take L to R stones from one of the heaps; whoever cannot move loses.", Zh: "每次从某一堆取 L 到 R 个石子，不能走者输。"},
		Input:  game.Text{En: "N, L and R on a line, then the N heaps.", Zh: "第一行为 N、L、R，再是 N 堆的石子数。"},
		Output: firstSecond,
		Theory: game.Text{
			En: "A heap of a has nimber ⌊(a mod (L+R)) / L⌋; the first player loses exactly when the nim-sum is 0.",
			Zh: "大小为 a 的堆的 SG 值为 ⌊(a mod (L+R)) / L⌋；当且仅当异或和为 0 时先手必败。",
		},
		frame: single, shape: shape{
			num("N", 1, 200_000), num("L", 1, 1_000_000_000).from(1), num("R", 1, 1_000_000_000), list("A", "N", 1, 1_000_000_000),
		}, also: "L ≤ R",
		valid: func(v []value) bool { return v[1].n <= v[2].n },
		mend:  func(_ *rand.Rand, v []value) { v[1].n, v[2].n = min(v[1].n, v[2].n), max(v[1].n, v[2].n) },
		open: always(func(c *cases) {
			if c.ordered(1, 2) {
				c.say(verdict{"First\n", "Second\n"}, bashSum(c.list(3), c.number(1), c.number(2)))
			}
		}),
	},
	{
		ID: "HDU 2897", Title: "邂逅明下", Family: "bash",
		Rule: game.Text{
			En: "Take p to q coins from a heap of n, or all when fewer than p are left; whoever takes the last coin loses.",
			Zh: "一堆 n 枚硬币，每次取 p 到 q 枚，剩下不足 p 枚时必须一次取完，取到最后一枚者输。",
		},
		Input:  game.Text{En: "n, p and q on a line, to the end of the input.", Zh: "每行为 n、p、q，直到输入结束。"},
		Output: game.Text{En: "WIN when the first player wins, otherwise LOST.", Zh: "先手胜输出 WIN，否则输出 LOST。"},
		Theory: game.Text{
			En: "The first player loses exactly when n mod (p+q) is from 1 to p.",
			Zh: "当且仅当 n mod (p+q) 在 1 到 p 之间时先手必败。",
		},
		shape: shape{num("n", 1, 65_535), num("p", 1, 65_535).from(1), num("q", 1, 65_535)}, also: "p ≤ q",
		valid: func(v []value) bool { return v[1].n <= v[2].n },
		mend:  func(_ *rand.Rand, v []value) { v[1].n, v[2].n = min(v[1].n, v[2].n), max(v[1].n, v[2].n) },
		traps: []string{"2 1 1", "7 3 5"},
		open: always(func(c *cases) {
			if c.ordered(1, 2) {
				c.say(verdict{"WIN\n", "LOST\n"}, catalogue.BashRestMisere(c.number(0), c.number(1), c.number(2)))
			}
		}),
	},
	{
		ID: "HDU 4764", Title: "Stone", Family: "bash",
		Rule: game.Text{
			En: "The first number is 1 to k, and each number is 1 to k more than the one before; whoever first writes N or more loses.",
			Zh: "第一个数为 1 到 k，以后每个数比前一个大 1 到 k，先写出不小于 N 的数者输。",
		},
		Input:  game.Text{En: "N and k on a line; 0 0 ends the input.", Zh: "每行为 N 和 k，0 0 表示输入结束。"},
		Output: game.Text{En: "Tang when the first player wins, otherwise Jiang.", Zh: "先手胜输出 Tang，否则输出 Jiang。"},
		Theory: game.Text{En: "The first player loses exactly when N - 1 is a multiple of k + 1.", Zh: "当且仅当 N - 1 是 k + 1 的倍数时先手必败。"},
		frame:  untilZero, shape: shape{num("N", 1, 100_000_000).from(1), num("k", 1, 100_000_000).from(1)},
		traps: []string{"1 1", "1 5"},
		open:  two(catalogue.BashMisere, verdict{"Tang\n", "Jiang\n"}),
	},
	{
		ID: "LightOJ 1020", Title: "A Childhood Game", Family: "bash",
		Rule: game.Text{
			En: "Take 1 or 2 marbles from a heap of n. When Alice begins, whoever takes the last marble loses; when Bob begins, whoever takes it wins.",
			Zh: "一堆 n 个弹珠，每次取 1 或 2 个。Alice 先手时取到最后一个者输，Bob 先手时取到最后一个者胜。",
		},
		Input:  game.Text{En: "The number of cases; for each, n and who begins on a line.", Zh: "先是测试组数；每组一行，为 n 和先手的名字。"},
		Output: game.Text{En: `A line for each case: "Case 1: " with its number, then Alice or Bob, whoever wins.`, Zh: `每组一行：先是 "Case 1: "（1 为组号），再是胜者 Alice 或 Bob。`},
		Theory: game.Text{
			En: "Alice, who begins, loses exactly when n - 1 is a multiple of 3, and Bob when n is.",
			Zh: "Alice 先手时，当且仅当 n - 1 是 3 的倍数时她输；Bob 先手时，当且仅当 n 是 3 的倍数时他输。",
		},
		frame: counted, most: 10_000, shape: shape{num("n", 1, math.MaxInt32), oneOf("name", "Alice", "Bob").sameLine()},
		traps: []string{"1 Alice", "3 Bob", "3 Alice"},
		open: numbered("Case ", ": ", always(func(c *cases) {
			if c.word(1) == "Alice" {
				c.say(aliceBob, catalogue.BashMisere(c.number(0), 2))
			} else {
				c.say(verdict{"Bob\n", "Alice\n"}, catalogue.BashOutcome(c.number(0), 2))
			}
		})),
	},
}

var orderText = game.Text{En: "%[1]s is %[2]d but %[3]s is only %[4]d", Zh: "%[1]s 为 %[2]d，而 %[3]s 只有 %[4]d"}

// ordered refuses a case whose number i is more than its number j.
func (c *cases) ordered(i, j int) bool {
	if a, b := c.number(i), c.number(j); a > b {
		c.refuse(orderText, c.p.shape[i].name, a, c.p.shape[j].name, b)
		return false
	}
	return true
}

// bashSum is the outcome of heaps of which a move takes min to max from one. It turns
// them into their nimbers.
func bashSum(heaps []uint64, min, max uint64) game.Outcome {
	for i, n := range heaps {
		heaps[i] = catalogue.BashNimber(n, min, max)
	}
	return catalogue.NimOutcome(heaps)
}

// listBids prints every winning bid.
func listBids(c *cases) {
	least, most, ok := catalogue.BashBids(c.number(0), c.number(1))
	if !ok {
		c.text("none\n")
		return
	}
	if most-least >= mostNumbers {
		c.fail(game.Refuse(game.Limit, manyText, mostNumbers))
		return
	}
	for bid := least; bid < most && c.err == nil; bid++ {
		c.print(bid)
		c.text(" ")
		c.commit()
	}
	c.print(most)
	c.text("\n")
}
