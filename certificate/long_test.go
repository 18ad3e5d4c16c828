//go:build long

package certificate

import (
	"testing"
	"time"

	"grundy/game"
)

// TestLongPublished verifies the laws that are too long for every day.
func TestLongPublished(t *testing.T) {
	for _, r := range rows(t) {
		if r.e+r.p <= 1_000_000 {
			continue
		}
		c := r.byHand(t)
		start := time.Now()
		report, err := Verify(t.Context(), c, &game.Budget{Bytes: 2 << 30}, nil)
		if err != nil {
			t.Errorf("Verify(%s) = %v", r.code, err)
		}
		t.Logf("%s: %+v in %v", r.code, report, time.Since(start))
	}
}
