package codegen

import "grundy/game"

// tableFamilies are games whose nimbers are computed from the definition.
var tableFamilies = []Family{
	{
		Name:     "memo",
		Aliases:  []string{"sg_memo", "记忆化", "sg记忆化", "magic_beads", "魔法珠"},
		Problems: []string{"AcWing 235", "ybt T3"},
		Title:    game.Text{En: "Nimbers by memoized recursion: magic beads", Zh: "记忆化搜索求 SG 值：魔法珠"},
		Input:    game.Text{En: "to the end of the input: the number of heaps, then the heaps", Zh: "直到输入结束：堆数，随后是各堆"},
		Output:   game.Text{En: "freda when the first player wins, otherwise rainbow", Zh: "先手必胜输出 freda，否则输出 rainbow"},
		Range:    game.Text{En: "1 <= a <= 10^6; the recursion is no deeper than log2 a", Zh: "1 <= a <= 10^6；递归深度不超过 log2 a"},
		Theory:   game.Text{En: "a heap a becomes its proper divisors but one, so with K the nim-sum over all of them its nimber is the mex of K xor g(d); heaps add by xor", Zh: "堆 a 变成除去一个以外的全部真约数：设 K 为全部真约数 SG 值的异或和，则 a 的 SG 值为各 K xor g(d) 的 mex；各堆取异或"},
		Time:     game.Text{En: "O(a) for each different number", Zh: "每个不同的数 O(a)"},
		comments: map[string]game.Text{
			"local": {En: "seen belongs to this call: a global one would be overwritten by the recursion.", Zh: "seen 属于本次调用：若用全局数组，会被递归改写。"},
		},
	},
	{
		Name:     "table",
		Aliases:  []string{"sg_table", "sg表", "打表", "s_nim"},
		Problems: []string{"HDU 1536", "POJ 2960", "Kattis snim"},
		Kin:      []string{"HDU 1848"},
		Title:    game.Text{En: "Nimbers by a table: S-Nim", Zh: "递推打表求 SG 值：S-Nim"},
		Input:    game.Text{En: "for each case the size of the set and its members, the number of positions, and for each the number of heaps and the heaps; a 0 ends the input", Zh: "每组：集合大小与各元素、局面数，每个局面为堆数与各堆；以 0 结束"},
		Output:   game.Text{En: "a line for each case, with W or L for every position", Zh: "每组一行，每个局面输出 W 或 L"},
		Range:    game.Text{En: "members from 1 to 10^4; heaps from 0 to 10^4, the limit of the table", Zh: "元素为 1 到 10^4；每堆为 0 到 10^4（表的上限）"},
		Theory:   game.Text{En: "the nimber of a heap is the mex of those of its options; a sum of heaps is lost exactly when the nim-sum is 0", Zh: "一堆的 SG 值是其后继 SG 值的 mex；各堆异或和为 0 时先手必败"},
		Time:     game.Text{En: "O(limit * set) for each case", Zh: "每组 O(上限 × 集合大小)"},
		comments: map[string]game.Text{
			"stamp": {En: "Mark the nimbers of the options; the mex is the least one without a mark.", Zh: "标记各后继的 SG 值；mex 为最小的未标记值。"},
		},
	},
	{
		Name:    "sum",
		Aliases: []string{"sums", "游戏之和", "sg定理", "sprague_grundy"},
		Title:   game.Text{En: "A sum of different games: who wins, and every winning move", Zh: "不同游戏之和：胜负与全部必胜走法"},
		Input:   game.Text{En: "to the end of the input: the number of components; for each, the size of its set, what may be taken, and its heap", Zh: "直到输入结束：子游戏个数；每个子游戏为集合大小、各可取数与石子数"},
		Output:  game.Text{En: "No, or Yes and the winning moves, each the component (from 1) and what to take", Zh: "No；或 Yes 与全部必胜走法，每行为子游戏编号（从 1 起）与所取数目"},
		Range:   game.Text{En: "heaps up to 10^6 together; members from 1, different within a set, below 2^31", Zh: "石子总数不超过 10^6；可取数不少于 1，同一集合内互异，小于 2^31"},
		Theory:  game.Text{En: "the nimber of a sum is the nim-sum of its components (Sprague-Grundy); a winning move makes it 0", Zh: "和的 SG 值等于各子游戏 SG 值的异或和（Sprague-Grundy 定理）；必胜走法使其变为 0"},
		Time:    game.Text{En: "O(sum of heap * set)", Zh: "O(各子游戏 石子数 × 集合大小 之和)"},
		comments: map[string]game.Text{
			"move":  {En: "A winning move takes its component to its nimber xor the sum.", Zh: "必胜走法把该子游戏的 SG 值变成它与总异或和的异或。"},
			"table": {En: "table returns the nimbers of heaps 0 to limit.", Zh: "table 返回 0 到 limit 各堆的 SG 值。"},
		},
	},
	{
		Name:     "grundy_game",
		Aliases:  []string{"grundy", "格伦迪", "grundys_game"},
		Problems: []string{"CSES 2207"},
		Title:    game.Text{En: "Grundy's game: split a heap into two different ones", Zh: "Grundy 游戏：把一堆分成不相等的两堆"},
		Input:    game.Text{En: "the number of cases; for each, the heap", Zh: "组数；每组一个石子数"},
		Output:   game.Text{En: "first or second, whoever wins", Zh: "必胜者：first 或 second"},
		Range:    game.Text{En: "1 <= n <= 10^6", Zh: "1 <= n <= 10^6"},
		Theory:   game.Text{En: "the nimber of a heap is the mex of g(a) xor g(b) over its splits; up to 10^6 the largest lost heap is 1222, which was computed, not proved for all n", Zh: "SG 值是各种分法 g(a) xor g(b) 的 mex；10^6 以内最大的必败堆为 1222，这是计算所得，对一切 n 并无证明"},
		Time:     game.Text{En: "O(2000^2), then O(1) for each case", Zh: "O(2000^2)，之后每组 O(1)"},
		comments: map[string]game.Text{
			"last": {En: "From 1223 to 10^6 every heap is won.", Zh: "1223 到 10^6 的堆全都先手必胜。"},
		},
	},
	{
		Name:    "octal",
		Aliases: []string{"kayles", "凯尔斯", "八进制游戏", "dawson", "take_and_break"},
		Behind:  []string{"HDU 2999", "HDU 3980", "POJ 2484", "POJ 3537"},
		Title:   game.Text{En: "Octal games: Kayles (7 7), Dawson's Kayles (0 7) and all their kin", Zh: "八进制游戏：Kayles（7 7）、Dawson's Kayles（0 7）等"},
		Input:   game.Text{En: "to the end of the input: the number of digits behind the point, the digits, the number of heaps, the heaps", Zh: "直到输入结束：小数点后的位数、各位数字、堆数、各堆"},
		Output:  game.Text{En: "the nimber of the whole position, 0 when the first player loses", Zh: "整个局面的 SG 值，为 0 时先手必败"},
		Range:   game.Text{En: "digits from 0 to 7, at most 1000; heaps from 0 to 3000", Zh: "数字为 0 到 7，至多 1000 位；每堆为 0 到 3000"},
		Theory:  game.Text{En: "digit d of place i says what taking i may leave: 1 no heap, 2 one heap, 4 two heaps, added; the nimber is the mex over all options", Zh: "第 i 位数字表示取 i 个后允许剩下几堆：1 表示零堆，2 表示一堆，4 表示两堆，可相加；SG 值是全部后继的 mex"},
		Time:    game.Text{En: "O(digits * heap^2)", Zh: "O(位数 × 堆^2)"},
		comments: map[string]game.Text{
			"split": {En: "Two heaps are left, neither empty.", Zh: "剩下两堆，都不为空。"},
			"set":   {En: "A set of numbers is a number with these bits.", Zh: "用整数的二进制位表示数的集合。"},
		},
	},
}
