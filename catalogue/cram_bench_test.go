package catalogue

import (
	"runtime"
	"testing"

	"grundy/engine/board"
	"grundy/game"
)

// depthFirst finds nimbers as [Lemoine, Viennot 2012] begin: a claim "x has nimber
// n" is decided depth first, the claims of smaller nimbers before the options.
type depthFirst struct {
	rules *dominoes
	known map[uint64]uint64  // nimbers of parts
	false map[[2]uint64]bool // claims that are false
	opens int                // claims opened
}

func (d *depthFirst) nimber(x uint64) uint64 {
	parts, v := d.rules.Parts(x, nil)
	for _, y := range parts {
		v ^= d.part(y)
	}
	return v
}

func (d *depthFirst) part(x uint64) uint64 {
	for n := uint64(0); ; n++ {
		if d.has(x, n) {
			return n
		}
	}
}

// has reports whether the part x has nimber n.
func (d *depthFirst) has(x, n uint64) bool {
	if v, ok := d.known[x]; ok {
		return v == n
	}
	if d.false[[2]uint64{x, n}] {
		return false
	}
	d.opens++
	for k := range n {
		if d.has(x, k) {
			return false
		}
	}
	for _, y := range d.rules.Options(x, nil) {
		parts, heap := d.rules.Parts(y, nil)
		for i, z := range parts {
			if i < len(parts)-1 {
				heap ^= d.part(z)
			}
		}
		if m := len(parts); m == 0 && heap == n || m > 0 && d.has(parts[m-1], heap^n) {
			d.false[[2]uint64{x, n}] = true
			return false
		}
	}
	d.known[x] = n
	return true
}

// BenchmarkCram finds the nimber of an empty board from nothing, by the depth-first
// search and by the search by proofs that came of it.
func BenchmarkCram(b *testing.B) {
	b.Run("5x6/depth-first", func(b *testing.B) {
		opens := 0
		for b.Loop() {
			d := &depthFirst{newDominoes(8).withWindow(), map[uint64]uint64{}, map[[2]uint64]bool{}, 0}
			if v := d.nimber(0x3f3f3f3f3f); v != 2 {
				b.Fatalf("nimber = %d, want 2", v)
			}
			opens = d.opens
		}
		b.ReportMetric(float64(opens), "claims")
	})
	for _, c := range []struct {
		name       string
		rows, cols int
		want       uint64 // of the README of beling/impartial-games
	}{{"5x6", 5, 6, 2}, {"5x7", 5, 7, 1}, {"4x9", 4, 9, 1}, {"4x11", 4, 11, 1}} {
		b.Run(c.name+"/proofs", func(b *testing.B) {
			p, spent := emptyCram(c.rows, c.cols), int64(0)
			for b.Loop() {
				budget := &game.Budget{}
				p.search = &cramSearch{}
				if v := searched(b, p, budget); v != c.want {
					b.Fatalf("nimber = %d, want %d", v, c.want)
				}
				spent = budget.Spent()
			}
			b.ReportMetric(float64(spent), "claims")
		})
	}
}

// BenchmarkCramWorkers finds the nimber of 5 × 8 from nothing with one worker and
// with two.
func BenchmarkCramWorkers(b *testing.B) {
	for _, c := range []struct {
		name    string
		workers int
	}{{"5x8/one", 1}, {"5x8/two", 2}} {
		b.Run(c.name, func(b *testing.B) {
			defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(c.workers))
			p := emptyCram(5, 8)
			for b.Loop() {
				p.search = &cramSearch{}
				if v := searched(b, p, &game.Budget{}); v != 1 { // README of beling/impartial-games
					b.Fatalf("nimber = %d, want 1", v)
				}
			}
		})
	}
}

// BenchmarkPlainRules settles every position of Cram on 4 × 4 by rules that only
// list options, and reports the positions stored in a second.
func BenchmarkPlainRules(b *testing.B) {
	rules, stored := plainRules{newDominoes(4)}, int64(0)
	for b.Loop() {
		budget := &game.Budget{}
		v, err := board.NewNimbers(rules, game.Normal).Settle(b.Context(), 0xffff, budget)
		if err != nil || v != 0 { // both sides even [Gardner 1974]
			b.Fatalf("nimber = %d, %v; want 0", v, err)
		}
		stored += budget.Spent()
	}
	b.ReportMetric(float64(stored)/b.Elapsed().Seconds(), "positions/s")
}

// BenchmarkChomp finds the nimber of 10 × 10 from nothing, by the definition with a
// map from the lengths of rows, and by the search with its canonical forms.
func BenchmarkChomp(b *testing.B) {
	var whole [10]int
	for i := range whole {
		whole[i] = 10
	}
	want := bruteBar(whole, map[[10]int]uint64{})
	b.Run("10x10/definition", func(b *testing.B) {
		for b.Loop() {
			bruteBar(whole, map[[10]int]uint64{})
		}
	})
	b.Run("10x10/board", func(b *testing.B) {
		p := wholeBar(b, 10, 10)
		for b.Loop() {
			p.search = &chompSearch{}
			values, err := p.Search(b.Context(), &game.Budget{})
			if err != nil {
				b.Fatal(err)
			}
			if v, ok := values(p); !ok || v.Nimber.Uint64() != want {
				b.Fatalf("nimber = %v, want %d", v, want)
			}
		}
	})
}
