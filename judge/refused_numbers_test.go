package judge_test

import (
	"strings"
	"testing"
)

// TestRefusedNumbers wants numbers, dates and words that make no sense to be refused
// with their line, after the answers of the cases before them.
func TestRefusedNumbers(t *testing.T) {
	tests := []struct{ id, in, out, want string }{
		{"HDU 1517", "162\n1\n", "Stan wins.\n", "line 2: 1 is too small; numbers here are at least 2"},
		{"HDU 1525", "34 12\n5 0\n0 0\n", "Stan wins\n", "line 2: 0 is too small; numbers here are at least 1"},
		{"POJ 1082", "2\n2001 11 3\n2001 2 29\n", "YES\n", "line 3: 2001-02-29 is no date from 1583-01-01 to 2006-11-04"},
		{"POJ 1082", "1\n2006 11 5\n", "", "line 2: 2006-11-05 is no date from 1583-01-01 to 2006-11-04"},
		{"POJ 1082", "1\n2000 0 18446744073709551615\n", "", "line 2: 2000-00-18446744073709551615 is no date from 1583-01-01 to 2006-11-04"},
		{"HDU 1404", "20\n1234567\n", "No\n", "line 2: a word of 7 digits is longer than 6, the limit"},
		{"HDU 1404", "2O\n", "", `line 1: "2O" is no word of the letters 0123456789`},
		{"POJ 1143", "2 2 5\n2 5 9\n0\n", "Test Case #1\nThe winning moves are: 2\n\n", "line 2: 5 cannot be free: it is the sum of 2 and 3, which are not"},
		{"POJ 1143", "2 3 3\n0\n", "", "line 1: 3 is listed twice"},
		{"POJ 1143", "1 21\n0\n", "", "line 1: 21 cannot be chosen; the numbers go from 2 to 20"},
		{"CF 317D", "137438953472\n", "", "line 1: powers of 2 up to 137438953472 have exponents above 36, the limit"},
		{"CF 39E", "1 1 18446744073709551615\n", "", "line 1: this needs more than"},
		{"CF 197A", "5 5 0\n", "", "line 1: 0 is too small; numbers here are at least 1"},
		{"CF 276B", "abA\n", "", `line 1: "abA" is no word of the letters abcdefghijklmnopqrstuvwxyz`},
		{"LeetCode 3227", "abc\n", "", `line 1: "abc" is no word between quotes`},
		{"LeetCode 2029", "1 2\n", "", `line 1: "1 2" is no list between brackets`},
		{"Luogu P2148", "1\n3\n1 2 3\n", "", "line 3: the number of heaps, 3, is odd; they stand in pairs"},
		{"Luogu P2148", "1\n2\n1 0\n", "", "line 3: 0 is too small; numbers here are at least 1"},
		{"Luogu P4101", "1\n5 0\n", "", "line 2: 0 is too small; numbers here are at least 1"},
		{"Luogu P5970", "1 0\n5\n", "", "line 1: 0 is too small; numbers here are at least 1"},
		{"Luogu P5970", "1 1\n18446744073709551615\n", "", "line 2: this needs more than 10000000 positions, the limit"},
		{"Luogu P5675", "1\n18446744073709551615\n", "", "line 2: this needs more than 10000000 positions, the limit"},
	}
	for _, tt := range tests {
		out, err := answer(t, tt.id, tt.in)
		if err == nil || out != tt.out || !strings.HasPrefix(err.Error(), tt.want) {
			t.Errorf("judge %s on %q = %q, %v, want %q, %s", tt.id, tt.in, out, err, tt.out, tt.want)
		}
	}
}
