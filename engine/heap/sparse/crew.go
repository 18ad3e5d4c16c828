package sparse

import (
	"sync"
	"sync/atomic"
)

// unit is a run of heaps that have candidates, to be verified.
type unit struct {
	from, to int
	window   window
}

// failure is a heap whose candidate did not hold.
type failure struct {
	heap    int
	verdict verdict
	key     uint8 // of the value, if the candidate is wrong
}

// crew verifies units. With one worker each is verified at once; with more the
// others do it behind the search for candidates, which goes on as if all were
// right, and takes a unit over whenever the queue is full. What is found after the
// first failure is thrown away, so the values do not depend on the workers.
type crew struct {
	own     *verifier
	units   chan unit
	workers sync.WaitGroup
	failed  atomic.Bool

	mutex sync.Mutex
	first failure
	steps int64
}

const (
	queue     = 32         // units that may wait
	worthHelp = 16 * lanes // heaps from which further workers are called
)

// hire returns a crew for so many heaps.
func (s *Scanner) hire(heaps int) *crew {
	workers := max(1, s.options.Workers)
	if heaps < worthHelp {
		workers = 1
	}
	for len(s.run.verifiers) < workers {
		s.run.verifiers = append(s.run.verifiers, verifier{kernels: s.kernels, moves: &s.moves, coding: &s.coding})
	}
	c := &crew{own: &s.run.verifiers[0]}
	if workers == 1 {
		return c
	}
	c.units = make(chan unit, queue)
	for i := range workers - 1 {
		c.workers.Go(func() { c.work(&s.run.verifiers[i+1]) })
	}
	return c
}

// work verifies units until there are no more.
func (c *crew) work(v *verifier) {
	for u := range c.units {
		c.judge(v, u)
	}
}

// verify has a unit verified, now or later.
func (c *crew) verify(u unit) {
	if c.units != nil {
		select {
		case c.units <- u:
			return
		default:
		}
	}
	c.judge(c.own, u)
}

// dismiss waits until all units are verified, and returns the first failure.
func (c *crew) dismiss() (first failure, ok bool) {
	if c.units != nil {
		close(c.units)
		c.work(c.own)
		c.workers.Wait()
	}
	return c.first, !c.failed.Load()
}

// judge verifies a unit up to its first heap that fails.
func (c *crew) judge(v *verifier, u unit) {
	v.window, v.steps = u.window, 0
	bad, ok := v.unit(u.from, u.to)
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.steps += v.steps
	if !ok && (!c.failed.Load() || bad.heap < c.first.heap) {
		c.first = bad
		c.failed.Store(true)
	}
}

// unit verifies the candidates of the heaps from to below to, up to the first
// that does not hold.
func (v *verifier) unit(from, to int) (bad failure, ok bool) {
	for n := from; n < to; n++ {
		if got := v.heap(n); got != right {
			bad = failure{heap: n, verdict: got}
			if got == wrong {
				bad.key = v.need.least()
			}
			return bad, false
		}
	}
	return failure{}, true
}
