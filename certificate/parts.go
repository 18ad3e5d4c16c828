package certificate

import (
	"math/bits"

	"grundy/engine/heap/code"
	"grundy/game"
)

// parting is the engine of codes that leave any bounded number of heaps, from the
// definition; of the digits at most one is repeated. For every number of stones,
// number of heaps and condition it keeps the set of the nimbers of all ways to leave
// them, as bits.
//
//   - Any heaps: the smallest heap, and a way to leave the rest as one heap less.
//   - Not all equal: the smallest heap, and the rest not all equal; or the rest all
//     equal, and another heap beside them.
//   - All different: each heap, as soon as its nimber is known, is put beside all
//     ways without it, for all numbers of stones up to the end of the table.
//   - All equal: one look.
type parting struct {
	digits  []code.Digit // the last is repeated, where endless
	endless bool
	size    int // numbers of stones are below
	words   int // of a set
	most    [code.Equal]int
	layers  [code.Equal][][]uint64 // by condition and number of heaps
	budget  *game.Budget
	held    int64
}

// mostParting bounds the table of parting, each heap of which takes time in
// proportion to the table.
const mostParting = mostDefinition

var partingText = game.Text{
	En: "nimbers of a game that leaves three heaps or more are computed up to heap %d, and this certificate needs them up to %d",
	Zh: "一步可以留下三堆或更多堆的游戏，SG 值只计算到大小为 %d 的堆，而这份证书需要到 %d",
}

// newParting makes room for heaps 0 to bound.
func newParting(r rules, bound int64, b *game.Budget) (*parting, error) {
	if bound > mostParting {
		return nil, game.Refuse(game.Limit, partingText, int64(mostParting), bound)
	}
	_, ends := r.code.Last()
	e := &parting{endless: !ends, size: int(bound) + 1, words: 1, budget: b}
	r.digits(func(_ int, d code.Digit) {
		e.digits = append(e.digits, d)
		for j := 2; j <= mostParts(d); j++ {
			if c := d.Parts(j); c != code.Never && c != code.Equal {
				e.most[c] = max(e.most[c], j)
			}
		}
	})
	if err := e.hold(e.bytes()); err != nil {
		return nil, err
	}
	for c, most := range e.most {
		for range most {
			e.layers[c] = append(e.layers[c], make([]uint64, e.size*e.words))
		}
	}
	return e, nil
}

// bytes is the size of all sets.
func (e *parting) bytes() int64 {
	layers := 0
	for _, most := range e.most {
		layers += most
	}
	return 8 * int64(layers) * int64(e.size) * int64(e.words)
}

func (e *parting) hold(n int64) error {
	err := e.budget.Hold(n)
	if err == nil {
		e.held += n
	}
	return err
}

// release gives the memory back to the budget.
func (e *parting) release() {
	e.budget.Release(e.held)
	e.held = 0
}

// set is the set of m stones left as j heaps, at least one.
func (e *parting) set(c code.Condition, j, m int) []uint64 {
	return e.layers[c][j-1][m*e.words : (m+1)*e.words]
}

func (e *parting) next(g []uint16) (nimber, steps int, err error) {
	n := len(g)
	steps = e.fill(n, g)
	seen := make([]uint64, e.words)
	for t, d := range e.digits {
		if t <= n {
			e.options(seen, d, n-t, g)
		}
	}
	for t := len(e.digits); e.endless && t <= n; t++ {
		e.options(seen, e.digits[len(e.digits)-1], n-t, g)
		steps++
	}
	v := mex(seen)
	for v <= mostNimber && v >= 64*e.words {
		if err := e.widen(); err != nil {
			return 0, steps, err
		}
	}
	if v <= mostNimber && n > 0 {
		steps += e.learn(n, uint16(v))
	}
	return v, steps, nil
}

