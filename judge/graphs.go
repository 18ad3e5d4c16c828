package judge

import (
	"math/rand/v2"
	"slices"

	"grundy/catalogue"
	"grundy/engine/digraph"
	"grundy/game"
)

var (
	tokensRule = game.Text{
		En: "Tokens stand on the vertices of a directed graph without cycles, any number on one. Move one of them along an edge; whoever cannot move loses.",
		Zh: "有向无环图的顶点上有若干棋子，一个顶点上可有多个。每次把一个棋子沿一条边移动一步，不能走者输。",
	}
	tokensTheory = game.Text{
		En: "The nimber of a vertex is the mex of those that its edges lead to; the first player loses exactly when the nim-sum over all tokens is 0.",
		Zh: "顶点的 SG 值是其后继顶点 SG 值的 mex；当且仅当所有棋子所在顶点的 SG 值的异或和为 0 时先手必败。",
	}
)

var graphProblems = []Problem{
	{
		ID: "HDU 1524", Aliases: []string{"POJ 2425"}, Title: "A Chess Game", Family: "graph",
		Rule: tokensRule, Theory: tokensTheory,
		Input: game.Text{
			En: "For each case the number n of vertices, which are 0 to n - 1; for each vertex a line with the number of edges from it and where they lead; then positions, one on a line, each the number of tokens and their vertices; a 0 ends the case. To the end of the input.",
			Zh: "每组先是顶点数 n，顶点编号为 0 到 n - 1；随后每个顶点一行，为出边数和各后继顶点；再是若干局面，每行为棋子数和各棋子所在顶点，以 0 结束该组。直到输入结束。",
		},
		Output: game.Text{En: "For every position WIN when the first player wins, otherwise LOSE.", Zh: "对每个局面，先手胜输出 WIN，否则输出 LOSE。"},
		shape: shape{
			num("n", 1, 1000).from(1), groups("n", num("x", 0, 999), list("v", "x", 0, 999).sameLine()),
			groups("", num("m", 1, 10), list("t", "m", 0, 999).sameLine()),
		},
		valid: isTokens, mend: mendTokens,
		open: always(answerTokens),
	},
	{
		ID: "UVa 11927", Title: "Games Are Important", Family: "graph",
		Rule: tokensRule,
		Theory: game.Text{
			En: "The nimber of a vertex is the mex of those that its edges lead to. Two tokens on one vertex cancel, so the first player loses exactly when the nim-sum over the vertices with an odd number of tokens is 0.",
			Zh: "顶点的 SG 值是其后继顶点 SG 值的 mex。同一顶点上的两个棋子相互抵消，因此当且仅当棋子数为奇数的各顶点的 SG 值的异或和为 0 时先手必败。",
		},
		Input: game.Text{
			En: "For each case the numbers n of vertices and m of edges; then the edges, each from one of the vertices 0 to n - 1 to another; then the number of tokens on each vertex. 0 0 ends the input.",
			Zh: "每组先是顶点数 n 和边数 m，再是 m 条边，每条由起点和终点组成，顶点编号为 0 到 n - 1；最后是各顶点上的棋子数。0 0 表示输入结束。",
		},
		Output: firstSecond,
		frame:  untilZero,
		shape:  shape{num("n", 1, 1000).from(1), num("m", 0, 10_000), groups("m", num("a", 0, 999).label(), num("b", 0, 999).label()), list("s", "n", 0, 1000)},
		valid:  func(v []value) bool { return isAcyclic(int(v[0].n), rowLinks(v[2].rows, 0)) },
		mend:   func(r *rand.Rand, v []value) { mendLinks(r, v, 2, 0) },
		open: always(func(c *cases) {
			n := c.number(0)
			c.edges(c.rows(2), 0, n)
			if c.err != nil {
				return
			}
			nimbers, heaps := c.nimbers(int(n), rowLinks(c.rows(2), 0)), c.list(3)
			for i, g := range nimbers {
				heaps[i] = heaps[i] % 2 * uint64(g)
			}
			c.say(verdict{"First\n", "Second\n"}, catalogue.NimOutcome(heaps))
		}),
	},
	{
		ID: "POJ 2599", Aliases: []string{"Timus 1045"}, Title: "A funny game", Family: "geography",
		Rule: game.Text{
			En: "The airports are the vertices of a tree, and play begins at one of them. Fly along an edge to an airport where play has not been; whoever cannot loses.",
			Zh: "各机场是一棵树的顶点，从其中一个出发。双方轮流沿一条边飞到没有到过的机场，不能飞者输。",
		},
		Input: game.Text{
			En: "The number N of airports and the one where play begins; then N - 1 lines with an edge each. Airports are 1 to N.",
			Zh: "先是机场数 N 和出发的机场 K，随后 N - 1 行，每行一条边；机场编号为 1 到 N。",
		},
		Output: game.Text{
			En: "First player wins flying to airport L, with L the least that wins; or First player loses.",
			Zh: "先手胜输出 First player wins flying to airport L，L 为编号最小的必胜目的地；否则输出 First player loses。",
		},
		Theory: game.Text{
			En: "Play only goes away from where it began, so an airport is lost for who must fly from it exactly when all behind it are won.",
			Zh: "只能越飞越远，因此从某机场起飞者必败，当且仅当它后面的各机场都使起飞者必胜。",
		},
		frame: single, shape: shape{num("N", 1, 1000).from(1), num("K", 1, 1000), groups("N-1", num("a", 1, 1000).label(), num("b", 1, 1000).label())},
		valid: func(v []value) bool { return v[1].n-1 < v[0].n && isTree(v[2].rows, 1, v[0].n) },
		mend: func(r *rand.Rand, v []value) {
			v[1].n = 1 + r.Uint64N(v[0].n)
			mendTree(r, v[2].rows, 1)
		},
		open: always(func(c *cases) {
			k := c.vertex(c.number(1), 1, c.number(0), c.v[1].line)
			if c.err != nil {
				return
			}
			t := c.tree(c.rows(2), 1, c.number(0), k)
			if t == nil {
				return
			}
			moves := t.WalkMoves()
			if len(moves) == 0 {
				c.text("First player loses\n")
				return
			}
			c.text("First player wins flying to airport ")
			c.print(uint64(moves[0]) + 1)
			c.text("\n")
		}),
	},
	{
		ID: "CF 936B", Aliases: []string{"CF 937D"}, Title: "Sleepy Game", Family: "walk for two",
		Rule: game.Text{
			En: "A chip on a directed graph is moved along edges by turns, and whoever cannot move loses; after 10^6 moves it is a draw. The second player sleeps, and the first moves for both.",
			Zh: "双方轮流把有向图上的棋子沿边移动，不能走者输；走满 10^6 步为平局。后手睡着了，先手替双方走。",
		},
		Input: game.Text{
			En: "The numbers n of vertices and m of edges; for each vertex from 1 on a line with the number of edges from it and where they lead; the vertex where the chip stands.",
			Zh: "先是顶点数 n 和边数 m；从顶点 1 起每个顶点一行，为出边数和各后继顶点；最后是棋子所在的顶点。",
		},
		Output: game.Text{
			En: "Win and a walk with which the first player wins, which is here a shortest one with the smallest vertices; Draw when there is none but the chip can move for ever; otherwise Lose.",
			Zh: "先手能胜则输出 Win，再输出一条获胜的路线（这里取最短者中字典序最小的）；不能胜但棋子可一直走下去则输出 Draw；否则输出 Lose。",
		},
		Theory: game.Text{
			En: "The first player wins exactly when a walk of an odd number of moves leads to a vertex without edges; one visits each vertex twice at most. Otherwise it is a draw when a cycle can be reached.",
			Zh: "先手能胜当且仅当有一条奇数步的路线走到没有出边的顶点，而且这样的路线至多经过每个顶点两次。否则，若能走到某个环上则为平局。",
		},
		frame: single,
		shape: shape{num("n", 2, 100_000).from(1), num("m", 0, 200_000), groups("n", num("c", 0, 200_000), list("a", "c", 1, 100_000).sameLine()), num("s", 1, 100_000)},
		also:  "Σ c = m",
		valid: isSleepy, mend: mendSleepy, accepts: acceptsWalk,
		open: always(answerSleepy),
	},
	{
		ID: "CF 1149E", Title: "Election Promises", Family: "promises",
		Rule: game.Text{
			En: "A city of a road network without cycles asks for h of tax. A move lowers the tax of a city, to no less than 0, and sets that of each city that a road leads to from there to whatever one likes; whoever cannot move loses.",
			Zh: "各城市由无环的单向道路相连，城市 i 的税为 h。每次选一个城市，把它的税降低（不低于 0），并可任意改变由它出发经一条道路到达的各城市的税；不能走者输。",
		},
		Input: game.Text{
			En: "The numbers n of cities and m of roads, the taxes, and m lines with a road each, from a city to another; cities are 1 to n.",
			Zh: "先是城市数 n 和道路数 m，再是各城市的税，随后 m 行，每行一条道路的起点和终点；城市编号为 1 到 n。",
		},
		Output: game.Text{
			En: "WIN and the taxes after a winning first move, otherwise LOSE. Of several such moves this is one in the first city that has one, and it changes at most one city of each lower level.",
			Zh: "先手胜输出 WIN，再输出必胜的第一步之后各城市的税；否则输出 LOSE。有多种走法时，这里取编号最小的可选城市，在更低的每一层至多改一个城市。",
		},
		Theory: game.Text{
			En: "The level of a city is the mex of the levels of those that its roads lead to. The first player loses exactly when the taxes of each level have nim-sum 0; otherwise a city of the highest other level can make all of them so.",
			Zh: "城市的层数是其道路所到各城市的层数的 mex。当且仅当每一层的税的异或和都为 0 时先手必败；否则在异或和不为 0 的最高层选一个城市，就能使各层都为 0。",
		},
		frame: single,
		shape: shape{num("n", 1, 200_000).from(1), num("m", 0, 200_000), list("h", "n", 0, 1_000_000_000), groups("m", num("u", 1, 200_000).label(), num("v", 1, 200_000).label())},
		valid: func(v []value) bool { return isAcyclic(int(v[0].n), rowLinks(v[3].rows, 1)) },
		mend:  func(r *rand.Rand, v []value) { mendLinks(r, v, 3, 1) }, accepts: acceptsPromises,
		open: always(answerPromises),
	},
}

