package grundy

import (
	"context"

	"grundy/game"
)

// tableBytes is what an engine's table takes for each heap.
const tableBytes = 2

// provingHeaps is how many heaps are computed before a sequence is streamed, in the
// hope of a law.
const provingHeaps = 1 << 20

// Blocks are short at first, so that slow sequences show what they have.
const leastBlock, mostBlock = 1 << 8, 1 << 20

// Walk hands on the nimbers of the heaps from to to, both included, block by
// block and in order. A table that the budget cannot hold is streamed where the
// engine can, unless its first heaps prove a law that makes it needless. What was
// handed on is right also when it ends in an error: that of the limits, of ctx, or
// of yield.
func (s *Sequence) Walk(ctx context.Context, from, to int, b *game.Budget, yield func(first int, nimbers []uint64) error) error {
	t, ok := s.Sequence.(game.Streamer)
	if !ok || b.Bytes == 0 || int64(to) < b.Bytes/tableBytes {
		_, err := s.walk(ctx, from, to, b, yield)
		return err
	}
	known, err := s.walk(ctx, from, min(to, provingHeaps-1), b, yield)
	switch {
	case err != nil && game.AsError(err).Code != game.Limit:
		return err
	case ctx.Err() != nil:
		return ctx.Err()
	case s.Settled():
		_, err = s.walk(ctx, max(from, known), to, b, yield)
		return err
	}
	from = max(from, known)
	return t.Stream(ctx, to+1, b, func(first int, nimbers []uint64) error {
		if skip := max(0, from-first); skip < len(nimbers) {
			return yield(first+skip, nimbers[skip:])
		}
		return nil
	})
}

// walk is Walk over a table; known says from which heap on nothing was handed on.
func (s *Sequence) walk(ctx context.Context, from, to int, b *game.Budget, yield func(first int, nimbers []uint64) error) (known int, err error) {
	if e, ok := s.Sequence.(game.Expecter); ok {
		e.Expect(to + 1)
	}
	var block []uint64
	if s.Settled() {
		known = from
	}
	for known <= to {
		n, err := s.Grow(ctx, min(to+1, known+max(leastBlock, min(known/8, mostBlock))), b)
		for first := max(known, from); first < min(n, to+1); first += len(block) {
			block = append(block[:0], make([]uint64, min(n-first, to+1-first, mostBlock))...)
			s.Read(block, first)
			if err := yield(first, block); err != nil {
				return first, err
			}
		}
		known = max(known, min(n, to+1))
		if err != nil {
			return known, err
		}
	}
	return known, nil
}

// Settled reports whether every nimber is known by a theorem or a period.
func (s *Sequence) Settled() bool {
	g, ok := s.Sequence.(game.Grounded)
	if !ok {
		return false
	}
	by, period, _ := g.Ground()
	return by != nil || period
}
