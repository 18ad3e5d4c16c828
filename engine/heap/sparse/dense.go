package sparse

import (
	"slices"

	"grundy/game"
)

// dense computes values of games that have no sparse space. It marks the first
// pairs of each heap, and asks of the least value not marked whether any other
// pair has it, which a wide comparison answers fast; most often it is the value.
type dense struct {
	on    bool
	wide  bool // a value is above 255: the words are in use, and not the bytes
	bytes mirror[uint8]
	words mirror[uint16]
}

const (
	denseFrom  = 512 // heaps from which the dense engine may be chosen
	denseStrip = 128 // pairs that a comparison takes at once
)

// begin takes over the values.
func (d *dense) begin(values []uint16) {
	d.on = true
	if len(values) == 0 || slices.Max(values) < 256 {
		d.bytes.begin(values)
		return
	}
	d.wide = true
	d.words.begin(values)
}

// put takes over the last of the values.
func (d *dense) put(values []uint16) {
	switch v := values[len(values)-1]; {
	case d.wide:
		d.words.put(v)
	case v > 255:
		d.bytes = mirror[uint8]{}
		d.begin(values)
	default:
		d.bytes.put(uint8(v))
	}
}

// held returns the bytes of the tables.
func (d *dense) held() int { return 2*len(d.bytes.back) + 4*len(d.words.back) }

// mirror keeps values forward and backward, so that the partners of a run of heaps
// are a run too.
type mirror[T uint8 | uint16] struct {
	head []T // of the heaps from 0
	back []T // back[len-1-n] is the value of heap n
}

func (m *mirror[T]) begin(values []uint16) {
	size := 2*len(values) + denseFrom
	m.head, m.back = make([]T, 0, size), make([]T, size)
	for _, v := range values {
		m.put(T(v))
	}
}

// put adds the value of the next heap.
func (m *mirror[T]) put(v T) {
	if len(m.head) == len(m.back) {
		size := 2 * len(m.back)
		m.head = append(make([]T, 0, size), m.head...)
		m.back = append(make([]T, size-len(m.back), size), m.back...)
	}
	m.head = append(m.head, v)
	m.back[len(m.back)-len(m.head)] = v
}

// pairs returns the two runs of the pairs a, n-a for a from first to below end.
func (m *mirror[T]) pairs(n, first, end int) (head, back []T) {
	return m.head[first:end], m.back[len(m.back)-1-n+first:][:end-first]
}

// dense computes the value of the next heap. It costs a look at every pair.
func (s *Scanner) dense() (uint16, error) {
	if s.run.dense.wide {
		return denseValue(s, &s.run.dense.words, s.kernels.occurs)
	}
	return denseValue(s, &s.run.dense.bytes, s.kernels.occursByte)
}

func denseValue[T uint8 | uint16](s *Scanner, m *mirror[T], occurs func(head, back []T, v T) bool) (uint16, error) {
	marks := 8 * (int(s.stats.MostNimber) + 8)
	s.seen.empty(4 << s.census.bits)
	s.markSingles(s.n)
	for _, p := range s.moves.splits {
		left := s.n - p.t
		count := min(marks, pairs(left, p.unequal))
		if count == 0 {
			continue
		}
		head, back := m.pairs(left, 1, count+1)
		for i, v := range head {
			s.seen.add(uint16(v ^ back[i]))
		}
	}
	v := 0
	for v <= mostNimber && (s.seen.has(v) || v <= int(^T(0)) && anyPair(s, m, T(v), marks, occurs)) {
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

// anyPair reports whether a pair beyond those marked gives the next heap an option of
// value v.
func anyPair[T uint8 | uint16](s *Scanner, m *mirror[T], v T, marked int, occurs func(head, back []T, v T) bool) bool {
	for _, p := range s.moves.splits {
		left := s.n - p.t
		first, end := marked+1, pairs(left, p.unequal)+1
		if first >= end {
			continue
		}
		head, back := m.pairs(left, first, end)
		long := len(head) / denseStrip * denseStrip
		s.stats.Steps += int64(len(head))
		if long > 0 && occurs(head[:long], back[:long], v) || occursGo(head[long:], back[long:], v) {
			return true
		}
	}
	return false
}

// occursGo reports whether a pair has the value.
func occursGo[T uint8 | uint16](head, back []T, v T) bool {
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
