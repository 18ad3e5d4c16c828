package catalogue

import (
	"context"
	"iter"
	"math/big"

	"grundy/engine/heap"
	"grundy/game"
	"grundy/internal/prime"
)

// Theory: the powers of 2 and the odd numbers fall under the law of runs, with
// the runs 1, 2 and 1: g(n) = n mod 3 and n mod 2. No formula is known for the
// nimbers of the squares, the primes or the Fibonacci numbers, nor whether those
// of the squares or the primes are bounded: they come from engine/heap.
var (
	powersTheorem = &game.Theorem{
		Claim: game.Text{
			En: "taking powers of 2, a heap of n has nimber n mod 3: 1 or 2 can be taken, and no power of 2 is a multiple of 3",
			Zh: "每次取 2 的幂个时，大小为 n 的堆的 SG 值为 n mod 3：1 个或 2 个总能取，而 2 的幂都不是 3 的倍数",
		},
		Source: "Berlekamp, Conway, Guy 1982",
	}
	oddTheorem = &game.Theorem{
		Claim: game.Text{
			En: "taking odd numbers, every move turns an even heap into an odd one and an odd one into an even one, so a heap of n has nimber n mod 2",
			Zh: "每次取奇数个时，每一步都改变堆的奇偶，所以大小为 n 的堆的 SG 值为 n mod 2",
		},
		Source: "Berlekamp, Conway, Guy 1982",
	}
)

// namedSets are the infinite sets. They are only read.
var namedSets = map[string]takeSet{
	"powers_of_2": &lawfulSet{
		first: map[int64]int64{1: 1, 2: 2}, // 4^k and 2*4^k
		next:  func(k *big.Int) *big.Int { return new(big.Int).Lsh(k, 2) },
		count: func(first int64, n *big.Int) *big.Int {
			return big.NewInt((int64(n.BitLen()) - first + 2) / 2)
		},
		all:  iterate(func(k *big.Int) *big.Int { return new(big.Int).Lsh(k, 1) }),
		laws: subtractionLaw{theorem: powersTheorem, p: one, q: big.NewInt(2)},
	},
	"odd": &lawfulSet{
		first: map[int64]int64{1: 1},
		next:  func(k *big.Int) *big.Int { return new(big.Int).Add(k, big.NewInt(2)) },
		count: func(_ int64, n *big.Int) *big.Int {
			c := new(big.Int).Add(n, one)
			return c.Rsh(c, 1)
		},
		all:  iterate(func(k *big.Int) *big.Int { return new(big.Int).Add(k, big.NewInt(2)) }),
		laws: subtractionLaw{theorem: oddTheorem, p: one, q: one},
	},
	"squares":   lawlessSet{squareSet},
	"fibonacci": lawlessSet{fibonacciSet},
	"primes":    lawlessSet{primeSet},
	// The nimbers of the factorials look periodic with period 25 for 5,050 heaps,
	// and are not [A014587].
	"factorials": lawlessSet{factorialSet},
}

// membersTo lists the members of a sorted set that are at most n.
func membersTo(all iter.Seq[*big.Int], n *big.Int) iter.Seq[*big.Int] {
	return func(yield func(*big.Int) bool) {
		if n.Sign() == 0 {
			return
		}
		for k := range all {
			if k.Cmp(n) > 0 || !yield(k) {
				return
			}
		}
	}
}

// lawfulSet is an infinite set with a law of runs for p = 1: an option n-k has
// the nimber (n-k) mod modulus.
type lawfulSet struct {
	all  iter.Seq[*big.Int]
	laws subtractionLaw

	// The members of one remainder mod the modulus: the first by the remainder,
	// the next after each, and how many are at most n.
	first map[int64]int64
	next  func(*big.Int) *big.Int
	count func(first int64, n *big.Int) *big.Int
}

func (s *lawfulSet) upTo(n *big.Int) iter.Seq[*big.Int] { return membersTo(s.all, n) }

func (s *lawfulSet) law(*big.Int) *subtractionLaw { return &s.laws }

func (s *lawfulSet) search(context.Context, *big.Int, *game.Budget) (*subtractionTable, error) {
	return nil, nil
}

// takeTo counts the moves to nimber v without listing them.
func (s *lawfulSet) takeTo(n, v *big.Int) game.HeapMoves {
	m := s.laws.modulus()
	rest := new(big.Int).Sub(n, v)
	first, ok := s.first[rest.Mod(rest, m).Int64()]
	if !ok || v.Cmp(m) >= 0 || n.Cmp(big.NewInt(first)) < 0 {
		return game.NoHeapMoves
	}
	return game.HeapMoves{Count: s.count(first, n), List: func(yield func(game.HeapMove) bool) {
		for k := big.NewInt(first); k.Cmp(n) <= 0; k = s.next(k) {
			if !yield(game.Take(n, k)) {
				return
			}
		}
	}}
}

// lawlessSet is an infinite set without a known law.
type lawlessSet struct{ all iter.Seq[*big.Int] }

func (s lawlessSet) upTo(n *big.Int) iter.Seq[*big.Int] { return membersTo(s.all, n) }

func (lawlessSet) law(*big.Int) *subtractionLaw { return nil }

// search fills a table up to n.
func (s lawlessSet) search(ctx context.Context, n *big.Int, b *game.Budget) (*subtractionTable, error) {
	if err := fits(n, b); err != nil {
		return nil, err
	}
	take, err := s.members(ctx, n)
	if err != nil {
		return nil, err
	}
	values, err := heap.Table(ctx, take, int(n.Int64()), b)
	return &subtractionTable{sequence: &heap.Sequence{Values: values}, divisor: one}, err
}

// members lists the members that are at most n, a machine word.
func (s lawlessSet) members(ctx context.Context, n *big.Int) (take []int, err error) {
	for k := range s.upTo(n) {
		take = append(take, int(k.Int64()))
		if len(take)%1000 == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	return take, nil
}

// fits refuses a table up to n that is out of reach, before members are listed
// for it.
func fits(n *big.Int, b *game.Budget) error {
	if _, err := machineWords([]*big.Int{n}, one, b); err != nil {
		return err
	}
	bytes := 2 * n.Int64()
	if err := b.Hold(bytes); err != nil {
		return err
	}
	b.Release(bytes)
	return nil
}

// iterate lists 1, next(1), next(next(1)), … without end.
func iterate(next func(*big.Int) *big.Int) iter.Seq[*big.Int] {
	return func(yield func(*big.Int) bool) {
		for k := one; yield(k); k = next(k) {
		}
	}
}

func squareSet(yield func(*big.Int) bool) {
	for i := one; yield(new(big.Int).Mul(i, i)); i = new(big.Int).Add(i, one) {
	}
}

func fibonacciSet(yield func(*big.Int) bool) {
	for a, b := one, big.NewInt(2); yield(a); a, b = b, new(big.Int).Add(a, b) {
	}
}

func factorialSet(yield func(*big.Int) bool) {
	for i, f := one, one; yield(f); f = new(big.Int).Mul(f, i) {
		i = new(big.Int).Add(i, one)
	}
}

// primeSet sieves twice as far each time.
func primeSet(yield func(*big.Int) bool) {
	for from, most := 2, 64; ; from, most = most, 2*most {
		for _, p := range prime.Below(most) {
			if p >= uint64(from) && !yield(new(big.Int).SetUint64(p)) {
				return
			}
		}
	}
}
