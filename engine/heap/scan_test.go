package heap

import (
	"math/big"
	"slices"
	"testing"

	"grundy/engine/heap/code"
	"grundy/game"
)

// TestPositionsOfPairs: where a heap costs a look at all pairs, they count in the
// budget; where it does not, a heap is a position.
func TestPositionsOfPairs(t *testing.T) {
	const n = 1 << 15
	for _, test := range []struct {
		text  string
		least int64
	}{{"0.06", n + 1<<12}, {"0.454", n}} {
		c, err := code.Parse(test.text)
		if err != nil {
			t.Fatal(err)
		}
		b := &game.Budget{}
		table := NewCodeTable(c)
		if err := table.Grow(t.Context(), n, b); err != nil {
			t.Fatal(err)
		}
		if got := b.Spent(); got < test.least || test.least == n && got > n {
			t.Errorf("%s: %d heaps count for %d positions, want %d at least", test.text, n, got, test.least)
		}
		if test.least == n {
			continue
		}
		short := &game.Budget{Positions: n}
		if _, err := Nimbers(t.Context(), c, big.NewInt(n-1), short); err == nil || game.AsError(err).Code != game.Limit || short.Held() != 0 {
			t.Errorf("%s: Nimbers(%d) within %d positions = %v, %d bytes held", test.text, n-1, n, err, short.Held())
		}
	}
}

// TestExpect: a long table that is expected is copied once more at most, its budget
// holds what is filled, and its values are those of one that grows by itself.
func TestExpect(t *testing.T) {
	c, err := code.Parse("0.454")
	if err != nil {
		t.Fatal(err)
	}
	const n = longTable + longTable/2
	b := &game.Budget{Bytes: 1 << 28}
	table := NewCodeTable(c)
	table.Expect(1 << 40)
	copies, first := -1, (*uint16)(nil)
	for m := longTable; m <= n; m += longTable / 8 {
		if err := table.Grow(t.Context(), m+1, b); err != nil {
			t.Fatal(err)
		}
		g := table.Values()
		if first != &g[0] {
			copies, first = copies+1, &g[0]
		}
	}
	if copies > 1 {
		t.Errorf("copied %d times from %d to %d heaps", copies, longTable, n)
	}
	if got, most := b.Held(), int64(2*n+1<<24); got < 2*n || got > most {
		t.Errorf("%d bytes are held for %d heaps, want %d to %d", got, n, 2*n, most)
	}
	other := NewCodeTable(c)
	if err := other.Grow(t.Context(), n, &game.Budget{}); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(table.Values()[:n], other.Values()[:n]) {
		t.Error("the values differ")
	}
	table.Release(b)
	if b.Held() != 0 {
		t.Errorf("%d bytes are held in the end", b.Held())
	}
}
