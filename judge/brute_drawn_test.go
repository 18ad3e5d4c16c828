package judge_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"grundy/judge"
)

// runWords runs trials whose answers come from the words of a case.
func runWords(t *testing.T, trials []wordsTrial) {
	for _, tr := range trials {
		t.Run(tr.id, func(t *testing.T) {
			known := map[string]string{}
			runDrawn(t, drawnTrial{id: tr.id, extent: tr.extent, before: tr.before, want: func(w *tokens) string {
				in := strings.Join(w.words, " ")
				if _, ok := known[in]; !ok {
					known[in] = tr.want(w.words)
				}
				return known[in]
			}})
		})
	}
}

// wordsTrial is a drawnTrial that is given the words of a case.
type wordsTrial struct {
	id     string
	before string
	extent judge.Extent
	want   func(in []string) string
}

// numbersOf reads words as numbers.
func numbersOf(in []string) []int {
	out := make([]int, len(in))
	for i, w := range in {
		n, err := strconv.Atoi(w)
		if err != nil {
			panic(err)
		}
		out[i] = n
	}
	return out
}

// drawnEach draws cases of a problem, each an input of its own.
func drawnEach(t *testing.T, id string, x judge.Extent, check func(in string)) {
	p, ok := judge.Lookup(id)
	if !ok {
		t.Fatalf("Lookup(%q) finds nothing", id)
	}
	r := rand.New(rand.NewPCG(19, 23))
	seen := map[string]bool{}
	for range drawnCases {
		if in := string(p.Write(drawn(t, p, r, x))); !seen[in] {
			seen[in] = true
			check(in)
		}
	}
	wantDifferent(t, id, slices.Collect(maps.Keys(seen)))
}

// leastDifferent is how many different inputs drawn cases of a problem have at least.
const leastDifferent = 100

// fewDifferent are the problems whose drawn cases have fewer, and why there are no more.
var fewDifferent = map[string]string{
	"CF 317D":       "the numbers that are free have 2^n sets",
	"HDU 1564":      "walks on a board of 6 by 6 are too many",
	"LeetCode 3360": "n is at most 50, and all are drawn",
	"Luogu P4136":   "walks on a board of 6 by 6 are too many",
	"POJ 2311":      "sheets are cut into ever more, so theirs are at most 20 cells",
	"POJ 2484":      "the coins that are left of n have 2^n sets",
	"POJ 3537":      "the cells that are marked of n have 2^n sets",
}

// wantDifferent wants drawn inputs to be as many different ones as a test needs, unless
// what plain recursion can solve is less.
func wantDifferent(t *testing.T, id string, inputs []string) {
	t.Helper()
	seen := map[string]bool{}
	for _, in := range inputs {
		seen[in] = true
	}
	switch few := fewDifferent[id] != ""; {
	case !few && len(seen) < leastDifferent:
		t.Errorf("%s: %d drawn cases have %d different inputs, want %d or a reason", id, len(inputs), len(seen), leastDifferent)
	case few && len(seen) >= leastDifferent:
		t.Errorf("%s: drawn cases have %d different inputs, though a reason says why they are few", id, len(seen))
	}
}
