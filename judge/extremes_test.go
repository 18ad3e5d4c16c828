package judge_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// repeated is a number written n times, with blanks.
func repeated(number string, n int) string { return strings.TrimSpace(strings.Repeat(number+" ", n)) }

// TestExtremes answers numbers and lists at the bounds of the statements, and beyond,
// where a sentence is enough to tell the answer.
func TestExtremes(t *testing.T) {
	const most = "18446744073709551615" // 2^64 - 1
	tests := []struct{ id, in, want, source string }{
		{"HDU 1517", "3373320308238729216\n3373320308238729217\n6746640616477458432\n6746640616477458433\n" + most + "\n",
			"Stan wins.\nOllie wins.\nOllie wins.\nStan wins.\nStan wins.\n", "9·18^14 and 18^15"},
		{"HDU 1525", "2147483647 2147483647\n2147483647 1\n1836311903 1134903170\n1134903170 701408733\n2147483647 2147483646\n0 0\n",
			"Stan wins\nStan wins\nOllie wins\nStan wins\nOllie wins\n", "Fibonacci numbers, whose ratios are above and below φ in turn"},
		{"HDU 3595", "2\n0 5\n0 0\n1\n" + most + " 1\n1\n18446744073709551614 " + most + "\n", "GG\nMM\nGG\n", "no move; one move; two moves, of which the first is forced"},
		{"CF 167C", "3\n1 1000000000000000000\n1000000000000000000 1000000000000000000\n0 1000000000000000000\n",
			"First\nFirst\nSecond\n", "the remainder is 0; no move"},
		{"CF 167C", "2\n" + most + " " + most + "\n18446744073709551614 " + most + "\n", "First\nSecond\n", "both moves of the second case leave (1, 2^64-2), from which one move leaves 0"},
		{"CF 1537D", "3\n4611686018427387904\n9223372036854775808\n" + most + "\n", "Alice\nBob\nBob\n", "2^62, 2^63, an odd number"},
		{"CF 78C", "1 18446744073709551557 1\n", "Timur\n", "2^64-59 is prime, and can be sawn into parts of 1 only"},
		{"CF 78C", "1 18446744073709551557 2\n", "Marsel\n", "2^64-59 is prime"},
		{"CF 78C", "999999999 999999937 1\n", "Timur\n", "an odd number of logs of prime length, each of which is sawn once"},
		{"CF 78C", "1000000000 1000000000 1\n", "Marsel\n", "an even number of logs"},
		{"CF 39E", "1 30 1000000000\n", "Missing\n", "2^30 > 10^9, so that nobody adds a box"},
		{"CF 39E", "10000 2 1000000000\n", "Stas\n", "boxes are added up to 31622, an even number of them, since a third ball loses"},
		{"CF 39E", "10000 1 1000\n", "Masha\n", "it is over: who moved has lost"},
		{"CF 39E", "31623 1 1000000000\n", "Stas\n", "boxes are added up to 999999999, an even number of them, since a second ball loses"},
		{"LeetCode 1025", "18446744073709551614\n", "true\n", "an even number"},
		{"LeetCode 3360", most + "\n", "false\n", "10 to 1 are taken, ten moves, and no stone fewer can be taken"},
		{"LeetCode 2029", "[" + strings.Trim(strings.Repeat("3,", 99_997), ",") + ",1,1,1]\n", "true\n", "an odd number of multiples of 3 passes the turn"},
		{"CF 197A", most + " " + most + " 9223372036854775807\n", "First\n", "a plate fits"},
		{"CF 197A", most + " " + most + " 9223372036854775808\n", "Second\n", "no plate fits"},
		{"CF 841B", "1000000\n" + repeated("1000000000", 1_000_000) + "\n", "Second\n", "all are even"},
		{"CF 841B", "1000000\n" + repeated("1000000000", 999_999) + " 1\n", "First\n", "the sum is odd"},
		{"CF 276B", strings.Repeat("a", 999) + "b\n", "Second\n", "two letters occur an odd number of times"},
		{"LeetCode 3227", `"` + strings.Repeat("b", 100_000) + "\"\n", "false\n", "no vowel"},
		{"UVa 1500", "2\n50\n" + repeated("1000", 50) + "\n50\n" + repeated("1", 50) + "\n", "Case #1: Alice\nCase #2: Alice\n", "50049 moves in all; 50 is no multiple of 3"},
		{"Luogu P4101", "3\n1000000000 1\n1000000000 1000000000\n1000000000 999999999\n", "1\n0\n1\n", "no move; one heap and two heaps are left"},
		{"Luogu P2148", "2\n2\n2000000000 2000000000\n2\n9223372036854775808 1\n", "YES\nYES\n", "a heap above 1 can be divided"},
		{"Luogu P8901", "2\n2\n4 5000000\n2\n5000000 4\n", "Farmer Nhoj\nFarmer Nhoj\n", "multiples of 4"},
		{"Luogu P8901", "2\n2\n4999999 4\n2\n4 4999999\n", "Farmer John\nFarmer John\n", "4999999 is prime, so that it is empty after one move"},
		{"CF 662A", "60\n" + powersOfTwo(60), "1152921504606846975/1152921504606846976\n", "each of 2^60 sums once"},
		{"CF 662A", "64\n" + powersOfTwo(64), "18446744073709551615/18446744073709551616\n", "each of 2^64 sums once"},
		{"CF 662A", "500000\n" + strings.Repeat("1152921504606846975 1152921504606846975\n", 500_000), "0/1\n", "an even number of equal heaps"},
		{"Luogu P5970", "10 1\n" + repeated("1000000", 10) + "\n", "511\n", "an even number of equal heaps is left, not 0"},
		{"Luogu P5970", "10 10\n" + repeated("1000000", 10) + "\n", "1\n", "no heap is taken away"},
		{"Luogu P5970", "500000 1\n" + repeated("1", 500_000) + "\n", "483815610\n", "2^499999 - 1 mod 10^9+7"},
		{"Luogu P5675", "200\n" + repeated("200", 200) + "\n", "972253432\n", "200·2^198 mod 10^9+7: heaps, times the odd sets of the others"},
	}
	for _, tt := range tests {
		t.Run(tt.id, func(t *testing.T) { wantAnswer(t, tt.id, tt.in, tt.want) })
	}
}

// powersOfTwo are the lines "0 1", "0 2", "0 4" and so on.
func powersOfTwo(n int) string {
	lines := make([]string, n)
	for i := range lines {
		lines[i] = fmt.Sprintln(0, uint64(1)<<i)
	}
	slices.Reverse(lines)
	return strings.Join(lines, "")
}
