//go:build long

package datatest

import (
	"fmt"
	"testing"

	"grundy/game"
)

// TestLongMisereKayles is the row MISKAYLES of facts.tsv on more heaps.
func TestLongMisereKayles(t *testing.T) {
	partitions(20, 20, nil, func(heaps []int) { compareMisereKayles(t, heaps) })
	for _, heaps := range [][]int{
		{17, 12}, {17, 9, 1}, {12, 9, 4}, {20, 17, 12}, {20, 17, 9, 1}, {25, 17, 9, 1}, {25, 20},
		{25, 9, 4}, {25, 9, 1}, {25, 17, 4}, {20, 12, 12}, {9, 9, 9, 4, 4},
	} {
		compareMisereKayles(t, heaps)
	}
}

// TestLongChomp is the row CHOMP of facts.tsv on every board.
func TestLongChomp(t *testing.T) {
	for rows := 1; rows <= 11; rows++ {
		for cols := max(2, rows); cols <= 11; cols++ {
			text := fmt.Sprintf("chomp(%d, %d)", rows, cols)
			want := "1"
			if text == "chomp(8, 10)" || text == "chomp(9, 10)" {
				want = "2"
			}
			if got := resultOf(t, game.Normal, "%s", text).Count; got == nil || got.String() != want {
				t.Errorf("%s has %v winning bites, want %s", text, got, want)
			}
		}
	}
}
