package catalogue

import (
	"iter"
	"math/big"

	"grundy/engine/heap"
	"grundy/engine/heap/code"
	"grundy/game"
)

// TakeTo finds the moves to nimber v by the table of a period, however large the
// heap: of two heaps with a given sum the pairs of remainders mod the period
// tell, beside those with a heap before the period. It is silent where moves
// leave more than two heaps, where digits repeat and the rest may be split, and
// where no sequence is at hand.
func (r *octal) TakeTo(n, v *big.Int) (game.HeapMoves, bool) {
	if r.theorem == laskerTheorem {
		return laskerTo(n, v), true
	}
	parts, bounded := r.code.MostParts()
	if !bounded || parts > 2 || parts == 2 && r.theorem != nil {
		return game.HeapMoves{}, false
	}
	if parts < 2 {
		return r.takeOneTo(n, v)
	}
	q := r.reached(n)
	if _, ends := r.code.Last(); q == nil || !ends {
		return game.HeapMoves{}, false
	}
	if v.BitLen() > 16 {
		return game.NoHeapMoves, true
	}
	var found []splits
	count := new(big.Int)
	for t, left := range r.taken(n) {
		s := splits{nimbers: newPeriodic(q), t: t, left: left, digit: r.code.Digit(t), target: uint16(v.Uint64())}
		if c := s.count(); c.Sign() > 0 {
			count.Add(count, c)
			found = append(found, s)
		}
	}
	return game.HeapMoves{Count: count, List: func(yield func(game.HeapMove) bool) {
		for _, s := range found {
			for left := range s.list() {
				if !yield(breakInto(n, s.t, left)) {
					return
				}
			}
		}
	}}, true
}

// periodic reads a sequence whose law has no saltus, as no code has that ends and
// leaves at most two heaps: e heaps before the period,
// heap 0 included, and then p in turn; p is 0 for a table alone.
type periodic struct {
	values []uint16
	e, p   int
}

func newPeriodic(q *heap.CodeSequence) periodic {
	if q.Law == nil {
		return periodic{values: q.Values}
	}
	g := periodic{values: q.Values, e: q.Law.Preperiod, p: q.Law.Length}
	if g.e == 0 { // heap 0 is no part of a split
		g.values, g.e = append(q.Values[:g.p:g.p], q.Values[0]), 1
	}
	return g
}

// at is the nimber of a small heap.
func (g periodic) at(n int) uint16 {
	if n >= len(g.values) {
		n = g.e + (n-g.e)%g.p
	}
	return g.values[n]
}

// of is the nimber of any heap.
func (g periodic) of(n *big.Int) uint16 {
	if n.Cmp(big.NewInt(int64(len(g.values)))) < 0 {
		return g.values[n.Int64()]
	}
	r := new(big.Int).Sub(n, big.NewInt(int64(g.e)))
	return g.values[g.e+int(r.Mod(r, big.NewInt(int64(g.p))).Int64())]
}

// splits are the ways to leave a number of stones under a digit as at most two
// heaps of nimber target in all.
type splits struct {
	nimbers periodic
	t       int
	left    *big.Int
	digit   code.Digit
	target  uint16
}

// whole is how many heaps, 0 or 1, are left in the way without a split; -1 when
// there is no such way.
func (s splits) whole() int {
	j := min(1, s.left.Sign())
	if s.digit.Parts(j) == code.Never || s.nimbers.of(s.left) != s.target {
		return -1
	}
	return j
}

// small is the number of stones left when all pairs of it can be gone through:
// with a table alone, or not far beyond the period; ok = false when it is large.
func (s splits) small() (int, bool) {
	far := big.NewInt(4 * int64(s.nimbers.e+s.nimbers.p))
	if s.nimbers.p != 0 && s.left.Cmp(far) >= 0 {
		return 0, false
	}
	return int(s.left.Int64()), true
}

// half is the largest size of the smaller heap of two.
func (s splits) half() *big.Int {
	h := new(big.Int).Set(s.left)
	if s.digit.Parts(2) == code.Differ {
		h.Sub(h, one)
	}
	return h.Rsh(h, 1)
}

// fits reports whether heaps a and left-a have the target, a being small.
func (s splits) fits(a int) bool {
	return s.nimbers.at(a)^s.nimbers.of(new(big.Int).Sub(s.left, big.NewInt(int64(a)))) == s.target
}

