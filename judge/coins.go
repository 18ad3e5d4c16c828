package judge

import (
	"math/rand/v2"
	"slices"
	"strings"

	"grundy/catalogue"
	"grundy/game"
	"grundy/nimber"
)

var coinProblems = []Problem{
	{
		ID: "HDU 3537", Title: "Daizhenyang's Coin", Family: "mock_turtles",
		Rule:   game.Text{En: "Coins lie in a row, numbered from 0 at the left. Turn one, two or three of them, the rightmost from heads to tails; whoever cannot move loses.", Zh: "硬币排成一排，从左边 0 号数起。每次翻一枚、两枚或三枚，其中最右的一枚必须从正面翻成反面；不能走者输。"},
		Input:  game.Text{En: "n and n numbers of coins that show heads, of which some may be the same; to the end of the input.", Zh: "每组先是 n，再是 n 个正面朝上的硬币编号，可能重复；直到输入结束。"},
		Output: game.Text{En: "Yes when the first player loses, otherwise No.", Zh: "先手败输出 Yes，否则输出 No。"},
		Theory: game.Text{
			En: "A coin x that shows heads has nimber 2x or 2x + 1, whichever has an odd number of ones in binary; the first player loses exactly when the nim-sum is 0. A coin that is listed twice counts once.",
			Zh: "正面朝上的 x 号硬币的 SG 值为 2x 与 2x + 1 中二进制有奇数个 1 的那个；当且仅当异或和为 0 时先手必败。重复写出的硬币只算一枚。",
		},
		shape: shape{num("n", 0, 100), list("a", "n", 0, 99_999_999)},
		traps: []string{"2\n0 0"},
		open: always(func(c *cases) {
			heads := c.list(1)
			slices.Sort(heads)
			sum := uint64(0)
			for _, x := range slices.Compact(heads) {
				sum ^= catalogue.MockTurtleNimber(x + 1)
			}
			c.say(verdict{"No\n", "Yes\n"}, game.Won(sum != 0))
		}),
	},
	{
		ID: "HDU 3404", Title: "Switch lights", Family: "turning_corners",
		Rule:   game.Text{En: "Lights stand on a grid whose rows and columns count from 0. Switch the four corners of a rectangle with at least two rows and two columns, of which the one with the largest row and column was on; whoever cannot move loses.", Zh: "灯排成网格，行和列都从 0 数起。每次选一个至少两行两列的矩形，翻转四角的灯，其中行号、列号最大的一角原来必须亮着；不能走者输。"},
		Input:  game.Text{En: "The number of cases; for each, the number of lights that are on, and their places.", Zh: "先是测试组数；每组先是亮着的灯数，再是各灯的位置。"},
		Output: game.Text{En: "Have a try, lxhgww. when the first player wins, otherwise Don't waste your time.", Zh: "先手胜输出 Have a try, lxhgww.，否则输出 Don't waste your time.。"},
		Theory: game.Text{
			En: "The light at x and y has for its nimber the nim-product of both; the first player loses exactly when the nim-sum is 0.",
			Zh: "(x, y) 处的灯的 SG 值为 x 与 y 的 Nim 积；当且仅当异或和为 0 时先手必败。",
		},
		frame: counted, shape: shape{num("N", 1, 1000), groups("N", num("x", 1, 10_000), num("y", 1, 10_000))},
		valid: func(v []value) bool { return !slices.ContainsFunc(v[1].rows, repeats()) },
		mend: func(_ *rand.Rand, v []value) {
			all := places(v[1].rows)
			makeDifferent(all, 0, 99_999_999)
			for i, row := range v[1].rows {
				row[0].n, row[1].n = 1+all[i]/10_000, 1+all[i]%10_000
			}
		},
		open: always(func(c *cases) {
			again := repeats()
			c.nimOfRows(verdict{"Have a try, lxhgww.\n", "Don't waste your time.\n"}, 1, func(row []value) (uint64, error) {
				if again(row) {
					return 0, game.Refuse(game.Syntax, lightTwice, row[0].n, row[1].n)
				}
				return nimber.Product64(row[0].n, row[1].n), nil
			})
		}),
	},
	{
		ID: "HDU 2873", Title: "Bomb Game", Family: "bombs",
		Rule: game.Text{
			En: "Explode a bomb of a board: it becomes two, one in a smaller row of the same column and one in a smaller column of the same row, or one alone when it is in the first row or column. A bomb in the corner (1, 1), and two on one cell, vanish at once; whoever cannot move loses.",
			Zh: "每次引爆棋盘上的一个炸弹：它变成两个，一个在同列更小的行，一个在同行更小的列；在第一行或第一列时只产生一个。(1, 1) 处的炸弹以及同一格上的两个炸弹立即消失；不能走者输。",
		},
		Input:  game.Text{En: "The numbers of rows and columns, then the rows, # for a bomb and a dot for an empty cell; 0 0 ends the input.", Zh: "每组先是行数和列数，再是各行，# 为炸弹，点为空格；0 0 表示输入结束。"},
		Output: game.Text{En: "John when the first player wins, otherwise Jack.", Zh: "先手胜输出 John，否则输出 Jack。"},
		Theory: game.Text{
			En: "The nimber of a bomb is the mex over all pairs that it can become of their nim-sum, and that of a heap of Nim in the first row and column; two bombs on one cell have nim-sum 0.",
			Zh: "炸弹的 SG 值是它能变成的所有两个炸弹 SG 值异或的 mex，在第一行和第一列时与尼姆的堆相同；同一格上的两个炸弹异或为 0。",
		},
		frame: untilZero, shape: shape{num("n", 1, 50).from(1), num("m", 1, 50).from(1), groups("n", letters("row", ".#", 1, 50))},
		valid: func(v []value) bool { return allOfLength(v[2].rows, v[1].n) },
		mend:  func(r *rand.Rand, v []value) { fillRows(r, v[2].rows, v[1].n, ".#") },
		open: func() func(*cases) {
			var bombs catalogue.Bombs
			return func(c *cases) { answerBombs(c, &bombs) }
		},
	},
	{
		ID: "Luogu P2594", Title: "[ZJOI2009] 染色游戏", Family: "coin_patches",
		Rule: game.Text{
			En: "Coins lie on a board. Turn a set of them that hangs together by sides, of which one, tails up before, has the largest row and the largest column; whoever cannot move loses.",
			Zh: "硬币摆成 n×m 的长方形。每次选一个连通块全部翻转，块中须有一枚硬币使其余各枚都在它的左上方（含正左、正上），且它是从反面翻成正面；不能走者输。",
		},
		Input:  game.Text{En: "The number of cases; for each, the numbers of rows and columns and the rows, H for heads and T for tails.", Zh: "先是测试组数；每组先是行数和列数，再是各行，H 为正面，T 为反面。"},
		Output: game.Text{En: "-_- when the first player wins, otherwise =_=.", Zh: "先手胜输出 -_-，否则输出 =_=。"},
		Theory: game.Text{
			En: "Tails in row i and column j have the nimber 2^(i+j-2), or, when i or j is 1, the largest power of two that divides i + j - 1; the first player loses exactly when every power comes up an even number of times.",
			Zh: "第 i 行第 j 列的反面的 SG 值为 2^(i+j-2)；i 或 j 为 1 时，是整除 i + j - 1 的最大的 2 的幂。当且仅当每个幂都出现偶数次时先手必败。",
		},
		frame: counted, most: 50, shape: shape{num("n", 1, 100), num("m", 1, 100), groups("n", letters("row", "HT", 1, 100))},
		valid: func(v []value) bool { return allOfLength(v[2].rows, v[1].n) },
		mend:  func(r *rand.Rand, v []value) { fillRows(r, v[2].rows, v[1].n, "HT") },
		open: always(func(c *cases) {
			c.say(verdict{"-_-\n", "=_=\n"}, catalogue.PatchOutcome(c.wordsOf(2, c.number(1))))
		}),
	},
}

