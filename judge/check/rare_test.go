package check_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// rare are programs that are wrong on few positions, far between, each with an input on
// which it fails: a lost pair or heap, by integer arithmetic.
var rare = []struct{ id, program, input string }{
	{"POJ 1067", "wythoff_digits 1.61804", "609 986\n"},
	{"POJ 1067", "wythoff_digits 1.618034", "10945 17710\n"},
	{"POJ 1067", "wythoff_digits 1.6180339", "6765 10946\n"},
	{"HDU 1527", "wythoff_digits 1.618033988", "46368 75025\n"},
	{"Luogu P2252", "wythoff_digits 1.6180339887", "317811 514229\n"},
	{"POJ 1067", "wythoff_digits 1.61803398874", "832040 1346269\n"},
	{"Luogu P2252", "wythoff_digits 1.618033988749", "2178309 3524578\n"},
	{"POJ 1067", "wythoff_digits 1.6180339887498", "5702887 9227465\n"},
	{"Luogu P2252", "wythoff_digits 1.61803398874989", "39088169 63245986\n"},
	{"POJ 1067", "rare ratio", "267914296 433494437\n"},
	{"Luogu P2252", "rare ratio", "267914296 433494437\n"},
	{"HDU 1527", "rare never", "1596 2583\n"},
	{"HDU 2516", "rare fibonacci 4000", "4181\n0\n"},
	{"HDU 2516", "rare fibonacci 1836311903", "1836311903\n0\n"},
	{"HDU 2516", "rare binet", "3524578\n0\n"},
	{"CF 1537D", "rare powers", "1\n536870910\n"},
	{"AtCoder agc017_d", "rare tree 1000", ""},
	{"CF 78C", "rare logs", "1 100160063 2\n"},
	{"Luogu P2148", "rare divide", ""},
	{"HDU 2147", "rare corner", "1999 1999\n0 0\n"},
}

// TestRare wants programs to be found that are wrong on few positions only, at an input no
// longer than the listed one, where there is one.
func TestRare(t *testing.T) {
	all := slices.Clone(rare)
	for _, k := range differences {
		low := uint64(float64(k)*1.618033988749894848) - 1
		all = append(all, struct{ id, program, input string }{"POJ 1067", fmt.Sprint("rare one ", k), fmt.Sprintln(low, low+k)})
	}
	programs := compileWrong(t, "[rw][ay][rt][eh]*") // rare and those of Wythoff's game
	for _, tt := range all {
		t.Run(tt.id+" "+tt.program, func(t *testing.T) {
			t.Parallel()
			words := strings.Fields(tt.program)
			words[0] = programs[words[0]]
			o := patient
			o.Timeout, o.Shrink = 5*time.Second, time.Second
			f := checked(t, tt.id, words, o).Failure
			if f == nil || tt.input != "" && len(f.Input) > len(tt.input) {
				t.Errorf("failure = %.300v, want one on at most %q", f, tt.input)
			}
		})
	}
}

// differences are those of mistake 3 in the collection of TestMistakes of package judge.
var differences = []uint64{
	102334155, 141422324, 180510493, 204668310, 219598662, 243756479, 267914296,
	282844648, 307002465, 321932817, 336863169, 346090634, 361020986, 370248451,
}
