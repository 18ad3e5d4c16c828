package catalogue

import (
	"context"
	"math/big"
	"slices"
	"testing"

	"grundy/game"
)

// withHeap is a row of treblecross beside a nim heap, played by the rules: three in a
// row win the whole game, and who cannot move has lost.
type withHeap struct {
	row  uint
	heap int
}

// crosses solves rows of n cells with a heap.
type crosses struct {
	n     int
	known map[withHeap]bool
}

func (g *crosses) wins(p withHeap) bool {
	if w, ok := g.known[p]; ok {
		return w
	}
	won := false
	for k := range p.heap {
		won = won || !g.wins(withHeap{p.row, k})
	}
	for i := range g.n {
		won = won || g.marks(p, i)
	}
	g.known[p] = won
	return won
}

// marks reports whether marking cell i wins.
func (g *crosses) marks(p withHeap, i int) bool {
	row := p.row | 1<<i
	return row != p.row && (row&(row>>1)&(row>>2) != 0 || !g.wins(withHeap{row, p.heap}))
}

// TestTreblecrossByTheRules: a calm row and a nim heap are lost exactly when the heap
// is the nimber of the row, and a mark wins beside a heap exactly when MovesTo finds
// it or it completes three.
func TestTreblecrossByTheRules(t *testing.T) {
	const most = 11
	rule := newOctal(mustCode("0.007"))
	for n := range most + 1 {
		g := &crosses{n, map[withHeap]bool{}}
		for row := range uint(1 << n) {
			p := treble{rule: rule, n: n}
			for i := range n {
				if row>>i&1 == 1 {
					p.marks = append(p.marks, i)
				}
			}
			if !p.calm() {
				continue
			}
			known, err := p.Search(context.Background(), &game.Budget{})
			if err != nil {
				t.Fatal(err)
			}
			v, ok := known(p)
			for heap := range 4 {
				x := withHeap{row, heap}
				if lost := v.Nimber.Int64() == int64(heap); !ok || lost == g.wins(x) {
					t.Fatalf("%v with a heap of %d: nimber %v, by the rules won %v", p, heap, v, g.wins(x))
				}
				ms, _ := p.MovesTo(big.NewInt(int64(heap)))
				var got, want []int
				for m := range ms.List {
					got = append(got, m.At[0])
				}
				for i := range n {
					if g.marks(x, i) {
						want = append(want, i)
					}
				}
				if !slices.Equal(got, want) {
					t.Fatalf("%v with a heap of %d: cells %v win, by the rules %v", p, heap, got, want)
				}
			}
		}
	}
}
