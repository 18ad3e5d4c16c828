package heap

import (
	"math"
	"slices"
)

// Recurrence is what a table shows: g(n + Length) = g(n) + Saltus for all n from
// Preperiod on as far as the table goes, Preperiod the least.
type Recurrence struct{ Preperiod, Length, Saltus int }

// tails calls yield for every length up to most, the least first, with the
// recurrence of that length at the end of the table, until it asks for no more.
// Every table has a recurrence of any length, which may hold for a single heap.
//
// The differences of neighbours, read backwards, are compared with themselves by
// the Z-function: it costs one pass over the table and 4 bytes for each length.
func tails(g []uint16, most int, yield func(Recurrence) bool) {
	n := len(g) - 1 // differences
	back := func(i int) int32 { return int32(g[n-i]) - int32(g[n-i-1]) }
	most = min(most, n-1)
	z := make([]int32, max(0, most)+1)
	left, right := 0, 0 // the differences left to right-1 equal the first ones
	for p := 1; p <= most; p++ {
		k := 0
		if p < right {
			k = min(right-p, int(z[p-left]))
		}
		for p+k < n && back(k) == back(p+k) {
			k++
		}
		z[p] = int32(k)
		if p+k > right {
			left, right = p, p+k
		}
		if !yield(Recurrence{n - p - k, p, int(g[n]) - int(g[n-p])}) {
			return
		}
	}
}

// Seen returns the recurrence that a table suggests and does not prove: the
// shortest that it goes through three times or more and that fills at least
// half of it; ok = false for none. It takes no memory beside the table, and a few
// passes over it.
//
// Lengths from least to below 2 least have in common that the last 3 least - 1
// differences equal those one length before.
func Seen(g []uint16) (r Recurrence, ok bool) {
	most := len(g) / 4
	var f failure
	for least := 1; least <= most && !ok; least *= 2 {
		rolls(g, 1, 3*least-1, least, min(2*least-1, most), func(p int) bool {
			if f.explains(g, p) {
				return true
			}
			r = recurrence(g, p)
			if ok = r.Saltus >= 0 && r.Preperiod <= len(g)/2 && r.Preperiod+4*p <= len(g); !ok {
				f = failure{r}
			}
			return !ok
		})
	}
	if !ok {
		r = Recurrence{}
	}
	return r, ok
}

// recurrence returns the recurrence of a length at the end of a table.
func recurrence(g []uint16, p int) Recurrence {
	last := len(g) - 1
	saltus := int(g[last]) - int(g[last-p])
	e := last - p
	for e > 0 && int(g[e-1+p])-int(g[e-1]) == saltus {
		e--
	}
	return Recurrence{e, p, saltus}
}

// failure is a recurrence that does not begin early enough.
type failure struct{ Recurrence }

// explains reports whether length p fails for the same reason: a multiple of the one
// that has failed, when that one holds for the last p differences and so for all for
// which p does.
func (f failure) explains(g []uint16, p int) bool {
	return f.Length > 0 && p%f.Length == 0 && f.Preperiod+p < len(g)
}

// outlook returns how many heaps must be known to prove the recurrence that the end
// of a table shows, if it holds so far: at most len(g) where the table may prove one
// by byParts, and more than any table has where it cannot. What byParts finds equals
// what is one length before in a window that is longer than the one looked at here.
func (k criterion) outlook(g []uint16) int {
	const least, part = 1 << 12, 16
	n := len(g)
	if k.by != ByParts || n < least {
		return 0
	}
	needed, tries := math.MaxInt, 0
	var f failure
	window := max(1, min(n/part, ((k.s-1)*n+k.t)/k.s))
	rolls(g, 0, window, 1, (n-k.t)/k.s, func(p int) bool {
		if f.explains(g, p) {
			return true
		}
		r := recurrence(g, p)
		needed = min(needed, k.needs(r))
		f = failure{r}
		if tries++; tries == mostTries {
			needed = 0
		}
		return needed > n
	})
	return needed
}

// shifts calls yield for every p up to most, the least first, for which the last
// window values of the table equal those p before, until it asks for no more.
func shifts(g []uint16, window, most int, yield func(p int) bool) {
	end := len(g) - window
	rolls(g, 0, window, 1, most, func(p int) bool {
		return !slices.Equal(g[end:], g[end-p:len(g)-p]) || yield(p)
	})
}

// rolls calls yield for p from least to most for which the last window values of the
// table seem to be those p before, or with before = 1 their differences from the
// values before them: it compares sums with weights, which roll along the table.
// Equal values have equal sums, others hardly ever.
func rolls(g []uint16, before, window, least, most int, yield func(p int) bool) {
	at := func(i int) uint64 { return uint64(g[i]) - uint64(before)*uint64(g[i-before]) }
	end := len(g) - window
	most = min(most, end-before)
	if least > most {
		return
	}
	var last, moving uint64
	top := uint64(1)
	for i := len(g) - 1; i >= end; i-- {
		last, moving = last*base+at(i), moving*base+at(i+1-least)
		if i > end {
			top *= base
		}
	}
	for p := least; p <= most; p++ {
		moving = (moving-at(len(g)-p)*top)*base + at(end-p)
		if moving == last && !yield(p) {
			return
		}
	}
}
