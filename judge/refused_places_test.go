package judge_test

import (
	"strings"
	"testing"
)

// TestRefusedPlaces wants what makes no sense on a board or a strip to be refused with
// its line, after the answers of the cases before it.
func TestRefusedPlaces(t *testing.T) {
	tests := []struct{ id, in, out, want string }{
		{"POJ 1704", "2\n1\n2\n2\n3 3\n", "Georgia will win\n", "line 5: square 3 is 0 or taken twice; squares count from 1 and hold one each"},
		{"HDU 5724", "1\n1\n2 3 21\n", "", "line 3: a piece is on square 21; the squares are 1 to 20"},
		{"HDU 5724", "1\n1\n2 3 0\n", "", "line 3: square 0 is 0 or taken twice; squares count from 1 and hold one each"},
		{"HDU 4315", "2 1\n1 2\n2 3\n1 2\n", "Alice\n", "line 4: the king is number 3 of 2 people"},
		{"HDU 1730", "1 6\n4 4\n", "", "line 2: both counters of a row are on square 4"},
		{"Luogu P7589", "1\n1 0 1\n0 -5 -5\n", "", "line 3: both counters of a row are on square -5"},
		{"Luogu P3480", "1\n2\n3 2\n", "", "line 3: a heap of 2 stands behind one of 3; no heap may be smaller than the one to its left"},
		{"Luogu P1288", "2\n1 1\n", "", "line 2: no number of the ring is 0; with none no rule is known"},
		{"HDU 5754", "2\n1 5 5\n5 5 5\n", "G\n", "line 3: 5 is no piece; king, rook, knight and queen are 1 to 4"},
		{"HDU 2873", "2 2\n.#\n###\n0 0\n", "", "line 3: a row of 3 cells where 2 are announced"},
		{"CF 812E", "3\n1 1 1\n3 2\n", "", "line 3: the parents of vertex 2 do not lead to the root"},
		{"HDU 5996", "1\n3\n0 5\n1 1 1\n", "", "line 4: the parents of vertex 3 do not lead to the root"},
		{"CF 812E", "3\n1 1 1\n1 4\n", "", "line 3: the parents of vertex 3 do not lead to the root"},
		{"CF 812E", "4\n1 1 1 1\n1 2 1\n", "", "line 3: some leaves have an odd depth and some an even one; the game is known when all have the same"},
		{"UVa 11311", "1\n3 3 3 0\n", "", "line 2: the bad square (3, 0) is not on a cake of 3 by 3"},
		{"LightOJ 1229", "1\n..O\n", "", `line 2: "..O" is no word of the letters .X`},
		{"LightOJ 1315", "1\n1\n8000 8000\n", "", "line 3: row and column together are more than 8192, the limit of the table"},
	}
	for _, tt := range tests {
		out, err := answer(t, tt.id, tt.in)
		if err == nil || out != tt.out || !strings.HasPrefix(err.Error(), tt.want) {
			t.Errorf("judge %s on %q = %q, %v, want %q, %s", tt.id, tt.in, out, err, tt.out, tt.want)
		}
	}
}
