package catalogue

import (
	"iter"
	"math"
	"math/big"

	"grundy/game"
)

// Theory: taking p..q, with M = p + q: where fewer than p cannot be taken,
// g(n) = floor((n mod M)/p) [Berlekamp, Conway, Guy 1982]; for p = 1 this is
// n mod (q+1) [Bachet 1612]. Where a rest smaller than p may be taken, by
// taking all of it or by overshooting, n mod M in 1..q gives
// g(n) = ceil((n mod M)/p), and any other remainder gives 0 (by induction on n:
// the options of n are the q-p+1 values just before, and 0 at the start).
// Every heap of nimber 0 with a move has an option of nimber 1, so misère sums
// act as Nim [Ferguson 1974].
var (
	bashTheorem = &game.Theorem{
		Claim: game.Text{
			En: "taking 1 to max, a heap of n has nimber n mod (max+1)",
			Zh: "每次取 1 到 max 个时，大小为 n 的堆的 SG 值为 n mod (max+1)",
		},
		Source: "Bachet 1612",
	}
	bashMinTheorem = &game.Theorem{
		Claim: game.Text{
			En: "taking min to max, a heap of n has nimber ⌊(n mod (min+max)) / min⌋",
			Zh: "每次取 min 到 max 个时，大小为 n 的堆的 SG 值为 ⌊(n mod (min+max)) / min⌋",
		},
		Source: "Berlekamp, Conway, Guy 1982",
	}
	bashRestTheorem = &game.Theorem{
		Claim: game.Text{
			En: "when a rest below min may be taken too, r = n mod (min+max) decides: nimber ⌈r / min⌉ for r from 1 to max, otherwise 0",
			Zh: "不足 min 的余数也可取走时，由 r = n mod (min+max) 决定：r 在 1 到 max 之间时 SG 值为 ⌈r / min⌉，否则为 0",
		},
		Source: "Berlekamp, Conway, Guy 1982",
	}
)

// Bash is Bash's game: take min to max from one heap.
var Bash = register(game.Ruleset{
	Name:    "bash",
	Aliases: []string{"巴什", "巴什博弈", "bachet"},
	Keywords: []string{
		"Bachet's game", "take 1 to m", "the game of 21", "count to 30", "LeetCode Nim Game", "LeetCode 292", "public sale", "Bash game",
		"巴什博奕", "巴仕博弈", "巴什賽局", "抢30", "抢数", "喊30", "数30", "报数", "取石子", "取石子(1..m)", "拍卖",
	},
	Title: game.Text{En: "Bash's game", Zh: "巴什博弈"},
	Rule: game.Text{
		En: "Take min to max stones from one heap; min is 1 unless said otherwise. A heap smaller than min cannot be touched, unless take_rest=True: then all of it must be taken at once. With overshoot=True a heap is what is missing to a goal, a move bids min to max, and a bid may pass the goal.",
		Zh: "从一堆中取 min 到 max 个石子，min 默认为 1。少于 min 的堆不能动；若 take_rest=True，则必须一次全部取走。若 overshoot=True，堆表示离目标还差多少，每步加价 min 到 max，最后一步可以超过目标。",
	},
	Forms: []game.Form{heapForm},
	Params: []game.Param{
		{Name: "max", Kind: game.Nat, Min: 1, Doc: game.Text{En: "most that a move takes", Zh: "一步最多取几个"}},
		{Name: "min", Kind: game.Nat, Min: 1, Default: one, Doc: game.Text{En: "least that a move takes", Zh: "一步最少取几个"}},
		{Name: "take_rest", Kind: game.Bool, Default: false, Doc: game.Text{En: "fewer than min are taken all at once", Zh: "不足 min 个时一次全部取走"}},
		{Name: "overshoot", Kind: game.Bool, Default: false, Doc: game.Text{En: "the last move may pass the goal", Zh: "最后一步可以超过目标"}},
	},
	Examples: []string{"bash(21, max=3)", "bash(3, max=5, overshoot=True)", "bash(8, min=3, max=5, take_rest=True)"},
	Theory:   []*game.Theorem{bashTheorem, bashMinTheorem, bashRestTheorem, fergusonTheorem},
	New:      newBash,
})

var (
	minAboveMax  = game.Text{En: "min is %v but max is only %v", Zh: "min 为 %v，而 max 只有 %v"}
	restAndShoot = game.Text{
		En: "take_rest and overshoot are two rules for the last stones; give one of them",
		Zh: "take_rest 与 overshoot 是关于最后几个石子的两种规则，只能给一个",
	}
)

