package nimber

import (
	"errors"
	"slices"
	"testing"
)

// lengths are around those of blocks.
var lengths = []int{0, 1, 2, 3, 4, 5, 7, 8, 31, 32, 33, 63, 64, 65, 100, 255, 256, 257, 288, 511, 512, 513, 1000, 1025}

// batch is slices of numbers, none of them 0 in b.
func batch(n int) (a, b []uint64) {
	r := source()
	a, b = make([]uint64, n), make([]uint64, n)
	for i := range a {
		a[i], b[i] = r.Uint64()>>r.IntN(64), r.Uint64()>>r.IntN(64)|1
	}
	return a, b
}

func TestBatchIsScalar(t *testing.T) {
	first := func(x uint64, _ error) uint64 { return x }
	tests := []struct {
		name   string
		batch  func(dst, a, b []uint64) error
		scalar func(a, b uint64) uint64
	}{
		{"Products64", Products64, func(a, b uint64) uint64 { return slow(a, b, 64) }},
		{"Multiples64", func(dst, a, _ []uint64) error { return Multiples64(dst, a, 1<<40+7) },
			func(a, _ uint64) uint64 { return slow(a, 1<<40+7, 64) }},
		{"Squares64", func(dst, a, _ []uint64) error { return Squares64(dst, a) },
			func(a, _ uint64) uint64 { return Square64(a) }},
		{"Sqrts64", func(dst, a, _ []uint64) error { return Sqrts64(dst, a) },
			func(a, _ uint64) uint64 { return Sqrt64(a) }},
		{"Inverses64", func(dst, _, b []uint64) error { return Inverses64(dst, b) },
			func(_, b uint64) uint64 { return first(Inverse64(b)) }},
		{"Quotients64", Quotients64, func(a, b uint64) uint64 { return first(Quotient64(a, b)) }},
		{"Powers64", func(dst, a, _ []uint64) error { return Powers64(dst, a, 11) },
			func(a, _ uint64) uint64 { return first(Power64(a, 11)) }},
		{"Powers64 -3", func(dst, _, b []uint64) error { return Powers64(dst, b, -3) },
			func(_, b uint64) uint64 { return first(Power64(b, -3)) }},
	}
	for _, tt := range tests {
		for _, n := range lengths {
			a, b := batch(n)
			want := make([]uint64, n)
			for i := range want {
				want[i] = tt.scalar(a[i], b[i])
			}
			for name, dst := range map[string][]uint64{"another": make([]uint64, n), "a": a, "b": b} {
				x, y := slices.Clone(a), slices.Clone(b)
				switch name {
				case "a":
					dst = x
				case "b":
					dst = y
				}
				if err := tt.batch(dst, x, y); err != nil || !slices.Equal(dst, want) {
					t.Errorf("%s of %d into %s: %v, or another than one by one", tt.name, n, name, err)
				}
			}
		}
	}
}

func TestBatchRefuses(t *testing.T) {
	two, three := []uint64{5, 6}, []uint64{7, 0, 8}
	for name, err := range map[string]error{
		"Products64":  Products64(two, two, three),
		"Products64 ": Products64(three, two, two),
		"Multiples64": Multiples64(two, three, 1),
		"Squares64":   Squares64(two, three),
		"Sqrts64":     Sqrts64(two, three),
		"Inverses64":  Inverses64(two, three),
		"Quotients64": Quotients64(two, two, three),
		"Powers64":    Powers64(two, three, 2),
	} {
		if !errors.Is(err, ErrLength) {
			t.Errorf("%s: %v, want %v", name, err, ErrLength)
		}
	}
	dst := []uint64{1, 2, 3}
	for name, err := range map[string]error{
		"Inverses64":  Inverses64(dst, three),
		"Quotients64": Quotients64(dst, dst, three),
		"Powers64":    Powers64(dst, three, -1),
	} {
		if !errors.Is(err, ErrZero) || !slices.Equal(dst, []uint64{1, 2, 3}) {
			t.Errorf("%s: %v and %d, want %v and nothing written", name, err, dst, ErrZero)
		}
	}
}
