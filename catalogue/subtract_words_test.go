package catalogue_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"grundy/catalogue"
	"grundy/game"
)

// TestSubtractionSet asks for heaps in rising and falling order, so that tables
// grow, and compares with the nimbers by the definition.
func TestSubtractionSet(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 5))
	for range 300 {
		take := make([]uint64, r.IntN(5))
		step := 1 + r.Uint64N(3)
		for i := range take {
			take[i] = step * (1 + r.Uint64N(40))
		}
		want := plainNimbers(take, 6000)
		set := catalogue.NewSubtractionSet(take)
		for range 40 {
			heaps := []uint64{r.Uint64N(1 + r.Uint64N(6000)), r.Uint64N(100)}
			nimbers := slices.Clone(heaps)
			o, err := set.Outcome(t.Context(), nimbers, &game.Budget{Positions: 10_000_000})
			wantNimbers := []uint64{want[heaps[0]], want[heaps[1]]}
			if err != nil || !slices.Equal(nimbers, wantNimbers) || o != game.Won(wantNimbers[0] != wantNimbers[1]) {
				t.Fatalf("take %v: Outcome(%v) = %v, nimbers %v, %v, want %v", take, heaps, o, nimbers, err, wantNimbers)
			}
		}
	}
}

// plainNimbers are the nimbers of heaps below size, by the definition.
func plainNimbers(take []uint64, size int) []uint64 {
	g := make([]uint64, size)
	for n := range g {
		var seen [8]bool // of a few members
		for _, s := range take {
			if s <= uint64(n) {
				seen[g[uint64(n)-s]] = true
			}
		}
		for seen[g[n]] {
			g[n]++
		}
	}
	return g
}

// TestSubtractionSetLarge asks for heaps where a table is left for a law, a
// period, or a table that is twice as long.
func TestSubtractionSetLarge(t *testing.T) {
	const far = 3_000_000
	for _, take := range [][]uint64{{1, 2, 3}, {4, 7}, {2, 3, 7}, {3, 5, 17, 1 << 21}, {6, 10, 34, 1 << 40}, {1 << 40}, {1, 4, 1 << 22}} {
		want := plainNimbers(take, far)
		set := catalogue.NewSubtractionSet(take)
		for _, n := range []uint64{5, 1 << 20, 1<<20 + 1, 1<<20 - 1, 2_000_000, 1 << 21, 1<<21 + 3, 7, far - 1} {
			heaps := []uint64{n}
			if _, err := set.Outcome(t.Context(), heaps, &game.Budget{Positions: 10_000_000}); err != nil || heaps[0] != want[n] {
				t.Errorf("take %v: the nimber of %d = %d, %v, want %d", take, n, heaps[0], err, want[n])
			}
		}
	}
}

// TestSubtractionSetLast asks for the largest machine word, with and without a
// law: 2^64 - 1 is a multiple of 3 and of 5, and {1, 2, 7} acts as {1, 2} since
// 7 mod 3 = 1; {2, 3, 7} has the period 5, its nimbers 0 0 1 1 2, as 7 mod 5 = 2;
// {3, 5, 8, 11} has the period 14, seen in 3000 values.
func TestSubtractionSetLast(t *testing.T) {
	lawless := plainNimbers([]uint64{3, 5, 8, 11}, 3000)
	if !slices.Equal(lawless[:2986], lawless[14:]) {
		t.Fatal("14 is no period")
	}
	for _, tt := range []struct {
		take []uint64
		n    uint64
		want uint64
	}{
		{[]uint64{1, 2}, math.MaxUint64, 0}, {[]uint64{1, 2, 7}, math.MaxUint64 - 1, 2},
		{[]uint64{2, 3, 7}, math.MaxUint64, 0}, {[]uint64{2, 3, 7}, math.MaxUint64 - 1, 2},
		{[]uint64{3, 5, 8, 11}, math.MaxUint64, lawless[math.MaxUint64%14+700]}, {[]uint64{3, 5, 8, 11}, math.MaxUint64 - 4, lawless[(math.MaxUint64-4)%14+700]},
		{[]uint64{math.MaxUint64}, math.MaxUint64, 1}, {[]uint64{5, math.MaxUint64}, math.MaxUint64 - 10, 1}, // of last digit 5
	} {
		set := catalogue.NewSubtractionSet(tt.take)
		for range 2 {
			heaps := []uint64{tt.n}
			if _, err := set.Outcome(t.Context(), heaps, &game.Budget{Positions: 10_000_000}); err != nil || heaps[0] != tt.want {
				t.Errorf("take %v: the nimber of %d = %d, %v, want %d", tt.take, tt.n, heaps[0], err, tt.want)
			}
		}
	}
}

// TestSubtractionSetBudget wants a heap that neither law nor table reaches to be
// refused, and smaller ones to be answered all the same.
func TestSubtractionSetBudget(t *testing.T) {
	set := catalogue.NewSubtractionSet([]uint64{1, 7, 1 << 40})
	b := func() *game.Budget { return &game.Budget{Positions: 10_000_000} }
	for _, n := range []uint64{12, 1<<40 + 1, 12, 1<<40 - 1} {
		_, err := set.Outcome(t.Context(), []uint64{n}, b())
		if refused := game.AsError(err); (n > 1<<40) != (err != nil && refused.Code == game.Limit) {
			t.Errorf("Outcome(%d): %v", n, err)
		}
	}
}
