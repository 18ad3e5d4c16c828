package judge

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
)

// Traps returns cases on which programs are known to go wrong, or do so often: those
// that the entry of the problem lists, and cases whose numbers and lengths are all the
// least or all the most that the statement allows. The shortest come first, since what
// fails on a short one often fails on longer ones, which cannot be made as short.
func (p *Problem) Traps() []Case {
	var all []Case
	for _, text := range p.traps {
		c, err := p.parseCase(text)
		if err != nil {
			panic(fmt.Sprintf("judge: %s: %q: %v", p.ID, text, err))
		}
		all = append(all, c)
	}
	r := rand.New(rand.NewPCG(1, 1))
	for _, x := range []Extent{{}, {Things: 1, Numbers: 1 << 63}, {Things: 1 << 20}, {Things: 1 << 20, Numbers: 1 << 63}} {
		v := p.shape.end(x, make([]uint64, p.slots))
		if p.mend != nil {
			p.mend(r, v)
		}
		if p.valid == nil || p.valid(v) {
			all = append(all, Case{v})
		}
	}
	return p.ShortestFirst(all)
}

// ShortestFirst sorts cases by the length of what is written of them.
func (p *Problem) ShortestFirst(all []Case) []Case {
	type written struct {
		Case
		length int
	}
	sorted := make([]written, len(all))
	for i, c := range all {
		sorted[i] = written{c, len(p.Write(c))}
	}
	slices.SortStableFunc(sorted, func(a, b written) int { return cmp.Compare(a.length, b.length) })
	for i, s := range sorted {
		all[i] = s.Case
	}
	return all
}

// end is the case whose numbers are as large as the extent lets them be.
func (s shape) end(x Extent, slots []uint64) []value {
	v := make([]value, len(s))
	for i := range s {
		f := &s[i]
		most := uint64(f.least) + f.span(x)
		switch f.kind {
		case oneNumber:
			v[i].n, slots[f.slot] = most, most
		case listKind:
			v[i].list = make([]uint64, f.lengthWithin(x, slots))
			for j := range v[i].list {
				v[i].list[j] = most
			}
		case wordKind:
			v[i].word = f.endWord(x)
		case groupKind:
			v[i].rows = make([][]value, f.lengthWithin(x, slots))
			each := x.among(len(v[i].rows))
			for j := range v[i].rows {
				v[i].rows[j] = f.of.end(each, slots)
			}
		}
	}
	return v
}

// endWord is the first letter again and again, or the first of some words.
func (f *field) endWord(x Extent) string {
	if f.words != nil {
		return f.words[0]
	}
	return strings.Repeat(f.letters[:1], int(min(uint64(f.least)+x.Things, f.most)))
}

// lengthWithin is the length of a list: what its count says, or the most.
func (f *field) lengthWithin(x Extent, slots []uint64) uint64 {
	if f.counted != "" {
		return f.count.of(slots)
	}
	n := 1 + x.Things
	if f.json {
		n = min(n, uint64(f.count.plus))
	}
	return min(n, 100_000)
}

// parseCase reads the text of one case.
func (p *Problem) parseCase(text string) (Case, error) {
	q := *p
	q.frame = single
	all, err := q.Parse([]byte(text))
	if err != nil {
		return Case{}, err
	}
	return all[0], nil
}

// Parse reads the cases of an input. Its errors are those of Answer.
func (p *Problem) Parse(in []byte) ([]Case, error) {
	var all []Case
	c := newCases(context.Background(), p, bytes.NewReader(in), io.Discard)
	err := c.run(func(c *cases) { all = append(all, Case{cloneValues(c.v)}) })
	return all, err
}

// Most is how many cases one input may have, 0 for no bound.
func (p *Problem) Most() int {
	if p.frame == single {
		return 1
	}
	return int(p.most)
}
