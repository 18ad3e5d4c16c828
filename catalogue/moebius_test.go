package catalogue

import (
	"context"
	"maps"
	"math/big"
	"math/bits"
	"slices"
	"testing"

	"grundy/game"
)

// filled is the rule of turning up to most coins, with its table for n coins where it
// has one.
func filled(t *testing.T, most, n int64) coinRule {
	t.Helper()
	r := turningAtMost(big.NewInt(most))
	if x, ok := r.(tabledCoins); ok {
		var err error
		if r, err = x.filled(t.Context(), big.NewInt(n), &game.Budget{}); err != nil {
			t.Fatal(err)
		}
	}
	return r
}

// TestMoebiusByDefinition compares the nimbers of the first coins with the least
// numbers that are no nim-sum of fewer coins than may be turned, one by one.
func TestMoebiusByDefinition(t *testing.T) {
	for most, n := range map[int64]int64{1: 40, 2: 40, 3: 40, 4: 50, 5: 50, 6: 30, 7: 30, 8: 24, 9: 24, 12: 20, 13: 20, 18: 20, 30: 18} {
		r := filled(t, most, n)
		fewest := map[uint64]int64{0: 0} // the fewest coins of a nim-sum, below most
		for c := int64(1); c <= n; c++ {
			want := uint64(0)
			for _, ok := fewest[want]; ok; _, ok = fewest[want] {
				want++
			}
			if g, _ := r.nimber(big.NewInt(c)); g == nil || g.Cmp(new(big.Int).SetUint64(want)) != 0 {
				t.Fatalf("up to %d coins: nimber of coin %d = %v, by definition %d", most, c, g, want)
			}
			for s, k := range maps.Clone(fewest) {
				if old, ok := fewest[s^want]; k+1 < most && (!ok || old > k+1) {
					fewest[s^want] = k + 1
				}
			}
		}
	}
}

// TestMoebiusCodes compares how many rows of n coins are lost with the sizes of the
// lexicographic codes of distance d = most + 1, of which Wikipedia, Lexicographic
// code, has a table of the dimensions: here the rows n = 18 and n = 24 from d = 2
// on. Of 24 coins and d = 8 it is the Golay code.
func TestMoebiusCodes(t *testing.T) {
	for n, dimensions := range map[int64][]int64{
		18: {17, 13, 12, 9, 9, 7, 6, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1},
		24: {23, 19, 18, 14, 13, 12, 12, 7, 6, 5, 5, 3, 2, 2, 2, 1, 1},
	} {
		for i, want := range dimensions {
			r := filled(t, int64(i)+1, n)
			rank := int64(0) // powers of 2 come first, so that each is one more
			for c := int64(1); c <= n; c++ {
				if g, _ := r.nimber(big.NewInt(c)); bits.OnesCount64(g.Uint64()) == 1 && rank < int64(g.BitLen()) {
					rank++
				}
			}
			if n-rank != want {
				t.Errorf("up to %d of %d coins: the lost rows have dimension %d, published %d", i+1, n, n-rank, want)
			}
		}
	}
}

// TestMoebiusMoves compares the sets of coins that are turned with a head, for every
// nim-sum, with all sets that the rule lists.
func TestMoebiusMoves(t *testing.T) {
	for most, n := range map[int64]int64{4: 16, 5: 16, 6: 14, 7: 14, 8: 12, 9: 12, 12: 14} {
		r := filled(t, most, n+1)
		for c := int64(1); c <= n; c++ {
			want := map[uint64][]string{}
			for set := range r.turns(big.NewInt(c)) {
				sum := uint64(0)
				for _, m := range set {
					g, _ := r.nimber(m)
					sum ^= g.Uint64()
				}
				want[sum] = append(want[sum], game.Numbers(set).In(game.En))
			}
			for w := range uint64(1 << 10) {
				var got []string
				sets := r.turnsTo(big.NewInt(c), new(big.Int).SetUint64(w))
				for set := range sets.list {
					got = append(got, game.Numbers(set).In(game.En))
				}
				slices.Sort(got)
				slices.Sort(want[w])
				if !slices.Equal(got, want[w]) || sets.counted().Int64() != int64(len(got)) {
					t.Fatalf("up to %d coins, coin %d, nim-sum %d: turned %q, of all %q", most, c, w, got, want[w])
				}
			}
		}
	}
}

// TestMoebiusLimits refuses what does not fit, at once or when memory runs out.
func TestMoebiusLimits(t *testing.T) {
	for _, tt := range []struct {
		most, n          *big.Int
		positions, bytes int64
	}{
		{big.NewInt(5), power(10, 18), 1e7, 1 << 31},
		{big.NewInt(5), power(10, 40), 0, 0},
		{big.NewInt(5), big.NewInt(2000), 1e5, 0},
		{big.NewInt(5), big.NewInt(2000), 0, 1 << 16},
		{big.NewInt(7), big.NewInt(60), 0, 1 << 18},
		{big.NewInt(36), big.NewInt(40), 1e7, 1 << 31},
		{power(10, 9), power(10, 10), 0, 0},
		{power(10, 99), power(10, 100), 0, 0},
		{power(10, 100), power(10, 99), 0, 0},
	} {
		b := &game.Budget{Positions: tt.positions, Bytes: tt.bytes}
		_, err := newMoebius(tt.most).filled(t.Context(), tt.n, b)
		if err == nil || game.AsError(err).Code != game.Limit {
			t.Errorf("up to %v of %v coins: %v, want a limit", tt.most, tt.n, err)
		}
		if b.Held() != 0 {
			t.Errorf("up to %v of %v coins: %d bytes are still held", tt.most, tt.n, b.Held())
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := newMoebius(big.NewInt(5)).filled(ctx, big.NewInt(100), &game.Budget{}); err != context.Canceled {
		t.Errorf("cancelled: %v", err)
	}
}

// TestMoebiusMany does not count moves where there is too much to look up or to try,
// and says so; the nimbers are of no matter.
func TestMoebiusMany(t *testing.T) {
	wide := &lexicode{most: 30, values: make([]uint64, 31)}
	if err := wide.halve(t.Context(), &game.Budget{}); err != nil || wide.halves != nil {
		t.Fatalf("halve: %v, %d nim-sums", err, len(wide.halves))
	}
	long := &lexicode{most: 5, values: make([]uint64, 700), halves: map[uint64]int32{}}
	for _, x := range []*lexicode{wide, long} {
		r := newMoebius(big.NewInt(int64(x.most)))
		r.table.Store(x)
		p := coins{rule: r, notation: game.Notation{Name: "moebius"}}
		for c := range x.values {
			x.values[c] = uint64(c) + 1
			p.heads = append(p.heads, big.NewInt(int64(c)+1))
		}
		if ms, ok := p.MovesTo(new(big.Int)); !ok || ms.Count != nil || ms.Why.IsZero() {
			t.Errorf("up to %d coins: %v moves counted, because %q", x.most, ms.Count, ms.Why.In(game.En))
		}
	}
}
