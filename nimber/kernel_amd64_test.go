//go:build !purego

package nimber

import "testing"

// Every kernel of this processor, on all pairs of bytes at the same place and at
// others, and on numbers of all sizes.
func TestKernels(t *testing.T) {
	for k := planes512Kernel; k < noKernel; k++ {
		if !k.runs() {
			t.Logf("kernel %d: this processor lacks the instructions", k)
			continue
		}
		var a, b []uint64
		for x := range uint64(256) {
			for y := range uint64(256) {
				for _, shift := range []uint64{0, 8, 24, 32, 56} {
					a, b = append(a, x<<shift, x<<shift), append(b, y<<shift, y<<(56-shift))
				}
			}
		}
		x, y := batch(1 << 15)
		a, b = append(a, x...), append(b, y...)
		dst := make([]uint64, len(a))
		k.products(dst, a, b)
		for i, got := range dst {
			if want := productOfBytes(a[i], b[i]); got != want {
				t.Fatalf("kernel %d: product of %d and %d = %d, want %d", k, a[i], b[i], got, want)
			}
		}
	}
}

func TestPolynomials(t *testing.T) {
	if !has.PCLMULQDQ {
		t.Skip("this processor does not multiply polynomials")
	}
	a, b := batch(1 << 15)
	for i := range a {
		if got, want := polynomials64(a[i], b[i]), productOfBytes(a[i], b[i]); got != want {
			t.Fatalf("polynomials64(%d, %d) = %d, want %d", a[i], b[i], got, want)
		}
	}
}

func TestNoAllocations(t *testing.T) {
	a, b := batch(300)
	if n := testing.AllocsPerRun(10, func() { products(a, a, b) }); n != 0 {
		t.Errorf("products of 300 allocate %v times", n)
	}
}
