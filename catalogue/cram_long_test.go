//go:build long

package catalogue

import (
	"runtime/debug"
	"testing"

	"grundy/game"
)

// TestLongCram finds nimbers of the table in the README of beling/impartial-games,
// 6 × 7 in tables of 1.6 GB.
func TestLongCram(t *testing.T) {
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(2 << 30))
	for _, c := range []struct {
		rows, cols int
		want       uint64
	}{{4, 9, 1}, {5, 8, 1}, {4, 11, 1}, {6, 7, 5}} {
		b := &game.Budget{Bytes: 1600 << 20}
		p := emptyCram(c.rows, c.cols)
		if got := searched(t, p, b); got != c.want {
			t.Errorf("nimber of %v = %d, want %d", p, got, c.want)
		}
		t.Logf("%v: %d claims, %d MB of tables", p, b.Spent(), b.Held()>>20)
	}
}
