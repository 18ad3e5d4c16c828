package judge_test

import (
	"strings"
	"testing"

	"grundy/game"
)

// TestBeyondHeaps answers numbers beyond the bounds of the statements, up to the
// largest that can be read.
func TestBeyondHeaps(t *testing.T) {
	const most = "18446744073709551615" // 2^64 - 1
	tests := []struct{ id, in, want, source string }{
		{"POJ 2975", "2\n" + most + " 1\n0\n", "1\n", "the rule"},
		{"Luogu P1247", "2\n" + most + " 1\n", "18446744073709551614 1\n1 1\n", "the rule"},
		{"HDU 1849", "2\n" + most + " " + most + "\n0\n", "Grass Win!\n", "two equal pieces"},
		{"CF 15C", "1\n1 " + most + "\n", "bolik\n", "all words: in every binary place as many ones as zeros, an even number"},
		{"CF 15C", "2\n1 9223372036854775807\n9223372036854775808 1\n", "tolik\n", "1 to 2^63, of which only the last has the highest bit"},
		{"HDU 1907", "2\n1\n" + most + "\n2\n" + most + " " + most + "\n", "John\nBrother\n", "all but one stone are taken; two equal heaps"},
		{"HDU 4764", "1 " + most + "\n" + most + " 18446744073709551614\n" + most + " 1\n0 0\n", "Jiang\nTang\nJiang\n", "2^64-2 mod the k+1 of each, which is 0, 2^64-2 and 0"},
		{"HDU 2897", most + " 1 " + most + "\n1 1 " + most + "\n" + most + " " + most + " " + most + "\n", "WIN\nLOST\nLOST\n", "leave one coin; one coin; all coins must be taken"},
		{"AtCoder abc297_g", "2 1 " + most + "\n5 5\n", "Second\n", "two equal heaps"},
		{"AtCoder abc297_g", "1 " + most + " " + most + "\n" + most + "\n", "First\n", "take all"},
		{"LightOJ 1020", "2\n" + most + " Bob\n" + most + " Alice\n", "Case 1: Alice\nCase 2: Alice\n", "2^64-1 is a multiple of 3"},
		{"LightOJ 1247", "1\n1 2\n18446744073709551614 1\n", "Case 1: Alice\n", "one row"},
		{"UVa 11859", "2\n1 1\n18446744073709551557\n2 1\n18446744073709551557\n2\n", "Case #1: YES\nCase #2: NO\n", "2^64-59 is prime"},
		{"HDU 2486", "4\n" + most + " 1\n9223372036854775808 1\n" + most + " " + most + "\n12200160415121876738 2\n", "Case 1: 1\nCase 2: lose\nCase 3: lose\nCase 4: lose\n", "the lowest one in base 2; a power of 2; the other takes the rest; a Fibonacci number"},
		{"Luogu P6487", "12200160415121876738\n", "12200160415121876738\n", "a Fibonacci number"},
		{"Luogu P6487", "12200160415121876739\n", "1\n", "a Fibonacci number and 1"},
		{"AtCoder code_thanks_festival_14_qualb_g", most + "\n" + most + "\n", "first\n", "take all"},
		{"HDU 3032", "3\n1\n" + most + "\n2\n" + most + " " + most + "\n2\n" + most + " 18446744073709551614\n", "Alice\nBob\nAlice\n", "take all; two equal heaps; the larger of two heaps not of one kind mod 4"},
		{"UVa 1482", "1\n2\n" + most + " 9223372036854775807\n", "NO\n", "no heap of 2^k-1 has a nimber above 0 [A025480]"},
		{"CF 1396B", "4\n3\n" + most + " " + most + " 1\n2\n" + most + " " + most + "\n3\n" + most + " " + most + " 2\n2\n" + most + " 18446744073709551613\n", "T\nHL\nHL\nT\n", "an odd number; even, and no heap of more than half; the larger has more than half"},
		{"CF 1382B", "1\n2\n1 " + most + "\n", "Second\n", "the one stone is taken"},
		{"CF 1965A", "1\n2\n1 " + most + "\n", "Bob\n", "as the sample with 7 for the larger heap"},
		{"CF 1747C", "1\n2\n" + most + " 18446744073709551614\n", "Alice\n", "the other is smaller"},
		{"CF 1191D", "2\n" + most + " 18446744073709551614\n", "cslnb\n", "2^65-3 stones down to 1, an even number of moves"},
		{"CSES 2208", "1\n2\n" + most + " 2\n", "first\n", "an odd heap"},
		{"CSES 1098", "1\n2\n" + most + " 3\n", "second\n", "both are 3 mod 4"},
		{"CSES 1729", "10 1\n99999999999\n", "LLLLLLLLLL\n", "no member is in reach"},
		{"AtCoder dp_k", "2 1000000000000000000\n1 2\n", "First\n", "10^18 mod 3"},
		{"UVa 10404", "999999999999999999 2 2 1\n1000000 2 1000000 1\n", "Ollie wins\nStan wins\n", "a multiple of 3; take all"},
		{"Luogu P2252", "14573954537613649 23581153792354642\n", "0\n", "exact arithmetic, k = 2^53 + 1"},
		{"LeetCode 292", "18446744073709551612\n", "false\n", "a multiple of 4"},
		{"LeetCode 1510", "1000000\n", "true\n", "1000 squared"},
		{"LeetCode 1908", "[" + most + "]\n", "true\n", "take all"},
		{"LeetCode 810", "[" + most + ",1,2]\n", "false\n", "an odd number, and not 0"},
		{"HDU 1848", "1000000 1000000 5\n1000000 1000000 0\n0 0 0\n", "Fibo\nNacci\n", "two equal heaps, and one that can be taken or none"},
	}
	for _, tt := range tests {
		wantAnswer(t, tt.id, tt.in, tt.want)
	}
}