// isTokens reports whether a case of HDU 1524 has vertices only, and no cycle.
func isTokens(v []value) bool {
	for _, row := range v[2].rows {
		if slices.ContainsFunc(row[1].list, func(t uint64) bool { return t >= v[0].n }) {
			return false
		}
	}
	return isAcyclic(int(v[0].n), listLinks(v[1].rows, 0))
}

// mendTokens lets edges lead to what is later in some order of the vertices.
func mendTokens(r *rand.Rand, v []value) {
	n := v[0].n
	place := r.Perm(int(n))
	for u, row := range v[1].rows {
		list := row[1].list
		for i := range list {
			list[i] %= n
		}
		slices.Sort(list)
		list = slices.DeleteFunc(slices.Compact(list), func(w uint64) bool { return place[w] <= place[u] })
		r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		row[0].n, row[1].list = uint64(len(list)), list
	}
	for _, row := range v[2].rows {
		for i := range row[1].list {
			row[1].list[i] %= n
		}
	}
}

// mendLinks makes the rows of a field the edges of a digraph without cycles; their
// number is the second field, and that of the vertices, from base on, the first.
func mendLinks(r *rand.Rand, v []value, field int, base uint64) {
	n := v[0].n
	place, seen := r.Perm(int(n)), map[[2]uint64]bool{}
	v[field].rows = slices.DeleteFunc(v[field].rows, func(row []value) bool {
		a, b := (row[0].n-base)%n, (row[1].n-base)%n
		if place[a] > place[b] {
			a, b = b, a
		}
		row[0].n, row[1].n = a+base, b+base
		twice := seen[[2]uint64{a, b}]
		seen[[2]uint64{a, b}] = true
		return a == b || twice
	})
	v[1].n = uint64(len(v[field].rows))
}

