package sparse

// run holds what the engines work with.
type run struct {
	block     block
	dense     dense
	tiny      tiny
	verifiers []verifier
	resume    int // the plain engine goes on until here
}

// advance computes the heaps below n.
func (s *Scanner) advance(n int) error {
	for s.n < n {
		if s.n >= s.run.resume && s.ready() {
			if s.coding.tiny {
				s.tiny(n)
			} else {
				s.blocks(n)
			}
			continue
		}
		v, err := s.single()
		if err != nil {
			return err
		}
		s.learn(v)
	}
	return nil
}

// single computes the value of the next heap alone.
func (s *Scanner) single() (uint16, error) {
	if s.run.dense.on {
		s.stats.DenseHeaps++
		return s.dense()
	}
	s.stats.PlainHeaps++
	return s.plain()
}

// ready reports whether a block may begin at the next heap.
func (s *Scanner) ready() bool {
	last := s.lastRare()
	switch {
	case !s.coding.on || s.run.dense.on || s.options.Engine == Plain || s.n < 4*lanes+2*s.moves.last:
		return false
	case s.coding.tiny:
		return s.tinyReady()
	case s.coding.wide && (s.n < 2*last+2*s.moves.last+4*lanes || last >= len(s.window.head)):
		return false
	}
	s.window.room(s.n, longRun+lanes, s.keep())
	return s.reaches(s.n)
}

// reaches reports whether the window holds the partners of all rare heaps for a
// block at heap n.
func (s *Scanner) reaches(n int) bool {
	return s.window.low == 0 || n-s.window.low > s.lastRare()+s.moves.last+2*lanes
}

// keep returns how many codes before the next heap the window is to keep.
func (s *Scanner) keep() int {
	if w := s.values.window; w > 0 {
		return w
	}
	return max(allBack, s.lastRare()+s.moves.last+4*lanes)
}

func (s *Scanner) lastRare() int {
	if len(s.rares) == 0 {
		return 0
	}
	return s.rares[len(s.rares)-1].heap
}

// blocks finds and verifies candidates for the heaps below n, and stops early where
// that fails; the heap it fails at is then known, or left to the plain engine.
func (s *Scanner) blocks(n int) {
	if s.lookNext > s.n {
		n = min(n, s.lookNext)
	}
	r := &s.run
	c := s.hire(n - s.n)
	s.window.lent = c.units != nil
	stuck := false
	to := s.n
	for to < n && !stuck && !c.failed.Load() {
		from, end := to, min(to+lanes, n)
		if s.window.room(from, lanes, s.keep()); !s.reaches(from) {
			break
		}
		r.block.list(s, from)
		r.block.find(s, from)
		to = r.block.settle(s, from, end)
		stuck = to < end
		c.verify(unit{from, to, s.window.view()})
	}
	bad, ok := c.dismiss()
	s.window.lent = false
	s.stats.Steps += c.steps
	if !ok {
		s.correct(bad)
		return
	}
	s.commit(to)
	if stuck {
		r.resume = to + 1
	}
	if s.n >= s.lookNext {
		s.look()
	}
}

// commit takes over the candidates of the heaps below n, which are right.
func (s *Scanner) commit(n int) {
	for m := s.n; m < n; m++ {
		v, _ := s.values.at(m)
		s.stats.MostNimber = max(s.stats.MostNimber, v)
		if s.census.add(m, v) {
			s.lookNext = m
		}
	}
	s.n = n
}

// correct takes over the candidates before a heap whose own does not hold, and
// gives that one its value if it is known.
func (s *Scanner) correct(bad failure) {
	s.commit(bad.heap)
	if bad.heap < s.lastRare()+2*lanes {
		s.run.resume = bad.heap + 2*lanes // rare heaps are frequent here
	}
	if bad.verdict == unknown {
		s.run.resume = max(s.run.resume, bad.heap+1)
		return
	}
	s.stats.Corrections++
	s.learn(s.coding.value[s.space.shift(bad.heap)][bad.key])
}

// learn takes the value of the next heap over, and chooses the space anew when it
// is time.
func (s *Scanner) learn(v uint16) {
	n := s.n
	s.values.put(n, v)
	s.n++
	s.stats.MostNimber = max(s.stats.MostNimber, v)
	if s.census.add(n, v) {
		s.lookNext = s.n
	}
	if s.run.dense.on {
		s.run.dense.put(s.values.head[:s.n])
	} else if n > 0 && s.space.class(n, v) == 0 {
		s.rares = append(s.rares, rare{n, v})
	}
	if s.coding.on && !s.run.dense.on {
		s.window.room(n, lanes, s.keep())
		s.window.put(n, s.coding.code(n, v), s.space.class(n, v))
	}
	if s.n >= s.lookNext {
		s.look()
	}
}

// look chooses the space and the engine anew, if all values are there to list the
// rare heaps from, and the coding with them.
func (s *Scanner) look() {
	s.lookNext = max(s.lookNext, s.n) + s.n/4
	s.stats.Rebuilds++
	space, was := s.space, s.run.dense.on
	if s.n <= len(s.values.head) {
		var rares int64
		space, rares = s.census.best()
		if s.prefersDense(rares) {
			s.space, s.rares = space, s.rares[:0]
			if !was {
				s.run.dense.begin(s.values.head[:s.n])
			}
			return
		}
	}
	if s.run.dense = (dense{}); space != s.space || was {
		s.space = space
		s.rares = s.rares[:0]
		for n, v := range s.values.head[:s.n] {
			if n > 0 && space.class(n, v) == 0 {
				s.rares = append(s.rares, rare{n, v})
			}
		}
	} else if s.coding.fits(space, s.census.bits, s.isTiny()) {
		return
	}
	s.recode()
}

// isTiny reports whether the tiny engine is the best.
func (s *Scanner) isTiny() bool {
	return s.options.Engine != Block && s.census.bits <= tinyBits && s.coding.least > tinyBits &&
		len(s.rares)*len(s.moves.splits) <= tinyRares
}

// recode makes the coding of the present space, and the codes of all heaps kept.
func (s *Scanner) recode() {
	s.run.block.forget()
	s.run.tiny.fresh = false
	s.coding.set(s.space, s.census.bits, len(s.moves.splits) > 0, s.isTiny())
	if !s.coding.on {
		return
	}
	low, most := max(0, s.n-s.keep()), allHead
	if s.values.window > 0 {
		low, most = max(0, s.n-s.values.window), s.values.window
	}
	s.window.reset(low, s.n, most)
	for n := range min(low, most) {
		v, _ := s.values.at(n)
		s.window.begin(n, s.coding.code(n, v), s.space.class(n, v))
	}
	for n := low; n < s.n; n++ {
		v, _ := s.values.at(n)
		s.window.put(n, s.coding.code(n, v), s.space.class(n, v))
	}
}
