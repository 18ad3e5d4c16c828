package sparse

import (
	"slices"

	"grundy/game"
)

// dense computes values of games that have no sparse space. It marks the first
// pairs of each heap, and asks of the least value not marked whether any other
// pair has it, which a wide comparison answers fast; most often it is the value.
type dense struct {
	on   bool
	back []uint16 // back[top-n] is the value of heap n
	top  int
}

const (
	denseFrom  = 512 // heaps from which the dense engine may be chosen
	denseStrip = 128 // pairs that a comparison takes at once
)

// begin makes the backward copy of the values.
func (d *dense) begin(values []uint16, size int) {
	n := len(values)
	d.back = make([]uint16, max(size, n)+1)
	d.top = len(d.back) - 1
	copy(d.back[d.top-n+1:], values)
	slices.Reverse(d.back[d.top-n+1:])
	d.on = true
}

// put takes over the last of the values.
func (d *dense) put(values []uint16) {
	i := d.top - (len(values) - 1)
	if i < 0 {
		d.begin(values, 2*len(values))
		return
	}
	d.back[i] = values[len(values)-1]
}

// dense computes the value of the next heap. It costs a look at every pair.
func (s *Scanner) dense() (uint16, error) {
	n := s.n
	values := s.values.head
	marks := 8 * (int(s.stats.MostNimber) + 8)
	s.seen.empty(4 << s.census.bits)
	s.markSingles(n)
	for _, p := range s.moves.splits {
		m := n - p.t
		count := min(marks, pairs(m, p.unequal))
		if count == 0 {
			continue
		}
		back := s.run.dense.back[s.run.dense.top-m+1:][:count]
		for i, v := range values[1 : count+1] {
			s.seen.add(v ^ back[i])
		}
	}
	v := 0
	for v <= mostNimber && (s.seen.has(v) || s.occurs(uint16(v), marks)) {
		v++
	}
	if v > mostNimber {
		return 0, game.Refuse(game.Limit, nimberText, mostNimber)
	}
	return uint16(v), nil
}

// pairs returns in how many ways m is the sum of two heaps.
func pairs(m int, unequal bool) int {
	if unequal {
		return max(0, m-1) / 2
	}
	return max(0, m) / 2
}

// occurs reports whether a pair beyond those marked gives the next heap an option of
// value v.
func (s *Scanner) occurs(v uint16, marked int) bool {
	for _, p := range s.moves.splits {
		m := s.n - p.t
		first, end := marked+1, pairs(m, p.unequal)+1
		if first >= end {
			continue
		}
		head := s.values.head[first:end]
		back := s.run.dense.back[s.run.dense.top-m+first:][:len(head)]
		long := len(head) / denseStrip * denseStrip
		s.stats.Steps += int64(len(head))
		if long > 0 && s.kernels.occurs(head[:long], back[:long], v) || occursGo(head[long:], back[long:], v) {
			return true
		}
	}
	return false
}

// occursGo reports whether a pair has the value.
func occursGo(head, back []uint16, v uint16) bool {
	back = back[:len(head)]
	for i, x := range head {
		if x^back[i] == v {
			return true
		}
	}
	return false
}

// prefersDense reports whether looking at all pairs is faster than looking at so
// many rare heaps.
func (s *Scanner) prefersDense(rares int64) bool {
	switch {
	case len(s.moves.splits) == 0 || !s.values.full() || s.options.Engine == Plain || s.options.Engine == Block:
		return false
	case s.options.Engine == Dense:
		return true
	case s.n < denseFrom:
		return false
	}
	share := s.kernels.tuning.denseShare
	if s.census.bits > wideBits { // no block engine
		share = s.kernels.tuning.densePlain
	}
	return int64(s.n) < rares*share
}
