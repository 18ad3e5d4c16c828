package catalogue

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"grundy/game"
)

// wordsNear are machine words at the edges, small ones and others.
func wordsNear(r *rand.Rand) []uint64 {
	out := []uint64{0, 1, 2, 3, math.MaxUint32, math.MaxUint64 - 1, math.MaxUint64, 1 << 63, 1<<63 - 1}
	for range 300 {
		out = append(out, r.Uint64()>>r.IntN(64))
	}
	return out
}

func bigWords(words []uint64) []*big.Int {
	out := make([]*big.Int, len(words))
	for i, w := range words {
		out[i] = new(big.Int).SetUint64(w)
	}
	return out
}

// TestNimbersOnWords compares the functions on machine words with the theorems at
// any size.
func TestNimbersOnWords(t *testing.T) {
	for _, n := range wordsNear(rand.New(rand.NewPCG(1, 2))) {
		x := new(big.Int).SetUint64(n)
		for _, tt := range []struct {
			rule game.NimberRule
			got  uint64
		}{
			{mark{}, MarkNimber(n)},
			{halving{}, HalvingNimber(n)},
			{properDivisor{}, DivisorNimber(n)},
		} {
			if want, _ := tt.rule.Nimber(x); want.Cmp(new(big.Int).SetUint64(tt.got)) != 0 {
				t.Errorf("%T: nimber of %d = %d, want %v", tt.rule, n, tt.got, want)
			}
		}
	}
}

// TestOutcomesOnWords compares the functions of several machine words with the
// theorems at any size.
func TestOutcomesOnWords(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	words := wordsNear(r)
	for range 2000 {
		heaps := make([]uint64, r.IntN(6))
		for i := range heaps {
			heaps[i] = words[r.IntN(len(words))]
		}
		if got, want := StaircaseNimber(heaps), stairs(bigWords(heaps)).nimSum(); !want.IsUint64() || got != want.Uint64() {
			t.Errorf("StaircaseNimber(%v) = %d, want %v", heaps, got, want)
		}
		for k := range uint64(5) {
			p := newMoore(new(big.Int).SetUint64(k+1), bigWords(heaps))
			if want, _ := p.Outcome(game.Normal); MooreOutcome(heaps, k+1) != want {
				t.Errorf("MooreOutcome(%v, %d) = %v, want %v", heaps, k+1, MooreOutcome(heaps, k+1), want)
			}
		}
		slices.Sort(heaps)
		coins := slices.DeleteFunc(slices.Compact(heaps), func(n uint64) bool { return n == 0 })
		if got, want := SilverDollarNimber(coins), strip(bigWords(coins)).gaps().nimSum(); !want.IsUint64() || got != want.Uint64() {
			t.Errorf("SilverDollarNimber(%v) = %d, want %v", coins, got, want)
		}
	}
	if MooreOutcome([]uint64{7, 7, 7}, math.MaxUint64) != game.N {
		t.Error("MooreOutcome: all heaps may be taken at once, and it is lost")
	}
}

// TestEuclidOnWords compares x² with xy + y² at any size, around the golden ratio
// and at the edge of the machine word.
func TestEuclidOnWords(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	words := wordsNear(r)
	for range 5000 {
		x := words[r.IntN(len(words))]
		y := words[r.IntN(len(words))]
		if r.IntN(2) == 0 && x > 5 { // x/φ, and a little beside
			phi := timesPhi(new(big.Int).SetUint64(x)).Uint64()
			y = uint64(int64(phi-x) + int64(r.IntN(3)) - 1)
		}
		a, b := new(big.Int).SetUint64(max(x, y)), new(big.Int).SetUint64(min(x, y))
		want := game.Won(b.Sign() > 0 && (a.Cmp(b) == 0 || quadratic(a, b, one).Sign() > 0))
		if got := EuclidOutcome(x, y); got != want {
			t.Errorf("EuclidOutcome(%d, %d) = %v, want %v", x, y, got, want)
		}
	}
}

// TestClosedSequences compares nim-sequences with the definition, and the largest
// nimber that Law finds.
func TestClosedSequences(t *testing.T) {
	upTo := func(most int) []int {
		var out []int
		for k := 1; k <= most; k++ {
			out = append(out, k)
		}
		return out
	}
	for _, tt := range []struct {
		rule game.SequenceRule
		take func(n int) []int
	}{
		{mark{}, func(n int) []int {
			if n == 0 {
				return nil
			}
			return []int{1, n - n/2}
		}},
		{halving{}, func(n int) []int { return upTo(n / 2) }},
		{halving{last: true}, func(n int) []int { return upTo(max(n/2, min(n, 1))) }},
		{properDivisor{}, func(n int) []int {
			return slices.DeleteFunc(upTo(n/2), func(d int) bool { return n%d != 0 })
		}},
		{onePrime{}, func(n int) []int {
			return slices.DeleteFunc(upTo(n), func(k int) bool { return k > 1 && !big.NewInt(int64(k)).ProbablyPrime(0) })
		}},
		{nimble{}, upTo},
	} {
		const heaps = 1200
		want := byDefinition(heaps, tt.take)
		s := tt.rule.NimSequence()
		got := make([]uint64, heaps)
		if known, err := s.Grow(t.Context(), heaps, &game.Budget{}); err != nil || known < heaps {
			t.Errorf("%T: %d heaps, %v", tt.rule, known, err)
		}
		s.Read(got[:500], 0)
		s.Read(got[500:], 500)
		if !slices.Equal(got, want) {
			t.Errorf("%T: %v, want %v", tt.rule, got, want)
		}
		if l, err := s.Law(t.Context(), heaps, &game.Budget{}); err != nil || !l.Found() && (l.Most != slices.Max(want) || l.First != slices.Index(want, l.Most) || l.Checked != heaps) {
			t.Errorf("%T: %+v, %v, want the largest nimber %d", tt.rule, l, err, slices.Max(want))
		}
	}
}

