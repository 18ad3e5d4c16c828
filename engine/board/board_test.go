package board

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"grundy/game"
)

// graph is a game played on a graph: a position is a vertex.
type graph [][]int

func (g graph) Options(k int, buf []int) []int { return append(buf, g[k]...) }

// random returns a graph without cycles: moves lead to smaller vertices.
func random(r *rand.Rand, n int) graph {
	g := make(graph, n)
	for v := 1; v < n; v++ {
		for range r.IntN(5) {
			g[v] = append(g[v], r.IntN(v))
		}
	}
	return g
}

// value and wins are the definitions, vertex by vertex.
func (g graph) value(c game.Convention) []uint64 {
	out := make([]uint64, len(g))
	for v, options := range g {
		if len(options) == 0 && c == game.Misere {
			out[v] = 1
			continue
		}
		seen := map[uint64]bool{}
		for _, o := range options {
			seen[out[o]] = true
		}
		for seen[out[v]] {
			out[v]++
		}
	}
	return out
}

func (g graph) wins(c game.Convention) []bool {
	out := make([]bool, len(g))
	for v, options := range g {
		out[v] = len(options) == 0 && c == game.Misere
		for _, o := range options {
			out[v] = out[v] || !out[o]
		}
	}
	return out
}

func TestSearchIsTheDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		g := random(r, 1+r.IntN(60))
		for _, c := range []game.Convention{game.Normal, game.Misere} {
			nimbers, outcomes := NewNimbers(g, c), NewOutcomes(g, c)
			for _, v := range r.Perm(len(g)) {
				if got, err := nimbers.Settle(t.Context(), v, &game.Budget{}); err != nil || got != g.value(c)[v] {
					t.Fatalf("nimber of %d in %v, %v = %d, %v; want %d", v, g, c, got, err, g.value(c)[v])
				}
				if got, err := outcomes.Settle(t.Context(), v, &game.Budget{}); err != nil || got != g.wins(c)[v] {
					t.Fatalf("%d in %v, %v, is won: %t, %v; want %t", v, g, c, got, err, g.wins(c)[v])
				}
			}
		}
	}
}

// clique has a move from every vertex to every smaller one, as Nim has: values
// beyond one machine word of bits.
type clique struct{}

func (clique) Options(k int, buf []int) []int {
	for i := range k {
		buf = append(buf, i)
	}
	return buf
}

func TestLargeNimber(t *testing.T) {
	if got, err := NewNimbers(clique{}, game.Normal).Settle(t.Context(), 300, &game.Budget{}); err != nil || got != 300 {
		t.Errorf("nimber = %d, %v; want 300", got, err)
	}
}

// chain has one move from each vertex to the next smaller one.
type chain struct{}

func (chain) Options(k int, buf []int) []int {
	if k == 0 {
		return buf
	}
	return append(buf, k-1)
}

func TestLongChain(t *testing.T) {
	b := &game.Budget{}
	if got, err := NewNimbers(chain{}, game.Normal).Settle(t.Context(), 1_000_001, b); err != nil || got != 1 {
		t.Errorf("nimber = %d, %v; want 1", got, err)
	}
	if b.Spent() != 1_000_002 {
		t.Errorf("%d positions were counted, there are 1000002", b.Spent())
	}
}

func TestLimits(t *testing.T) {
	var e *game.Error
	if _, err := NewNimbers(chain{}, game.Normal).Settle(t.Context(), 1000, &game.Budget{Positions: 100}); !errors.As(err, &e) || e.Code != game.Limit {
		t.Errorf("past the limit of positions: %v", err)
	}
	if _, err := NewNimbers(chain{}, game.Normal).Settle(t.Context(), 1000, &game.Budget{Bytes: 1000}); !errors.As(err, &e) || e.Code != game.Limit {
		t.Errorf("past the limit of bytes: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := NewNimbers(chain{}, game.Normal).Settle(ctx, 1000, &game.Budget{}); !errors.Is(err, context.Canceled) {
		t.Errorf("after the end of the context: %v", err)
	}
}

func TestLoopy(t *testing.T) {
	g := graph{{1}, {2}, {0}}
	if _, err := NewNimbers(g, game.Normal).Settle(t.Context(), 0, &game.Budget{}); !errors.Is(err, ErrLoopy) {
		t.Errorf("a cycle: %v, want %v", err, ErrLoopy)
	}
}
