package judge

import (
	"grundy/catalogue"
	"grundy/game"
)

var (
	misereRule   = game.Text{En: "Take any number of stones from one of the heaps; whoever takes the last stone loses.", Zh: "每次从某一堆取任意多个石子，取到最后一个石子者输。"}
	misereTheory = game.Text{
		En: "When some heap has two or more, the first player loses exactly when the nim-sum is 0; otherwise exactly when the number of heaps of one is odd.",
		Zh: "有某堆不少于 2 个时，当且仅当异或和为 0 时先手必败；否则当且仅当 1 个石子的堆数为奇数时先手必败。",
	}
)

var misereProblems = []Problem{
	{
		ID: "HDU 1907", Aliases: []string{"POJ 3480", "Luogu P4279"}, Title: "John", Family: "nim",
		Rule: misereRule, Input: casesOfHeaps, Theory: misereTheory,
		Output: game.Text{En: "John when the first player wins, otherwise Brother.", Zh: "先手胜输出 John，否则输出 Brother。"},
		frame:  counted, most: 474, shape: shape{num("n", 1, 47), list("a", "n", 1, 4747)},
		traps: []string{"1\n1", "2\n1 1", "3\n1 1 1"},
		open:  heaps(catalogue.MisereNimOutcome, verdict{"John\n", "Brother\n"}),
	},
	{
		ID: "LightOJ 1253", Title: "Misere Nim", Family: "nim",
		Rule: misereRule, Input: casesOfHeaps, Theory: misereTheory,
		Output: numberedAlice,
		frame:  counted, most: 1000, shape: shape{num("k", 1, 100), list("n", "k", 1, 1_000_000_000)},
		traps: []string{"1\n1", "2\n1 1"},
		open:  numbered("Case ", ": ", heaps(catalogue.MisereNimOutcome, aliceBob)),
	},
	{
		ID: "HDU 2509", Title: "Be the Winner", Family: "nim",
		Rule: game.Text{
			En: "Apples lie in rows. Take any number of neighbouring apples from one row, which may leave two rows; whoever takes the last apple loses.",
			Zh: "苹果排成若干行，每次从某一行取任意多个相邻的苹果，剩下的可能成为两行，取到最后一个苹果者输。",
		},
		Input: game.Text{En: "The number of rows, then the rows; to the end of the input.", Zh: "每组先是行数，再是各行的苹果数，直到输入结束。"}, Output: yesOutput,
		Theory: game.Text{
			En: "The two parts of a row have a smaller nim-sum than the row had, so that splits change nothing: with a row of two or more, the first player loses exactly when the nim-sum is 0, otherwise exactly when the number of rows is odd.",
			Zh: "分出的两行的异或和总小于原来的行，所以分行不改变胜负：有某行不少于 2 个时，当且仅当异或和为 0 时先手必败；否则当且仅当行数为奇数时先手必败。",
		},
		shape: shape{num("n", 1, 100), list("m", "n", 1, 100)},
		traps: []string{"1\n1", "2\n1 1"},
		open:  heaps(catalogue.MisereNimOutcome, verdict{"Yes\n", "No\n"}),
	},
}
