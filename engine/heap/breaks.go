package heap

import (
	"context"
	"math/bits"
	"slices"

	"grundy/engine/heap/code"
	"grundy/game"
)

// breaks computes any code from the definition, with the sums of its conditions.
// A heap costs, for each digit and each number of heaps, a bitset of the nimbers
// so far, and to be learnt as much for every larger sum of the table: a step for each
// word, and wordsAPosition of them count for a position.
type breaks struct {
	code  code.Code
	sums  [code.Equal + 1]*sums // nil where the code has no such condition
	table []uint16

	learnt int // heaps that the sums know
	steps  int // that no position has been spent on
	worth  int // heaps that the table will have in the end, 0 where nobody knows
	held   int64
}

const wordsAPosition = 1 << 11

func newBreaks(c code.Code) *breaks {
	const first = 256
	b := &breaks{code: c}
	from, length := c.Repeat()
	for condition := code.Always; condition < code.Equal; condition++ {
		most, more := 0, false
		for t := range from + length {
			j, m := reach(c.Digit(t), condition)
			most, more = max(most, j), more || m
		}
		if most > 1 {
			b.sums[condition] = newSums(condition, most, more, first, 1)
		}
	}
	return b
}

// reach is the largest number of heaps that a digit names under a condition, and
// whether it allows all larger ones.
func reach(d code.Digit, c code.Condition) (most int, more bool) {
	last, bounded := d.Most()
	for j := last; j > 1; j-- {
		if d.Parts(j) == c {
			most = j
			break
		}
	}
	if !bounded && d.Parts(max(last, 3)) == c {
		most, more = max(most, last, 2), true
	}
	return most, more
}

func (b *breaks) values() []uint16 { return b.table }

func (b *breaks) extend(ctx context.Context, n int, budget *game.Budget) error {
	if err := b.room(n, budget); err != nil {
		return err
	}
	b.table = slices.Grow(b.table, max(0, n-len(b.table)))
	for len(b.table) < n {
		if err := b.learn(ctx, budget); err != nil {
			return err
		}
		v, err := b.next()
		if err != nil {
			return err
		}
		if err := spend(ctx, budget, 1); err != nil {
			return err
		}
		b.table = append(b.table, v)
	}
	return nil
}

// pay spends positions on steps.
func (b *breaks) pay(ctx context.Context, budget *game.Budget) error {
	positions := int64(b.steps / wordsAPosition)
	b.steps %= wordsAPosition
	return spend(ctx, budget, positions)
}

// restore takes over values of the heaps that follow. The sums learn them when the
// table is extended, which looks at the context.
func (b *breaks) restore(values []uint16, _ *game.Budget) error {
	b.table = append(b.table, values...)
	return nil
}

// learn tells the sums of the heaps that they do not know yet. Sums that are
// stopped within a heap begin anew the next time.
func (b *breaks) learn(ctx context.Context, budget *game.Budget) error {
	for ; b.learnt < len(b.table); b.learnt++ {
		if err := b.widen(int(b.table[b.learnt]), budget); err != nil {
			return err
		}
		for _, s := range b.sums {
			if s == nil || b.learnt == 0 {
				continue
			}
			if err := s.learn(ctx, b.learnt, b.table); err != nil {
				b.forget()
				return err
			}
			b.steps += (s.limit - b.learnt) * s.last() * s.words
		}
		if err := b.pay(ctx, budget); err != nil {
			b.learnt++ // the sums know it
			return err
		}
	}
	return nil
}

// forget empties the sums.
func (b *breaks) forget() {
	for _, s := range b.sums {
		if s != nil {
			s.clear()
		}
	}
	b.learnt = 0
}

// room makes the sums reach to n, from the start when they did not.
func (b *breaks) room(n int, budget *game.Budget) error {
	for i, s := range b.sums {
		if s == nil || n < s.limit {
			continue
		}
		wider := newSums(s.condition, s.most, s.more, 0, s.words)
		wider.limit = 2 * s.limit
		if b.worth > 0 {
			wider.limit = min(wider.limit, b.worth+1)
		}
		wider.limit = max(n+1, wider.limit)
		if err := b.hold(wider.bytes()-s.bytes(), budget); err != nil {
			return err
		}
		b.sums[i] = newSums(s.condition, s.most, s.more, wider.limit, s.words)
		b.forget()
	}
	return nil
}

func (b *breaks) hold(n int64, budget *game.Budget) error {
	err := budget.Hold(n)
	if err == nil {
		b.held += n
	}
	return err
}

// release gives the memory of the sums back.
func (b *breaks) release(budget *game.Budget) {
	budget.Release(b.held)
	b.held = 0
}

// next is the least number that no option of the next heap has.
func (b *breaks) next() (uint16, error) {
	n := len(b.table)
	seen := bitset{}
	last, ends := b.code.Last()
	if !ends {
		last = n
	}
	for t := range min(last, n) + 1 {
		if d := b.code.Digit(t); !d.IsZero() {
			b.options(&seen, d, n-t)
		}
	}
	v := seen.mex()
	if v > mostNimber {
		return 0, game.Refuse(game.Limit, nimberText, mostNimber)
	}
	return uint16(v), nil
}

// widen makes room for nimber v in the sums.
func (b *breaks) widen(v int, budget *game.Budget) error {
	for _, s := range b.sums {
		for s != nil && v >= 64*s.words {
			if err := b.hold(s.bytes(), budget); err != nil {
				return err
			}
			s.widen()
		}
	}
	return nil
}

// options adds the nimbers of all ways to leave a number of stones.
func (b *breaks) options(seen *bitset, d code.Digit, left int) {
	most, bounded := d.Most()
	if left == 0 {
		if d.Parts(0) != code.Never {
			seen.add(0)
		}
		return
	}
	if d.Parts(1) != code.Never {
		seen.add(b.table[left])
	}
	if !bounded {
		most = left
	}
	for j := 2; j <= min(most, left); j++ {
		switch c := d.Parts(j); c {
		case code.Never:
		case code.Equal:
			b.equal(seen, j, left)
		default:
			s := b.sums[c]
			seen.union(s.set(min(j, s.most+1), left))
			if j > s.most { // the rest is in one layer
				return
			}
		}
	}
}

// equal adds the nimber of j equal heaps.
func (b *breaks) equal(seen *bitset, j, left int) {
	switch {
	case left%j != 0:
	case j%2 == 0:
		seen.add(0)
	default:
		seen.add(b.table[left/j])
	}
}

// bitset is a set of nimbers as long as needed.
type bitset []uint64

func (s *bitset) add(v uint16) {
	for int(v>>6) >= len(*s) {
		*s = append(*s, 0)
	}
	(*s)[v>>6] |= 1 << (v & 63)
}

func (s bitset) has(v int) bool { return v>>6 < len(s) && s[v>>6]>>(v&63)&1 == 1 }

func (s *bitset) union(t []uint64) {
	for len(*s) < len(t) {
		*s = append(*s, 0)
	}
	for i, w := range t {
		(*s)[i] |= w
	}
}

// mex is the least number that is not in the set.
func (s *bitset) mex() int {
	for i, w := range *s {
		if w != ^uint64(0) {
			return 64*i + bits.TrailingZeros64(^w)
		}
	}
	return 64 * len(*s)
}