// fill makes the sets of n stones left as two heaps or more, but for the condition
// that all differ.
func (e *parting) fill(n int, g []uint16) (steps int) {
	for _, c := range [...]code.Condition{code.Always, code.Mixed} {
		for j := 2; j <= e.most[c]; j++ {
			to := e.set(c, j, n)
			for a := 1; a*j <= n; a++ {
				shift(to, e.set(c, j-1, n-a), g[a])
			}
			steps += n / j * e.words
			if c == code.Mixed {
				steps += n / (j - 1)
				besideEqual(to, j, n, g)
			}
		}
	}
	return steps
}

// besideEqual adds the ways to leave n stones as j-1 equal heaps and another.
func besideEqual(to []uint64, j, n int, g []uint16) {
	for b := 1; b*(j-1) < n; b++ {
		other := n - b*(j-1)
		if other == b {
			continue
		}
		v := g[other]
		if j%2 == 0 {
			v ^= g[b]
		}
		to[v>>6] |= 1 << (v & 63)
	}
}

// learn tells the sets that heap n has nimber v.
func (e *parting) learn(n int, v uint16) (steps int) {
	word, bit := int(v>>6), uint64(1)<<(v&63)
	if e.most[code.Always] > 0 {
		e.set(code.Always, 1, n)[word] |= bit
	}
	most := e.most[code.Differ]
	if most == 0 {
		return 0
	}
	for m := e.size - 1; m > n; m-- {
		for j := most; j > 1; j-- {
			shift(e.set(code.Differ, j, m), e.set(code.Differ, j-1, m-n), v)
		}
	}
	e.set(code.Differ, 1, n)[word] |= bit
	return (e.size - n) * most * e.words
}

// options adds the nimbers of all ways to leave m stones.
func (e *parting) options(seen []uint64, d code.Digit, m int, g []uint16) {
	if m == 0 {
		if d.Parts(0) != code.Never {
			seen[0] |= 1
		}
		return
	}
	if d.Parts(1) != code.Never {
		seen[g[m]>>6] |= 1 << (g[m] & 63)
	}
	for j := 2; j <= min(mostParts(d), m); j++ {
		switch c := d.Parts(j); c {
		case code.Never:
		case code.Equal:
			if m%j == 0 {
				v := g[m/j] * uint16(j%2)
				seen[v>>6] |= 1 << (v & 63)
			}
		default:
			for i, w := range e.set(c, j, m) {
				seen[i] |= w
			}
		}
	}
}

// widen doubles the words of every set.
func (e *parting) widen() error {
	if err := e.hold(e.bytes()); err != nil {
		return err
	}
	for _, layers := range e.layers {
		for j, narrow := range layers {
			wide := make([]uint64, 2*len(narrow))
			for m := range e.size {
				copy(wide[2*m*e.words:], narrow[m*e.words:(m+1)*e.words])
			}
			layers[j] = wide
		}
	}
	e.words *= 2
	return nil
}

// mex returns the least number that is not in a set.
func mex(set []uint64) int {
	for i, w := range set {
		if w != ^uint64(0) {
			return 64*i + bits.TrailingZeros64(^w)
		}
	}
	return 64 * len(set)
}

// shift adds to a set the nim-sums of v and the members of another.
func shift(to, from []uint64, v uint16) {
	for i, w := range from {
		if w != 0 {
			to[i^int(v>>6)] |= sums(w, v)
		}
	}
}

// sums moves each bit of a word to the nim-sum of its place and the lower six bits
// of v.
func sums(w uint64, v uint16) uint64 {
	swap := func(shift uint, low uint64) {
		if v>>bits.TrailingZeros(shift)&1 == 1 {
			w = w&low<<shift | w>>shift&low
		}
	}
	swap(1, 0x5555555555555555)
	swap(2, 0x3333333333333333)
	swap(4, 0x0f0f0f0f0f0f0f0f)
	swap(8, 0x00ff00ff00ff00ff)
	swap(16, 0x0000ffff0000ffff)
	swap(32, 0x00000000ffffffff)
	return w
}