// answerTokens answers the positions on one graph.
func answerTokens(c *cases) {
	n := c.number(0)
	for _, row := range slices.Concat(c.rows(1), c.rows(2)) {
		for _, v := range row[1].list {
			c.vertex(v, 0, n, row[1].line)
		}
	}
	if c.err != nil {
		return
	}
	nimbers := c.nimbers(int(n), listLinks(c.rows(1), 0))
	for _, row := range c.rows(2) {
		if c.err != nil {
			return
		}
		heaps := row[1].list
		for i, v := range heaps {
			heaps[i] = uint64(nimbers[v])
		}
		c.say(verdict{"WIN\n", "LOSE\n"}, catalogue.NimOutcome(heaps))
	}
}

// isSleepy reports whether a case of CF 936B is one.
func isSleepy(v []value) bool {
	edges, n := uint64(0), v[0].n
	for _, row := range v[2].rows {
		edges += row[0].n
	}
	if edges != v[1].n || v[3].n-1 >= n {
		return false
	}
	for u, row := range v[2].rows {
		list := slices.Sorted(slices.Values(row[1].list))
		if slices.ContainsFunc(list, func(w uint64) bool { return w-1 >= n || w == uint64(u)+1 }) || len(slices.Compact(list)) < len(row[1].list) {
			return false
		}
	}
	return true
}

