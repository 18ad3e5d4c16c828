package heap

import "math/bits"

// A word is 64 heaps that are settled at once, from the least on: each of them
// joins the chosen ones unless it is blocked or has a move to one chosen before.
// With nothing blocked but what has a move to a P-position of an earlier word,
// the chosen ones are the P-positions. In what follows near has the bit s for
// every member s below 64, and bit 0, since a heap chosen is settled.

// near returns the bits of the members below 64, with bit 0, and the others.
func near(take []int) (near uint64, far []int) {
	near = 1
	for i, s := range take {
		if s >= 64 {
			return near, take[i:]
		}
		near |= 1 << s
	}
	return near, nil
}

// choose returns the chosen heaps of a word, notes v as the nimber of each, and
// returns which heaps of the word that follows have a near move to one of them.
// It costs some steps for every heap that is chosen.
func choose(near, blocked uint64, v uint16, values *[64]uint16) (chosen, ahead uint64) {
	if near == 1 {
		for w := ^blocked; w != 0; w &= w - 1 {
			values[bits.TrailingZeros64(w)&63] = v
		}
		return ^blocked, 0
	}
	for blocked != ^uint64(0) {
		least := ^blocked & (blocked + 1)
		next, now := bits.Mul64(near, least) // near, moved to where the heap is
		blocked |= now
		ahead |= next
		chosen |= least
		values[bits.TrailingZeros64(least)&63] = v
	}
	return chosen, ahead
}

// chooser does what choose does without the nimbers, 8 heaps at a time and at
// the same pace for any set: it holds what follows from any 8 bits that may be
// blocked.
type chooser struct {
	chosen [256]uint8
	ahead  [256]uint64 // the heaps behind the 8 that have a move to a chosen one
}

func newChooser(near uint64) *chooser {
	c := &chooser{}
	for b := 254; b >= 0; b-- {
		i := bits.TrailingZeros8(^uint8(b))
		next, now := bits.Mul64(near, 1<<i)
		rest := uint8(b) | uint8(now)
		c.chosen[b] = 1<<i | c.chosen[rest]
		c.ahead[b] = now>>8 | next<<56 | c.ahead[rest]
	}
	return c
}

// word returns the chosen heaps of a word, and which of the next have a near move
// to one of them.
func (c *chooser) word(blocked uint64) (chosen, ahead uint64) {
	for i := 0; i < 64; i += 8 {
		b := uint8(blocked)
		chosen |= uint64(c.chosen[b]) << (i & 63)
		blocked = blocked>>8 | c.ahead[b]
	}
	return chosen, blocked
}