func newBash(a game.Args) (game.Position, error) {
	r := bash{a.Nat("min"), a.Nat("max"), a.Bool("take_rest"), a.Bool("overshoot")}
	if r.min.Cmp(r.max) > 0 {
		return nil, game.Refuse(game.BadParameter, minAboveMax, r.min, r.max)
	}
	if r.rest && r.overshoot {
		return nil, game.Refuse(game.BadParameter, restAndShoot)
	}
	n := game.Notation{Name: "bash"}
	if r.min.Cmp(one) > 0 {
		n = n.With("min", r.min)
	}
	n = n.With("max", r.max)
	if r.rest = r.rest && r.min.Cmp(one) > 0; r.rest {
		n = n.With("take_rest", true)
	}
	if r.overshoot {
		n = n.With("overshoot", true)
	}
	return game.Heaps{Rule: r, Notation: n, Sizes: a.Nats()}, nil
}

type bash struct {
	min, max        *big.Int
	rest, overshoot bool
}

func (r bash) Take(n *big.Int) iter.Seq[game.HeapMove] {
	switch {
	case n.Sign() == 0:
		return game.NoHeapMoves.List
	case r.overshoot:
		return bids(n, span{r.min, r.max}).List
	case r.rest && n.Cmp(r.min) < 0:
		return takeBetween(n, n, n)
	}
	return takeBetween(n, r.min, r.max)
}

// modulus is min + max, the period of the nimbers.
func (r bash) modulus() *big.Int { return new(big.Int).Add(r.min, r.max) }

func (r bash) theorem() *game.Theorem {
	switch {
	case r.min.Cmp(one) == 0:
		return bashTheorem
	case r.rest || r.overshoot:
		return bashRestTheorem
	}
	return bashMinTheorem
}

func (r bash) Nimber(n *big.Int) (*big.Int, *game.Theorem) {
	m := new(big.Int).Mod(n, r.modulus())
	if r.theorem() == bashRestTheorem {
		if m.Cmp(r.max) > 0 {
			return new(big.Int), bashRestTheorem
		}
		m.Add(m, r.min).Sub(m, one)
	}
	return m.Div(m, r.min), r.theorem()
}

func (bash) Tame() *game.Theorem { return fergusonTheorem }

// TakeTo: the remainders mod min + max of the options of nimber v are
// consecutive, and the options are fewer than that.
func (r bash) TakeTo(n, v *big.Int) (game.HeapMoves, bool) {
	if n.Sign() == 0 {
		return game.NoHeapMoves, true
	}
	if r.rest && n.Cmp(r.min) < 0 {
		if v.Sign() != 0 {
			return game.NoHeapMoves, true
		}
		return game.OneHeapMove(game.Take(n, n)), true
	}
	lo, hi := r.remainders(v)
	legal := span{r.min, smaller(r.max, n)}
	found := cyclic(new(big.Int).Sub(n, hi), new(big.Int).Sub(n, lo), r.modulus(), legal)
	if !r.overshoot {
		return takes(n, found...), true
	}
	if v.Sign() == 0 { // every bid past the goal
		found = append(found, span{larger(r.min, new(big.Int).Add(n, one)), r.max})
	}
	return bids(n, found...), true
}

// remainders is the interval of remainders of nimber v; it may pass the modulus,
// and is empty when there is none.
func (r bash) remainders(v *big.Int) (lo, hi *big.Int) {
	lo = new(big.Int).Mul(v, r.min)
	hi = new(big.Int).Add(lo, r.min)
	if r.theorem() == bashMinTheorem || r.theorem() == bashTheorem {
		return lo, smaller(hi.Sub(hi, one), new(big.Int).Sub(r.modulus(), one))
	}
	if v.Sign() == 0 {
		return new(big.Int).Add(r.max, one), r.modulus()
	}
	lo.Sub(lo, r.min).Add(lo, one)
	return lo, smaller(hi.Sub(hi, r.min), r.max)
}

// BashOutcome is the outcome of one heap of n when a move takes 1 to max, on
// machine words. Whether the last move may overshoot makes no difference.
func BashOutcome(n, max uint64) game.Outcome { return game.Won(bashRest(n, max) != 0) }

// PowersOutcome is the outcome of one heap of n when a move takes a power of 2,
// on machine words: no such power is a multiple of 3, so those above 2 add
// nothing to taking 1 or 2.
func PowersOutcome(n uint64) game.Outcome { return BashOutcome(n, 2) }

// BashBids is the interval of the winning bids when n is missing to the goal
// and a bid is 1 to max and may pass it, on machine words; ok = false when no
// bid wins.
func BashBids(n, max uint64) (least, most uint64, ok bool) {
	rest := bashRest(n, max)
	if n <= max {
		return rest, max, rest > 0
	}
	return rest, rest, rest > 0
}

// bashRest is n mod (max+1), also where max+1 passes the machine word. A question whether
// n <= max would save the division half of the time, and cost more where it is guessed wrong.
func bashRest(n, max uint64) uint64 {
	if max == math.MaxUint64 {
		return n
	}
	return n % (max + 1)
}
