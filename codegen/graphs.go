package codegen

import "grundy/game"

// graphFamilies are games on trees and directed graphs.
var graphFamilies = []Family{
	{
		Name:     "hackenbush",
		Aliases:  []string{"green_hackenbush", "tree", "树上删边", "删边游戏", "克朗原理"},
		Problems: []string{"AtCoder agc017_d"},
		Behind:   []string{"HDU 5299"},
		Title:    game.Text{En: "Green Hackenbush on a tree", Zh: "树上删边游戏（绿色 Hackenbush）"},
		Input:    game.Text{En: "to the end of the input: the number n of vertices, then n - 1 edges; the root is vertex 1", Zh: "直到输入结束：顶点数 n 与 n - 1 条边；根为 1 号点"},
		Output:   game.Text{En: "Alice when the first player wins, otherwise Bob", Zh: "先手必胜输出 Alice，否则输出 Bob"},
		Range:    game.Text{En: "1 <= n <= 10^6, of any depth: nothing recurses", Zh: "1 <= n <= 10^6，深度不限（不用递归）"},
		Theory:   game.Text{En: "an edge with a part of nimber g on top of it has nimber g + 1, and what stands on one vertex adds by xor (colon principle)", Zh: "一条边上方部分的 SG 值为 g，则连同此边为 g + 1；同一点上的各枝取异或（克朗原理）"},
		Time:     game.Text{En: "O(n)", Zh: "O(n)"},
		comments: map[string]game.Text{
			"order": {En: "Every vertex behind its parent.", Zh: "每个点都排在其父亲之后。"},
			"colon": {En: "Backwards, so that a vertex is complete before its parent needs it.", Zh: "倒序处理，保证用到某点时它已算完。"},
		},
	},
	{
		Name:     "graph",
		Aliases:  []string{"dag", "有向无环图", "有向图", "chess_game"},
		Problems: []string{"HDU 1524", "POJ 2425"},
		Kin:      []string{"UVa 11927"},
		Title:    game.Text{En: "Nimbers of a directed graph without cycles", Zh: "有向无环图上的 SG 值"},
		Input:    game.Text{En: "to the end of the input: the number n of vertices, 0 to n - 1; for each the number of edges and where they lead; then positions, each the number of tokens and their vertices; a 0 ends the case", Zh: "直到输入结束：顶点数 n（编号 0 到 n - 1）；每点的出边数与终点；随后是若干局面，每个为棋子数与所在顶点；以 0 结束一组"},
		Output:   game.Text{En: "WIN or LOSE for every position", Zh: "每个局面输出 WIN 或 LOSE"},
		Range:    game.Text{En: "10^6 vertices and edges, of any depth: nothing recurses", Zh: "顶点与边至多 10^6，深度不限（不用递归）"},
		Theory:   game.Text{En: "the nimber of a vertex is the mex of those that its edges lead to; tokens add by xor", Zh: "顶点的 SG 值为其后继 SG 值的 mex；各棋子取异或"},
		Time:     game.Text{En: "O(vertices + edges)", Zh: "O(顶点数 + 边数)"},
		comments: map[string]game.Text{
			"ready": {En: "A vertex is ready when all that it leads to are done.", Zh: "一个点的后继全部算完，它才就绪。"},
		},
	},
	{
		Name:    "loopy",
		Aliases: []string{"有环图", "有环图博弈", "retrograde", "倒推"},
		Title:   game.Text{En: "Win, loss or draw on a directed graph with cycles", Zh: "有环有向图：胜、负、平"},
		Input:   game.Text{En: "to the end of the input: the numbers of vertices n and of edges, then the edges x y, vertices from 0 to n - 1", Zh: "直到输入结束：顶点数 n 与边数，随后是各边 x y，顶点编号 0 到 n - 1"},
		Output:  game.Text{En: "a line with a letter for every vertex: W the player to move wins, L loses, D nobody can force an end", Zh: "每组一行，每个顶点一个字母：W 为行动方必胜，L 为必败，D 为平局（双方都不能强迫结束）"},
		Range:   game.Text{En: "1 <= n <= 10^6, at most 10^6 edges; whoever cannot move loses", Zh: "1 <= n <= 10^6，至多 10^6 条边；不能行动者负"},
		Theory:  game.Text{En: "back from the ends: a vertex that leads to a loss is won, one all of whose edges lead to wins is lost, and what stays open is a draw", Zh: "从终点倒推：能到负点的为胜，出边全到胜点的为负，始终未定的为平"},
		Time:    game.Text{En: "O(vertices + edges)", Zh: "O(顶点数 + 边数)"},
		comments: map[string]game.Text{
			"draw": {En: "Draw until known otherwise.", Zh: "未确定前先记为平局。"},
			"back": {En: "A move to a loss wins; when the last open move leads to a win, all do.", Zh: "能走到负点则胜；最后一条未定的出边也到胜点时，则负。"},
		},
	},
}

// nimberFamilies compute with nimbers.
var nimberFamilies = []Family{{
	Name:     "nim_product",
	Aliases:  []string{"nim积", "尼姆积", "nimproduct64", "nim_multiplication"},
	Problems: []string{"LC nim_product_64"},
	Kin:      []string{"HDU 3404"},
	Title:    game.Text{En: "Nim-products of 64 bits", Zh: "64 位 Nim 积"},
	Input:    game.Text{En: "the number of cases; for each, two numbers", Zh: "组数；每组两个数"},
	Output:   game.Text{En: "their nim-product", Zh: "两数的 Nim 积"},
	Range:    game.Text{En: "0 <= a, b < 2^64", Zh: "0 <= a, b < 2^64"},
	Theory:   game.Text{En: "with F = 2^32, 2^16, ..., 2 and a, b < F*F: F times a number below F is the ordinary product, and F times F is F xor F/2", Zh: "取 F = 2^32、2^16、…、2 且 a, b < F*F：F 与小于 F 的数的 Nim 积等于普通积，F 与 F 的 Nim 积为 F xor F/2"},
	Time:     game.Text{En: "O(64) steps for each product, behind a table of bytes", Zh: "有字节表后每次乘积约 64 步"},
	comments: map[string]game.Text{
		"product": {En: "The nim-product of numbers of 2*half bits, by halves (Karatsuba); those of bytes are remembered.", Zh: "2*half 位数的 Nim 积，分成高低两半（Karatsuba）；字节之间的积会记住。"},
	},
}}
