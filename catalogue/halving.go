package catalogue

import (
	"iter"
	"math/big"
	"math/bits"

	"grundy/game"
)

// Theory: a heap of n leaves any of ⌈n/2⌉, …, n-1. The nimber g obeys g(2m) = m
// and g(2m+1) = g(m) [A025480]: with n + 1 = 2^k·u, u odd, it is (u-1)/2. By
// induction, the options of 2m are m, …, 2m-1, among whose nimbers are 0, …, m-1
// once each; those of 2m+1 are m+1, …, 2m, so that of the same nimbers with m for
// the option 2m the one that m has is missing. Who may take the last stone has
// g(1) = 1 instead of 0, and from there g(2) = 0: nimbers 0 and 1 change places,
// but for the empty heap.
//
// A heap of nimber v is the only one between n and 2n that has it, so at most one
// move wins. Of nimber 0 are n = 2^k - 1, and there 3·2^(k-2) - 1 of nimber 1 is
// an option; with the last stone taken these two kinds change places, and
// 2^(k-1) - 1 is an option of 3·2^(k-2) - 1: in misère sums heaps act as nim heaps
// [Ferguson 1974].
var (
	halvingTheorem = &game.Theorem{
		Claim: game.Text{
			En: "halve n while it is odd, rounding down; the nimber is half of the even number reached",
			Zh: "当 n 为奇数时反复折半（向下取整），直到得到偶数；SG 值是这个偶数的一半",
		},
		Source: "A025480",
	}
	halvingLast = &game.Theorem{
		Claim: game.Text{
			En: "halve n while it is odd and above 1, rounding down; the nimber is half of the even number reached, except that 2 has 0 and 1 has 1",
			Zh: "当 n 为大于 1 的奇数时反复折半（向下取整）；得到偶数则 SG 值是它的一半，但 2 的 SG 值为 0，1 的 SG 值为 1",
		},
		Source: "proved here",
	}
)

// Halving is the game of taking at most half.
var Halving = register(game.Ruleset{
	Name:    "halving",
	Aliases: []string{"take_half", "取半游戏", "至多取一半"},
	Keywords: []string{
		"take up to half", "at most half", "halving game", "marbles", "take 1 to half of the pile", "maximum nim", "A025480",
		"不超过一半", "最多取一半", "至少留一半", "拿弹珠",
	},
	Title: game.Text{En: "At most half", Zh: "至多取一半"},
	Rule: game.Text{
		En: "Take at least one stone, and at most half of those in one heap. A heap of 1 cannot be touched; with take_last=True its stone may be taken.",
		Zh: "从一堆中取走至少一个、至多一半的石子。只有 1 个的堆不能动；take_last=True 时可以取走这一个。",
	},
	Forms: []game.Form{heapForm},
	Params: []game.Param{{
		Name: "take_last", Kind: game.Bool, Default: false,
		Doc: game.Text{En: "a heap of 1 may be taken", Zh: "可以取走只剩 1 个的堆"},
	}},
	Examples: []string{"halving(98)", "halving(12, 20, 5)", "halving(98, take_last=True)"},
	Theory:   []*game.Theorem{halvingTheorem, halvingLast, fergusonTheorem},
	New: func(a game.Args) (game.Position, error) {
		n := game.Notation{Name: "halving"}
		if a.Bool("take_last") {
			n = n.With("take_last", true)
		}
		return game.Heaps{Rule: halving{a.Bool("take_last")}, Notation: n, Sizes: a.Nats()}, nil
	},
})

type halving struct{ last bool }

// least is what a heap of n leaves at least.
func (r halving) least(n *big.Int) *big.Int {
	half := new(big.Int).Add(n, one)
	half.Rsh(half, 1)
	if r.last && n.Cmp(one) == 0 {
		return new(big.Int)
	}
	return half
}

func (r halving) Take(n *big.Int) iter.Seq[game.HeapMove] {
	return takeBetween(n, one, new(big.Int).Sub(n, r.least(n)))
}

func (r halving) theorem() *game.Theorem {
	if r.last {
		return halvingLast
	}
	return halvingTheorem
}

func (r halving) Nimber(n *big.Int) (*big.Int, *game.Theorem) {
	if n.Sign() == 0 {
		return n, r.theorem()
	}
	v := new(big.Int).Add(n, one)
	v.Rsh(v, v.TrailingZeroBits()+1) // of u = 2v+1
	return r.swapped(v), r.theorem()
}

// swapped is the nimber of a heap that is not empty from what it is when the last
// stone stays, or the other way round.
func (r halving) swapped(v *big.Int) *big.Int {
	if r.last && v.Cmp(one) <= 0 {
		return new(big.Int).Sub(one, v)
	}
	return v
}

// HalvingNimber is the nimber of a heap on machine words, where a heap of 1
// cannot be touched.
func HalvingNimber(n uint64) uint64 {
	return (n >> bits.TrailingZeros64(^n)) >> 1
}

func (halving) Tame() *game.Theorem { return fergusonTheorem }

// TakeTo finds the only heap of nimber v between the least that is left and n: the
// largest m < n with m + 1 = 2^j·(2v+1).
func (r halving) TakeTo(n, v *big.Int) (game.HeapMoves, bool) {
	if n.Cmp(one) <= 0 {
		if r.last && n.Cmp(one) == 0 && v.Sign() == 0 {
			return game.OneHeapMove(game.Take(n, n)), true
		}
		return game.NoHeapMoves, true
	}
	u := new(big.Int).Lsh(r.swapped(v), 1)
	u.Add(u, one)
	if u.Cmp(n) > 0 {
		return game.NoHeapMoves, true
	}
	m := u.Lsh(u, uint(n.BitLen()-u.BitLen()))
	if m.Cmp(n) > 0 {
		m.Rsh(m, 1)
	}
	if m.Sub(m, one); m.Cmp(r.least(n)) < 0 {
		return game.NoHeapMoves, true
	}
	return game.OneHeapMove(game.Take(n, new(big.Int).Sub(n, m))), true
}

func (r halving) NimSequence() game.Sequence {
	return closedSequence{r, func(n uint64) uint64 {
		v := HalvingNimber(n)
		if r.last && n > 0 && v <= 1 {
			return 1 - v
		}
		return v
	}}
}

var halvingHeap = game.Text{En: "%[1]v + 1 = 2^%[2]v · %[3]v, so a heap of %[1]v has nimber %[4]v", Zh: "%[1]v + 1 = 2^%[2]v · %[3]v，因此大小为 %[1]v 的堆 SG 值为 %[4]v"}

// Reason says of each heap how it is halved.
func (r halving) Reason(sizes []*big.Int) []game.Step {
	steps := says(r.theorem().Claim)
	for _, n := range distinct(sizes) {
		next := new(big.Int).Add(n, one)
		k := next.TrailingZeroBits()
		g, _ := r.Nimber(n)
		if n.Sign() > 0 {
			steps = append(steps, game.Say(halvingHeap, n, k, next.Rsh(next, k), g))
		}
	}
	return steps
}
