package judge

import (
	"grundy/catalogue"
	"grundy/game"
)

var boardProblems = []Problem{
	{
		ID: "HDU 2147", Title: "kiki's game", Family: "king_walk",
		Rule: game.Text{
			En: "A coin lies in the top right corner of a board of n rows and m columns. Move it one cell to the left, down, or both at once; whoever cannot move loses.",
			Zh: "棋子在 n 行 m 列棋盘的右上角，每次向左、向下或向左下走一格，不能走者输。",
		},
		Input:  game.Text{En: "n and m on a line; 0 0 ends the input.", Zh: "每行为 n 和 m，0 0 表示输入结束。"},
		Output: game.Text{En: "Wonderful! when the first player wins, otherwise What a pity!", Zh: "先手胜输出 Wonderful!，否则输出 What a pity!。"},
		Theory: game.Text{En: "The first player loses exactly when n and m are both odd.", Zh: "当且仅当 n 和 m 都是奇数时先手必败。"},
		frame:  untilZero, shape: shape{num("n", 1, 2000).from(1), num("m", 1, 2000).from(1)},
		open: two(catalogue.KingWalkOutcome, verdict{"Wonderful!\n", "What a pity!\n"}),
	},
	{
		ID: "POJ 2311", Aliases: []string{"ybt T4"}, Title: "Cutting Game", Family: "paper",
		Rule: game.Text{
			En: "Cut one of the sheets, at first one of w by h, along a grid line into two; whoever first cuts out a 1 by 1 wins.",
			Zh: "开始有一张 w×h 的纸，每次选一张沿格线剪成两张，先剪出 1×1 者胜。",
		},
		Input:  game.Text{En: "w and h on a line, to the end of the input.", Zh: "每行为 w 和 h，直到输入结束。"},
		Output: game.Text{En: "WIN when the first player wins, otherwise LOSE.", Zh: "先手胜输出 WIN，否则输出 LOSE。"},
		Theory: game.Text{
			En: "A strip of width 1 gives the game away, so only cuts that leave sides of 2 or more count; the nimber of a sheet is the mex of the nim-sums of such cuts.",
			Zh: "剪出宽为 1 的纸条必输，因此只考虑剪后各边不小于 2 的剪法；一张纸的 SG 值是这些剪法所得两张纸的异或和的 mex。",
		},
		shape: shape{num("w", 2, 200).from(1), num("h", 2, 200).from(1)},
		open:  two(catalogue.PaperOutcome, verdict{"WIN\n", "LOSE\n"}),
	},
}
