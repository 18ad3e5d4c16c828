package catalogue

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"grundy/game"
)

// TestNimSumRange compares with the sum one by one, near 0 and near the largest word.
func TestNimSumRange(t *testing.T) {
	for _, least := range []uint64{0, 1<<32 - 20, 1<<63 - 20, math.MaxUint64 - 40} {
		for first := least; first < least+40; first++ {
			for count := range uint64(50) {
				want, fits := uint64(0), true
				for i := range count {
					want ^= first + i
					fits = fits && first+i >= first
				}
				if got, ok := NimSumRange(first, count); ok != fits || ok && got != want {
					t.Fatalf("NimSumRange(%d, %d) = %d, %v, want %d, %v", first, count, got, ok, want, fits)
				}
			}
		}
	}
	if got, ok := NimSumRange(0, math.MaxUint64); !ok || got != math.MaxUint64 {
		t.Errorf("NimSumRange(0, 2^64-1) = %d, %v, want 2^64-1: all words but it have nim-sum 2^64-1", got, ok)
	}
	if _, ok := NimSumRange(1, math.MaxUint64); !ok {
		t.Error("NimSumRange(1, 2^64-1) is refused")
	}
	if _, ok := NimSumRange(2, math.MaxUint64); ok {
		t.Error("NimSumRange(2, 2^64-1) is not refused")
	}
}

// TestRowNimber wants a sum that does not fit to be refused.
func TestRowNimber(t *testing.T) {
	if got, ok := RowNimber([]uint64{math.MaxUint64 - 5, 2, 3}); !ok || got != math.MaxUint64 {
		t.Errorf("RowNimber = %d, %v, want 2^64-1", got, ok)
	}
	if _, ok := RowNimber([]uint64{math.MaxUint64, 1}); ok {
		t.Error("RowNimber of 2^64 is not refused")
	}
}

// TestBashOnWords compares machine words with the theorems at any size.
func TestBashOnWords(t *testing.T) {
	words := wordsNear(rand.New(rand.NewPCG(5, 6)))
	for _, n := range words[:60] {
		for _, p := range words[1:40] {
			for _, q := range words[1:40] {
				if p == 0 || p > q {
					continue
				}
				x := new(big.Int).SetUint64(n)
				r := bash{min: new(big.Int).SetUint64(p), max: new(big.Int).SetUint64(q)}
				if want, _ := r.Nimber(x); want.Uint64() != BashNimber(n, p, q) {
					t.Fatalf("BashNimber(%d, %d, %d) = %d, want %v", n, p, q, BashNimber(n, p, q), want)
				}
				r.rest = p > 1
				g, _ := r.Nimber(x)
				want := game.Won(g.Cmp(one) != 0) // in misère play the heaps of nimber 1 are lost
				if BashRestMisere(n, p, q) != want {
					t.Fatalf("BashRestMisere(%d, %d, %d), want %v", n, p, q, want)
				}
				if p == 1 && BashMisere(n, q) != want {
					t.Fatalf("BashMisere(%d, %d), want %v", n, q, want)
				}
			}
		}
	}
}

// TestLaskerOutcome compares machine words with the nimbers at any size.
func TestLaskerOutcome(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	words := append(wordsNear(r), math.MaxUint64-2, math.MaxUint64-3, math.MaxUint64-4)
	for range 5000 {
		sum := new(big.Int)
		heaps := make([]uint64, r.IntN(5))
		for i := range heaps {
			heaps[i] = words[r.IntN(20)]
			if r.IntN(2) == 0 && i > 0 {
				heaps[i] = heaps[i-1]
			}
			sum.Xor(sum, laskerNimber(new(big.Int).SetUint64(heaps[i])))
		}
		if got, want := LaskerOutcome(heaps), game.Won(sum.Sign() != 0); got != want {
			t.Fatalf("LaskerOutcome(%d) = %v, want %v", heaps, got, want)
		}
	}
}

// TestDynamicOutcome compares machine words with the theorem at any size.
func TestDynamicOutcome(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for factor := uint64(1); factor < 5; factor++ {
		for plus := range uint64(4) {
			rule := newDynamicRule(new(big.Int).SetUint64(factor), new(big.Int).SetUint64(plus), dynamicTheorem, dynamicMisere)
			for range 400 {
				n := r.Uint64() >> r.IntN(64)
				limit := min(n, r.Uint64()>>r.IntN(64))
				p := dynamic{rule, new(big.Int).SetUint64(n), new(big.Int).SetUint64(limit)}
				if got, want := DynamicOutcome(n, limit, factor, plus), mustDecide(t, p, game.Normal); got != want {
					t.Fatalf("DynamicOutcome(%d, %d, %d, %d) = %v, want %v", n, limit, factor, plus, got, want)
				}
			}
		}
	}
	if got := DynamicOutcome(math.MaxUint64, 1, math.MaxUint64, math.MaxUint64); got != game.P {
		t.Errorf("a first take of 1 from 2^64-1 stones lets the other take the rest, but is said to win")
	}
}

// taken is a heap of which some numbers, given as bits, have been taken before. Only
// those up to n matter.
type taken struct {
	n         int
	low, high uint64
}

func (p taken) has(k int) bool {
	if k < 64 {
		return p.low>>k&1 == 1
	}
	return p.high>>(k-64)&1 == 1
}

// after takes k, and forgets numbers above what is left.
func (p taken) after(k int) taken {
	if k < 64 {
		p.low |= 1 << k
	} else {
		p.high |= 1 << (k - 64)
	}
	p.n -= k
	if p.n < 63 {
		return taken{p.n, p.low & (2<<p.n - 1), 0}
	}
	return taken{p.n, p.low, p.high & (2<<max(0, p.n-64) - 1)}
}

// TestOnceNimber computes the nimbers from the definition, for every heap that
// OnceNimber answers.
func TestOnceNimber(t *testing.T) {
	known := map[taken]uint8{}
	var nimber func(p taken) uint8
	nimber = func(p taken) uint8 {
		if g, ok := known[p]; ok {
			return g
		}
		options := uint64(0)
		for k := 1; k <= p.n; k++ {
			if !p.has(k) {
				options |= 1 << nimber(p.after(k))
			}
		}
		g := uint8(0)
		for options>>g&1 == 1 {
			g++
		}
		known[p] = g
		return g
	}
	for n := range mostOnce + 1 {
		if got, ok := OnceNimber(uint64(n)); !ok || got != uint64(nimber(taken{n: n})) {
			t.Fatalf("OnceNimber(%d) = %d, %v, want %d", n, got, ok, nimber(taken{n: n}))
		}
	}
	if _, ok := OnceNimber(mostOnce + 1); ok {
		t.Errorf("OnceNimber answers %d, which was not computed", mostOnce+1)
	}
	t.Logf("%d positions", len(known))
}
