package catalogue

import (
	"context"
	"math/big"

	"grundy/engine/heap"
	"grundy/game"
)

// subtractSequence is the nim-sequence of a subtraction set. Its table is made at
// least twice as long each time, since it is made anew.
type subtractSequence struct {
	set   takeSet
	table *subtractionTable // nil where a law gives all nimbers up to known
	known int
}

// NimSequence computes the nim-sequence by the laws and the engine.
func (r subtract) NimSequence() game.Sequence {
	if s, ok := r.set.(*lawfulSet); ok {
		m := s.laws.modulus()
		return formulaSequence{rule: r, modulus: m, first: new(big.Int).Sub(m, one)}
	}
	return &subtractSequence{set: r.set}
}

// Grow computes the heaps below n.
func (s *subtractSequence) Grow(ctx context.Context, n int, b *game.Budget) (int, error) {
	if n <= s.known {
		return s.known, ctx.Err()
	}
	for _, most := range []int{max(n, 2*s.known), n} {
		top := big.NewInt(int64(most) - 1)
		if s.set.law(top) != nil {
			s.table, s.known = nil, most
			return most, ctx.Err()
		}
		t, err := s.set.search(ctx, top, b)
		if err == nil {
			s.release(b)
			s.table, s.known = t, most
			return most, nil
		}
		if most == n || game.AsError(err).Code != game.Limit || ctx.Err() != nil {
			return s.known, err
		}
	}
	return s.known, nil
}

// release gives back the memory of a table that a longer one replaces.
func (s *subtractSequence) release(b *game.Budget) {
	if s.table != nil {
		b.Release(2 * int64(len(s.table.sequence.Values)))
	}
}

// Read copies nimbers from the table, by its period or by the law.
func (s *subtractSequence) Read(dst []uint64, from int) {
	if s.table == nil {
		l := s.set.law(big.NewInt(int64(s.known) - 1))
		for i := range dst {
			dst[i] = l.nimber(big.NewInt(int64(from + i))).Uint64()
		}
		return
	}
	d, q := int(s.table.divisor.Int64()), s.table.sequence
	for i := range dst {
		n := (from + i) / d
		if n >= len(q.Values) {
			n = q.Period.Preperiod + (n-q.Period.Preperiod)%q.Period.Length
		}
		dst[i] = uint64(q.Values[n])
	}
}

// Restore has nothing to take over: a table is made as fast as one is read.
func (s *subtractSequence) Restore([]uint64, *game.Budget) error { return nil }

var sieveText = game.Text{En: "computed from the definition, 64 heaps at a time", Zh: "按定义计算，每次 64 堆"}

// Ground is the law, the period or the sieve.
func (s *subtractSequence) Ground() (*game.Theorem, bool, game.Phrase) {
	switch {
	case s.table == nil && s.known > 0:
		return s.set.law(big.NewInt(int64(s.known) - 1)).theorem, false, game.Phrase{}
	case s.table != nil && s.table.period != nil:
		return nil, true, *s.table.period
	}
	return nil, false, sieveText.With()
}

// Code lists a finite set.
func (s *subtractSequence) Code() (string, []int64) {
	l, ok := s.set.(*listedSet)
	if !ok || l.members[len(l.members)-1].BitLen() > machineBits {
		return "", nil
	}
	out := make([]int64, len(l.members))
	for i, m := range l.members {
		out[i] = m.Int64()
	}
	return "", out
}

// Law proves the period of a finite set, and tells what it has seen of another.
func (s *subtractSequence) Law(ctx context.Context, to int, b *game.Budget) (game.Law, error) {
	if l, ok := s.set.(*listedSet); ok {
		return l.period(ctx, to, b)
	}
	n, err := s.Grow(ctx, to, b)
	if err != nil && (game.AsError(err).Code != game.Limit || ctx.Err() != nil) {
		return game.Law{}, err
	}
	out := game.Law{Checked: n}
	values := s.table.sequence.Values
	if r, ok := heap.Seen(values); ok {
		out.Preperiod, out.Period, out.Saltus = r.Preperiod, r.Length, r.Saltus
	}
	out.Most, out.First = peak(values)
	return out, nil
}

// period is the law of a finite set: that of the set divided by its common
// divisor d, with preperiod and period d times as long. Nimbers change at
// multiples of d only and not all are equal, so that both stay the least.
func (s *listedSet) period(ctx context.Context, to int, b *game.Budget) (game.Law, error) {
	t, take, err := s.reduce(s.members[len(s.members)-1], b)
	if err != nil {
		return game.Law{}, err
	}
	d := int(t.divisor.Int64())
	part := b.Part(int64(max(1, to/d)))
	p, err := heap.FindPeriod(ctx, take, part)
	if err != nil && game.AsError(err).Code == game.Limit && ctx.Err() == nil {
		return s.unproved(ctx, take, d, to, b)
	}
	if err != nil {
		return game.Law{}, err
	}
	values, err := heap.Table(ctx, take, p.Preperiod+p.Length-1, b)
	if err != nil {
		return game.Law{}, err
	}
	out := game.Law{
		Preperiod: d * p.Preperiod, Period: d * p.Length,
		Proof: golombTheorem, Method: "window", Checked: d * (p.CheckedTo() + 1),
	}
	out.Most, out.First = peak(values)
	out.First *= d
	return out, nil
}

// unproved says what a table of the heaps below to shows of a set whose period was
// not proved: nothing before every number has been taken at least once.
func (s *listedSet) unproved(ctx context.Context, take []int, d, to int, b *game.Budget) (game.Law, error) {
	values, err := heap.Table(ctx, take, max(1, to/d)-1, b)
	if err != nil {
		return game.Law{}, err
	}
	out := game.Law{Checked: d * len(values)}
	if r, ok := heap.Seen(values); ok && len(values) > 2*take[len(take)-1] {
		out.Preperiod, out.Period = d*r.Preperiod, d*r.Length
	}
	out.Most, out.First = peak(values)
	out.First *= d
	return out, nil
}

// peak is the largest nimber of a table and the least heap that has it.
func peak(values []uint16) (most uint64, first int) {
	for n, v := range values {
		if uint64(v) > most {
			most, first = uint64(v), n
		}
	}
	return most, first
}
