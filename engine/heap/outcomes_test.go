package heap

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"grundy/game"
)

// naiveOutcomes is the definition: a heap is a P-position when no option is one.
func naiveOutcomes(take []int, most int) []bool {
	p := make([]bool, most+1)
	for n := range p {
		p[n] = true
		for _, s := range take {
			if s <= n && p[n-s] {
				p[n] = false
			}
		}
	}
	return p
}

// checkOutcomes compares outcomes of heaps 0 to most with the definition.
func checkOutcomes(t *testing.T, take []int, most int) {
	t.Helper()
	got, want := SubtractionOutcomes(take, most), naiveOutcomes(take, most)
	if len(got) != (most+64)/64 {
		t.Fatalf("SubtractionOutcomes(%v, %d) has %d words", take, most, len(got))
	}
	for n := range 64 * len(got) {
		if p := n <= most && want[n]; got.P(n) != p {
			t.Fatalf("SubtractionOutcomes(%v, %d).P(%d) = %t, want %t", take, most, n, got.P(n), p)
		}
	}
}

func TestOutcomesOfSmallSets(t *testing.T) {
	subsets(10, func(take []int) { checkOutcomes(t, take, 700) })
}

// TestOutcomesAgainstDefinition takes members on both sides of 64, sets whose
// outcomes come back after some words, and tables that end within a word.
func TestOutcomesAgainstDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for i := range 1500 {
		checkOutcomes(t, randomSet(r, 1+i%12, 1+i%200), r.IntN(6000))
	}
	for i := range 100 {
		checkOutcomes(t, randomSet(r, 1+i, 1+50*i), r.IntN(9000))
	}
}

// TestOutcomesAroundTheWord has members next to the width of a word.
func TestOutcomesAroundTheWord(t *testing.T) {
	for a := 55; a <= 70; a++ {
		for b := a + 1; b <= 140; b++ {
			checkOutcomes(t, []int{a, b}, 3000)
			checkOutcomes(t, []int{1, a, b}, 1000)
		}
	}
}

// TestOutcomesBeforeTheyRepeat: the outcomes look periodic below the last member,
// and have a long preperiod.
func TestOutcomesBeforeTheyRepeat(t *testing.T) {
	for _, take := range [][]int{
		{1, 2, 3, 5001}, {3, 5, 17, 20_000}, {2, 20_000, 20_002}, {1, 64_000},
		{35, 91, 97, 127}, {17, 18, 82, 131, 192, 223, 276}, long,
	} {
		checkOutcomes(t, take, 200_001)
	}
}

// TestOutcomesAgreeWithNimbers: a heap is a P-position when its nimber is 0.
func TestOutcomesAgreeWithNimbers(t *testing.T) {
	for _, take := range [][]int{{1, 2, 3}, {2, 5, 7, 11, 13, 40, 63}, long} {
		const most = 1 << 20
		o := SubtractionOutcomes(take, most)
		for n, v := range Subtraction(take, most) {
			if o.P(n) != (v == 0) {
				t.Fatalf("%v: heap %d has nimber %d, and P = %t", take, n, v, o.P(n))
			}
		}
	}
}

func TestOutcomesWithoutHeapsOrMoves(t *testing.T) {
	for _, n := range []int{-1, -2, math.MinInt} {
		if got := SubtractionOutcomes([]int{1, 3}, n); len(got) != 0 {
			t.Errorf("SubtractionOutcomes to %d = %v, want none", n, got)
		}
	}
	for _, take := range [][]int{nil, {11}, {11, 1 << 60}} {
		if got, want := SubtractionOutcomes(take, 10), (Outcomes{1<<11 - 1}); !slices.Equal(got, want) {
			t.Errorf("SubtractionOutcomes(%v, 10) = %x, want %x", take, got, want)
		}
	}
}

func TestOutcomesWithinABudget(t *testing.T) {
	many := make([]int, 2048)
	for i := range many {
		many[i] = 2*i + 1
	}
	tests := []struct {
		name          string
		take          []int
		most          int
		budget        *game.Budget
		want          game.Code
		spent, memory int64
	}{
		{"counted", []int{1, 2, 3}, 1_000_000, &game.Budget{}, "", 1_000_001, 125_008},
		{"never periodic", long, 1_000_000, &game.Budget{}, "", 1_000_001, 125_008},
		{"fits exactly", []int{1, 4, 9}, 999, &game.Budget{Positions: 1000, Bytes: 128}, "", 1000, 128},
		{"one too many", []int{1, 4, 9}, 1000, &game.Budget{Positions: 1000}, game.Limit, 0, 0},
		{"a byte too many", []int{1, 4, 9}, 999, &game.Budget{Bytes: 127}, game.Limit, 0, 0},
		{"many members", many, 9999, &game.Budget{}, "", 30_000, 1256},
		{"no heaps", []int{1}, -1, &game.Budget{}, "", 0, 0},
		{"no machine", []int{1, 3}, math.MaxInt, &game.Budget{}, game.Limit, 0, 0},
		{"the first past 2^36", []int{1, 3}, 1 << 36, &game.Budget{}, game.Limit, 0, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := OutcomeTable(context.Background(), tt.take, tt.most, tt.budget)
			var got game.Code
			if err != nil {
				got = game.AsError(err).Code
			}
			if got != tt.want || tt.budget.Spent() != tt.spent || tt.budget.Held() != tt.memory {
				t.Errorf("OutcomeTable to %d: %v, spent %d, holds %d; want code %q, %d, %d",
					tt.most, err, tt.budget.Spent(), tt.budget.Held(), tt.want, tt.spent, tt.memory)
			}
		})
	}
}

func TestOutcomesCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, take := range [][]int{{1, 2, 3}, long} {
		b := &game.Budget{}
		if _, err := OutcomeTable(ctx, take, 1<<20, b); err != context.Canceled || b.Held() != 0 || b.Spent() > 1<<17 {
			t.Errorf("OutcomeTable(%v) = %v after %d positions, holding %d bytes, want %v at once",
				take, err, b.Spent(), b.Held(), context.Canceled)
		}
	}
}