// TestRefusedHeaps wants the sentence about what these problems cannot answer.
func TestRefusedHeaps(t *testing.T) {
	const most = "18446744073709551615" // 2^64 - 1
	tests := []struct{ id, in, out, want string }{
		{"CF 15C", "1\n2 " + most + "\n", "", "line 2: the heaps of this line go beyond 18446744073709551615, the largest that is answered"},
		{"LightOJ 1247", "1\n1 2\n" + most + " 1\n", "", "line 3: the heaps of this line go beyond"},
		{"UVa 11859", "1\n1 1\n0\n", "", "line 3: 0 is too small; numbers here are at least 1"},
		{"HDU 2897", "2 1 1\n5 3 2\n", "WIN\n", "line 2: p is 3 but q is only 2"},
		{"HDU 2897", "5 0 2\n", "", "line 1: 0 is too small; numbers here are at least 1"},
		{"AtCoder abc297_g", "1 3 2\n5\n", "", "line 2: L is 3 but R is only 2"},
		{"LightOJ 1020", "2\n3 Bob\n3 Carol\n", "Case 1: Alice\n", `line 3: "Carol" is none of the words Alice, Bob`},
		{"LeetCode 1908", "[1,x]\n", "", `line 1: "x" is not a number`},
		{"LeetCode 1908", "7\n", "", `line 1: "7" is no list between brackets, such as [1,2,3]`},
		{"LeetCode 1908", "[1] [2]\n", "", `line 1: found "[2]" where the input should end`},
		{"CF 768E", "2\n60 61\n", "", "line 2: of a heap of 61 the nimber is not known; at most 60 is answered"},
		{"HDU 2486", "2\n16 1\n" + most + " 1000000\n", "Case 1: lose\n", "line 3: k is 1000000; more than 262144 is answered only when n is at most k + 1"},
		{"LeetCode 1510", "100000000\n", "", "line 1: this needs more than 10000000 positions, the limit"},
		{"CSES 1729", "100000000 1\n1\n", "", "line 2: this needs more than 10000000 positions, the limit"},
		{"CF 1747C", "1\n1\n5\n", "", "line 2: 1 is too small; numbers here are at least 2"},
	}
	for _, tt := range tests {
		got, err := answer(t, tt.id, tt.in)
		if err == nil || got != tt.out || !strings.HasPrefix(game.AsError(err).Error(), tt.want) {
			t.Errorf("judge %s on %q = %q, %v, want %q, %s", tt.id, tt.in, got, err, tt.out, tt.want)
		}
	}
}
