package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
	"grundy/internal/prime"
)

// Theory: the nimber is n mod 4. By induction: 1, 2 and 3 may be taken, which
// leads to the three other remainders as far as they are smaller or there are
// stones enough, and no multiple of 4 is 1 or a prime. In misère sums a heap acts
// as a nim heap [Ferguson 1974]. The winning moves of a large heap are as many as
// there are primes of one remainder mod 4 up to it: they are sieved.
var primeTheorem = &game.Theorem{
	Claim: game.Text{
		En: "a heap of n has nimber n mod 4: 1, 2 and 3 may be taken, and no multiple of 4",
		Zh: "大小为 n 的堆的 SG 值为 n mod 4：1、2、3 都可以取，而 4 的倍数都不能取",
	},
	Source: "proved here",
}

// Prime is the game of taking 1 or a prime.
var Prime = register(game.Ruleset{
	Name:    "prime",
	Aliases: []string{"take_a_prime", "取素数", "素数游戏"},
	Keywords: []string{
		"take 1 or a prime", "prime game", "prime numbers", "game of primes", "取质数", "取 1 或素数", "质数游戏", "只能取 1 或质数",
	},
	Title: game.Text{En: "Take 1 or a prime", Zh: "取 1 或素数"},
	Rule: game.Text{
		En: "Take one stone, or a prime number of them, from one heap.",
		Zh: "从一堆中取走 1 个或素数个石子。",
	},
	Forms:    []game.Form{heapForm},
	Examples: []string{"prime(90)", "prime(31, 17, 6)"},
	Theory:   []*game.Theorem{primeTheorem, fergusonTheorem},
	New: func(a game.Args) (game.Position, error) {
		return heapsUnder(onePrime{}, game.Notation{Name: "prime"}, a.Nats()), nil
	},
})

// onePrime is the rule of one heap.
type onePrime struct{}

var four = big.NewInt(4)

func onesAndPrimes(yield func(*big.Int) bool) {
	if yield(one) {
		primeSet(yield)
	}
}

func (onePrime) Take(n *big.Int) iter.Seq[game.HeapMove] {
	return func(yield func(game.HeapMove) bool) {
		for k := range membersTo(onesAndPrimes, n) {
			if !yield(game.Take(n, k)) {
				return
			}
		}
	}
}

func (onePrime) Nimber(n *big.Int) (*big.Int, *game.Theorem) {
	return new(big.Int).And(n, big.NewInt(3)), primeTheorem
}

func (onePrime) Tame() *game.Theorem { return fergusonTheorem }

// mostSieved bounds the heaps whose moves are counted by a sieve.
const mostSieved = 1 << 23

// TakeTo is silent where primes of a large heap would have to be counted.
func (r onePrime) TakeTo(n, v *big.Int) (game.HeapMoves, bool) {
	rest := new(big.Int).Sub(n, v)
	rest.And(rest, big.NewInt(3))
	two := big.NewInt(2)
	switch {
	case v.Cmp(four) >= 0 || rest.Sign() == 0:
		return game.NoHeapMoves, true
	case rest.Cmp(two) == 0 && n.Cmp(two) >= 0:
		return game.OneHeapMove(game.Take(n, two)), true
	case rest.Cmp(two) == 0:
		return game.NoHeapMoves, true
	case n.Cmp(big.NewInt(mostSieved)) > 0:
		return game.HeapMoves{}, false
	}
	var found []game.HeapMove
	if n.Sign() > 0 && rest.Cmp(one) == 0 {
		found = append(found, game.Take(n, one))
	}
	for _, p := range prime.Below(int(n.Int64()) + 1) {
		if p%4 == rest.Uint64() {
			found = append(found, game.Take(n, new(big.Int).SetUint64(p)))
		}
	}
	return heapMoves(found), true
}

// aloneOutcome speaks for heaps whose moves are too many to be counted.
func (r onePrime) aloneOutcome(n *big.Int, c game.Convention) (game.Outcome, *game.Theorem) {
	v, by := r.Nimber(n)
	lost := new(big.Int)
	if c == game.Misere {
		by, lost = fergusonTheorem, one
	}
	if n.Cmp(big.NewInt(mostSieved)) <= 0 && c == game.Normal {
		by = nil
	}
	return game.Won(v.Cmp(lost) != 0), by
}

var manyPrimes = game.Text{
	En: "of 1 and the primes up to %[1]v all that have remainder %[2]v mod 4 win, too many to count; those below %[3]v are listed",
	Zh: "1 和不超过 %[1]v 的素数中，凡除以 4 余 %[2]v 的都能取胜，多得无法计数；列出的是小于 %[3]v 的",
}

// mostPrimes bounds the primes that are listed of a large heap.
const mostPrimes = 1 << 16

// aloneMoves counts the winning moves, or lists the least.
func (r onePrime) aloneMoves(n *big.Int, c game.Convention) (game.Moves, bool) {
	v := new(big.Int)
	if c == game.Misere {
		v = one
	}
	p := heapsUnder(r, game.Notation{Name: "prime"}, []*big.Int{n}).(loneHeap)
	if ms, ok := p.MovesTo(v); ok {
		return ms, true
	}
	rest := new(big.Int).Sub(n, v)
	rest.And(rest, big.NewInt(3))
	return game.Moves{
		Why: manyPrimes.With(game.Short(n.String()), rest, mostPrimes),
		List: func(yield func(game.Move) bool) {
			for k := range membersTo(onesAndPrimes, big.NewInt(mostPrimes)) {
				left := new(big.Int).Sub(n, k)
				if g, _ := r.Nimber(left); g.Cmp(v) == 0 && !yield(p.take(k)) {
					return
				}
			}
		},
	}, true
}

func (r onePrime) NimSequence() game.Sequence {
	return formulaSequence{rule: r, modulus: four, first: big.NewInt(3)}
}

var primeHeap = game.Text{En: "%[1]v mod %[2]v = %[3]v, so a heap of %[1]v has nimber %[4]v", Zh: "%[1]v mod %[2]v = %[3]v，因此大小为 %[1]v 的堆 SG 值为 %[4]v"}

// Reason shows the remainders.
func (r onePrime) Reason(sizes []*big.Int) []game.Step {
	nimber := func(n *big.Int) *big.Int { v, _ := r.Nimber(n); return v }
	return append(says(primeTheorem.Claim), residues(sizes, four, nimber, primeHeap)...)
}
