package nimber

import (
	"math/big"
	"slices"
	"testing"
)

// tables is the usual way to a nim-product of 64 bits, the yardstick here:
// logarithms in the field of 2^16, and Karatsuba's method from there to 2^64.
type tables struct {
	logarithm [1 << 16]uint16
	power     [1 << 17]uint16
}

func newTables() *tables {
	for g := uint64(2); ; g++ {
		t, n := new(tables), 0
		for x := uint64(1); n == 0 || x != 1; x = slow(x, g, 16) {
			t.logarithm[x] = uint16(n)
			t.power[n], t.power[n+1<<16-1] = uint16(x), uint16(x)
			n++
		}
		if n == 1<<16-1 {
			return t
		}
	}
}

func (t *tables) product16(a, b uint16) uint16 {
	if a == 0 || b == 0 {
		return 0
	}
	return t.power[uint32(t.logarithm[a])+uint32(t.logarithm[b])]
}

func (t *tables) product32(a, b uint32) uint32 {
	a0, a1, b0, b1 := uint16(a), uint16(a>>16), uint16(b), uint16(b>>16)
	p, q, r := t.product16(a0, b0), t.product16(a1, b1), t.product16(a0^a1, b0^b1)
	return uint32(p^t.product16(q, 1<<15)) | uint32(r^p)<<16
}

func (t *tables) product64(a, b uint64) uint64 {
	a0, a1, b0, b1 := uint32(a), uint32(a>>32), uint32(b), uint32(b>>32)
	p, q, r := t.product32(a0, b0), t.product32(a1, b1), t.product32(a0^a1, b0^b1)
	return uint64(p^t.halfOf32(q)) | uint64(r^p)<<32
}

// halfOf32 is the product with 2^31.
func (t *tables) halfOf32(a uint32) uint32 {
	a0, a1 := uint16(a), uint16(a>>16)
	const half = 1 << 15
	return uint32(t.product16(t.product16(a1, half), half)) | uint32(t.product16(a0^a1, half))<<16
}

// benchmarked is how many products an operation of a benchmark is.
const benchmarked = 4096

// BenchmarkProduct multiplies random numbers of 64 bits. The aims are half of
// the tables' time one by one, and a thirtieth in a batch.
func BenchmarkProduct(b *testing.B) {
	r, t := source(), newTables()
	x, y := make([]uint64, benchmarked), make([]uint64, benchmarked)
	for i := range x {
		x[i], y[i] = r.Uint64(), r.Uint64()
	}
	want, got := make([]uint64, benchmarked), make([]uint64, benchmarked)
	measure := func(name string, dst []uint64, work func(dst []uint64)) {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				work(dst)
			}
			b.ReportMetric(float64(benchmarked)*float64(b.N)/b.Elapsed().Seconds()/1e6, "M/s")
			if name != "tables" && !slices.Equal(dst, want) {
				b.Error("the products differ from those of the tables")
			}
		})
	}
	for i := range want {
		want[i] = t.product64(x[i], y[i])
	}
	measure("tables", want, func(dst []uint64) {
		for i := range dst {
			dst[i] = t.product64(x[i], y[i])
		}
	})
	measure("scalar", got, func(dst []uint64) {
		for i := range dst {
			dst[i] = Product64(x[i], y[i])
		}
	})
	measure("purego", got, func(dst []uint64) {
		for i := range dst {
			dst[i] = productOfBytes(x[i], y[i])
		}
	})
	measure("batch", got, func(dst []uint64) {
		if err := Products64(dst, x, y); err != nil {
			panic(err)
		}
	})
}

// BenchmarkUnary compares the functions of one number with the product.
func BenchmarkUnary(b *testing.B) {
	r := source()
	x, dst := make([]uint64, benchmarked), make([]uint64, benchmarked)
	for i := range x {
		x[i] = r.Uint64() | 1
	}
	each := func(name string, f func(uint64) uint64) {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				for i, a := range x {
					dst[i] = f(a)
				}
			}
		})
	}
	each("product", func(a uint64) uint64 { return Product64(a, a) })
	each("square", Square64)
	each("sqrt", Sqrt64)
	each("inverse", mustInverse)
	b.Run("inverses", func(b *testing.B) {
		for b.Loop() {
			if err := Inverses64(dst, x); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkBig shows how products of large numbers grow.
func BenchmarkBig(b *testing.B) {
	r := source()
	for _, n := range []int{64, 256, 1024, 4096, 1 << 16, 1 << 19} {
		x, y := randomBelow(r, n), randomBelow(r, n)
		b.Run(big.NewInt(int64(n)).String(), func(b *testing.B) {
			for b.Loop() {
				Product(x, y)
			}
		})
	}
}

// BenchmarkLog finds logarithms below 2^64.
func BenchmarkLog(b *testing.B) {
	const base = 1<<63 + 12345
	a := power64(base, 1<<50+7)
	b.Run("product", func(b *testing.B) {
		for b.Loop() {
			Product64(base, a)
		}
	})
	b.Run("order", func(b *testing.B) {
		for b.Loop() {
			Order64(base)
		}
	})
	b.Run("log", func(b *testing.B) {
		for b.Loop() {
			Log64(base, a)
		}
	})
}
