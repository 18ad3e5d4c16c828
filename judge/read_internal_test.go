package judge

import (
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"
)

// gaps are what stands between two numbers.
var gaps = []string{" ", " ", " ", "  ", "\t", " \n", "\n", "\r\n", "\n\n  "}

// TestNumbers reads numbers of every length, with zeros before them and all kinds of white
// space between them, as they begin a case and as a list, and wants each as it was written
// and on its line.
func TestNumbers(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 15))
	row := shape{num("a", 0, 0), num("b", 0, 0), num("n", 0, 0).from(1), list("x", "n", 0, 0)}
	row.compile(nil)
	for range 300 {
		var text strings.Builder
		var want []value
		line := 1
		write := func(x uint64) {
			want = append(want, value{n: x, line: line})
			gap := gaps[r.IntN(len(gaps))]
			fmt.Fprint(&text, strings.Repeat("0", r.IntN(2)*r.IntN(12)), x, gap)
			line += strings.Count(gap, "\n")
		}
		long := func() uint64 { return r.Uint64() >> r.IntN(64) }
		count := 1 + r.Uint64N(40)
		write(long())
		write(long())
		write(count)
		for range count {
			write(long())
		}
		for _, src := range []io.Reader{
			strings.NewReader(text.String()),
			iotest.OneByteReader(strings.NewReader(text.String())),
			strings.NewReader(strings.TrimSpace(text.String())),
		} {
			checkNumbers(t, row, src, text.String(), want)
		}
	}
}

// checkNumbers reads one case of the row.
func checkNumbers(t *testing.T, row shape, src io.Reader, text string, want []value) {
	t.Helper()
	c := newCases(t.Context(), &Problem{shape: row, slots: 3}, src, io.Discard)
	if !c.begin() || !c.read(row, row.lead(), c.v, 0, 1, false) {
		t.Fatalf("%q is refused: %v", text, c.err)
	}
	for i, w := range want[:3] {
		if got := c.v[i]; got.n != w.n || got.line != w.line {
			t.Fatalf("%q: number %d is %d on line %d, want %d on line %d", text, i, got.n, got.line, w.n, w.line)
		}
	}
	for i, w := range want[3:] {
		if got := c.list(3)[i]; got != w.n {
			t.Fatalf("%q: number %d of the list is %d, want %d", text, i, got, w.n)
		}
	}
	if last := want[len(want)-1]; len(c.list(3)) != len(want)-3 || c.v[3].line != last.line || c.last != last.n {
		t.Fatalf("%q: %d numbers up to line %d, the last %d; want %d, %d, %d", text, len(c.list(3)), c.v[3].line, c.last, len(want)-3, last.line, last.n)
	}
}

// TestDigits wants the number that eight bytes begin with, whatever stands behind it.
func TestDigits(t *testing.T) {
	r := rand.New(rand.NewPCG(16, 23))
	const others = " \n\r\t-+./:;9a\x00\x7f\x80\xaf\xff"
	for range 100_000 {
		eight := make([]byte, 8)
		size := r.IntN(9)
		for i := range eight {
			eight[i] = '0' + byte(r.IntN(10))
			if i == size {
				eight[i] = others[r.IntN(len(others))]
			}
		}
		word := eight[:len(eight)-len(strings.TrimLeft(string(eight), "0123456789"))]
		want, _ := strconv.ParseUint(string(word), 10, 64)
		if n, got := digits(slices.Clone(eight)); n != want || got != len(word) {
			t.Fatalf("%q begins with %d of %d digits, want %d of %d", eight, n, got, want, len(word))
		}
	}
}
