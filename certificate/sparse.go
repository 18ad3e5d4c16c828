package certificate

import (
	"math/bits"

	"grundy/engine/heap/code"
)

// sparse is the engine of codes that leave two heaps at most, for long tables. It
// tells exactly what definition tells, and mostly looks at few pairs.
//
// Theory: choose a set of bits, the mask, and call heap n of nimber v rare when the
// number of those bits in v is even, common when it is odd; where all splits take a
// number of the same parity, the parity of n less that number may be counted in as
// well. When a heap is split, the parities of the two heaps add to that of the
// option, read at the heap split. So an option that would be common has exactly one
// rare heap, and looking at the rare heaps alone finds them all: the least common
// number not found is the candidate. The rare numbers below it may come from two
// common heaps, and pairs are looked at until all of them have been seen; one that
// no pair has is the nimber. Nothing is assumed of the mask but that it is chosen
// before the heap; with a good one rare heaps are few [Guy, Smith 1956; Berlekamp,
// Conway, Guy 1982]. Where they are not, the engine looks at every pair.
type sparse struct {
	moves
	seen marks
	mask parityMask

	count   [][2]int // heaps by nimber, and by the parity of the heap
	high    int      // nimbers are below this power of two
	rares   []rare
	classes [2][2][]uint16 // numbers below high, by the parity of the heap: rare, common
	look    int            // the heap at which the mask is chosen anew
	missing []uint16       // rare numbers not seen yet
}

// staged computes the first heaps by the definition, and those that follow with the
// help of a sparse space.
type staged struct {
	heaps int // by the definition
	first *definition
	rest  *sparse
}

func newStaged(r rules, heaps int) *staged {
	return &staged{heaps, newDefinition(newMoves(r), int64(heaps)), newSparse(r)}
}

func (e *staged) next(g []uint16) (nimber, steps int, err error) {
	n := len(g)
	if n >= e.heaps {
		return e.rest.next(g)
	}
	if nimber, steps, err = e.first.next(g); nimber <= mostNimber {
		e.rest.learn(n, uint16(nimber))
	}
	return nimber, steps, err
}

// rare is a rare heap.
type rare struct {
	heap   int
	nimber uint16
}

// firstLook is the heap at which the mask is chosen for the first time after the
// start; then each time when the table has grown by a quarter.
const firstLook = 64

func newSparse(r rules) *sparse {
	e := &sparse{moves: newMoves(r), seen: newMarks(), count: make([][2]int, 2), high: 2, look: firstLook}
	e.choose(nil)
	return e
}

// next computes one heap.
func (e *sparse) next(g []uint16) (nimber, steps int, err error) {
	n := len(g)
	if n >= e.look {
		e.look = n + n/4
		e.choose(g)
		steps = n
	}
	v, more := e.nimber(g)
	if v <= mostNimber {
		e.learn(n, uint16(v))
	}
	return v, steps + more, nil
}

func (e *sparse) nimber(g []uint16) (nimber, steps int) {
	e.seen.empty()
	e.plain(&e.seen, g)
	if 4*len(e.rares) > len(g) {
		for _, s := range e.splits {
			steps += s.mark(&e.seen, g)
		}
		return e.seen.mex(), steps
	}
	steps = len(e.one)
	for _, s := range e.splits {
		steps += e.markRare(s, g)
	}
	candidate := e.candidate(len(g))
	v, more := e.verify(g, candidate)
	return v, steps + more
}

// markRare marks the nimbers of the pairs that have a rare heap, and some others.
func (e *sparse) markRare(s split, g []uint16) int {
	left := len(g) - s.t
	if s.rest == code.Equal || left < 2 {
		return s.mark(&e.seen, g)
	}
	if s.rest == code.Always && left%2 == 0 {
		e.seen.add(0)
	}
	seen, epoch := e.seen.seen, e.seen.epoch
	below := g[:left]
	for i, r := range e.rares {
		if r.heap >= left {
			return i
		}
		other := left - r.heap
		if other != r.heap {
			seen[r.nimber^below[other]] = epoch
		}
	}
	return len(e.rares)
}

// candidate returns the least common number for heap n that is not seen.
func (e *sparse) candidate(n int) int {
	for from := 0; e.high <= mostNimber+1; e.widen() {
		common := e.classes[n&1][1]
		for _, v := range common[from:] {
			if !e.seen.has(v) {
				return int(v)
			}
		}
		from = len(common)
		if e.high > mostNimber {
			break
		}
	}
	return mostNimber + 1
}

