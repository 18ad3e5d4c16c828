package board

import (
	"errors"
	"math"
	"runtime"
	"sync"
	"sync/atomic"
)

// Theory: two workers search the claims below the same root, and meet in the tables
// only. A claim that the other is working on counts as harder than it is, so that
// each finds work of its own [Kaneko 2010]. A set of nimbers is the common part of
// what both have found, and an estimate that is out of date costs time only.

// pair is what two workers share beside the tables.
type pair struct {
	after  int // claims that the first opens before it calls the second
	wait   sync.WaitGroup
	halt   atomic.Bool
	opened atomic.Int64 // claims opened by the second that the first has not spent yet
}

// alone is how many claims a search opens before a second worker is worth its call.
const alone = 1 << 14

// How a worker stops before its root is settled, beside failing.
var (
	errHalt = errors.New("the other worker has stopped")
	errFull = errors.New("no memory is left")
)

// Pair has long searches done by two workers where there are two processors. They
// call the methods of the rules at the same time. The nimbers do not depend on it;
// how many claims are opened does, and differs from run to run.
func (p *Prover[K]) Pair() {
	p.pair = &pair{after: alone}
	if runtime.GOMAXPROCS(0) == 1 {
		p.pair.after = math.MaxInt
	}
}

// call has a second worker begin what the first works on.
func (p *Prover[K]) call() {
	q := &Prover[K]{
		rules: p.rules, failing: p.failing, split: p.split, sizer: p.sizer,
		sets: p.sets, claims: p.claims, pair: p.pair, mine: active &^ p.mine, helps: true,
	}
	q.start(p.ctx, p.budget)
	p.second = q
	c := p.frames[0].claim
	p.pair.wait.Go(func() {
		q.run(c)
		p.pair.halt.Store(true)
		q.unwind(0)
	})
}

// join waits for the second worker, and takes over what stopped it.
func (p *Prover[K]) join() {
	p.pair.halt.Store(true)
	p.pair.wait.Wait()
	p.pair.halt.Store(false)
	p.budget.Release(p.second.held)
	for _, err := range []error{p.second.err, p.budget.Spend(p.ctx, p.pair.opened.Swap(0))} {
		if err != nil && err != errHalt && (p.err == nil || p.err == errHalt) {
			p.err = err
		}
	}
	p.second = nil
	if p.err == errFull {
		p.single = true // there may be room for one
	}
	if p.err == errHalt || p.err == errFull {
		p.err = nil
	}
}

// busy reports whether both work.
func (p *Prover[K]) busy() bool { return p.second != nil || p.helps }

// settle works until the claim is settled, or the nimber of the part where c.n is
// negative, or an error stands in p.err.
func (p *Prover[K]) settle(c claim[K]) {
	for p.err == nil && !p.settled(c) {
		part := len(p.parts)
		if p.run(c); p.busy() {
			p.join()
			p.unwind(part)
		}
	}
}

func (p *Prover[K]) settled(c claim[K]) bool {
	set := p.set(c.x)
	return set.single() || c.n >= 0 && !set.has(c.n)
}

// unwind leaves the claims being worked on, with the parts up to part.
func (p *Prover[K]) unwind(part int) {
	for i := range p.frames {
		p.claims.change(p.frames[i].claim, func(e uint64) uint64 { return e &^ (uint64(p.mine) << 32) })
	}
	p.frames, p.kids, p.parts = p.frames[:0], p.kids[:0], p.parts[:part]
}

// spend charges a claim that is opened, and asks whether to go on.
func (p *Prover[K]) spend() error {
	if p.pair == nil {
		return spend(p.ctx, p.failing, p.budget, 1)
	}
	if p.pair.halt.Load() {
		return errHalt
	}
	if p.helps {
		p.pair.opened.Add(1)
		return nil
	}
	if p.opened++; p.opened >= p.pair.after && !p.busy() && !p.single {
		p.call()
	}
	return spend(p.ctx, p.failing, p.budget, 1+p.pair.opened.Swap(0))
}
