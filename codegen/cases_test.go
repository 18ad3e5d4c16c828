package codegen

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grundy/judge"
)

// drawn is how many random cases a family has at least.
const drawn = 10_000

// exchanges returns the inputs of a family and the right outputs: those of the judge's
// problem whose format the template reads, which package judge answers from the
// catalogue, and those of the family's own test.
func exchanges(t *testing.T, f *Family) []exchange {
	t.Helper()
	own := ownExchanges[f.Name]
	if len(f.Problems) == 0 && own == nil {
		t.Fatalf("%s has neither a problem nor cases of its own", f.Name)
	}
	var out []exchange
	for i, id := range f.Problems {
		p, ok := judge.Lookup(id)
		switch {
		case !ok:
			t.Fatalf("there is no problem %s", id)
		case i == 0:
			out = judged(t, p)
		case p.ID == id: // a problem of its own in the same format
			for _, s := range p.Samples() {
				out = append(out, exchange{s.In, s.Out})
			}
		}
	}
	for _, more := range []map[string]exchange{mistakes, empties} {
		if x, ok := more[f.Name]; ok {
			out = append(out, x)
		}
	}
	if own != nil {
		out = append(out, own(rand.New(rand.NewPCG(1, 2)))...)
	}
	return out
}

// judged are inputs of a problem with the answers of package judge: the samples, the
// cases on which programs are known to go wrong, the smallest ones and random ones.
func judged(t *testing.T, p *judge.Problem) []exchange {
	t.Helper()
	var out []exchange
	for _, s := range p.Samples() {
		out = append(out, exchange{s.In, s.Out})
	}
	cases := p.Traps()
	for c := range p.Small() {
		if cases = append(cases, c); len(cases) > cmp.Or(few[p.ID], 2000) {
			break
		}
	}
	bits := cmp.Or(far[p.ID], 64)
	r := rand.New(rand.NewPCG(3, 4))
	for i := range cmp.Or(few[p.ID], drawn) {
		x := judge.Extent{Things: 1 + uint64(i%8), Numbers: 1 << (i % bits)}
		if c, ok := p.Draw(r, x); ok {
			cases = append(cases, c)
		}
	}
	return append(out, answered(t, p, cases)...)
}

// answered makes one input of cases. Where an input of the problem is a single case, the
// template goes on to the end of the input.
func answered(t *testing.T, p *judge.Problem, cases []judge.Case) []exchange {
	t.Helper()
	inputs := [][]judge.Case{cases}
	if p.Most() == 1 {
		inputs = slices.Collect(slices.Chunk(cases, 1))
	}
	var in, out strings.Builder
	for _, c := range inputs {
		text := string(p.Write(c...))
		in.WriteString(text)
		if err := p.Answer(t.Context(), strings.NewReader(text), &out, nil); err != nil {
			t.Fatalf("%s: %v", p.ID, err)
		}
	}
	return []exchange{{in.String(), out.String()}}
}

// ownExchanges are cases beyond those of a problem, or of families without one.
var ownExchanges = map[string]func(*rand.Rand) []exchange{
	"nim":        func(*rand.Rand) []exchange { return nimAtTheEnd },
	"bash":       func(*rand.Rand) []exchange { return bashAtTheEnd },
	"misere_nim": func(*rand.Rand) []exchange { return misereAtTheEnd },
	"euclid":     euclidFar,
	"wythoff":    wythoffFar,
	"fibonacci":  fibonacciFar,
	"dynamic":    dynamicFar,
	"moore":      mooreAll,
	"subtract":   subtractAll,
	"sum":        sumAll,
	"octal":      octalAll,
	"hackenbush": hackenbushDeep,
	"graph":      graphDeep,
	"loopy":      loopyAll,
}

// far is how far the numbers of random cases go beyond their least, as an exponent of
// 2, where it is less than the statement allows: Python would be slow there.
var far = map[string]int{"HDU 2486": 14, "HDU 1536": 13, "CSES 2207": 14}

// few is how many random cases a problem has whose every case is a table of its own.
var few = map[string]int{"HDU 1536": 600}

// The ends of the ranges, by hand: 2^63-1 alone and against its half; the last price;
// one large heap.
var (
	nimAtTheEnd = []exchange{{
		"1\n9223372036854775807\n2\n9223372036854775807 4611686018427387904\n0\n",
		"Yes\n9223372036854775807 0\nYes\n9223372036854775807 4611686018427387904\n",
	}}
	bashAtTheEnd = []exchange{{
		"9223372036854775807 9223372036854775807\n9223372036854775807 9223372036854775806\n9223372036854775806 9223372036854775805\n9223372036854775807 1\n9223372036854775806 1\n9223372036854775806 9223372036854775807\n",
		"9223372036854775807\nnone\nnone\n1\nnone\n9223372036854775806 9223372036854775807\n",
	}}
	misereAtTheEnd = []exchange{{
		"3\n1 9223372036854775807\n2 9223372036854775807 9223372036854775807\n3 1 1 9223372036854775807\n",
		"John\nBrother\nJohn\n",
	}}
)