// chunk is the number of pairs of a split that are looked at between two looks at
// what is missing.
const chunk = 64

// verify returns the least rare number below the candidate that is no option, or
// the candidate.
func (e *sparse) verify(g []uint16, candidate int) (nimber, steps int) {
	e.missing = e.missing[:0]
	for _, v := range e.classes[len(g)&1][0] {
		if int(v) >= candidate {
			break
		}
		if !e.seen.has(v) {
			e.missing = append(e.missing, v)
		}
	}
	for i, more := 1, true; more && len(e.missing) > 0; i += chunk {
		more = false
		for _, s := range e.splits {
			steps += e.markChunk(s, g, i, &more)
		}
		e.stillMissing()
	}
	if len(e.missing) > 0 {
		return int(e.missing[0]), steps
	}
	return candidate, steps
}

// markChunk marks the pairs whose smaller heap is i or a little more, and notes
// whether there are pairs beyond.
func (e *sparse) markChunk(s split, g []uint16, i int, more *bool) int {
	if s.rest == code.Equal {
		return 0
	}
	end := i + chunk - 1
	*more = *more || end < s.pairs(len(g)-s.t)
	return s.markFrom(i, end, &e.seen, g)
}

// stillMissing drops the missing numbers that have been seen.
func (e *sparse) stillMissing() {
	kept := e.missing[:0]
	for _, v := range e.missing {
		if !e.seen.has(v) {
			kept = append(kept, v)
		}
	}
	e.missing = kept
}

// learn takes the nimber of heap n into account.
func (e *sparse) learn(n int, v uint16) {
	for int(v) >= e.high {
		e.widen()
	}
	e.count[v][n&1]++
	if n > 0 && !e.mask.common(n, v) {
		e.rares = append(e.rares, rare{n, v})
	}
}

// widen doubles the range of the numbers.
func (e *sparse) widen() {
	e.high *= 2
	e.count = append(e.count, make([][2]int, e.high-len(e.count))...)
	e.classify(e.high / 2)
}

// classify puts the numbers from a given one on into their classes.
func (e *sparse) classify(from int) {
	for v := from; v < min(e.high, mostNimber+1); v++ {
		for n := range 2 {
			kind := 0
			if e.mask.common(n, uint16(v)) {
				kind = 1
			}
			e.classes[n][kind] = append(e.classes[n][kind], uint16(v))
		}
	}
}

// choose chooses the mask anew and finds the rare heaps of the table.
func (e *sparse) choose(g []uint16) {
	e.mask = bestMask(e.count, e.splits)
	e.classes = [2][2][]uint16{}
	e.classify(0)
	e.rares = e.rares[:0]
	for n := 1; n < len(g); n++ {
		if !e.mask.common(n, g[n]) {
			e.rares = append(e.rares, rare{n, g[n]})
		}
	}
}

// parityMask tells rare and common heaps apart.
type parityMask struct {
	bits  uint16
	heap  int // 1: the parity of the heap counts
	taken int // of the splits, modulo 2
}

func (m parityMask) common(n int, v uint16) bool {
	return (bits.OnesCount16(v&m.bits)+m.heap*(n+m.taken))&1 == 1
}

// bestMask returns the mask that makes the fewest heaps rare. It sums, for every
// mask at once, the heaps with signs: plus for an even number of bits, minus for an
// odd one.
func bestMask(count [][2]int, splits []split) parityMask {
	taken, same := 0, true
	for _, s := range splits {
		if s.rest != code.Equal {
			taken = s.t & 1
		}
	}
	for _, s := range splits {
		same = same && (s.rest == code.Equal || s.t&1 == taken)
	}
	best, fewest := parityMask{bits: 1}, 1
	for heap := range 2 {
		if heap == 1 && !same {
			break
		}
		surplus := make([]int, len(count))
		for v, c := range count {
			surplus[v] = c[taken] + c[1-taken]*(1-2*heap)
		}
		signedSums(surplus)
		for mask, sum := range surplus {
			if mask > 0 && mask <= mostNimber && sum < fewest {
				best, fewest = parityMask{uint16(mask), heap, taken}, sum
			}
		}
	}
	return best
}

// signedSums puts in the place of each x[m] the sum of all x[v], with minus where v
// and m have an odd number of bits in common; the length is a power of two.
func signedSums(x []int) {
	for bit := 1; bit < len(x); bit *= 2 {
		for v := range x {
			if v&bit == 0 {
				a, b := x[v], x[v|bit]
				x[v], x[v|bit] = a+b, a-b
			}
		}
	}
}
