package identify

import (
	"testing"

	"grundy/game"
)

// TestSlow wants a ruleset that its time is too short for to be told, and one that is
// compared in no time to be no trouble: turning over coins 1999 places wide takes seconds.
func TestSlow(t *testing.T) {
	s := newSearch(t.Context(), nil)
	if _, ok := s.lost([]uint64{6}, "bash(max=5)", s.budget.Part(mostPositions)); !ok || s.slow != nil {
		t.Errorf("bash(max=5): %v, %v", ok, s.slow)
	}
	if _, ok := s.lost([]uint64{1999}, "moebius()", s.budget.Part(mostPositions)); ok || game.AsError(s.slow).Code != game.Limit {
		t.Errorf("moebius(): %v, %v, want its time to be too short", ok, s.slow)
	}
}
