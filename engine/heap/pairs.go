package heap

import (
	"context"
	"slices"

	"grundy/engine/heap/code"
	"grundy/game"
)

// grower computes the nimbers of a code for longer and longer tables.
type grower interface {
	// extend makes the table known for all heaps below n, and spends one
	// position a heap. It fails when a nimber or the budget is passed.
	extend(ctx context.Context, n int, b *game.Budget) error
	// restore takes over values of the heaps that follow, and believes them.
	restore(values []uint16, b *game.Budget) error
	// values is the table so far.
	values() []uint16
}

// move is what a code allows when t stones are taken: to take all, to leave one
// heap, and to leave two under a condition.
type move struct {
	t        int
	all, one bool
	two      code.Condition
}

// pairs computes a code that ends and leaves at most two heaps from the
// definition: each heap costs a look at half the pairs for every digit that
// leaves two.
type pairs struct {
	moves []move
	table []uint16
	seen  []uint32 // seen[v] = epoch: an option of the heap has nimber v
	epoch uint32
}

func newPairs(c code.Code) *pairs {
	p := &pairs{seen: make([]uint32, mostNimber+1)}
	last, _ := c.Last()
	for t := range last + 1 {
		d := c.Digit(t)
		if !d.IsZero() {
			p.moves = append(p.moves, move{t, d.Parts(0) != code.Never, d.Parts(1) != code.Never, d.Parts(2)})
		}
	}
	return p
}

func (p *pairs) values() []uint16 { return p.table }

func (p *pairs) extend(ctx context.Context, n int, b *game.Budget) error {
	p.table = slices.Grow(p.table, max(0, n-len(p.table)))
	for paid := len(p.table); len(p.table) < n; {
		v, err := p.next()
		if err != nil {
			return err
		}
		p.table = append(p.table, v)
		if done := len(p.table); done == n || (done-paid)*max(1, done) >= block*block {
			if err := b.Spend(ctx, int64(done-paid)); err != nil {
				return err
			}
			paid = done
		}
	}
	return nil
}

// restore takes over values of the heaps that follow.
func (p *pairs) restore(values []uint16, _ *game.Budget) error {
	p.table = append(p.table, values...)
	return nil
}

// next is the least number that no option of the next heap has.
func (p *pairs) next() (uint16, error) {
	if p.epoch++; p.epoch == 0 {
		clear(p.seen)
		p.epoch = 1
	}
	n := len(p.table)
	for _, m := range p.moves {
		left := n - m.t
		if left < 0 {
			break
		}
		if m.all && left == 0 {
			p.seen[0] = p.epoch
		}
		if m.one && left > 0 {
			p.seen[p.table[left]] = p.epoch
		}
		p.split(left, m.two)
	}
	for v, e := range p.seen {
		if e != p.epoch {
			return uint16(v), nil
		}
	}
	return 0, game.Refuse(game.Limit, nimberText, mostNimber)
}

// split marks the nimbers of two heaps with the given sum.
func (p *pairs) split(sum int, c code.Condition) {
	half := sum / 2
	switch c {
	case code.Never:
		return
	case code.Equal:
		if sum > 0 && sum%2 == 0 {
			p.seen[0] = p.epoch
		}
		return
	case code.Differ:
		half = (sum - 1) / 2
	}
	if half < 1 {
		return
	}
	seen, epoch := p.seen[:mostNimber+1], p.epoch
	low, high := p.table[1:half+1], p.table[sum-half:sum]
	for i, v := range low {
		seen[v^high[half-1-i]] = epoch
	}
}
