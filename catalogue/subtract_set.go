package catalogue

import (
	"context"
	"iter"
	"math/big"
	"slices"

	"grundy/engine/heap"
	"grundy/game"
)

// Theory: members above a heap do not matter to it, nor does a common divisor d:
// g(n) = g'(floor(n/d)) for the set of the quotients, since heaps move between
// equal remainders mod d only.
//
// Runs: let p, p+d, …, q be the beginning of the set, d | p, M = p + q, and every
// other member a multiple of d that is p to q mod M. Then g(n) =
// floor((n mod M)/p) [Berlekamp, Conway, Guy 1982]. For the run alone, divided by
// d, this is Bash's game from p to q. A further member is congruent to one of the
// run, so it leads to a nimber that a move of the run leads to from n + kM, which
// is not g(n).
//
// Pairs: for {a, b}, a < b, with r = n mod (a+b) and k = floor(r/a), g(n) =
// k mod 2 when r < b, and 2 - (k mod 2) otherwise [Berlekamp, Conway, Guy 1982].
// Below a+b: for n < b only a can be taken; from b on b leads to n-b < a of
// nimber 0 and a to the nimber of k-1. Above, by induction, with f the formula:
// r >= b has the options f(r-a), f(r-b) as before. a <= r < b has f(r-a) and
// f(r+a), and f(r+a) is not f(r): it is k mod 2 for r+a < b, and otherwise 1 when
// f(r) = 0 and 2 when f(r) = 1. r < a has f(r+b) and f(r+a), both not 0.
//
// Every finite set is periodic in the end [Golomb 1966]. For three members and
// more no formula is known in general: period and nimbers come from engine/heap.
var (
	runTheorem = &game.Theorem{
		Claim: game.Text{
			En: "when the set begins with the multiples of d from p to q, d divides p, and every other member is a multiple of d with a remainder from p to q mod p+q, a heap of n has nimber ⌊(n mod (p+q)) / p⌋",
			Zh: "若集合以 d 的倍数 p 到 q 开头（d 整除 p），其余各数也是 d 的倍数，且除以 p+q 的余数在 p 到 q 之间，则大小为 n 的堆的 SG 值为 ⌊(n mod (p+q)) / p⌋",
		},
		Source: "Berlekamp, Conway, Guy 1982",
	}
	pairTheorem = &game.Theorem{
		Claim: game.Text{
			En: "taking a or b, a < b, let r = n mod (a+b): a heap of n has nimber ⌊r/a⌋ mod 2 when r < b; otherwise 1 when ⌊r/a⌋ is odd and 2 when it is even",
			Zh: "每次取 a 或 b 个（a < b）时，令 r = n mod (a+b)：若 r < b，大小为 n 的堆的 SG 值为 ⌊r/a⌋ mod 2；否则 ⌊r/a⌋ 为奇数时是 1，为偶数时是 2",
		},
		Source: "Berlekamp, Conway, Guy 1982",
	}
	golombTheorem = &game.Theorem{
		Claim: game.Text{
			En: "the nimbers of a finite subtraction set are periodic from some heap on: each depends on the last max(S) before it alone",
			Zh: "有限减法集合的 SG 值从某个堆起是周期的：每个值只取决于它前面的 max(S) 个值",
		},
		Source: "Golomb 1966",
	}
)

// subtractionLaw is the formula of the pair of p and q, or of a run from p to q,
// with its theorem said of these numbers.
type subtractionLaw struct {
	theorem *game.Theorem
	p, q    *big.Int
	pair    bool
}

func (l *subtractionLaw) modulus() *big.Int { return new(big.Int).Add(l.p, l.q) }

func (l *subtractionLaw) nimber(n *big.Int) *big.Int {
	r := new(big.Int).Mod(n, l.modulus())
	k := new(big.Int).Div(r, l.p)
	switch {
	case !l.pair:
		return k
	case r.Cmp(l.q) < 0:
		return big.NewInt(int64(k.Bit(0)))
	}
	return big.NewInt(2 - int64(k.Bit(0)))
}

// period is the law of all heaps. The modulus is the least period, since the heaps of
// nimber 0 of a run, and those of nimber 2 of a pair, are neighbours within it. The
// pairs that fall under the law of runs are not asked for here: for others, with m =
// floor(b/a), heaps b to a+b-1 have k = m and then k = m+1, one of which is even, and
// where a divides b, k = m alone, which is even then.
func (l *subtractionLaw) period(ctx context.Context) (game.Law, error) {
	m := l.modulus()
	if m.Cmp(mostPeriods) > 0 {
		return game.Law{}, game.Refuse(game.Limit, widePeriod, game.Short(m.String()))
	}
	first := l.peak()
	return game.Law{
		Period: int(m.Int64()), Proof: l.theorem, Method: "formula",
		Most: l.nimber(first).Uint64(), First: int(first.Int64()),
	}, ctx.Err()
}

