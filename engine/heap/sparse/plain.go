package sparse

import (
	"math"

	"grundy/game"
)

const mostNimber = math.MaxUint16

var nimberText = game.Text{En: "a nimber above %d is more than a table holds", Zh: "SG 值超过 %d，表中放不下"}

// marks is a set of values that is emptied at once: v is in it when last[v] is the
// current epoch.
type marks struct {
	last  []uint32
	epoch uint32
}

// empty empties the set and makes room for values below n.
func (m *marks) empty(n int) {
	if len(m.last) < n {
		m.last = make([]uint32, n)
		m.epoch = 0
	}
	m.epoch++
	if m.epoch == 0 {
		clear(m.last)
		m.epoch = 1
	}
}

func (m *marks) add(v uint16)   { m.last[v] = m.epoch }
func (m *marks) has(v int) bool { return m.last[v] == m.epoch }

// rare is a rare heap.
type rare struct {
	heap  int
	value uint16
}

// plain computes the value of the next heap with the help of the sparse space,
// and of nothing that could fail. It costs a look at each rare heap, and then at
// as many pairs as it takes to meet all rare values below the candidate.
func (s *Scanner) plain() (uint16, error) {
	n := s.n
	s.seen.empty(2 << s.census.bits)
	s.markSingles(n)
	for _, p := range s.moves.splits {
		if err := s.markRare(n-p.t, p.unequal); err != nil {
			return 0, err
		}
	}
	size := 2 << s.census.bits
	candidate, missing := size, 0
	for v := range size {
		if s.seen.has(v) {
			continue
		}
		if s.space.class(n, uint16(v)) == 1 {
			candidate = v
			break
		}
		missing++
	}
	if missing > 0 && len(s.moves.splits) > 0 {
		left, err := s.search(n, candidate, missing)
		if err != nil {
			return 0, err
		}
		missing = left
	}
	v := candidate
	if missing > 0 {
		for v = 0; s.seen.has(v); v++ {
		}
	}
	if v > mostNimber {
		return 0, game.Refuse(game.Limit, nimberText, mostNimber)
	}
	return uint16(v), nil
}

// markSingles marks the options of heap n that are no pair.
func (s *Scanner) markSingles(n int) {
	if n < len(s.moves.all) && s.moves.all[n] {
		s.seen.add(0)
	}
	for _, t := range s.moves.takes {
		if t >= n {
			break
		}
		v, _ := s.values.at(n - t)
		s.seen.add(v)
	}
}

// markRare marks the pairs of m with a rare heap.
func (s *Scanner) markRare(m int, unequal bool) error {
	if m >= 0 && m <= len(s.values.head) {
		last, epoch, g := s.seen.last, s.seen.epoch, s.values.head[:m]
		for _, r := range s.rares {
			if r.heap >= m {
				break
			}
			if !unequal || 2*r.heap != m {
				last[r.value^g[m-r.heap]] = epoch
			}
		}
		return nil
	}
	for _, r := range s.rares {
		if r.heap >= m {
			break
		}
		if unequal && 2*r.heap == m {
			continue
		}
		v, ok := s.values.at(m - r.heap)
		if !ok {
			return s.outOfWindow()
		}
		s.seen.add(r.value ^ v)
	}
	return nil
}

// search marks pairs until all missing values below the candidate are met. It
// returns how many are not.
func (s *Scanner) search(n, candidate, missing int) (int, error) {
	if len(s.moves.splits) == 1 && n <= len(s.values.head) {
		return s.searchOne(n, candidate, missing), nil
	}
	for a := 1; 2*a <= n; a++ {
		va, ok := s.values.at(a)
		if !ok {
			return 0, s.outOfWindow()
		}
		for _, p := range s.moves.splits {
			b := n - p.t - a
			if b < a || p.unequal && a == b {
				continue
			}
			vb, ok := s.values.at(b)
			if !ok {
				return 0, s.outOfWindow()
			}
			s.stats.Steps++
			v := va ^ vb
			if s.seen.has(int(v)) {
				continue
			}
			s.seen.add(v)
			if int(v) < candidate && s.space.class(n, v) == 0 {
				missing--
				if missing == 0 {
					return 0, nil
				}
			}
		}
	}
	return missing, nil
}

// searchOne is search where a heap splits in one way and all values are there. The
// first pairs, which meet most values, are marked; the others are held against what
// is missing.
func (s *Scanner) searchOne(n, candidate, missing int) int {
	p := s.moves.splits[0]
	m := max(0, n-p.t)
	count := pairs(m, p.unequal)
	head, back := s.values.head[1:count+1], s.values.head[m-count:m]
	first := min(count, meetFrom)
	missing = s.scan(head[:first], back[count-first:], n, candidate, missing)
	head, back = head[first:], back[:count-first]
	if long := len(head) / meetStrip * meetStrip; missing > 0 && long > 0 && candidate <= meetBelow {
		missing = s.meet(head[:long], back[len(back)-long:], candidate)
		head, back = head[long:], back[:len(back)-long]
	}
	return s.scan(head, back, n, candidate, missing)
}

const meetFrom = 512 // pairs that are marked one by one

// scan marks the pairs of head[i] and back[len-1-i] until nothing is missing.
func (s *Scanner) scan(head, back []uint16, n, candidate, missing int) int {
	if missing == 0 {
		return 0
	}
	last, epoch := s.seen.last, s.seen.epoch
	for i, x := range head {
		v := x ^ back[len(back)-1-i]
		if last[v] == epoch {
			continue
		}
		last[v] = epoch
		if int(v) >= candidate || s.space.class(n, v) != 0 {
			continue
		}
		if missing--; missing == 0 {
			s.stats.Steps += int64(i + 1)
			return 0
		}
	}
	s.stats.Steps += int64(len(head))
	return missing
}

// meet marks, of the values below the candidate, those of pairs of head[i] and
// back[len-1-i], and returns how many are missing then.
func (s *Scanner) meet(head, back []uint16, candidate int) (missing int) {
	var set [meetBelow / 64]uint64
	for v := range candidate {
		if !s.seen.has(v) {
			set[v>>6] |= 1 << (v & 63)
		}
	}
	s.stats.Steps += int64(s.kernels.meet(&set, head, back))
	for v := range candidate {
		if set[v>>6]>>(v&63)&1 != 0 {
			missing++
		} else {
			s.seen.add(uint16(v))
		}
	}
	return missing
}
