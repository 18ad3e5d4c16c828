package sparse

import (
	"slices"
	"testing"
)

// BenchmarkSequence compares the ways to compute a nim-sequence from nothing: the
// sparse space method as it is usually written, told the best space; the kernels in
// Go; and those of this machine.
func BenchmarkSequence(b *testing.B) {
	for _, c := range []struct {
		name  string
		rules Rules
		n     int
	}{
		{"grundy_1e6", grundysGame(), 1_000_000},
		{"0.6_1e6", octal("0.6"), 1_000_000},
		{"0.014_1e6", octal("0.014"), 1_000_000},
		{"0.16_1e7", octal("0.16"), 10_000_000},
		{"0.106_1e7", octal("0.106"), 10_000_000},
	} {
		b.Run(c.name, func(b *testing.B) {
			known := extended(b, c.rules, Options{}, c.n)
			against(b, "textbook", known, func() []uint16 { return textbook(c.rules, known.space, c.n) })
			scan(b, "go", known, c.rules, Options{Purego: true})
			scan(b, "kernels", known, c.rules, Options{})
		})
	}
}

// BenchmarkWorkers compares one worker with two.
func BenchmarkWorkers(b *testing.B) {
	known := extended(b, grundysGame(), Options{}, 10_000_000)
	scan(b, "one", known, grundysGame(), Options{})
	scan(b, "two", known, grundysGame(), Options{Workers: 2})
}

// BenchmarkAllPairs compares the definition, which looks at every pair, with the
// engine of a game that has a sparse space and that of one that has none.
func BenchmarkAllPairs(b *testing.B) {
	for _, c := range []struct {
		name   string
		rules  Rules
		engine Engine
	}{{"grundy_1e5", grundysGame(), Automatic}, {"0.07_1e5", octal("0.07"), Dense}} {
		b.Run(c.name, func(b *testing.B) {
			known := extended(b, c.rules, Options{}, 100_000)
			against(b, "naive", known, func() []uint16 { return naive(c.rules, known.Len()) })
			scan(b, "kernels", known, c.rules, Options{Engine: c.engine})
		})
	}
}

// against measures a way to compute what a scanner knows, and compares the values.
func against(b *testing.B, name string, known *Scanner, way func() []uint16) {
	b.Run(name, func(b *testing.B) {
		var got []uint16
		for b.Loop() {
			got = way()
		}
		if !slices.Equal(got, known.Values()) {
			b.Error("other values than those of the scanner")
		}
	})
}

// scan measures a scanner of its own.
func scan(b *testing.B, name string, known *Scanner, r Rules, o Options) {
	against(b, name, known, func() []uint16 { return extended(b, r, o, known.Len()).Values() })
}
