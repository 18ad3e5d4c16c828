package codegen

import "grundy/game"

// heapFamilies are games on heaps whose winner has a formula.
var heapFamilies = []Family{
	{
		Name:     "nim",
		Aliases:  []string{"尼姆", "尼姆博弈", "nim_moves"},
		Problems: []string{"HDU 2176"},
		Kin: []string{
			"HDU 1849", "HDU 1850", "Luogu P2197", "POJ 2234", "POJ 2975", "Luogu P1247", "CSES 1730", "CF 15C",
			"UVa 10165", "LeetCode 1908",
		},
		Title:  game.Text{En: "Nim: who wins, and every winning first move", Zh: "尼姆博弈：胜负与全部必胜走法"},
		Input:  game.Text{En: "the number of heaps, then the heaps; a 0 ends the input", Zh: "堆数，随后是各堆；以 0 结束"},
		Output: game.Text{En: "No when the first player loses; otherwise Yes, and for every winning move the heap before and after it", Zh: "先手必败输出 No；否则输出 Yes，再逐行输出每个必胜走法所取的堆在取之前与之后的石子数"},
		Range:  game.Text{En: "heaps below 2^63", Zh: "每堆小于 2^63"},
		Theory: game.Text{En: "the first player loses exactly when the nim-sum (xor) of the heaps is 0", Zh: "各堆异或和为 0 时先手必败，否则先手必胜"},
		Time:   game.Text{En: "O(heaps)", Zh: "O(堆数)"},
		comments: map[string]game.Text{
			"move": {En: "A winning move leaves nim-sum 0: it turns h into h xor the nim-sum, if that is less.", Zh: "必胜走法使异或和变为 0：把 h 变成 h 异或总异或和，前提是变小。"},
		},
	},
	{
		Name:     "bash",
		Aliases:  []string{"巴什", "巴什博弈", "overshoot"},
		Problems: []string{"HDU 2149"},
		Kin:      []string{"HDU 1846", "HDU 2188", "HDU 4764", "LeetCode 292"},
		Title:    game.Text{En: "Bash's game with overshooting: every winning first bid", Zh: "巴什博弈（可超出）：全部必胜的首次加价"},
		Input:    game.Text{En: "the price m to reach and the most n that a bid adds, to the end of the input", Zh: "每组为目标价 m 与每次最多加价 n，直到输入结束"},
		Output:   game.Text{En: "the winning first bids in ascending order, or none", Zh: "升序输出全部必胜的首次加价；没有则输出 none"},
		Range:    game.Text{En: "1 <= m, n < 2^63", Zh: "1 <= m, n < 2^63"},
		Theory:   game.Text{En: "when m > n, the first player wins exactly when m mod (n+1) is not 0, by bidding that; when m <= n, every bid from m on reaches the price", Zh: "m > n 时，m mod (n+1) 不为 0 则先手必胜，且只能加这么多；m <= n 时，加价不少于 m 就立即达到目标"},
		Time:     game.Text{En: "O(numbers printed)", Zh: "O(输出的数的个数)"},
		comments: map[string]game.Text{
			"over": {En: "Every bid that reaches the price wins at once.", Zh: "一次达到目标价的加价全都必胜。"},
			"rest": {En: "Leave a multiple of n + 1.", Zh: "给对手留下 n + 1 的倍数。"},
		},
	},
	{
		Name:     "wythoff",
		Aliases:  []string{"威佐夫", "威佐夫博弈"},
		Problems: []string{"POJ 1067", "Luogu P2252"},
		Title:    game.Text{En: "Wythoff's game in exact arithmetic", Zh: "威佐夫博弈（精确整数运算）"},
		Input:    game.Text{En: "the two heaps, to the end of the input", Zh: "每组两堆石子数，直到输入结束"},
		Output:   game.Text{En: "1 when the first player wins, otherwise 0", Zh: "先手必胜输出 1，否则输出 0"},
		Range:    game.Text{En: "0 <= a, b < 2^64", Zh: "0 <= a, b < 2^64"},
		Theory:   game.Text{En: "with a <= b and k = b - a, the first player loses exactly when a = floor(k*phi), phi the golden ratio", Zh: "设 a <= b，k = b - a，当且仅当 a = floor(k*phi)（phi 为黄金分割比）时先手必败"},
		Time:     game.Text{En: "O(1) for each pair", Zh: "每组 O(1)"},
		comments: map[string]game.Text{
			"lost": {En: "a = floor(k*phi) says a(a-k) <= k*k < (a+1)(a+1-k); doubles are wrong from k = 102334155 on.", Zh: "a = floor(k*phi) 等价于 a(a-k) <= k*k < (a+1)(a+1-k)；用 double 从 k = 102334155 起会出错。"},
			"less": {En: "less compares numbers of 128 bits, each given as its upper and lower half.", Zh: "less 比较两个 128 位数，每个数以高、低两半给出。"},
		},
	},
}

var limitFamilies, tableFamilies, graphFamilies, nimberFamilies []Family
