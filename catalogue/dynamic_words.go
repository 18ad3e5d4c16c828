package catalogue

import "math/bits"

// DynamicPart is the smallest part of n >= 1 for a factor >= 1 and nothing plus,
// on machine words: the least winning take where all may be taken, and so n is
// lost at the start exactly when it is n itself. It needs time and memory for
// the terms of H up to n, about factor·(1 + ln(n/factor)) of them.
func DynamicPart(n, factor uint64) uint64 {
	if n-1 <= factor {
		return n
	}
	h := []uint64{1}
	for m, last := 0, uint64(1); ; h = append(h, last) {
		for !covers(factor, h[m], last) {
			m++
		}
		if h[m] > n-last {
			break
		}
		last += h[m]
	}
	for i := len(h) - 1; ; i-- {
		if n == h[i] {
			return n
		}
		if n > h[i] {
			n -= h[i]
		}
	}
}

// covers reports whether factor·t >= limit.
func covers(factor, t, limit uint64) bool {
	high, low := bits.Mul64(factor, t)
	return high > 0 || low >= limit
}
