package catalogue

import (
	"fmt"
	"math/big"
	"slices"
	"testing"

	"grundy/game"
)

// posetOf is the game of pairs and elements alone.
func posetOf(t *testing.T, edges [][2]string, isolated ...string) poset {
	t.Helper()
	p, err := newPoset(game.Args{Named: map[string]any{"edges": edges, "isolated": isolated}})
	if err != nil {
		t.Fatal(err)
	}
	return p.(poset)
}

// TestPosetIsChomp compares the search with that of bars of chocolate.
func TestPosetIsChomp(t *testing.T) {
	for rows := 2; rows <= 5; rows++ {
		for cols := rows; cols <= 6; cols++ {
			var edges [][2]string
			for r := range rows {
				for c := range cols {
					at := fmt.Sprint(r, c)
					if r+1 < rows && r+c > 0 {
						edges = append(edges, [2]string{at, fmt.Sprint(r+1, c)})
					}
					if c+1 < cols && r+c > 0 {
						edges = append(edges, [2]string{at, fmt.Sprint(r, c+1)})
					}
				}
			}
			p := posetOf(t, edges)
			values, err := p.Search(t.Context(), &game.Budget{})
			if err != nil {
				t.Fatal(err)
			}
			bar := wholeBar(t, rows, cols)
			want, err := bar.Search(t.Context(), &game.Budget{})
			if err != nil {
				t.Fatal(err)
			}
			v, _ := values(p)
			w, _ := want(bar)
			if v.Nimber == nil || v.Nimber.Cmp(w.Nimber) != 0 {
				t.Errorf("%d × %d: nimber %v, of the bar %v", rows, cols, v.Nimber, w.Nimber)
			}
		}
	}
}

// TestPosetIsNim: chains of 500, 300 and 200 elements are heaps of Nim [Bouton 1901].
func TestPosetIsNim(t *testing.T) {
	var edges [][2]string
	for chain, n := range []int{500, 300, 200} {
		for i := 1; i < n; i++ {
			edges = append(edges, [2]string{fmt.Sprint(chain, "at", i-1), fmt.Sprint(chain, "at", i)})
		}
	}
	p := posetOf(t, edges)
	if v, by := p.Value(); by != posetForest || v.Nimber.Cmp(big.NewInt(500^300^200)) != 0 {
		t.Errorf("nimber = %v, want %d", v.Nimber, 500^300^200)
	}
	if _, err := newPoset(game.Args{Named: map[string]any{"edges": edges, "isolated": []string{"one more"}}}); game.AsError(err).Code != game.Limit {
		t.Errorf("1001 elements: %v, want a limit", err)
	}
}

// fence is elements of which every second is above its neighbours.
func fence(name string, n int) (edges [][2]string) {
	for i := 1; i < n; i++ {
		low, high := fmt.Sprint(name, i-i%2), fmt.Sprint(name, i-1+i%2)
		edges = append(edges, [2]string{low, high})
	}
	return edges
}

// TestPosetOfManyParts: an order too large for the search is searched part by part;
// two equal fences cancel, and with a third the nimber is that of one.
func TestPosetOfManyParts(t *testing.T) {
	const n = 27
	one := posetOf(t, fence("a", n))
	values, err := one.Search(t.Context(), &game.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	want, _ := values(one)
	three := posetOf(t, slices.Concat(fence("a", n), fence("b", n), fence("c", n)))
	if known, err := three.Search(t.Context(), &game.Budget{}); known != nil || err != nil {
		t.Fatalf("the search of %d elements: %v, want it left to the parts", 3*n, err)
	}
	sum := new(big.Int)
	for i, q := range three.Parts() {
		values, err := q.(poset).Search(t.Context(), &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		v, ok := values(q)
		if !ok || q.String() == one.String() != (i == 0) {
			t.Errorf("part %d is %v, of nimber %v", i, q, v.Nimber)
		}
		sum.Xor(sum, v.Nimber)
	}
	if sum.Cmp(want.Nimber) != 0 {
		t.Errorf("nimber of three fences = %v, want %v", sum, want.Nimber)
	}
	if _, err := posetOf(t, fence("a", 70)).Search(t.Context(), &game.Budget{}); game.AsError(err).Code != game.Limit {
		t.Errorf("one fence of 70: %v, want a limit", err)
	}
}
