package judge_test

import (
	"strings"
	"testing"
)

// TestRefusedPlaces wants what makes no sense on a board or a strip to be refused with
// its line, after the answers of the cases before it.
func TestRefusedPlaces(t *testing.T) {
	tests := []struct{ id, in, out, want string }{
		{"POJ 1704", "2\n1\n2\n2\n3 3\n", "Georgia will win\n", "line 5: two pieces are on square 3; a square holds one"},
		{"HDU 1524", "4\n2 1 2\n0\n1 3\n0\n", "", "line 5: the input ends without the 0 that ends the list"},
		{"HDU 5724", "1\n1\n2 3 21\n", "", "line 3: a piece is on square 21; the squares are 1 to 20"},
		{"HDU 5724", "1\n1\n2 3 0\n", "", "line 3: 0 is too small; numbers here are at least 1"},
		{"HDU 4315", "2 1\n1 2\n2 3\n1 2\n", "Alice\n", "line 4: the king is number 3, and the number of people is 2"},
		{"HDU 1730", "1 6\n4 4\n", "", "line 2: both counters of a row are on square 4"},
		{"Luogu P7589", "1\n1 0 1\n0 -5 -5\n", "", "line 3: both counters of a row are on square -5"},
		{"Luogu P3480", "1\n2\n3 2\n", "", "line 3: a heap of 2 stands behind one of 3; no heap may be smaller than the one to its left"},
		{"Luogu P1288", "2\n1 1\n", "", "line 2: no number of the ring is 0; with none no rule is known"},
		{"HDU 5754", "2\n1 5 5\n5 5 5\n", "G\n", "line 3: 5 is no piece; king, rook, knight and queen are 1 to 4"},
		{"HDU 2873", "2 2\n.#\n###\n0 0\n", "", "line 3: this row has the length 3 instead of 2"},
		{"CF 812E", "3\n1 1 1\n3 2\n", "", "line 3: the parents of vertex 2 go round in a ring and do not lead to the root"},
		{"HDU 5996", "1\n3\n0 5\n1 1 1\n", "", "line 3: 5, the parent of vertex 2, is no vertex; they are 0 to 2"},
		{"CF 812E", "3\n1 1 1\n1 4\n", "", "line 3: 4, the parent of vertex 3, is no vertex; they are 1 to 3"},
		{"CF 812E", "4\n1 1 1 1\n1 2 1\n", "", "line 3: some leaves have an odd depth and some an even one; the game is known when all have the same"},
		{"UVa 11311", "1\n3 3 3 0\n", "", "line 2: the bad square (3, 0) is not on a cake of 3 by 3"},
		{"HDU 5996", "1\n3\n2 1\n1 1 1\n", "", "line 3: the parents of vertex 1 go round in a ring and do not lead to the root"},
		{"HDU 1730", "1 6\n1 7\n", "", "line 2: square 7 is not in a row of length 6"},
		{"HDU 1730", "1 6\n0 4\n", "", "line 2: 0 is too small; numbers here are at least 1"},
		{"Luogu P7589", "1\n2 0 1\n3 1 5\n3 2 4\n", "", "line 4: two lines have the height 3"},
		{"LightOJ 1186", "1\n3\n0 0 0\n1 1 3\n", "", "line 4: row 3 is beyond a column of length 3, whose rows count from 0"},
		{"LightOJ 1186", "1\n3\n0 1 0\n1 1 2\n", "", "line 4: the black pawn of column 2 is on row 1, not above the white one on row 1"},
		{"LightOJ 1192", "1\n2\n1 5 3 9\n", "", "line 3: 3 stands behind 5; the numbers of this list must increase"},
		{"HDU 4315", "3 2\n1 4 4\n", "", "line 2: 4 stands behind 4; the numbers of this list must increase"},
		{"HDU 3404", "1\n2\n5 1\n5 1\n", "", "line 4: the light at (5, 1) is listed twice"},
		{"LightOJ 1229", "1\n.XX" + "X\n", "", "line 2: three X stand side by side already; the game is over"},
		{"LightOJ 1401", "1\n.OO\n", "", "line 2: cells 2 and 3 are neighbours and both hold O"},
		{"UVa 11534", "1\nXX.\n", "", "line 2: cells 1 and 2 are neighbours and both hold X"},
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
