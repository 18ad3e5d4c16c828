package heap

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"grundy/game"
)

// plainly computes a code of digits up to F from the definition: the nimbers of two
// heaps from all pairs, those of three as those of two with every third heap beside
// them. It stops at n heaps, or after a number of steps.
func plainly(digits []int, n int, steps int64) []uint16 {
	g := make([]uint16, 0, n)
	var two [][]uint64
	words := 1
	var third [64][1024]uint64 // but for the last bits of the third nimber
	for len(g) < n && steps > 0 {
		m := len(g)
		set := make([]uint64, words)
		for a := 1; 2*a <= m; a++ {
			v := g[a] ^ g[m-a]
			set[v/64] |= 1 << (v % 64)
		}
		two = append(two, set)
		seen := make([]uint64, words)
		for t, d := range digits {
			left := m - t
			switch {
			case left < 0 || d == 0:
				continue
			case left == 0:
				seen[0] |= uint64(d & 1)
				continue
			}
			if d&2 > 0 {
				seen[g[left]/64] |= 1 << (g[left] % 64)
			}
			for i, w := range two[left] {
				if d&4 > 0 {
					seen[i] |= w
				}
			}
			for a := 1; d&8 > 0 && 3*a <= left; a++ { // a the least of the three
				steps -= int64(len(two[left-a]))
				low, high := third[g[a]%64][:words], int(g[a]/64)
				for i, w := range two[left-a] {
					low[i^high] |= w
				}
			}
		}
		for low := range third {
			beside(seen, third[low][:words], uint16(low))
			clear(third[low][:words])
		}
		v := 0
		for v < 64*words && seen[v/64]>>(v%64)&1 == 1 {
			v++
		}
		g = append(g, uint16(v))
		for v >= 64*words {
			words *= 2
		}
	}
	return g
}

// beside adds v < 64 to the nimbers of a set.
func beside(to, from []uint64, v uint16) {
	for i, w := range from {
		if w == 0 {
			continue
		}
		for k, low := range []uint64{0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f, 0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff} {
			if v>>k&1 == 1 {
				w = w&low<<(1<<k) | w>>(1<<k)&low
			}
		}
		to[i] |= w
	}
}

// digitsOf are the digits of a code that has only hexadecimal ones.
func digitsOf(text string) (digits []int) {
	for _, d := range strings.Replace(text, ".", "", 1) {
		digits = append(digits, strings.IndexRune("0123456789ABCDEF", d))
	}
	return digits
}

// drawn is a random code of digits below base, one of which is base/2 or more: with
// two heaps or three.
func drawn(r *rand.Rand, base int) string {
	for {
		text := "0."
		if r.IntN(4) == 0 {
			text = []string{"4.", "4.", "8.", "C."}[r.IntN(base/4)]
		}
		for range 1 + r.IntN(5) {
			text += fmt.Sprintf("%X", r.IntN(base))
		}
		if strings.ContainsAny(text, "89ABCDEF") || base == 8 && strings.ContainsAny(text, "4567") {
			return text
		}
	}
}

// compare compares the table of a code with one from the definition.
func compare(t testing.TB, text string, want []uint16) {
	t.Helper()
	table := NewCodeTable(mustCode(t, text))
	if err := table.Grow(t.Context(), len(want), &game.Budget{}); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	for n, v := range want {
		if got := table.Values()[n]; got != v {
			t.Errorf("%s: g(%d) = %d, want %d", text, n, got, v)
			break
		}
	}
}

// TestDrawn compares random codes with tables from the definition; the long test
// goes further.
func TestDrawn(t *testing.T) {
	r := rand.New(rand.NewPCG(40, 41))
	for range 10 {
		for _, base := range []int{8, 16} {
			text := drawn(r, base)
			compare(t, text, plainly(digitsOf(text), 2000, 1<<40))
		}
	}
}

// TestTriplesAgainstBreaks compares codes whose last digit is repeated with the engine
// that serves all codes.
func TestTriplesAgainstBreaks(t *testing.T) {
	for _, text := range []string{"4.[3]", "8.[3]", "C.30[3]", "0.F0[2]", "8.8[1]", "4.07[2]", "0.70F[3]", "0.4[1]"} {
		c := mustCode(t, text)
		got, want := tableOf(t, newTriples(c), 600), tableOf(t, newBreaks(c), 600)
		for n, v := range want {
			if got[n] != v {
				t.Errorf("%s: g(%d) = %d by triples, %d by breaks", text, n, got[n], v)
				break
			}
		}
	}
}

// BenchmarkTriples computes 4000 heaps of games that leave three heaps, by the engine
// for them and by the one for all codes.
func BenchmarkTriples(b *testing.B) {
	for _, text := range []string{"0.09", "0.3F"} {
		c := mustCode(b, text)
		for _, engine := range []struct {
			name string
			make func() grower
		}{
			{"triples", func() grower { return newTriples(c) }},
			{"breaks", func() grower { return newBreaks(c) }},
		} {
			b.Run(text+"/"+engine.name, func(b *testing.B) {
				for b.Loop() {
					tableOf(b, engine.make(), 4000)
				}
			})
		}
	}
}