var lightTwice = game.Text{En: "the light at (%[1]d, %[2]d) is listed twice", Zh: "(%[1]d, %[2]d) 处的灯列出了两次"}

// repeats tells rows whose first two numbers are those of an earlier one.
func repeats() func(row []value) bool {
	seen := map[[2]uint64]bool{}
	return func(row []value) bool {
		place := [2]uint64{row[0].n, row[1].n}
		again := seen[place]
		seen[place] = true
		return again
	}
}

// places numbers pairs of numbers from 1 to 10000.
func places(rows [][]value) []uint64 {
	all := make([]uint64, len(rows))
	for i, row := range rows {
		all[i] = (row[0].n-1)*10_000 + row[1].n - 1
	}
	return all
}

func allOfLength(rows [][]value, n uint64) bool {
	return !slices.ContainsFunc(rows, func(row []value) bool { return uint64(len(row[0].word)) != n })
}

// fillRows makes all words n letters long.
func fillRows(r *rand.Rand, rows [][]value, n uint64, letters string) {
	for _, row := range rows {
		w := []byte(strings.Repeat(letters[:1], int(n)))
		copy(w, row[0].word)
		for i := len(row[0].word); i < len(w); i++ {
			w[i] = letters[r.IntN(len(letters))]
		}
		row[0].word = string(w)
	}
}

var rowLength = game.Text{En: "this row has the length %[1]d instead of %[2]d", Zh: "这一行长 %[1]d 格，应为 %[2]d 格"}

// wordsOf are the words of a field of rows, all of n letters.
func (c *cases) wordsOf(field int, n uint64) []string {
	words := make([]string, len(c.rows(field)))
	for i, row := range c.rows(field) {
		words[i] = row[0].word
		if uint64(len(words[i])) != n {
			c.refuseAt(row[0].line, rowLength, len(words[i]), n)
		}
	}
	return words
}

func answerBombs(c *cases, bombs *catalogue.Bombs) {
	sum := uint64(0)
	for i, row := range c.wordsOf(2, c.number(1)) {
		for j := range len(row) {
			if row[j] == '#' {
				g, err := bombs.Nimber(uint64(i)+1, uint64(j)+1)
				c.fail(err)
				sum ^= g
			}
		}
	}
	c.say(verdict{"John\n", "Jack\n"}, game.Won(sum != 0))
}
