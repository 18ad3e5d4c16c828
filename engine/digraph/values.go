package digraph

import (
	"context"
	"math"

	"grundy/game"
)

// Infinite stands in the place of the nimber of a vertex that has none.
const Infinite = math.MaxUint32

// open stands there while it is not known.
const open = Infinite - 1

// Values returns the value of every vertex of any digraph: its nimber, or
// [Infinite].
//
// Theory [Smith 1966; Fraenkel, Perl 1975]: a vertex has nimber m when its options
// have every nimber below m and not m, and each other option, of a larger nimber or
// of none, has in its turn an option of nimber m that was labelled earlier. All
// that get m are found for m = 0, 1, 2, … in this order, as the lost positions of
// the digraph without the vertices of smaller nimbers; a vertex that neither gets m
// nor has an option that does is infinite. The value of an infinite vertex is
// inf{K}, K the set of nimbers of its options.
//
// In a digraph without cycles these are the nimbers. It takes time in proportion to
// the edges for each nimber that occurs, and 24 bytes for each vertex.
func (r *Reverse) Values(ctx context.Context, b *game.Budget) ([]uint32, error) {
	n := r.Order()
	const each = 24
	if err := b.Hold(each * int64(n)); err != nil {
		return nil, err
	}
	defer b.Release((each - 4) * int64(n))
	l := &labelling{
		r:     r,
		label: make([]uint32, n),
		base:  make([]uint32, n),
		rest:  make([]uint32, n),
		won:   make([]uint32, n),
		left:  make([]uint32, n),
	}
	copy(l.base, r.degree)
	for v := range l.label {
		l.label[v], l.left[v] = open, uint32(v)
	}
	for m := uint32(0); len(l.left) > 0; m++ {
		if err := l.level(ctx, m, b); err != nil {
			return nil, err
		}
	}
	return l.label, nil
}

// labelling is the state between two nimbers.
type labelling struct {
	r     *Reverse
	label []uint32
	base  []uint32 // how many options have no nimber yet
	rest  []uint32 // how many of these have no option of nimber m
	won   []uint32 // m+1 when an option has nimber m
	left  []uint32 // the open vertices: their options have every nimber below m
	queue []uint32
}

// level gives nimber m to whom it belongs. Every open vertex costs a position.
func (l *labelling) level(ctx context.Context, m uint32, b *game.Budget) error {
	if err := b.Spend(ctx, int64(len(l.left))); err != nil {
		return err
	}
	l.queue = l.queue[:0]
	for _, v := range l.left {
		if l.rest[v] = l.base[v]; l.rest[v] == 0 {
			l.label[v] = m
			l.queue = append(l.queue, v)
		}
	}
	for head := 0; head < len(l.queue); head++ {
		if head%slice == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		if v := l.queue[head]; l.label[v] == m {
			l.lost(v, m)
		} else {
			l.win(v, m)
		}
	}
	kept := l.left[:0]
	for _, v := range l.left {
		switch {
		case l.label[v] == m:
		case l.won[v] == m+1:
			kept = append(kept, v)
		default:
			l.label[v] = Infinite
		}
	}
	l.left = kept
	return nil
}

// lost follows a vertex that got m: whoever leads to it has an option of nimber m.
func (l *labelling) lost(v, m uint32) {
	for _, u := range l.r.row(v) {
		l.base[u]--
		if l.label[u] >= open && l.won[u] != m+1 {
			l.won[u] = m + 1
			l.queue = append(l.queue, u)
		}
	}
}

// win follows a vertex with an option of nimber m: it is no obstacle to m for the
// vertices that lead to it.
func (l *labelling) win(v, m uint32) {
	for _, u := range l.r.row(v) {
		if l.label[u] != open {
			continue
		}
		if l.rest[u]--; l.rest[u] == 0 {
			l.label[u] = m
			l.queue = append(l.queue, u)
		}
	}
}
