package catalogue

import (
	"iter"
	"math/big"
	"math/bits"
	"slices"

	"grundy/game"
	"grundy/internal/prime"
)

// Theory: the nimber of n > 0 is the number k of zeros at its binary end. Let n =
// 2^k·m, m odd. The divisor 2^j leaves nimber j for every j < k, as does every 2^j·e
// with e odd; and 2^k·e leaves 2^k(m-e), where m-e is even, of nimber above k.
//
// In misère play a lone number is lost exactly when it is 2, or odd and at least 5.
// An odd n >= 5 leaves even numbers, of at least 2n/3 > 2, and an even n >= 6 leaves
// the odd n-1 >= 5; 4 and 3 go to 2. Heaps do not act as nim heaps: 5 has nimber 0
// and no option of nimber 1. Sums in misère play are not known to us.
var (
	divisorTheorem = &game.Theorem{
		Claim: game.Text{
			En: "the nimber of n is the number of zeros at its binary end, the exponent of the largest power of two that divides it",
			Zh: "n 的 SG 值等于它的二进制末尾 0 的个数，即整除 n 的最大的 2 的幂的指数",
		},
		Source: "proved here",
	}
	divisorMisere = &game.Theorem{
		Claim: game.Text{
			En: "in misère play a lone number is lost exactly when it is 2, or odd and at least 5",
			Zh: "反常规则下，单独一个数必败当且仅当它是 2，或是不小于 5 的奇数",
		},
		Source: "proved here",
	}
)

// Divisor is the game of subtracting a proper divisor.
var Divisor = register(game.Ruleset{
	Name:    "divisor",
	Aliases: []string{"divisor_game", "除数博弈", "约数博弈"},
	Keywords: []string{
		"subtract a divisor", "proper divisor", "aliquot", "LeetCode 1025", "Divisor Game", "ABC", "Codeforces 1451",
		"除数游戏", "减去真约数", "取约数个", "减去一个真因子",
	},
	Title: game.Text{En: "Divisor game", Zh: "除数博弈"},
	Rule: game.Text{
		En: "Subtract from one number a divisor of it that is smaller than the number itself. From 1 there is no move, nor from 0.",
		Zh: "从一个数中减去它的一个小于自身的约数。数为 1（或 0）时不能走。",
	},
	Forms: []game.Form{{
		Repeat: true,
		Values: []game.Param{{Name: "n", Kind: game.Nat, Doc: game.Text{En: "a number", Zh: "一个数"}}},
	}},
	Examples: []string{"divisor(12)", "divisor(24, 10, 7)"},
	Theory:   []*game.Theorem{divisorTheorem, divisorMisere},
	New: func(a game.Args) (game.Position, error) {
		n := a.Nats()
		for _, x := range n {
			if _, rest := divisorPrimes(x); len(n) > 1 && rest.Cmp(one) != 0 {
				return nil, game.Refuse(game.Limit, hardDivisor, game.Short(x.String()))
			}
		}
		return heapsUnder(properDivisor{}, game.Notation{Name: "divisor"}, n), nil
	},
})

var (
	hardDivisor = game.Text{
		En: "the divisors of %[1]v were not found, so it can only be answered on its own",
		Zh: "未能找出 %[1]v 的全部约数，因此只能单独求解",
	}
	openDivisor = game.Text{
		En: "the winning moves subtract divisors of %[1]v, not all of which were found",
		Zh: "必胜走法是减去 %[1]v 的约数，而这些约数未能全部找出",
	}
)

// properDivisor is the rule of one number.
type properDivisor struct{}

// divisorPrimes are the primes of n as far as they are found, and the rest of n,
// which is 1 at machine words.
func divisorPrimes(n *big.Int) ([]prime.Power, *big.Int) {
	if n.Sign() == 0 {
		return nil, one
	}
	work := prime.Work
	return prime.Factorize(n, &work)
}

// Take lists the moves by the divisor. Of a number on its own whose divisors were
// not all found it lists those known; MovesTo and WinningMoves say so.
func (properDivisor) Take(n *big.Int) iter.Seq[game.HeapMove] {
	return func(yield func(game.HeapMove) bool) {
		if n.Cmp(one) <= 0 {
			return
		}
		ps, _ := divisorPrimes(n)
		for d := range prime.Divisors(ps) {
			if d.Cmp(n) < 0 && !yield(game.Take(n, d)) {
				return
			}
		}
	}
}

