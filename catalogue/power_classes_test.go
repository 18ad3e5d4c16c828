package catalogue

import (
	"testing"

	"grundy/game"
)

// TestExponents compares the nimbers of exponents with the definition, and then with the
// table of public solutions of Codeforces 317D.
func TestExponents(t *testing.T) {
	table := [...]uint64{
		0, 1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5, 9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12,
	}
	for q := 1; q < len(table); q++ {
		got, err := exponentNimber(t.Context(), q, &game.Budget{})
		if want := table[q]; got != want || err != nil {
			t.Errorf("exponentNimber(%d) = %d, %v, want %d", q, got, err, want)
		}
		if q <= 18 {
			if want := chosenNimber(1<<(q+1)-2, q, map[int]uint64{}); got != want {
				t.Errorf("exponentNimber(%d) = %d, want %d by the definition", q, got, want)
			}
		}
	}
}

// chosenNimber chooses among the exponents 1 to q that are left.
func chosenNimber(left, q int, known map[int]uint64) uint64 {
	if g, ok := known[left]; ok {
		return g
	}
	options := map[uint64]bool{}
	for e := 1; e <= q; e++ {
		if left>>e&1 == 0 {
			continue
		}
		next := left
		for m := e; m <= q; m += e {
			next &^= 1 << m
		}
		options[chosenNimber(next, q, known)] = true
	}
	g := uint64(0)
	for options[g] {
		g++
	}
	known[left] = g
	return g
}
