package catalogue

import (
	"context"
	"iter"
	"math/big"
	"math/bits"
	"sync"

	"grundy/game"
	"grundy/internal/prime"
)

// Theory: the mover loses exactly at 1, at 2^k with k >= 2, and at 2p with p an
// odd prime [Codeforces 1370C]. An odd n > 1 goes to 1; 2^k·m with k >= 2 and m
// odd goes to 2^k; 2m with m composite goes to 2p for a prime p of m; and from
// the numbers said to be lost every move leads to one that is said to be won.
// No closed form is known for the nimbers, nor for misère play: both come from
// the definition, for all numbers up to n at once.
var oddDivisorTheorem = &game.Theorem{
	Claim: game.Text{
		En: "the mover loses exactly at 1, at the powers of two from 4 on, and at twice an odd prime",
		Zh: "先手必败的数恰为：1、不小于 4 的 2 的幂，以及奇素数的两倍",
	},
	Source: "Codeforces 1370C",
}

// OddDivisor is the number game: divide by an odd divisor, or subtract 1.
var OddDivisor = register(game.Ruleset{
	Name:    "odd_divisor",
	Aliases: []string{"奇约数", "奇因数", "奇约数游戏"},
	Keywords: []string{
		"Number Game", "Codeforces 1370C", "Ashishgup", "FastestFinger", "divide by an odd divisor or subtract 1",
		"数字游戏", "除以奇约数", "除以奇因子", "减一", "取奇约数或减1", "一本通",
	},
	Title: game.Text{En: "Odd divisors", Zh: "奇约数游戏"},
	Rule: game.Text{
		En: "Divide the number by an odd divisor of it that is greater than 1, or subtract 1. At 1 there is no move.",
		Zh: "把当前的数除以它的一个大于 1 的奇约数，或者减 1；数为 1 时不能走。",
	},
	Forms: []game.Form{{Values: []game.Param{
		{Name: "n", Kind: game.Nat, Min: 1, Default: one, Doc: game.Text{En: "the number", Zh: "当前的数"}},
	}}},
	Examples: []string{"odd_divisor(12)", "odd_divisor(30)", "odd_divisor(2000000014)"},
	Theory:   []*game.Theorem{oddDivisorTheorem},
	New: func(a game.Args) (game.Position, error) {
		return newOddDivisor(a.Nats()[0]), nil
	},
})

// oddDivisor is a number, with the primes of its odd part as far as they are
// found, the rest of it, and what theory says of the number: each worked out
// when it is first asked for, and once.
type oddDivisor struct {
	n       *big.Int
	factors func() (ps []prime.Power, rest *big.Int)
	answer  func() divisorAnswer
}

func newOddDivisor(n *big.Int) oddDivisor {
	p := oddDivisor{n: n}
	p.factors = sync.OnceValues(func() ([]prime.Power, *big.Int) {
		_, odd := p.split()
		work := prime.Work
		return prime.Factorize(odd, &work)
	})
	p.answer = sync.OnceValue(p.analyse)
	return p
}

func (p oddDivisor) String() string { return game.Notation{Name: "odd_divisor"}.Heaps(p.n) }

var (
	divideText = game.Text{En: "divide by %[1]v, leaving %[2]v", Zh: "除以 %[1]v，得 %[2]v"}
	minusText  = game.Text{En: "subtract 1, leaving %[1]v", Zh: "减 1，得 %[1]v"}
)

func (p oddDivisor) divide(d *big.Int) game.Move {
	to := newOddDivisor(new(big.Int).Quo(p.n, d))
	return game.Move{Say: divideText.With(d, to.n), At: []int{0}, To: to}
}

func (p oddDivisor) minus() game.Move {
	to := newOddDivisor(new(big.Int).Sub(p.n, one))
	return game.Move{Say: minusText.With(to.n), At: []int{0}, To: to}
}

// Moves lists the divisions, by the divisor, and then the subtraction. Of a
// number that cannot be factored it lists the divisors that are known; such a
// number has its WinningMoves from the theorem, or no Outcome, so that no answer
// rests on the list.
func (p oddDivisor) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		if p.n.Cmp(one) == 0 {
			return
		}
		ps, _ := p.factors()
		for d := range prime.Divisors(ps) {
			if d.Cmp(one) > 0 && !yield(p.divide(d)) {
				return
			}
		}
		yield(p.minus())
	}
}

// split writes the number as 2^k times an odd number.
func (p oddDivisor) split() (k uint, odd *big.Int) {
	k = p.n.TrailingZeroBits()
	return k, new(big.Int).Rsh(p.n, k)
}

// OddDivisorOutcome is the outcome in normal play of n >= 1.
func OddDivisorOutcome(n uint64) game.Outcome {
	k := bits.TrailingZeros64(n)
	odd := n >> k
	return game.Won(n != 1 && (odd != 1 || k == 1) && !(k == 1 && prime.Is(odd)))
}

// Outcome knows the theorem. It is silent where a number is too large to settle
// whether its half is a prime; never at machine words.
func (p oddDivisor) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	if c == game.Misere {
		return 0, nil
	}
	if p.n.IsUint64() {
		return OddDivisorOutcome(p.n.Uint64()), oddDivisorTheorem
	}
	a := p.answer()
	if !a.open.IsZero() && !a.won {
		return 0, nil
	}
	return game.Won(a.won || len(a.divisors) > 0 || a.minus), oddDivisorTheorem
}

// WinningMoves are those that the theorem gives, as far as the primes are found.
func (p oddDivisor) WinningMoves(c game.Convention) (game.Moves, bool) {
	if c == game.Misere {
		return game.Moves{}, false
	}
	a := p.answer()
	var won []game.Move
	for _, d := range a.divisors {
		won = append(won, p.divide(d))
	}
	if a.minus {
		won = append(won, p.minus())
	}
	ms := fewMoves(won)
	if !a.open.IsZero() {
		ms.Count, ms.Why = nil, a.open
	}
	return ms, a.open.IsZero() || a.won
}

// Settle refuses a large number that theory leaves open, in words; in misère
// play it fills a table.
func (p oddDivisor) Settle(ctx context.Context, c game.Convention, b *game.Budget) (func(game.Position) (game.Outcome, bool), error) {
	if c == game.Normal {
		if a := p.answer(); !a.open.IsZero() && !a.won {
			return nil, &game.Error{Code: game.Limit, Say: a.open}
		}
		return nil, nil
	}
	t, err := newDivisorTable(ctx, p.n, b, misereLabel)
	if err != nil {
		return nil, err
	}
	return func(q game.Position) (game.Outcome, bool) {
		v, ok := t.at(q)
		return game.Won(v != 0), ok
	}, nil
}

// Search computes the nimbers of all numbers up to n.
func (p oddDivisor) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	t, err := newDivisorTable(ctx, p.n, b, mexLabel)
	if err != nil {
		return nil, err
	}
	return func(q game.Position) (game.Value, bool) {
		v, ok := t.at(q)
		return game.Value{Nimber: big.NewInt(int64(v))}, ok
	}, nil
}

// View draws the number as a heap.
func (p oddDivisor) View() game.View { return game.View{Kind: "heaps", Sizes: []*big.Int{p.n}} }
