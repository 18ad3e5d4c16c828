package catalogue

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"grundy/game"
)

// greedyIndices decomposes n into Fibonacci numbers from the largest down.
func greedyIndices(n *big.Int) (indices []int32) {
	f := []*big.Int{big.NewInt(0), big.NewInt(1)}
	for f[len(f)-1].Cmp(n) <= 0 {
		f = append(f, new(big.Int).Add(f[len(f)-1], f[len(f)-2]))
	}
	rest := new(big.Int).Set(n)
	for i := len(f) - 1; rest.Sign() > 0; i-- {
		if f[i].Cmp(rest) <= 0 {
			rest.Sub(rest, f[i])
			indices = append(indices, int32(i))
		}
	}
	return indices
}

// TestZeckendorf compares with the greedy way, on random numbers and beside
// sums of few Fibonacci numbers, where carries run far.
func TestZeckendorf(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	f := []*big.Int{big.NewInt(0), big.NewInt(1)}
	for len(f) < 3000 {
		f = append(f, new(big.Int).Add(f[len(f)-1], f[len(f)-2]))
	}
	fib := func(i int) *big.Int { return f[i] }
	for i := range 1500 {
		n := new(big.Int)
		if i%2 == 0 {
			for range 1 + r.IntN(1+r.IntN(30)) {
				n.Lsh(n, 64).Or(n, new(big.Int).SetUint64(r.Uint64()))
			}
		} else {
			n.Add(fib(2+r.IntN(2000)), fib(2+r.IntN(2000)))
			n.Add(n, big.NewInt(r.Int64N(5)-2))
		}
		if n.Sign() <= 0 {
			continue
		}
		want := greedyIndices(n)
		z := newZeckendorf(n)
		if !slices.Equal(z.indices, want) {
			t.Fatalf("parts of %v = %v, want %v", n, z.indices, want)
		}
		from := r.IntN(len(want))
		to := from + r.IntN(len(want)-from+1)
		sum := new(big.Int)
		for _, k := range want[from:to] {
			sum.Add(sum, fib(int(k)))
		}
		if got := z.sum(from, to); got.Cmp(sum) != 0 {
			t.Fatalf("parts %d to %d of %v = %v, want %v", from, to, n, got, sum)
		}
		limit := new(big.Int).Rsh(n, uint(r.IntN(8)))
		listed := make(listedParts, len(want))
		for i, k := range want {
			listed[i] = fib(int(k))
		}
		rule := newDynamicRule(two, new(big.Int), fibonacciTheorem, fibonacciMisere).Rule
		if got, want := z.tails(rule, limit), listed.tails(rule, limit); !slices.Equal(got, want) {
			t.Fatalf("tails of %v under %v = %v, want %v", n, limit, got, want)
		}
	}
}

// TestBinary compares the parts for factor 1 with the sequence of the engine.
func TestBinary(t *testing.T) {
	rule := newDynamicRule(one, new(big.Int), dynamicTheorem, dynamicMisere)
	r := rand.New(rand.NewPCG(1, 3))
	for range 2000 {
		n := new(big.Int).SetUint64(r.Uint64() >> r.IntN(64))
		n.Mul(n, n).Add(n, one)
		parts, ok := rule.sequence.Parts(n)
		d, listed := newBinary(n), listedParts(parts)
		limit := new(big.Int).Rsh(n, uint(r.IntN(8)))
		from := r.IntN(len(parts))
		if !ok || d.count() != len(parts) || d.sum(from, d.count()).Cmp(listed.sum(from, len(parts))) != 0 {
			t.Fatalf("parts of %v = %v, want %v", n, d, parts)
		}
		if got, want := d.tails(rule.Rule, limit), listed.tails(rule.Rule, limit); !slices.Equal(got, want) {
			t.Fatalf("tails of %v under %v = %v, want %v", n, limit, got, want)
		}
	}
}

// TestManyDigits answers heaps of 10^5 digits, the limit of the notation: a
// Fibonacci number and its neighbour, and a power of ten, whose winning moves
// must leave lost positions.
func TestManyDigits(t *testing.T) {
	start := time.Now()
	z := zeckendorf{levels: []fibonacciLevel{{32, big.NewInt(1346269), big.NewInt(2178309), big.NewInt(3524578)}}}
	for range 13 {
		z.levels = append(z.levels, z.levels[len(z.levels)-1].double())
	}
	f := z.levels[len(z.levels)-1].at // F_262144
	ten := new(big.Int).Exp(big.NewInt(10), big.NewInt(99_999), nil)
	for _, tt := range []struct {
		n    *big.Int
		want game.Outcome
	}{{f, game.P}, {new(big.Int).Add(f, one), game.N}, {ten, game.N}} {
		p := limitedHeap(t, 0, 0, 1, -1)
		p = dynamic{p.rule, tt.n, new(big.Int).Sub(tt.n, one)}
		if got := mustDecide(t, p, game.Normal); got != tt.want {
			t.Errorf("%d bits: %v, want %v", tt.n.BitLen(), got, tt.want)
		}
		moves, ok := p.WinningMoves(game.Normal)
		if !ok || (moves.Count.Sign() > 0) != (tt.want == game.N) {
			t.Errorf("%d bits: %v winning moves", tt.n.BitLen(), moves.Count)
		}
		shown := 0
		for m := range moves.List {
			if mustDecide(t, m.To, game.Normal) != game.P {
				t.Errorf("%d bits: winning move %d leaves a position that is not lost", tt.n.BitLen(), shown)
			}
			if shown++; shown == 3 {
				break
			}
		}
	}
	if d := time.Since(start); d > 20*time.Second {
		t.Errorf("took %v", d)
	}
}

func BenchmarkZeckendorf(b *testing.B) {
	ten := new(big.Int).Exp(big.NewInt(10), big.NewInt(99_999), nil)
	for b.Loop() {
		newZeckendorf(ten)
	}
}
