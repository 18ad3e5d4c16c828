package certificate

import (
	"math/big"

	"grundy/engine/heap/code"
	"grundy/game"
)

// theorem is what proves the laws of a game, and what it needs to know of the
// rules. Throughout, e is the preperiod, p the period, and t the most stones that
// a move takes (for Exclusion see there).
type theorem struct {
	method Method
	t      int64
	parts  int64 // GuySmith and Saltus: the most heaps that a move leaves, at least 1
	differ bool  // GuySmith: some heaps must all be different
	mixed  bool  // GuySmith: some heaps must not be all equal
	unit   int64 // GuySmith: the lengths for which it speaks are multiples
}

var (
	endlessText = game.Text{En: "no theorem is known that proves a law of %s, whose digits repeat or whose moves leave any number of heaps", Zh: "%s 的数字无限循环，或一步能拆成的堆数没有上限，没有已知的定理能证明它的规律"}
	risingText  = game.Text{En: "the theorem for %s proves laws with a saltus of 1 or more, and here it is 0", Zh: "%s 适用的定理只能证明增量至少为 1 的规律，而这里的增量是 0"}
	oddText     = game.Text{En: "no theorem is known that proves a law of %s, whose moves may leave %d equal heaps, an odd number", Zh: "%s 的一步可以留下 %d 个相等的堆（奇数个），没有已知的定理能证明它的规律"}
)

// theoremOf finds the theorem that serves a game, other than Saltus. There is one
// for each, so that a law has one certificate.
func theoremOf(r rules) (theorem, *Flaw) {
	switch {
	case r.take != nil:
		return theorem{method: Window, t: r.take[len(r.take)-1]}, nil
	case r.takesAny():
		return theorem{method: Size}, nil
	}
	last, ends := r.code.Last()
	parts, bounded := r.code.MostParts()
	from, length := r.code.Repeat()
	switch {
	case r.isSet():
		return theorem{method: Window, t: int64(last)}, nil
	case length == 1 && bounded && parts == 1 && r.code.Digit(from).Parts(1) != code.Never:
		return theorem{method: Exclusion, t: max(1, int64(from)-1)}, nil
	case !ends || !bounded:
		return theorem{}, flaw(codeField, endlessText, quoted(r.code.String()))
	}
	k := theorem{method: GuySmith, t: int64(last), parts: max(1, int64(parts)), unit: 1}
	odd := 0
	r.digits(func(_ int, d code.Digit) {
		for j := 2; j <= mostParts(d); j++ {
			switch d.Parts(j) {
			case code.Differ:
				k.differ = true
			case code.Mixed:
				k.mixed = true
			case code.Equal:
				if j%2 == 1 {
					odd = j
				} else {
					k.unit *= int64(j) / gcd(k.unit, int64(j))
				}
			}
		}
	})
	if odd > 0 {
		return theorem{}, flaw(codeField, oddText, quoted(r.code.String()), odd)
	}
	return k, nil
}

// theoremFor finds the theorem for a law of a game, whose saltus may be 0.
func theoremFor(r rules, saltus int64) (theorem, *Flaw) {
	k, f := theoremOf(r)
	if r.take != nil || f == nil && k.method != GuySmith {
		return k, f
	}
	m, rises := newRising(r)
	switch {
	case rises && saltus > 0:
		return theorem{method: Saltus, t: int64(len(m.leaves) - 1), parts: 3}, nil
	case rises && f != nil:
		return k, flaw(saltusField, risingText, quoted(r.code.String()))
	}
	return k, f
}

// takesAny reports whether every move takes a stone or more, and any number may
// be taken, leaving one heap or none.
func (r rules) takesAny() bool {
	if _, ends := r.code.Last(); ends {
		return false
	}
	all := true
	r.digits(func(t int, d code.Digit) {
		all = all && (t == 0 && d.IsZero() || t > 0 && anyRest(d))
	})
	return all
}

func gcd(a, b int64) int64 {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}

