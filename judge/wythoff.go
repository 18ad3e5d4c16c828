package judge

import (
	"grundy/catalogue"
	"grundy/game"
)

var wythoffProblems = []Problem{
	{
		ID: "POJ 1067", Aliases: []string{"HDU 1527"}, Title: "取石子游戏", Family: "wythoff",
		Rule: wythoffRule, Theory: wythoffTheory,
		Input:  game.Text{En: "The two heaps on a line, to the end of the input.", Zh: "每行为两堆的石子数，直到输入结束。"},
		Output: oneOutput,
		shape:  shape{num("a", 0, 1_000_000_000), num("b", 0, 1_000_000_000)},
		traps:  wythoffTraps, edges: wythoffEdges, lost: coldPair,
		open: two(catalogue.WythoffOutcome, verdict{"1\n", "0\n"}),
	},
	{
		ID: "Luogu P2252", Title: "【模板】威佐夫博弈 / [SHOI2002] 取石子游戏", Family: "wythoff",
		Rule: wythoffRule, Theory: wythoffTheory,
		Input:  game.Text{En: "The two heaps on a line.", Zh: "一行，为两堆的石子数。"},
		Output: oneOutput,
		frame:  single, shape: shape{num("a", 0, 1_000_000_000), num("b", 0, 1_000_000_000)},
		traps: wythoffTraps, edges: wythoffEdges, lost: coldPair,
		open: two(catalogue.WythoffOutcome, verdict{"1\n", "0\n"}),
	},
}

var (
	wythoffRule = game.Text{
		En: "There are two heaps. Take any number of stones from one of them, or the same number from both; whoever takes the last stone wins.",
		Zh: "有两堆石子，每次从一堆取任意多个，或从两堆取同样多个，取到最后一个石子者胜。",
	}
	wythoffTheory = game.Text{
		En: "The first player loses exactly when the smaller heap is ⌊kφ⌋, with k the difference and φ the golden ratio. In double precision ⌊kφ⌋ is wrong for 14 differences within the bounds, first for 102334155.",
		Zh: "设两堆之差为 k，φ 为黄金分割比；当且仅当较小的堆等于 ⌊kφ⌋ 时先手必败。用双精度浮点数计算 ⌊kφ⌋，范围内有 14 个差会算错，第一个是 102334155。",
	}
)

// wythoffTraps are pairs where the golden ratio in double precision or in a few digits
// is not enough, on both sides, and the empty position.
var wythoffTraps = []string{
	"165580140 267914295", "228826126 370248450", "165580141 267914296", "433494436 701408732",
	"377 610", "987 1597", "75024 121392", "0 0", "2 1",
}

// queenTraps are the first lost pairs on which 1.618, 1.62, 1.6181 and 1.61804 go wrong
// as the golden ratio, and two pairs that they take for lost; a board of N rows has N - 1
// to go, so each number is one more.
var queenTraps = []string{
	"4 378 611", "4 611 378", "4 34 55", "4 233 377", "4 610 987", "4 377 610", "4 35 56",
}

// wythoffEdges are tight pairs within the bounds of the statements.
var wythoffEdges = coldEdges(1_000_000_000, func(a, b uint64) []value { return numbers(a, b) })

// queenEdges are all lost pairs of the queen.
func queenEdges(yield func([]value) bool) {
	for k := range uint64(382) {
		a := goldenFloor(k)
		if !yield(numbers(4, a+1, a+k+1)) || !yield(numbers(4, a+k+1, a+1)) {
			return
		}
	}
}
