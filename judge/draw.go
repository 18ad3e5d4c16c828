package judge

import (
	"math/bits"
	"math/rand/v2"
	"slices"
)

// Case is one case of a problem.
type Case struct{ v []value }

// Size is how many numbers and letters the case has.
func (c Case) Size() int { return sizeOf(c.v) }

func sizeOf(v []value) int {
	n := 0
	for i := range v {
		n += 1 + len(v[i].list) + len(v[i].word)
		for _, row := range v[i].rows {
			n += sizeOf(row)
		}
	}
	return n
}

// Extent bounds cases: how many things one may have, beyond the least that the
// statement allows, and how far its other numbers may go beyond their least.
type Extent struct {
	Things, Numbers uint64

	near uint64 // the mark that numbers lie near; 0 for none
}

// mostThings bounds how many things all groups of a case may have together.
const mostThings = 1 << 20

// among is the extent of each of n groups.
func (x Extent) among(n int) Extent {
	x.Things = min(x.Things, mostThings/uint64(max(n, 1)))
	return x
}

// mostDraws is how often a case is drawn anew that is none.
const mostDraws = 10_000

// Draw draws a case at random, within the bounds of the statement and the extent.
// It favours ends of ranges, equal numbers and small ones, where programs go wrong.
// ok is false when no case was found, because nearly none is within the extent.
func (p *Problem) Draw(r *rand.Rand, x Extent) (c Case, ok bool) {
	slots := make([]uint64, p.slots)
	for range mostDraws {
		v := p.shape.draw(r, x, slots)
		if p.mend != nil {
			p.mend(r, v)
		}
		if p.lost != nil && x.near == 0 && r.IntN(2) == 0 {
			if w := slices.Clone(v); p.made(r, w) {
				return Case{w}, true
			}
		}
		if p.valid == nil || p.valid(v) {
			return Case{v}, true
		}
	}
	return Case{}, false
}

// made makes a case lost, or nearly, and reports whether it is one.
func (p *Problem) made(r *rand.Rand, v []value) bool {
	p.lost(r, v)
	return p.shape.within(v) && (p.valid == nil || p.valid(v))
}

func (s shape) draw(r *rand.Rand, x Extent, slots []uint64) []value {
	v := make([]value, len(s))
	for i := range s {
		f := &s[i]
		switch f.kind {
		case oneNumber:
			v[i].n = f.draw(r, x)
			slots[f.slot] = v[i].n
		case listKind:
			v[i].list = f.drawList(r, x, f.howMany(r, x, slots))
		case wordKind:
			v[i].word = f.drawWord(r, x)
		case groupKind:
			v[i].rows = make([][]value, f.howMany(r, x, slots))
			each := x.among(len(v[i].rows))
			for j := range v[i].rows {
				v[i].rows[j] = f.of.draw(r, each, slots)
			}
		}
	}
	return v
}

// howMany is the length of a list: what its count says, or a random one for a list
// that has its own.
func (f *field) howMany(r *rand.Rand, x Extent, slots []uint64) uint64 {
	if f.counted != "" {
		return f.count.of(slots)
	}
	most := x.Things
	if f.json {
		most = min(most, uint64(f.count.plus)-1)
	}
	return 1 + r.Uint64N(most+1)
}

// span is how far a number may go beyond the least.
func (f *field) span(x Extent) uint64 {
	most := x.Numbers
	if f.sizes {
		most = x.Things
	}
	return min(most, f.most-uint64(f.least))
}

// draw draws a number: one of the ends, one of few bits, one near a power of two, or any.
func (f *field) draw(r *rand.Rand, x Extent) uint64 {
	if x.near > 0 && f.varies() {
		return f.drawNear(r, x.near)
	}
	span := f.span(x)
	var n uint64
	switch r.IntN(8) {
	case 0:
		n = span
	case 1:
		n = 0
	case 2, 3:
		n = upTo(r, span) >> r.IntN(bits.Len64(span)+1)
	case 4:
		power := uint64(1) << r.IntN(max(1, bits.Len64(span)))
		n = min(span, power-min(power, beside)+r.Uint64N(2*beside+1))
	default:
		n = upTo(r, span)
	}
	return uint64(f.least) + n
}

// upTo is uniform in 0 to n.
func upTo(r *rand.Rand, n uint64) uint64 {
	if n == 1<<64-1 {
		return r.Uint64()
	}
	return r.Uint64N(n + 1)
}

// drawList draws numbers: mostly any, at times few different ones, in order, in pairs, or
// with nim-sum 0.
func (f *field) drawList(r *rand.Rand, x Extent, n uint64) []uint64 {
	list := make([]uint64, n)
	for i := range list {
		list[i] = f.draw(r, x)
	}
	switch r.IntN(8) {
	case 0:
		for i := range list {
			list[i] = list[r.IntN(min(i+1, 2))]
		}
	case 1:
		for i := range list {
			list[i] = uint64(f.least) + min(f.span(x), r.Uint64N(2))
		}
	case 2:
		slices.Sort(list)
	case 3:
		for i := 1; i < len(list); i += 2 {
			list[i] = list[i-1]
		}
	case 4:
		sum := uint64(0)
		for _, n := range list[min(1, len(list)):] {
			sum ^= n
		}
		if !f.signed && uint64(f.least) <= sum && sum <= uint64(f.least)+f.span(x) && n > 0 {
			list[0] = sum
		}
	}
	return list
}

func (f *field) drawWord(r *rand.Rand, x Extent) string {
	if f.words != nil {
		return f.words[r.IntN(len(f.words))]
	}
	n := uint64(f.least) + upTo(r, min(x.Things, f.most-uint64(f.least)))
	few := f.letters
	if r.IntN(2) == 0 {
		few = few[:min(2, len(few))]
	}
	w := make([]byte, n)
	for i := range w {
		w[i] = few[r.IntN(len(few))]
	}
	return string(w)
}
