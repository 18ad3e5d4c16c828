package grundy

import (
	"testing"

	"grundy/game"
)

// TestSharedTables: a call holds its tables of what all calls share, gives them back,
// and is refused what others hold.
func TestSharedTables(t *testing.T) {
	sum, err := Parse("kayles(5000)")
	if err != nil {
		t.Fatal(err)
	}
	all := &game.Budget{Bytes: 16 << 20}
	o := DefaultOptions()
	o.Tables = all
	if _, err := NewSolver().Solve(t.Context(), sum, o); err != nil || all.Held() != 0 {
		t.Errorf("Solve = %v, and %d bytes are still held, want none", err, all.Held())
	}
	if err := all.Hold(all.Bytes); err != nil {
		t.Fatal(err)
	}
	if _, err := NewSolver().Solve(t.Context(), sum, o); game.AsError(err).Code != game.Limit {
		t.Errorf("Solve while others hold all = %v, want a limit", err)
	}
}

// TestReaderLimits: a reader keeps to the limits that it is given.
func TestReaderLimits(t *testing.T) {
	r := Reader{Digits: 3, Heaps: 2}
	for text, refused := range map[string]bool{"nim(999, 1)": false, "nim(1000)": true, "nim(1, 2, 3)": true} {
		if _, err := r.Parse(text); (err != nil) != refused {
			t.Errorf("Parse(%s) = %v, want it refused: %t", text, err, refused)
		}
	}
}
