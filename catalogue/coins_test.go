package catalogue

import (
	"iter"
	"math/big"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"grundy/game"
)

// turning is a game with its rule for the coins turned, as the ones of a number, and
// the longest row that is gone through whole.
type turning struct {
	game  *game.Ruleset
	legal func(turned uint) bool
	coins int
}

// coinGames are the games of turning coins in a row.
var coinGames = []turning{
	{Turtles, func(turned uint) bool { return bits.OnesCount(turned) <= 2 }, 11},
	{Twins, func(turned uint) bool { return bits.OnesCount(turned) == 2 }, 11},
	{MockTurtles, func(turned uint) bool { return bits.OnesCount(turned) <= 3 }, 11},
	{Triplets, func(turned uint) bool { return bits.OnesCount(turned) == 3 }, 11},
	{Ruler, func(turned uint) bool { run := turned >> bits.TrailingZeros(turned); return run&(run+1) == 0 }, 11},
	{Moebius, func(turned uint) bool { return bits.OnesCount(turned) <= 5 }, 9},
	{Lookup("mogul"), func(turned uint) bool { return bits.OnesCount(turned) <= 7 }, 8},
}

// nimberOf is the nimber of a position of coins, by theorem or by its own table, which
// its moves to a nimber need too.
func nimberOf(t *testing.T, p interface {
	game.Valuer
	game.Searcher
	game.Position
}) uint64 {
	t.Helper()
	v, by := p.Value()
	if by == nil {
		known, err := p.Search(t.Context(), &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		v, _ = known(p)
	}
	return v.Nimber.Uint64()
}

// row makes the row whose heads are the ones of a number in binary.
func row(t *testing.T, r *game.Ruleset, heads uint) coins {
	t.Helper()
	word := []byte(strings.Repeat("T", 16))
	for i := range word {
		if heads>>i&1 == 1 {
			word[i] = 'H'
		}
	}
	p, err := r.Bind([]game.Arg{{Value: string(word)}})
	if err != nil {
		t.Fatal(err)
	}
	return p.(coins)
}

// number is the number whose ones are the heads of a row.
func number(p game.Position) (heads uint) {
	for _, n := range p.(coins).heads {
		heads |= 1 << (n.Int64() - 1)
	}
	return heads
}

// TestCoinsByDefinition compares every row of the coins of a game with its rule: the
// moves, the nimber by mex over them, and the moves to every nimber.
func TestCoinsByDefinition(t *testing.T) {
	for _, r := range coinGames {
		nimbers := make([]uint64, 1<<r.coins)
		for heads := range uint(1) << r.coins {
			want := map[uint64][]uint{} // the options of each nimber
			for to := range heads {     // the rightmost coin that differs was a head
				if r.legal(heads ^ to) {
					want[nimbers[to]] = append(want[nimbers[to]], to)
				}
			}
			for want[nimbers[heads]] != nil {
				nimbers[heads]++
			}
			p := row(t, r.game, heads)
			if v := nimberOf(t, p); v != nimbers[heads] {
				t.Fatalf("nimber of %v = %d, by definition %d", p, v, nimbers[heads])
			}
			moves := map[uint64][]uint{}
			for m := range p.Moves() {
				to := number(m.To)
				moves[nimbers[to]] = append(moves[nimbers[to]], to)
			}
			for v := range uint64(2) << r.coins {
				if v >= 32 && want[v] == nil && moves[v] == nil {
					continue
				}
				ms, ok := p.MovesTo(new(big.Int).SetUint64(v))
				var got []uint
				for m := range ms.List {
					got = append(got, number(m.To))
				}
				slices.Sort(got)
				slices.Sort(moves[v])
				if !ok || !slices.Equal(got, want[v]) || !slices.Equal(moves[v], want[v]) || ms.Count.Int64() != int64(len(want[v])) {
					t.Fatalf("%v has %v moves to nimber %d, to %b, of all moves to %b, by definition to %b", p, ms.Count, v, got, moves[v], want[v])
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
		p := row(t, r.game, 0b1010000000000)
		if _, ok := p.rule.(tabledCoins); ok {
			continue // no formula goes so far
		}
		p.heads = append(p.heads, far)
		ms, ok := p.MovesTo(new(big.Int))
		if !ok || ms.Count == nil || ms.Count.Sign() == 0 {
			t.Errorf("%s: no move is counted", r.game.Name)
			continue
		}
		for m := range ms.List {
			if v, _ := m.To.(coins).Value(); v.Nimber.Sign() != 0 {
				t.Errorf("%s: a move leaves nimber %v", r.game.Name, v)
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
	if v := p.View(); v.Kind != "lines" || len(v.Rows) != 4 || v.Rows[3] != "100000000000000000000" {
		t.Errorf("%v is drawn as %v", p, v)
	}
}
