package heap

import (
	"context"
	"math/bits"

	"grundy/game"
)

// Period is a proved period of a nim-sequence g: g(n+Length) = g(n) for all
// n >= Preperiod, and both are the least with that property.
//
// The proof: g(n) depends on the Window values before it alone, where Window is
// the largest member of the set, and the Window values from Preperiod on equal
// those from Preperiod+Length on; so all that follow are equal too
// [Golomb 1966]. How long a period can become is not known; the number of
// states bounds it, and it is exponential in Window.
type Period struct {
	Preperiod, Length int
	Window            int
	MaxNimber         int
}

// CheckedTo returns the largest heap whose nimber the proof compares.
func (p Period) CheckedTo() int { return p.Preperiod + p.Length + p.Window - 1 }

// FindPeriod proves the period of the nim-sequence of a finite subtraction set.
// It keeps memory in proportion to the largest member, and looks at no more than
// about 2 max(Preperiod + Window, Length) + Length heaps.
func FindPeriod(ctx context.Context, take []int, b *game.Budget) (Period, error) {
	window := take[len(take)-1]
	if err := room(window-1, weight(take), b); err != nil {
		return Period{}, err
	}
	s := newSieve(take, b)
	defer s.close()
	memory := 2*int64(window) + 8*int64(s.size) // of the window and the fingerprint
	if err := b.Hold(memory); err != nil {
		return Period{}, err
	}
	defer b.Release(memory)
	from, length, err := recur(ctx, s, window)
	if err != nil {
		return Period{}, err
	}
	p := Period{Length: length, Window: window, MaxNimber: len(s.rows) - 1}
	p.Preperiod, err = preperiod(ctx, take, length, from, b)
	return p, err
}

// recur runs the sieve until window values in a row are those of an earlier
// place, by Brent's method: they are compared with those before an anchor, which
// moves on to twice the distance when they have not come back until then. It
// returns the first heap of the window at the anchor, and how much later the
// same values come for the first time.
func recur(ctx context.Context, s *sieve, window int) (from, length int, err error) {
	var saved []uint16
	var wanted uint64
	print := newFingerprint(window, s.size)
	anchor, next, paid := 0, (window+63)/64, 0
	for {
		if err := s.step(); err != nil {
			return 0, 0, err
		}
		print.add(s)
		if saved != nil {
			length = s.find(saved, print, wanted) - anchor
		}
		if n := 64*s.next - paid; n >= block || length > 0 {
			paid += n
			if err := s.budget.Spend(ctx, int64(n)*s.weight); err != nil {
				return 0, 0, err
			}
		}
		if length > 0 {
			return anchor - window, length, nil
		}
		if s.next == next {
			anchor, next = 64*s.next, 2*s.next
			saved, wanted = s.latest(saved, window), print.of(s, anchor)
		}
	}
}

// latest returns the nimbers of the last n heaps, the last one first.
func (s *sieve) latest(buf []uint16, n int) []uint16 {
	buf = buf[:0]
	for i := range n {
		buf = append(buf, s.value(64*s.next-1-i))
	}
	return buf
}

// match returns behind which heaps of the last word, among the candidates, the
// nimbers are the given ones, the last first.
func (s *sieve) match(want []uint16, candidates uint64) uint64 {
	last := 64 * (s.next - 1)
	for i, v := range want {
		if candidates == 0 {
			return 0
		}
		candidates &= s.rows[v].from(last - i)
	}
	return candidates
}

// glance is how many nimbers of a window are compared before its sum is.
const glance = 32

// find returns the first place behind a heap of the last word where the window
// is the one saved, whose sum is wanted; 0 when there is none.
func (s *sieve) find(saved []uint16, f *fingerprint, wanted uint64) int {
	candidates := s.match(saved[:min(glance, len(saved))], ^uint64(0))
	if candidates != 0 {
		candidates &= f.equal(s, wanted)
	}
	if candidates = s.match(saved, candidates); candidates == 0 {
		return 0
	}
	return 64*(s.next-1) + 1 + bits.TrailingZeros64(candidates)
}

// preperiod returns the least e such that g(n) = g(n+length) for all n >= e, when
// that is known for n >= from.
func preperiod(ctx context.Context, take []int, length, from int, b *game.Budget) (int, error) {
	early, late := newSieve(take, b), newSieve(take, b)
	defer early.close()
	defer late.close()
	e := 0
	for n := 0; n < from; n += 64 {
		if n%block == 0 {
			if err := b.Spend(ctx, 0); err != nil {
				return 0, err
			}
		}
		if err := early.step(); err != nil {
			return 0, err
		}
		if err := late.runTo(ctx, n+length+64); err != nil {
			return 0, err
		}
		if diff := early.differ(late, n, length); diff != 0 {
			e = n + bits.Len64(diff)
		}
	}
	return e, nil
}

// runTo computes all heaps below n.
func (s *sieve) runTo(ctx context.Context, n int) error {
	for 64*s.next < n {
		if err := s.step(); err != nil {
			return err
		}
		if s.next%block == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
	}
	return nil
}

// differ returns which of the heaps n to n+63 have another nimber in t, length
// later.
func (s *sieve) differ(t *sieve, n, length int) uint64 {
	diff := uint64(0)
	for v := range max(len(s.rows), len(t.rows)) {
		var x, y uint64
		if v < len(s.rows) {
			x = s.rows[v].from(n)
		}
		if v < len(t.rows) {
			y = t.rows[v].from(n + length)
		}
		diff |= x ^ y
	}
	return diff
}
