package heap

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
