package catalogue

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"grundy/engine/board"
	"grundy/game"
)

// plainKayles are the rules without theory and canonical forms.
type plainKayles struct{ board.Rules[kaylesKey] }

// TestKaylesSplit compares the rules with their theory and without, on random graphs.
func TestKaylesSplit(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 22))
	for range 200 {
		n := 1 + r.IntN(13)
		rules := &kaylesRules{r.IntN(2) == 0, make([]uint64, n)}
		for range r.IntN(2 * n) {
			v, w := r.IntN(n), r.IntN(n)
			rules.adj[v] |= 1 << w
			rules.adj[w] |= 1 << v
		}
		all := kaylesKey{set: 1<<n - 1}
		want, err := board.NewNimbers(plainKayles{rules}, game.Normal).Settle(t.Context(), all, &game.Budget{})
		got, err2 := board.NewProver(rules).Nimber(t.Context(), all, &game.Budget{})
		if err != nil || err2 != nil || got != want {
			t.Fatalf("nimber of %b, arcs %t, with theory = %d, %v; without %d, %v", rules.adj, rules.arcs, got, err2, want, err)
		}
	}
}

// TestCanonicalKayles: a graph with its vertices in another order has the same key,
// where the colours leave few orders.
func TestCanonicalKayles(t *testing.T) {
	r := rand.New(rand.NewPCG(23, 24))
	equal := 0
	const tries = 300
	for range tries {
		n := 4 + r.IntN(6)
		adj, moved := make([]uint64, n), make([]uint64, n)
		to := r.Perm(n)
		for range n + r.IntN(n) {
			v, w := r.IntN(n), r.IntN(n)
			adj[v], adj[w] = adj[v]|1<<w, adj[w]|1<<v
			moved[to[v]], moved[to[w]] = moved[to[v]]|1<<to[w], moved[to[w]]|1<<to[v]
		}
		if canonicalKayles(adj, 1<<n-1) == canonicalKayles(moved, 1<<n-1) {
			equal++
		}
	}
	if equal < tries*9/10 {
		t.Errorf("only %d of %d graphs have the key of their image", equal, tries)
	}
}

// TestKaylesOnLongPaths compares the moves to every nimber on paths and cycles with
// the nimbers of what is left, counted from the recursion of the definition.
func TestKaylesOnLongPaths(t *testing.T) {
	const n = 300
	for _, arcs := range []bool{false, true} {
		for _, closed := range []bool{false, true} {
			p := kaylesLine(n, arcs, closed)
			before := 1
			if arcs {
				before = 0
			}
			path := make([]uint64, n+1) // nimbers of paths, from the definition
			at := func(k int) uint64 { return path[max(k, 0)] }
			for k := 1; k <= n; k++ {
				seen := map[uint64]bool{}
				for i := range k - 1 + before {
					seen[at(i-before)^at(k-i-2)] = true
				}
				for seen[path[k]] {
					path[k]++
				}
			}
			want := map[uint64]int64{}
			for i := range len(p.places()) {
				if closed {
					want[at(n-2-before)]++
				} else {
					want[at(i-before)^at(n-i-2)]++
				}
			}
			for v := range uint64(12) {
				ms, ok := p.MovesTo(new(big.Int).SetUint64(v))
				if !ok || ms.Count.Int64() != want[v] || len(slices.Collect(ms.List)) != int(want[v]) {
					t.Errorf("arcs %t, closed %t: %v moves to nimber %d, want %d", arcs, closed, ms.Count, v, want[v])
				}
			}
		}
	}
}

// kaylesLine is a path of n vertices, or a cycle.
func kaylesLine(n int, arcs, closed bool) kayles {
	var edges [][2]*big.Int
	for i := 1; i < n; i++ {
		edges = append(edges, [2]*big.Int{big.NewInt(int64(i - 1)), big.NewInt(int64(i))})
	}
	if closed {
		edges = append(edges, [2]*big.Int{big.NewInt(int64(n - 1)), new(big.Int)})
	}
	p, err := newKayles("", arcs, game.Args{Named: map[string]any{"edges": edges}})
	if err != nil {
		panic(err)
	}
	return p.(kayles)
}
