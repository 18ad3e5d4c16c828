package heap

import (
	"context"

	"grundy/engine/heap/code"
	"grundy/engine/heap/sparse"
	"grundy/game"
)

// scan computes by package sparse the codes that end and leave at most two heaps,
// none of them under the condition to be equal.
type scan struct {
	scanner *sparse.Scanner
	own     *game.Budget // counts what the scanner holds
	held    int64        // of which this much is held on the caller's budget
}

// scanRules are the rules of a code for package sparse; ok = false for one of
// another kind.
func scanRules(c code.Code) (r sparse.Rules, ok bool) {
	last, ends := c.Last()
	if parts, bounded := c.MostParts(); !ends || !bounded || parts > 2 {
		return r, false
	}
	r = sparse.Rules{Digits: make([]byte, last+1), Unequal: make([]bool, last+1)}
	for t := range last + 1 {
		d := c.Digit(t)
		for j := range 3 {
			if d.Parts(j) != code.Never {
				r.Digits[t] |= 1 << j
			}
		}
		if d.Parts(2) == code.Equal {
			return r, false
		}
		r.Unequal[t] = d.Parts(2) == code.Differ
	}
	return r, true
}

// newScan returns nil where the code is of another kind.
func newScan(c code.Code) *scan {
	r, ok := scanRules(c)
	if !ok {
		return nil
	}
	own := &game.Budget{}
	s, err := sparse.New(r, sparse.Options{Budget: own})
	if err != nil {
		return nil
	}
	return &scan{scanner: s, own: own}
}

func (s *scan) values() []uint16 { return s.scanner.Values() }

// dense reports whether each heap costs a look at all pairs.
func (s *scan) dense() bool { return s.scanner.Stats().Engine == sparse.Dense }

func (s *scan) extend(ctx context.Context, n int, b *game.Budget) error {
	for known := s.scanner.Len(); known < n; {
		step := max(1<<14, known/8)
		err := s.scanner.Extend(ctx, min(n, known+step))
		done := s.scanner.Len()
		if err == nil {
			err = b.Spend(ctx, int64(done-known))
		}
		if err == nil {
			err = s.hold(b)
		}
		if err != nil {
			return err
		}
		known = done
	}
	return nil
}

// restore takes over values of the heaps that follow.
func (s *scan) restore(values []uint16, b *game.Budget) error {
	if err := s.scanner.Restore(values); err != nil {
		return err
	}
	return s.hold(b)
}

// hold holds on a budget what the scanner holds.
func (s *scan) hold(b *game.Budget) error {
	more := s.own.Held() - s.held
	err := b.Hold(more)
	if err == nil {
		s.held += more
	}
	return err
}

// release gives the memory of the scanner back.
func (s *scan) release(b *game.Budget) {
	b.Release(s.held)
	s.held = 0
	s.scanner.Close()
}
