package judge_test

import (
	"math/rand/v2"
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
}
