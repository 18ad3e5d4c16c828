package sparse

import "math/bits"

// tiny computes values below 64 of games with few rare heaps, where the options of a
// heap fit a word. It works on the plain values in the window: for the heaps of a
// block at once with what lies far enough from them all, and then heap by heap.
type tiny struct {
	far    []far         // rare heaps, some pairs, and single heaps, the code of which is 0
	near   []far         // the same where the partner may lie in the block
	seen   [lanes]uint64 // what far gives, for each lane
	equal  [2]uint64     // what equal parts give, by the parity of the heap
	listed int
	common [2]uint64 // values by the shift of the heap
	rare   [2]uint64
	fresh  bool
}

const (
	tinyBits  = 6
	tinyRares = 256 // rare heaps times splits, up to which it is faster
	tinyRun   = 512
)

// prepare lists the rare heaps.
func (t *tiny) prepare(s *Scanner) {
	if t.fresh && t.listed == len(s.rares) {
		return
	}
	*t = tiny{far: t.far[:0], near: t.near[:0], listed: len(s.rares), fresh: true}
	for v := range uint16(64) {
		for shift := range 2 {
			if bits.OnesCount16(v&s.space.mask)&1^shift == 1 {
				t.common[shift] |= 1 << v
			} else {
				t.rare[shift] |= 1 << v
			}
		}
	}
	for _, take := range s.moves.takes {
		t.list(take, 0)
	}
	for _, p := range s.moves.splits {
		for _, r := range s.rares {
			t.list(r.heap+p.t, uint8(r.value))
		}
		first := max(1, lanes-p.t)
		for a, v := range s.window.head[first : first+s.kernels.tuning.pairs/len(s.moves.splits)+1] {
			t.list(first+a+p.t, v)
		}
		if !p.unequal {
			t.equal[p.t&1] = 1
		}
	}
}

// list adds a heap that a move takes away together with what else it takes.
func (t *tiny) list(offset int, code uint8) {
	if f := (far{uint32(offset), code}); offset >= lanes {
		t.far = append(t.far, f)
	} else {
		t.near = append(t.near, f)
	}
}

// tinyReady reports whether all rare heaps lie so far back that each has a partner
// that is kept, and that is not itself where the parts must differ.
func (s *Scanner) tinyReady() bool {
	last := s.lastRare()
	if s.n < 8*tinyRun+2*s.moves.last || s.n <= last+s.moves.last {
		return false
	}
	for _, p := range s.moves.splits {
		if p.unequal && s.n-p.t <= 2*last {
			return false
		}
	}
	s.window.room(s.n, tinyRun+lanes, s.keep())
	return s.window.low == 0 || s.n-s.window.low > last+s.moves.last+2*tinyRun
}

// tiny computes the next heaps below n, some hundred at most.
func (s *Scanner) tiny(n int) {
	t := &s.run.tiny
	t.prepare(s)
	n = min(n, s.n+tinyRun)
	if s.lookNext > s.n {
		n = min(n, s.lookNext)
	}
	from := s.n
	m, missing, ok := from, uint64(0), true
	for ok && m < n {
		m, missing, ok = s.tinyBlock(t, m, min(n, m+lanes))
	}
	for h := from; h < m; h++ {
		v := s.window.back[s.window.top-h]
		s.values.put(h, uint16(v))
		s.window.begin(h, v, 1)
	}
	s.commit(m)
	switch {
	case ok:
	case missing != 0 && s.holds(m):
		s.stats.Corrections++
		s.learn(uint16(bits.TrailingZeros64(missing)))
		return
	default:
		s.run.resume = m + 1
		return
	}
	if s.n >= s.lookNext {
		s.look()
	}
}

// holds reports whether the window has all pairs of heap n.
func (s *Scanner) holds(n int) bool {
	for _, p := range s.moves.splits {
		if m := n - p.t; s.window.low > 0 || pairs(m, p.unequal) >= len(s.window.head) {
			return false
		}
	}
	return true
}

// tinyBlock computes the heaps from a given one to below n, a block at most. It
// returns the heap it stops at; if not all are done, with the rare values below its
// candidate that no pair in the window has, 0 if there is no candidate.
func (s *Scanner) tinyBlock(t *tiny, from, n int) (m int, missing uint64, ok bool) {
	w := &s.window
	s.kernels.bits(&t.seen, w.back[w.top-(from+lanes-1):], t.far)
	for m = from; m < n; m++ {
		back := w.back[w.top-m:]
		seen := t.seen[from+lanes-1-m] | t.equal[m&1]
		for _, f := range t.near {
			seen |= 1 << ((f.code ^ back[f.offset]) & 63)
		}
		shift := s.space.shift(m)
		free := t.common[shift] &^ seen
		if free == 0 {
			return m, 0, false
		}
		v := bits.TrailingZeros64(free)
		if missing := t.rare[shift] &^ seen & (1<<v - 1); missing != 0 {
			if missing = s.tinySearch(m, missing); missing != 0 {
				return m, missing, false
			}
		}
		back[0] = uint8(v)
	}
	return m, 0, true
}

// tinySearch goes through the pairs of heap n, in turn with the splits, until no
// value is missing, and returns those that are.
func (s *Scanner) tinySearch(n int, missing uint64) uint64 {
	w := &s.window
	back := w.back[w.top-n:]
	from, size := 1, 32
	if len(s.moves.splits) == 1 {
		size = 1 << 20
	}
	for done := false; !done && missing != 0; from += size {
		done = true
		for _, p := range s.moves.splits {
			m := n - p.t
			end := min(pairs(m, p.unequal)+1, len(w.head), m-w.low+1)
			if from >= end {
				continue
			}
			done = false
			end = min(end, from+size)
			head := w.head[from:end]
			missing = s.kernels.search(missing, head, back[p.t+from:][:len(head)])
		}
	}
	return missing
}
