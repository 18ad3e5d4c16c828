//go:build long

package catalogue

import (
	"math/big"
	"testing"

	"grundy/game"
)

// TestLongSprouts: with up to 8 spots the first player wins exactly when their number
// leaves 3, 4 or 5 on division by 6 [Applegate, Jacobson, Sleator 1991].
func TestLongSprouts(t *testing.T) {
	for n := range 9 {
		p, b := bindTo(t, Sprouts, big.NewInt(int64(n))).(sprouts), &game.Budget{}
		lost, err := p.search.prover.Has(t.Context(), p.key(), 0, b)
		if err != nil || lost != (n%6 < 3) {
			t.Errorf("%d spots are lost: %t, %v; want %t", n, lost, err, n%6 < 3)
		}
		t.Logf("%d spots: %d claims", n, b.Spent())
	}
}
