// Package plot draws a nim-sequence for people: as a scatter plot in SVG, and in
// the characters of a terminal.
//
// It knows no games. A Scatter is numbers and words: the nimbers of the heaps
// From to To, which a Source reads out (Table makes one of a slice), a law of the
// sequence to mark, and a title. SVG and Text draw it in either language. The same
// Scatter gives the same bytes.
package plot

import (
	"context"

	"grundy/game"
)

// Source reads out the nimbers to draw. Read fills dst with the nimbers of heap
// from and those after it; it is asked for heaps from From to To alone, in order,
// and as often as a drawing has passes.
type Source interface {
	Read(dst []uint64, from int)
}

// Scatter is a nim-sequence to draw, one point a heap.
type Scatter struct {
	From, To int // the heaps drawn, both included
	Values   Source

	// Period is a law to mark; the zero value marks none.
	Period Period

	// Title stands above the drawing, and Heaps and Nimbers beside the axes.
	// Without words of the caller's there is no title, and the axes are called
	// "heap" and "nimber".
	Title, Heaps, Nimbers game.Phrase
}

// Period is the law g(n + Length) = g(n) + Saltus for all n >= Preperiod. What is
// Proved is drawn otherwise than what was only seen.
type Period struct {
	Preperiod, Length, Saltus int
	Proved                    bool
}

// drawn reports whether there is a law to mark.
func (p Period) drawn() bool { return p != Period{} }

// table is the Source of a slice.
type table[T uint8 | uint16 | uint32 | uint64] struct {
	first int
	g     []T
}

// Read copies nimbers out of the slice.
func (t table[T]) Read(dst []uint64, from int) {
	for i, v := range t.g[from-t.first:][:len(dst)] {
		dst[i] = uint64(v)
	}
}

// Table is the Scatter of the nimbers g of the heaps from first on.
func Table[T uint8 | uint16 | uint32 | uint64](first int, g []T) Scatter {
	return Scatter{From: first, To: first + len(g) - 1, Values: table[T]{first, g}}
}

// What a drawing can hold. Heaps and nimbers up to 2^53 are those that an answer
// in JSON can hold, too.
const (
	largest   = 1 << 53
	mostHeaps = 1 << 36
)

var (
	emptyText = game.Text{En: "there is nothing to draw from heap %d to heap %d", Zh: "从大小为 %d 到 %d 的堆没有可画的内容"}
	heapText  = game.Text{
		En: "a plot shows heaps from 0 to 2^53, and this one would go from %d to %d",
		Zh: "图中堆的大小须在 0 到 2^53 之间，而所求为 %d 到 %d",
	}
	manyText = game.Text{
		En: "a plot shows at most 2^36 heaps, and from %d to %d there are more; draw a part of them",
		Zh: "一张图最多画 2^36 个堆，而从 %d 到 %d 超过此数；请只画其中一部分",
	}
	nimberText = game.Text{
		En: "a plot shows nimbers up to 2^53, and heap %d has %d",
		Zh: "图中的 SG 值最大为 2^53，而大小为 %d 的堆的 SG 值为 %d",
	}
	periodText = game.Text{
		En: "preperiod %d, period %d and saltus %d are no law of a sequence: the period is at least 1, the others at least 0, and none is above 2^53",
		Zh: "预周期 %d、周期 %d、每周期增量 %d 不构成序列的规律：周期至少为 1，另两个至少为 0，且都不超过 2^53",
	}
)

// check refuses what cannot be drawn.
func (s Scatter) check() error {
	switch p := s.Period; {
	case s.From > s.To || s.Values == nil:
		return game.Refuse(game.BadParameter, emptyText, s.From, s.To)
	case s.From < 0 || uint64(s.To) > largest:
		return game.Refuse(game.BadParameter, heapText, s.From, s.To)
	case s.count() > mostHeaps:
		return game.Refuse(game.Limit, manyText, s.From, s.To)
	case p.drawn() && (p.Length < 1 || p.Preperiod < 0 || p.Saltus < 0 ||
		max(uint64(p.Length), uint64(p.Preperiod), uint64(p.Saltus)) > largest):
		return game.Refuse(game.BadParameter, periodText, p.Preperiod, p.Length, p.Saltus)
	}
	return nil
}

// count is the number of heaps.
func (s Scatter) count() uint64 { return uint64(s.To) - uint64(s.From) + 1 }

// chunk is how many nimbers are read at once.
const chunk = 1 << 14

// each reads all nimbers, some at a time, until the context ends.
func (s Scatter) each(ctx context.Context, visit func(from int, g []uint64) error) error {
	buffer := make([]uint64, min(chunk, s.count()))
	for n := s.From; n <= s.To; n += len(buffer) {
		if err := ctx.Err(); err != nil {
			return err
		}
		g := buffer[:min(len(buffer), s.To-n+1)]
		s.Values.Read(g, n)
		if err := visit(n, g); err != nil {
			return err
		}
	}
	return nil
}
