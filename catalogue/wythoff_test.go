package catalogue

import (
	"context"
	"fmt"
	"maps"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grundy/game"
	"grundy/internal/oracle"
)

func pair(a, b int64) wythoff { return wythoff{big.NewInt(a), big.NewInt(b)} }

// listOf writes the positions that moves lead to.
func listOf(ms []game.Move) string {
	words := make([]string, len(ms))
	for i, m := range ms {
		words[i] = m.Say.In(game.En) + ": " + m.To.String()
	}
	return strings.Join(words, "; ")
}

// winsOf lists the winning moves of p by its theorem.
func winsOf(t *testing.T, p game.Position, c game.Convention) []game.Move {
	t.Helper()
	won, ok := p.(game.Winner).WinningMoves(c)
	if !ok {
		t.Fatalf("%v, %v: WinningMoves is silent", p, c)
	}
	list := slices.Collect(won.List)
	if won.Count.Cmp(big.NewInt(int64(len(list)))) != 0 {
		t.Fatalf("%v, %v: %v winning moves counted, %d listed", p, c, won.Count, len(list))
	}
	return list
}

// TestWythoffByDefinition compares outcomes, winning moves and nimbers with the
// oracle for all heaps up to 120.
func TestWythoffByDefinition(t *testing.T) {
	const most = 120
	judge := oracle.New()
	known, err := pair(most, most).Search(context.Background(), &game.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	for a := int64(0); a <= most; a++ {
		for b := a; b <= most; b++ {
			p := pair(a, b)
			if v, ok := known(p); !ok || v.Nimber.Uint64() != judge.Value(p) {
				t.Fatalf("nimber of %v = %v, %t, want %d", p, v, ok, judge.Value(p))
			}
			for _, c := range []game.Convention{game.Normal, game.Misere} {
				if got, want := mustDecide(t, p, c), game.Won(judge.Wins(p, c)); got != want {
					t.Fatalf("outcome of %v, %v = %v, want %v", p, c, got, want)
				}
				wins := judge.WinningMoves(p, c)
				if got, want := listOf(winsOf(t, p, c)), listOf(wins); got != want {
					t.Fatalf("winning moves of %v, %v:\n got %s\nwant %s", p, c, got, want)
				}
				q := pair(b, a)
				if got, want := len(winsOf(t, q, c)), len(wins); got != want || mustDecide(t, q, c) != mustDecide(t, p, c) {
					t.Fatalf("%v, %v: the order of the heaps matters", q, c)
				}
			}
		}
	}
}

// TestWythoffStair compares the cold pairs of the figure with the oracle: they are all
// up to the largest heap that it shows, and none where that exceeds 24.
func TestWythoffStair(t *testing.T) {
	judge := oracle.New()
	for _, c := range []game.Convention{game.Normal, game.Misere} {
		for _, p := range []wythoff{pair(4, 7), pair(7, 4), pair(1, 1), pair(5, 9), pair(24, 3), pair(25, 3)} {
			rows := p.Reason(c)[1].Figure.Rows
			most := int64(0)
			for _, n := range rows[0] {
				most = max(most, n.Int64())
			}
			got, want := map[string]bool{}, map[string]bool{}
			for _, row := range rows[1:] {
				got[pair(row[0].Int64(), row[1].Int64()).String()] = true
			}
			for b := int64(0); b <= most && most <= 24; b++ {
				for a := int64(0); a <= b; a++ {
					if !judge.Wins(pair(a, b), c) {
						want[pair(a, b).String()] = true
					}
				}
			}
			if !maps.Equal(got, want) {
				t.Errorf("stair of %v, %v = %v, want %v", p, c, got, want)
			}
		}
	}
}

// TestWythoffWhole reads the inequality again: (2*4 - 3)^2 = 25 <= 45 < 49 = (2*5 - 3)^2.
func TestWythoffWhole(t *testing.T) {
	for _, tt := range []struct {
		p    wythoff
		want string
	}{
		{pair(4, 7), "(2·4 − 3)² = 25 ≤ 5·3² = 45 < (2·5 − 3)² = 49, which says that 4 ≤ 3φ < 5"},
		{pair(9, 5), "(2·6 − 4)² = 64 ≤ 5·4² = 80 < (2·7 − 4)² = 100, which says that 6 ≤ 4φ < 7"},
	} {
		got := tt.p.Reason(game.Normal)[2].In(game.En)
		if !strings.Contains(got, tt.want) {
			t.Errorf("reason of %v = %q, want it to hold %q", tt.p, got, tt.want)
		}
	}
}

func mustDecide(t *testing.T, p game.Position, c game.Convention) game.Outcome {
	t.Helper()
	o, by := p.(game.Decider).Outcome(c)
	if by == nil {
		t.Fatalf("%v, %v: no theorem", p, c)
	}
	return o
}

// bigOutcome decides by the integer square root.
func bigOutcome(a, b uint64) game.Outcome {
	k := new(big.Int).SetUint64(max(a, b) - min(a, b))
	return game.Won(timesPhi(k).Cmp(new(big.Int).SetUint64(min(a, b))) != 0)
}

// TestWythoffOutcomeAtBorders compares machine words with the square root around
// the cold pairs of every Fibonacci difference, where kφ is nearest to an
// integer, around powers of two and at the ends, and at random.
func TestWythoffOutcomeAtBorders(t *testing.T) {
	try := func(a, b uint64) {
		if got, want := WythoffOutcome(a, b), bigOutcome(a, b); got != want || WythoffOutcome(b, a) != want {
			t.Fatalf("WythoffOutcome(%d, %d) = %v, want %v", a, b, got, want)
		}
	}
	around := func(k uint64) {
		for d := uint64(0); d <= 4; d++ {
			k := k + d - 2
			a := timesPhi(new(big.Int).SetUint64(k))
			if !a.IsUint64() {
				continue
			}
			for e := uint64(0); e <= 4; e++ {
				if a := a.Uint64() + e - 2; a+k >= a {
					try(a, a+k)
				}
			}
		}
	}
	for f, g := uint64(1), uint64(1); f >= g/2; f, g = g, f+g { // up to the wrap
		around(f)
		around(2 * f)
		try(f, g)
		try(f-1, f+g-1)
	}
	for e := range 64 {
		around(1 << e)
		try(1<<e, math.MaxUint64)
	}
	for d := range uint64(64) {
		try(math.MaxUint64, math.MaxUint64-d)
		try(d, math.MaxUint64)
		try(1<<63-d, 1<<63+d)
	}
	// The last cold pair below 2^64: its difference is ⌊(2^64-1)/φ²⌋ or one less.
	k := uint64(7046029254386353130)
	around(k)
	around(k - 1)
	rng := rand.New(rand.NewPCG(1, 2))
	for range 40_000 {
		around(rng.Uint64() >> rng.IntN(64))
	}
}

// TestWythoffBadRounding: for the 14 differences below 10^9 at which the golden
// ratio in double precision rounds up, the pair is still cold.
func TestWythoffBadRounding(t *testing.T) {
	bad := []uint64{102334155, 141422324, 180510493, 204668310, 219598662, 243756479, 267914296,
		282844648, 307002465, 321932817, 336863169, 346090634, 361020986, 370248451}
	phi := (1 + math.Sqrt(5)) / 2
	for _, k := range bad {
		a := uint64(float64(k)*phi) - 1
		if WythoffOutcome(a, a+k) != game.P || WythoffOutcome(a+1, a+1+k) != game.N {
			t.Errorf("difference %d: (%d, %d) should be lost, and one more on both won", k, a, a+k)
		}
	}
}

// TestWythoffLarge knows cold pairs of hundreds of digits: (F_2n, F_2n+1), by
// the identity ⌊F_m φ⌋ = F_m+1 for odd m and F_m+1 - 1 for even m, and their
// neighbours (F_2n+1 - 1, F_2n+2 - 1).
func TestWythoffLarge(t *testing.T) {
	f, g := big.NewInt(1), big.NewInt(1) // F_1, F_2
	for n := 1; n <= 2400; n++ {         // F_2n-1, F_2n
		next := new(big.Int).Add(f, g)
		after := new(big.Int).Add(g, next)
		if n%100 == 0 || n < 60 {
			checkCold(t, g, next)
			checkCold(t, new(big.Int).Sub(next, one), new(big.Int).Sub(after, one))
		}
		f, g = next, after
	}
	for _, e := range []int64{20, 99, 1000} {
		k := new(big.Int).Exp(big.NewInt(10), big.NewInt(e), nil)
		a := timesPhi(k)
		// a <= kφ < a+1 by squaring: (2a-k)² <= 5k² < (2a+2-k)².
		five := new(big.Int).Mul(big.NewInt(5), new(big.Int).Mul(k, k))
		x := new(big.Int).Sub(new(big.Int).Lsh(a, 1), k)
		y := new(big.Int).Add(x, big.NewInt(2))
		if x.Mul(x, x).Cmp(five) > 0 || y.Mul(y, y).Cmp(five) <= 0 {
			t.Errorf("⌊10^%d φ⌋ = %v", e, a)
		}
		checkCold(t, a, new(big.Int).Add(a, k))
	}
}

// checkCold checks that (a, b) is lost, that its heaps are partners, and that
// positions next to it find it again.
func checkCold(t *testing.T, a, b *big.Int) {
	t.Helper()
	name := fmt.Sprintf("a pair of %d and %d bits", a.BitLen(), b.BitLen())
	if mustDecide(t, wythoff{b, a}, game.Normal) != game.P || len(winsOf(t, wythoff{a, b}, game.Normal)) > 0 {
		t.Errorf("%s is not lost", name)
	}
	if partner(game.Normal, a).Cmp(b) != 0 || partner(game.Normal, b).Cmp(a) != 0 {
		t.Errorf("%s are not partners", name)
	}
	more := new(big.Int).Add(a, big.NewInt(7))
	cold := wythoff{a, b}.String()
	for _, p := range []wythoff{{more, new(big.Int).Add(b, big.NewInt(7))}, {a, new(big.Int).Add(b, one)}, {more, b}} {
		if !slices.ContainsFunc(winsOf(t, p, game.Normal), func(m game.Move) bool { return m.To.String() == cold }) {
			t.Errorf("%s: no way back from %d and %d bits", name, p[0].BitLen(), p[1].BitLen())
		}
	}
}

// TestWythoffPartners: every heap has a partner, and that has it.
func TestWythoffPartners(t *testing.T) {
	for _, c := range []game.Convention{game.Normal, game.Misere} {
		for n := int64(0); n <= 5000; n++ {
			m := partner(c, big.NewInt(n))
			if back := partner(c, m); back.Int64() != n || mustDecide(t, wythoff{big.NewInt(n), m}, c) != game.P {
				t.Fatalf("%v: partner(%d) = %v, and its partner is %v", c, n, m, back)
			}
		}
	}
}

// TestQueenTableShapes compares long, narrow tables with the square one.
func TestQueenTableShapes(t *testing.T) {
	const most = 400
	square, err := newQueenTable(context.Background(), big.NewInt(most), big.NewInt(most), &game.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range []int64{0, 1, 2, 5, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100, 200} {
		narrow, err := newQueenTable(context.Background(), big.NewInt(m), big.NewInt(most), &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		for i := range narrow {
			if !slices.Equal(narrow[i], square[i]) {
				t.Fatalf("row %d of the table to (%d, %d) differs", i, m, most)
			}
		}
	}
}

func TestWythoffSearchLimits(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	tests := []struct {
		name   string
		ctx    context.Context
		p      wythoff
		budget *game.Budget
		want   game.Code
	}{
		{"positions", context.Background(), pair(1000, 1000), &game.Budget{Positions: 500_000}, game.Limit},
		{"bytes", context.Background(), pair(1000, 1000), &game.Budget{Bytes: 1_000_000}, game.Limit},
		{"no bound", context.Background(), pair(0, 1<<40), &game.Budget{}, game.Limit},
		{"cancelled", ended, pair(1000, 1000), &game.Budget{}, game.Cancelled},
	}
	for _, tt := range tests {
		if _, err := tt.p.Search(tt.ctx, tt.budget); err == nil || game.AsError(err).Code != tt.want {
			t.Errorf("%s: Search = %v, want %s", tt.name, err, tt.want)
		}
	}
	if _, err := pair(1000, 1000).Search(context.Background(), &game.Budget{Positions: 501_501}); err != nil {
		t.Errorf("501,501 cells should do for (1000, 1000): %v", err)
	}
}

func TestWythoffOutcomeAllocates(t *testing.T) {
	if n := testing.AllocsPerRun(100, func() { WythoffOutcome(14573954537613649, 23581153792354642) }); n != 0 {
		t.Errorf("WythoffOutcome allocates %v times", n)
	}
}

// BenchmarkWythoffOutcome decides 1024 pairs a round, half of them cold.
func BenchmarkWythoffOutcome(b *testing.B) {
	rng := rand.New(rand.NewPCG(1, 2))
	var pairs [1024][2]uint64
	for i := range pairs {
		k := rng.Uint64() >> 2
		a := timesPhi(new(big.Int).SetUint64(k)).Uint64() + rng.Uint64N(2)
		pairs[i] = [2]uint64{a, a + k}
	}
	sum := 0
	for b.Loop() {
		for _, p := range pairs {
			sum += int(WythoffOutcome(p[0], p[1]))
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1024, "ns/pair")
}

func BenchmarkQueenTable(b *testing.B) {
	for _, n := range []int64{100, 1000, 3000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				if _, err := newQueenTable(context.Background(), big.NewInt(n), big.NewInt(n), &game.Budget{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
