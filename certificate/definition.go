package certificate

import "grundy/engine/heap/code"

// engine computes nimbers one heap after another. next returns the nimber of the
// heap behind the table g, which holds all that went before and is only read; a
// number above mostNimber says that there is no room for it. The steps are about
// how much it took.
type engine interface {
	next(g []uint16) (nimber, steps int, err error)
}

// marks is a set of nimbers that is emptied at no cost.
type marks struct {
	seen  *[mostNimber + 1]uint32
	epoch uint32
}

func newMarks() marks { return marks{seen: new([mostNimber + 1]uint32)} }

// empty begins a new set.
func (m *marks) empty() {
	if m.epoch++; m.epoch == 0 {
		*m.seen = [mostNimber + 1]uint32{}
		m.epoch = 1
	}
}

func (m *marks) add(v uint16) { m.seen[v] = m.epoch }

func (m *marks) has(v uint16) bool { return m.seen[v] == m.epoch }

// mex returns the least number that is not in the set.
func (m *marks) mex() int {
	for v, e := range m.seen {
		if e != m.epoch {
			return v
		}
	}
	return mostNimber + 1
}

// taking is the engine of a subtraction set, from the definition.
type taking struct {
	marks
	take []int64
}

func (e *taking) next(g []uint16) (nimber, steps int, err error) {
	e.empty()
	n := int64(len(g))
	for _, t := range e.take {
		if t > n {
			break
		}
		e.add(g[n-t])
	}
	return e.mex(), len(e.take), nil
}

// moves are the moves of a code whose moves take at most last stones and leave
// two heaps or fewer.
type moves struct {
	all    []bool // all[t]: a heap of t may be taken whole
	one    []int  // taken, ascending, leaving one heap
	splits []split
}

// split is a way to take t stones and leave two heaps.
type split struct {
	t    int
	rest code.Condition // Always, Differ or Equal
}

func newMoves(r rules) moves {
	var m moves
	r.digits(func(t int, d code.Digit) {
		m.all = append(m.all, d.Parts(0) != code.Never)
		if d.Parts(1) != code.Never {
			m.one = append(m.one, t)
		}
		if rest := d.Parts(2); rest != code.Never {
			m.splits = append(m.splits, split{t, rest})
		}
	})
	return m
}

// plain marks what can be had without leaving two heaps.
func (m *moves) plain(seen *marks, g []uint16) {
	n := len(g)
	if n < len(m.all) && m.all[n] {
		seen.add(0)
	}
	for _, t := range m.one {
		if t >= n {
			break
		}
		seen.add(g[n-t])
	}
}

// pairs returns how many pairs of heaps there are of left stones in all, the
// smaller first, for a split that does not ask for equal ones: the smaller is 1 up
// to that number.
func (s split) pairs(left int) int {
	if s.rest == code.Differ {
		left--
	}
	return max(0, left/2)
}

// definition is the engine that looks at every pair of heaps: the nimber is the least
// number that neither a pair has nor what can be had without one. A few pairs show most
// of the smaller numbers; the least that is not seen is then sought among all others.
type definition struct {
	marks
	moves
	lanes lanes
	few   int // pairs of a split that are looked at for all numbers at once
}

// fewPairs is what took the least time for tables of 10^5 heaps.
const fewPairs = 256

// newDefinition is the engine for tables of at most so many heaps.
func newDefinition(m moves, heaps int64) *definition {
	return &definition{newMarks(), m, newLanes(heaps), fewPairs}
}

func (e *definition) next(g []uint16) (nimber, steps int, err error) {
	e.empty()
	e.plain(&e.marks, g)
	steps = len(e.one)
	if !e.lanes.learn(g) {
		for _, s := range e.splits {
			steps += s.mark(&e.marks, g)
		}
		return e.mex(), steps, nil
	}
	for _, s := range e.splits {
		steps += s.markFrom(1, e.few, &e.marks, g)
	}
	for v := e.mex(); ; v = e.mex() {
		found, words := e.among(v, len(g))
		if steps += words; !found {
			return v, steps, nil
		}
		e.add(uint16(v))
	}
}

// among reports whether one of the pairs of heap n that have not been marked has
// nimber v.
func (e *definition) among(v, n int) (found bool, words int) {
	if v > 255 { // of two bytes none has
		return false, 0
	}
	for _, s := range e.splits {
		if s.rest == code.Equal {
			continue
		}
		if k := s.pairs(n - s.t); k > e.few {
			in, more := e.lanes.has(byte(v), n-s.t, e.few+1, k)
			if words += more; in {
				return true, words
			}
		}
	}
	return false, words
}

// mark marks the nimbers of all pairs, and returns how many they are.
func (s split) mark(seen *marks, g []uint16) int { return s.markFrom(1, len(g), seen, g) }

// markFrom marks the nimbers of the pairs whose smaller heap is from to last, or of
// those that there are, and returns how many they are.
func (s split) markFrom(from, last int, seen *marks, g []uint16) int {
	left := len(g) - s.t
	if s.rest == code.Equal {
		if from == 1 && left > 0 && left%2 == 0 {
			seen.add(0)
		}
		return 1
	}
	last = min(last, s.pairs(left))
	if last < from {
		return 0
	}
	low, high := g[from:last+1], g[left-last:left-from+1]
	end := len(high) - 1
	for i, v := range low {
		seen.seen[v^high[end-i]] = seen.epoch
	}
	return len(low)
}

// excluding is the engine of Exclusion, from the definition: the heaps far enough
// below are options for ever.
type excluding struct {
	marks
	digits []code.Digit // before the one that repeats
	always code.Digit
	gone   []bool // by nimber: options of every heap from here on
	least  int    // not gone
}

func newExcluding(r rules) *excluding {
	e := &excluding{marks: newMarks(), gone: make([]bool, mostNimber+2)}
	from, _ := r.code.Repeat()
	for t := range from {
		e.digits = append(e.digits, r.code.Digit(t))
	}
	e.always = r.code.Digit(from)
	return e
}

func (e *excluding) next(g []uint16) (nimber, steps int, err error) {
	n, from := len(g), len(e.digits)
	e.empty()
	if m := n - from; m > 0 {
		e.gone[g[m]] = true
	}
	for t := 1; t < min(from, n); t++ {
		if e.digits[t].Parts(1) != code.Never {
			e.add(g[n-t])
		}
	}
	whole := e.always
	if n < from {
		whole = e.digits[n]
	}
	if whole.Parts(0) != code.Never {
		e.add(0)
	}
	for e.gone[e.least] {
		e.least++
	}
	v := e.least
	for v <= mostNimber && (e.gone[v] || e.has(uint16(v))) {
		v++
	}
	return v, from + v - e.least, nil
}
