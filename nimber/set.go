package nimber

import (
	"math/bits"
	"slices"
)

// Set is a set of small nimbers, for taking the mex of options over and over.
// The zero value is empty. It uses one bit for each number up to the largest.
type Set struct{ words []uint64 }

// Add puts v into the set.
func (s *Set) Add(v uint64) {
	if w := int(v / 64); w >= len(s.words) {
		s.words = append(s.words, make([]uint64, w+1-len(s.words))...)
	}
	s.words[v/64] |= 1 << (v % 64)
}

// Has reports whether v is in the set.
func (s *Set) Has(v uint64) bool {
	return v/64 < uint64(len(s.words)) && s.words[v/64]>>(v%64)&1 == 1
}

// Union adds all of t.
func (s *Set) Union(t *Set) {
	if n := len(t.words) - len(s.words); n > 0 {
		s.words = slices.Concat(s.words, make([]uint64, n))
	}
	for i, w := range t.words {
		s.words[i] |= w
	}
}

// Clear empties the set and keeps its memory.
func (s *Set) Clear() { clear(s.words) }

// Mex returns the least number that is not in the set.
func (s *Set) Mex() uint64 {
	for i, w := range s.words {
		if w != ^uint64(0) {
			return uint64(i)*64 + uint64(bits.TrailingZeros64(^w))
		}
	}
	return uint64(len(s.words)) * 64
}
