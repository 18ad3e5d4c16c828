package heap

import (
	"context"
	"math/big"

	"grundy/engine/heap/code"
	"grundy/game"
)

// Proof is the theorem by which a law of a nim-sequence is proved.
type Proof byte

// The proofs. Let t be the last digit of the code and s the most heaps that a
// move leaves, at least 1; e is the preperiod and p the period.
const (
	// ByParts is the theorem of Guy and Smith for octal games [Guy, Smith 1956],
	// for any s and with conditions: with e at least 1, if g(n+p) = g(n) for
	// e <= n < se + (s-1)p + x + t, then for all n >= e. Here x is 0 without
	// conditions, p when some heaps must not be all equal, and ps(s-1)/2 when
	// some must differ.
	//
	// Proof by induction on N = n, beyond that range. A move from N+p that takes
	// u <= t leaves at most s heaps of N+p-u >= s(e+p) + x in all, so that its
	// largest heap c has c >= e+p, and g(c-p) = g(c), c-p being an earlier heap
	// and not empty; with c-p in the place of c it is a move from N to the same
	// nimber. A move from N leaves at least se > 0 in all, its largest heap c
	// has c >= e, and with c+p in the place of c it is a move from N+p. So N and
	// N+p have options of the same nimbers.
	//
	// A larger largest heap breaks no condition of difference. A smaller one may.
	// Heaps that differ: if no heap c >= e+p can give up p, then c-p is a heap
	// too, and the heaps from e on are chains r, r+p, … with r < e+p, which with
	// the heaps below e sum up to less than s(e+p) + ps(s-1)/2. Heaps not all
	// equal: the move fails only when the others are all c-p =: a, so that their
	// sum is ja+p >= s(e+p) + p, a >= e+p, and one of those gives up p instead.
	//
	// Heaps that must be all equal allow this only for an even number j of them,
	// which have nimber 0 together, and when j divides p: then all is said of a
	// multiple of p that they divide, and p itself follows since it is seen in a
	// whole period.
	//
	// With e = 0 the heap c-p might be empty, so the range begins at 1, and g(p)
	// = g(0) is a fact of the table.
	ByParts Proof = iota + 1

	// ByWindow is the proof of Period, for moves that leave one heap at most: the
	// nimber of a heap depends on the t before it [Golomb 1966].
	ByWindow

	// ByExclusion is for codes that leave at most one heap and allow every number
	// to be taken but some up to t, t at least 1: with e >= 2t+2, if g(n+p) =
	// g(n)+s for e <= n < e+2t, then for all n >= e.
	//
	// Proof. A heap n > t may become every smaller one, the empty one always or
	// never, except those at some distances up to t. So heaps of one nimber lie
	// within t of each other, and a nimber with a heap further off than t is gone
	// for ever. From 2t+2 on the nimbers in use are 0 to some u without a gap: the
	// least that is not in use can always be had. When u was new more than t heaps
	// ago, every nimber in use is gone, so the next is new: u is among the last
	// t+1 values. So the last 2t values tell all: the largest of them is u, a
	// nimber with a heap among the last t has all its heaps among them, so it is
	// seen whether it can be had, and all others are gone. The least that can be
	// had follows from the differences of these values, and with it all the rest.
	ByExclusion

	// BySize is for codes whose moves all take a stone or more, and may take any
	// number and leave the rest as one heap or none: a heap of n has nimber n. Each
	// smaller nimber is that of an option, and none has n, since the nim-sum of the
	// heaps left is at most their sum.
	BySize
)

// Law is a proved law of a nim-sequence: g(n + Length) = g(n) + Saltus for all n
// from Preperiod on, Preperiod and Length the least.
type Law struct {
	Recurrence
	By        Proof
	CheckedTo int // the largest heap whose nimber the proof compares
}

// Equal returns the least heap that n follows from by the law, and how many
// periods lie between.
func (l Law) Equal(n *big.Int) (heap int, periods *big.Int) {
	e := big.NewInt(int64(l.Preperiod))
	if n.Cmp(e) < 0 {
		return int(n.Int64()), new(big.Int)
	}
	q, r := new(big.Int), new(big.Int).Sub(n, e)
	q.DivMod(r, big.NewInt(int64(l.Length)), r)
	return l.Preperiod + int(r.Int64()), q
}

// criterion is what has to be seen of a code to prove a law.
type criterion struct {
	by    Proof // 0 when no theorem is known
	t, s  int
	extra func(p int) int
	unit  int // p must be a multiple, or a multiple of it stands for p

	leaving *leaving // of a code that BySaltus speaks of too
}

