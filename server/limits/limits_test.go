package limits_test

import (
	"testing"

	"grundy/game"
	"grundy/server/limits"
)

// TestChecked wants every bound that is not above 0 to be the strict one, and no other.
func TestChecked(t *testing.T) {
	strict := limits.Strict()
	for _, l := range []limits.Limits{{}, {Body: -1, Positions: -1, Time: -1, Tables: &game.Budget{}}} {
		got, tables := l.Checked(), l.Tables
		if got.Tables == nil || got.Tables == tables || got.Tables.Bytes != strict.Tables.Bytes {
			t.Errorf("tables of %+v: %+v", l, got.Tables)
		}
		if got.Tables = strict.Tables; got != strict {
			t.Errorf("%+v becomes %+v, want %+v", l, got, strict)
		}
	}
	own := limits.Limits{Body: 1, Digits: 2, Heaps: 3, Positions: 4, Moves: 5, Text: 6, Output: 7, Time: 8, Tables: &game.Budget{Bytes: 9}}
	if got := own.Checked(); got != own {
		t.Errorf("%+v becomes %+v", own, got)
	}
	if got := (limits.Limits{Digits: 2}).Checked(); got.Digits != 2 || got.Heaps != strict.Heaps {
		t.Errorf("one bound: %+v", got)
	}
}
