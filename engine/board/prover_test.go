package board

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"grundy/game"
)

func TestProverIsTheDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		g := random(r, 1+r.IntN(60))
		want := g.value(game.Normal)
		p := NewProver(g)
		for _, v := range r.Perm(len(g)) {
			n := uint64(r.IntN(5))
			if got, err := p.Has(t.Context(), v, n, &game.Budget{}); err != nil || got != (want[v] == n) {
				t.Fatalf("%d in %v has nimber %d: %t, %v; want %d", v, g, n, got, err, want[v])
			}
			if got, err := p.Nimber(t.Context(), v, &game.Budget{}); err != nil || got != want[v] {
				t.Fatalf("nimber of %d in %v = %d, %v; want %d", v, g, got, err, want[v])
			}
			if got, ok := p.Known(v); !ok || got != want[v] {
				t.Fatalf("known of %d in %v: %d, %t; want %d", v, g, got, ok, want[v])
			}
		}
	}
}

// rows are rows of pins, of which one takes two neighbours: the lengths, at most
// eight.
type rows [8]uint8

type takeTwo struct{}

func (takeTwo) Options(k rows, buf []rows) []rows {
	for i, n := range k {
		for left := 0; left+2 <= int(n); left++ {
			o := k
			o[i] = uint8(left)
			rest := n - 2 - uint8(left)
			for j := range o {
				if o[j] < 2 && j != i && rest >= 2 {
					o[j] = rest
					break
				}
			}
			buf = append(buf, o)
		}
	}
	return buf
}

// takeTwoSplit is takeTwo with its theory: parts are single rows, a row of 2 or 3 is
// a nim heap of 1, and what is shorter vanishes.
type takeTwoSplit struct{ takeTwo }

func (takeTwoSplit) Parts(k rows, buf []rows) ([]rows, uint64) {
	heap := uint64(0)
	for _, n := range k {
		switch {
		case n > 3:
			buf = append(buf, rows{n})
		case n > 1:
			heap ^= 1
		}
	}
	return buf, heap
}

func (takeTwoSplit) Size(k rows) int  { return int(k[0]) }
func (takeTwoSplit) Bound(k rows) int { return int(k[0]) / 2 }

// dawson is the nim-sequence of rows of n pins, n up to limit, from the definition
// of mex and of sums.
func dawson(limit int) []uint64 {
	g := make([]uint64, limit+1)
	for n := range g {
		seen := map[uint64]bool{}
		for left := 0; left+2 <= n; left++ {
			seen[g[left]^g[n-2-left]] = true
		}
		for seen[g[n]] {
			g[n]++
		}
	}
	return g
}

func TestSplitter(t *testing.T) {
	g := dawson(60)
	r := rand.New(rand.NewPCG(5, 6))
	plain, split := NewNimbers(takeTwoSplit{}, game.Normal), NewProver(takeTwoSplit{})
	for range 400 {
		k, want := rows{}, uint64(0)
		for i := range r.IntN(5) {
			k[i] = uint8(r.IntN(61))
			want ^= g[k[i]]
		}
		if got, err := plain.Settle(t.Context(), k, &game.Budget{}); err != nil || got != want {
			t.Fatalf("nimber of %v by mex = %d, %v; want %d", k, got, err, want)
		}
		n := want ^ uint64(r.IntN(3))
		if got, err := split.Has(t.Context(), k, n, &game.Budget{}); err != nil || got != (n == want) {
			t.Fatalf("%v has nimber %d: %t, %v; want %d", k, n, got, err, want)
		}
		if got, err := split.Nimber(t.Context(), k, &game.Budget{}); err != nil || got != want {
			t.Fatalf("nimber of %v by proofs = %d, %v; want %d", k, got, err, want)
		}
	}
}

// A sum may be split in normal play only: misère play agrees with rules that do
// not split.
func TestNoSplitInMisere(t *testing.T) {
	for _, k := range []rows{{5}, {6, 4}, {2, 2, 5}, {9, 3}, {4, 4, 4}} {
		for _, c := range []game.Convention{game.Normal, game.Misere} {
			whole, err := NewOutcomes(takeTwo{}, c).Settle(t.Context(), k, &game.Budget{})
			parts, err2 := NewOutcomes(takeTwoSplit{}, c).Settle(t.Context(), k, &game.Budget{})
			if err != nil || err2 != nil || whole != parts {
				t.Errorf("%v, %v is won: %t, %v; with rules that split %t, %v", k, c, whole, err, parts, err2)
			}
		}
	}
}

func TestProverLongChain(t *testing.T) {
	b := &game.Budget{}
	if got, err := NewProver(chain{}).Nimber(t.Context(), 1_000_001, b); err != nil || got != 1 {
		t.Errorf("nimber = %d, %v; want 1", got, err)
	}
	if b.Spent() > 4_000_000 {
		t.Errorf("%d claims were opened on a chain of 1000002 positions", b.Spent())
	}
}

// The largest nimber that a set holds is found, and the next refused.
func TestProverLargeNimber(t *testing.T) {
	p := NewProver(clique{})
	if got, err := p.Nimber(t.Context(), mostNimber, &game.Budget{}); err != nil || got != mostNimber {
		t.Errorf("nimber = %d, %v; want %d", got, err, mostNimber)
	}
	for _, k := range []int{mostNimber + 1, 100} {
		if got, err := p.Nimber(t.Context(), k, &game.Budget{}); game.AsError(err).Code != game.Limit || err == nil {
			t.Errorf("nimber of %d = %d, %v; want a limit", k, got, err)
		}
	}
	if got, err := p.Has(t.Context(), 100, 0, &game.Budget{}); err != nil || got {
		t.Errorf("a heap of 100 has nimber 0: %t, %v", got, err)
	}
}

