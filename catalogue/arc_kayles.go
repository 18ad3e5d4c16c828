package catalogue

import "grundy/game"

// Theory: an edge goes with its two ends, and what is left of a path of n vertices is
// two paths with n - 2 in all: a row of n pins of Dawson's Kayles, with period 34
// [Guy, Smith 1956]. Counted by edges it is Dawson's Chess, 0.137, and not Kayles, for
// three edges go at once in the middle. Every move on a cycle of n vertices leaves a
// path of n - 2. On a rectangle of cells it is Cram, whose symmetry is that of the
// half turn [Gardner 1974]. Of other graphs nothing is known that helps in general.
var (
	arcKaylesPath = &game.Theorem{
		Claim: game.Text{
			En: "a path of n vertices is a row of n pins of Dawson's Kayles, whose nimbers have period 34 from n = 53 on; every move on a cycle of n vertices leaves a path of n−2; separate pieces add by nim-sum",
			Zh: "n 个顶点的路相当于道森凯尔斯中 n 个一排的瓶，其 SG 值从 n = 53 起周期为 34；在 n 个顶点的圈上，任何一步都留下 n−2 个顶点的路；互不相连的各块按异或相加",
		},
		Source: "Guy, Smith 1956",
	}
	arcKaylesEven = &game.Theorem{
		Claim: game.Text{
			En: "on a rectangle of cells this is Cram: with both sides even the second player answers each edge by its image under a half turn, so the nimber is 0",
			Zh: "在方格矩形上这就是克拉姆（放骨牌）：两边都是偶数时，后手总取对方所取边旋转半周后的像，因此 SG 值为 0",
		},
		Source: "Gardner 1974",
	}
	arcKaylesOdd = &game.Theorem{
		Claim: game.Text{
			En: "on a rectangle of cells this is Cram: with one side odd and the other even the first player takes the edge in the middle and then answers each edge by its image under a half turn, and wins",
			Zh: "在方格矩形上这就是克拉姆（放骨牌）：一边为奇数、另一边为偶数时，先手先取正中的边，此后总取对方所取边旋转半周后的像，因此先手必胜",
		},
		Source: "Gardner 1974",
	}
)

// ArcKayles is the game of taking edges, none meeting another.
var ArcKayles = register(game.Ruleset{
	Name:    "arc_kayles",
	Aliases: []string{"edge_kayles", "边凯尔斯", "匹配博弈"},
	Keywords: []string{
		"Arc Kayles", "Edge Kayles", "maximal matching", "matching game", "take an edge and all that meet it",
		"图上取边", "极大匹配", "删边及相邻的边",
	},
	Title: game.Text{En: "Arc Kayles", Zh: "边凯尔斯（匹配博弈）"},
	Rule: game.Text{
		En: "Take an edge of a graph, and with it every edge that meets it. The cells of a grid are numbered row by row from 0, and edges join those that share a side. Vertices without an edge play no part.",
		Zh: "在图中取走一条边以及与它有公共端点的所有边。网格的各格从 0 起逐行编号，有公共边的格之间连边。没有边的顶点不起作用。",
	},
	Forms:    []game.Form{{}},
	Params:   kaylesParams,
	Examples: []string{"arc_kayles(edges=[(0, 1), (1, 2), (2, 3), (3, 0), (3, 4)])", "arc_kayles(grid=(3, 4))"},
	Theory:   []*game.Theorem{arcKaylesPath, arcKaylesEven, arcKaylesOdd},
	New: func(a game.Args) (game.Position, error) {
		return newKayles("arc_kayles", true, a)
	},
})
