package catalogue

import (
	"context"
	"iter"
	"math/big"
	"math/bits"

	"grundy/engine/takeaway"
	"grundy/game"
)

// Theory: let a take of t leave the limit f(t) = factor·t + plus, where f(t) is
// never less than t. With H_1 = 1 and H_{i+1} = H_i + H_m, m the least index with
// f(H_m) >= H_i, every n is in one way a sum of terms of H in which f(p) is less
// than the next larger part, for every part p. The mover loses exactly when the
// limit is less than the smallest part [Schwenk 1970].
//
// A take t wins exactly when t is a tail, that is some smallest parts together,
// and f(t) is less than the next larger part; or all n. For t wins when f(t) is
// less than the smallest part r of n-t; then t <= f(t) < r, and the parts of n-t
// and of t together are those of n. For factor 2: [Allen, Ponomarenko 2014].
//
// In misère play taking the last stone loses, and as a limit after a move is at
// least 1, the game is the normal one with a stone less: only a limit of 0 at the
// start, where the mover cannot move and has won, is an exception.
//
// Where f(t) < t for some t no theorem is used: engine/takeaway plays it. Nor is
// a closed form known for the nimbers.
var (
	dynamicTheorem = &game.Theorem{
		Claim: game.Text{
			En: "let f(t) = factor·t + plus, H_1 = 1 and H_{i+1} = H_i + H_m, where m is the least index with f(H_m) ≥ H_i; with the heap written as a sum of terms of H, largest first, the mover loses exactly when the limit is less than the smallest part, and a take t wins exactly when it is some smallest parts together and f(t) is less than the next part, if there is one",
			Zh: "令 f(t) = factor·t + plus，H_1 = 1，H_{i+1} = H_i + H_m，其中 m 是满足 f(H_m) ≥ H_i 的最小下标；把石子数从大到小贪心拆成 H 的项之和：当且仅当上限小于最小的一项时先手必败；取 t 个获胜，当且仅当 t 是最小的若干项之和，且 f(t) 小于再上一项（若还有）",
		},
		Source: "Schwenk 1970",
	}
	dynamicMisere = &game.Theorem{
		Claim: game.Text{
			En: "in misère play nobody wants the last stone, so the game is the normal one with one stone less, decided by the sums of terms of H",
			Zh: "反常规则下谁也不愿取最后一个石子，相当于少一个石子的正常规则，由 H 的项之和判定胜负",
		},
		Source: "Schwenk 1970",
	}
)

var limitParam = game.Param{
	Name: "limit", Kind: game.Nat, Optional: true,
	Doc: game.Text{En: "most that the first move takes; n − 1 when not given", Zh: "第一步最多取几个；不给出时为 n − 1"},
}

var stonesForm = game.Form{Values: []game.Param{
	{Name: "n", Kind: game.Nat, Doc: game.Text{En: "stones in the heap", Zh: "石子总数"}},
}}

// Dynamic is a game of one heap whose next limit is linear in the last take.
var Dynamic = register(game.Ruleset{
	Name:    "dynamic",
	Aliases: []string{"dynamic_nim", "动态减法", "动态减法游戏"},
	Keywords: []string{
		"dynamic subtraction", "take-away game", "dynnim", "A simple stone game", "limit by the last take",
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
	Theory:   []*game.Theorem{dynamicTheorem, dynamicMisere},
	New: func(a game.Args) (game.Position, error) {
		r := dynamicRule{
			Rule:     takeaway.Rule{Factor: a.Nat("factor"), Plus: a.Nat("plus")},
			notation: game.Notation{Name: "dynamic"}.With("factor", a.Nat("factor")),
			theorems: map[game.Convention]*game.Theorem{game.Normal: dynamicTheorem, game.Misere: dynamicMisere},
		}
		if r.Plus.Sign() != 0 {
			r.notation = r.notation.With("plus", r.Plus)
		}
		return r.start(a), nil
	},
})

// dynamicRule is what all positions of one game share.
type dynamicRule struct {
	takeaway.Rule
	notation game.Notation
	theorems map[game.Convention]*game.Theorem
}

// start makes the position of n and limit among the arguments.
func (r *dynamicRule) start(a game.Args) dynamic {
	n, limit := a.Nats()[0], a.Nat("limit")
	if limit == nil {
		limit = larger(new(big.Int).Sub(n, one), new(big.Int))
	}
	return dynamic{r, n, smaller(limit, n)}
}

// dynamic is a heap of n of which at most limit may be taken, limit <= n.
type dynamic struct {
	rule     *dynamicRule
	n, limit *big.Int
}

func (p dynamic) String() string {
	notation := p.rule.notation
	if first := new(big.Int).Sub(p.n, one); p.limit.Cmp(first) != 0 && p.n.Sign() > 0 {
		notation = notation.With("limit", p.limit)
	}
	return notation.Heaps(p.n)
}

func (p dynamic) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		span{one, p.limit}.each(func(t *big.Int) bool { return yield(p.take(t)) })
	}
}

