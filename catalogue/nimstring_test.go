package catalogue

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"grundy/game"
)

// bruteStrings is Nimstring beside a heap of Nim, from the rules: who completes a coin
// moves again, in either, and who cannot has lost.
type bruteStrings struct {
	strings [][2]int
	known   map[[2]int]bool
}

func (b *bruteStrings) bare(left, v int) bool {
	for i, e := range b.strings {
		if left>>i&1 == 1 && (e[0] == v || e[1] == v) {
			return false
		}
	}
	return v != 0
}

func (b *bruteStrings) wins(left, heap int) bool {
	key := [2]int{left, heap}
	if won, ok := b.known[key]; ok {
		return won
	}
	won := false
	for h := range heap {
		won = won || !b.wins(left, h)
	}
	for i, e := range b.strings {
		if left>>i&1 == 0 {
			continue
		}
		after := left &^ (1 << i)
		again := b.bare(after, e[0]) || b.bare(after, e[1])
		won = won || again == b.wins(after, heap)
	}
	b.known[key] = won
	return won
}

// TestNimstringByRule compares nimbers, and what is loony, with play beside heaps of
// Nim on random graphs.
func TestNimstringByRule(t *testing.T) {
	r := rand.New(rand.NewPCG(41, 42))
	loony, calm := 0, 0
	for range 300 {
		coins := 1 + r.IntN(6)
		var edges [][2]*big.Int
		b := &bruteStrings{known: map[[2]int]bool{}}
		for v := 1; v <= coins; v++ {
			edges = append(edges, [2]*big.Int{big.NewInt(int64(r.IntN(v))), big.NewInt(int64(v))})
		}
		for range r.IntN(6) {
			if v, w := r.IntN(coins+1), r.IntN(coins+1); v != w {
				edges = append(edges, [2]*big.Int{big.NewInt(int64(v)), big.NewInt(int64(w))})
			}
		}
		p, err := newNimstring(game.Args{Named: map[string]any{"edges": edges}})
		if err != nil {
			t.Fatal(err)
		}
		g := p.(nimstring).on
		b.strings = g.strings
		for left := range 1 << len(edges) {
			rest, ok := g.settle(uint64(left))
			if !ok {
				loony++
				for heap := range 4 {
					if !b.wins(left, heap) {
						t.Fatalf("%v beside a heap of %d is lost, and called loony", nimstring{g, uint64(left)}, heap)
					}
				}
				continue
			}
			calm++
			g.search.begin(g)
			v, err := g.search.prover.Nimber(t.Context(), rest, &game.Budget{})
			if err != nil || v > 6 || b.wins(left, int(v)) {
				t.Fatalf("nimber of %v = %d, %v; beside such a heap it should be lost", nimstring{g, uint64(left)}, v, err)
			}
		}
	}
	if loony < 1000 || calm < 1000 {
		t.Errorf("%d loony positions and %d others", loony, calm)
	}
}
