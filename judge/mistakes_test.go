package judge_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestMistakes answers inputs on which published programs are wrong. Numbers
// and right answers are those of a collection of such programs, where the right
// ones come from integer arithmetic or explicit search.
func TestMistakes(t *testing.T) {
	tests := []struct {
		number       int
		why          string
		id, in, want string
	}{
		{1, "the golden ratio in double precision", "POJ 1067", "165580140 267914295\n228826126 370248450\n", "0\n0\n"},
		{2, "the same formula, the other side", "HDU 1527", "165580141 267914296\n", "1\n"},
		{3, "the same formula", "POJ 1067", "433494436 701408732\n", "0\n"},
		{4, "the constant 1.618", "POJ 1067", "377 610\n", "0\n"},
		{4, "the same, one square further", "HDU 5754", "2\n4 378 611\n4 377 610\n", "G\nB\n"},
		{5, "the constant 1.61803", "POJ 1067", "987 1597\n", "0\n"},
		{6, "the constant 1.618033989", "POJ 1067", "75024 121392\n", "0\n"},
		{7, "double precision above 2^53", "POJ 1067", "14573954537613649 23581153792354642\n14573954537613648 23581153792354641\n", "0\n1\n"},
		{8, "a table that overflows", "HDU 2516", "512559680\n1776683621\n0\n", "First win\nFirst win\n"},
		{9, "a longer table that overflows", "HDU 2516", "363076002\n368225352\n375819880\n0\n", "First win\nFirst win\nFirst win\n"},
		{10, "only m mod (n+1)", "HDU 2149", "1 2\n3 5\n", "1 2\n3 4 5\n"},
		{11, "a backslash that was lost", "HDU 2149", "4 2\n4 2\n", "1\n1\n"},
		{12, "h > s ^ h without parentheses", "HDU 1850", "3\n5 7 9\n0\n", "1\n"},
		{13, "misère Nim by the nim-sum alone", "HDU 1907", "3\n1\n1\n2\n1 1\n3\n1 1 1\n", "Brother\nJohn\nBrother\n"},
		{13, "the same", "LightOJ 1253", "2\n1\n1\n2\n1 1\n", "Case 1: Bob\nCase 2: Alice\n"},
		{15, "a table of marks shared by the recursion", "HDU 1536", "2 1 3\n1\n1 2\n0\n", "L\n"},
		{16, "the same", "AcWing 235", "1\n8\n1\n27\n1\n30\n1\n42\n", "rainbow\nrainbow\nrainbow\nrainbow\n"},
		{17, "mex over the divisors, not the rest", "ybt T3", "2\n1 8\n", "rainbow\n"},
		{18, "1 is no divisor of its own", "AcWing 235", "1\n1\n", "rainbow\n"},
		{19, "a recursion too deep", "HDU 1536", "1 1\n1\n1 10000\n0\n", "L\n"},
		{19, "the same", "Kattis snim", "1 1\n1\n1 10000\n", "L\n"},
		{20, "odd always wins", "ybt T2", "1\n1\n", "FastestFinger\n"},
		{21, "powers of two lose", "CF 1370C", "1\n2\n", "Ashishgup\n"},
		{22, "even with an odd factor wins", "CF 1370C", "1\n6\n", "FastestFinger\n"},
		{23, "cuts that leave a side of 1", "ybt T4", "2 2\n2 3\n3 5\n5 5\n", "LOSE\nLOSE\nWIN\nWIN\n"},
		{24, "a product of 32 bits", "POJ 2505", "2000000000\n4294967294\n", "Stan wins.\nStan wins.\n"},
		{32, "one off where the winner changes", "UVa 847", "18\n19\n162\n163\n", "Ollie wins.\nStan wins.\nStan wins.\nOllie wins.\n"},
		{35, "the winner for the loser", "CF 39E", "2 2 10\n", "Masha\n"},
		{26, "an empty heap is won", "POJ 2234", "1 0\n", "No\n"},
		{27, "YES and NO", "POJ 2234", "1 5\n2 5 5\n", "Yes\nNo\n"},
		{28, "a multiple of p+q is won too", "HDU 2897", "2 1 1\n", "WIN\n"},
		{25, "squares in no order, and an odd number of pieces", "POJ 1704", "2\n2\n2 1\n1\n2\n", "Bob will win\nGeorgia will win\n"},
		{29, "the wrong half of the stairs", "CSES 1099", "1\n2\n1 0\n", "second\n"},
		{30, "Lasker's game is not Nim", "HDU 3032", "1\n3\n1 2 3\n", "Alice\n"},
		{31, "heaps of 7 and 8 change places", "HDU 5795", "2\n3\n1 6 7\n3\n1 6 8\n", "First player wins.\nSecond player wins.\n"},
		{36, "a gap of the wrong sign", "HDU 1730", "2 6\n5 4\n1 3\n\n2 6\n3 1\n6 4\n", "I WIN!\nBAD LUCK!\n"},
		{37, "a coin listed twice", "HDU 3537", "2\n0 0\n", "No\n"},
		{33, "an empty position", "POJ 1067", "0 0\n1 1\n", "0\n1\n"},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprintf("%d %s", tt.number, tt.why), func(t *testing.T) { wantAnswer(t, tt.id, tt.in, tt.want) })
	}
}

