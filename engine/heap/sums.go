package heap

import (
	"context"
	"math/bits"

	"grundy/engine/heap/code"
)

// sums are the nimbers of all ways to leave a number of stones as heaps, under
// one condition: set(j, m) for j heaps of m stones in all, and one more layer for
// every number of heaps above the most that is asked for by itself. Sets are
// bitsets of a power of two words. A way is counted in when its largest heap is
// learnt.
//
// The sets grow as those of a knapsack. For heaps that may repeat, the ways with
// largest heap k come from the ways of one heap less that use heaps up to k; for
// heaps that differ, from those that use heaps below k. The ways that are not all
// equal come from those ways of one heap less, and from the ways that are all
// equal to a smaller heap.
type sums struct {
	condition code.Condition // Always, Differ or Mixed
	most      int            // layers 1 to most, and layer most+1 for more than most
	more      bool           // the last layer is asked for
	limit     int            // sums below
	words     int            // of a set
	layers    [][]uint64
}

func newSums(c code.Condition, most int, more bool, limit, words int) *sums {
	s := &sums{c, most, more, limit, words, make([][]uint64, most+2)}
	for j := 1; j <= s.last(); j++ {
		s.layers[j] = make([]uint64, limit*words)
	}
	return s
}

// last is the largest layer that is kept.
func (s *sums) last() int {
	if s.more {
		return s.most + 1
	}
	return s.most
}

// bytes is the size of all layers.
func (s *sums) bytes() int64 { return int64(s.last()) * int64(s.limit) * int64(s.words) * 8 }

func (s *sums) set(j, m int) []uint64 {
	return s.layers[j][m*s.words : (m+1)*s.words]
}

func (s *sums) add(j, m int, v uint16) { s.layers[j][m*s.words+int(v>>6)] |= 1 << (v & 63) }

// manySteps is how much an engine does between two looks at the context, in words
// or nimbers looked at.
const manySteps = 1 << 20

// learn counts in the ways whose largest heap is k; g holds the nimbers of the
// heaps up to k. An error is that of the context, and leaves sums that are of no
// more use.
func (s *sums) learn(ctx context.Context, k int, g []uint16) error {
	if s.condition == code.Mixed {
		s.overEqual(k, g)
	}
	if s.condition == code.Always {
		s.add(1, k, g[k])
	}
	heaps := 1 + manySteps/(s.last()*s.words)
	for left := s.limit - 1 - k; left > 0; left -= heaps {
		if err := ctx.Err(); err != nil {
			return err
		}
		for i := range min(heaps, left) {
			if s.condition == code.Differ { // the largest sums first, which hold k once
				s.extend(k, k+left-i, g[k])
			} else {
				s.extend(k, s.limit-left+i, g[k])
			}
		}
	}
	if s.condition == code.Differ {
		s.add(1, k, g[k])
	}
	return nil
}

// clear forgets all ways.
func (s *sums) clear() {
	for _, layer := range s.layers {
		clear(layer)
	}
}

// extend adds a heap k of nimber v to the ways that leave m-k.
func (s *sums) extend(k, m int, v uint16) {
	for j := 2; j <= s.last(); j++ {
		if j <= s.most && m > j*k {
			continue
		}
		shift(s.set(j, m), s.set(j-1, m-k), v)
		if j > s.most {
			shift(s.set(j, m), s.set(j, m-k), v)
		}
	}
}

// overEqual adds a heap k to heaps that are all equal and smaller.
func (s *sums) overEqual(k int, g []uint16) {
	for c := 1; c < k; c++ {
		for r := 1; k+r*c < s.limit; r++ {
			j := r + 1
			if j > s.most {
				if !s.more {
					break
				}
				j = s.most + 1
			}
			v := g[k]
			if r%2 == 1 {
				v ^= g[c]
			}
			s.add(j, k+r*c, v)
		}
	}
}

// widen doubles the words of every set.
func (s *sums) widen() {
	for j := 1; j <= s.last(); j++ {
		wide := make([]uint64, 2*len(s.layers[j]))
		for m := range s.limit {
			copy(wide[2*m*s.words:], s.set(j, m))
		}
		s.layers[j] = wide
	}
	s.words *= 2
}

// shift adds to a set the numbers x xor v for every x of another.
func shift(to, from []uint64, v uint16) {
	high, low := int(v>>6), uint(v&63)
	for i, w := range from {
		if w != 0 {
			to[i^high] |= exchange(w, low)
		}
	}
}

// exchange moves every bit x of a word to x xor v.
func exchange(w uint64, v uint) uint64 {
	if w&(w-1) == 0 {
		return 1 << (uint(bits.TrailingZeros64(w)) ^ v)
	}
	for i, m := range [...]uint64{
		0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f,
		0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff,
	} {
		if v>>i&1 == 1 {
			w = w>>(1<<i)&m | w&m<<(1<<i)
		}
	}
	return w
}
