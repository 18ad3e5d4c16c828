//go:build long

package heap

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sort"
	"sync"
	"testing"

	"grundy/game"
)

// longDrawn compares random codes with tables of 40,000 heaps from the definition, or
// of as many as it reaches in a number of steps, and returns how many heaps it reached.
func longDrawn(t *testing.T, base, codes int, steps int64) (reached []int) {
	r := rand.New(rand.NewPCG(42, uint64(base)))
	var mu sync.Mutex
	t.Run("codes", func(t *testing.T) {
		for range codes {
			text := drawn(r, base)
			t.Run(text, func(t *testing.T) {
				t.Parallel()
				want := plainly(digitsOf(text), 40_000, steps)
				compare(t, text, want)
				mu.Lock()
				defer mu.Unlock()
				reached = append(reached, len(want))
			})
		}
	})
	slices.Sort(reached)
	return reached
}

func TestLongDrawnOctal(t *testing.T) {
	if reached := longDrawn(t, 8, 200, 1<<40); reached[0] < 40_000 {
		t.Errorf("a code was compared for %d heaps only", reached[0])
	}
}

// TestLongDrawnHexadecimal: with three heaps and nimbers that grow as heaps do, the
// definition takes the cube of the number of heaps: for 0.3B two minutes to heap
// 20,000. So most codes are compared for fewer than 40,000 heaps.
func TestLongDrawnHexadecimal(t *testing.T) {
	reached := longDrawn(t, 16, 100, 1<<31)
	whole := len(reached) - sort.SearchInts(reached, 40_000)
	t.Logf("%d codes were compared for %d heaps at least, half of them for %d, %d for 40000",
		len(reached), reached[0], reached[len(reached)/2], whole)
}

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
		law, _ := k.bySaltus(t.Context(), g, &game.Budget{})
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
