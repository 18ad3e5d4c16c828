package board

import "math/bits"

// run works until the claim is settled, or the nimber of the part where c.n is
// negative, or an error stands in p.err.
func (p *Prover[K]) run(c claim[K]) {
	bottom := len(p.frames)
	p.push(c, proof{never, never})
	for len(p.frames) > bottom && p.err == nil {
		f := &p.frames[len(p.frames)-1]
		switch {
		case f.n < 0:
			p.nimberOf(f)
		case !f.begun:
			p.open(f)
		default:
			p.update(&p.kids[f.at], f.n)
			p.advance(f)
		}
	}
}

func (p *Prover[K]) push(c claim[K], limit proof) {
	p.frames = append(p.frames, work[K]{claim: c, limit: limit, kids: len(p.kids), part: len(p.parts)})
}

func (p *Prover[K]) pop(f *work[K]) {
	p.kids, p.parts = p.kids[:f.kids], p.parts[:f.part]
	p.frames = p.frames[:len(p.frames)-1]
}

// nimberOf asks for the nimbers that the part may have, from the least.
func (p *Prover[K]) nimberOf(f *work[K]) {
	set := p.set(f.x)
	switch {
	case set&larger != 0 && set.single():
		p.tooLarge()
	case set.single():
		p.pop(f)
	default:
		p.push(claim[K]{f.x, set.least()}, proof{never, never})
	}
}

// open lists the kids of a claim and begins its search.
func (p *Prover[K]) open(f *work[K]) {
	f.begun = true
	x, n := f.x, f.n
	seen, all := p.options(x, n)
	set := p.set(x) &^ seen
	if c := bits.OnesCount64(uint64(seen)) + len(p.kids) - f.kids; all && c <= mostNimber {
		set &= 1<<(c+1) - 1 | claimed
	}
	p.learn(x, set)
	if p.fail(p.hold()); p.err == nil {
		p.fail(p.spend())
	}
	if !set.has(n) || set.single() || p.err != nil {
		p.pop(f)
		return
	}
	for k := range n {
		if set.has(k) {
			p.kids = append(p.kids, kid{lo: int32(len(p.parts)), n: 1, heap: int32(k ^ n), self: true})
			p.parts = append(p.parts, x)
		}
	}
	for i := f.kids; i < len(p.kids); i++ {
		p.update(&p.kids[i], n)
	}
	p.advance(f)
}

// ahead is how many options are cut into parts at a time, where that saves waiting
// for memory.
const ahead = 4

// options pushes the options of x as kids, each once, and returns the nimbers of
// the known ones. It stops at one of nimber n: all is false then.
func (p *Prover[K]) options(x K, n int) (seen nimbers, all bool) {
	base, bloom := len(p.kids), uint64(0)
	p.buf = p.rules.Options(x, p.buf[:0])
	batch := 1
	if p.sets.large() {
		batch = ahead
	}
	for from := 0; from < len(p.buf); from += batch {
		p.take(p.buf[from:min(from+batch, len(p.buf))])
		at := 0
		for _, o := range p.sums {
			lo := len(p.parts)
			heap := p.collect(p.cut[at:o.end], o.heap)
			at = o.end
			if len(p.parts) > lo {
				p.add(lo, int32(heap), base, &bloom)
			} else if seen |= 1 << heap &^ (larger | claimed); int(heap) == n {
				return seen, false
			}
		}
	}
	return seen, true
}

// add pushes the parts from lo on, beside a heap, as a kid, unless it is among
// those from base on. The bits of bloom tell quickly that it is not.
func (p *Prover[K]) add(lo int, heap int32, base int, bloom *uint64) {
	k := kid{lo: int32(lo), n: int32(len(p.parts) - lo), heap: heap}
	bit := uint64(1) << (p.sets.hash(p.parts[len(p.parts)-1]) & 63)
	if *bloom&bit != 0 {
		for _, q := range p.kids[base:] {
			if q.n == k.n && q.heap == k.heap && equal(p.parts[q.lo:q.lo+q.n], p.parts[lo:]) {
				p.parts = p.parts[:lo]
				return
			}
		}
	}
	*bloom |= bit
	p.kids = append(p.kids, k)
}

