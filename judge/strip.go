package judge

import (
	"math/rand/v2"
	"slices"

	"grundy/catalogue"
	"grundy/game"
)

var stripProblems = []Problem{
	{
		ID: "POJ 1704", Title: "Georgia and Bob", Family: "silver_dollar",
		Rule:   game.Text{En: "Pieces stand on different squares of a strip, numbered from 1. Move one any distance to the left, not onto or past another; whoever cannot move loses.", Zh: "棋子放在从 1 起编号的一排格子里，每格至多一枚。每次把一枚棋子左移任意多格，不能越过或落在别的棋子上；不能走者输。"},
		Input:  game.Text{En: "The number of cases; for each, the number of pieces and their squares, in any order.", Zh: "先是测试组数；每组先是棋子数，再是各棋子的格号，不一定有序。"},
		Output: game.Text{En: "Georgia will win when the first player wins, otherwise Bob will win.", Zh: "先手胜输出 Georgia will win，否则输出 Bob will win。"},
		Theory: game.Text{
			En: "A piece that moves widens the gap on its right, so the gaps are the steps of Staircase Nim: the first player loses exactly when the nim-sum of every second gap, from the last pair of pieces on, is 0.",
			Zh: "棋子左移会使右边的空格增多，所以各空格段就是阶梯博弈的各级：从最后两枚棋子之间的一段起隔一段取一段，当且仅当空格数的异或和为 0 时先手必败。",
		},
		frame: counted, most: 20, shape: shape{num("N", 1, 1000), list("P", "N", 1, 10_000).from(1)},
		valid: func(v []value) bool { return allDifferent(v[1].list) },
		mend:  func(_ *rand.Rand, v []value) { makeDifferent(v[1].list, 1, 10_000) },
		traps: []string{"2\n2 1", "1\n2"},
		open: always(func(c *cases) {
			c.fail(catalogue.SortSquares(c.list(1)))
			c.say(verdict{"Georgia will win\n", "Bob will win\n"}, game.Won(catalogue.SilverDollarNimber(c.list(1)) != 0))
		}),
	},
	{
		ID: "HDU 5724", Aliases: []string{"Luogu P2575"}, Title: "Chess", Family: "silver_dollar",
		Rule:   game.Text{En: "Pieces stand on rows of 20 squares. Move one to the first empty square on its right, over any pieces between; whoever cannot move loses.", Zh: "棋子放在若干行、每行 20 格的棋盘上。每次把一枚棋子移到它右边的第一个空格，可以越过中间的棋子；不能走者输。"},
		Input:  game.Text{En: "The number of cases; for each, the number of rows, and on a line each, the number of pieces and their squares.", Zh: "先是测试组数；每组先是行数，再每行给出棋子数和各棋子的格号。"},
		Output: upperYesNo,
		Theory: game.Text{
			En: "A piece that jumps moves an empty square to the left over pieces, so the empty squares are coins of the silver dollar game and the runs of pieces its gaps: a row has the nim-sum of every second run, counted by the empty squares from the right.",
			Zh: "棋子跳跃相当于空格向左越过若干棋子，所以空格就是银元博弈中的棋子，连续的棋子就是其间隔：从右边起按空格隔段取数，一行的 SG 值是这些棋子段长度的异或和。",
		},
		frame: counted, most: 100, shape: shape{num("n", 1, 1000), groups("n", num("m", 0, rowCells), list("p", "m", 1, rowCells).from(1).sameLine())},
		valid: func(v []value) bool {
			return !slices.ContainsFunc(v[1].rows, func(row []value) bool { return !allDifferent(row[1].list) })
		},
		mend: func(_ *rand.Rand, v []value) {
			for _, row := range v[1].rows {
				makeDifferent(row[1].list, 1, rowCells)
			}
		},
		open: always(func(c *cases) {
			c.nimOfRows(verdict{"YES\n", "NO\n"}, 1, func(row []value) (uint64, error) { return catalogue.JumpNimber(row[1].list, rowCells) })
		}),
	},
	{
		ID: "HDU 4315", Title: "Climbing the Hill", Family: "silver_dollar",
		Rule: game.Text{
			En: "People stand on different cells below a hilltop. Move one up any number of cells, past nobody; the top holds any number. Whoever moves the king to the top wins.",
			Zh: "若干人站在山顶下方不同的格子里。每次让一人向上走任意多格，不能越过别人；山顶可站任意多人。把国王送上山顶者胜。",
		},
		Input:  game.Text{En: "N and k, then the cells of N people, the nearest first, of whom the k-th is the king; to the end of the input.", Zh: "每组先是 N 和 k，再由近到远给出 N 个人的格号，第 k 个人是国王；直到输入结束。"},
		Output: aliceOutput,
		Theory: game.Text{
			En: "With k = 1 the first player wins. Otherwise pair the people from the farthest on: the first player loses exactly when the nim-sum of the gaps within the pairs is 0, where for odd N the nearest, on cell p, stands for p, and for p - 1 when k = 2. Programs that subtract 1 for every even k are wrong.",
			Zh: "k = 1 时先手胜。否则从最远的人起两两配对，当且仅当每对之间空格数的异或和为 0 时先手必败；N 为奇数时，最近的一人在第 p 格，按 p 计，k = 2 时按 p - 1 计。对所有偶数 k 都减 1 的程序是错的。",
		},
		shape: shape{num("N", 1, 1000), num("k", 1, 1000), list("p", "N", 1, 99_999).from(1)}, also: "k ≤ N",
		valid: func(v []value) bool {
			return v[1].n <= v[0].n && firstFall(v[2].list) < 0
		},
		mend: func(_ *rand.Rand, v []value) {
			v[1].n = 1 + (v[1].n-1)%v[0].n
			makeDifferent(v[2].list, 1, 99_999)
			slices.Sort(v[2].list)
		},
		traps: []string{"5 4\n1 2 3 4 5"},
		open: always(func(c *cases) {
			c.increasing(2)
			o, err := catalogue.HillOutcome(c.number(1), c.list(2))
			c.fail(err)
			c.say(aliceBob, o)
		}),
	},
	{
		ID: "Luogu P5363", Title: "[SDOI2019] 移动金币", Family: "silver_dollar",
		Rule:   game.Text{En: "Coins lie on different squares of a strip of n. Move one any distance to the left, not onto or past another; whoever cannot move loses.", Zh: "m 枚金币放在 1×n 的棋盘上，每格至多一枚。每次把一枚金币左移任意多格，不能越过或落在别的金币上；不能走者输。"},
		Input:  game.Text{En: "n and m.", Zh: "一行两个数 n 和 m。"},
		Output: game.Text{En: "The number of positions of m coins that the first player wins, modulo 10^9 + 9.", Zh: "先手必胜的初始局面数，对 10^9 + 9 取模。"},
		Theory: game.Text{
			En: "A position is lost exactly when the nim-sum of every second gap is 0: each bit stands in an even number of these gaps, and what is left of the n - m empty squares is shared among the others.",
			Zh: "当且仅当隔段所取空格数的异或和为 0 时先手必败：每个二进制位都在其中偶数段出现，剩下的空格任意分给其余各段。",
		},
		frame: single, shape: shape{num("n", 1, 150_000), num("m", 1, 50)},
		open: always(func(c *cases) {
			n, err := catalogue.SilverDollarWon(c.number(0), c.number(1), 1_000_000_009)
			c.fail(err)
			c.print(n)
			c.text("\n")
		}),
	},
}