// byDefinition are the nimbers of heaps below n from what may be taken.
func byDefinition(n int, take func(n int) []int) []uint64 {
	g := make([]uint64, n)
	for i := range g {
		seen := map[uint64]bool{}
		for _, k := range take(i) {
			seen[g[i-k]] = true
		}
		for seen[g[i]] {
			g[i]++
		}
	}
	return g
}

// TestClosedSequenceStops: a budget and an ended context stop the search for the
// largest nimber.
func TestClosedSequenceStops(t *testing.T) {
	s := mark{}.NimSequence()
	if _, err := s.Law(t.Context(), 1<<20, &game.Budget{Positions: 1 << 18}); err == nil || game.AsError(err).Code != game.Limit {
		t.Errorf("beyond the budget: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.Law(ctx, 1<<20, &game.Budget{}); err == nil {
		t.Error("an ended context is not seen")
	}
}

// TestHardDivisor: of a number whose divisors are not found the winning moves known
// are listed, and no count is given; among several numbers it is refused.
func TestHardDivisor(t *testing.T) {
	n := new(big.Int).Lsh(new(big.Int).Mul(mustInt("1000000000000000000000007"), mustInt("1000000000000000000000049")), 1)
	p, err := Divisor.Bind([]game.Arg{{Value: n}})
	if err != nil {
		t.Fatal(err)
	}
	ms, ok := p.(game.Chooser).MovesTo(new(big.Int))
	var listed []string
	for m := range ms.List {
		listed = append(listed, fmt.Sprint(m.Say.Args[0]))
	}
	if !ok || ms.Count != nil || ms.Why.IsZero() || !slices.Equal(listed, []string{"1"}) {
		t.Errorf("%v: count %v, moves %v, %q", p, ms.Count, listed, ms.Why.In(game.En))
	}
	if _, err := Divisor.Bind([]game.Arg{{Value: n}, {Value: one}}); err == nil || game.AsError(err).Code != game.Limit {
		t.Errorf("two numbers: %v", err)
	}
}

// TestViewsOfCoins: what is drawn, and where a move touches it.
func TestViewsOfCoins(t *testing.T) {
	coins := func(squares ...int64) strip {
		var s strip
		for _, n := range squares {
			s = append(s, big.NewInt(n))
		}
		return s
	}
	row := func(mover, other int64) [2]*big.Int { return [2]*big.Int{big.NewInt(mover), big.NewInt(other)} }
	for _, tt := range []struct {
		p    game.Position
		want string
		at   string // of the last move, by coin and square
	}{
		{silverCoins{coins(2, 5)}, "[.o..o]", "[4 3]"},
		{dollarCoins{coins(0, 2, 5)}, "[o.o..$]", "[5 4]"},
		{dollarCoins{coins(0, 0)}, "[$]", "[0]"},
		{northcott{[][2]*big.Int{row(1, 4), row(3, 2)}, big.NewInt(4)}, "[x..o .ox.]", "[6 7]"},
	} {
		if v := tt.p.(game.Viewer).View(); v.Kind != "cells" || fmt.Sprint(v.Rows) != tt.want {
			t.Errorf("%v is drawn as %+v, want cells %s", tt.p, v, tt.want)
		}
		at := ""
		for m := range tt.p.Moves() {
			at = fmt.Sprint(m.At)
		}
		if at != tt.at {
			t.Errorf("the last move of %v is made at %s, want %s", tt.p, at, tt.at)
		}
	}
	long := silverCoins{strip{new(big.Int).Lsh(one, 70)}}
	if v := long.View(); v.Kind != "heaps" || v.Sizes[0].BitLen() != 71 {
		t.Errorf("%v is drawn as %+v, want its square", long, v)
	}
}

// TestGrundyLost computes small heaps of Grundy's game from the definition, and wants the
// lost ones to be those of the list, which ends at 1222. That there is none from there to
// the end of what the list is for is a fact that internal/datatest computes.
func TestGrundyLost(t *testing.T) {
	const to = 3000
	table, nimbers := NewGrundyGameTable(), make([]int, to)
	for n := range nimbers {
		seen := map[int]bool{}
		for a := 1; 2*a < n; a++ {
			seen[nimbers[a]^nimbers[n-a]] = true
		}
		for seen[nimbers[n]] {
			nimbers[n]++
		}
		got, err := table.Outcome(t.Context(), uint64(n), &game.Budget{})
		if want := game.Won(nimbers[n] != 0); err != nil || got != want {
			t.Errorf("outcome of a heap of %d in Grundy's game = %v, %v, want %v", n, got, err, want)
		}
	}
}
