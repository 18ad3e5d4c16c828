package datatest

import (
	"strconv"
	"testing"

	"grundy/game"
)

// TestDots compares nimstring with the boards of dots.tsv: strings and nimbers. Its
// margins and best first moves belong to Dots and Boxes, where a score decides.
func TestDots(t *testing.T) {
	rows := rowsOf(t, "dots.tsv")
	if len(rows) != 8 {
		t.Errorf("read %d boards, want 8", len(rows))
	}
	for _, row := range rows {
		r := resultOf(t, game.Normal, "nimstring(%s, %s)", row[0], row[1])
		strings := 0
		for range r.Sum[0].Moves() {
			strings++
		}
		if got := strconv.Itoa(strings); got != row[2] {
			t.Errorf("%v has %s strings, want %s", r.Sum, got, row[2])
		}
		if r.Nimber == nil || r.Nimber.String() != row[5] {
			t.Errorf("nimber of %v = %v, want %s", r.Sum, r.Nimber, row[5])
		}
	}
}
