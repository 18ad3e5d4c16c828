// Package heap computes nim-sequences of heap games, and proves their periods.
//
// [Subtraction] and [Table] give the nimbers under a set of numbers that may be
// taken, [SubtractionOutcomes] and [OutcomeTable] who wins. [FindPeriod] proves
// the period of a finite set, and [Search] does what the largest heap asked for
// needs: a proved period where it helps, a table otherwise. Sets are sorted,
// without repetition, and of positive numbers.
//
// [Nimbers] does the same for a take-and-break code of package code: it chooses
// among package sparse, the sieve and slower ways from the definition, and proves
// a [Law] where a theorem, a [Proof], covers the code. A [CodeTable] grows step by
// step, and [Seen] says what a table suggests where nothing is proved.
package heap

import (
	"context"
	"math"
	"math/big"
	"slices"

	"grundy/game"
)

const (
	mostNimber = math.MaxUint16
	mostHeaps  = 1 << 36 // of any table
	block      = 1 << 12 // heaps between two looks at the budget
	mostRows   = 64      // of the sieve, above which a plain scan is faster
)

var (
	nimberText = game.Text{En: "a nimber above %d is more than a table holds", Zh: "SG 值超过 %d，表中放不下"}
	heapsText  = game.Text{En: "a table of heaps beyond %d is more than a machine holds", Zh: "堆的大小超过 %d 的表，机器放不下"}
)

// Subtraction returns the nimbers of heaps 0 to most, of none when most is below
// 0, when a move takes a number of the set take, which has at most 65535 members.
func Subtraction(take []int, most int) []uint16 {
	g, err := Table(context.Background(), take, most, &game.Budget{})
	if err != nil {
		panic(err)
	}
	return g
}

// Table is Subtraction within a budget, on which it spends a position a heap, and
// one more for each 1024 members.
// It costs, for each heap, a few steps and a 64th of the members from 64 on below
// it for every nimber up to 64 that occurs; where larger ones do, all members
// below it; and next to nothing once the table is seen to repeat itself.
func Table(ctx context.Context, take []int, most int, b *game.Budget) ([]uint16, error) {
	most = max(most, -1)
	take = below(take, most)
	if err := room(most, weight(take), b); err != nil {
		return nil, err
	}
	if err := b.Hold(2 * int64(most+1)); err != nil {
		return nil, err
	}
	t := table{take: take, values: make([]uint16, most+1)}
	span, err := t.sieve(ctx, b)
	switch {
	case err != nil:
	case span > 0:
		err = prolong(t.values, t.done, span, func(done int) error {
			t.done = done
			return t.pay(ctx, b)
		})
	default:
		err = t.scan(ctx, b)
	}
	if err != nil {
		b.Release(2 * int64(most+1))
		return nil, err
	}
	return t.values, nil
}

// weight is how many positions a heap is counted for.
func weight(take []int) int64 { return 1 + int64(len(take))>>10 }

// room checks that heaps up to most, from -1 on, are not too many for a table.
func room(most int, weight int64, b *game.Budget) error {
	heaps := big.NewInt(int64(most))
	heaps.Add(heaps, big.NewInt(1)).Mul(heaps, big.NewInt(weight))
	if err := b.Afford(heaps); err != nil {
		return err
	}
	if int64(most) >= mostHeaps {
		return game.Refuse(game.Limit, heapsText, int64(mostHeaps))
	}
	return nil
}

// below returns the members that are at most n.
func below(take []int, n int) []int {
	k, found := slices.BinarySearch(take, n)
	if found {
		k++
	}
	return take[:k]
}

// table is a table of nimbers in the making: the first done are known, and the
// first paid are counted.
type table struct {
	take       []int
	values     []uint16
	done, paid int
}

// pay spends what has been computed, in blocks, and the rest when all is done.
func (t *table) pay(ctx context.Context, b *game.Budget) error {
	n := t.done - t.paid
	if n < block && t.done < len(t.values) {
		return nil
	}
	t.paid = t.done
	return b.Spend(ctx, int64(n)*weight(t.take))
}

// sieve fills the table as long as there are few rows, and until it is seen to
// repeat itself: then it returns after how many heaps.
func (t *table) sieve(ctx context.Context, b *game.Budget) (repeats int, err error) {
	if len(t.take) == 0 { // no heap has a move
		t.done = len(t.values)
		return 0, t.pay(ctx, b)
	}
	s := newSieve(t.take, b)
	defer s.close()
	w := newWatch[uint16](t.take[len(t.take)-1])
	for t.done < len(t.values) && len(s.rows) <= mostRows {
		if err := s.step(); err != nil {
			return 0, err
		}
		t.done += copy(t.values[t.done:], s.values[:])
		if err := t.pay(ctx, b); err != nil {
			return 0, err
		}
		if repeats = w.span(t.values[:t.done]); repeats > 0 {
			return repeats, nil
		}
	}
	return 0, nil
}

// scan fills the rest of the table from the definition, heap by heap.
func (t *table) scan(ctx context.Context, b *game.Budget) error {
	seen := make([]int, len(t.take)+2) // seen[v]: the last heap that has an option of nimber v
	for t.done < len(t.values) {
		n := t.done
		for _, s := range below(t.take, n) {
			seen[t.values[n-s]] = n
		}
		v := 0
		for seen[v] == n {
			v++
		}
		if v > mostNimber {
			return game.Refuse(game.Limit, nimberText, mostNimber)
		}
		t.values[n] = uint16(v)
		t.done++
		if err := t.pay(ctx, b); err != nil {
			return err
		}
	}
	return nil
}
