package catalogue

import (
	"iter"
	"math/big"
	"slices"
	"strings"
	"testing"

	"grundy/game"
	"grundy/internal/oracle"
)

// coinGames are the games of turning coins.
var coinGames = []*game.Ruleset{Turtles, Twins, MockTurtles, Triplets, Ruler}

// row makes the row whose heads are the ones of a number in binary.
func row(t *testing.T, r *game.Ruleset, heads uint) coins {
	t.Helper()
	word := []byte(strings.Repeat("T", 16))
	for i := range word {
		if heads>>i&1 == 1 {
			word[i] = 'H'
		}
	}
	p, err := r.New(game.Args{Form: 1, Values: []any{string(word)}})
	if err != nil {
		t.Fatal(err)
	}
	return p.(coins)
}

// TestCoinsByDefinition compares the nimber of every row of 10 coins, and the moves to
// every nimber, with the definition.
func TestCoinsByDefinition(t *testing.T) {
	for _, r := range coinGames {
		judge := oracle.New()
		for heads := range uint(1 << 10) {
			p := row(t, r, heads)
			if v, _ := p.Value(); v.Nimber.Uint64() != judge.Value(p) {
				t.Fatalf("nimber of %v = %v, by definition %d", p, v.Nimber, judge.Value(p))
			}
			want := map[uint64][]string{}
			for m := range p.Moves() {
				g := judge.Value(m.To)
				want[g] = append(want[g], m.Say.In(game.En)+": "+m.To.String())
			}
			for v := range uint64(32) {
				ms, ok := p.MovesTo(new(big.Int).SetUint64(v))
				got := strings.Split(listOf(slices.Collect(ms.List)), "; ")
				slices.Sort(got)
				slices.Sort(want[v])
				if !ok || ms.Count.Int64() != int64(len(want[v])) || len(want[v]) > 0 && !slices.Equal(got, want[v]) {
					t.Fatalf("%v has %v moves to nimber %d, %q, by definition %q", p, ms.Count, v, got, want[v])
				}
			}
		}
	}
}

// TestOddPairs counts the pairs of odious numbers with a given nim-sum one by one.
func TestOddPairs(t *testing.T) {
	var all []uint64
	for k := range int64(70) {
		all = append(all, odious(big.NewInt(k)).Uint64())
	}
	for count := range all {
		sums := map[uint64]int64{}
		for j := range count {
			for i := range j {
				sums[all[i]^all[j]]++
			}
		}
		for w := uint64(3); w < 256; w++ {
			x := new(big.Int).SetUint64(w)
			if oddOnes(x) {
				continue
			}
			p := oddPairs(big.NewInt(int64(count)), x, new(big.Int))
			if p.count.Int64() != sums[w] || int64(length(p.list)) != sums[w] {
				t.Fatalf("of %d odious numbers %v pairs have nim-sum %d, and %d are listed; one by one %d", count, p.count, w, length(p.list), sums[w])
			}
			for pair := range p.list {
				a, b := odious(pair[0]), odious(pair[1])
				if a.Cmp(b) >= 0 || a.Xor(a, b).Cmp(x) != 0 {
					t.Fatalf("the pair %v of odious numbers has not nim-sum %d", pair, w)
				}
			}
		}
	}
}

func length[T any](list iter.Seq[T]) (n int) {
	for range list {
		n++
	}
	return n
}

// TestCoinsFar makes the only move, or the first, that lowers a head at 10^1000 so
// that nothing is left, and checks what it leaves.
func TestCoinsFar(t *testing.T) {
	far := power(10, 1000)
	for _, r := range coinGames {
		p := row(t, r, 0b1010000000000)
		p.heads = append(p.heads, far)
		ms, ok := p.MovesTo(new(big.Int))
		if !ok || ms.Count == nil || ms.Count.Sign() == 0 {
			t.Errorf("%s: no move is counted", r.Name)
			continue
		}
		for m := range ms.List {
			if v, _ := m.To.(coins).Value(); v.Nimber.Sign() != 0 {
				t.Errorf("%s: a move leaves nimber %v", r.Name, v)
			}
			break
		}
	}
}

// TestCoinsView draws a short row by its coins and a long one by its heads.
func TestCoinsView(t *testing.T) {
	p := row(t, Turtles, 0b10110)
	if v := p.View(); v.Kind != "cells" || v.Rows[0] != "THHTH" {
		t.Errorf("%v is drawn as %v", p, v)
	}
	for m := range p.Moves() {
		for _, i := range m.At {
			if i < 0 || i >= 5 {
				t.Errorf("%v touches coin %d", m.Say.In(game.En), i)
			}
		}
	}
	p.heads = append(p.heads, power(10, 20))
	if v := p.View(); v.Kind != "heaps" || len(v.Sizes) != 4 {
		t.Errorf("%v is drawn as %v", p, v)
	}
}