func equal[K comparable](a, b []K) bool {
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// look returns what is known of the claim that the nimber of x is n.
func (p *Prover[K]) look(x K, n int) proof {
	set := nimbers(p.sets.get(x))
	if set == 0 {
		set = p.set(x)
	}
	switch {
	case !set.has(n):
		return isFalse
	case set.single():
		return isTrue
	case set&claimed != 0:
		if e := proofOf(p.claims.get(claim[K]{x, n})); e != (proof{}) {
			if e.con&p.mine != 0 {
				p.fail(ErrLoopy)
			}
			if e.con&active != 0 { // the other worker is there
				e.pro = min(never-1, e.pro+e.pro/2)
			}
			return proof{e.pro, e.con &^ active}
		}
	}
	return proof{3 + p.size(x)*5/4 + 2*uint32(set.below(n)), 1}
}

// update brings a kid of a claim on nimber n up to date.
func (p *Prover[K]) update(k *kid, n int) {
	parts := p.parts[k.lo : k.lo+k.n]
	if k.n > 1 {
		m := int32(0)
		for _, x := range parts {
			if v := p.known(x); v >= 0 {
				k.heap ^= int32(v)
			} else {
				parts[m] = x
				m++
			}
		}
		k.n = m
	}
	switch k.n {
	case 0:
		k.proof = isFalse
		if int(k.heap) == n {
			k.proof = isTrue
		}
	case 1:
		k.proof = p.look(parts[0], n^int(k.heap))
	default:
		k.proof = proof{}
		for _, x := range parts[:k.n] {
			k.pro += 4 + 2*p.size(x)
			k.con += 2
		}
	}
}

// choice is what the kids of a claim say: the kid that is easiest to show true,
// how hard that is, and the next easiest; and how hard it is to show all false.
type choice struct {
	at           int // -1: all are false
	best, second uint32
	most, open   uint32
}

// choose looks at the kids. A kid that is true ends it: done is set then.
func choose(kids []kid) (c choice, done *kid) {
	c = choice{at: -1, best: never, second: never}
	for i := range kids {
		k := &kids[i]
		if k.con == 0 {
			continue
		}
		if k.pro == 0 {
			return c, k
		}
		c.open++
		c.most = max(c.most, k.con)
		if k.pro < c.best {
			c.best, c.second, c.at = k.pro, c.best, i
		} else {
			c.second = min(c.second, k.pro)
		}
	}
	return c, nil
}

// advance goes on with a claim: it settles it, leaves it at its limit, or enters
// a kid.
func (p *Prover[K]) advance(f *work[K]) {
	for p.err == nil {
		set := p.set(f.x)
		if set.single() || !set.has(f.n) {
			break
		}
		c, done := choose(p.kids[f.kids:])
		if done != nil {
			if !done.self {
				p.learn(f.x, set&^(1<<f.n))
			}
			break
		}
		if c.at < 0 {
			p.learn(f.x, 1<<f.n)
			break
		}
		now := proof{c.most + c.open - 1, c.best}
		if now.pro >= f.limit.pro || now.con >= f.limit.con {
			p.estimate(f.claim, now)
			break
		}
		f.at = f.kids + c.at
		k := &p.kids[f.at]
		old := k.proof
		if p.update(k, f.n); old == k.proof {
			p.estimate(f.claim, proof{now.pro, now.con | p.mine})
			p.enter(f, c)
			return
		}
	}
	if p.err == nil {
		p.pop(f)
	}
}

// enter works on the kid chosen: on the smallest of its parts, or on the claim
// that it has become.
func (p *Prover[K]) enter(f *work[K], c choice) {
	k := &p.kids[f.at]
	x := p.parts[k.lo]
	if k.n > 1 {
		p.push(claim[K]{x, -1}, proof{})
		return
	}
	p.push(claim[K]{x, f.n ^ int(k.heap)}, proof{min(f.limit.con, c.second+1+c.second/4), f.limit.pro - (c.open - 1)})
}

// learn stores the nimbers that x may have.
func (p *Prover[K]) learn(x K, set nimbers) {
	if set&(claimed-1) == larger {
		p.tooLarge()
	}
	if p.err == nil && p.sets.merge(x, uint64(set), p.budget, meet) != nil {
		p.makeRoom(func() error { return p.sets.merge(x, uint64(set), p.budget, meet) })
	}
}

// meet is what two sets say of a part together.
func meet(old, new uint64) uint64 {
	if old == 0 {
		return new
	}
	return old&new | (old|new)&uint64(claimed)
}

// estimate stores the proof numbers of a claim, and leaves the bit of the other
// worker as it is.
func (p *Prover[K]) estimate(c claim[K], e proof) {
	theirs := uint64(active&^p.mine) << 32
	store := func() error {
		return p.claims.merge(c, e.word(), p.budget, func(old, new uint64) uint64 { return new | old&theirs })
	}
	if p.err == nil && store() != nil {
		p.makeRoom(store)
	}
	if set := p.set(c.x); set&claimed == 0 {
		p.learn(c.x, set|claimed)
	}
}
