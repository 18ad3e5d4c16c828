package judge

import (
	"math"
	"math/rand/v2"

	"grundy/catalogue"
	"grundy/game"
)

var (
	cutTheory = game.Text{
		En: "An edge with a part of nimber g on top of it has nimber g + 1; what stands on one vertex adds by nim-sum. The first player loses exactly when the nimber is 0.",
		Zh: "若一条边上面部分的 SG 值为 g，则连同这条边的 SG 值为 g + 1；同一顶点上的各部分按异或相加。SG 值为 0 时先手必败。",
	}
	colourText = game.Text{En: "%d is no colour; white is 0 and black is 1", Zh: "%d 不是颜色；0 为白色，1 为黑色"}
	treeInput  = game.Text{En: "The number of vertices N, then N - 1 lines with an edge each; vertices are 1 to N.", Zh: "先是顶点数 N，随后 N - 1 行，每行一条边；顶点编号为 1 到 N。"}
)

var treeProblems = []Problem{
	{
		ID: "AtCoder agc017_d", Title: "Game on Tree", Family: "hackenbush",
		Rule: game.Text{
			En: "Cut an edge of a tree; the part without vertex 1 falls. Whoever cannot move loses.",
			Zh: "每次砍断树的一条边，不含顶点 1 的部分被移走，不能走者输。",
		},
		Input: treeInput, Theory: cutTheory,
		Output: aliceOutput,
		frame:  single, shape: shape{num("N", 2, 100_000).from(1), groups("N-1", num("x", 1, 100_000).label(), num("y", 1, 100_000).label())},
		valid: func(v []value) bool { return isTree(v[1].rows, 1, v[0].n) },
		mend:  func(r *rand.Rand, v []value) { mendTree(r, v[1].rows, 1) },
		edges: twinTrees,
		open: always(func(c *cases) {
			if t := c.tree(c.rows(1), 1, c.number(0), 0); t != nil {
				c.say(aliceBob, game.Won(t.HackenbushNimber() != 0))
			}
		}),
	},
	{
		ID: "HDU 3590", Title: "PP and QQ", Family: "hackenbush",
		Rule: game.Text{
			En: "Cut an edge of one of some trees; the part without the root, vertex 1, falls. Whoever cannot move wins.",
			Zh: "有若干棵以顶点 1 为根的树，每次砍断一条边，与根不再相连的部分被移走；不能走者胜。",
		},
		Input: game.Text{
			En: "For each case the number N of trees; for each tree the number m of vertices and then m - 1 lines with an edge each. To the end of the input.",
			Zh: "每组先是树的棵数 N；每棵树先是顶点数 m，再是 m - 1 行，每行一条边。直到输入结束。",
		},
		Output: game.Text{En: "PP when the first player wins, otherwise QQ.", Zh: "先手胜输出 PP，否则输出 QQ。"},
		Theory: game.Text{
			En: "A part that stands on a root by one edge equals, in misère play too, a heap of Nim of the size of its nimber. So this is misère Nim with those heaps: the first player loses exactly when the nim-sum is 0 and a heap exceeds 1, or it is 1 and none does. Programs that ask whether the nimber of a whole tree exceeds 1 are wrong where a root has several branches: two branches of two edges each are lost.",
			Zh: "由一条边立在根上的部分，在反常规则下也等价于大小为其 SG 值的一堆尼姆。因此这是以这些部分为堆的反常尼姆：当且仅当异或和为 0 且有大于 1 的堆，或异或和为 1 且各堆都不大于 1 时，先手必败。只看整棵树的 SG 值是否大于 1 的程序，在根有几个分支时会出错：两个各有两条边的分支是先手必败。",
		},
		shape: shape{num("N", 1, 99), groups("N", num("m", 1, 99).from(1), groups("m-1", num("a", 1, 99).label(), num("b", 1, 99).label()))},
		valid: func(v []value) bool {
			for _, row := range v[1].rows {
				if !isTree(row[1].rows, 1, row[0].n) {
					return false
				}
			}
			return true
		},
		mend: func(r *rand.Rand, v []value) {
			for _, row := range v[1].rows {
				mendTree(r, row[1].rows, 1)
			}
		},
		traps: []string{"1\n5\n1 2\n2 3\n1 4\n4 5\n", "2\n3\n1 2\n1 3\n2\n1 2\n"},
		open: always(func(c *cases) {
			var stalks []uint64
			for _, row := range c.rows(1) {
				t := c.tree(row[1].rows, 1, row[0].n, 0)
				if t == nil {
					return
				}
				stalks = append(stalks, t.HackenbushStalks()...)
			}
			c.say(verdict{"PP\n", "QQ\n"}, catalogue.MisereNimOutcome(stalks))
		}),
	},
	{
		ID: "POJ 3710", Title: "Christmas Game", Family: "hackenbush",
		Rule: game.Text{
			En: "Cut an edge of one of some connected graphs, trees with simple polygons hanging on their vertices; the part without the root, vertex 1, falls. Whoever cannot move loses.",
			Zh: "有若干个以顶点 1 为根的连通图，每个是顶点上挂着一些简单多边形的树。每次砍断一条边，与根不再相连的部分被移走，不能走者输。",
		},
		Input: game.Text{
			En: "For each case the number N of graphs; for each graph the numbers m of vertices and k of edges, and k lines with an edge each. To the end of the input.",
			Zh: "每组先是图的个数 N；每个图先是顶点数 m 和边数 k，再是 k 行，每行一条边。直到输入结束。",
		},
		Output: game.Text{En: "Sally when the first player wins, otherwise Harry.", Zh: "先手胜输出 Sally，否则输出 Harry。"},
		Theory: game.Text{
			En: "A cycle of odd length counts as one edge that ends at the vertex where it hangs, one of even length as nothing, and two edges with the same ends are a cycle of length 2; for the rest, an edge with a part of nimber g on top has nimber g + 1, and parts on one vertex add by nim-sum. Any connected graph is answered: all its cycles may be fused.",
			Zh: "长度为奇数的环相当于挂在该顶点上的一条边，长度为偶数的环相当于没有，两条重边是长度为 2 的环；其余部分，上面 SG 值为 g 的边连同自身的 SG 值为 g + 1，同一顶点上的各部分按异或相加。任意连通图都能回答：所有的环都可以缩点。",
		},
		shape: shape{num("N", 1, 99), groups("N", num("m", 1, 99).from(1), num("k", 0, 499), groups("k", num("a", 1, 99).label(), num("b", 1, 99).label()))},
		valid: isChristmas, mend: mendChristmas,
		traps: []string{
			"1\n2 2\n1 2\n1 2\n", "1\n2 2\n1 2\n2 1\n", "1\n3 3\n1 2\n2 3\n3 1\n", "1\n4 4\n1 2\n2 3\n3 4\n4 1\n",
			"1\n4 4\n1 2\n2 3\n3 4\n4 2\n", "1\n3 3\n1 2\n2 3\n2 3\n",
		},
		open: always(answerChristmas),
	},
	{
		ID: "LightOJ 1355", Title: "Game of CS", Family: "hackenbush",
		Rule: game.Text{
			En: "Each edge of a tree with root 0 has w units. Colour a unit of an edge that can be reached from the root by edges which are not fully coloured; whoever cannot move loses.",
			Zh: "树以顶点 0 为根，每条边有 w 个单位。每次给一条边的一个单位涂色，从根到这条边（含它自己）的各边都必须尚未涂满，不能走者输。",
		},
		Input: game.Text{
			En: "The number of cases; for each, the number n of vertices, which are 0 to n - 1, and n - 1 lines with the ends and the units of an edge each.",
			Zh: "先是测试组数；每组先是顶点数 n，顶点编号为 0 到 n - 1，再是 n - 1 行，每行为一条边的两端和单位数。",
		},
		Output: game.Text{En: "Case and the number of the case, then Emily when the first player wins, otherwise Jolly.", Zh: "每组输出 Case 和组号，先手胜再输出 Emily，否则输出 Jolly。"},
		Theory: game.Text{
			En: "With nimber g on top, an edge of one unit has nimber g + 1, one of an even number of units g, and every other one g xor 1.",
			Zh: "设一条边上面部分的 SG 值为 g：它有 1 个单位时，连同自身的 SG 值为 g + 1；有偶数个单位时为 g；有其他奇数个单位时为 g xor 1。",
		},
		frame: counted, most: 500,
		shape: shape{num("n", 2, 1000).from(1), groups("n-1", num("u", 0, 999).label(), num("v", 0, 999).label(), num("w", 1, math.MaxInt32).from(1))},
		valid: func(v []value) bool { return isTree(v[1].rows, 0, v[0].n) },
		mend:  func(r *rand.Rand, v []value) { mendTree(r, v[1].rows, 0) },
		open: numbered("Case ", ": ", always(func(c *cases) {
			t := c.tree(c.rows(1), 0, c.number(0), 0)
			if t == nil {
				return
			}
			units := make([]uint64, len(c.rows(1)))
			for i, row := range c.rows(1) {
				units[i] = row[2].n
			}
			c.say(verdict{"Emily\n", "Jolly\n"}, game.Won(t.UnitHackenbushNimber(units) != 0))
		})),
	},
	{
		ID: "HDU 5299", Title: "Circles Game", Family: "hackenbush",
		Rule: game.Text{
			En: "Circles in the plane neither cross nor touch. Remove a circle and all circles inside it; whoever cannot move loses.",
			Zh: "平面上有若干个互不相交也不相切的圆。每次取走一个圆和它内部的所有圆，不能走者输。",
		},
		Input: game.Text{
			En: "The number of cases; for each, the number n of circles, then n lines with the centre x, y and the radius r of one each.",
			Zh: "先是测试组数；每组先是圆的个数 n，再是 n 行，每行为一个圆的圆心 x、y 和半径 r。",
		},
		Output: aliceOutput,
		Theory: game.Text{
			En: "Circles are the edges of a tree, each standing on the least that it lies in: with nimber g for all that lies in a circle, it has nimber g + 1, and circles side by side add by nim-sum.",
			Zh: "把圆看成树的边，每个圆立在包含它的最小的圆上：圆内全部的 SG 值为 g 时，连同这个圆的 SG 值为 g + 1，并列的圆按异或相加。",
		},
		frame: counted, most: 20,
		shape: shape{num("n", 1, 20_000), groups("n", num("x", -20_000, 20_000).withSign(), num("y", -20_000, 20_000).withSign(), num("r", 1, 20_000).from(1))},
		valid: areCircles, mend: mendCircles,
		open: always(answerCircles),
	},
	{
		ID: "SPOJ COT3", Aliases: []string{"Luogu SP11414"}, Title: "Combat on a tree", Family: "tree painting",
		Rule: game.Text{
			En: "The vertices of a tree with root 1 are white or black. Choose a white one, and paint it and all vertices on its path to the root black; whoever cannot move loses.",
			Zh: "树以顶点 1 为根，顶点为白色或黑色。每次选一个白色顶点，把它到根的路径上的顶点全部涂黑，不能走者输。",
		},
		Input: game.Text{
			En: "The number n of vertices; for each vertex 0 when it is white and 1 when it is black; then n - 1 lines with an edge each.",
			Zh: "先是顶点数 n；再是各顶点的颜色，0 为白色，1 为黑色；随后 n - 1 行，每行一条边。",
		},
		Output: game.Text{
			En: "The vertices that win when chosen first, in ascending order, each on a line; -1 when there is none.",
			Zh: "按升序输出所有必胜的第一步所选的顶点，每行一个；没有则输出 -1。",
		},
		Theory: game.Text{
			En: "A move leaves the subtrees that hang on the path, so the nimber of a subtree is the mex over its white vertices of the nim-sum of the subtrees beside the path to them. These nim-sums are kept in binary tries, which are united from the leaves on.",
			Zh: "走一步后剩下路径旁挂着的各子树，因此子树的 SG 值是对其中每个白色顶点取路径旁各子树 SG 值的异或和，再求 mex。这些异或和放在 01 字典树里，自底向上合并。",
		},
		frame: single,
		shape: shape{num("n", 1, 100_000).from(1), list("c", "n", 0, 1), groups("n-1", num("u", 1, 100_000).label(), num("v", 1, 100_000).label())},
		valid: func(v []value) bool { return isTree(v[2].rows, 1, v[0].n) },
		mend:  func(r *rand.Rand, v []value) { mendTree(r, v[2].rows, 1) },
		open: always(func(c *cases) {
			white := make([]bool, len(c.list(1)))
			for i, colour := range c.list(1) {
				if colour > 1 {
					c.refuseAt(c.v[1].line, colourText, colour)
				}
				white[i] = colour == 0
			}
			t := c.tree(c.rows(2), 1, c.number(0), 0)
			if t == nil {
				return
			}
			moves := t.PaintMoves(white)
			if len(moves) == 0 {
				c.text("-1\n")
			}
			for _, v := range moves {
				c.print(uint64(v) + 1)
				c.text("\n")
			}
		}),
	},
}

// twinTrees are lost trees of many vertices: the even and the odd ones form two parts of the
// same shape, which stand on vertex 1.
func twinTrees(yield func([]value) bool) {
	for _, half := range []uint64{10, 1000, 10_000, 49_999} {
		for _, deep := range []uint64{0, 2, half} { // how many edges of a part are in a row
			rows := make([][]value, 2*half)
			for i := range 2 * half {
				above := uint64(1)
				if deep > 0 && i/2%deep > 0 {
					above = i
				}
				rows[i] = numbers(above, i+2)
			}
			if !yield([]value{{n: 2*half + 1}, {rows: rows}}) {
				return
			}
		}
	}
}