// TestGoldenRatio is mistake 3: the list of all differences k up to 10^9 for
// which double precision is wrong, from the same collection. The pair is that of
// the wrong program plus and minus one.
func TestGoldenRatio(t *testing.T) {
	var in, want strings.Builder
	for _, k := range differences {
		wrong := uint64(float64(k) * golden)
		for _, a := range []uint64{wrong - 1, wrong} {
			fmt.Fprintln(&in, a, a+k)
			fmt.Fprintln(&in, a+k, a)
		}
		want.WriteString("0\n0\n1\n1\n")
	}
	wantAnswer(t, "POJ 1067", in.String(), want.String())
}

// differences are those of mistake 3.
var differences = []uint64{
	102334155, 141422324, 180510493, 204668310, 219598662, 243756479, 267914296,
	282844648, 307002465, 321932817, 336863169, 346090634, 361020986, 370248451,
}

// golden is the golden ratio in double precision.
const golden = 1.618033988749894848

// TestBeyond answers numbers beyond the bounds of the statements, up to the
// largest that can be read.
func TestBeyond(t *testing.T) {
	const most = "18446744073709551615" // 2^64 - 1
	tests := []struct{ id, in, want, source string }{
		{"HDU 1846", "3\n" + most + " " + most + "\n" + most + " 4\n0 " + most + "\n", "first\nsecond\nsecond\n", "2^64-1 = 5 · 3689348814741910323"},
		{"HDU 2188", "2\n" + most + " 16\n5 0\n", "Rabbit\nRabbit\n", "2^64-1 = 17 · 1085102592571150095; no move with m = 0"},
		{"HDU 2149", most + " 18446744073709551614\n" + most + " " + most + "\n0 5\n5 0\n", "none\n" + most + "\nnone\nnone\n", "the rule"},
		{"HDU 1850", "2\n" + most + " 1\n0\n", "1\n", "the rule"},
		{"HDU 2176", "3\n" + most + " 0 18446744073709551614\n0\n", "Yes\n" + most + " 18446744073709551614\n", "the rule"},
		{"HDU 2516", "1\n12200160415121876738\n12200160415121876739\n" + most + "\n0\n", "Second win\nSecond win\nFirst win\nFirst win\n", "12200160415121876738 is the 93rd Fibonacci number"},
		{"HDU 2147", most + " 1\n" + most + " 2\n", "What a pity!\nWonderful!\n", "parity"},
		{"CF 1370C", "2\n9223372036854775808\n36893488147419103\n", "FastestFinger\nAshishgup\n", "2^63; an odd number above 1"},
		{"HDU 1536", "2 1 2\n3\n1 1000000000000000000\n1 999999999999999999\n2 1000000 1000003\n0\n", "WLL\n", "10^18 and the others mod 3"},
		{"HDU 1536", "2 1 10000000000000\n2\n1 1000001\n1 6\n0\n", "WL\n", "parity, the second member being out of reach"},
		{"HDU 1536", "1 10000000000000\n1\n1 9999999999999\n0\n", "L\n", "no member is in reach"},
		{"HDU 1536", "1 10000000000000\n1\n1 10000000000001\n0\n", "W\n", "one is left when the only member is taken"},
		{"HDU 1536", "1 1000000000\n2\n1 2000000000\n1 3000000000\n0\n", "LW\n", "two or three moves are to be made"},
		{"AcWing 235", "2\n" + most + " " + most + "\n1\n18446744073709551557\n", "rainbow\nfreda\n", "two equal beads; 2^64-59 is prime"},
		{"POJ 2311", "1 1\n1 " + most + "\n", "LOSE\nWIN\n", "the rule"},
		{"Luogu P2197", "2\n0\n2\n" + most + " " + most + "\n", "No\nNo\n", "the rule"},
	}
	for _, tt := range tests {
		wantAnswer(t, tt.id, tt.in, tt.want)
	}
}
