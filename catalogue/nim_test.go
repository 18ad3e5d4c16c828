package catalogue_test

import (
	"testing"

	"grundy/catalogue"
	"grundy/game"
)

// TestCountOfLostTriples is case P017: of the n from 1 to 2^k those with (n, 2n, 3n)
// lost have no two ones side by side, so they are as many as the Fibonacci number
// F(k+2). The case gives 2584 for k = 16, by brute force, and 2178309 for k = 30.
func TestCountOfLostTriples(t *testing.T) {
	heaps := make([]uint64, 3)
	for k, want := range map[uint]int{16: 2584, 30: 2178309} {
		if testing.Short() && k > 16 {
			continue
		}
		lost := 0
		for n := uint64(1); n <= 1<<k; n++ {
			heaps[0], heaps[1], heaps[2] = n, 2*n, 3*n
			if catalogue.NimOutcome(heaps) == game.P {
				lost++
			}
		}
		if lost != want {
			t.Errorf("%d of the n up to 2^%d have (n, 2n, 3n) lost, want %d", lost, k, want)
		}
	}
}
