package heap

import "slices"

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
// half of it; ok = false for none.
func Seen(g []uint16) (r Recurrence, ok bool) {
	tails(g, len(g)/4, func(t Recurrence) bool {
		ok = t.Saltus >= 0 && t.Preperiod <= len(g)/2 && t.Preperiod+4*t.Length <= len(g)
		if ok {
			r = t
		}
		return !ok
	})
	return r, ok
}

// shifts calls yield for every p up to most, the least first, for which the last
// window values of the table equal those p before, until it asks for no more. It
// compares sums of the values with weights first, which roll along the table, and
// then the values.
func shifts(g []uint16, window, most int, yield func(p int) bool) {
	const base = 0x9e3779b97f4a7c15 // odd; a chance equality costs time alone
	end := len(g) - window
	var last, moving uint64
	top := uint64(1)
	for i := len(g) - 1; i >= end; i-- {
		last = last*base + uint64(g[i])
		if i > end {
			top *= base
		}
	}
	moving = last
	for p := 1; p <= min(most, end); p++ {
		moving = (moving-uint64(g[len(g)-p])*top)*base + uint64(g[end-p])
		if moving == last && slices.Equal(g[end:], g[end-p:len(g)-p]) && !yield(p) {
			return
		}
	}
}