var (
	takeLimitedText = game.Text{En: "take %[1]v, leaving %[2]v with a limit of %[3]v", Zh: "取 %[1]v 个，剩 %[2]v 个，对方最多取 %[3]v 个"}
	takeWholeText   = game.Text{En: "take all %[1]v", Zh: "把 %[1]v 个全部取走"}
)

func (p dynamic) take(t *big.Int) game.Move {
	left := new(big.Int).Sub(p.n, t)
	to := dynamic{p.rule, left, smaller(p.rule.Next(t), left)}
	say := takeLimitedText.With(t, left, to.limit)
	if left.Sign() == 0 {
		say = takeWholeText.With(t)
	}
	return game.Move{Say: say, At: []int{0}, To: to}
}

// parts decomposes the stones that may be taken without loss: all of them, or
// in misère play all but the last. It is nil where the theorem is silent. The
// heap and the limit must not be 0.
func (p dynamic) parts(c game.Convention) (parts []*big.Int, ok bool) {
	n := p.n
	if c == game.Misere {
		n = new(big.Int).Sub(n, one)
	}
	if !p.rule.Covers() || n.Sign() == 0 {
		return nil, p.rule.Covers()
	}
	return p.rule.Parts(n)
}

// Outcome compares the limit with the smallest part.
func (p dynamic) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	by := p.rule.theorems[c]
	if p.limit.Sign() == 0 && p.rule.Covers() {
		return game.Won(c == game.Misere), by
	}
	parts, ok := p.parts(c)
	if !ok {
		return 0, nil
	}
	return game.Won(len(parts) > 0 && p.limit.Cmp(parts[len(parts)-1]) >= 0), by
}

// WinningMoves are the tails within the limit that leave a limit below the next
// part.
func (p dynamic) WinningMoves(c game.Convention) (game.Moves, bool) {
	if p.limit.Sign() == 0 {
		return fewMoves(nil), true
	}
	parts, ok := p.parts(c)
	var won []game.Move
	for _, i := range p.tails(parts) {
		won = append(won, p.take(total(parts[i:])))
	}
	return fewMoves(won), ok
}

// tails returns where the winning tails of the parts begin, shortest first.
func (p dynamic) tails(parts []*big.Int) (starts []int) {
	tail := new(big.Int)
	for i := len(parts) - 1; i >= 0; i-- {
		if tail.Add(tail, parts[i]).Cmp(p.limit) > 0 {
			break
		}
		if i == 0 || p.rule.Next(tail).Cmp(parts[i-1]) < 0 {
			starts = append(starts, i)
		}
	}
	return starts
}

func total(parts []*big.Int) *big.Int {
	sum := new(big.Int)
	for _, p := range parts {
		sum.Add(sum, p)
	}
	return sum
}

// Search computes the nimbers of all heaps up to this one.
func (p dynamic) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	t, err := takeaway.Nimbers(ctx, p.rule.Rule, p.n, b)
	if err != nil {
		return nil, err
	}
	return func(q game.Position) (game.Value, bool) {
		d, ok := q.(dynamic)
		if !ok || d.rule.notation != p.rule.notation {
			return game.Value{}, false
		}
		v, ok := t.Nimber(d.n, d.limit)
		return game.Value{Nimber: new(big.Int).SetUint64(v)}, ok
	}, nil
}

// Settle finds the winners of all heaps up to this one.
func (p dynamic) Settle(ctx context.Context, c game.Convention, b *game.Budget) (func(game.Position) (game.Outcome, bool), error) {
	o, err := takeaway.Settle(ctx, p.rule.Rule, p.n, c, b)
	if err != nil {
		return nil, err
	}
	return func(q game.Position) (game.Outcome, bool) {
		d, ok := q.(dynamic)
		if !ok || d.rule.notation != p.rule.notation {
			return 0, false
		}
		return o.Outcome(d.n, d.limit)
	}, nil
}

// View draws the heap.
func (p dynamic) View() game.View { return game.View{Kind: "heaps", Sizes: []*big.Int{p.n}} }

// DynamicPart is the smallest part of n >= 1 for a factor >= 1 and nothing plus,
// on machine words: the least winning take where all may be taken, and so n is
// lost at the start exactly when it is n itself. It needs time and memory for
// the terms of H up to n, about factor·(1 + ln(n/factor)) of them.
func DynamicPart(n, factor uint64) uint64 {
	if n-1 <= factor {
		return n
	}
	h := []uint64{1}
	for m, last := 0, uint64(1); ; h = append(h, last) {
		for !covers(factor, h[m], last) {
			m++
		}
		if h[m] > n-last {
			break
		}
		last += h[m]
	}
	for i := len(h) - 1; ; i-- {
		if n == h[i] {
			return n
		}
		if n > h[i] {
			n -= h[i]
		}
	}
}

// covers reports whether factor·t >= limit.
func covers(factor, t, limit uint64) bool {
	high, low := bits.Mul64(factor, t)
	return high > 0 || low >= limit
}
