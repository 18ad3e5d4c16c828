package heap

import "math/bits"

// base is the odd number to which nimbers are the digits of a sum.
const base = 0x9e3779b97f4a7c15

// fingerprint tells windows of a nim-sequence apart. The sum of a window has its
// nimbers as digits to an odd base, modulo 2^64: equal windows share it, and
// others hardly ever. It comes from the sums of all heaps below a place, which
// are kept for the latest words, as many as a row of the sieve.
type fingerprint struct {
	window int
	digits [64]uint64 // the powers of the base, from 63 down to 0
	shift  uint64     // the power 64
	whole  uint64     // the power of the window
	sums   []uint64   // a ring: of the heaps below each of the latest words
}

func newFingerprint(window, words int) *fingerprint {
	f := &fingerprint{window: window, whole: 1, shift: 1, sums: make([]uint64, words)}
	for i := range f.digits {
		f.digits[63-i] = f.shift
		f.shift *= base
	}
	for b, k := uint64(base), window; k > 0; b, k = b*b, k>>1 {
		if k&1 == 1 {
			f.whole *= b
		}
	}
	return f
}

// add takes in the word that the sieve has just computed.
func (f *fingerprint) add(s *sieve) {
	sum := f.sums[(s.next-1)&(len(f.sums)-1)] * f.shift
	for i, v := range s.values {
		sum += uint64(v) * f.digits[i]
	}
	f.sums[s.next&(len(f.sums)-1)] = sum
}

// below returns the sum of all heaps below n, a place in a word that is kept.
func (f *fingerprint) below(s *sieve, n int) uint64 {
	if n <= 0 {
		return 0
	}
	sum := f.sums[n>>6&(len(f.sums)-1)]
	if n&63 == 0 {
		return sum
	}
	values := s.unpack(n &^ 63)
	for _, v := range values[:n&63] {
		sum = sum*base + uint64(v)
	}
	return sum
}

// of returns the sum of the window before heap n.
func (f *fingerprint) of(s *sieve, n int) uint64 {
	return f.below(s, n) - f.below(s, n-f.window)*f.whole
}

// equal returns behind which heaps of the latest word the sum of the window is
// the wanted one.
func (f *fingerprint) equal(s *sieve, wanted uint64) (equal uint64) {
	first := 64 * (s.next - 1)
	sum := f.of(s, first)
	leave := s.unpack(first - f.window)
	for i, v := range s.values {
		sum = sum*base + uint64(v) - uint64(leave[i])*f.whole
		if sum == wanted {
			equal |= 1 << i
		}
	}
	return equal
}

// unpack returns the nimbers of the heaps n to n+63, which the rows still hold; 0
// for those below heap 0.
func (s *sieve) unpack(n int) (values [64]uint16) {
	if n <= -64 {
		return values
	}
	for v := range s.rows {
		for b := s.rows[v].from(n); b != 0; b &= b - 1 { // the rows are empty below heap 0
			values[bits.TrailingZeros64(b)] = uint16(v)
		}
	}
	return values
}
