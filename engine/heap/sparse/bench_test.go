package sparse

import (
	"context"
	"testing"
)

// BenchmarkSequence compares the ways to compute a nim-sequence from nothing: the
// sparse space method as it is usually written, the kernels in Go, those of this
// machine, and two workers. All have given the same values in the tests.
func BenchmarkSequence(b *testing.B) {
	for _, c := range []struct {
		name  string
		rules Rules
		n     int
		space space
	}{
		{"grundy", grundysGame(), 100_000, space{mask: 0xfe}},
		{"0.16", octal("0.16"), 300_000, space{mask: 0x1e}},
		{"0.106", octal("0.106"), 300_000, space{mask: 0xd, position: 1, parity: 1}},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.Run("textbook", func(b *testing.B) {
				for b.Loop() {
					textbook(c.rules, c.space, c.n)
				}
			})
			scan(b, "go", c.rules, Options{Purego: true}, c.n)
			scan(b, "kernels", c.rules, Options{}, c.n)
			scan(b, "workers=2", c.rules, Options{Workers: 2}, c.n)
		})
	}
}

// BenchmarkAllPairs compares ways that look at every pair with the definition.
func BenchmarkAllPairs(b *testing.B) {
	const n = 20_000
	r := octal("0.07")
	b.Run("naive", func(b *testing.B) {
		for b.Loop() {
			naive(r, n)
		}
	})
	scan(b, "go", r, Options{Purego: true, Engine: Dense}, n)
	scan(b, "kernels", r, Options{Engine: Dense}, n)
}

// scan measures a scanner.
func scan(b *testing.B, name string, r Rules, o Options, n int) {
	b.Run(name, func(b *testing.B) {
		for b.Loop() {
			s, err := New(r, o)
			if err == nil {
				err = s.Extend(context.Background(), n)
			}
			if err != nil {
				b.Fatal(err)
			}
		}
	})
}
