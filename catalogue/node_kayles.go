package catalogue

import "grundy/game"

// Theory: a path of n vertices is a heap of n under the code 0.137, Dawson's Chess,
// since a vertex goes with its neighbours and what is left of either side is a path;
// it has the nimber of Dawson's Kayles on n + 1, whose period is 34 [Guy, Smith 1956].
// Every move on a cycle of n leaves a path of n - 3. Where a half turn of a rectangle
// of cells maps no cell to itself or to a neighbour, the second player answers each
// move by its image, and the nimber is 0: both sides even. Where both are odd, the
// first player takes the cell in the middle and then answers so. Of other graphs
// nothing is known that helps in general; who wins is PSPACE-complete [Schaefer 1978].
var (
	nodeKaylesPath = &game.Theorem{
		Claim: game.Text{
			En: "a path of n vertices has the nimber of Dawson's Chess on n, which has period 34 from n = 52 on; every move on a cycle of n leaves a path of n−3; separate pieces add by nim-sum",
			Zh: "n 个顶点的路与 n 个棋子的道森象棋 SG 值相同，从 n = 52 起周期为 34；在 n 个顶点的圈上，任何一步都留下 n−3 个顶点的路；互不相连的各块按异或相加",
		},
		Source: "Guy, Smith 1956",
	}
	nodeKaylesEven = &game.Theorem{
		Claim: game.Text{
			En: "on a rectangle of cells with both sides even, a half turn maps no cell to itself or to a neighbour; the second player answers each cell by its image, so the nimber is 0",
			Zh: "两边都是偶数的方格矩形旋转半周后，没有一格落到自身或相邻的格上；后手总取对方所取格的像，因此 SG 值为 0",
		},
		Source: "proved here",
	}
	nodeKaylesOdd = &game.Theorem{
		Claim: game.Text{
			En: "on a rectangle of cells with both sides odd, the first player takes the cell in the middle and then answers each cell by its image under the half turn, and wins",
			Zh: "两边都是奇数的方格矩形上，先手先取正中的格，此后总取对方所取格旋转半周后的像，因此先手必胜",
		},
		Source: "proved here",
	}
)

// NodeKayles is the game of taking vertices, none next to another.
var NodeKayles = register(game.Ruleset{
	Name:    "node_kayles",
	Aliases: []string{"independence_game", "avoid_the_neighbours", "顶点凯尔斯", "图上凯尔斯", "独立集博弈"},
	Keywords: []string{
		"Node Kayles", "independence game", "maximal independent set", "Avoid the Neighbours", "Rob's Dots", "Dawson's chess on a graph", "Snort impartial", "A316632",
		"图上取点", "独立集", "不相邻", "删点及其邻点",
	},
	Title: game.Text{En: "Node Kayles", Zh: "顶点凯尔斯（独立集博弈）"},
	Rule: game.Text{
		En: "Take a vertex of a graph, and with it all its neighbours. The cells of a grid are numbered row by row from 0, and neighbours share a side.",
		Zh: "在图中取走一个顶点以及它的所有邻点。网格的各格从 0 起逐行编号，有公共边的格相邻。",
	},
	Forms:    []game.Form{{}},
	Params:   kaylesParams,
	Examples: []string{"node_kayles(edges=[(0, 1), (1, 2), (2, 3), (3, 4), (1, 5)])", "node_kayles(grid=(3, 4))", "node_kayles(edges=[(0, 1)], isolated=[2, 3])"},
	Theory:   []*game.Theorem{nodeKaylesPath, nodeKaylesEven, nodeKaylesOdd},
	New: func(a game.Args) (game.Position, error) {
		return newKayles("node_kayles", false, a)
	},
})
