package judge_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"grundy/judge"
)

// playedTrial compares answers to cases drawn at random with those of plain recursion
// from the rule, which read the case from its text and know no theorem.
type playedTrial struct {
	id     string
	extent judge.Extent
	before string                 // what stands before the number of a case, if it has one
	want   func(w *tokens) string // the lines of the answer; "" for a case that is too large
}

func TestPlayed(t *testing.T) {
	for _, trials := range [][]playedTrial{playedStairs(), playedStrips(), playedNorthcotts(), playedWalks(), playedRows(), playedCoins()} {
		for _, tr := range trials {
			t.Run(fmt.Sprint(tr.id, tr.extent), tr.run)
		}
	}
}

func (tr playedTrial) run(t *testing.T) {
	p, ok := judge.Lookup(tr.id)
	if !ok {
		t.Fatalf("Lookup(%q) finds nothing", tr.id)
	}
	r := rand.New(rand.NewPCG(13, 17))
	known := map[string]string{} // by the text of the case
	var cases []judge.Case
	var ins, wants []string
	for tries := 0; len(cases) < drawnCases; tries++ {
		c := drawn(t, p, r, tr.extent)
		in := tr.one(p, c)
		want, ok := known[in]
		if !ok {
			want = tr.want(&tokens{strings.Fields(in)})
			known[in] = want
		}
		if want != "" {
			cases, ins, wants = append(cases, c), append(ins, in), append(wants, want)
		}
		if tries == 20*drawnCases {
			t.Fatalf("%d cases of %d are too large", tries-len(cases), tries)
		}
	}
	wantDifferent(t, tr.id, ins)
	if p.Most() == 1 {
		tr.compareAlone(t, p, cases, wants)
		return
	}
	var all strings.Builder
	for i, want := range wants {
		if tr.before != "" {
			fmt.Fprintf(&all, "%s%d: ", tr.before, i+1)
		}
		all.WriteString(want)
	}
	if got, err := answer(t, tr.id, string(p.Write(cases...))); err == nil && got == all.String() {
		return
	}
	tr.compareAlone(t, p, cases, wants)
}

// compareAlone answers case by case.
func (tr playedTrial) compareAlone(t *testing.T, p *judge.Problem, cases []judge.Case, wants []string) {
	done := map[string]bool{}
	for i, c := range cases {
		in := string(p.Write(c))
		if done[in] {
			continue
		}
		done[in] = true
		want := wants[i]
		if tr.before != "" {
			want = tr.before + "1: " + want
		}
		wantAnswer(t, tr.id, in, want)
		if t.Failed() {
			return
		}
	}
}

// one is the text of the case alone, without the count of cases.
func (tr playedTrial) one(p *judge.Problem, c judge.Case) string {
	in := p.Write(c)
	two := p.Write(c, c)
	if !bytes.HasPrefix(two, in) && bytes.HasPrefix(in, []byte("1\n")) && bytes.HasPrefix(two, []byte("2\n")) {
		in = in[2:]
	}
	return string(in)
}

// winner decides positions of a game that ends, whose loser cannot move.
type winner[P comparable] struct {
	options func(P) []P
	known   map[P]bool
}

func newWinner[P comparable](options func(P) []P) *winner[P] {
	return &winner[P]{options, map[P]bool{}}
}

func (g *winner[P]) wins(p P) bool {
	won, ok := g.known[p]
	if ok {
		return won
	}
	for _, o := range g.options(p) {
		if !g.wins(o) {
			won = true
			break
		}
	}
	g.known[p] = won
	return won
}

// small packs up to 16 small numbers, and how many they are, into what can be compared.
type small struct {
	n [16]int8
	k int8
}

func pack(list []int) (s small) {
	for i, n := range list {
		s.n[i] = int8(n)
	}
	s.k = int8(len(list))
	return s
}

func (s small) with(i, n int) small { s.n[i] = int8(n); return s }

// moved takes k from place i to place j.
func (s small) moved(i, j, k int) small {
	s.n[i] -= int8(k)
	if j >= 0 {
		s.n[j] += int8(k)
	}
	return s
}

// loopy decides games that need not end by going back from the positions in which the
// mover cannot move: +1 when the mover wins, -1 when he loses, 0 for a draw.
func loopy[P comparable](all []P, options func(P) []P) map[P]int {
	value := map[P]int{}
	for changed := true; changed; {
		changed = false
		for _, p := range all {
			if value[p] != 0 {
				continue
			}
			lost := true
			for _, o := range options(p) {
				switch value[o] {
				case -1:
					value[p] = 1
				case 0:
					lost = false
				}
			}
			if value[p] == 0 && lost {
				value[p] = -1
			}
			changed = changed || value[p] != 0
		}
	}
	return value
}

// mexOf is the least number that is not among the options.
func mexOf(options map[int]bool) (g int) {
	for options[g] {
		g++
	}
	return g
}
