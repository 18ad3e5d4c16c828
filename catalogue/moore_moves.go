package catalogue

import (
	"math/big"
	"math/bits"
	"slices"

	"grundy/game"
)

// lowering is all ways to lower every one of some heaps, so that in each binary
// place of what they become there are as many ones as wanted. From the top a heap
// is tied as long as it agrees with what it was, and must not be to the end.
type lowering struct {
	heaps []*big.Int
	ones  []int // wanted, by the place
	known map[tied]*big.Int
}

// tied is the places below one, and the heaps that are tied there.
type tied struct {
	place int
	heaps uint32
}

func newLowering(heaps []*big.Int, ones []int) *lowering {
	return &lowering{heaps, ones, map[tied]*big.Int{}}
}

// all ties every heap, above all places.
func (w *lowering) all() tied { return tied{len(w.ones), 1<<len(w.heaps) - 1} }

// digits lists the sets of heaps that may get a one in the place below t: as many
// as wanted, and of tied heaps only those that have one there.
func (w *lowering) digits(t tied) []uint32 {
	i := t.place - 1
	barred := uint32(0)
	for j, n := range w.heaps {
		if t.heaps>>j&1 == 1 && n.Bit(i) == 0 {
			barred |= 1 << j
		}
	}
	var out []uint32
	for set := uint32(1)<<len(w.heaps) - 1; ; set-- {
		if bits.OnesCount32(set) == w.ones[i] && set&barred == 0 {
			out = append(out, set)
		}
		if set == 0 {
			return out
		}
	}
}

// below is what is tied after the heaps of set got a one.
func (w *lowering) below(t tied, set uint32) tied {
	i := t.place - 1
	for j, n := range w.heaps {
		if n.Bit(i) == 1 && set>>j&1 == 0 {
			t.heaps &^= 1 << j
		}
	}
	return tied{i, t.heaps}
}

// count is the number of ways below t.
func (w *lowering) count(t tied) *big.Int {
	if t.place == 0 {
		return big.NewInt(int64(1 - min(t.heaps, 1)))
	}
	if n, ok := w.known[t]; ok {
		return n
	}
	sum := new(big.Int)
	for _, set := range w.digits(t) {
		sum.Add(sum, w.count(w.below(t, set)))
	}
	w.known[t] = sum
	return sum
}

// each lists the ways below t, the larger first; path holds the sets of heaps that
// got a one, by the place.
func (w *lowering) each(t tied, path []uint32, yield func([]*big.Int) bool) bool {
	switch {
	case w.count(t).Sign() == 0:
		return true
	case t.place == 0:
		return yield(w.read(path))
	}
	for _, set := range w.digits(t) {
		path[t.place-1] = set
		if !w.each(w.below(t, set), path, yield) {
			return false
		}
	}
	return true
}

// read makes what the heaps become of a path.
func (w *lowering) read(path []uint32) []*big.Int {
	to := make([]*big.Int, len(w.heaps))
	for j := range to {
		to[j] = new(big.Int)
		for i := len(path) - 1; i >= 0; i-- {
			if path[i]>>j&1 == 1 {
				to[j].SetBit(to[j], i, 1)
			}
		}
	}
	return to
}

// Bounds on the counting of winning moves: the heaps lowered at once, and the
// steps over all choices of heaps.
const (
	mostLowered = 8
	mostMoore   = 1 << 26
)

var manyChoices = game.Text{
	En: "there are too many choices of heaps to lower; the winning moves of the first choices are listed",
	Zh: "可选的堆的组合太多；只列出前面若干种组合的必胜走法",
}

// WinningMoves counts them choice by choice and place by place. Where there are too
// many choices of heaps it knows those of the first.
func (p moore) WinningMoves(c game.Convention) (game.Moves, bool) {
	total, work := new(big.Int), 0
	counts := places(p.heaps)
	var all []mooreWins
	var why game.Phrase
	for at := range p.choices() {
		work += (len(counts) + 1) << (2 * len(at))
		if len(at) > mostLowered || work > mostMoore {
			total, why = nil, manyChoices.With()
			break
		}
		if w := p.wins(c, slices.Clone(at), counts); w.count.Sign() > 0 {
			all = append(all, w)
			total.Add(total, w.count)
		}
	}
	return game.Moves{Count: total, Why: why, List: func(yield func(game.Move) bool) {
		for _, w := range all {
			if !w.each(func(to []*big.Int) bool { return yield(p.lower(w.at, to)) }) {
				return
			}
		}
	}}, true
}

// mooreWins are the winning moves that lower the heaps of the indices at: those
// that win in normal play, and in misère play, where no heap above 1 need stay,
// those that leave one above 1 and the single ones, which leave none.
type mooreWins struct {
	at             []int
	normal, single *lowering // single: nil where it does not matter
	count          *big.Int
}

// wins finds the winning moves that lower certain heaps, where counts are the ones
// of all heaps.
func (p moore) wins(c game.Convention, at, counts []int) mooreWins {
	heaps, small := make([]*big.Int, len(at)), make([]*big.Int, len(at))
	rest := slices.Clone(counts) // of the heaps that stay
	for j, i := range at {
		heaps[j], small[j] = p.heaps[i], smaller(p.heaps[i], big.NewInt(2))
		for place := range p.heaps[i].BitLen() {
			rest[place] -= int(p.heaps[i].Bit(place))
		}
	}
	w := mooreWins{at: at, normal: newLowering(heaps, p.missing(rest, 0))}
	w.count = w.normal.count(w.normal.all())
	if c == game.Normal || slices.ContainsFunc(rest[1:], func(n int) bool { return n > 0 }) {
		return w
	}
	low := []int{rest[0], 0}
	none := newLowering(small, p.missing(low, 0))
	w.single = newLowering(small, p.missing(low, 1))
	w.count = new(big.Int).Sub(w.count, none.count(none.all()))
	w.count.Add(w.count, w.single.count(w.single.all()))
	return w
}

// missing are the ones that the lowered heaps have to add in each place, so that
// all are a multiple of k+1, and first more in the lowest.
func (p moore) missing(rest []int, first int) []int {
	out := make([]int, len(rest))
	for i, n := range rest {
		if i == 0 {
			n -= first
		}
		out[i] = ((-n)%(p.most+1) + p.most + 1) % (p.most + 1)
	}
	return out
}

func (w mooreWins) each(yield func([]*big.Int) bool) bool {
	large := func(to []*big.Int) bool {
		return w.single != nil && largest(to).Cmp(one) <= 0 || yield(to)
	}
	if !w.normal.each(w.normal.all(), make([]uint32, len(w.normal.ones)), large) {
		return false
	}
	return w.single == nil || w.single.each(w.single.all(), make([]uint32, len(w.single.ones)), yield)
}
