package heap

import (
	"context"

	"grundy/game"
)

// Outcomes tells who wins each heap of a subtraction game: bit n%64 of word n/64
// is 1 when heap n is a P-position, so that who must move from it loses, and 0 when
// it is an N-position. The bits behind the last heap are 0.
type Outcomes []uint64

// P reports whether heap n is a P-position; n is one of the heaps asked for.
func (o Outcomes) P(n int) bool { return o[n>>6]>>(n&63)&1 == 1 }

// SubtractionOutcomes returns the outcomes of heaps 0 to most, of none when most
// is below 0, when a move takes a number of the set take and who cannot move
// loses. It is many times as fast as Subtraction, on a 16th of the memory.
//
// Theory: a heap is a P-position exactly when no option of it is one [Berlekamp,
// Conway, Guy 1982].
func SubtractionOutcomes(take []int, most int) Outcomes {
	o, err := OutcomeTable(context.Background(), take, most, &game.Budget{})
	if err != nil {
		panic(err)
	}
	return o
}

// OutcomeTable is SubtractionOutcomes within a budget, on which it spends a
// position a heap, and one more for each 1024 members. It refuses heaps of 2^36
// and more.
// It costs, for each 64 heaps, some dozen steps and one for each member from 64
// on below them, and next to nothing once the table is seen to repeat itself.
func OutcomeTable(ctx context.Context, take []int, most int, b *game.Budget) (Outcomes, error) {
	most = max(most, -1)
	take = below(take, most)
	if err := room(most, weight(take), b); err != nil {
		return nil, err
	}
	words := (most + 64) / 64
	if err := b.Hold(8 * int64(words)); err != nil {
		return nil, err
	}
	t := outcomeTable{take: take, heaps: most + 1, words: make(Outcomes, words)}
	if err := t.fill(ctx, b); err != nil {
		b.Release(8 * int64(words))
		return nil, err
	}
	if k := t.heaps % 64; k > 0 {
		t.words[words-1] &= 1<<k - 1
	}
	return t.words, nil
}

// outcomeTable is a table of outcomes in the making: the heaps below paid are
// counted.
type outcomeTable struct {
	take        []int
	heaps, paid int
	words       Outcomes
}

func (t *outcomeTable) fill(ctx context.Context, b *game.Budget) error {
	window := 1 // words in which every option of the word behind them is
	if len(t.take) > 0 {
		window += t.take[len(t.take)-1] / 64
	}
	near, far := near(t.take)
	c, w := newChooser(near), newWatch[uint64](window)
	ahead := uint64(0)
	for k := range t.words {
		t.words[k], ahead = c.word(ahead | t.words.reach(far, 64*k))
		if 64*(k+1)-t.paid >= block {
			if err := t.pay(ctx, b, k+1); err != nil {
				return err
			}
		}
		if span := w.span(t.words[:k+1]); span > 0 {
			return prolong(t.words, k+1, span, func(done int) error { return t.pay(ctx, b, done) })
		}
	}
	return t.pay(ctx, b, len(t.words))
}

// pay spends the heaps of the first words that are not counted yet.
func (t *outcomeTable) pay(ctx context.Context, b *game.Budget, words int) error {
	n := min(64*words, t.heaps)
	heaps := int64(n - t.paid)
	t.paid = n
	return b.Spend(ctx, heaps*weight(t.take))
}

// reach returns which of the heaps first to first+63 have a move to a P-position
// by one of the members, all of 64 and more.
func (o Outcomes) reach(far []int, first int) (heaps uint64) {
	for _, t := range far {
		n := first - t
		if n <= -64 || heaps == ^uint64(0) {
			break
		}
		i, k := n>>6, uint(n&63)
		if i >= 0 {
			heaps |= o[i] >> k
		}
		heaps |= o[i+1] << 1 << (63 - k)
	}
	return heaps
}
