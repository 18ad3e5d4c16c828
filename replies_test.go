package grundy_test

import (
	"testing"

	"grundy"
	"grundy/game"
)

// TestRepliesWithinLimit wants the limit to hold for the replies too: where a theorem
// has answered, the positions that are left are all that they may cost.
func TestRepliesWithinLimit(t *testing.T) {
	sum, err := grundy.Parse("cram(8, 8)")
	if err != nil {
		t.Fatal(err)
	}
	o := grundy.DefaultOptions()
	o.Positions = 10
	r, err := grundy.Solve(t.Context(), sum, o)
	if err != nil || r.Outcome != game.P {
		t.Fatalf("cram(8, 8) = %v, %v, want P", r, err)
	}
	if len(r.Replies) > 0 {
		t.Errorf("%d replies were found among 10 positions", len(r.Replies))
	}
}
