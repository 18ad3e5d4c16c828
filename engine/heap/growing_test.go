package heap

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"grundy/game"
)

// mexTable computes the heaps below n under a set by trying every member: the
// definition.
func mexTable(take []int, n int) []uint16 {
	g := make([]uint16, n)
	for h := range g {
		seen := make([]bool, len(take)+2)
		for _, t := range take {
			if t <= h {
				seen[g[h-t]] = true
			}
		}
		for seen[g[h]] {
			g[h]++
		}
	}
	return g
}

// growingSets are random sets, some dense enough for more nimbers than a sieve has rows.
func growingSets(r *rand.Rand) (take []int) {
	gap := 1 + r.IntN(2<<r.IntN(7))
	for t := 1 + r.IntN(gap); t < 1000; t += 1 + r.IntN(gap) {
		take = append(take, t)
	}
	return take
}

// TestGrowingTable grows tables by random steps, some from nimbers that another has
// computed, and stops some of them.
func TestGrowingTable(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 22))
	sifted, wide := 0, 0
	for range 150 {
		take := growingSets(r)
		want := mexTable(take, 1200)
		b := &game.Budget{}
		var table GrowingTable
		if known := r.IntN(600) * r.IntN(2); known > 0 {
			if err := table.Restore(want[:known/3], b); err != nil {
				t.Fatal(err)
			}
			if err := table.Restore(want[known/3:known], b); err != nil {
				t.Fatal(err)
			}
		}
		restored := len(table.Values())
		for n := restored; n < len(want); {
			n = min(len(want), n+1+r.IntN(1+n))
			ctx := &countdown{Context: t.Context(), left: r.IntN(8)}
			for err := context.Canceled; err != nil; ctx.left += 5 {
				if err = table.Grow(ctx, below(take, n-1), n, b); err != nil && err != context.Canceled {
					t.Fatal(err)
				}
			}
			if got := table.Values(); len(got) != n || !slices.Equal(got, want[:n]) {
				t.Fatalf("%d numbers from %d on: %d heaps to %d, %d restored, are not those of the definition", len(take), take[0], len(got), n, restored)
			}
		}
		if table.sieve != nil {
			sifted++
		}
		if table.wide {
			wide++
		}
		if b.Spent() != int64(len(want)-restored) {
			t.Errorf("%d numbers from %d on: %d positions are spent on %d heaps", len(take), take[0], b.Spent(), len(want)-restored)
		}
		if table.Release(b); b.Held() != 0 {
			t.Errorf("%d numbers from %d on: %d bytes are held in the end", len(take), take[0], b.Held())
		}
	}
	if sifted < 20 || wide < 20 {
		t.Errorf("%d tables end with a sieve and %d without: the sets do not try both", sifted, wide)
	}
}

// TestGrowingTableLimits: a limit leaves what is right, and a larger one goes on.
func TestGrowingTableLimits(t *testing.T) {
	take := []int{1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144}
	want := mexTable(take, 150)
	var table GrowingTable
	if err := table.Grow(t.Context(), take, 100, &game.Budget{Positions: 100}); err != nil {
		t.Fatal(err)
	}
	for _, b := range []*game.Budget{{Positions: 49}, {Bytes: 99}} {
		if err := table.Grow(t.Context(), take, 150, b); game.AsError(err).Code != game.Limit || b.Spent() > 0 || b.Held() > 0 {
			t.Errorf("Grow = %v, %d positions are spent and %d bytes held", err, b.Spent(), b.Held())
		}
	}
	if err := table.Grow(t.Context(), take, 150, &game.Budget{Positions: 50}); err != nil || !slices.Equal(table.Values(), want) {
		t.Errorf("Grow = %v: %v, want %v", err, table.Values(), want)
	}
	if err := table.Restore([]uint16{1, 2}, &game.Budget{Bytes: 3}); game.AsError(err).Code != game.Limit {
		t.Errorf("Restore in three bytes = %v", err)
	}
}
