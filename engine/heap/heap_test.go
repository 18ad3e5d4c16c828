package heap

import (
	"context"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"grundy/game"
)

// naive is the definition.
func naive(take []int, most int) []uint16 {
	g := make([]uint16, most+1)
	for n := range g {
		for again := true; again; { // raise g[n] until no option has it
			again = false
			for _, s := range take {
				if s <= n && g[n-s] == g[n] {
					g[n]++
					again = true
				}
			}
		}
	}
	return g
}

// naivePeriod finds the period in a long table by trying every preperiod and
// length in turn, and asks for enough equal values to prove it; 0 for none.
func naivePeriod(g []uint16, window int) (e, p int) {
	for p = 1; p < len(g); p++ {
		e = len(g) - p
		for e > 0 && g[e-1] == g[e-1+p] {
			e--
		}
		if len(g)-p-e >= window && len(g)-p-e > len(g)/3 {
			return e, p
		}
	}
	return 0, 0
}

// subsets calls f for every nonempty set of numbers up to most.
func subsets(most int, f func(take []int)) {
	for bits := 1; bits < 1<<most; bits++ {
		var take []int
		for s := 1; s <= most; s++ {
			if bits>>(s-1)&1 == 1 {
				take = append(take, s)
			}
		}
		f(take)
	}
}

func randomSet(r *rand.Rand, size, most int) []int {
	var take []int
	for range 1 + r.IntN(size) {
		take = append(take, 1+r.IntN(most))
	}
	slices.Sort(take)
	return slices.Compact(take)
}

func TestSubtractionAgainstDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for i := range 600 {
		take, most := randomSet(r, 1+i%40, 1+i*i%1500), r.IntN(3000)
		if got, want := Subtraction(take, most), naive(take, most); !slices.Equal(got, want) {
			t.Fatalf("Subtraction(%v, %d) = %v, want %v", take, most, got, want)
		}
	}
}

// TestScan crosses from the sieve to the plain scan: sets of more than 64
// members whose nimbers go past 64.
func TestScan(t *testing.T) {
	all := make([]int, 300)
	for i := range all {
		all[i] = i + 1
	}
	sparse := append(slices.Clone(all[:150]), 400, 555, 600)
	var squares []int
	for i := 1; i*i <= 20_000; i++ {
		squares = append(squares, i*i)
	}
	for _, take := range [][]int{all, sparse, squares, all[9:200]} {
		if got, want := Subtraction(take, 20_000), naive(take, 20_000); !slices.Equal(got, want) {
			t.Errorf("Subtraction(%v, 20000) is not the definition", take)
		}
	}
}

func TestEmptyAndOutOfReach(t *testing.T) {
	for _, take := range [][]int{nil, {11}, {11, 1 << 60}} {
		if got := Subtraction(take, 10); !slices.Equal(got, make([]uint16, 11)) {
			t.Errorf("Subtraction(%v, 10) = %v, want zeros", take, got)
		}
	}
}

func TestPeriodOfSmallSets(t *testing.T) {
	most := 12
	if testing.Short() {
		most = 9
	}
	subsets(most, func(take []int) { checkPeriod(t, take, 3000) })
}

// TestLongPreperiods: of all sets of four members up to 24 the first has the
// longest preperiod; the others are long ones found at random.
func TestLongPreperiods(t *testing.T) {
	for _, take := range [][]int{{6, 8, 15, 23}, {35, 91, 97, 127}, {17, 18, 82, 131, 192, 223, 276}} {
		checkPeriod(t, take, 70_000)
	}
}

func TestPeriodOfRandomSets(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for i := range 150 {
		checkPeriod(t, randomSet(r, 2+i%8, 20+i%60), 40_000)
	}
}

// checkPeriod compares FindPeriod with the naive search on a table.
func checkPeriod(t *testing.T, take []int, most int) {
	t.Helper()
	g := naive(take, most)
	window := take[len(take)-1]
	e, p := naivePeriod(g, window)
	got, err := FindPeriod(context.Background(), take, &game.Budget{Positions: 1 << 24})
	if err != nil {
		t.Fatalf("FindPeriod(%v): %v", take, err)
	}
	if p == 0 {
		if 2*(got.Preperiod+got.Length) < most/2 {
			t.Errorf("FindPeriod(%v) = %+v, but a table to %d shows none", take, got, most)
		}
		return
	}
	if want := (Period{e, p, window, int(slices.Max(g))}); got != want {
		t.Errorf("FindPeriod(%v) = %+v, want %+v", take, got, want)
	}
}

