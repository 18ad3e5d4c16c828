//go:build unix

package digraph

import (
	"iter"
	"math/bits"
	"os"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"grundy/game"
)

// The benchmarks: 10^7 vertices and 5*10^7 edges drawn at random, without cycles
// under a hidden order, or with. GRUNDY_VERTICES sets another size.
const benchVertices, benchDegree = 10_000_000, 5

type xorshift uint64

func (x *xorshift) below(n int) int {
	*x ^= *x << 13
	*x ^= *x >> 7
	*x ^= *x << 17
	high, _ := bits.Mul64(uint64(*x)*0x9e3779b97f4a7c15, uint64(n))
	return int(high)
}

// drawnEdges lists the same random edges each time.
func drawnEdges(n int, cycles bool) iter.Seq2[uint32, uint32] {
	r := xorshift(88172645463325252)
	names := make([]uint32, n)
	for i := range names {
		names[i] = uint32(i)
	}
	for i := n - 1; i > 0; i-- {
		j := r.below(i + 1)
		names[i], names[j] = names[j], names[i]
	}
	seed := r
	return func(yield func(uint32, uint32) bool) {
		r := seed
		for range benchDegree * n {
			a, b := r.below(n), r.below(n)
			for !cycles && a == b {
				b = r.below(n)
			}
			if !cycles && a < b {
				a, b = b, a
			}
			if !yield(names[a], names[b]) {
				return
			}
		}
	}
}

func benchOrder(b *testing.B) int {
	b.Helper()
	if n, err := strconv.Atoi(os.Getenv("GRUNDY_VERTICES")); err == nil {
		return n
	}
	if testing.Short() {
		return benchVertices / 100
	}
	return benchVertices
}

// peak is the most memory that the process has held, in MB; 0 where it is not told.
func peak() float64 {
	text, _ := os.ReadFile("/proc/self/status")
	for line := range strings.Lines(string(text)) {
		if words := strings.Fields(line); len(words) == 3 && words[0] == "VmHWM:" {
			kb, _ := strconv.Atoi(words[1])
			return float64(kb) / 1000
		}
	}
	return 0
}

// BenchmarkNimbers pushes nimbers in a digraph without cycles. Case pull is the
// textbook method: the options of every vertex are looked up again when all are
// settled, for which both directions of the edges are kept.
func BenchmarkNimbers(b *testing.B) {
	n := benchOrder(b)
	edges := drawnEdges(n, false)
	r, err := NewReverse(b.Context(), n, edges, &game.Budget{})
	if err != nil {
		b.Fatal(err)
	}
	var pushed []uint32
	b.Run("push", func(b *testing.B) {
		start := processor(b)
		for b.Loop() {
			var acyclic bool
			if pushed, acyclic, err = r.Nimbers(b.Context(), &game.Budget{}); err != nil || !acyclic {
				b.Fatal(acyclic, err)
			}
		}
		perVertex(b, n, start)
		b.ReportMetric(peak(), "MB-peak")
	})
	g, err := New(b.Context(), n, edges, &game.Budget{})
	if err != nil {
		b.Fatal(err)
	}
	b.Run("pull", func(b *testing.B) {
		start := processor(b)
		for b.Loop() {
			if got := pull(g, r); pushed != nil && !slices.Equal(got, pushed) {
				b.Fatal("the methods differ")
			}
		}
		perVertex(b, n, start)
	})
}

// processor is the user time of the process so far, in seconds.
func processor(b *testing.B) float64 {
	b.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return float64(u.Utime.Sec) + float64(u.Utime.Usec)/1e6
}

// perVertex reports the vertices for a second of processor time since start, which
// other programs on the machine disturb less than the clock.
func perVertex(b *testing.B, n int, start float64) {
	b.Helper()
	b.ReportMetric(float64(n)*float64(b.N)/(processor(b)-start)/1e6, "Mvertices/cpu-s")
}

// pull is the textbook method.
func pull(g *Graph, r *Reverse) []uint32 {
	rest := slices.Clone(r.degree)
	nimbers := make([]uint32, len(rest))
	var queue []uint32
	for v, d := range rest {
		if d == 0 {
			queue = append(queue, uint32(v))
		}
	}
	var seen []bool
	for head := 0; head < len(queue); head++ {
		v := queue[head]
		options := g.Options(v)
		seen = slices.Grow(seen[:0], len(options)+1)[:len(options)+1]
		clear(seen)
		for _, w := range options {
			if x := nimbers[w]; int(x) < len(seen) {
				seen[x] = true
			}
		}
		nimbers[v] = uint32(slices.Index(seen, false))
		for _, u := range r.row(v) {
			if rest[u]--; rest[u] == 0 {
				queue = append(queue, u)
			}
		}
	}
	return nimbers
}

// BenchmarkSolve decides a digraph with cycles. Case pull is the textbook method:
// sweeps over the vertices that look at all options, until nothing changes.
func BenchmarkSolve(b *testing.B) {
	n := benchOrder(b)
	edges := drawnEdges(n, true)
	r, err := NewReverse(b.Context(), n, edges, &game.Budget{})
	if err != nil {
		b.Fatal(err)
	}
	var solved *Solution
	b.Run("push", func(b *testing.B) {
		start := processor(b)
		for b.Loop() {
			if solved, err = Solve(b.Context(), []*Reverse{r}, game.Normal, &game.Budget{}); err != nil {
				b.Fatal(err)
			}
		}
		perVertex(b, n, start)
	})
	g, err := New(b.Context(), n, edges, &game.Budget{})
	if err != nil {
		b.Fatal(err)
	}
	b.Run("pull", func(b *testing.B) {
		start := processor(b)
		for b.Loop() {
			for v, o := range sweep(g) {
				if solved == nil {
					break
				}
				if want, _ := solved.At(uint32(v)); o != want {
					b.Fatalf("the methods differ at %d", v)
				}
			}
		}
		perVertex(b, n, start)
	})
}

// sweep is the textbook method.
func sweep(g *Graph) []game.Outcome {
	out := make([]game.Outcome, g.Order())
	for v := range out {
		out[v] = game.D
	}
	for changed := true; changed; {
		changed = false
		for v := range out {
			if out[v] != game.D {
				continue
			}
			lost, won := 0, 0
			options := g.Options(uint32(v))
			for _, w := range options {
				switch out[w] {
				case game.P:
					lost++
				case game.N:
					won++
				}
			}
			if lost > 0 || won == len(options) {
				out[v], changed = game.Won(lost > 0), true
			}
		}
	}
	return out
}

// BenchmarkValues finds the values of the digraph with cycles.
func BenchmarkValues(b *testing.B) {
	n := benchOrder(b)
	r, err := NewReverse(b.Context(), n, drawnEdges(n, true), &game.Budget{})
	if err != nil {
		b.Fatal(err)
	}
	start := processor(b)
	for b.Loop() {
		if _, err := r.Values(b.Context(), &game.Budget{}); err != nil {
			b.Fatal(err)
		}
	}
	perVertex(b, n, start)
}
