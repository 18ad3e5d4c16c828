package heap

import (
	"context"
	"math/big"
	"math/bits"
	"slices"

	"grundy/game"
)

// GrowingTable is a table of the nimbers under a set of numbers that may be taken,
// which can be made longer, and go on from nimbers computed earlier. It is for sets
// without end, of which more members matter as it grows. The zero value is an empty
// table; it is not safe for concurrent use.
//
// Whole words of 64 heaps come from a sieve, as long as its rows are few, and what is
// left from the definition; the sieve goes over it when the word is whole.
type GrowingTable struct {
	table []uint16
	sieve *sieve // nil before the first word, and when it has been given up
	wide  bool   // it has
	seen  []int  // seen[v]: one more than the last heap found to have an option of nimber v
	paid  int    // heaps that positions have been spent on, or that were restored
	held  int64
}

// Values returns the nimbers known so far.
func (t *GrowingTable) Values() []uint16 { return t.table }

// Restore takes over nimbers computed earlier, those of the heaps that follow the
// known ones, before any is computed. It believes them. Its errors are game.Limit.
func (t *GrowingTable) Restore(nimbers []uint16, b *game.Budget) error {
	if err := t.hold(2*int64(len(nimbers)), b); err != nil {
		return err
	}
	t.table = append(t.table, nimbers...)
	t.paid = len(t.table)
	return nil
}

// Grow makes the table at least n heaps long, where take holds the members below n. It
// spends a position a heap, and one more for each 1024 members. Its errors are
// game.Limit and those of the context; what is known then stays right.
func (t *GrowingTable) Grow(ctx context.Context, take []int, n int, b *game.Budget) error {
	if n <= len(t.table) {
		return ctx.Err()
	}
	take = below(take, n-1)
	more := int64(n - len(t.table))
	if err := b.Afford(new(big.Int).Mul(big.NewInt(more), big.NewInt(weight(take)))); err != nil {
		return err
	}
	if n > mostHeaps {
		return game.Refuse(game.Limit, heapsText, int64(mostHeaps))
	}
	if err := t.hold(2*more, b); err != nil {
		return err
	}
	t.table = slices.Grow(t.table, int(more))
	if len(take) > 0 && !t.wide {
		if err := t.sift(ctx, take, n, b); err != nil {
			return err
		}
	}
	if err := t.scan(ctx, take, n, b); err != nil {
		return err
	}
	return t.pay(ctx, take, n, b)
}

// Release gives the memory back to the budget; the table must not grow any more.
func (t *GrowingTable) Release(b *game.Budget) {
	t.giveUp()
	b.Release(t.held)
	t.held = 0
}

func (t *GrowingTable) hold(n int64, b *game.Budget) error {
	err := b.Hold(n)
	if err == nil {
		t.held += n
	}
	return err
}

// sift computes all words that are whole below heap n.
func (t *GrowingTable) sift(ctx context.Context, take []int, n int, b *game.Budget) error {
	if err := t.prepare(take, n, b); err != nil {
		return err
	}
	s := t.sieve
	for !t.wide && 64*(s.next+1) <= n {
		first := 64 * s.next
		if err := s.step(); err != nil {
			t.giveUp() // its rows are not those of a word
			return err
		}
		t.table = t.table[:max(first+64, len(t.table))]
		copy(t.table[first:], s.values[:])
		if first+64-t.paid >= block {
			if err := t.pay(ctx, take, first+64, b); err != nil {
				return err
			}
		}
		if len(s.rows) > mostRows {
			t.giveUp()
			t.wide = true
		}
	}
	return nil
}

// giveUp gives the memory of the sieve back; it may be made anew from the table.
func (t *GrowingTable) giveUp() {
	if t.sieve != nil {
		t.sieve.close()
		t.sieve = nil
	}
}

// prepare has the sieve know the members below n, and keep all heaps below it. It makes
// one from the table where there is none.
func (t *GrowingTable) prepare(take []int, n int, b *game.Budget) error {
	s := t.sieve
	if s == nil {
		s = newSieve([]int{1}, b)
	}
	s.near, s.far = near(take)
	s.weight, s.budget = weight(take), b
	if err := s.widen(n/64 + 3); err != nil {
		return err
	}
	if t.sieve == nil {
		t.sieve = s
		return t.fill(s)
	}
	return nil
}

// widen makes room for so many words in each row, none of which has been used twice.
func (s *sieve) widen(words int) error {
	size := s.size
	for size < words {
		size *= 2
	}
	if err := s.budget.Hold(8 * int64(size-s.size) * int64(len(s.rows))); err != nil {
		return err
	}
	for i := range s.rows {
		s.rows[i].bits = append(s.rows[i].bits, make([]uint64, size-s.size)...)
	}
	s.size = size
	return nil
}

// fill puts the whole words of the table into the rows of a new sieve, or none where
// there are too many rows.
func (t *GrowingTable) fill(s *sieve) error {
	known := t.table[:len(t.table)&^63]
	if len(known) > 0 && slices.Max(known) >= mostRows {
		t.giveUp()
		t.wide = true
		return nil
	}
	for n, v := range known {
		for int(v) >= len(s.rows) {
			if err := s.grow(); err != nil {
				t.giveUp()
				return err
			}
		}
		s.rows[v].bits[n>>6] |= 1 << (n & 63)
	}
	s.next = len(known) / 64
	for v := range s.rows {
		for w := s.rows[v].bits[max(0, s.next-1)]; s.next > 0 && w != 0; w &= w - 1 {
			ahead, _ := bits.Mul64(s.near, w&-w)
			s.rows[v].ahead |= ahead
		}
	}
	return nil
}

// scan computes the heaps below n that are not known by looking at every member.
func (t *GrowingTable) scan(ctx context.Context, take []int, n int, b *game.Budget) error {
	if t.seen == nil {
		t.seen = make([]int, mostNimber+2)
	}
	steps := 0
	for h := len(t.table); h < n; h++ {
		options := below(take, h)
		for _, s := range options {
			t.seen[t.table[h-s]] = h + 1
		}
		v := 0
		for t.seen[v] == h+1 {
			v++
		}
		if v > mostNimber {
			return game.Refuse(game.Limit, nimberText, mostNimber)
		}
		t.table = append(t.table, uint16(v))
		if steps += len(options); steps > manySteps || h+1-t.paid >= block {
			steps = 0
			if err := t.pay(ctx, take, h+1, b); err != nil {
				return err
			}
		}
	}
	return nil
}

// pay spends positions on the heaps below done that are new, many at a time.
func (t *GrowingTable) pay(ctx context.Context, take []int, done int, b *game.Budget) error {
	more := done - t.paid
	if more <= 0 {
		return ctx.Err()
	}
	t.paid = done
	return b.Spend(ctx, int64(more)*weight(take))
}
