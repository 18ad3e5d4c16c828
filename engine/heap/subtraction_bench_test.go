package heap

import (
	"context"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grundy/game"
)

// textbookNimbers is the usual loop: the nimbers of the options as a set of bits,
// and the least that is not in it.
func textbookNimbers(take []int, g []uint16) {
	for n := range g {
		seen := uint64(0)
		for _, s := range take {
			if s <= n {
				seen |= 1 << g[n-s]
			}
		}
		g[n] = uint16(bits.TrailingZeros64(^seen))
	}
}

// ringNimbers is the same loop with the latest nimbers in a ring of bytes.
func ringNimbers(take []int, g []uint16) {
	size := 1
	for size <= take[len(take)-1] {
		size *= 2
	}
	ring := slices.Repeat([]uint8{63}, size) // 63: no heap
	for n := range g {
		seen := uint64(0)
		for _, s := range take {
			seen |= 1 << (ring[(n-s)&(size-1)] & 63)
		}
		v := bits.TrailingZeros64(^seen)
		ring[n&(size-1)], g[n] = uint8(v), uint16(v)
	}
}

// sieveNimbers computes every heap, whether or not the table repeats itself.
func sieveNimbers(take []int, g []uint16) {
	s := newSieve(take, &game.Budget{})
	for n := 0; n < len(g); n += 64 {
		if err := s.step(); err != nil {
			panic(err)
		}
		copy(g[n:], s.values[:])
	}
}

// windowOutcomes keeps a word of the N-positions ahead, for members below 64, and
// goes from one P-position to the next.
func windowOutcomes(take []int, o Outcomes) {
	ahead, far := near(take)
	if far != nil {
		panic("a member is above 63")
	}
	window := uint64(0)
	for n := 0; n < 64*len(o); n++ {
		z := bits.TrailingZeros64(^window)
		if n += z; n < 64*len(o) {
			o[n>>6] |= 1 << (n & 63)
		}
		window = (window>>z | ahead) >> 1
	}
}

// wordOutcomes computes every heap, whether or not the table repeats itself.
func wordOutcomes(take []int, o Outcomes) {
	ahead, next := near(take)
	c, blocked := newChooser(ahead), uint64(0)
	for k := range o {
		o[k], blocked = c.word(blocked | o.reach(next, 64*k))
	}
}

// measured are the sets of the benchmarks. The outcomes and nimbers of the last
// two do not repeat themselves in the heaps that are measured.
var measured = [][]int{{1, 2, 3}, {2, 5, 7, 11, 13, 40, 63}, long, randomSet(rand.New(rand.NewPCG(7, 8)), 100, 10_000)}

// setName writes a set without blanks, a large one by its size.
func setName(take []int) string {
	if len(take) > 9 {
		return fmt.Sprintf("S=%d_members", len(take))
	}
	return "S={" + strings.Trim(strings.ReplaceAll(fmt.Sprint(take), " ", ","), "[]") + "}"
}

const measuredHeaps = 1 << 20

// perHeap runs one case, and reports how many heaps a second it does.
func perHeap(b *testing.B, name string, run func()) {
	b.Run(name, func(b *testing.B) {
		for b.Loop() {
			run()
		}
		b.ReportMetric(float64(b.N)*measuredHeaps/b.Elapsed().Seconds()/1e6, "Mheaps/s")
	})
}

// BenchmarkSubtraction fills a table of nimbers: "sieve" computes every heap, and
// "table" is what callers get, its memory included.
func BenchmarkSubtraction(b *testing.B) {
	for _, take := range measured {
		b.Run(setName(take), func(b *testing.B) {
			want := make([]uint16, measuredHeaps)
			textbookNimbers(take, want)
			g := make([]uint16, measuredHeaps)
			fill := func(name string, f func(take []int, g []uint16)) {
				if f(take, g); !slices.Equal(g, want) {
					b.Fatalf("%s of %v is not the textbook's", name, take)
				}
				perHeap(b, name, func() { f(take, g) })
			}
			fill("textbook", textbookNimbers)
			fill("ring", ringNimbers)
			fill("sieve", sieveNimbers)
			if !slices.Equal(Subtraction(take, measuredHeaps-1), want) {
				b.Fatalf("Subtraction(%v) is not the textbook's", take)
			}
			perHeap(b, "table", func() { Subtraction(take, measuredHeaps-1) })
		})
	}
}

// BenchmarkOutcomes fills a table of who wins: "words" computes every heap, and
// "table" is what callers get, its memory included.
func BenchmarkOutcomes(b *testing.B) {
	for _, take := range measured {
		b.Run(setName(take), func(b *testing.B) {
			want := make(Outcomes, measuredHeaps/64)
			for n, p := range naiveOutcomes(take, measuredHeaps-1) {
				if p {
					want[n>>6] |= 1 << (n & 63)
				}
			}
			perHeap(b, "textbook", func() { naiveOutcomes(take, measuredHeaps-1) })
			fill := func(name string, f func(take []int, o Outcomes)) {
				o := make(Outcomes, measuredHeaps/64)
				if f(take, o); !slices.Equal(o, want) {
					b.Fatalf("%s of %v is not the definition", name, take)
				}
				perHeap(b, name, func() { f(take, o) })
			}
			if take[len(take)-1] < 64 {
				fill("window", windowOutcomes)
			}
			fill("words", wordOutcomes)
			if !slices.Equal(SubtractionOutcomes(take, measuredHeaps-1), want) {
				b.Fatalf("SubtractionOutcomes(%v) is not the definition", take)
			}
			perHeap(b, "table", func() { SubtractionOutcomes(take, measuredHeaps-1) })
		})
	}
}

// BenchmarkFindPeriod compares the search for a long period among the heaps that
// are measured with their nimbers alone.
func BenchmarkFindPeriod(b *testing.B) {
	g := make([]uint16, measuredHeaps)
	perHeap(b, "textbook", func() { textbookNimbers(long, g) })
	perHeap(b, "sieve", func() { sieveNimbers(long, g) })
	perHeap(b, "proof", func() {
		_, err := FindPeriod(context.Background(), long, &game.Budget{Positions: measuredHeaps})
		if err == nil {
			b.Fatalf("FindPeriod(%v) has found a period", long)
		}
	})
}
