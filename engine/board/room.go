package board

import "grundy/game"

// tooLarge refuses a nimber that no set can hold.
func (p *Prover[K]) tooLarge() { p.fail(game.Refuse(game.Limit, largeText, mostNimber)) }

// roomy is the part of a table, in 64ths, up to which it may be filled after it
// was swept.
const roomy = 48

// mostSwept is how often a call may forget. A search that forgets again and again can
// find the same for ever.
const mostSwept = 256

// makeRoom is called when store has found no memory left. It forgets the
// estimates of claims that are not being worked on, then the sets that settle
// nothing, then the parts that are quickly found again, until a quarter of each
// table is free; and then stores. What is forgotten costs time, and never the truth.
// Of two workers it first stops one.
func (p *Prover[K]) makeRoom(store func() error) {
	if p.busy() {
		p.fail(errFull)
		return
	}
	if p.swept++; p.swept > mostSwept {
		p.fail(store())
		return
	}
	working := map[claim[K]]bool{}
	for i := range p.frames {
		working[p.frames[i].claim] = true
	}
	p.claims.sweep(func(c claim[K], e uint64) bool { return proofOf(e).con&active != 0 && working[c] })
	used := p.sets.sweep(func(_ K, set uint64) bool { return nimbers(set).single() })
	for before := 65; used > roomy && used < before; {
		most := p.middle()
		before, used = used, p.sets.sweep(func(x K, _ uint64) bool { return p.size(x) > most })
	}
	if err := store(); err != nil {
		p.fail(err)
	}
}

// middle is a size that at least half of the parts stored do not exceed; 0 when
// sizes are not known.
func (p *Prover[K]) middle() uint32 {
	if p.sizer == nil {
		return 0
	}
	var count [1 << 10]int
	all := 0
	p.sets.each(func(x K, _ uint64) {
		count[min(int(p.size(x)), len(count)-1)]++
		all++
	})
	below := 0
	for size, n := range count {
		if below += n; 2*below >= all {
			return uint32(size)
		}
	}
	return 0
}