// DivisorOutcome is the outcome in normal play of one number.
func DivisorOutcome(n uint64) game.Outcome { return game.Won(n > 0 && n%2 == 0) }

func (properDivisor) Nimber(n *big.Int) (*big.Int, *game.Theorem) {
	return new(big.Int).SetUint64(uint64(n.TrailingZeroBits())), divisorTheorem
}

// mostDivisors bounds the divisors that are gone through for one nimber.
const mostDivisors = 1 << 20

// TakeTo finds the divisors 2^v·e for v below the exponent k, and none for k. For a
// larger v it goes through the divisors 2^k·e.
func (r properDivisor) TakeTo(n, v *big.Int) (game.HeapMoves, bool) {
	k := n.TrailingZeroBits()
	exponent := big.NewInt(int64(k))
	if n.Sign() == 0 || v.Cmp(exponent) == 0 || v.Cmp(big.NewInt(int64(n.BitLen()))) > 0 {
		return game.NoHeapMoves, true
	}
	ps, rest := divisorPrimes(n)
	odd := slices.DeleteFunc(ps, func(p prime.Power) bool { return p.Prime.Bit(0) == 0 })
	count := big.NewInt(1)
	for _, p := range odd {
		count.Mul(count, big.NewInt(int64(p.Times)+1))
	}
	shift, above := k, v.Cmp(exponent) > 0
	if !above {
		shift = uint(v.Uint64())
	}
	list := func(yield func(game.HeapMove) bool) {
		for e := range prime.Divisors(odd) {
			d := new(big.Int).Lsh(e, shift)
			left := new(big.Int).Sub(n, d)
			if g, _ := r.Nimber(left); left.Sign() > 0 && g.Cmp(v) == 0 && !yield(game.Take(n, d)) {
				return
			}
		}
	}
	switch {
	case rest.Cmp(one) != 0:
		return game.HeapMoves{List: list}, true
	case !above:
		return game.HeapMoves{Count: count, List: list}, true
	case count.Cmp(big.NewInt(mostDivisors)) > 0:
		return game.HeapMoves{}, false
	}
	return heapMoves(slices.Collect(list)), true
}

func (properDivisor) open(n *big.Int) game.Phrase { return openDivisor.With(game.Short(n.String())) }

// lastSmall is the last number whose winning moves in misère play are not those of
// normal play.
const lastSmall = 7

func (r properDivisor) aloneOutcome(n *big.Int, c game.Convention) (game.Outcome, *game.Theorem) {
	if c == game.Normal {
		return 0, nil
	}
	two, five := n.Cmp(big.NewInt(2)) == 0, n.Cmp(big.NewInt(5)) >= 0
	return game.Won(!two && (n.Bit(0) == 0 || !five)), divisorMisere
}

// aloneMoves are those of normal play for larger numbers: odd divisors.
func (r properDivisor) aloneMoves(n *big.Int, c game.Convention) (game.Moves, bool) {
	if c == game.Normal || n.Cmp(big.NewInt(lastSmall)) <= 0 {
		return game.Moves{}, false
	}
	return heapsUnder(r, game.Notation{Name: "divisor"}, []*big.Int{n}).(loneHeap).MovesTo(new(big.Int))
}

func (r properDivisor) NimSequence() game.Sequence { return closedSequence{r, DivisorNimber} }

// DivisorNimber is the nimber on machine words.
func DivisorNimber(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	return uint64(bits.TrailingZeros64(n))
}

var divisorHeap = game.Text{En: "%[1]v = 2^%[2]v · %[3]v, so it has nimber %[2]v", Zh: "%[1]v = 2^%[2]v · %[3]v，因此 SG 值为 %[2]v"}

// Reason says of each number what power of two divides it.
func (properDivisor) Reason(sizes []*big.Int) []game.Step {
	steps := says(divisorTheorem.Claim)
	for _, n := range distinct(sizes) {
		if k := n.TrailingZeroBits(); n.Sign() > 0 {
			steps = append(steps, game.Say(divisorHeap, n, k, new(big.Int).Rsh(n, k)))
		}
	}
	return steps
}
