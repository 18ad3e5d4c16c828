package heap

import "grundy/game"

// row marks the heaps of one nimber.
type row struct {
	bits  []uint64 // a ring, one bit for each of the latest heaps; its length is a power of two
	ahead uint64   // the heaps of the word to come that have a near move to one of them
}

// from returns the bits of the heaps n to n+63.
func (r *row) from(n int) uint64 {
	i, k, mask := n>>6, uint(n&63), len(r.bits)-1
	return r.bits[i&mask]>>k | r.bits[(i+1)&mask]<<1<<(63-k)
}

// sieve computes the nimbers of a subtraction set for 64 heaps at a time. Row v
// marks the heaps of nimber v: those that have an option of every lower nimber,
// so are in no lower row, and none in row v itself. Of the members of 64 and
// more, a shift of the row tells for 64 heaps at once which have such an option.
type sieve struct {
	near   uint64
	far    []int
	rows   []row
	size   int // words of a row
	next   int // the word to come
	weight int64
	budget *game.Budget
	values [64]uint16 // of the latest word
}

// newSieve returns a sieve whose rows keep at least the latest 128 heaps and, of
// those before them, as many as the largest member.
func newSieve(take []int, b *game.Budget) *sieve {
	s := &sieve{size: 1, weight: weight(take), budget: b}
	s.near, s.far = near(take)
	for s.size < take[len(take)-1]/64+3 {
		s.size *= 2
	}
	return s
}

// close returns the memory of the rows to the budget.
func (s *sieve) close() { s.budget.Release(int64(len(s.rows)) * int64(s.size) * 8) }

// step computes one word of every row. It fails when the rows outgrow the budget.
func (s *sieve) step() error {
	slot := s.next & (s.size - 1)
	used := uint64(0) // heaps that are in a row
	v := 0
	for ; used != ^uint64(0); v++ {
		if v == len(s.rows) {
			if err := s.grow(); err != nil {
				return err
			}
		}
		r := &s.rows[v]
		blocked := s.reach(r, used|r.ahead)
		r.bits[slot], r.ahead = choose(s.near, blocked, uint16(v), &s.values)
		used |= r.bits[slot]
	}
	for ; v < len(s.rows); v++ {
		s.rows[v].bits[slot], s.rows[v].ahead = 0, 0
	}
	s.next++
	return nil
}

// reach adds to the blocked heaps of the word to come those that have a far move
// into the row.
func (s *sieve) reach(r *row, blocked uint64) uint64 {
	first := 64 * s.next
	for _, t := range s.far {
		if t > first+63 || blocked == ^uint64(0) {
			break
		}
		blocked |= r.from(first - t)
	}
	return blocked
}

func (s *sieve) grow() error {
	if len(s.rows) > mostNimber {
		return game.Refuse(game.Limit, nimberText, mostNimber)
	}
	if err := s.budget.Hold(int64(s.size) * 8); err != nil {
		return err
	}
	s.rows = append(s.rows, row{bits: make([]uint64, s.size)})
	return nil
}

// value returns the nimber of a heap that the rows still hold.
func (s *sieve) value(n int) uint16 {
	for v := range s.rows {
		if s.rows[v].bits[n>>6&(s.size-1)]>>(n&63)&1 == 1 {
			return uint16(v)
		}
	}
	panic("heap: a heap has no nimber")
}
