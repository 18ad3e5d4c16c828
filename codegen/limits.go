package codegen

import "grundy/game"

// limitFamilies are games on one heap with limited moves.
var limitFamilies = []Family{
	{
		Name:     "fibonacci",
		Aliases:  []string{"斐波那契", "斐波那契博弈", "fibonacci_nim"},
		Problems: []string{"HDU 2516"},
		Kin:      []string{"UVa 12469"},
		Title:    game.Text{En: "Fibonacci Nim: take at most twice what was taken before", Zh: "斐波那契博弈：每次最多取上一次的两倍"},
		Input:    game.Text{En: "the heap, of which the first move may not take all; a 0 ends the input", Zh: "石子数，第一次不能全取；以 0 结束"},
		Output:   game.Text{En: "First win or Second win", Zh: "输出 First win 或 Second win"},
		Range:    game.Text{En: "1 <= n < 2^64", Zh: "1 <= n < 2^64"},
		Theory:   game.Text{En: "the first player loses exactly when n is a Fibonacci number", Zh: "当且仅当 n 是斐波那契数时先手必败"},
		Time:     game.Text{En: "O(log n)", Zh: "O(log n)"},
		comments: map[string]game.Text{
			"lost": {En: "The largest Fibonacci number up to n; comparing with n - a keeps a + b from overflowing.", Zh: "求不超过 n 的最大斐波那契数；与 n - a 比较可避免 a + b 溢出。"},
		},
	},
	{
		Name:     "dynamic",
		Aliases:  []string{"k倍取石", "k倍动态减法", "dynamic_nim"},
		Problems: []string{"HDU 2486", "POJ 3922", "HDU 2580"},
		Kin:      []string{"Luogu P6487"},
		Title:    game.Text{En: "Dynamic Nim: take at most k times what was taken before", Zh: "k 倍动态减法：每次最多取上一次的 k 倍"},
		Input:    game.Text{En: "the number of cases; for each, the heap n, of which the first move may not take all, and k", Zh: "组数；每组为石子数 n（第一次不能全取）与 k"},
		Output:   game.Text{En: "\"Case 1: \" and so on, then lose, or the least first move that wins", Zh: "先输出 \"Case 1: \" 等，再输出 lose 或最小的必胜首步"},
		Range:    game.Text{En: "2 <= n < 2^63, 1 <= k <= 10^5", Zh: "2 <= n < 2^63 且 1 <= k <= 10^5"},
		Theory:   game.Text{En: "each term is the one before plus the least term t with k*t not below that; write n as a sum of terms, largest first: the smallest is the move, and the first player loses when it is n itself", Zh: "数列每一项等于前一项加上最小的满足 k*t 不小于前一项的项 t；把 n 从大到小拆成若干项之和，最小的一项就是首步，等于 n 则先手必败"},
		Time:     game.Text{En: "O(k log n)", Zh: "O(k log n)"},
		comments: map[string]game.Text{
			"take":  {En: "The least winning first move; n when there is none.", Zh: "最小的必胜首步；没有时返回 n。"},
			"least": {En: "The least term t with k*t >= last, without overflow.", Zh: "最小的满足 k*t >= last 的项 t，不会溢出。"},
			"split": {En: "Split n into terms, largest first.", Zh: "从大到小拆分 n。"},
		},
	},
	{
		Name:    "subtract",
		Aliases: []string{"减法", "减法博弈", "subtraction", "period", "周期"},
		Kin:     []string{"HDU 1847", "CSES 1729", "CSES 1098", "UVa 10404", "AtCoder dp_k"},
		Title:   game.Text{En: "Subtraction sets with their period: nimbers of huge heaps", Zh: "减法集合与周期：求极大堆的 SG 值"},
		Input:   game.Text{En: "to the end of the input: the number of members of the set, the members, the number of heaps, the heaps", Zh: "直到输入结束：集合大小、各元素、堆数、各堆"},
		Output:  game.Text{En: "the nimber of every heap on a line", Zh: "每行一堆的 SG 值"},
		Range:   game.Text{En: "heaps below 2^63; members from 1 to 1000; preperiod and period together below 10^7", Zh: "每堆小于 2^63；元素为 1 到 1000；前周期与周期之和小于 10^7"},
		Theory:  game.Text{En: "a nimber depends on the m values before it, m the largest member: where m values in a row appear again, the sequence repeats from there", Zh: "设 m 为最大元素，每个 SG 值只取决于前 m 个：连续 m 个值再次出现，此后必循环"},
		Time:    game.Text{En: "O((preperiod + period) (set + m)), then O(1) for each heap", Zh: "O((前周期 + 周期) × (集合 + m))，之后每堆 O(1)"},
		comments: map[string]game.Text{
			"anchor": {En: "Compare the last m values with those before the anchor, which moves on at powers of 2 (Brent).", Zh: "把最近 m 个值与锚点之前的 m 个值比较，锚点按 2 的幂前移（Brent 算法）。"},
			"same":   {En: "same compares the m values before a with those before b.", Zh: "same 比较 a 之前与 b 之前的 m 个值。"},
		},
	},
}
