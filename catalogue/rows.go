package catalogue

import (
	"context"
	"math"
	"slices"
	"strings"

	"grundy/engine/heap"
	"grundy/engine/heap/code"
	"grundy/game"
)

// Rows are rows of counters of which a move takes some neighbours, as many as one of
// given numbers; what stands on either side stays there, in rows of its own. Each is a
// heap under the code with the digit 7 for these numbers. A table grows with the
// longest row that is asked for.
type Rows struct {
	take  []uint64
	table *heap.CodeTable
}

// mostTaken bounds how many counters a move takes: the code has a digit for each.
const mostTaken = code.MostText - 2

// NewRows returns rows of which a move takes one of the given numbers of counters.
func NewRows(take []uint64) (*Rows, error) {
	take = slices.Compact(slices.Sorted(slices.Values(take)))
	if len(take) == 0 {
		return &Rows{}, nil
	}
	last := take[len(take)-1]
	if take[0] == 0 || last > mostTaken {
		return nil, game.Refuse(game.Limit, takenText, take[0], last, mostTaken)
	}
	digits := []byte(strings.Repeat("0", int(last)))
	for _, t := range take {
		digits[t-1] = '7'
	}
	return &Rows{take, heap.NewCodeTable(mustCode("0." + string(digits)))}, nil
}

var takenText = game.Text{
	En: "moves take from %[1]d to %[2]d counters; at least 1 and at most %[3]d can be answered",
	Zh: "每次取走的枚数从 %[1]d 到 %[2]d；能解答的是 1 到 %[3]d",
}

// Nimber is that of a row of n. It spends a position for each row up to n that is not
// known yet, and time as the square of n where the engine has nothing better.
func (r *Rows) Nimber(ctx context.Context, n uint64, b *game.Budget) (uint64, error) {
	if r.table == nil {
		return 0, nil
	}
	if n >= math.MaxInt32 {
		return 0, game.Refuse(game.Limit, rowText, n)
	}
	if err := r.table.Grow(ctx, int(n)+1, b); err != nil {
		return 0, err
	}
	return uint64(r.table.Values()[n]), nil
}

var rowText = game.Text{En: "a row of %d is too long for a table", Zh: "长为 %d 的一排太长，无法列表计算"}

// RingOutcome is the outcome of a ring of n, of which the first move leaves a row.
func (r *Rows) RingOutcome(ctx context.Context, n uint64, b *game.Budget) (game.Outcome, error) {
	for _, t := range r.take {
		if t > n {
			break
		}
		g, err := r.Nimber(ctx, n-t, b)
		if err != nil {
			return 0, err
		}
		if g == 0 {
			return game.N, nil
		}
	}
	return game.P, nil
}

// Theory: a row of Kayles is won, since taking one or two in the middle leaves two equal
// rows. A ring of three or more becomes a row by the first move, and so is lost [proved
// here].

// KaylesRingOutcome is the outcome of n coins in a ring of which a move takes one, or
// two that are neighbours.
func KaylesRingOutcome(n uint64) game.Outcome { return game.Won(n == 1 || n == 2) }
