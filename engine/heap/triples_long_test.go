//go:build long

package heap

import (
	"fmt"
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

// TestLongSaltus proves every law with a saltus that 3000 heaps of the games 0.XY
// show, and compares it with a table from the definition to heap 2000.
func TestLongSaltus(t *testing.T) {
	seen, proved := 0, 0
	for i := range 256 {
		text := fmt.Sprintf("0.%02X", i)
		k := newCriterion(mustCode(t, text))
		if k.leaving == nil {
			continue
		}
		g := tableOf(t, newTriples(mustCode(t, text)), 3000)
		if r, ok := Seen(g); !ok || r.Saltus == 0 {
			continue
		}
		seen++
		law := k.bySaltus(t.Context(), g)
		if law == nil {
			continue
		}
		proved++
		if at := law.breaks(plainly(digitsOf(text), 2000, 1<<40)); at > 0 {
			t.Errorf("%s: %+v fails at heap %d", text, law, at)
		}
	}
	if t.Logf("%d laws are seen, %d proved", seen, proved); seen != 71 || proved != seen {
		t.Errorf("%d laws are seen and %d proved, want all of 71", seen, proved)
	}
}
