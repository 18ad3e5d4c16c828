package catalogue

import (
	"math/big"

	"grundy/game"
)

// Theory: let a take of t leave the limit f(t), where f is nondecreasing and
// f(t) >= t for every t >= 1; here f(t) = factor·t + plus. With H_1 = 1 and
// H_{i+1} = H_i + H_m, m the least index with f(H_m) >= H_i, every n is in one way
// a sum of terms of H in which f(p) is less than the next larger part, for every
// part p. The mover loses exactly when the limit is less than the smallest part;
// at the start, when n is a term of H [Schwenk 1970].
//
// One way: a sum with the largest part H_i continues with H_l, l < m, and so, by
// induction, with less than H_m in all; it is less than H_{i+1}, and so H_i is the
// largest term that is at most n. What is left of n is less than H_m, and its
// largest part H_l, l < m, has f(H_l) < H_i.
//
// Who loses: with a limit of p or more, p the smallest part, a take of p leaves
// the limit f(p), less than the smallest part to come, or nothing. A take of
// t < p breaks p, and the smallest part of the rest is x, that of p-t, as these
// lie below p. Were f(t) < x, then for the largest part y of t also
// y <= f(y) <= f(t) < x, and the parts of p-t and of t would make a second sum
// for p. So x is within the next limit.
//
// A take t wins exactly when it is a tail, that is some smallest parts together,
// and f(t) is less than the next larger part; or all n. For t wins when f(t) is
// less than the smallest part x of n-t; then t <= f(t) < x, and the parts of n-t
// and of t together are those of n. For factor 2: [Allen, Ponomarenko 2014].
//
// In misère play taking the last stone loses, and as a limit after a move is at
// least 1, the game is the normal one with a stone less: only a limit of 0 at the
// start, where the mover cannot move and has won, is an exception.
//
// Where f(t) < t for some t no theorem is used: engine/takeaway plays it; but for
// factor 0 see dynamic_constant.go. Nor is a closed form known for the nimbers.
var (
	dynamicTheorem = &game.Theorem{
		Claim: game.Text{
			En: "let f(t) = factor·t + plus be at least t for every t ≥ 1, and let H_1 = 1 and H_{i+1} = H_i + H_m, where m is the least index with f(H_m) ≥ H_i; with the heap written as a sum of terms of H, largest first, the mover loses exactly when the limit is less than the smallest part, and a take t wins exactly when it is some smallest parts together and f(t) is less than the next part, if there is one",
			Zh: "设 f(t) = factor·t + plus 对每个 t ≥ 1 都不小于 t；令 H_1 = 1，H_{i+1} = H_i + H_m，其中 m 是满足 f(H_m) ≥ H_i 的最小下标；把石子数从大到小贪心拆成 H 的项之和：当且仅当上限小于最小的一项时先手必败；取 t 个获胜，当且仅当 t 是最小的若干项之和，且 f(t) 小于再上一项（若还有）",
		},
		Source: "Schwenk 1970; proved here",
	}
	dynamicMisere = &game.Theorem{
		Claim: game.Text{
			En: "where f(t) = factor·t + plus is at least t for every t ≥ 1, nobody wants the last stone in misère play, so the game is the normal one with one stone less, decided by the sums of terms of H",
			Zh: "若 f(t) = factor·t + plus 对每个 t ≥ 1 都不小于 t，则反常规则下谁也不愿取最后一个石子，相当于少一个石子的正常规则，由 H 的项之和判定胜负",
		},
		Source: "proved here",
	}
)

var limitParam = game.Param{
	Name: "limit", Kind: game.Nat, Optional: true,
	Doc: game.Text{En: "most that the first move takes; n − 1 when not given", Zh: "第一步最多取几个；不给出时为 n − 1"},
}

var stonesForm = game.Form{Values: []game.Param{
	{Name: "n", Kind: game.Nat, Default: new(big.Int), Doc: game.Text{En: "stones in the heap", Zh: "石子总数"}},
}}

// Dynamic is a game of one heap whose next limit is linear in the last take.
var Dynamic = register(game.Ruleset{
	Name:    "dynamic",
	Aliases: []string{"dynamic_nim", "动态减法", "动态减法游戏"},
	Keywords: []string{
		"dynamic subtraction", "k-fold dynamic nim", "take-away game", "dynnim", "A simple stone game", "limit by the last take",
		"k倍动态减法游戏", "k倍减法", "动态尼姆", "取石子", "HDU 2486", "POJ 3922",
	},
	Title: game.Text{En: "Dynamic take-away", Zh: "动态减法游戏"},
	Rule: game.Text{
		En: "Take 1 to limit stones from the heap; the limit of the next move is factor times the number taken, plus plus. The first move may not take the whole heap, unless a limit that allows it is given.",
		Zh: "每次从一堆石子中取 1 到 limit 个；下一步的上限为本步所取个数的 factor 倍再加 plus。第一步不能全部取走，除非给出的 limit 允许。",
	},
	Forms: []game.Form{stonesForm},
	Params: []game.Param{
		{Name: "factor", Kind: game.Nat, Doc: game.Text{En: "the next limit is this times the number taken", Zh: "下一步的上限是所取个数的几倍"}},
		{Name: "plus", Kind: game.Nat, Min: -1_000_000_000, Default: new(big.Int), Doc: game.Text{En: "and this much more; the limit is never below 0", Zh: "再加上的数；上限不小于 0"}},
		limitParam,
	},
	Examples: []string{"dynamic(19, factor=3)", "dynamic(100, factor=1, plus=1, limit=19)", "dynamic(25, factor=2, plus=-1)"},
	Theory:   []*game.Theorem{dynamicTheorem, dynamicMisere, constantTheorem, constantMisere},
	New: func(a game.Args) (game.Position, error) {
		r := newDynamicRule(a.Nat("factor"), a.Nat("plus"), dynamicTheorem, dynamicMisere)
		r.notation = game.Notation{Name: "dynamic"}.With("factor", r.Factor)
		if r.Plus.Sign() != 0 {
			r.notation = r.notation.With("plus", r.Plus)
		}
		if r.Factor.Sign() == 0 {
			return constant{r.start(a)}, nil
		}
		return r.start(a), nil
	},
})
