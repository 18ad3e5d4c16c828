package heap

import (
	"math/bits"

	"grundy/game"
)

// row is a ring of bits, one for each of the latest heaps; its length is a power
// of two.
type row []uint64

// from returns the bits of the heaps n to n+63.
func (r row) from(n int) uint64 {
	i, k, mask := n>>6, uint(n&63), len(r)-1
	return r[i&mask]>>k | r[(i+1)&mask]<<1<<(63-k)
}

// sieve computes the nimbers of a subtraction set for 64 heaps at a time. Row v
// marks the heaps of nimber v: those that have an option of every lower nimber,
// so are in no lower row, and none in row v itself. Of the members of 64 and
// more, a shift of the row tells for 64 heaps at once which have such an option.
type sieve struct {
	take   []int  // sorted, distinct, positive
	small  uint64 // bit s for every member s below 64, and bit 0
	rows   []row
	size   int // words of a row
	next   int // the word to come
	budget *game.Budget
}

// newSieve returns a sieve whose rows keep at least the latest 128 heaps and, of
// those before them, as many as the largest member.
func newSieve(take []int, b *game.Budget) *sieve {
	s := &sieve{take: take, small: 1, size: 1, budget: b}
	for _, t := range take {
		if t < 64 {
			s.small |= 1 << t
		}
	}
	for s.size < take[len(take)-1]/64+3 {
		s.size *= 2
	}
	return s
}

// close returns the memory of the rows to the budget.
func (s *sieve) close() { s.budget.Release(int64(len(s.rows)) * int64(s.size) * 8) }

// step computes one word of every row. It fails when the rows outgrow the budget.
func (s *sieve) step() error {
	first, slot := 64*s.next, s.next&(s.size-1)
	for _, r := range s.rows {
		r[slot] = 0
	}
	used := uint64(0) // heaps that are in a row
	for v := 0; used != ^uint64(0); v++ {
		if v == len(s.rows) {
			if err := s.grow(); err != nil {
				return err
			}
		}
		got := s.free(s.rows[v], first, used)
		s.rows[v][slot] = got
		used |= got
	}
	s.next++
	return nil
}

// free returns which of the heaps first to first+63 join the row: those not used
// that have no option in it.
func (s *sieve) free(r row, first int, used uint64) uint64 {
	for _, t := range s.take {
		if t > first+63 || used == ^uint64(0) {
			break
		}
		used |= r.from(first - t)
	}
	if s.small == 1 {
		return ^used
	}
	var got uint64
	for used != ^uint64(0) {
		i := bits.TrailingZeros64(^used)
		got |= 1 << i
		used |= s.small << i
	}
	return got
}

func (s *sieve) grow() error {
	if len(s.rows) > mostNimber {
		return game.Refuse(game.Limit, nimberText, mostNimber)
	}
	if err := s.budget.Hold(int64(s.size) * 8); err != nil {
		return err
	}
	s.rows = append(s.rows, make(row, s.size))
	return nil
}

// value returns the nimber of a heap that the rows still hold.
func (s *sieve) value(n int) uint16 {
	for v, r := range s.rows {
		if r[n>>6&(s.size-1)]>>(n&63)&1 == 1 {
			return uint16(v)
		}
	}
	panic("heap: a heap has no nimber")
}
