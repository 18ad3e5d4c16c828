package heap

import (
	"context"
	"math"
	"math/big"

	"grundy/engine/heap/code"
	"grundy/game"
)

// Engine names what computed a table.
type Engine string

// The engines.
const (
	ByLaw         Engine = "law"         // nothing had to be computed
	BySieve       Engine = "sieve"       // 64 heaps at a time, for subtraction sets
	ByPairs       Engine = "pairs"       // from the definition, at most two heaps left
	ByBreaks      Engine = "breaks"      // from the definition, any code
	BySparseSpace Engine = "sparsespace" // package sparse
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

// The heaps that the engines from the definition go up to, and those among which
// they seek a law for smaller positions.
const (
	mostPairs, leastPairs   = 1 << 17, 1 << 9
	mostBreaks, leastBreaks = 1 << 13, 1 << 7
)

var (
	lawText = game.Text{
		En: "no law of this game was proved within %d heaps, and the position has a larger one; raise the limit to go on",
		Zh: "在前 %d 个大小之内未能证明这个游戏的规律，而局面中有更大的堆；提高上限后可继续",
	}
	engineText = game.Text{
		En: "no law of this game was proved within %d heaps, beyond which it cannot be computed here, and the position has a larger one",
		Zh: "在前 %d 个大小之内未能证明这个游戏的规律，更大的堆这里无法计算，而局面中有更大的堆",
	}
)

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
	w := newWork(c, k)
	defer w.free(b)
	heaps := new(big.Int).Add(largest, big.NewInt(1))
	fits := heaps.Cmp(big.NewInt(min(b.Left(), w.most))) <= 0
	most := min(b.Left(), w.most)
	if fits {
		most = min(most, max(w.least, heaps.Int64()))
	}
	law, err := w.seek(ctx, int(most), b)
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil && (!fits || int64(len(w.grower.values())) < heaps.Int64()):
		return nil, err
	case law == nil && !fits:
		return nil, w.beyond(b, heaps)
	}
	q := &CodeSequence{w.grower.values(), law, w.engine}
	if law != nil {
		q.Values = q.Values[:law.Preperiod+law.Length]
	}
	w.keep = 2 * int64(len(q.Values))
	return q, nil
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

// work is a table in the making and what it needs to prove a law.
type work struct {
	grower      grower
	criterion   criterion
	engine      Engine
	most, least int64 // heaps
	held, keep  int64 // bytes
}

// newWork chooses the engine.
func newWork(c code.Code, k criterion) *work {
	_, ends := c.Last()
	parts, bounded := c.MostParts()
	if ends && bounded && parts <= 2 {
		return &work{grower: newPairs(c), criterion: k, engine: ByPairs, most: mostPairs, least: leastPairs}
	}
	return &work{grower: newBreaks(c), criterion: k, engine: ByBreaks, most: mostBreaks, least: leastBreaks}
}

// free returns the memory of the table but for what is kept.
func (w *work) free(b *game.Budget) {
	if r, ok := w.grower.(interface{ release(*game.Budget) }); ok {
		r.release(b)
	}
	b.Release(w.held - w.keep)
}

// firstLook is the number of heaps after which a law is looked for at first.
const firstLook = 48

// seek computes up to most heaps and returns the first law that they prove, or
// nil.
func (w *work) seek(ctx context.Context, most int, b *game.Budget) (*Law, error) {
	for n := min(most, firstLook); ; n = min(most, n+n/5) {
		if err := w.grow(ctx, n, b); err != nil {
			return nil, err
		}
		if law := w.criterion.prove(w.grower.values()); law != nil || n == most {
			return law, nil
		}
	}
}

// grow makes the table n heaps long.
func (w *work) grow(ctx context.Context, n int, b *game.Budget) error {
	more := 2 * int64(n-len(w.grower.values()))
	if more <= 0 {
		return nil
	}
	if err := b.Hold(more); err != nil {
		return err
	}
	w.held += more
	return w.grower.extend(ctx, n, b)
}

// beyond refuses a heap that neither the table nor a law reaches.
func (w *work) beyond(b *game.Budget, heaps *big.Int) error {
	done := len(w.grower.values())
	if int64(done) == w.most {
		return game.Refuse(game.Limit, engineText, done)
	}
	if b.Afford(heaps) == nil { // notes in b what it lacked
		b.Afford(big.NewInt(math.MaxInt64))
	}
	return game.Refuse(game.Limit, lawText, done)
}
