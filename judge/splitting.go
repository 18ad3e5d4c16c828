package judge

import (
	"math"

	"grundy/catalogue"
	"grundy/game"
)

var grundyTheory = game.Text{
	En: "The nimber of a heap is the mex over its splits of the nim-sum of the two heaps.",
	Zh: "一堆的 SG 值是对各种分法取两堆 SG 值的异或和，再求 mex。",
}

var splittingProblems = []Problem{
	{
		ID: "CSES 2207", Title: "Grundy's Game", Family: "grundy_game",
		Rule:   game.Text{En: "Split a heap into two heaps of different sizes; play begins with a heap of n. Whoever cannot move loses.", Zh: "开始有一堆 n 枚硬币，每次把一堆分成大小不同的两堆，不能走者输。"},
		Input:  casesOfOne,
		Output: firstOutput,
		Theory: game.Text{
			En: "The nimber of a heap is the mex over its splits of the nim-sum of the two heaps. The largest lost heap that was ever found is 1222. Those up to 2^20 are known from a list; that there is none beyond is not proved, so for larger heaps as much of a table is computed as the input needs.",
			Zh: "一堆的 SG 值是对各种分法取两堆 SG 值的异或和，再求 mex。已知最大的必败堆是 1222。不超过 2^20 的必败堆由已算出的表查得；没有证明更大的堆都必胜，因此对更大的堆按输入的需要计算 SG 值表。",
		},
		frame: counted, most: 100_000, shape: shape{num("n", 1, 1_000_000)},
		open: func() func(*cases) {
			table := catalogue.NewGrundyGameTable()
			return func(c *cases) {
				o, err := table.Outcome(c.ctx, c.number(0), c.kept())
				c.fail(err)
				c.say(verdict{"first\n", "second\n"}, o)
			}
		},
		traps: []string{"1222\n", "932\n", "1223\n"},
	},
	{
		ID: "LightOJ 1199", Title: "Partitioning Game", Family: "grundy_game",
		Rule:   game.Text{En: "Split one of the heaps into two heaps of different sizes; whoever cannot move loses.", Zh: "每次把某一堆分成大小不同的两堆，不能走者输。"},
		Input:  game.Text{En: "The number of cases; for each, the number n of heaps, and then the heaps.", Zh: "先是测试组数；每组先是堆数 n，再是各堆的大小。"},
		Output: game.Text{En: "Case and the number of the case, then Alice when the first player wins, otherwise Bob.", Zh: "每组输出 Case 和组号，先手胜再输出 Alice，否则输出 Bob。"},
		Theory: grundyTheory,
		frame:  counted, most: 1000, shape: shape{num("n", 1, 100), list("a", "n", 1, 10_000)},
		open: numbered("Case ", ": ", func() func(*cases) {
			table := catalogue.NewGrundyGameTable()
			return func(c *cases) {
				heaps, b := c.list(1), c.kept()
				for i, h := range heaps {
					g, err := table.Nimber(c.ctx, h, b)
					if err != nil {
						c.fail(err)
						return
					}
					heaps[i] = g
				}
				c.say(aliceBob, catalogue.NimOutcome(heaps))
			}
		}),
	},
	{
		ID: "LightOJ 1344", Title: "Aladdin and the Game of Bracelets", Family: "pearls",
		Rule: game.Text{
			En: "A bracelet is a row of pearls. Choose a pearl of one of the bracelets; all pearls of this bracelet that are not lighter are removed, and what is left falls apart into bracelets where they were. Whoever cannot move loses.",
			Zh: "手链是一排珍珠。每次从某条手链中选一颗珍珠，这条手链上不比它轻的珍珠全部去掉，剩下的从去掉之处断开，成为若干条手链。不能走者输。",
		},
		Input: game.Text{
			En: "The number of cases; for each, the number n of bracelets, and for each of them a line with the number k of pearls and their weights.",
			Zh: "先是测试组数；每组先是手链数 n，再是每条手链一行，为珍珠数 k 和各颗的重量。",
		},
		Output: game.Text{
			En: "Case and the number of the case, then Genie when the first player loses; otherwise Aladdin, and on a line all winning first moves: each as (1 4), the number of the bracelet and the weight of the pearl, in ascending order, each once and without blanks between them.",
			Zh: "每组输出 Case 和组号；先手必败再输出 Genie；否则输出 Aladdin，并在下一行输出所有必胜的第一步：每种走法写作 (1 4) 的形式，即手链编号和珍珠重量，按升序排列，不重复，括号之间没有空格。",
		},
		Theory: game.Text{
			En: "The nimber of a bracelet is the mex over its weights of the nim-sum of what choosing one leaves. A move wins exactly when what it leaves has the nim-sum of the other bracelets.",
			Zh: "手链的 SG 值是对其中各种重量取选它之后剩下部分的异或和，再求 mex。一步必胜当且仅当剩下部分的异或和等于其他手链的异或和。",
		},
		frame: counted, most: 100,
		shape: shape{num("n", 1, 50), groups("n", num("k", 1, 50), list("w", "k", 1, math.MaxInt32).sameLine())},
		open:  numbered("Case ", ": ", always(listPearls)),
	},
	{
		ID: "Luogu P3185", Aliases: []string{"BZOJ 1188"}, Title: "[HNOI2007] 分裂游戏", Family: "beans",
		Rule: game.Text{
			En: "Bottles 0 to n - 1 hold beans. Choose i < j ≤ k with a bean in bottle i; take it out, and put one bean each into bottles j and k. Whoever cannot move loses.",
			Zh: "瓶子 0 到 n - 1 中装有豆子。每次选 i < j ≤ k，瓶 i 中要有豆子，从中取出一颗，再往瓶 j、k 中各放一颗。不能走者输。",
		},
		Input:  game.Text{En: "The number of cases; for each, the number n of bottles and how many beans they hold.", Zh: "先是测试组数；每组先是瓶数 n，再是各瓶中的豆子数。"},
		Output: game.Text{En: "Two lines for each case: i j k of the winning first move that is lexicographically least, or -1 -1 -1; and how many of them win.", Zh: "每组两行：第一行为字典序最小的必胜第一步 i j k，没有则为 -1 -1 -1；第二行为必胜的第一步有多少种。"},
		Theory: game.Text{
			En: "Each bean is a game of its own. With a bottles to the right of it, its nimber is the mex of g(x) xor g(y) for all x and y less than a.",
			Zh: "每颗豆子是独立的子游戏。若右边还有 a 个瓶子，它的 SG 值 g(a) 是所有 g(x) xor g(y)（x、y 都小于 a）的 mex。",
		},
		frame: counted, most: 10, shape: shape{num("n", 2, 21), list("p", "n", 0, 10_000)},
		open: always(listBeans),
	},
	{
		ID: "AtCoder agc002_e", Title: "Candy Piles", Family: "candy piles",
		Rule:   game.Text{En: "Eat all candies of a largest pile, or one candy of each pile. Whoever eats the last candy loses.", Zh: "每次吃掉最大的一堆糖果，或从每堆各吃一颗。吃掉最后一颗者输。"},
		Input:  game.Text{En: "The number of piles, then the piles.", Zh: "先是堆数，再是各堆的糖果数。"},
		Output: firstSecond,
		Theory: game.Text{
			En: "With the piles sorted, largest first, play goes through the cells of their diagram, to the right or up, and cells on a diagonal have one outcome. From the last cell (k, k) of the main diagonal only the numbers of cells above it and to the right of it count: the first player wins exactly when one of them is odd.",
			Zh: "把各堆从大到小排成杨表，每步在格子中向右或向上走一格，同一对角线上各格的胜负相同。走到主对角线的最后一格 (k, k)，只需看它上方和右方的格子数：当且仅当其中有奇数时先手必胜。",
		},
		frame: single, shape: shape{num("N", 1, 100_000), list("a", "N", 1, 1_000_000_000)},
		open: heaps(catalogue.CandyOutcome, verdict{"First\n", "Second\n"}),
	},
}