// bound returns the last heap whose nimber must be compared. The law must hold
// as far as there, which is g(n+p) = g(n) + saltus for e <= n <= bound - p; then
// it holds for every n >= e.
//
// Theory, Size: a heap of n has nimber n. Each smaller one is an option by taking
// the rest; none has nimber n, since the nim-sum of the heaps left is at most
// their sum, which is below n. Nothing is compared: e = 0, p = 1, saltus 1.
//
// Theory, Window: bound = e + p + t - 1. For n >= e + t the options of n and of
// n + p lie in pairs at n - u >= e and n + p - u, u in the set, and have equal
// nimbers by induction. That a heap may be emptied is no exception, with nimber 0
// for heap 0 [Golomb 1966].
//
// Theory, GuySmith [Guy, Smith 1956]: let s be the most heaps left, and e' =
// max(e, 1). Without conditions bound = se' + sp + t - 1, and saltus is 0.
// Suppose g(n+p) = g(n) for e' <= n < N, where N + p > bound. A move from N + p
// leaves s heaps or fewer of at least s(e'+p) stones, so the largest has e' + p or
// more; without p of its stones it is not empty, has the same nimber, and N has
// the option. A move from N leaves se' stones or more, the largest of its heaps has
// e' or more, and with p more stones in it N + p has the option. So the nimbers of
// options are the same. Where e = 0, that g(p) = g(0) stands among what is
// compared.
//
// Conditions need more stones, x of them, and bound = se' + sp + x + t - 1. Adding
// p to the largest heap keeps different heaps different, and makes heaps not all
// equal. Taking p away is harder.
//
//   - Heaps that are all different, x = ps(s-1)/2: p can be taken from a heap of
//     e' + p or more unless the heap it would become is there too. If no heap can
//     give, then the heaps from e' on are arithmetic progressions of step p that
//     begin below e' + p. The i-th heap of one, from 0, has less than e' + p + ip
//     stones; s heaps have less than s(e'+p) + ps(s-1)/2 together.
//   - Heaps that are not all equal, x = p: the largest cannot give only where all
//     others have exactly p less, a. Then ja + p >= s(e'+p) + p for the j <= s
//     heaps, a >= e' + p, and one of those gives p and stays less than the largest.
//   - Heaps that are all equal, an even number j of them: their nimber is 0, and
//     they exist exactly when j divides the stones left. Where j divides p, that is
//     the same for N and N + p. Otherwise all this is said of the least common
//     multiple of p and all such j in the place of p; p follows, since it is
//     compared over more than one such period.
//
// With an odd number of equal heaps their nimber is that of a heap at a fraction
// of N, and we make no claim.
//
// Theory, Exclusion, proved here: moves leave at most one heap, and beyond t, at least 1, every
// number may be taken; bound = e" + p + 2t - 1 with e" = max(e, 2t+2). Two heaps
// more than t apart have a move between them, so heaps of one nimber lie within t
// of each other, and a nimber that no heap of the last t has is an option ever
// after. (Heap 0 is excepted where larger heaps may not be taken whole; but then a
// heap from 1 to t + 1 has nimber 0 too, since t + 1 has if none before it does,
// and that one serves from 2t + 2 on.) The nimbers of heaps below n are 0 to some u
// without a gap. If u first came more than t heaps before n, so did all others, and
// n has u + 1; so u is among the last t + 1 values. Whether a nimber of the last t
// heaps is an option is decided by its heaps, all of which lie within 2t of n. So
// the last 2t values decide the next, and if all of them gain the saltus, so does
// the next.
//
// Theory, Saltus, proved here: three heaps at most are left, under no condition; t is the last
// digit, or the last before one that is repeated and leaves one heap or none. Let e' =
// max(e, 1), s the saltus and w the largest power of two that divides it; bound = 3e'
// + 6p + t - 1, and two checks are made of the nimbers up to there (see ladder).
// Call heaps below e' frozen and others free. Suppose the law holds below n > bound.
//
// No option has nimber g(n). Of the heaps x, y, z left by taking u <= t, with 0 for
// an absent one, one is free, since they sum up to 3e' or more. Let it and n grow by
// 2p: D = g(x) + g(y) + g(z) - g(n) stays, since two nimbers gain 2s. The nim-sum is
// g(x) + g(y) + g(z) - 2m, where bit i of m is set when two or three of them have bit
// i (a full adder, bit by bit). The bits of m below 2w stay, since 2w divides 2s; so
// the nim-sum less g(n), which is D - 2m, stays modulo 4w, and D >= 0 wherever they
// are equal. The check is that for no u, frozen heaps and free heaps below e' + 2p, D
// >= 0 and the nim-sum equals g(n) modulo 4w; of one heap alone m = 0 asks for D = 0.
// By the repeated digit n goes to every heap more than t below. Those that are free
// have other nimbers, as the residues show; those that are frozen have smaller ones
// than all heaps of the last two periods, and so than n.
//
// Every v < g(n) is the nimber of an option. For a heap n let kept be the nimbers of
// options with a pair, which is two equal heaps or two free ones with a nim-sum below
// w, alone or beside any heap; and of all options by the repeated digit. As n grows by
// 2p those stay: each of the pair grows by p, which does not change its nim-sum. Let
// raised be the nimbers of options with a free heap, alone or beside one or two of
// nim-sum below 2w: as it grows by 2p, it gains 2s. With M the largest nimber of a
// frozen heap, its bits below w set, the check is that for the 2p last heaps n up to
// the bound every v <= 2s + M is kept, and that every v < g(n) + 2s is kept or v - 2s
// is raised. The same then holds for n + 2p. This is clear of v <= 2s + M. For a
// larger v < g(n) + 4s, v - 2s is kept at n or v - 4s raised. If raised, v - 2s is
// raised at n + 2p. If kept, the option has a heap besides the pair that is free,
// since v - 2s > M, or is a free heap alone; it is among the raised ones as well, with
// the pair grown by 2p together. So for n beyond the bound all v < g(n - 2p) + 2s =
// g(n) are had.
func (k theorem) bound(e, p int64) *big.Int {
	number := big.NewInt
	sum := func(x *big.Int, more ...int64) *big.Int {
		for _, y := range more {
			x.Add(x, number(y))
		}
		return x
	}
	switch k.method {
	case Size:
		return number(0)
	case Window:
		return sum(number(e), p, k.t, -1)
	case Exclusion:
		return sum(number(max(e, 2*k.t+2)), p, 2*k.t, -1)
	}
	if k.method == Saltus {
		start, length := number(max(e, 1)), number(p)
		return sum(start.Mul(start, number(3)).Add(start, length.Mul(length, number(6))), k.t, -1)
	}
	length := number(k.unit / gcd(k.unit, p)) // in periods
	length.Mul(length, number(p))
	times := k.parts
	switch {
	case k.differ:
		times += k.parts * (k.parts - 1) / 2
	case k.mixed:
		times++
	}
	length.Mul(length, number(times))
	start := number(max(e, 1))
	start.Mul(start, number(k.parts))
	return sum(length.Add(length, start), k.t, -1)
}

