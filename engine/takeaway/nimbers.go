package takeaway

import (
	"context"
	"math/big"
	"slices"

	"grundy/game"
)

// Table holds the nimbers of every heap up to a size under every limit. For one
// heap the nimber does not fall as the limit rises, so what is kept of it are
// the least limits that give at least 1, at least 2, and so on.
type Table struct {
	start []int   // of each heap's limits, and the end of the last
	steps []int32 // the limits
}

// Nimbers computes the nimbers of all heaps up to n from the definition. Its
// cost is the number of limits in the table, times the logarithm of n; each of
// them counts as one position.
func Nimbers(ctx context.Context, r Rule, n *big.Int, b *game.Budget) (*Table, error) {
	top, err := size(n, b)
	if err != nil {
		return nil, err
	}
	if err := b.Hold(12 * int64(top+1)); err != nil {
		return nil, err
	}
	f := filler{budget: b, top: top, table: Table{start: make([]int, 1, top+2)}}
	defer func() { b.Release(f.lent + 4*int64(top+1)) }()
	if f.inv, err = r.inverse(ctx, top); err != nil {
		return nil, err
	}
	for h := 0; h <= top; h++ {
		if err := f.row(h); err != nil {
			return nil, err
		}
		if f.owed >= block || h == top {
			if err := b.Spend(ctx, f.owed); err != nil {
				return nil, err
			}
			f.owed = 0
		}
	}
	return &f.table, nil
}

// filler fills a table, smaller heaps first.
type filler struct {
	budget     *game.Budget
	top        int
	inv        []int32
	table      Table
	from       []stamps // for each nimber, the heaps that offer it
	lent, owed int64    // bytes to give back, positions to count
}

// row finds the limits of heap h. The least take to an option of nimber v comes
// from the last heap that offers v to h, and the nimber is above v as soon as
// the limit allows that take and those for all nimbers below v.
func (f *filler) row(h int) error {
	limit := int32(0)
	for v := 0; v < len(f.from); v++ {
		m := f.from[v].at(h)
		if m < 0 {
			break
		}
		limit = max(limit, int32(h)-m)
		if len(f.table.steps) == cap(f.table.steps) {
			if err := f.grow(); err != nil {
				return err
			}
		}
		f.table.steps = append(f.table.steps, limit)
	}
	f.table.start = append(f.table.start, len(f.table.steps))
	f.owed += 1 + int64(len(f.table.row(h)))
	return f.offer(h)
}

// grow makes room for twice as many limits.
func (f *filler) grow() error {
	more := max(1024, cap(f.table.steps))
	if err := f.budget.Hold(4 * int64(more)); err != nil {
		return err
	}
	f.table.steps = slices.Grow(f.table.steps, more)
	return nil
}

// offer notes which larger heaps have heap h, under which limit, as an option of
// which nimber: nimber v under the limits from its own up to the next, hence by
// the takes that leave such limits.
func (f *filler) offer(h int) error {
	row := f.table.row(h)
	first := 1 // the least take to nimber v
	for v := 0; v <= len(row); v++ {
		next := f.top + 1
		if v < len(row) {
			next = int(f.inv[row[v]])
		}
		if from, to := h+first, min(h+next-1, f.top); from <= to {
			if err := f.enough(v); err != nil {
				return err
			}
			f.from[v].set(from, to, int32(h))
		}
		first = next
	}
	return nil
}

// enough makes stamps up to nimber v.
func (f *filler) enough(v int) error {
	for len(f.from) <= v {
		bytes := 8 * int64(f.top+1)
		if err := f.budget.Hold(bytes); err != nil {
			return err
		}
		f.lent += bytes
		f.from = append(f.from, make(stamps, 2*(f.top+1)))
	}
	return nil
}

// row returns the limits of heap h.
func (t *Table) row(h int) []int32 { return t.steps[t.start[h]:t.start[h+1]] }

// Nimber returns the nimber of a heap under a limit; ok is false for a heap
// beyond the size.
func (t *Table) Nimber(n, limit *big.Int) (v uint64, ok bool) {
	if !n.IsInt64() || n.Int64() >= int64(len(t.start)-1) {
		return 0, false
	}
	row := t.row(int(n.Int64()))
	if !limit.IsInt64() || limit.Int64() > int64(t.Top()) {
		return uint64(len(row)), true
	}
	i, _ := slices.BinarySearch(row, int32(limit.Int64())+1)
	return uint64(i), true
}

// Top returns the largest heap of the table.
func (t *Table) Top() int { return len(t.start) - 2 }

// stamps is an array into which ranges are written and single places read, each
// in logarithmic time, and in which a later range hides an earlier one. It is a
// tree: leaf i is node len/2 + i, and a range is written to the few nodes that
// make it up. Nodes hold the value plus one, and values come in rising order.
type stamps []int32

func (s stamps) set(from, to int, value int32) {
	for l, r := from+len(s)/2, to+1+len(s)/2; l < r; l, r = l/2, r/2 {
		if l&1 == 1 {
			s[l] = value + 1
			l++
		}
		if r&1 == 1 {
			r--
			s[r] = value + 1
		}
	}
}

// at returns the value written last at place i, or -1.
func (s stamps) at(i int) int32 {
	last := int32(0)
	for i += len(s) / 2; i > 0; i /= 2 {
		last = max(last, s[i])
	}
	return last - 1
}