// mendSleepy makes the edges few and different, and counts them.
func mendSleepy(r *rand.Rand, v []value) {
	n, edges := v[0].n, uint64(0)
	for u, row := range v[2].rows {
		list := row[1].list[:min(len(row[1].list), r.IntN(4))]
		for i := range list {
			list[i] = 1 + (list[i]-1)%n
		}
		slices.Sort(list)
		list = slices.DeleteFunc(slices.Compact(list), func(w uint64) bool { return w == uint64(u)+1 })
		list = list[:min(uint64(len(list)), 200_000-edges)]
		row[0].n, row[1].list = uint64(len(list)), list
		edges += row[0].n
	}
	v[1].n, v[3].n = edges, 1+(v[3].n-1)%n
}

// mostTurns is when a sleepy game is a draw.
const mostTurns = 1_000_000

var countedText = game.Text{En: "the number of edges is %[2]d, not %[1]d as announced", Zh: "边数实际为 %[2]d，而声明的是 %[1]d"}

func answerSleepy(c *cases) {
	n, edges := c.number(0), uint64(0)
	for _, row := range c.rows(2) {
		edges += row[0].n
		for _, w := range row[1].list {
			c.vertex(w, 1, n, row[1].line)
		}
	}
	if edges != c.number(1) {
		c.refuse(countedText, c.number(1), edges)
	}
	s := c.vertex(c.number(3), 1, n, c.v[3].line)
	if c.err != nil {
		return
	}
	b := c.tables()
	g, err := digraph.New(c.ctx, int(n), listLinks(c.rows(2), 1), b)
	if err != nil {
		c.fail(err)
		return
	}
	walk, o, err := catalogue.SleepyWalk(c.ctx, g, uint32(s), mostTurns, b)
	c.fail(err)
	switch o {
	case game.N:
		c.text("Win\n")
		for _, v := range walk {
			c.print(uint64(v) + 1)
			c.text(" ")
		}
		c.text("\n")
	case game.D:
		c.text("Draw\n")
	default:
		c.text("Lose\n")
	}
}

func answerPromises(c *cases) {
	n, rows := c.number(0), c.rows(3)
	c.edges(rows, 1, n)
	if c.err != nil {
		return
	}
	levels := c.nimbers(int(n), rowLinks(rows, 1))
	g, err := digraph.New(c.ctx, int(n), rowLinks(rows, 1), c.tables())
	c.fail(err)
	if c.err != nil {
		return
	}
	heaps := c.list(2)
	if _, ok := catalogue.PromisesMove(heaps, levels, g.Options); !ok {
		c.text("LOSE\n")
		return
	}
	c.text("WIN\n")
	c.printRow(heaps...)
}
