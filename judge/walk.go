package judge

import (
	"math/rand/v2"
	"slices"

	"grundy/catalogue"
	"grundy/game"
)

var (
	stoneWalk   = game.Text{En: "A stone lies in a corner of a board of n by n. Move it to a neighbouring cell that it has not been on; whoever cannot move loses.", Zh: "石子放在 n×n 棋盘的一角，每次移到上下左右相邻且没有到过的格子；不能走者输。"}
	stoneTheory = game.Text{
		En: "Dominoes cover a board of even side, and the first player always goes to the other half of the one that the stone is on. With n odd they cover all but the corner, and the second player does so.",
		Zh: "n 为偶数时棋盘可用多米诺骨牌铺满，先手总走到石子所在骨牌的另一格；n 为奇数时除这个角外都可铺满，后手照此应对。",
	}
)

var walkProblems = []Problem{
	{
		ID: "HDU 1564", Title: "Play a game", Family: "geography",
		Rule: stoneWalk, Input: zeroInput, Theory: stoneTheory,
		Output: game.Text{En: "8600 when the first player wins, otherwise ailyanlu.", Zh: "先手胜输出 8600，否则输出 ailyanlu。"},
		frame:  untilZero, shape: shape{num("n", 1, 10_000).from(1)},
		open: one(catalogue.GridWalkOutcome, verdict{"8600\n", "ailyanlu\n"}),
	},
	{
		ID: "Luogu P4136", Title: "谁能赢呢？", Family: "geography",
		Rule: stoneWalk, Input: zeroInput, Theory: stoneTheory,
		Output: aliceOutput,
		frame:  untilZero, shape: shape{num("n", 1, 10_000).from(1)},
		open: one(catalogue.GridWalkOutcome, aliceBob),
	},
	{
		ID: "Luogu P1288", Title: "取数游戏 II", Family: "ring_walk",
		Rule: game.Text{
			En: "A coin lies on a vertex of a ring whose edges bear numbers, at least one of them 0. Move it over one of the two next edges whose number is not 0, and lower that number; whoever cannot move loses.",
			Zh: "硬币放在环上的一个点，环的各边写有非负整数，至少有一个 0。每次沿相邻的、数不为 0 的一条边移动硬币，并把这条边的数减小；不能走者输。",
		},
		Input:  game.Text{En: "N and the numbers of the N edges around the ring, the first and the last being those at the coin.", Zh: "先是边数 N，再按环的顺序给出各边的数，第一条和最后一条与硬币相邻。"},
		Output: upperYesNo,
		Theory: game.Text{
			En: "Count the edges on either side of the coin up to the first 0. When one count is odd, crossing that way and lowering the edge to 0 wins; when both are even the first player loses.",
			Zh: "分别数硬币两侧到第一个 0 之前的边数：只要有一侧为奇数，就向那边走并把该边减到 0，先手必胜；两侧都为偶数时先手必败。",
		},
		frame: single, shape: shape{num("N", 1, 20).from(1), list("a", "N", 0, 500)}, also: "min a = 0",
		valid: func(v []value) bool { return slices.Contains(v[1].list, 0) },
		mend: func(r *rand.Rand, v []value) {
			if list := v[1].list; !slices.Contains(list, 0) {
				list[r.IntN(len(list))] = 0
			}
		},
		open: always(func(c *cases) {
			o, err := catalogue.RingWalkOutcome(c.list(1))
			c.fail(err)
			c.say(verdict{"YES\n", "NO\n"}, o)
		}),
	},
	{
		ID: "HDU 5754", Title: "Life Winner Bo", Family: "chess_race",
		Rule: game.Text{
			En: "A piece begins in one corner of a board of N by M and goes to the opposite one, never away from it: a king (1), a rook (2), a knight (3) or a queen (4). Whoever puts it there wins; when it cannot move elsewhere the game is drawn.",
			Zh: "一枚棋子从 N×M 棋盘的一角走向对角，不许往回走：1 为王，2 为车，3 为马，4 为后。先走到对角者胜；在别处无法移动则为平局。",
		},
		Input:  game.Text{En: "The number of cases; for each, the piece, N and M.", Zh: "先是测试组数；每组一行，为棋子种类、N 和 M。"},
		Output: game.Text{En: "B when the first player wins, G when the second does, D for a draw.", Zh: "先手胜输出 B，后手胜输出 G，平局输出 D。"},
		Theory: game.Text{
			En: "The piece has a = N - 1 rows and b = M - 1 columns to go. The first player loses with the king when both are even, with the rook when they are equal, with the queen on the lost pairs of Wythoff's game. With the knight he loses when a = b is a multiple of 3, wins when a + b is one and |a - b| = 1, and draws otherwise.",
			Zh: "设还差 a = N - 1 行、b = M - 1 列。王：a、b 都是偶数时先手败；车：a = b 时先手败；后：(a, b) 为威佐夫博弈的必败态时先手败。马：a = b 且是 3 的倍数时先手败，a + b 是 3 的倍数且 |a - b| = 1 时先手胜，其余为平局。",
		},
		frame: counted, most: 1000, shape: shape{num("type", 1, 4).from(1), num("N", 2, 1000).from(1), num("M", 2, 1000).from(1)},
		traps: queenTraps, edges: queenEdges,
		lost: func(r *rand.Rand, v []value) {
			v[0].n = 4
			coldPair(r, v[1:])
			v[1].n, v[2].n = v[1].n+1, v[2].n+1
		},
		open: always(raceToCorner),
	},
	{
		ID: "LightOJ 1315", Title: "Game of Hyper Knights", Family: "hyper_knight",
		Rule: game.Text{
			En: "Knights stand on a board without end whose corner is (0, 0). Change row and column of one by (-2, -1), (-2, 1), (-1, -2), (1, -2), (-3, -1) or (-1, -3); several may share a cell, and whoever cannot move loses.",
			Zh: "若干个马站在以 (0, 0) 为角的无限棋盘上，可以同在一格。每次把一个马的行、列改变 (-2, -1)、(-2, 1)、(-1, -2)、(1, -2)、(-3, -1) 或 (-1, -3)；不能走者输。",
		},
		Input:  game.Text{En: "The number of cases; for each, the number of knights and their cells.", Zh: "先是测试组数；每组先是马的个数，再是各马所在的格。"},
		Output: numberedAlice,
		Theory: game.Text{
			En: "Every move lowers row + column, so the nimbers are computed by antidiagonals; the first player loses exactly when those of the knights have nim-sum 0.",
			Zh: "每一步都使行列之和减小，因此可按反对角线逐条计算 SG 值；当且仅当各马 SG 值的异或和为 0 时先手必败。",
		},
		frame: counted, most: 200, shape: shape{num("n", 1, 1000), groups("n", num("x", 0, 499), num("y", 0, 499))},
		open: numbered("Case ", ": ", func() func(*cases) {
			var knights catalogue.HyperKnights
			return func(c *cases) {
				c.nimOfRows(aliceBob, 1, func(row []value) (uint64, error) { return knights.Nimber(row[0].n, row[1].n) })
			}
		}),
	},
}

// raceToCorner answers who takes a piece to the corner.
func raceToCorner(c *cases) {
	o, err := catalogue.RaceOutcome(c.number(0), c.number(1)-1, c.number(2)-1)
	c.failAt(c.v[0].line, err)
	if o == game.D {
		c.text("D\n")
	} else {
		c.say(verdict{"B\n", "G\n"}, o)
	}
}
