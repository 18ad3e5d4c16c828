package judge

import (
	"iter"
	"math/rand/v2"
)

// Edges returns cases at which arithmetic goes wrong that is inexact or too narrow, the
// most telling first: those at which the theory of the problem is tightest, and cases whose
// numbers lie at the powers of two and at the bounds of the statement. None is twice there.
func (p *Problem) Edges() []Case {
	var all []Case
	seen := map[string]bool{}
	add := func(v []value) bool {
		if p.shape.within(v) && (p.valid == nil || p.valid(v)) {
			c := Case{v}
			if text := string(p.Write(c)); !seen[text] {
				seen[text] = true
				all = append(all, c)
			}
		}
		return true
	}
	if p.edges != nil {
		p.edges(add)
	}
	r, told := rand.New(rand.NewPCG(2, 2)), len(all)
	p.nearMarks(r, add)
	r.Shuffle(len(all)-told, func(i, j int) { all[told+i], all[told+j] = all[told+j], all[told+i] })
	if p.frame == single {
		all = all[:min(len(all), mostSingles)]
	}
	return all
}

// mostSingles bounds the edges where an input has one case.
const mostSingles = 400

// within reports whether the numbers of a case are within the bounds of the statement.
func (s shape) within(v []value) bool {
	for i := range s {
		if f := &s[i]; f.kind == oneNumber && !f.signed && (v[i].n < uint64(f.least) || v[i].n > f.most) {
			return false
		}
	}
	return true
}

// marks are the powers of two and the bounds that numbers of the shape may come near.
func (s shape) marks() (all []uint64) {
	most := uint64(0)
	for i := range s {
		switch f := &s[i]; {
		case f.kind == groupKind:
			all = append(all, f.of.marks()...)
		case f.varies():
			all, most = append(all, f.most-1), max(most, f.most)
		}
	}
	for m := uint64(2); m > 0 && m <= most; m *= 2 {
		all = append(all, m)
	}
	return all
}

// varies reports whether the field holds numbers that may come near any mark.
func (f *field) varies() bool {
	return (f.kind == oneNumber || f.kind == listKind) && !f.sizes && !f.names && !f.signed && f.most > 2
}

// perMark is how many cases are drawn near each mark where not all of them are taken.
const perMark = 60

// nearMarks yields cases with few things whose numbers lie near a mark: all of them where
// a case is one number or two.
func (p *Problem) nearMarks(r *rand.Rand, yield func([]value) bool) {
	marks := p.shape.marks()
	if n := len(p.shape); n <= 2 && p.shape.lead() == n && p.mend == nil {
		for _, m := range marks {
			for a := range p.shape[0].near(m) {
				if n == 1 {
					yield([]value{{n: a}})
					continue
				}
				for b := range p.shape[1].near(m) {
					yield([]value{{n: a}, {n: b}})
				}
			}
		}
		return
	}
	for range perMark {
		for _, m := range marks {
			if c, ok := p.Draw(r, Extent{Things: 3, near: m}); ok {
				yield(c.v)
			}
		}
	}
}

// beside is how far from a mark numbers are taken.
const beside = 2

// near are the ends of the range of a number, and those around a mark that lie in it.
func (f *field) near(mark uint64) iter.Seq[uint64] {
	return func(yield func(uint64) bool) {
		least := uint64(f.least)
		for n := max(least, mark-min(mark, beside)); n <= min(f.most, mark+beside); n++ {
			if !yield(n) {
				return
			}
		}
		_ = yield(least) && yield(min(f.most, least+1)) && yield(f.most)
	}
}

// drawNear draws a number around a mark, at times an end of the range.
func (f *field) drawNear(r *rand.Rand, mark uint64) uint64 {
	switch r.IntN(8) {
	case 0:
		return uint64(f.least)
	case 1:
		return f.most
	}
	return min(f.most, max(uint64(f.least), mark-min(mark, beside)+r.Uint64N(2*beside+1)))
}
