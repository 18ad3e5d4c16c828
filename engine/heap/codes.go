package heap

import (
	"context"
	"math/big"

	"grundy/engine/heap/code"
	"grundy/game"
)

// Engine names what computed a table.
type Engine string

// The engines.
const (
	ByLaw     Engine = "law"     // nothing had to be computed
	BySieve   Engine = "sieve"   // 64 heaps at a time, for subtraction sets
	ByScan    Engine = "scan"    // package sparse, at most two heaps left
	ByPairs   Engine = "pairs"   // from the definition, at most two heaps left
	ByTriples Engine = "triples" // at most three heaps left, by the sets of two
	ByBreaks  Engine = "breaks"  // from the definition, any code
)

// CodeSequence is the nim-sequence of a code, known as far as its table goes or,
// where a law is proved, for every heap.
type CodeSequence struct {
	Values []uint16
	Law    *Law // nil when none is proved; otherwise Values holds preperiod and one period
	Engine Engine
}

// At returns the nimber of a heap, and whether the law was needed to tell it.
func (q *CodeSequence) At(n *big.Int) (nimber *big.Int, law, ok bool) {
	switch {
	case n.Cmp(big.NewInt(int64(len(q.Values)))) < 0:
		return big.NewInt(int64(q.Values[n.Int64()])), false, true
	case q.Law == nil:
		return nil, false, false
	}
	heap, periods := q.Law.Equal(n)
	v := periods.Mul(periods, big.NewInt(int64(q.Law.Saltus)))
	return v.Add(v, big.NewInt(int64(q.Values[heap]))), true, true
}

// Peak returns the largest nimber of the table and the first heap that has it:
// of the whole sequence where a law without saltus is proved.
func (q *CodeSequence) Peak() (nimber uint16, heap int) {
	for n, v := range q.Values {
		if v > nimber {
			nimber, heap = v, n
		}
	}
	return nimber, heap
}

// Nimbers returns the nim-sequence of a code, at least as far as a heap of the
// given size: by a law where one is proved, otherwise by a table. A law is looked
// for each time the table has grown by a fifth, so that a game with a short
// period is answered at any size. It spends a position on every heap computed,
// and holds two bytes for each heap of the table. Errors are game.Limit when the
// heap is out of reach, and those of the context.
func Nimbers(ctx context.Context, c code.Code, largest *big.Int, b *game.Budget) (*CodeSequence, error) {
	k := newCriterion(c)
	if k.by == BySize {
		return &CodeSequence{[]uint16{0}, &Law{Recurrence{0, 1, 1}, BySize, 0}, ByLaw}, nil
	}
	if take, ok := subtractionSet(c); ok {
		return bySubtraction(ctx, take, largest, b)
	}
	t := NewCodeTable(c)
	heaps := new(big.Int).Add(largest, big.NewInt(1))
	most := min(b.Left(), t.reach(b))
	fits := heaps.Cmp(big.NewInt(most)) <= 0
	if fits {
		most = min(most, max(t.least, heaps.Int64()))
	}
	law, err := t.Law(ctx, int(most), b)
	if err != nil && fits && int64(len(t.Values())) >= heaps.Int64() && ctx.Err() == nil {
		err = nil // the limit was met in search of a law, beyond the heaps that matter
	}
	short := b.Short() && ctx.Err() == nil // of positions, of which a heap may cost several
	if law == nil && !fits && (err == nil || short) {
		err = t.beyond(b, heaps)
	}
	if err != nil {
		t.Release(b)
		return nil, err
	}
	return t.sequence(b)
}

// subtractionSet returns the numbers that may be taken under a code that is a
// finite subtraction set.
func subtractionSet(c code.Code) (take []int, ok bool) {
	last, ends := c.Last()
	if !ends {
		return nil, false
	}
	for t := range last + 1 {
		d := c.Digit(t)
		most, bounded := d.Most()
		switch {
		case d.IsZero():
		case most != 1 || !bounded || d.Parts(0) == code.Never:
			return nil, false
		default:
			take = append(take, t)
		}
	}
	return take, len(take) > 0
}

// bySubtraction asks the sieve.
func bySubtraction(ctx context.Context, take []int, largest *big.Int, b *game.Budget) (*CodeSequence, error) {
	s, err := Search(ctx, take, largest, b)
	if err != nil {
		return nil, err
	}
	q := &CodeSequence{Values: s.Values, Engine: BySieve}
	if p := s.Period; p != nil {
		q.Law = &Law{Recurrence{p.Preperiod, p.Length, 0}, ByWindow, p.CheckedTo()}
	}
	return q, nil
}
