package catalogue

import (
	"context"
	"math/big"
	"slices"

	"grundy/engine/heap"
	"grundy/game"
)

// TakeOutcomes tells who wins each heap up to most when a move takes one of the
// numbers, in any order, of which none may be 0, and who cannot move loses. The budget
// bounds the table; errors are its own and those of ctx. It costs what
// [heap.OutcomeTable] does.
func TakeOutcomes(ctx context.Context, take []uint64, most uint64, b *game.Budget) (heap.Outcomes, error) {
	if err := fits(new(big.Int).SetUint64(most), b); err != nil {
		return nil, err
	}
	var members []int
	for _, t := range take {
		if t <= most {
			members = append(members, int(t))
		}
	}
	slices.Sort(members)
	return heap.OutcomeTable(ctx, slices.Compact(members), int(most), b)
}

// manyOutcomes is the heap from which a law or the period may cost less than a table of
// outcomes.
const manyOutcomes = 1 << 22

// TakeOutcome is the outcome of a lone heap under the same rule.
func TakeOutcome(ctx context.Context, take []uint64, n uint64, b *game.Budget) (game.Outcome, error) {
	if n >= manyOutcomes {
		return NewSubtractionSet(take).Outcome(ctx, []uint64{n}, b)
	}
	o, err := TakeOutcomes(ctx, take, n, b)
	if err != nil {
		return 0, err
	}
	return game.Won(!o.P(int(n))), nil
}

// SquareOutcome is the outcome of a lone heap when a move takes a square. It costs a
// table of outcomes: for n = 10^6, some hundredths of a second.
func SquareOutcome(ctx context.Context, n uint64, b *game.Budget) (game.Outcome, error) {
	if err := fits(new(big.Int).SetUint64(n), b); err != nil {
		return 0, err
	}
	var squares []uint64
	for i := uint64(1); i*i <= n; i++ {
		squares = append(squares, i*i)
	}
	o, err := TakeOutcomes(ctx, squares, n, b)
	if err != nil {
		return 0, err
	}
	return game.Won(!o.P(int(n))), nil
}

// FibonacciSet is the set of the Fibonacci numbers 1, 2, 3, 5, … on machine words.
func FibonacciSet() *SubtractionSet { return NewSubtractionSet(fibonacciWords) }