// mostPearls and mostBottles bound what takes time in proportion to their square and cube.
const mostPearls, mostBottles = 2048, 256

// listPearls prints the winner and every winning move.
func listPearls(c *cases) {
	bracelets := make([][]uint64, len(c.rows(1)))
	for i, row := range c.rows(1) {
		if bracelets[i] = row[1].list; len(bracelets[i]) > mostPearls {
			c.fail(game.Refuse(game.Limit, manyText, mostPearls))
			return
		}
	}
	if o := catalogue.PearlMoves(bracelets); o == game.P {
		c.text("Genie\n")
		return
	}
	c.text("Aladdin\n")
	for i, weights := range bracelets {
		for _, w := range weights {
			c.text("(")
			c.print(uint64(i) + 1)
			c.text(" ")
			c.print(w)
			c.text(")")
		}
	}
	c.text("\n")
}

// listBeans prints the first winning move and how many there are.
func listBeans(c *cases) {
	bottles := c.list(1)
	if len(bottles) > mostBottles {
		c.fail(game.Refuse(game.Limit, manyText, mostBottles))
		return
	}
	first, count := catalogue.BeanMoves(bottles)
	if count == 0 {
		c.text("-1 -1 -1\n")
	} else {
		c.printRow(first[:]...)
	}
	c.printRow(count)
}

// printRow puts numbers on a line.
func (c *cases) printRow(numbers ...uint64) {
	for i, n := range numbers {
		if i > 0 {
			c.text(" ")
		}
		c.print(n)
	}
	c.text("\n")
}
