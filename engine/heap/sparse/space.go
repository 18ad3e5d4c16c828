package sparse

import "math/bits"

// space is a sparse space: a way to call each value of each heap rare or common.
//
// Theory: let the class of value v at heap n be the parity of v & mask, plus,
// where position is set, the parity of n - t, with t the parity that all splits
// take. Class 0 is rare, 1 common. When a heap breaks into a and b, the classes of
// their values sum to that of the option, so two common heaps give a rare value,
// and a common value comes from one rare heap alone. The candidate is the least
// common value that no option of that kind has; a smaller rare value that no
// option has at all goes before it, and makes the heap rare. Any mask gives right
// values; how few rare heaps the best one leaves is not known in general
// [Guy, Smith 1956; Berlekamp, Conway, Guy 1982].
type space struct {
	mask     uint16
	position int // 1: the parity of the heap counts
	parity   int // of what the splits take
}

// shift returns what the heap adds to the class of its values.
func (s space) shift(n int) int { return s.position & (n ^ s.parity) }

// class returns 0 for a rare and 1 for a common value of heap n.
func (s space) class(n int, v uint16) int {
	return bits.OnesCount16(v&s.mask)&1 ^ s.shift(n)
}

// census counts the values seen, for each parity of the heap less that of the
// splits: count[v<<1|parity].
type census struct {
	count   []int64
	bits    uint // values are below 1<<bits
	parity  int
	uniform bool // the splits share a parity
}

func newCensus(m *moves) census {
	c := census{count: make([]int64, 4), bits: 1}
	c.parity, c.uniform = m.oneParity()
	return c
}

// add counts the value of heap n, and reports whether it needed another bit.
func (c *census) add(n int, v uint16) (grown bool) {
	for int(v) >= 1<<c.bits {
		c.bits++
		grown = true
	}
	if grown {
		more := make([]int64, 2<<c.bits)
		copy(more, c.count)
		c.count = more
	}
	c.count[int(v)<<1|(n^c.parity)&1]++
	return grown
}

// best returns the space that makes the fewest of the counted heaps rare, among
// those with a mask, and how many they are. It is exact: the Walsh-Hadamard
// transform at mask<<1|position is rare heaps less common heaps.
func (c *census) best() (s space, rare int64) {
	d := make([]int64, len(c.count))
	copy(d, c.count)
	walshHadamard(d)
	at := 2
	for i := 2; i < len(d); i++ {
		if d[i] < d[at] && (c.uniform || i&1 == 0) {
			at = i
		}
	}
	return space{uint16(at >> 1), at & 1, c.parity}, (d[0] + d[at]) / 2
}

func walshHadamard(d []int64) {
	for h := 1; h < len(d); h *= 2 {
		for i := 0; i < len(d); i += 2 * h {
			low, high := d[i:i+h], d[i+h:i+2*h]
			for j, x := range low {
				low[j], high[j] = x+high[j], x-high[j]
			}
		}
	}
}
