package catalogue

import (
	"iter"
	"math/bits"
)

// bitset is a set of numbers below a bound.
type bitset []uint64

func newBitset(n int) bitset { return make(bitset, (n+63)/64) }

func (s bitset) has(i int) bool { return s[i/64]>>(i%64)&1 != 0 }
func (s bitset) add(i int)      { s[i/64] |= 1 << (i % 64) }

// join adds the members of t.
func (s bitset) join(t bitset) {
	for i, x := range t {
		s[i] |= x
	}
}

// drop takes the members of t away.
func (s bitset) drop(t bitset) {
	for i, x := range t {
		s[i] &^= x
	}
}

// within reports whether all members are in t.
func (s bitset) within(t bitset) bool {
	for i, x := range s {
		if x&^t[i] != 0 {
			return false
		}
	}
	return true
}

func (s bitset) count() (n int) {
	for _, x := range s {
		n += bits.OnesCount64(x)
	}
	return n
}

// first is the least member, ok = false where there is none.
func (s bitset) first() (i int, ok bool) {
	for i, x := range s {
		if x != 0 {
			return 64*i + bits.TrailingZeros64(x), true
		}
	}
	return 0, false
}

// last is the greatest member, ok = false where there is none.
func (s bitset) last() (i int, ok bool) {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i] != 0 {
			return 64*i + bits.Len64(s[i]) - 1, true
		}
	}
	return 0, false
}

// all lists the members in order.
func (s bitset) all() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, x := range s {
			for ; x != 0; x &= x - 1 {
				if !yield(64*i + bits.TrailingZeros64(x)) {
					return
				}
			}
		}
	}
}
