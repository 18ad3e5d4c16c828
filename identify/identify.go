// Package identify says what a table of nimbers, a list of lost positions or a rule file
// looks like: which rulesets of the catalogue and which known patterns agree with it, and
// how far. It never says that it is one of them, since many tables begin alike.
package identify

import (
	"cmp"
	"context"
	"math"
	"slices"

	"grundy/engine/heap"
	"grundy/explain"
	"grundy/game"
)

// MostTerms bounds a table.
const MostTerms = 1_000_000

// few is how many terms thousands of rules agree with.
const few = 8

// mostListed bounds the candidates that are listed.
const mostListed = 20

// mostNear bounds those that nearly agree.
const mostNear = 5

// Report is what a table looks like.
type Report struct {
	Terms      int  // how many were given
	Few        bool // too few of them to tell much
	Lost       bool // they are lost heaps or pairs
	Grid       bool // they are a table of two heaps, and Shift is the heap of its first line and column
	Candidates []Candidate
	More       int         // candidates that are not listed
	Near       []Candidate // where there is none: rulesets that agree with all but a few terms
	Period     *Period     // that the terms show, nil for none
	DifferPair *[2]uint64  // the same for lost pairs, the first by the larger heap; nil: none was found
	Differ     int         // the least term, or lost heap, to come of which two listed candidates tell different things; -1: none was found
	Compared   bool        // the terms to come of two candidates or more were compared
	Stopped    error       // why not all rulesets were looked at, nil when they were
}

// Candidate is a rule or a pattern that agrees with a table.
type Candidate struct {
	Name   game.Phrase // in notation, or the name of a pattern
	Rule   game.Text   // what it is; empty where the name says it
	Shift  int         // term i of the table is heap i + Shift of the candidate
	Agrees int         // with how many terms it was compared, and agreed
	Next   []uint64    // what would come next
	Pairs  [][2]uint64 // the same for lost pairs, by the larger heap, which is the second
	Odd    []Odd       // of one that agrees nearly, the terms in which it does not

	simple int    // the less the simpler
	until  uint64 // up to which heap Next or Pairs lists the lost ones
}

var nameText = game.Text{En: "%s", Zh: "%s"}

// Odd is a term, counted from 0, and what a candidate has in its place.
type Odd struct {
	Term  int    `json:"term"`
	Value uint64 `json:"value"`
}

// notation is the name of a ruleset.
func notation(text string) game.Phrase { return nameText.With(text) }

// Listing is a report in one language, in the wire form.
type Listing struct {
	Terms      int      `json:"terms"`
	Few        bool     `json:"few"`
	Candidates []Listed `json:"candidates"`
	More       int      `json:"more"`
	Near       []Listed `json:"near,omitempty"` // without candidates: rulesets that agree with all but a few terms
	Complete   bool     `json:"complete"`       // all rulesets were compared
	Period     *Period  `json:"period"`
	Differ     *int     `json:"differ"`

	DifferPair *[2]uint64     `json:"differ_pair,omitempty"`
	Error      *explain.Error `json:"error,omitempty"` // why it is not complete
}

// Listed is a candidate in one language.
type Listed struct {
	Name   string   `json:"name"`
	Rule   string   `json:"rule"`
	Shift  int      `json:"shift"`
	Agrees int      `json:"agrees"`
	Next   []uint64 `json:"next"`

	NextPairs [][2]uint64 `json:"next_pairs,omitempty"`
	Odd       []Odd       `json:"odd,omitempty"`
}

// Listing words the report in one language.
func (r *Report) Listing(l game.Lang) Listing {
	x := Listing{Terms: r.Terms, Few: r.Few, Candidates: []Listed{}, More: r.More, Period: r.Period, Complete: r.Stopped == nil, DifferPair: r.DifferPair}
	if r.Stopped != nil {
		e := explain.NewError(r.Stopped, l)
		x.Error = &e
	}
	if r.Differ >= 0 {
		x.Differ = &r.Differ
	}
	for _, c := range r.Candidates {
		x.Candidates = append(x.Candidates, c.listed(l))
	}
	for _, c := range r.Near {
		x.Near = append(x.Near, c.listed(l))
	}
	return x
}

