package heap

import (
	"context"
	"math/big"

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
	worth   int          // heaps to make room for when the table is long
}

// A table of longTable heaps is made at once as long as it may become, instead of
// being copied; mostRoom heaps at most where no bound is set on the bytes.
const longTable, mostRoom = 1 << 22, 1 << 30

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

// Heaps to compute between two looks at the budget.
const leastStep, denseStep = 1 << 14, 1 << 9

// positions is what new heaps count for, before which the scanner had looked at some
// pairs: each for one, and in a game without a sparse space as many pairs for one more
// as take about as long.
func (s *scan) positions(heaps int, before int64) int64 {
	const pairs = 1 << 18
	if s.dense() {
		return int64(heaps) + (s.scanner.Stats().Steps-before)/pairs
	}
	return int64(heaps)
}

// extend computes the heaps below n.
func (s *scan) extend(ctx context.Context, n int, b *game.Budget) error {
	for known := s.scanner.Len(); known < n; {
		step, before := max(leastStep, known/8), s.scanner.Stats().Steps
		if s.dense() {
			step = denseStep
		}
		to := min(n, known+step)
		if err := s.prepare(to, b); err != nil {
			return err
		}
		err := s.scanner.Extend(ctx, to)
		done := s.scanner.Len()
		if err == nil {
			err = spend(ctx, b, s.positions(done-known, before))
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

// spend spends positions, or none where there are not so many left.
func spend(ctx context.Context, b *game.Budget, positions int64) error {
	if err := b.Afford(big.NewInt(positions)); err != nil {
		return err
	}
	return b.Spend(ctx, positions)
}

// prepare holds what the values of the heaps below n will take, and has the scanner
// make room for as many as the table may have in the end, and the budget allows.
func (s *scan) prepare(n int, b *game.Budget) error {
	known := s.scanner.Len()
	if n >= longTable && s.worth > known {
		most := mostRoom
		if b.Bytes > 0 {
			most = known + int((b.Bytes-b.Held())/2)
		}
		s.scanner.Reserve(min(s.worth, most))
	}
	more := 2 * int64(n-known)
	if err := b.Hold(more); err != nil {
		return err
	}
	s.held += more
	return nil
}

// restore takes over values of the heaps that follow.
func (s *scan) restore(values []uint16, b *game.Budget) error {
	if err := s.prepare(s.scanner.Len()+len(values), b); err != nil {
		return err
	}
	if err := s.scanner.Restore(values); err != nil {
		return err
	}
	return s.hold(b)
}

// hold holds on a budget what the scanner holds.
func (s *scan) hold(b *game.Budget) error {
	more := s.own.Held() - s.held
	if more <= 0 {
		b.Release(-more)
		s.held += more
		return nil
	}
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
