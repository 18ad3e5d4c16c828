package datatest

import (
	"fmt"
	"testing"

	"grundy/catalogue"
	"grundy/game"
)

// oeisTerms has what computes the first terms of each row of oeis.tsv.
var oeisTerms = map[string]func(t *testing.T, count int) []int{
	"A025480": func(t *testing.T, count int) []int { return sequenceOf(t, "halving()", game.Normal, count-1) },
	"A004481": antidiagonals("wythoff(%d, %d)"),
	"A047708": func(t *testing.T, count int) (out []int) {
		for n := range count {
			out = append(out, nimberOf(t, "wythoff(%d, %d)", n, n))
		}
		return out
	},
	"A317205": func(t *testing.T, count int) (out []int) {
		for x := 0; len(out) < count; x++ {
			for y := range x + 1 {
				out = append(out, nimberOf(t, "wythoff(%d, %d)", x, y))
			}
		}
		return out
	},
	"A307298": nimHof("(1, 0), (1, 1), (2, 3), (1, 2), (0, 1)"),
	"A307299": nimHof("(1, 0), (1, 1), (1, 2), (0, 1)"),
	"A307301": nimHof("(1, 0), (3, 1), (0, 1)"),
	"A316632": func(t *testing.T, count int) (out []int) {
		for n := 1; n <= count; n++ {
			out = append(out, nimberOf(t, "node_kayles(grid=(3, %d))", n))
		}
		return out
	},
	"A363166": lostTriples,
	"A257092": laskerThirds,
	"A131469": func(t *testing.T, count int) []int {
		const rule = "def options(p):\n    n, last = p\n    return [(n - k, k) for k in range(1, n + 1) if k != last]\n"
		return fileValues(t, rule, func(n int) string { return list(n, 0) }, 0, count-1)
	},
}

// TestOEIS compares Grundy with every row of oeis.tsv.
func TestOEIS(t *testing.T) {
	for name, row := range checkedRows(t, "oeis.tsv", oeisTerms, nil) {
		t.Run(name, func(t *testing.T) {
			want := between(t, ":"+row, ":", "")
			if len(want) < 16 {
				t.Fatalf("read %d terms", len(want))
			}
			equal(t, "terms", oeisTerms[name](t, len(want))[:len(want)], want)
		})
	}
}

// antidiagonals are nimbers of (0, 0), (0, 1), (1, 0), (0, 2), …
func antidiagonals(pattern string) func(*testing.T, int) []int {
	return func(t *testing.T, count int) (out []int) {
		for d := 0; len(out) < count; d++ {
			for k := range d + 1 {
				out = append(out, nimberOf(t, pattern, k, d-k))
			}
		}
		return out
	}
}

// nimHof is a game of two heaps in which a move takes a multiple of one of some
// pairs.
func nimHof(pairs string) func(*testing.T, int) []int {
	const rule = `
PAIRS = [%s]

def options(p):
    x, y = p
    return [
        (x - k * a, y - k * b)
        for a, b in PAIRS
        for k in range(1, x + y + 1)
        if k * a <= x and k * b <= y
    ]
`
	return func(t *testing.T, count int) []int {
		var at []string
		for d := 0; len(at) < count; d++ {
			for k := range d + 1 {
				at = append(at, list(d-k, k))
			}
		}
		return fileValues(t, fmt.Sprintf(rule, pairs), func(n int) string { return at[n] }, 0, count-1)
	}
}

// lostTriples counts the lost positions of three heaps from 1 to n, without order,
// for n = 1, 2, …
func lostTriples(_ *testing.T, count int) (out []int) {
	found := 0
	for c := uint64(1); len(out) < count; c++ {
		for b := uint64(1); b <= c; b++ {
			for a := uint64(1); a <= b; a++ {
				if catalogue.NimOutcome([]uint64{a, b, c}) == game.P {
					found++
				}
			}
		}
		out = append(out, found)
	}
	return out
}

// laskerThirds are, by antidiagonals, the heaps that make two others lost.
func laskerThirds(t *testing.T, count int) (out []int) {
	for d := 0; len(out) < count; d++ {
		for x := range d + 1 {
			z := 0
			for z < 100 && !lost(t, game.Normal, "lasker(%d, %d, %d)", x, d-x, z) {
				z++
			}
			out = append(out, z)
		}
	}
	return out
}