func (c Candidate) listed(l game.Lang) Listed {
	return Listed{c.Name.In(l), c.Rule.In(l), c.Shift, c.Agrees, append([]uint64{}, c.Next...), c.Pairs, c.Odd}
}

// Period is a law that the terms show: g(n+Length) = g(n) + Saltus from Preperiod on.
type Period struct {
	Preperiod int `json:"preperiod"`
	Length    int `json:"period"`
	Saltus    int `json:"saltus"`
}

var (
	noTermsText = game.Text{En: "there are no terms", Zh: "没有给出任何项"}
	longText    = game.Text{En: "%[1]d terms are too many; at most %[2]d", Zh: "共 %[1]d 项，太多了；最多 %[2]d 项"}
)

// Nimbers says what a nim-sequence looks like; terms[0] is the nimber of heap 0, or of
// heap 1, which is found out. Its errors are those of the terms; where ctx ends or the
// budget is used up, which is nil for none, the report has what was found until then.
func Nimbers(ctx context.Context, terms []uint64, b *game.Budget) (*Report, error) {
	if err := checkLength(len(terms)); err != nil {
		return nil, err
	}
	r := &Report{Terms: len(terms), Few: len(terms) < few, Differ: -1}
	if law := heap.SeenLaw(terms); law.Found() {
		r.Period = &Period{law.Preperiod, law.Period, law.Saltus}
	}
	s := newSearch(ctx, b)
	all, err := s.each(math.MaxInt, func(text string, b *game.Budget) (Candidate, bool) { return s.compare(terms, text, b) })
	r.Stopped = err
	r.rank(append(all, patterns(terms)...))
	if len(r.Candidates) == 0 {
		slices.SortStableFunc(s.near, func(a, b Candidate) int { return cmp.Or(cmp.Compare(len(a.Odd), len(b.Odd)), bySimplicity(a, b)) })
		r.Near = s.near[:min(len(s.near), mostNear)]
	}
	return r, nil
}

func checkLength(n int) error {
	switch {
	case n == 0:
		return game.Refuse(game.BadParameter, noTermsText)
	case n > MostTerms:
		return game.Refuse(game.Limit, longText, n, MostTerms)
	}
	return nil
}

// rank puts the simplest candidates first, keeps those, and compares what they foretell.
func (r *Report) rank(all []Candidate) {
	slices.SortStableFunc(all, bySimplicity)
	r.Candidates = all
	if len(all) > mostListed {
		r.Candidates, r.More = all[:mostListed], len(all)-mostListed
	}
	var first *Candidate
	for i := range r.Candidates {
		c := &r.Candidates[i]
		switch {
		case len(c.Next) == 0 && c.until == 0:
			continue
		case first == nil:
			first = c
			continue
		}
		r.Compared = true
		if p := firstOddPair(first, c); p != nil && (r.DifferPair == nil || byLarger(*p, *r.DifferPair) < 0) {
			r.DifferPair = p
		}
		at := r.Terms + firstDifference(first.Next, c.Next)
		if r.Lost {
			at = firstOdd(first, c)
		}
		if at >= r.Terms && (r.Differ < 0 || at < r.Differ) {
			r.Differ = at
		}
	}
}

func bySimplicity(a, b Candidate) int {
	return cmp.Or(cmp.Compare(a.simple, b.simple), cmp.Compare(abs(a.Shift), abs(b.Shift)), cmp.Compare(len(a.Name.In(game.En)), len(b.Name.In(game.En))))
}

func abs(n int) int { return max(n, -n) }

// firstDifference is the first place in which two lists differ, less than 0 by far when
// they do in none that both have.
func firstDifference(a, b []uint64) int {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return i
		}
	}
	return math.MinInt / 2
}

// firstOdd is the least heap that is lost in one of two and not in the other, -1 when
// there is none as far as both were looked at.
func firstOdd(a, b *Candidate) int {
	until := min(a.until, b.until)
	for i := range max(len(a.Next), len(b.Next)) {
		x, y := until+1, until+1
		if i < len(a.Next) {
			x = a.Next[i]
		}
		if i < len(b.Next) {
			y = b.Next[i]
		}
		if x != y {
			if least := min(x, y); least <= until {
				return int(least)
			}
			return -1
		}
	}
	return -1
}