// TestLargeMember: below a large member the nimbers come again and again, so that
// the windows that are compared differ in few places.
func TestLargeMember(t *testing.T) {
	for _, take := range [][]int{{3, 5, 17, 1 << 20}, {1, 2, 3, 1<<20 + 1}, {2, 1 << 20, 1<<20 + 2}} {
		n := take[len(take)-1] + 3
		q, err := Search(context.Background(), take, big.NewInt(int64(n)), &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		g := naive(take, n)
		for i, want := range g {
			if v, _, ok := q.At(big.NewInt(int64(i))); !ok || v != want {
				t.Fatalf("Search(%v).At(%d) = %d, %t, want %d", take, i, v, ok, want)
			}
		}
	}
}

func TestSequence(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for i := range 200 {
		take := randomSet(r, 6, 40)
		g := naive(take, 60_000)
		largest := r.IntN(60_000 >> (i % 12))
		q, err := Search(context.Background(), take, big.NewInt(int64(largest)), &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		for range 200 {
			n := r.IntN(largest + 1)
			v, period, ok := q.At(big.NewInt(int64(n)))
			if !ok || v != g[n] || period != (n >= len(q.Values)) {
				t.Fatalf("Search(%v, %d).At(%d) = %d, %v, %v, want %d", take, largest, n, v, period, ok, g[n])
			}
		}
	}
}

// TestEveryPeriodGoneThrough: a heap that has gone through preperiod and period
// is answered by the period, whatever else the sequence was asked for.
func TestEveryPeriodGoneThrough(t *testing.T) {
	subsets(9, func(take []int) {
		p, err := FindPeriod(context.Background(), take, &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		n := big.NewInt(int64(max(p.Preperiod+p.Length, take[len(take)-1])))
		q, err := Search(context.Background(), take, n, &game.Budget{})
		if err != nil || q.Period == nil || *q.Period != p {
			t.Errorf("Search(%v, %v) = %+v, %v, want period %+v", take, n, q, err, p)
		}
	})
}

func TestHugeHeap(t *testing.T) {
	q, err := Search(context.Background(), []int{2, 3, 5, 7, 11, 13}, new(big.Int).Exp(big.NewInt(10), big.NewInt(1000), nil), &game.Budget{})
	if err != nil || q.Period.Preperiod != 0 || q.Period.Length != 9 {
		t.Fatalf("Search = %+v, %v, want period 9 from 0", q, err)
	}
	for d, want := range []uint16{0, 0, 1, 1, 2, 2, 3, 3, 4} { // 10^18 = 1 mod 9
		n := new(big.Int).Exp(big.NewInt(10), big.NewInt(18), nil)
		n.Add(n, big.NewInt(int64(d)-1))
		if v, _, _ := q.At(n); v != want {
			t.Errorf("At(%v) = %d, want %d", n, v, want)
		}
	}
}

// long shows no period among its first 10^7 heaps.
var long = []int{38, 43, 176, 219}

func TestLimits(t *testing.T) {
	ctx := context.Background()
	tests := []struct {
		name    string
		take    []int
		largest int64
		budget  *game.Budget
		want    game.Code
	}{
		{"table fits exactly", []int{1, 3, 4}, 99, &game.Budget{Positions: 100}, ""},
		{"small budget, small heap", []int{1, 3, 4}, 20, &game.Budget{Positions: 50}, ""},
		{"period within the budget", []int{1, 3, 4}, 1 << 60, &game.Budget{Positions: 200}, ""},
		{"no period, small heap", long, 50_000, &game.Budget{Positions: 50_001}, ""},
		{"no period, large heap", long, 1 << 60, &game.Budget{Positions: 20_000}, game.Limit},
		{"window above the limit", []int{5, 7, 1 << 50}, 1 << 60, &game.Budget{Positions: 1e7}, game.Limit},
		{"table fits exactly, small window", []int{1}, 99, &game.Budget{Positions: 100}, ""},
		{"no period, table beyond the rest", long, 50_000, &game.Budget{Positions: 50_000}, game.Limit},
		{"bytes for the table", long, 50_000, &game.Budget{Bytes: 50_000}, game.Limit},
		{"more than a machine", []int{5, 7, 1 << 50}, 1 << 60, &game.Budget{}, game.Limit},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Search(ctx, tt.take, big.NewInt(tt.largest), tt.budget)
			var got game.Code
			if err != nil {
				got = game.AsError(err).Code
			}
			if got != tt.want {
				t.Errorf("Search(%v, %d): %v, want code %q", tt.take, tt.largest, err, tt.want)
			}
			if tt.want == "" && tt.budget.Positions > 0 && tt.budget.Spent() > tt.budget.Positions {
				t.Errorf("%d positions counted, past the limit of %d", tt.budget.Spent(), tt.budget.Positions)
			}
			if err != nil && tt.budget.Held() != 0 {
				t.Errorf("%d bytes still held", tt.budget.Held())
			}
		})
	}
}

func TestBudgetIsCounted(t *testing.T) {
	b := &game.Budget{}
	g, err := Table(context.Background(), []int{1, 4, 9}, 12_345, b)
	if err != nil || b.Spent() != int64(len(g)) || b.Held() != 2*int64(len(g)) {
		t.Errorf("Table spent %d and holds %d for %d heaps, %v", b.Spent(), b.Held(), len(g), err)
	}
}

// TestProofAndTableAreCounted: a proof that fails counts beside the table.
func TestProofAndTableAreCounted(t *testing.T) {
	b := &game.Budget{Positions: 130_000}
	q, err := Search(context.Background(), long, big.NewInt(50_000), b)
	if err != nil || q.Period != nil || b.Spent() < 120_000 || b.Spent() > 130_000 {
		t.Errorf("Search spent %d, %v, want some 79999 and 50001", b.Spent(), err)
	}
}

func TestEdgesOfTables(t *testing.T) {
	for _, n := range []int{-1, -2, math.MinInt} {
		if got := Subtraction([]int{1, 3}, n); len(got) != 0 {
			t.Errorf("Subtraction to %d = %v, want none", n, got)
		}
	}
	for _, b := range []*game.Budget{{}, {Positions: 1e7}} {
		_, err := Table(context.Background(), []int{1, 3}, math.MaxInt, b)
		if game.AsError(err).Code != game.Limit || b.Held() != 0 {
			t.Errorf("Table to MaxInt = %v, want a limit", err)
		}
	}
}

// TestPeriodNotProved: the refusal claims no more than what was tried.
func TestPeriodNotProved(t *testing.T) {
	_, err := Search(context.Background(), []int{1, 3, 4}, big.NewInt(1<<60), &game.Budget{Positions: 100})
	const want = "the period was not proved among the heaps below 100, and the position has a larger one; raise the limit to go on"
	if err == nil || err.Error() != want {
		t.Errorf("Search = %v, want %s", err, want)
	}
}

func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Search(ctx, long, big.NewInt(1<<60), &game.Budget{}); err != context.Canceled {
		t.Errorf("Search = %v, want %v", err, context.Canceled)
	}
	if _, err := Table(ctx, long, 1<<20, &game.Budget{}); err != context.Canceled {
		t.Errorf("Table = %v, want %v", err, context.Canceled)
	}
}

// TestTableBeforeItRepeats: the tables look periodic below the last member, and
// have a long preperiod.
func TestTableBeforeItRepeats(t *testing.T) {
	for _, take := range [][]int{
		{1, 2, 3, 5001}, {3, 5, 17, 20_000}, {2, 20_000, 20_002}, {1, 64, 4096},
		{35, 91, 97, 127}, {17, 18, 82, 131, 192, 223, 276}, long,
	} {
		if got, want := Subtraction(take, 200_001), naive(take, 200_001); !slices.Equal(got, want) {
			t.Errorf("Subtraction(%v, 200001) is not the definition", take)
		}
	}
}