// count is the number of ways.
func (s splits) count() *big.Int {
	n := new(big.Int)
	if s.whole() >= 0 {
		n.SetInt64(1)
	}
	switch s.digit.Parts(2) {
	case code.Never:
		return n
	case code.Equal:
		if s.twins() {
			n.Add(n, one)
		}
		return n
	}
	if left, ok := s.small(); ok {
		return n.Add(n, big.NewInt(s.scan(left)))
	}
	return n.Add(n, s.far())
}

// twins reports whether two equal heaps may be left and have the target.
func (s splits) twins() bool {
	return s.target == 0 && s.left.Sign() > 0 && s.left.Bit(0) == 0
}

// scan counts the pairs of a small sum one by one.
func (s splits) scan(left int) (n int64) {
	half := int(s.half().Int64())
	for a := 1; a <= half; a++ {
		if s.nimbers.at(a)^s.nimbers.at(left-a) == s.target {
			n++
		}
	}
	return n
}

// far counts the pairs of a large sum. Those with a heap below e are gone
// through. The others are counted in order, (a, b) and (b, a), by the remainder of
// a, and then halved: a pair of equal heaps, of nimber 0, is counted once in
// order.
func (s splits) far() *big.Int {
	e, p := s.nimbers.e, s.nimbers.p
	n := new(big.Int)
	for a := 1; a < e; a++ {
		if s.fits(a) {
			n.Add(n, one)
		}
	}
	length := big.NewInt(int64(p))
	rounds, rest := new(big.Int).Sub(s.left, big.NewInt(2*int64(e))), new(big.Int)
	rounds.DivMod(rounds, length, rest) // a = e + r + kp for 0 <= k <= rounds, r <= rest, or k < rounds
	ordered, last := int64(0), int64(0)
	for r := range s.remainders(int(rest.Int64())) {
		ordered++
		if int64(r) <= rest.Int64() {
			last++
		}
	}
	pairs := new(big.Int).Mul(rounds, big.NewInt(ordered))
	pairs.Add(pairs, big.NewInt(last))
	if s.twins() {
		if s.digit.Parts(2) == code.Differ {
			pairs.Sub(pairs, one)
		} else {
			pairs.Add(pairs, one)
		}
	}
	return n.Add(n, pairs.Rsh(pairs, 1))
}

// remainders are the r below p, in order, for which heaps e+r and its partner have
// the target, when the partner of e is e+rest.
func (s splits) remainders(rest int) iter.Seq[int] {
	g := s.nimbers
	return func(yield func(int) bool) {
		for r := range g.p {
			partner := rest - r
			if partner < 0 {
				partner += g.p
			}
			if g.values[g.e+r]^g.values[g.e+partner] == s.target && !yield(r) {
				return
			}
		}
	}
}

// list lists what is left in each way, in the order of Take.
func (s splits) list() iter.Seq[[]*big.Int] {
	return func(yield func([]*big.Int) bool) {
		if s.whole() >= 0 && !yield([]*big.Int{s.left}) {
			return
		}
		pair := func(a *big.Int) bool {
			return yield([]*big.Int{a, new(big.Int).Sub(s.left, a)})
		}
		half := s.half()
		switch s.digit.Parts(2) {
		case code.Never:
			return
		case code.Equal:
			if s.twins() {
				pair(half)
			}
			return
		}
		near := half
		if _, ok := s.small(); !ok {
			near = big.NewInt(int64(s.nimbers.e) - 1)
		}
		for a := 1; int64(a) <= near.Int64(); a++ {
			if s.fits(a) && !pair(big.NewInt(int64(a))) {
				return
			}
		}
		if near != half {
			s.rounds(half, pair)
		}
	}
}

// rounds lists the smaller heaps from e on, up to half.
func (s splits) rounds(half *big.Int, pair func(*big.Int) bool) {
	e, p := big.NewInt(int64(s.nimbers.e)), big.NewInt(int64(s.nimbers.p))
	rest := new(big.Int).Sub(s.left, e)
	rest.Sub(rest, e).Mod(rest, p)
	some := true
	for start := e; some && start.Cmp(half) <= 0; start = new(big.Int).Add(start, p) {
		some = false
		for r := range s.remainders(int(rest.Int64())) {
			some = true
			a := new(big.Int).Add(start, big.NewInt(int64(r)))
			if a.Cmp(half) > 0 || !pair(a) {
				return
			}
		}
	}
}
