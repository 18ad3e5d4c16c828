package heap

import (
	"fmt"
	"math/rand/v2"
	"slices"
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

// askingly computes the same by asking of every number, from 0 on, whether an option
// has it: whether three heaps do by the nimbers of two that are left beside each
// third. That goes further where nimbers grow with the heaps.
func askingly(digits []int, n int) []uint16 {
	g := make([]uint16, 0, n)
	var two [][]uint64           // of the pairs of so many stones
	first := map[uint16][2]int{} // the least heap of a nimber, odd or even, not 0
	has := func(set []uint64, v uint16) bool { return int(v/64) < len(set) && set[v/64]>>(v%64)&1 == 1 }
	twins := func(left int, v uint16) bool { // three heaps, two of them equal
		for odd, a := range first[v] {
			if a > 0 && left > a && (left-a)%2 == 0 && odd == a%2 {
				return true
			}
		}
		return false
	}
	three := func(left int, v uint16) bool {
		for a := 1; 3*a <= left; a++ { // the least of the three
			if has(two[left-a], v^g[a]) {
				return true
			}
		}
		return false
	}
	option := func(m int, v uint16) bool {
		for t, d := range digits {
			switch left := m - t; {
			case left < 0:
			case left == 0 && d&1 > 0 && v == 0,
				left > 0 && d&2 > 0 && g[left] == v,
				left > 0 && d&4 > 0 && has(two[left], v),
				left > 0 && d&8 > 0 && twins(left, v):
				return true
			}
		}
		for t, d := range digits {
			if d&8 > 0 && m > t && three(m-t, v) {
				return true
			}
		}
		return false
	}
	most := uint16(0) // or'ed together
	for len(g) < n {
		m := len(g)
		set := make([]uint64, int(most)/64+1)
		for a := 1; 2*a <= m; a++ {
			if v := g[a] ^ g[m-a]; a < m {
				set[v/64] |= 1 << (v % 64)
			}
		}
		two = append(two, set)
		v := uint16(0)
		for option(m, v) {
			v++
		}
		g, most = append(g, v), most|v
		if least := first[v]; m > 0 && least[m%2] == 0 {
			least[m%2] = m
			first[v] = least
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
			want := plainly(digitsOf(text), 2000, 1<<40)
			if !slices.Equal(askingly(digitsOf(text), 2000), want) {
				t.Errorf("%s: the two ways to compute the definition differ", text)
			}
			compare(t, text, want)
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
