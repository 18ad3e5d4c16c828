package judge

import (
	"grundy/catalogue"
	"grundy/game"
)

var (
	halvingRule   = game.Text{En: "Take at least one stone from one of the heaps, and at most half of it; whoever cannot move loses.", Zh: "每次从某一堆取至少一个、至多一半的石子，不能走者输。"}
	halvingTheory = game.Text{
		En: "Halve a heap while it is odd, rounding down; its nimber is half of the even number reached. The first player loses exactly when the nim-sum is 0.",
		Zh: "堆的大小为奇数时反复折半（向下取整），直到得到偶数，SG 值是这个偶数的一半；当且仅当异或和为 0 时先手必败。",
	}
)

var halvingProblems = []Problem{
	{
		ID: "LightOJ 1296", Title: "Again Stone Game", Family: "halving",
		Rule: halvingRule, Input: casesOfHeaps, Theory: halvingTheory,
		Output: numberedAlice,
		frame:  counted, most: 100, shape: shape{num("n", 1, 1000), list("a", "n", 1, 1_000_000_000)},
		open: numbered("Case ", ": ", heaps(halvingSum, aliceBob)),
	},
	{
		ID: "UVa 1482", Title: "Playing With Stones", Family: "halving",
		Rule: halvingRule, Input: casesOfHeaps, Theory: halvingTheory,
		Output: upperYesNo,
		frame:  counted, most: 100, shape: shape{num("N", 1, 100), list("a", "N", 1, 2e18)},
		open: heaps(halvingSum, verdict{"YES\n", "NO\n"}),
	},
}

// halvingSum turns heaps into their nimbers and says who wins.
func halvingSum(heaps []uint64) game.Outcome {
	for i, n := range heaps {
		heaps[i] = catalogue.HalvingNimber(n)
	}
	return catalogue.NimOutcome(heaps)
}