func TestProverLimits(t *testing.T) {
	limit := func(err error) bool { return err != nil && game.AsError(err).Code == game.Limit }
	p := NewProver(takeTwoSplit{})
	if _, err := p.Nimber(t.Context(), rows{200}, &game.Budget{Positions: 20}); !limit(err) {
		t.Errorf("past the limit of positions: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := p.Nimber(ctx, rows{200}, &game.Budget{}); !errors.Is(err, context.Canceled) {
		t.Errorf("after the end of the context: %v", err)
	}
	want := dawson(200)[200]
	if got, err := p.Nimber(t.Context(), rows{200}, &game.Budget{}); err != nil || got != want {
		t.Errorf("after both: nimber = %d, %v; want %d", got, err, want)
	}
}

// paired returns a search of two workers from its first claim on.
func paired[K comparable](r Rules[K]) *Prover[K] {
	p := NewProver(r)
	p.Pair()
	p.pair.after = 1
	return p
}

func TestPairIsTheDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	for range 200 {
		g := random(r, 1+r.IntN(60))
		want := g.value(game.Normal)
		p := paired(g)
		for _, v := range r.Perm(len(g)) {
			n := uint64(r.IntN(5))
			if got, err := p.Has(t.Context(), v, n, &game.Budget{}); err != nil || got != (want[v] == n) {
				t.Fatalf("%d in %v has nimber %d: %t, %v; want %d", v, g, n, got, err, want[v])
			}
			if got, err := p.Nimber(t.Context(), v, &game.Budget{}); err != nil || got != want[v] {
				t.Fatalf("nimber of %d in %v = %d, %v; want %d", v, g, got, err, want[v])
			}
		}
	}
}

// TestPairOfSums is a search long enough for two workers to meet, in sums.
func TestPairOfSums(t *testing.T) {
	g := dawson(30)
	for _, k := range []rows{{30}, {17, 9, 12}, {14, 14, 13}, {21, 20}} {
		want := uint64(0)
		for _, n := range k {
			want ^= g[n]
		}
		for range 5 {
			if got, err := paired(takeTwoSplit{}).Nimber(t.Context(), k, &game.Budget{}); err != nil || got != want {
				t.Fatalf("nimber of %v = %d, %v; want %d", k, got, err, want)
			}
		}
	}
}

// TestPairLimits: two workers stop at a limit, at the end of the context and where
// memory is short, and the search goes on after that.
func TestPairLimits(t *testing.T) {
	limit := func(err error) bool { return err != nil && game.AsError(err).Code == game.Limit }
	p, k, g := paired(takeTwo{}), rows{8, 7, 5}, dawson(8)
	b := &game.Budget{Positions: 50}
	if _, err := p.Nimber(t.Context(), k, b); !limit(err) {
		t.Errorf("past the limit of positions: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := p.Nimber(ctx, k, &game.Budget{}); !errors.Is(err, context.Canceled) {
		t.Errorf("after the end of the context: %v", err)
	}
	plenty := &game.Budget{}
	if _, err := paired(takeTwo{}).Nimber(t.Context(), k, plenty); err != nil {
		t.Fatal(err)
	}
	want, right := g[8]^g[7]^g[5], 0
	for bytes := plenty.Held(); bytes > 5_000; bytes = bytes * 3 / 4 {
		q, b := paired(takeTwo{}), &game.Budget{Bytes: bytes}
		got, err := q.Nimber(t.Context(), k, b)
		switch {
		case err == nil && got == want:
			right++
		case !limit(err):
			t.Errorf("in %d bytes: %d, %v; want %d", bytes, got, err, want)
		}
		if b.Held() > bytes {
			t.Errorf("in %d bytes %d were held", bytes, b.Held())
		}
		if got, err := q.Nimber(t.Context(), k, &game.Budget{}); err != nil || got != want {
			t.Errorf("after %d bytes, without a bound: %d, %v; want %d", bytes, got, err, want)
		}
	}
	if right == 0 {
		t.Error("no bound on memory was enough")
	}
	if got, err := p.Nimber(t.Context(), k, &game.Budget{}); err != nil || got != want {
		t.Errorf("after all: nimber = %d, %v; want %d", got, err, want)
	}
}

func TestPairLoopy(t *testing.T) {
	for _, g := range []graph{{{1}, {2}, {0}}, {{0}}, {{1}, {2, 3}, {1}, {}}} {
		if got, err := paired(g).Nimber(t.Context(), 0, &game.Budget{}); !errors.Is(err, ErrLoopy) {
			t.Errorf("%v: %d, %v; want %v", g, got, err, ErrLoopy)
		}
	}
}

func TestProverLoopy(t *testing.T) {
	for _, g := range []graph{{{1}, {2}, {0}}, {{0}}, {{1}, {2, 3}, {1}, {}}} {
		if got, err := NewProver(g).Nimber(t.Context(), 0, &game.Budget{}); !errors.Is(err, ErrLoopy) {
			t.Errorf("%v: %d, %v; want %v", g, got, err, ErrLoopy)
		}
	}
}
