package digraph

import (
	"errors"
	"iter"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"grundy/game"
	"grundy/internal/oracle"
)

// edgesOf lists the edges of a digraph given by its options.
func edgesOf(options [][]int) iter.Seq2[uint32, uint32] {
	return func(yield func(uint32, uint32) bool) {
		for u, to := range options {
			for _, v := range to {
				if !yield(uint32(u), uint32(v)) {
					return
				}
			}
		}
	}
}

func reverseOf(t testing.TB, options [][]int) *Reverse {
	t.Helper()
	r, err := NewReverse(t.Context(), len(options), edgesOf(options), &game.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// valuesOf writes the values as the oracle does.
func valuesOf(t testing.TB, options [][]int) []oracle.Loopy {
	t.Helper()
	labels, err := reverseOf(t, options).Values(t.Context(), &game.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	out := make([]oracle.Loopy, len(labels))
	for v, g := range labels {
		if g != Infinite {
			out[v] = oracle.Loopy{Nimber: int(g)}
			continue
		}
		out[v].Nimber = -1
		for _, w := range options[v] {
			if labels[w] != Infinite {
				out[v].Reach = append(out[v].Reach, int(labels[w]))
			}
		}
		slices.Sort(out[v].Reach)
		out[v].Reach = slices.Compact(out[v].Reach)
	}
	return out
}

// sameValue compares values; an empty reach may be nil.
func sameValue(a, b oracle.Loopy) bool {
	return a.Nimber == b.Nimber && slices.Equal(a.Reach, b.Reach)
}

// checkSolution compares a solution with the oracle, vertex by vertex of the sum
// of parts whose digits are written by at.
func checkSolution(t *testing.T, options [][]int, c game.Convention, s *Solution, at func(x int) []uint32) {
	t.Helper()
	for x, f := range oracle.Play(options, c) {
		if o, rem := s.At(at(x)...); o != f.Outcome || int(rem) != f.Remoteness {
			t.Fatalf("%v, %v: vertex %d is %v in %d, by definition %v in %d", options, c, x, o, rem, f.Outcome, f.Remoteness)
		}
	}
}

func checkGraph(t *testing.T, options [][]int) {
	t.Helper()
	want, got := oracle.Loopies(options), valuesOf(t, options)
	for v := range want {
		if !sameValue(got[v], want[v]) {
			t.Fatalf("%v: the value of %d = %v, by definition %v", options, v, got[v], want[v])
		}
	}
	r := reverseOf(t, options)
	for _, c := range []game.Convention{game.Normal, game.Misere} {
		s, err := Solve(t.Context(), []*Reverse{r}, c, &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		checkSolution(t, options, c, s, func(x int) []uint32 { return []uint32{uint32(x)} })
	}
	checkNimbers(t, r, options, want)
}

// checkNimbers compares the nimbers of a digraph without cycles with its values.
func checkNimbers(t *testing.T, r *Reverse, options [][]int, want []oracle.Loopy) {
	t.Helper()
	nimbers, acyclic, err := r.Nimbers(t.Context(), &game.Budget{})
	if err != nil || acyclic != !hasCycle(options) {
		t.Fatalf("%v: acyclic = %t, %v", options, acyclic, err)
	}
	for v := range nimbers {
		if int(nimbers[v]) != want[v].Nimber {
			t.Fatalf("%v: the nimber of %d = %d, by definition %v", options, v, nimbers[v], want[v])
		}
	}
}

// hasCycle removes vertices whose options are all removed, again and again.
func hasCycle(options [][]int) bool {
	gone := make([]bool, len(options))
	for range options {
		for v, to := range options {
			gone[v] = !slices.ContainsFunc(to, func(w int) bool { return !gone[w] })
		}
	}
	return slices.Contains(gone, false)
}

// drawn is a random digraph of at most most vertices, each edge there with one of
// several odds, loops and cycles included.
func drawn(r *rand.Rand, most int) [][]int {
	options := make([][]int, 1+r.IntN(most))
	odds := []float64{0.1, 0.2, 0.35, 0.5, 0.8}[r.IntN(5)]
	down := r.IntN(4) == 0 // no cycles
	for v := range options {
		for w := range options {
			if r.Float64() < odds && !(down && w >= v) {
				options[v] = append(options[v], w)
			}
		}
		r.Shuffle(len(options[v]), func(i, j int) { options[v][i], options[v][j] = options[v][j], options[v][i] })
	}
	return options
}

// TestRandom compares values, outcomes, remoteness in both conventions and, without
// cycles, nimbers with the definition.
func TestRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range pick(testing.Short(), 10_000, 100_000) {
		checkGraph(t, drawn(r, 8))
	}
}

func pick(short bool, few, many int) int {
	if short {
		return few
	}
	return many
}

// TestSums compares sums of two and of three digraphs with the definition.
func TestSums(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range pick(testing.Short(), 1_000, 5_000) {
		a, b := drawn(r, 7), drawn(r, 7)
		x, y := reverseOf(t, a), reverseOf(t, b)
		for _, c := range []game.Convention{game.Normal, game.Misere} {
			s, err := Solve(t.Context(), []*Reverse{x, y}, c, &game.Budget{})
			if err != nil {
				t.Fatal(err)
			}
			checkSolution(t, oracle.Plus(a, b), c, s, func(i int) []uint32 {
				return []uint32{uint32(i / len(b)), uint32(i % len(b))}
			})
		}
	}
	a, b, c := drawn(r, 5), drawn(r, 5), drawn(r, 5)
	s, err := Solve(t.Context(), []*Reverse{reverseOf(t, a), reverseOf(t, b), reverseOf(t, c)}, game.Normal, &game.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	checkSolution(t, oracle.Plus(oracle.Plus(a, b), c), game.Normal, s, func(i int) []uint32 {
		return []uint32{uint32(i / len(c) / len(b)), uint32(i / len(c) % len(b)), uint32(i % len(c))}
	})
}

// TestPublished reads loopy.tsv, whose rows were verified by the outcomes of the
// sums with nim heaps, and the vertices that are known of WindUp.
func TestPublished(t *testing.T) {
	text, err := os.ReadFile("testdata/loopy.tsv")
	if err != nil {
		t.Fatal(err)
	}
	rows := 0
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		cells := strings.Split(line, "\t")
		if strings.HasPrefix(cells[1], "v:") {
			continue // WindUp, in TestWindUp
		}
		rows++
		options := adjacency(t, cells[1])
		s, err := Solve(t.Context(), []*Reverse{reverseOf(t, options)}, game.Normal, &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		var words, outcomes []string
		for v, x := range valuesOf(t, options) {
			words = append(words, write(x))
			o, _ := s.At(uint32(v))
			outcomes = append(outcomes, o.String())
		}
		if got := strings.Join(words, "; "); got != cells[2] {
			t.Errorf("%s: values %s, want %s", cells[0], got, cells[2])
		}
		if got := strings.Join(outcomes, ","); got != cells[3] {
			t.Errorf("%s: outcomes %s, want %s", cells[0], got, cells[3])
		}
	}
	if rows != 7 {
		t.Errorf("read %d rows, want 7", rows)
	}
}

// adjacency reads 0:[1,2] 1:[0] 2:[].
func adjacency(t *testing.T, text string) [][]int {
	t.Helper()
	var options [][]int
	for _, word := range strings.Fields(text) {
		_, list, _ := strings.Cut(strings.TrimSuffix(word, "]"), "[")
		to := []int{}
		for _, w := range strings.Split(list, ",") {
			if n, err := strconv.Atoi(w); err == nil {
				to = append(to, n)
			} else if w != "" {
				t.Fatal(err)
			}
		}
		options = append(options, to)
	}
	return options
}

func write(x oracle.Loopy) string {
	if x.Nimber >= 0 {
		return strconv.Itoa(x.Nimber)
	}
	words := make([]string, len(x.Reach))
	for i, n := range x.Reach {
		words[i] = strconv.Itoa(n)
	}
	return "inf(" + strings.Join(words, ",") + ")"
}

// TestWindUp is the row of loopy.tsv on subtracting 1, 2 or 5 modulo 7, where 0 ends.
func TestWindUp(t *testing.T) {
	options := make([][]int, 7)
	for v := 1; v < 7; v++ {
		options[v] = []int{v - 1, (v + 5) % 7, (v + 2) % 7}
	}
	got := valuesOf(t, options)
	for v, want := range map[int]int{2: 2, 4: 1, 5: 2} {
		if got[v].Nimber != want {
			t.Errorf("g(%d) = %v, want %d", v, got[v], want)
		}
	}
	checkGraph(t, options)
}

// TestWide has nimbers past 31, 63 and a machine word: the heaps of Nim, whose
// nimbers are their sizes [Bouton 1901], and vertices that see only some of them.
func TestWide(t *testing.T) {
	const heaps = 300
	options := make([][]int, heaps)
	for n := range options {
		for k := range n {
			options[n] = append(options[n], k)
		}
	}
	r := rand.New(rand.NewPCG(5, 6))
	want := make([]int, heaps)
	for n := range want {
		want[n] = n
	}
	for range 500 {
		missing := r.IntN(heaps)
		var to []int
		for k := range heaps {
			if k != missing {
				to = append(to, k)
			}
		}
		options, want = append(options, to), append(want, missing)
	}
	options, want = append(options, []int{heaps - 1, 40, 63, 64}), append(want, 0)
	nimbers, acyclic, err := reverseOf(t, options).Nimbers(t.Context(), &game.Budget{})
	if err != nil || !acyclic {
		t.Fatal(acyclic, err)
	}
	for v, g := range nimbers {
		if int(g) != want[v] {
			t.Fatalf("the nimber of %d = %d, want %d", v, g, want[v])
		}
	}
}

func TestLimits(t *testing.T) {
	options := [][]int{{1}, {0, 2}, {}}
	r := reverseOf(t, options)
	var e *game.Error
	for name, ask := range map[string]func(*game.Budget) error{
		"values": func(b *game.Budget) error { _, err := r.Values(t.Context(), b); return err },
		"solve":  func(b *game.Budget) error { _, err := Solve(t.Context(), []*Reverse{r, r}, game.Normal, b); return err },
		"rows":   func(b *game.Budget) error { _, err := NewReverse(t.Context(), 3, edgesOf(options), b); return err },
	} {
		if err := ask(&game.Budget{Bytes: 10}); !errors.As(err, &e) || e.Code != game.Limit {
			t.Errorf("%s within 10 bytes: %v", name, err)
		}
		b := &game.Budget{Bytes: 1 << 20}
		if err := ask(b); err != nil || b.Held() > 100 {
			t.Errorf("%s: %v, %d bytes held", name, err, b.Held())
		}
	}
	if _, err := Solve(t.Context(), []*Reverse{r, r}, game.Normal, &game.Budget{Positions: 8}); !errors.As(err, &e) || e.Code != game.Limit {
		t.Errorf("9 positions within 8: %v", err)
	}
	many := make([]*Reverse, 40)
	for i := range many {
		many[i] = r
	}
	if _, err := Solve(t.Context(), many, game.Normal, &game.Budget{}); !errors.As(err, &e) || e.Code != game.Limit {
		t.Errorf("3^40 positions: %v", err)
	}
}

func TestEmpty(t *testing.T) {
	s, err := Solve(t.Context(), nil, game.Misere, &game.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	if o, rem := s.At(); o != game.N || rem != 0 {
		t.Errorf("the empty sum in misère play is %v in %d, want N in 0", o, rem)
	}
	if values := valuesOf(t, nil); len(values) != 0 {
		t.Errorf("no vertex has the values %v", values)
	}
}

// TestReach compares what can be reached with a plain search, and the digraph of it
// with the whole one, edge by edge; edges that stand twice are dropped first.
func TestReach(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for range 300 {
		options := drawn(r, 9)
		twice := make([][]int, len(options))
		for v, to := range options {
			twice[v] = append(append(twice[v], to...), to...)
		}
		g, err := New(t.Context(), len(twice), edgesOf(twice), &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		g.Simplify()
		from := []uint32{uint32(r.IntN(len(options))), uint32(r.IntN(len(options)))}
		p, err := g.Reach(t.Context(), &game.Budget{}, from...)
		if err != nil {
			t.Fatal(err)
		}
		reached := map[int]bool{}
		for stack := []int{int(from[0]), int(from[1])}; len(stack) > 0; {
			v := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if !reached[v] {
				reached[v] = true
				stack = append(stack, options[v]...)
			}
		}
		if p.Order() != len(reached) || p.Whole[0] != from[0] {
			t.Fatalf("%v from %v: %d reached, want %d", options, from, p.Order(), len(reached))
		}
		for v := range options {
			at := p.Place[v]
			if (at != None) != reached[v] || at != None && int(p.Whole[at]) != v {
				t.Fatalf("%v from %v: %d stands at %d", options, from, v, at)
			}
			if at == None {
				continue
			}
			var to []int
			for _, w := range p.Options(at) {
				to = append(to, int(p.Whole[w]))
			}
			if !slices.Equal(to, options[v]) {
				t.Fatalf("%v: the options of %d = %v", options, v, to)
			}
		}
	}
}
