package sparse

import "math/bits"

// tiny computes values below 64 of games with few rare heaps, where the options of a
// heap fit a word. It works heap by heap on the plain values in the window.
type tiny struct {
	list   []far
	listed int
	common [2]uint64 // values by the shift of the heap
	rare   [2]uint64
	fresh  bool
}

const (
	tinyBits  = 6
	tinyRares = 256 // rare heaps times splits, up to which it is faster
	tinyRun   = 512
	tinyStep  = 8 // pairs looked at before a wider loop takes over
)

// prepare lists the rare heaps.
func (t *tiny) prepare(s *Scanner) {
	if t.fresh && t.listed == len(s.rares) {
		return
	}
	*t = tiny{list: t.list[:0], listed: len(s.rares), fresh: true}
	for v := range uint16(64) {
		for shift := range 2 {
			if bits.OnesCount16(v&s.space.mask)&1^shift == 1 {
				t.common[shift] |= 1 << v
			} else {
				t.rare[shift] |= 1 << v
			}
		}
	}
	for _, r := range s.rares {
		for _, p := range s.moves.splits {
			t.list = append(t.list, far{uint32(r.heap + p.t), uint8(r.value)})
		}
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
	for ; m < n; m++ {
		var v uint8
		if v, missing, ok = s.tinyValue(t, m); !ok {
			break
		}
		s.window.back[s.window.top-m] = v
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

// tinyValue returns the candidate of heap n if it is the value, and otherwise the
// rare values below it that no pair in the window has, 0 if there is no candidate.
func (s *Scanner) tinyValue(t *tiny, n int) (v uint8, missing uint64, ok bool) {
	w := &s.window
	back := w.back[w.top-n:]
	var seen uint64
	for _, take := range s.moves.takes {
		seen |= 1 << (back[take] & 63)
	}
	for _, f := range t.list {
		seen |= 1 << ((f.code ^ back[f.offset]) & 63)
	}
	for _, p := range s.moves.splits {
		if !p.unequal && (n-p.t)&1 == 0 {
			seen |= 1
		}
	}
	shift := s.space.shift(n)
	free := t.common[shift] &^ seen
	if free == 0 {
		return 0, 0, false
	}
	v = uint8(bits.TrailingZeros64(free))
	missing = t.rare[shift] &^ seen & (1<<v - 1)
	if missing != 0 {
		for _, p := range s.moves.splits {
			missing &^= pairSet((*[tinyStep]uint8)(w.head[1:]), (*[tinyStep]uint8)(back[p.t+1:]))
		}
	}
	if missing != 0 {
		missing = s.tinySearch(n, missing)
	}
	return v, missing, missing == 0
}

// pairSet returns the values of some pairs.
func pairSet(head, back *[tinyStep]uint8) uint64 {
	a := uint64(1)<<((head[0]^back[0])&63) | 1<<((head[1]^back[1])&63) |
		1<<((head[2]^back[2])&63) | 1<<((head[3]^back[3])&63)
	return a | 1<<((head[4]^back[4])&63) | 1<<((head[5]^back[5])&63) |
		1<<((head[6]^back[6])&63) | 1<<((head[7]^back[7])&63)
}

// tinySearch goes on through the pairs of heap n, in turn with the splits, until no
// value is missing, and returns those that are.
func (s *Scanner) tinySearch(n int, missing uint64) uint64 {
	w := &s.window
	back := w.back[w.top-n:]
	from, size := 1+tinyStep, 32
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
