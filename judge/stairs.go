package judge

import (
	"math/rand/v2"
	"slices"

	"grundy/catalogue"
	"grundy/game"
)

var (
	stairsTheory = game.Text{
		En: "Only every second step counts, beginning with the one whose coins leave the game: the first player loses exactly when the nim-sum of these steps is 0.",
		Zh: "只有隔级的台阶起作用，从移走即离开游戏的那一级算起：当且仅当这些台阶上数目的异或和为 0 时先手必败。",
	}
	stairLike = game.Text{
		En: "A move takes coins from one kind of place to the other, so only the kind at an odd distance from where they end counts: the first player loses exactly when the nim-sum of these is 0.",
		Zh: "每一步都把棋子从一类位置移到另一类位置，因此只有离终点距离为奇数的一类起作用：当且仅当它们的异或和为 0 时先手必败。",
	}
)

var stairProblems = []Problem{
	{
		ID: "CSES 1099", Title: "Stair Game", Family: "staircase",
		Rule:   game.Text{En: "Move any number of balls from a stair to the next lower one; those on stair 1 stay there. Whoever cannot move loses.", Zh: "每次把某一级台阶上的任意多个球移到下一级；第 1 级上的球不再动。不能走者输。"},
		Input:  game.Text{En: "The number of cases; for each, the number of stairs and the balls on stairs 1, 2, ….", Zh: "先是测试组数；每组先是台阶数，再是第 1、2、… 级的球数。"},
		Output: firstOutput,
		Theory: stairsTheory,
		frame:  counted, most: 200_000, shape: shape{num("n", 1, 200_000).from(1), list("p", "n", 0, 1_000_000_000)}, also: "Σn ≤ 2·10^5",
		open: always(func(c *cases) {
			c.say(verdict{"first\n", "second\n"}, game.Won(catalogue.StaircaseNimber(c.list(1)[1:]) != 0))
		}),
	},
	{
		ID: "Luogu P3480", Title: "KAM-Pebbles", Family: "staircase",
		Rule: game.Text{
			En: "Heaps stand in a row, none smaller than the one to its left. Take any number of stones from one of them, so that this stays so; whoever cannot move loses.",
			Zh: "若干堆石子排成一排，每堆都不少于左边一堆。每次从某一堆取任意多个石子，取后仍须满足这个条件；不能走者输。",
		},
		Input:  casesOfHeaps,
		Output: game.Text{En: "TAK when the first player wins, otherwise NIE.", Zh: "先手胜输出 TAK，否则输出 NIE。"},
		Theory: game.Text{
			En: "What is taken from a heap falls to the right neighbour as a difference, so the differences are the steps of Staircase Nim: the first player loses exactly when the nim-sum of every second difference, from the last on, is 0.",
			Zh: "从一堆取走的数目会加到它与右邻之差上，所以相邻两堆之差就是阶梯博弈的各级：从最后一个差起隔一个取一个，当且仅当它们的异或和为 0 时先手必败。",
		},
		frame: counted, most: 10, shape: shape{num("n", 1, 1000), list("a", "n", 0, 10_000)}, also: "Σa ≤ 10^4",
		valid: func(v []value) bool { return slices.IsSorted(v[1].list) && total(v[1].list) <= 10_000 },
		mend: func(_ *rand.Rand, v []value) {
			for total(v[1].list) > 10_000 {
				for i := range v[1].list {
					v[1].list[i] /= 2
				}
			}
			slices.Sort(v[1].list)
		},
		open: always(func(c *cases) {
			g, err := catalogue.SurplusNimber(c.list(1))
			c.failAt(c.v[1].line, err)
			c.say(verdict{"TAK\n", "NIE\n"}, game.Won(g != 0))
		}),
	},
	{
		ID: "LightOJ 1393", Title: "Crazy Calendar", Family: "staircase",
		Rule:   game.Text{En: "Coins lie on the cells of a grid. Move any number of coins from a cell one cell to the right or one down; whoever cannot move loses.", Zh: "网格的格子里放着棋子。每次把某一格中的任意多枚棋子一起右移一格或下移一格；不能走者输。"},
		Input:  game.Text{En: "The number of cases; for each, the numbers of rows and columns, and row by row the coins on each cell. The bounds are assumed.", Zh: "先是测试组数；每组先是行数和列数，再逐行给出每格的棋子数。范围为假定。"},
		Output: game.Text{En: "Case k: win when the first player wins, otherwise Case k: lose.", Zh: "先手胜输出 Case k: win，否则输出 Case k: lose。"},
		Theory: stairLike,
		frame:  counted, shape: shape{num("R", 1, 200).from(1), num("C", 1, 200).from(1), groups("R", list("x", "C", 0, 1_000_000_000))},
		open: numbered("Case ", ": ", always(func(c *cases) {
			last, sum := c.number(0)+c.number(1)-2, uint64(0)
			for i, row := range c.rows(2) {
				for j, n := range row[0].list {
					sum ^= catalogue.StairNimber(last-uint64(i+j), n)
				}
			}
			c.say(verdict{"win\n", "lose\n"}, game.Won(sum != 0))
		})),
	},
	{
		ID: "HDU 5996", Title: "dingyeye loves stone", Family: "staircase",
		Rule:   game.Text{En: "Stones lie on the vertices of a rooted tree. Move any number of them from a vertex to its parent; those on the root stay there. Whoever cannot move loses.", Zh: "有根树的各顶点上放着石子。每次把某顶点的任意多个石子移到它的父节点；根上的石子不再动。不能走者输。"},
		Input:  game.Text{En: "The number of cases; for each, n, the parents of vertices 1 to n - 1, and the stones on vertices 0 to n - 1; 0 is the root. The bound of the stones is assumed.", Zh: "先是测试组数；每组先是 n，再是顶点 1 到 n - 1 的父节点，最后是顶点 0 到 n - 1 的石子数；根为 0。石子数的范围为假定。"},
		Output: game.Text{En: "win when the first player wins, otherwise lose.", Zh: "先手胜输出 win，否则输出 lose。"},
		Theory: stairLike,
		frame:  counted, shape: shape{num("n", 1, 100_000).from(1), list("f", "n-1", 0, 99_999), list("a", "n", 0, 1_000_000_000)}, also: "f < i",
		valid: func(v []value) bool {
			for i, p := range v[1].list {
				if p > uint64(i) {
					return false
				}
			}
			return true
		},
		mend: func(_ *rand.Rand, v []value) {
			for i := range v[1].list {
				v[1].list[i] %= uint64(i) + 1
			}
		},
		open: always(func(c *cases) {
			steps, err := catalogue.ParentSteps(c.list(1), 0)
			c.failAt(c.v[1].line, err)
			sum := uint64(0)
			for i, step := range steps {
				sum ^= catalogue.StairNimber(step, c.list(2)[i])
			}
			c.say(verdict{"win\n", "lose\n"}, game.Won(sum != 0))
		}),
	},
	{
		ID: "CF 812E", Title: "Sagheer and Apple Tree", Family: "staircase",
		Rule: game.Text{
			En: "Apples hang on the vertices of a rooted tree, all of whose leaves have a depth of the same kind, odd or even. Move any number of apples from a vertex to one of its children, or eat some on a leaf; whoever cannot move loses. Before the game the second player exchanges the apples of two vertices.",
			Zh: "有根树的各顶点上挂着苹果，所有叶子深度的奇偶性相同。每次把某顶点的任意多个苹果移到它的一个子节点，或吃掉某个叶子上的若干个；不能走者输。开局前后手交换两个顶点的苹果。",
		},
		Input:  game.Text{En: "n, the apples on vertices 1 to n, and the parents of vertices 2 to n; 1 is the root.", Zh: "先是 n，再是顶点 1 到 n 的苹果数，最后是顶点 2 到 n 的父节点；根为 1。"},
		Output: game.Text{En: "The number of pairs of vertices whose exchange lets the second player win.", Zh: "交换后能使后手获胜的顶点对数。"},
		Theory: game.Text{
			En: "Leaves are the first steps of Staircase Nim. With s the nim-sum of the vertices at an even distance from the leaves, an exchange within a kind keeps s, and one of a and b from both kinds changes it by a xor b; 0 is wanted.",
			Zh: "叶子相当于阶梯博弈的第 1 级。设 s 为到叶子距离为偶数的顶点的异或和：同类顶点交换不改变 s，异类顶点交换 a 与 b 使 s 变为 s xor a xor b；要求结果为 0。",
		},
		frame: single, shape: shape{num("n", 2, 100_000).from(1), list("a", "n", 1, 10_000_000), list("p", "n-1", 1, 100_000).from(1)},
		valid: func(v []value) bool {
			_, err := catalogue.LeafSteps(v[2].list, 1)
			return err == nil && parentsFirst(v[2].list)
		},
		mend: func(r *rand.Rand, v []value) { growAppleTree(r, v[2].list) },
		open: always(countSwaps),
	},
	{
		ID: "CF 1451F", Title: "Nullify The Matrix", Family: "antidiagonals",
		Rule: game.Text{
			En: "Lower a number of the matrix that is not 0, and set the other cells on a way from it, step by step to the right and down, to anything. Whoever finds only zeros loses.",
			Zh: "每次把矩阵中一个非 0 的数减小，再选一条从它出发、逐格向右或向下的路径，把路径上其余各格改成任意数。面对全 0 矩阵者输。",
		},
		Input:  game.Text{En: "The number of cases; for each, the numbers of rows and columns, and the rows.", Zh: "先是测试组数；每组先是行数和列数，再是各行。"},
		Output: game.Text{En: "Ashish when the first player wins, otherwise Jeel.", Zh: "先手胜输出 Ashish，否则输出 Jeel。"},
		Theory: game.Text{En: "The first player loses exactly when the nim-sum of every antidiagonal, on which i + j is the same, is 0.", Zh: "当且仅当每条反对角线（i + j 相同的各格）的异或和都为 0 时先手必败。"},
		frame:  counted, most: 10, shape: shape{num("n", 1, 100), num("m", 1, 100), groups("n", list("a", "m", 0, 1_000_000))},
		open: always(func(c *cases) {
			var cells []uint64
			for _, row := range c.rows(2) {
				cells = append(cells, row[0].list...)
			}
			c.say(verdict{"Ashish\n", "Jeel\n"}, catalogue.NullifyOutcome(cells, int(c.number(1))))
		}),
	},
	{
		ID: "HDU 3389", Title: "Game", Family: "staircase",
		Rule:   game.Text{En: "Move any number of cards from a box to one of a smaller number, such that the sum of both numbers is odd and a multiple of 3; whoever cannot move loses.", Zh: "每次把某个盒子里的任意多张牌移到编号更小的盒子，两个编号之和须为奇数且是 3 的倍数；不能走者输。"},
		Input:  game.Text{En: "The number of cases; for each, the number of boxes and the cards in boxes 1, 2, ….", Zh: "先是测试组数；每组先是盒子数，再是第 1、2、… 个盒子里的牌数。"},
		Output: numberedAlice,
		Theory: game.Text{
			En: "Cards go between boxes of remainder 0, 2 or 5 and of 3, 1 or 4 mod 6, and end in boxes 1, 3 and 4. As in Staircase Nim, the first player loses exactly when the nim-sum of the boxes of remainder 0, 2 and 5 is 0.",
			Zh: "按编号除以 6 的余数，牌总在 0、2、5 与 3、1、4 两类盒子之间移动，最后停在 1、3、4 号盒子。与阶梯博弈相同：当且仅当余数为 0、2、5 的盒子的异或和为 0 时先手必败。",
		},
		frame: counted, most: 100, shape: shape{num("n", 1, 10_000), list("a", "n", 0, 100)},
		open: numbered("Case ", ": ", always(func(c *cases) {
			sum := uint64(0)
			for i, n := range c.list(1) {
				sum ^= catalogue.StairNimber(catalogue.BoxStep(uint64(i)+1), n)
			}
			c.say(aliceBob, game.Won(sum != 0))
		})),
	},
}

