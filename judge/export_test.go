package judge

import "math/rand/v2"

// DrawLoosely draws fields at random, each within its own bounds, and reports whether
// they are a case: where fields depend on each other they often are none.
func (p *Problem) DrawLoosely(r *rand.Rand, x Extent) (c Case, ok bool) {
	v := p.shape.draw(r, x, make([]uint64, p.slots))
	return Case{v}, p.valid == nil || p.valid(v)
}

// Within reports whether a case is one that the statement allows.
func (p *Problem) Within(c Case) bool {
	return p.shape.within(c.v) && (p.valid == nil || p.valid(c.v))
}
