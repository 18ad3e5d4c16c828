package identify_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"grundy/identify"
)

// TestNextPairs wants the next lost pairs to be foretold. Those of Wythoff's game are the
// terms of A000201 and A001950, those of r = 2 of A001951 and A001952.
func TestNextPairs(t *testing.T) {
	tests := []struct {
		name        string
		lost, after [][2]uint64
	}{
		{"wythoff()", [][2]uint64{{0, 0}, {1, 2}, {3, 5}, {4, 7}}, [][2]uint64{{6, 10}, {8, 13}, {9, 15}, {11, 18}, {12, 20}}},
		{"⌊kα⌋, ⌊kα⌋ + k, α = (1 + √5)/2", [][2]uint64{{1, 2}, {3, 5}, {4, 7}}, [][2]uint64{{6, 10}, {8, 13}, {9, 15}, {11, 18}, {12, 20}}},
		{"wythoff(r=2)", [][2]uint64{{1, 3}, {2, 6}, {4, 10}}, [][2]uint64{{5, 13}, {7, 17}, {8, 20}, {9, 23}, {11, 27}}},
		{"nim()", [][2]uint64{{1, 1}, {2, 2}, {3, 3}}, [][2]uint64{{4, 4}, {5, 5}, {6, 6}, {7, 7}}},
	}
	for _, tt := range tests {
		r, err := identify.Pairs(t.Context(), tt.lost, nil)
		at := slices.Index(namesOf(t, r, err), tt.name)
		if at < 0 {
			t.Errorf("%v: %v, want %s among them", tt.lost, namesOf(t, r, err), tt.name)
			continue
		}
		if got := r.Candidates[at].Pairs; len(got) < len(tt.after) || !slices.Equal(got[:len(tt.after)], tt.after) {
			t.Errorf("%s after %v: %v, want %v", tt.name, tt.lost, got, tt.after)
		}
	}
	r, err := identify.Pairs(t.Context(), [][2]uint64{{0, 0}, {1, 2}}, nil)
	if names := namesOf(t, r, err); len(names) < 2 || r.DifferPair == nil {
		t.Errorf("two pairs: %v, which differ on %v", names, r.DifferPair)
	}
}

// wythoffTable are nimbers of Wythoff's game from the definition.
func wythoffTable(n int) [][]uint64 {
	g := make([][]uint64, n)
	for a := range n {
		g[a] = make([]uint64, n)
		for b := range n {
			var options []uint64
			for k := 1; k <= max(a, b); k++ {
				if k <= a {
					options = append(options, g[a-k][b])
				}
				if k <= b {
					options = append(options, g[a][b-k])
				}
				if k <= min(a, b) {
					options = append(options, g[a-k][b-k])
				}
			}
			g[a][b] = mex(options)
		}
	}
	return g
}

// TestTable wants rulesets of two heaps to be found by a table of nimbers or outcomes, with
// the heap that it begins with, and not by one with a wrong entry.
func TestTable(t *testing.T) {
	nimbers := wythoffTable(9)
	var outcomes, from1, nim [][]uint64
	for a, row := range nimbers {
		var won, sum []uint64
		for b, v := range row {
			won, sum = append(won, min(v, 1)), append(sum, uint64(a^b))
		}
		outcomes, nim = append(outcomes, won), append(nim, sum)
		if a > 0 {
			from1 = append(from1, row[1:])
		}
	}
	tests := []struct {
		why, want string
		from      int
		grid      identify.Grid
	}{
		{"nimbers", "wythoff()", 0, identify.Grid{From: -1, Values: nimbers}},
		{"heaps from 1", "wythoff()", 1, identify.Grid{From: -1, Values: from1}},
		{"heaps told", "wythoff()", 1, identify.Grid{From: 1, Values: from1}},
		{"outcomes", "wythoff()", 0, identify.Grid{From: -1, Values: outcomes, Outcomes: true}},
		{"0 and 1", "wythoff()", 0, identify.Grid{From: 0, Values: outcomes}},
		{"a few lines", "wythoff()", 0, identify.Grid{From: 0, Values: nimbers[:3]}},
		{"nim", "nim()", 0, identify.Grid{From: -1, Values: nim}},
	}
	for _, tt := range tests {
		r, err := identify.Table(t.Context(), tt.grid, nil)
		at := slices.Index(namesOf(t, r, err), tt.want)
		if at < 0 || r.Candidates[at].Shift != tt.from || r.Candidates[at].Agrees != r.Terms {
			t.Errorf("%s: %v, %+v, want %s from heap %d", tt.why, namesOf(t, r, err), r, tt.want, tt.from)
		}
	}
	nimbers[7][8]++
	r, err := identify.Table(t.Context(), identify.Grid{From: -1, Values: nimbers}, nil)
	if got := namesOf(t, r, err); len(got) > 0 {
		t.Errorf("a table with a wrong entry: %v", got)
	}
	if _, err := identify.Table(t.Context(), identify.Grid{}, nil); err == nil {
		t.Error("an empty table is taken")
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if r, err := identify.Table(ctx, identify.Grid{Values: nim}, nil); err != nil || !errors.Is(r.Stopped, context.Canceled) {
		t.Errorf("a stopped context: %v, %v", r.Stopped, err)
	}
}