var (
	otherText  = game.Text{En: "the method for a law like this is %s, not %s", Zh: "这样的规律所用的方法是 %s，不是 %s"}
	boundText  = game.Text{En: "the theorem asks for nimbers up to heap %v, and bound is %d", Zh: "按定理须核对到大小为 %v 的堆，而 bound 的值是 %d"}
	saltusText = game.Text{En: "by the method %s the saltus is %d, not %d", Zh: "用方法 %s 时增量为 %d，不是 %d"}
	nimText    = game.Text{En: "a heap of n has nimber n, so %s is %d, not %d", Zh: "大小为 n 的堆 SG 值就是 n，因此 %s 的值为 %d，不是 %d"}
)

// admits refuses a certificate that asks for other facts than the theorem.
func (k theorem) admits(c Certificate) *Flaw {
	bound := k.bound(c.Preperiod, c.Period)
	switch {
	case c.Method != k.method:
		return flaw(methodField, otherText, string(k.method), string(c.Method))
	case k.method == Size && c.Preperiod != 0:
		return flaw(preperiodField, nimText, preperiodField, 0, c.Preperiod)
	case k.method == Size && c.Period != 1:
		return flaw(periodField, nimText, periodField, 1, c.Period)
	case k.method == Size && c.Saltus != 1:
		return flaw(saltusField, saltusText, string(k.method), 1, c.Saltus)
	case (k.method == GuySmith || k.method == Window) && c.Saltus != 0:
		return flaw(saltusField, saltusText, string(k.method), 0, c.Saltus)
	case bound.Cmp(big.NewInt(c.Bound)) != 0:
		return flaw(boundField, boundText, bound, c.Bound)
	}
	return nil
}
