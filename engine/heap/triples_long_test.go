//go:build long

package heap

import (
	"math/rand/v2"
	"sync"
	"testing"
)

// longDrawn compares 100 random codes with tables of 40,000 heaps from the
// definition, or of as many as a number of steps allows where nimbers grow with the
// heaps: at least as many as given. It says how far each went.
func longDrawn(t *testing.T, base int, least int) {
	const codes, heaps, steps = 100, 40_000, 1_500_000_000
	r := rand.New(rand.NewPCG(42, uint64(base)))
	var mu sync.Mutex
	whole, fewest := 0, heaps
	t.Run("codes", func(t *testing.T) {
		for range codes {
			text := drawn(r, base)
			t.Run(text, func(t *testing.T) {
				t.Parallel()
				n := compare(t, text, heaps, steps)
				t.Logf("%s: %d heaps", text, n)
				mu.Lock()
				defer mu.Unlock()
				if n == heaps {
					whole++
				}
				fewest = min(fewest, n)
			})
		}
	})
	t.Logf("%d codes to %d heaps, the others to %d or more", whole, heaps, fewest)
	if fewest < least {
		t.Errorf("a code was compared to %d heaps only", fewest)
	}
}

func TestLongDrawnOctal(t *testing.T) { longDrawn(t, 8, 40_000) }

func TestLongDrawnHexadecimal(t *testing.T) { longDrawn(t, 16, 4000) }