// peak is the least heap of the largest nimber: of a run the last multiple of p below
// the modulus, of a pair the least heap of nimber 2.
func (l *subtractionLaw) peak() *big.Int {
	k := new(big.Int)
	if !l.pair {
		k.Sub(l.modulus(), one).Div(k, l.p)
		return k.Mul(k, l.p)
	}
	if k.Div(l.q, l.p); k.Bit(0) == 0 {
		return l.q
	}
	return k.Add(k, one).Mul(k, l.p)
}

// listedSet is a finite set, sorted. The law of runs holds for heaps that only
// the first inRun members can be taken from, and of those run is a formula for
// the first runLength, and wide for more. The law of pairs holds for heaps that
// only two members can be taken from.
type listedSet struct {
	members          []*big.Int
	run, wide, pair  subtractionLaw
	runLength, inRun int
}

func newListedSet(members []*big.Int) *listedSet {
	p := members[0]
	step := p
	if len(members) > 1 {
		if d := new(big.Int).Sub(members[1], p); divides(d, p) {
			step = d
		}
	}
	q, i := p, 1
	for i < len(members) && new(big.Int).Sub(members[i], q).Cmp(step) == 0 {
		q = members[i]
		i++
	}
	s := &listedSet{members: members, runLength: i}
	s.run = subtractionLaw{theorem: runSaid(p, q, step), p: p, q: q}
	for i < len(members) && divides(step, members[i]) {
		if r := new(big.Int).Mod(members[i], s.run.modulus()); r.Cmp(p) < 0 || r.Cmp(q) > 0 {
			break
		}
		i++
	}
	s.inRun = i
	s.wide = subtractionLaw{theorem: wideSaid(p, q, step), p: p, q: q}
	if len(members) > 1 {
		s.pair = subtractionLaw{theorem: pairSaid(p, members[1]), p: p, q: members[1], pair: true}
	}
	return s
}

func divides(d, n *big.Int) bool { return new(big.Int).Rem(n, d).Sign() == 0 }

// count is how many members are at most n.
func (s *listedSet) count(n *big.Int) int {
	k, found := slices.BinarySearchFunc(s.members, n, (*big.Int).Cmp)
	if found {
		k++
	}
	return k
}

func (s *listedSet) upTo(n *big.Int) iter.Seq[*big.Int] {
	return slices.Values(s.members[:s.count(n)])
}

func (s *listedSet) law(n *big.Int) *subtractionLaw {
	switch k := s.count(n); {
	case k <= s.runLength:
		return &s.run
	case k <= s.inRun:
		return &s.wide
	case k == 2:
		return &s.pair
	}
	return nil
}

// search asks the engine for the members up to n, divided by their common
// divisor.
func (s *listedSet) search(ctx context.Context, n *big.Int, b *game.Budget) (*subtractionTable, error) {
	t, take, err := s.reduce(n, b)
	if err != nil {
		return nil, err
	}
	t.sequence, err = heap.Search(ctx, take, new(big.Int).Div(n, t.divisor), b)
	t.sayPeriod()
	return t, err
}

// tabulate is search without the proof of a period; n must be a machine word.
func (s *listedSet) tabulate(ctx context.Context, n *big.Int, b *game.Budget) (*subtractionTable, error) {
	t, take, err := s.reduce(n, b)
	if err != nil {
		return nil, err
	}
	values, err := heap.Table(ctx, take, int(new(big.Int).Div(n, t.divisor).Int64()), b)
	t.sequence = &heap.Sequence{Values: values}
	return t, err
}

// reduce begins a table for heaps up to n with the members that matter to them,
// divided by their common divisor.
func (s *listedSet) reduce(n *big.Int, b *game.Budget) (t *subtractionTable, take []int, err error) {
	k := max(1, s.count(n))
	t = &subtractionTable{divisor: new(big.Int)}
	for _, m := range s.members[:k] {
		t.divisor.GCD(nil, nil, t.divisor, m)
	}
	if k < len(s.members) {
		t.bound = s.members[k]
	}
	take, err = machineWords(s.members[:k], t.divisor, b)
	return t, take, err
}
