package catalogue

import (
	"fmt"
	"math/big"
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
