//go:build long

package heap

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"grundy/game"
)

// longDrawn compares 100 random codes with tables of 40,000 heaps from the definition.
func longDrawn(t *testing.T, base int, definition func(digits []int) []uint16) {
	r := rand.New(rand.NewPCG(42, uint64(base)))
	for range 100 {
		text := drawn(r, base)
		t.Run(text, func(t *testing.T) {
			t.Parallel()
			compare(t, text, definition(digitsOf(text)))
		})
	}
}

const longHeaps = 40_000

func TestLongDrawnOctal(t *testing.T) {
	longDrawn(t, 8, func(digits []int) []uint16 { return plainly(digits, longHeaps, 1<<40) })
}

func TestLongDrawnHexadecimal(t *testing.T) {
	longDrawn(t, 16, func(digits []int) []uint16 { return askingly(digits, longHeaps) })
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
