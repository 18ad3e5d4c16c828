package judge

import (
	"math"

	"grundy/catalogue"
	"grundy/game"
)

var disguisedProblems = []Problem{
	{
		ID: "HDU 1849", Title: "Rabbit and Grass", Family: "nimble",
		Rule: game.Text{
			En: "Pieces stand on cells 0, 1, 2, … of a row, also several on one. Move one of them any number of cells towards 0; whoever moves last wins.",
			Zh: "一行格子编号为 0、1、2、……，棋子放在格子上，同一格可有多个；每次把一个棋子向 0 移动任意多格，最后走棋者胜。",
		},
		Input:  game.Text{En: "The number of pieces, then their cells; a 0 ends the input.", Zh: "先是棋子数，再是各棋子所在的格；棋子数为 0 时输入结束。"},
		Output: game.Text{En: "Rabbit Win! when the first player wins, otherwise Grass Win!", Zh: "先手胜输出 Rabbit Win!，否则输出 Grass Win!。"},
		Theory: game.Text{En: "A piece on cell k is a heap of k; the first player loses exactly when the nim-sum is 0.", Zh: "第 k 格上的棋子相当于 k 个石子的堆；当且仅当异或和为 0 时先手必败。"},
		frame:  untilZero, shape: shape{num("m", 1, 1000), list("k", "m", 0, 1000)},
		open: heaps(catalogue.NimOutcome, verdict{"Rabbit Win!\n", "Grass Win!\n"}),
	},
	{
		ID: "CF 15C", Title: "Industrial Nim", Family: "nim",
		Rule: game.Text{
			En: "Each quarry has the heaps x, x + 1, …, x + m - 1. Take any number of stones from one of the heaps; whoever takes the last stone wins.",
			Zh: "每个采石场有 m 堆石子，各为 x、x + 1、……、x + m - 1 个；每次从某一堆取任意多个，取到最后一个石子者胜。",
		},
		Input:  game.Text{En: "The number of quarries, then x and m of each on a line.", Zh: "先是采石场数，随后每行为一个采石场的 x 和 m。"},
		Output: game.Text{En: "tolik when the first player wins, otherwise bolik.", Zh: "先手胜输出 tolik，否则输出 bolik。"},
		Theory: game.Text{
			En: "The first player loses exactly when the nim-sum is 0; an even number and the next have nim-sum 1, so a range needs its ends and its length only.",
			Zh: "当且仅当异或和为 0 时先手必败；偶数与下一个数的异或为 1，因此一段连续数的异或和只取决于两端和长度。",
		},
		frame: single, shape: shape{num("n", 1, 100_000), groups("n", num("x", 1, 1e16), num("m", 1, 1e16))},
		traps: []string{"4\n1 1\n1 1\n1 1\n1 1", "1\n1 3", "2\n1 10000000000000000\n3 9999999999999999"},
		open: always(func(c *cases) {
			c.nimOfRows(verdict{"tolik\n", "bolik\n"}, 1, func(row []value) (uint64, error) {
				return within(catalogue.NimSumRange(row[0].n, row[1].n))
			})
		}),
	},
	{
		ID: "LightOJ 1247", Title: "Matrix Game", Family: "nim",
		Rule: game.Text{
			En: "Each cell of a matrix holds stones. Choose a row and take any number of stones from any of its cells, at least one in all; whoever cannot move loses.",
			Zh: "矩阵的每格有若干石子，每次选一行，从其中任意几格各取任意多个，合计至少一个，不能走者输。",
		},
		Input:  game.Text{En: "The number of cases; for each, the numbers m of rows and n of columns on a line, then the rows.", Zh: "先是测试组数；每组第一行为行数 m 和列数 n，随后为各行。"},
		Output: numberedAlice,
		Theory: rowTheory,
		frame:  counted, most: 100, shape: shape{num("m", 1, 50), num("n", 1, 50), groups("m", list("a", "n", 0, 1_000_000_000))},
		open: numbered("Case ", ": ", always(func(c *cases) {
			c.nimOfRows(aliceBob, 2, func(row []value) (uint64, error) { return within(catalogue.RowNimber(row[0].list)) })
		})),
	},
	{
		ID: "UVa 11859", Title: "Division Game", Family: "nim",
		Rule: game.Text{
			En: "Choose a row of a matrix and divide some of its numbers, one at least, each by a divisor greater than 1; whoever finds only ones loses.",
			Zh: "每次选矩阵的一行，把其中至少一个数各除以它的一个大于 1 的约数，轮到时全为 1 者输。",
		},
		Input:  game.Text{En: "The number of cases; for each, the numbers N of rows and M of columns on a line, then the rows.", Zh: "先是测试组数；每组第一行为行数 N 和列数 M，随后为各行。"},
		Output: game.Text{En: `A line for each case: "Case #1: " with its number, then YES when the first player wins, otherwise NO.`, Zh: `每组一行：先是 "Case #1: "（1 为组号），先手胜再输出 YES，否则输出 NO。`},
		Theory: game.Text{
			En: "A number is a heap of its prime factors, counted with repetition, and a row the heap of all of them; the first player loses exactly when the nim-sum of the rows is 0.",
			Zh: "一个数相当于石子数等于其素因数个数（计重数）的堆，一行相当于它们合成的一堆；当且仅当各行的异或和为 0 时先手必败。",
		},
		frame: counted, most: 50, shape: shape{num("N", 1, 50), num("M", 1, 50), groups("N", list("a", "M", 2, 10_000).from(1))},
		open: numbered("Case #", ": ", always(func(c *cases) {
			c.nimOfRows(verdict{"YES\n", "NO\n"}, 2, func(row []value) (uint64, error) {
				for i, n := range row[0].list {
					row[0].list[i] = catalogue.DivisionNimber(n)
				}
				return within(catalogue.RowNimber(row[0].list))
			})
		})),
	},
	{
		ID: "HDU 5011", Title: "Game", Family: "nim",
		Rule: game.Text{
			En: "Take any number of stones from one of the heaps, at least one, and then split what is left of it into two if you like; whoever takes the last stone wins.",
			Zh: "每次从某一堆取任意多个石子，至少一个，然后可以把这一堆剩下的分成两堆，取到最后一个石子者胜。",
		},
		Input:  endedHeaps,
		Output: game.Text{En: "Win when the first player wins, otherwise Lose.", Zh: "先手胜输出 Win，否则输出 Lose。"},
		Theory: game.Text{
			En: "The parts of a heap have a smaller nim-sum than the heap had, so that splits change nothing: the first player loses exactly when the nim-sum of the heaps is 0.",
			Zh: "分出的两堆的异或和总小于原来的堆，所以分堆不改变胜负：当且仅当各堆的异或和为 0 时先手必败。",
		},
		shape: shape{num("N", 1, 100_000), list("A", "N", 1, 1_000_000_000)},
		open:  heaps(catalogue.NimOutcome, verdict{"Win\n", "Lose\n"}),
	},
}

var rowTheory = game.Text{
	En: "A row can become any smaller number of stones in one move, so it is a heap of their sum; the first player loses exactly when the nim-sum of the rows is 0.",
	Zh: "一步可以使一行的石子总数变成任何更小的数，因此一行相当于石子数为其总和的一堆；当且仅当各行的异或和为 0 时先手必败。",
}

var beyondText = game.Text{En: "the heaps of this line go beyond %d, the largest that is answered", Zh: "这一行的堆超过能回答的最大值 %d"}

// within refuses a row that has no nimber on machine words.
func within(nimber uint64, ok bool) (uint64, error) {
	if !ok {
		return 0, game.Refuse(game.Syntax, beyondText, uint64(math.MaxUint64))
	}
	return nimber, nil
}
