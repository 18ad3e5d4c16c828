package catalogue

import (
	"context"
	"math"
	"math/big"
	"slices"

	"grundy/game"
)

// SubtractionSet gives the nimbers of heaps on machine words when a move takes
// a number of a finite set: small ones by a table that grows as larger heaps are
// asked for, large ones by the law of the set where it has one, and otherwise by
// the period or a larger table. It is not safe for concurrent use.
type SubtractionSet struct {
	set     *listedSet // nil for the empty set
	table   *subtractionTable
	divisor uint64   // of the table
	plain   []uint16 // its values, where the divisor is 1
	last    uint64   // the table knows the heaps up to this one
}

// NewSubtractionSet returns the set of the given numbers, in any order, of
// which none may be 0.
func NewSubtractionSet(take []uint64) *SubtractionSet {
	if len(take) == 0 {
		return &SubtractionSet{}
	}
	sorted := slices.Compact(slices.Sorted(slices.Values(take)))
	members := make([]*big.Int, len(sorted))
	for i, s := range sorted {
		members[i] = new(big.Int).SetUint64(s)
	}
	return &SubtractionSet{set: newListedSet(members)}
}

// Outcome is the outcome of a sum of heaps in normal play. It turns the heaps
// into their nimbers. The budget bounds the table; errors are its own and those
// of ctx.
func (s *SubtractionSet) Outcome(ctx context.Context, heaps []uint64, b *game.Budget) (game.Outcome, error) {
	for i, h := range heaps {
		if h < uint64(len(s.plain)) { // most often
			heaps[i] = uint64(s.plain[h])
			continue
		}
		if s.needs(h) {
			if err := s.reach(ctx, slices.Max(heaps[i:]), b); err != nil {
				return 0, err
			}
		}
		heaps[i] = s.nimber(h)
	}
	return NimOutcome(heaps), nil
}

// A table goes at least to leastHeap, or to twice the heap that it knew before.
// Below manyHeaps it costs less than a law or a search for the period; and less
// than a search for as long as it fits the budget when the largest member in
// reach is above mostWindow.
const leastHeap, manyHeaps, mostWindow = 1 << 10, 1 << 20, 1 << 12

// needs reports whether a heap of n needs a larger table.
func (s *SubtractionSet) needs(n uint64) bool {
	return s.set != nil && (s.table == nil || n > s.last) && (n < manyHeaps || s.set.law(new(big.Int).SetUint64(n)) == nil)
}

// window is the largest member that can be taken from a heap of n, 0 for none.
func (s *listedSet) window(n uint64) uint64 {
	k := s.count(new(big.Int).SetUint64(n))
	if k == 0 {
		return 0
	}
	return s.members[k-1].Uint64()
}

// nimber is the nimber of a heap that needs no larger table.
func (s *SubtractionSet) nimber(n uint64) uint64 {
	size := new(big.Int)
	switch {
	case s.set == nil:
		return 0
	case s.table == nil || n > s.last:
		size.SetUint64(n)
		return s.set.law(size).nimber(size).Uint64()
	case n/s.divisor < uint64(len(s.table.sequence.Values)):
		return uint64(s.table.sequence.Values[n/s.divisor])
	}
	v, _ := s.table.value(size.SetUint64(n))
	return v.Nimber.Uint64()
}

// reach makes a table of all heaps up to the largest.
func (s *SubtractionSet) reach(ctx context.Context, largest uint64, b *game.Budget) error {
	fill := s.set.search
	if largest < manyHeaps {
		fill = s.set.tabulate
		largest = max(largest, leastHeap, min(2*s.last, manyHeaps))
	} else if left := uint64(b.Left()); largest < left {
		if s.set.window(largest) > mostWindow {
			fill = s.set.tabulate
		}
		largest = max(largest, min(2*s.last, left-1))
	}
	t, err := fill(ctx, new(big.Int).SetUint64(largest), b)
	if err != nil {
		return err
	}
	s.table, s.divisor, s.last = t, t.divisor.Uint64(), largest
	switch {
	case t.period == nil:
	case t.bound == nil:
		s.last = math.MaxUint64
	default:
		s.last = t.bound.Uint64() - 1
	}
	s.plain = nil
	if s.divisor == 1 {
		s.plain = t.sequence.Values
		if s.last < uint64(len(s.plain)) {
			s.plain = s.plain[:s.last+1]
		}
	}
	return nil
}
