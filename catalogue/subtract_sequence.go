package catalogue

import (
	"context"
	"math/big"

	"grundy/engine/heap"
	"grundy/game"
)

// subtractSequence is the nim-sequence of a finite subtraction set. Its table is made at
// least twice as long each time, since it is made anew.
type subtractSequence struct {
	set   *listedSet
	table *subtractionTable // nil where a law gives all nimbers up to known
	known int
}

// NimSequence computes the nim-sequence by the laws and the engine.
func (r subtract) NimSequence() game.Sequence {
	switch s := r.set.(type) {
	case *lawfulSet:
		m := s.laws.modulus()
		return formulaSequence{rule: r, modulus: m, first: new(big.Int).Sub(m, one)}
	case lawlessSet:
		return &lawlessSequence{set: s}
	case *listedSet:
		return &subtractSequence{set: s}
	}
	return nil
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

// Restore has nothing to take over: a table of a few numbers is made about as fast as
// one is read, and with it the proof of a period.
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

// mostCertified is the largest number in a set that a certificate is for.
var mostCertified = big.NewInt(1 << 44)

// Code lists a finite set.
func (s *subtractSequence) Code() (string, []int64) {
	if s.set.members[len(s.set.members)-1].Cmp(mostCertified) > 0 {
		return "", nil
	}
	out := make([]int64, len(s.set.members))
	for i, m := range s.set.members {
		out[i] = m.Int64()
	}
	return "", out
}

// Law proves the period.
func (s *subtractSequence) Law(ctx context.Context, to int, b *game.Budget) (game.Law, error) {
	return s.set.period(ctx, to, b)
}

// lawlessSequence is the nim-sequence of an infinite set without a known law.
type lawlessSequence struct {
	set   lawlessSet
	take  []int // the members below reach
	reach int
	table heap.GrowingTable
}

// Grow computes the heaps below n.
func (s *lawlessSequence) Grow(ctx context.Context, n int, b *game.Budget) (int, error) {
	known := len(s.table.Values())
	if n <= known {
		return known, ctx.Err()
	}
	if err := fits(big.NewInt(int64(n-known)), b); err != nil {
		return known, err
	}
	if n > s.reach {
		if err := s.list(ctx, max(n, 2*s.reach)); err != nil {
			return known, err
		}
	}
	err := s.table.Grow(ctx, s.take, n, b)
	return len(s.table.Values()), err
}

// list lists the members below reach.
func (s *lawlessSequence) list(ctx context.Context, reach int) error {
	take, err := s.set.members(ctx, big.NewInt(int64(reach)-1))
	if err == nil {
		s.take, s.reach = take, reach
	}
	return err
}

// Read copies nimbers from the table.
func (s *lawlessSequence) Read(dst []uint64, from int) {
	for i := range dst {
		dst[i] = uint64(s.table.Values()[from+i])
	}
}

// Table is the engine's.
func (s *lawlessSequence) Table() []uint16 { return s.table.Values() }

// Restore takes over nimbers, which it believes.
func (s *lawlessSequence) Restore(nimbers []uint64, b *game.Budget) error {
	values, err := restored(nimbers)
	if err != nil {
		return err
	}
	return s.table.Restore(values, b)
}

// Ground is the sieve.
func (s *lawlessSequence) Ground() (*game.Theorem, bool, game.Phrase) {
	return nil, false, sieveText.With()
}

// Law tells what is seen among the heaps below to, or among as many as the budget
// holds: nothing is proved of an infinite set.
func (s *lawlessSequence) Law(ctx context.Context, to int, b *game.Budget) (game.Law, error) {
	const least = 1 << 10
	n, err := 0, error(nil)
	for n < to && err == nil {
		step := int64(max(least, n/8))
		if left := b.Left(); left > 0 {
			step = min(step, left)
		}
		n, err = s.Grow(ctx, min(to, n+int(step)), b)
	}
	if err != nil && (game.AsError(err).Code != game.Limit || ctx.Err() != nil) {
		return game.Law{}, err
	}
	out := game.Law{Checked: min(n, to), Stopped: err}
	values := s.table.Values()[:out.Checked]
	if r, ok := heap.Seen(values); ok {
		out.Preperiod, out.Period, out.Saltus = r.Preperiod, r.Length, r.Saltus
	}
	out.Most, out.First = peak(values)
	return out, nil
}

// period is the law of a finite set, where no formula gives it: that of the set divided
// by its common divisor d, with preperiod and period d times as long. Nimbers change at
// multiples of d only and not all are equal, so that both stay the least.
func (s *listedSet) period(ctx context.Context, to int, b *game.Budget) (game.Law, error) {
	if l := s.law(s.members[len(s.members)-1]); l != nil {
		return l.period(ctx)
	}
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