var fallText = game.Text{En: "%[1]d stands behind %[2]d; the numbers of this list must increase", Zh: "%[1]d 排在 %[2]d 后面；这一列数应当递增"}

// increasing refuses a case whose list does not increase.
func (c *cases) increasing(field int) {
	if i := firstFall(c.list(field)); i > 0 {
		c.refuseAt(c.v[field].line, fallText, c.list(field)[i], c.list(field)[i-1])
	}
}

// firstFall is the place of the first number that is not more than the one before it,
// -1 when there is none.
func firstFall(list []uint64) int {
	for i := 1; i < len(list); i++ {
		if list[i] <= list[i-1] {
			return i
		}
	}
	return -1
}

// rowCells is how many squares a row has.
const rowCells = 20

func allDifferent(list []uint64) bool {
	return len(slices.Compact(slices.Sorted(slices.Values(list)))) == len(list)
}

// makeDifferent replaces numbers that stand in the list already by the next from least to
// most that do not, as far as there are any.
func makeDifferent(list []uint64, least, most uint64) {
	used := make(map[uint64]bool, len(list))
	for i, n := range list {
		for tries := uint64(0); used[n] && tries <= most-least; tries++ {
			if n++; n > most {
				n = least
			}
		}
		used[n], list[i] = true, n
	}
}
