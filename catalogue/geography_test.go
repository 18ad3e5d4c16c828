package catalogue

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"grundy/game"
)

// geographyOn is the game on n vertices, from vertex 0.
func geographyOn(n int, edges [][2]int, directed bool) geography {
	arcs := [][2]string{}
	for _, e := range edges {
		arcs = append(arcs, [2]string{fmt.Sprint(e[0]), fmt.Sprint(e[1])})
	}
	p, err := newGeography(game.Args{Named: map[string]any{"edges": arcs, "start": []string{"0"}, "directed": directed}})
	if err != nil {
		panic(err)
	}
	return p.(geography)
}

// TestGeographyByDefinition compares the winning moves by matchings with the
// definition, played out on random graphs.
func TestGeographyByDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(31, 32))
	for range 5000 {
		n := 2 + r.IntN(11)
		edges := [][2]int{{0, 1}}
		for range r.IntN(3 * n) {
			edges = append(edges, [2]int{r.IntN(n), r.IntN(n)})
		}
		around := make([][]bool, n)
		for v := range around {
			around[v] = make([]bool, n)
		}
		for _, e := range edges {
			around[e[0]][e[1]], around[e[1]][e[0]] = true, true
		}
		been := make([]bool, n)
		var wins func(v int) bool
		wins = func(v int) bool {
			been[v] = true
			defer func() { been[v] = false }()
			for w := range n {
				if around[v][w] && !been[w] && !wins(w) {
					return true
				}
			}
			return false
		}
		var want, got []string
		been[0] = true
		for w := range n {
			if around[0][w] && !been[w] && !wins(w) {
				want = append(want, fmt.Sprint(w))
			}
		}
		p := geographyOn(n, edges, false)
		for _, w := range p.winning() {
			got = append(got, p.on.names[w])
		}
		slices.Sort(want)
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Fatalf("%v is won by moving to %v, by definition %v", p, got, want)
		}
	}
}

// TestGeographyLarge: a cycle has a matching that misses the start exactly when its
// length is odd, and a ring of triangles keeps blossoms in work.
func TestGeographyLarge(t *testing.T) {
	start := time.Now()
	for _, n := range []int{10_000, 10_001} {
		edges := make([][2]int, n)
		for i := range edges {
			edges[i] = [2]int{i, (i + 1) % n}
		}
		o, by := geographyOn(n, edges, false).Outcome(game.Normal)
		if by == nil || o != game.Won(n%2 == 0) {
			t.Errorf("cycle of %d: %v by %v", n, o, by)
		}
	}
	const n = 3000
	var edges [][2]int
	for i := range n {
		edges = append(edges, [2]int{3 * i, 3*i + 1}, [2]int{3*i + 1, 3*i + 2}, [2]int{3*i + 2, 3 * i}, [2]int{3*i + 1, (3*i + 3) % (3 * n)})
	}
	if _, by := geographyOn(3*n, edges, false).Outcome(game.Normal); by == nil {
		t.Error("a ring of triangles is not decided")
	}
	if d := time.Since(start); d > 20*time.Second {
		t.Errorf("took %v", d)
	}
}
