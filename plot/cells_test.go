package plot_test

import (
	"context"
	"io"
	"testing"
	"time"

	"grundy/game"
	"grundy/plot"
)

// drawnCells returns the cells of a collapsed drawing with their shade, 0 the
// strongest, and fails when one is drawn twice.
func drawnCells(t *testing.T, root element) map[spot]int {
	t.Helper()
	shade := map[string]int{"1": 0, ".72": 1, ".52": 2, ".38": 3}
	cells := map[spot]int{}
	for _, p := range root.find("g", "cells")[0].Children {
		s, ok := shade[p.attr("opacity")]
		if !ok {
			t.Fatalf("opacity = %q", p.attr("opacity"))
		}
		at, length := runs(t, p.attr("d"))
		for i, c := range at {
			for x := c.x; x < c.x+length[i]; x++ {
				if _, twice := cells[spot{x, c.y}]; twice {
					t.Fatalf("cell (%d, %d) is drawn twice", x, c.y)
				}
				cells[spot{x, c.y}] = s
			}
		}
	}
	return cells
}

// countedCells counts the heaps of each cell from its definition.
func countedCells(s plot.Scatter, v values, low, high uint64, columns int) map[spot]int {
	cells := map[spot]int{}
	for n := s.From; n <= s.To; n++ {
		x := place(uint64(n-s.From), columns*10, uint64(s.To-s.From)+1) / 10
		y := place(high-v(n), 3000, high-low+1) / 10
		cells[spot{x, y}]++
	}
	return cells
}

func TestCellsAreDrawnOnce(t *testing.T) {
	tests := []struct {
		name      string
		from, to  int
		low, high uint64
		v         values
	}{
		{"noise", 0, 49999, 0, 999, scrambled},
		{"few nimbers", 1000, 200000, 0, 8, func(n int) uint64 { return uint64(n % 9) }},
		{"a line", 1 << 40, 1<<40 + 123456, 0, 123456, func(n int) uint64 { return uint64(n - 1<<40) }},
		{"one nimber", 0, 30000, 0, 0, func(int) uint64 { return 0 }},
		{"high nimbers", 0, 30000, 1 << 52, 1<<52 + 30000, func(n int) uint64 { return 1<<52 + uint64(n) }},
		{"a heavy corner", 0, 99999, 0, 65535, func(n int) uint64 {
			if n < 2000 {
				return uint64(n % 2)
			}
			return mixed(uint64(n)) >> 48
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := plot.Scatter{From: tt.from, To: tt.to, Values: tt.v}
			root, _ := draw(t, s, game.En)
			w := windowOf(t, root)
			got, want := drawnCells(t, root), countedCells(s, tt.v, tt.low, tt.high, (w.right-w.left)/10)
			if len(got) != len(want) {
				t.Errorf("%d cells are drawn, want %d", len(got), len(want))
			}
			var least, most [4]int // heaps of a cell of each shade
			for c, count := range want {
				shade, ok := got[c]
				if !ok {
					t.Fatalf("cell %v with %d heaps is not drawn", c, count)
				}
				if least[shade] == 0 || count < least[shade] {
					least[shade] = count
				}
				most[shade] = max(most[shade], count)
			}
			weaker := 0
			for shade := 3; shade >= 0; shade-- {
				if least[shade] > 0 && least[shade] <= weaker {
					t.Errorf("a cell of %d heaps is stronger than one of %d", least[shade], weaker)
				}
				weaker = max(weaker, most[shade])
			}
			if least[0] == 0 {
				t.Error("no cell is drawn at full strength")
			}
		})
	}
}

// TestWorstFile draws what makes the longest file: all cells, and no two neighbours
// of one strength, which leaves no strokes to join.
func TestWorstFile(t *testing.T) {
	const heaps, rows, strong = 2_000_000, 300, 14
	board := func(columns int) values {
		return func(n int) uint64 {
			column := n * columns / heaps
			i, odd := n-(column*heaps+columns-1)/columns, column%2
			if i < rows/2 {
				return uint64(2*i + odd)
			}
			return uint64(2*(min(i-rows/2, rows/2*strong-1)/strong) + 1 - odd)
		}
	}
	s := plot.Scatter{To: heaps - 1, Values: board(800)}
	root, _ := draw(t, s, game.Zh)
	w := windowOf(t, root)
	columns := (w.right - w.left) / 10
	s.Values = board(columns)
	root, file := draw(t, s, game.Zh)
	shades := map[int]int{}
	for _, s := range drawnCells(t, root) {
		shades[s]++
	}
	if len(shades) < 2 || shades[0] < columns*rows*49/100 {
		t.Errorf("cells by shade = %v of %d: this is not the worst", shades, columns*rows)
	}
	if len(file) >= 2_000_000 {
		t.Errorf("the file has %d bytes, want less than 2 MB", len(file))
	}
	t.Logf("%d bytes, cells by shade %v", len(file), shades)
}

func TestTenMillionHeaps(t *testing.T) {
	start := time.Now()
	s := plot.Scatter{To: 9_999_999, Values: values(func(n int) uint64 { return mixed(uint64(n)) >> 48 })}
	_, file := draw(t, s, game.En)
	if took := time.Since(start); took > 20*time.Second {
		t.Errorf("10^7 heaps took %v", took)
	}
	if len(file) >= 2_000_000 {
		t.Errorf("10^7 heaps took %d bytes", len(file))
	}
}

func BenchmarkSVG(b *testing.B) {
	for _, bench := range []struct {
		name string
		to   int
	}{{"heaps=1e4", 1e4}, {"heaps=1e6", 1e6}, {"heaps=1e8", 1e8}} {
		b.Run(bench.name, func(b *testing.B) {
			s := plot.Scatter{To: bench.to, Values: values(scrambled)}
			for b.Loop() {
				if err := s.SVG(context.Background(), io.Discard, game.En); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
