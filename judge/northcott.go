package judge

import (
	"math/rand/v2"
	"slices"

	"grundy/catalogue"
	"grundy/game"
)

var northcottTheory = game.Text{
	En: "The gaps between the two counters of each row are heaps of Nim: the first player loses exactly when their nim-sum is 0. A retreat is answered by following as far, so it only delays.",
	Zh: "每行两枚棋子之间的空格数相当于尼姆的一堆：当且仅当异或和为 0 时先手必败。对后退的应对是跟进同样多格，所以后退只能拖延。",
}

var northcottProblems = []Problem{
	{
		ID: "HDU 1730", Title: "Northcott Game", Family: "northcott",
		Rule:   game.Text{En: "Each of n rows of m squares holds a counter of each player. Move one of your own any distance along its row, not onto or past the other; whoever cannot move loses.", Zh: "棋盘有 n 行、每行 m 格，每行有双方各一枚棋子。每次把自己的一枚棋子沿所在行移动任意多格，不能越过或落在对方棋子上；不能走者输。"},
		Input:  game.Text{En: "n and m, then for each row the squares of the first player's counter and of the second player's; to the end of the input, with blank lines anywhere.", Zh: "每组先是 n 和 m，再是各行先手棋子与后手棋子的格号；直到输入结束，其间可有空行。"},
		Output: game.Text{En: "I WIN! when the first player wins, otherwise BAD LUCK!", Zh: "先手胜输出 I WIN!，否则输出 BAD LUCK!。"},
		Theory: northcottTheory,
		shape:  shape{num("n", 1, 1000), num("m", 2, 100), groups("n", num("T", 1, 100).from(1), num("J", 1, 100).from(1))},
		valid: func(v []value) bool {
			return !slices.ContainsFunc(v[2].rows, func(row []value) bool {
				return row[0].n == row[1].n || max(row[0].n, row[1].n) > v[1].n
			})
		},
		mend: func(r *rand.Rand, v []value) {
			for _, row := range v[2].rows {
				two := []uint64{1 + (row[0].n-1)%v[1].n, 1 + (row[1].n-1)%v[1].n}
				makeDifferent(two, 1, v[1].n)
				row[0].n, row[1].n = two[0], two[1]
			}
		},
		open: always(func(c *cases) {
			m := c.number(1)
			c.nimOfRows(verdict{"I WIN!\n", "BAD LUCK!\n"}, 2, func(row []value) (uint64, error) {
				if far := max(row[0].n, row[1].n); far > m {
					return 0, game.Refuse(game.Syntax, offRow, far, m)
				}
				return catalogue.NorthcottGap(int64(row[0].n), int64(row[1].n))
			})
		}),
	},
	{
		ID: "Luogu P7589", Title: "黑白棋（2021 CoE-II B）", Family: "northcott",
		Rule: game.Text{
			En: "On each of n lines stand a black counter of the first player and a white one of the second. Move one of your own any distance towards the other, not onto or past it, or up to d away from it, which either player may do k times at most; whoever cannot move loses.",
			Zh: "n 条直线上各有先手的一枚黑棋和后手的一枚白棋。每次把自己的一枚棋子向对方棋子前进任意距离，不能越过或重叠，或者后退至多 d，每人后退的总次数不超过 k；不能走者输。",
		},
		Input:  game.Text{En: "The number of cases; for each, n, k and d, and on a line each, the height of the line and the places of the black and the white counter. Blank lines stand between.", Zh: "先是测试组数；每组先是 n、k、d，再每行给出一条直线的纵坐标以及黑棋、白棋的横坐标；各组之间有空行。"},
		Output: yesOutput,
		Theory: northcottTheory,
		frame:  counted, most: 100, shape: shape{
			num("n", 1, 100), num("k", 0, 100), num("d", 1, 20),
			groups("n", num("y", -100, 100).withSign(), num("b", -1000, 1000).withSign(), num("w", -1000, 1000).withSign()),
		},
		valid: func(v []value) bool {
			var heights []uint64
			for _, row := range v[3].rows {
				if row[1].n == row[2].n {
					return false
				}
				heights = append(heights, row[0].n)
			}
			return allDifferent(heights)
		},
		mend: func(r *rand.Rand, v []value) {
			height := int64(-101)
			for _, row := range v[3].rows {
				height += 1 + r.Int64N(2)
				row[0].n = uint64(height)
				if b := int64(row[1].n); row[2].n == row[1].n && b < 1000 {
					row[2].n = uint64(b + 1)
				} else if row[2].n == row[1].n {
					row[2].n = uint64(b - 1)
				}
			}
		},
		open: always(func(c *cases) {
			heights := map[uint64]bool{}
			c.nimOfRows(verdict{"Yes\n", "No\n"}, 3, func(row []value) (uint64, error) {
				if heights[row[0].n] {
					return 0, game.Refuse(game.Syntax, heightTwice, int64(row[0].n))
				}
				heights[row[0].n] = true
				return catalogue.NorthcottGap(int64(row[1].n), int64(row[2].n))
			})
		}),
	},
	{
		ID: "LightOJ 1186", Title: "Incredible Chess", Family: "northcott",
		Rule:   game.Text{En: "Each of n columns holds a white pawn and a black one above it. Move one of your own any number of rows up or down its column, not onto or past the other; white begins, and whoever cannot move loses.", Zh: "n 列棋盘的每一列有一个白兵，上方有一个黑兵。每次把自己的一个兵沿所在列上下移动任意多格，不能越过或落在对方的兵上；白方先走，不能走者输。"},
		Input:  game.Text{En: "The number of cases; for each, n, the rows of the white pawns and those of the black ones.", Zh: "先是测试组数；每组先是 n，再是各列白兵的行号和各列黑兵的行号。"},
		Output: game.Text{En: "Case k: white wins when the first player wins, otherwise Case k: black wins.", Zh: "先手胜输出 Case k: white wins，否则输出 Case k: black wins。"},
		Theory: northcottTheory,
		frame:  counted, most: 200, shape: shape{num("n", 3, 100), list("W", "n", 0, 98), list("B", "n", 1, 99)}, also: "W < B < n",
		valid: func(v []value) bool {
			for i, w := range v[1].list {
				if b := v[2].list[i]; w >= b || b >= v[0].n {
					return false
				}
			}
			return true
		},
		mend: func(r *rand.Rand, v []value) {
			for i := range v[1].list {
				b := 1 + (v[2].list[i]-1)%(v[0].n-1)
				v[1].list[i], v[2].list[i] = v[1].list[i]%b, b
			}
		},
		open: numbered("Case ", ": ", always(func(c *cases) {
			n, line, sum := c.number(0), c.v[2].line, uint64(0)
			for i, w := range c.list(1) {
				b := c.list(2)[i]
				if b >= n {
					c.refuseAt(line, offColumn, b, n)
				}
				if w >= b {
					c.refuseAt(line, pawnsText, i+1, b, w)
				}
				sum ^= c.gap(w, b, line)
			}
			c.say(verdict{"white wins\n", "black wins\n"}, game.Won(sum != 0))
		})),
	},
	{
		ID: "LightOJ 1192", Title: "Left Right", Family: "northcott",
		Rule:   game.Text{En: "On a strip stand by turns a grey piece of the first player and a white one of the second. Grey ones go any distance to the right, white ones to the left, not onto or past another; whoever cannot move loses.", Zh: "一排格子里从左到右交替放着先手的灰子和后手的白子。灰子向右、白子向左移动任意多格，不能越过或落在别的棋子上；不能走者输。"},
		Input:  game.Text{En: "The number of cases; for each, the number k of grey pieces and the 2k squares from the left.", Zh: "先是测试组数；每组先是灰子数 k，再从左到右给出 2k 枚棋子的格号。"},
		Output: numberedAlice,
		Theory: game.Text{
			En: "Only the gap between a grey piece and the white one on its right can be used, and both players can lower it: the first player loses exactly when the nim-sum of these gaps is 0.",
			Zh: "只有每枚灰子与它右边白子之间的空格可用，双方都能使它减少：当且仅当这些空格数的异或和为 0 时先手必败。",
		},
		frame: counted, most: 200, shape: shape{num("k", 1, 100), list("p", "2k", 0, 1_000_000_000)},
		valid: func(v []value) bool { return firstFall(v[1].list) < 0 },
		mend: func(r *rand.Rand, v []value) {
			makeDifferent(v[1].list, 0, 1_000_000_000)
			slices.Sort(v[1].list)
		},
		open: numbered("Case ", ": ", always(func(c *cases) {
			sum := uint64(0)
			c.increasing(1)
			for pair := range slices.Chunk(c.list(1), 2) {
				sum ^= c.gap(pair[0], pair[1], c.v[1].line)
			}
			c.say(aliceBob, game.Won(sum != 0))
		})),
	},
}

var (
	offRow      = game.Text{En: "square %[1]d is not in a row of length %[2]d", Zh: "长为 %[2]d 的一行没有第 %[1]d 格"}
	offColumn   = game.Text{En: "row %[1]d is beyond a column of length %[2]d, whose rows count from 0", Zh: "长为 %[2]d 的一列没有第 %[1]d 行（行号从 0 数起）"}
	pawnsText   = game.Text{En: "the black pawn of column %[1]d is on row %[2]d, not above the white one on row %[3]d", Zh: "第 %[1]d 列的黑兵在第 %[2]d 行，不在第 %[3]d 行的白兵上方"}
	heightTwice = game.Text{En: "two lines have the height %d", Zh: "有两条直线的纵坐标都是 %d"}
)

// gap is the number of squares between two counters, which stand on a line of the input.
func (c *cases) gap(a, b uint64, line int) uint64 {
	n, err := catalogue.NorthcottGap(int64(a), int64(b))
	c.failAt(line, err)
	return n
}
