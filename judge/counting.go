package judge

import (
	"grundy/catalogue"
	"grundy/game"
)

var countingProblems = []Problem{
	{
		ID: "CF 662A", Title: "Gambling Nim", Family: "nim",
		Rule: game.Text{
			En: "Each of n cards shows one of its two numbers by the toss of a coin; then Nim is played with heaps of these sizes.",
			Zh: "有 n 张卡片，每张两面各写一个数，以相等的概率随机朝上一面；再以朝上的各数为堆进行尼姆游戏。",
		},
		Input:  game.Text{En: "The number of cards, then the two numbers of each on a line.", Zh: "先是卡片数，随后每行为一张卡片的两个数。"},
		Output: game.Text{En: "The probability that the first player wins, as a fraction p/q in lowest terms.", Zh: "先手获胜的概率，写成最简分数 p/q。"},
		Theory: game.Text{
			En: "The nim-sum is that of all first numbers and of a random set of the differences a xor b. If it can be 0, it is so with probability 2^-r, where r is the rank of the differences over the field of two elements.",
			Zh: "异或和等于所有第一个数的异或和，再异或上各差 a xor b 的一个随机子集。它若能为 0，则概率为 2^-r，r 是这些差在二元域上的秩。",
		},
		frame: single, shape: shape{num("n", 1, 500_000), groups("n", num("a", 0, 1<<60-1), num("b", 0, 1<<60-1))},
		open: always(func(c *cases) {
			first, second := make([]uint64, 0, c.number(0)), make([]uint64, 0, c.number(0))
			for _, row := range c.rows(1) {
				first, second = append(first, row[0].n), append(second, row[1].n)
			}
			c.text(catalogue.NimChance(first, second).String())
			c.text("\n")
		}),
	},
	{
		ID: "Luogu P5970", Title: "[POI 2016] Nim z utrudnieniem", Family: "nim",
		Rule: game.Text{
			En: "Before a game of Nim the second player may take away heaps, in a number divisible by d (0 too), but not all of them.",
			Zh: "尼姆游戏开始前，后手可以扔掉若干堆，扔掉的堆数必须是 d 的倍数（可以是 0），且不能全部扔掉。",
		},
		Input:  game.Text{En: "n and d on a line, then the n heaps.", Zh: "一行为 n 和 d，下一行为 n 堆的石子数。"},
		Output: game.Text{En: "In how many ways the second player can win, mod 10^9 + 7.", Zh: "后手有多少种扔法能够获胜，对 10^9 + 7 取模。"},
		Theory: game.Text{
			En: "The heaps taken away must have the nim-sum of all. The ways are counted by nim-sum and by their number mod d, heap by heap in order of size, so that a heap h changes only sums below twice its size.",
			Zh: "扔掉的各堆的异或和必须等于全部堆的异或和。按异或和与堆数模 d 计数，从小到大逐堆加入，因此大小为 h 的堆只影响小于 2h 的异或和。",
		},
		frame: single, shape: shape{num("n", 1, 500_000), num("d", 1, 10).from(1), list("a", "n", 1, 1_000_000)},
		also: "Σa ≤ 10^7",
		valid: func(v []value) bool {
			total := uint64(0)
			for _, a := range v[2].list {
				total += a
			}
			return total <= 10_000_000
		},
		open: always(func(c *cases) {
			c.count(catalogue.NimLostWithout(c.ctx, c.list(2), c.number(1), c.tables()))
		}),
	},
	{
		ID: "Luogu P5675", Title: "[GZOI2017] 取石子游戏", Family: "nim",
		Rule: game.Text{
			En: "Of some heaps choose a few for a game of Nim, and one of them from which the first move has to be made.",
			Zh: "从若干堆石子中选出一些堆进行尼姆游戏，并指定其中一堆，先手的第一步必须从这一堆中取。",
		},
		Input:  oneCase,
		Output: game.Text{En: "In how many ways it can be chosen so that the first player cannot win, mod 10^9 + 7.", Zh: "有多少种选法使先手不能获胜，对 10^9 + 7 取模。"},
		Theory: game.Text{
			En: "The first player cannot win from heap h exactly when the nim-sum of the other chosen heaps is h or more.",
			Zh: "指定的堆为 h 时，当且仅当其余选出的堆的异或和不小于 h 时先手不能获胜。",
		},
		frame: single, shape: shape{num("N", 1, 200), list("a", "N", 1, 200)},
		open: always(func(c *cases) { c.count(catalogue.NimLostFirst(c.ctx, c.list(1), c.tables())) }),
	},
}

// count prints how many there are.
func (c *cases) count(n uint64, err error) {
	c.fail(err)
	c.print(n)
	c.text("\n")
}