// newCriterion finds the theorems that fit a code.
func newCriterion(c code.Code) criterion {
	last, ends := c.Last()
	parts, bounded := c.MostParts()
	k := criterion{t: last, s: max(1, parts), extra: func(int) int { return 0 }, unit: 1}
	switch {
	case TakesAll(c):
		return criterion{by: BySize}
	case !ends && bounded && parts == 1 && excludes(c):
		from, _ := c.Repeat()
		return criterion{by: ByExclusion, t: max(1, from-1)}
	case ends && bounded:
		k.by = ByParts
		for t := range last + 1 {
			k.condition(c.Digit(t))
		}
	}
	if l, ok := newLeaving(c); ok && (l.most() == 3 || l.most() == 2 && l.one) {
		k.leaving = &l
	}
	return k
}

// TakesAll reports whether any number may be taken, leaving one heap or none, and
// one must be: then a heap has its size for its nimber, as BySize proves.
func TakesAll(c code.Code) bool {
	from, length := c.Repeat()
	for t := 1; t < from+length; t++ {
		if c.Digit(t).Parts(0) == code.Never || c.Digit(t).Parts(1) == code.Never {
			return false
		}
	}
	return length > 0 && c.Digit(0).IsZero()
}

// excludes reports whether the digits that repeat allow to leave one heap.
func excludes(c code.Code) bool {
	from, length := c.Repeat()
	return length == 1 && c.Digit(from).Parts(1) != code.Never
}

// condition takes the conditions of a digit into account.
func (k *criterion) condition(d code.Digit) {
	most, _ := d.Most()
	for j := 2; j <= most; j++ {
		switch c := d.Parts(j); {
		case c == code.Differ:
			k.extra = func(p int) int { return p * k.s * (k.s - 1) / 2 }
		case c == code.Mixed && k.extra(1) == 0:
			k.extra = func(p int) int { return p }
		case c == code.Equal && j%2 == 1:
			k.by = 0
		case c == code.Equal:
			if k.unit = lcm(k.unit, j); k.unit > mostUnit {
				k.by, k.unit = 0, 1
			}
		}
	}
}

// mostUnit bounds the multiple of a period that a proof is made for, so that the
// heaps it takes can be counted in machine words.
const mostUnit = 1 << 10

func lcm(a, b int) int {
	x, y := a, b
	for y > 0 {
		x, y = y, x%y
	}
	return a / x * b
}

// needs returns how many heaps must be known, from 0 on, to prove a recurrence.
func (k criterion) needs(r Recurrence) int {
	if k.by == ByExclusion {
		return max(r.Preperiod, 2*k.t+2) + r.Length + 2*k.t
	}
	if k.leaving != nil && r.Saltus > 0 {
		return 3*max(r.Preperiod, 1) + 6*r.Length + k.leaving.last
	}
	p := lcm(r.Length, k.unit)
	return k.s*max(r.Preperiod, 1) + k.s*p + k.extra(p) + k.t
}

// prove returns the law that a table proves, or nil. Its errors are those of the budget
// and the context.
func (k criterion) prove(ctx context.Context, g []uint16, b *game.Budget) (law *Law, err error) {
	switch k.by {
	case ByParts:
		law = k.byParts(g)
	case ByExclusion:
		tails(g, len(g), func(r Recurrence) bool {
			if n := k.needs(r); r.Saltus >= 0 && n <= len(g) {
				law = &Law{r, k.by, n - 1}
			}
			return law == nil
		})
	}
	if law == nil && k.leaving != nil {
		return k.bySaltus(ctx, g, b)
	}
	return law, nil
}

// mostTries bounds the periods that are tried on one table. The multiples of one
// that has failed fail too, and others are rare.
const mostTries = 16

// byParts looks for a period p. With n heaps known it has s(e+p) + t <= n, so at
// least ((s-1)n + t)/s values at the end equal those p before.
func (k criterion) byParts(g []uint16) (law *Law) {
	n := len(g)
	window, failed, tries := max(1, ((k.s-1)*n+k.t)/k.s), 0, 0
	if window > n {
		return nil
	}
	shifts(g, window, (n-k.t)/k.s, func(p int) bool {
		if failed > 0 && p%failed == 0 {
			return true
		}
		e := n - window - p
		for e > 0 && g[e-1] == g[e-1+p] {
			e--
		}
		r := Recurrence{Preperiod: e, Length: p}
		if needed := k.needs(r); needed <= n {
			law = &Law{r, k.by, needed - 1}
			return false
		}
		failed = p
		tries++
		return tries < mostTries
	})
	return law
}