func total(list []uint64) (sum uint64) {
	for _, n := range list {
		sum += n
	}
	return sum
}

// parentsFirst reports whether every vertex, from the second, has a parent of a smaller
// number.
func parentsFirst(parents []uint64) bool {
	for i, p := range parents {
		if p == 0 || p > uint64(i)+1 {
			return false
		}
	}
	return true
}

// growAppleTree makes parents at random, and lets leaves of the wrong depth hang from the
// parent of their parent.
func growAppleTree(r *rand.Rand, parents []uint64) {
	n := len(parents) + 1
	depth, children := make([]int, n+1), make([]int, n+1)
	for i := range parents {
		parents[i] = 1 + r.Uint64N(uint64(i)+1)
		depth[i+2] = depth[parents[i]] + 1
		children[parents[i]]++
	}
	for v := n; v > 1; v-- {
		p := parents[v-2]
		if children[v] == 0 && (depth[v]-depth[n])%2 != 0 && p > 1 {
			children[p]--
			parents[v-2] = parents[p-2]
			children[parents[v-2]]++
			depth[v]--
		}
	}
}

// countSwaps counts the exchanges of apples after which the first player loses.
func countSwaps(c *cases) {
	steps, err := catalogue.LeafSteps(c.list(2), 1)
	if err != nil {
		c.failAt(c.v[2].line, err)
		return
	}
	var kinds [2][]uint64
	for i, n := range c.list(1) {
		kinds[steps[i]-1] = append(kinds[steps[i]-1], n)
	}
	c.print(catalogue.StairSwaps(kinds[0], kinds[1]))
	c.text("\n")
}
