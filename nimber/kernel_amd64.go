//go:build !purego

package nimber

import "grundy/internal/cpu"

var has = cpu.Features()

// kernel is a way to multiply blocks of numbers.
type kernel int

const (
	planes512Kernel kernel = iota
	planes256Kernel
	rounds256Kernel
	sliced256Kernel
	noKernel
)

// best is the fastest kernel of this processor.
func best() kernel {
	for k := range noKernel {
		if k.runs() {
			return k
		}
	}
	return noKernel
}

// runs reports whether this processor has the instructions.
func (k kernel) runs() bool {
	switch k {
	case planes512Kernel:
		return has.AVX512 && has.GFNI
	case planes256Kernel:
		return has.GFNI
	case rounds256Kernel:
		return has.VAES
	case sliced256Kernel:
		return has.AVX2
	}
	return false
}

// size is the length of a block.
func (k kernel) size() int { return [...]int{64, 32, 32, 256}[k] }

// worthwhile is how many numbers are cheaper filled up to a block with zeros than
// done one by one.
func (k kernel) worthwhile() int { return [...]int{8, 4, 8, 64}[k] }

// run multiplies blocks.
func (k kernel) run(dst, a, b []uint64, blocks int) {
	switch k {
	case planes512Kernel:
		planes512(&dst[0], &a[0], &b[0], blocks)
	case planes256Kernel:
		planes256(&dst[0], &a[0], &b[0], blocks)
	case rounds256Kernel:
		rounds256(&dst[0], &a[0], &b[0], blocks)
	case sliced256Kernel:
		sliced256(&dst[0], &a[0], &b[0], blocks)
	}
}

// products is Products64 for slices of one length, not empty.
func products(dst, a, b []uint64) {
	if k := best(); k != noKernel {
		k.products(dst, a, b)
		return
	}
	productsOneByOne(dst, a, b)
}

// products multiplies whole blocks with the kernel, and the rest filled up to a
// block or one by one.
func (k kernel) products(dst, a, b []uint64) {
	size := k.size()
	whole := len(a) / size * size
	if whole > 0 {
		k.run(dst, a, b, whole/size)
		dst, a, b = dst[whole:], a[whole:], b[whole:]
	}
	if len(a) >= k.worthwhile() {
		var x, y [256]uint64
		copy(x[:], a)
		copy(y[:], b)
		k.run(x[:], x[:], y[:], 1)
		copy(dst, x[:len(a)])
		return
	}
	productsOneByOne(dst, a, b)
}

// Product64 returns the nim-product of a and b. It costs some ten nanoseconds.
//
// With the instruction for polynomials it multiplies in the field of 2^32 as
// polynomials over the field of two elements, modulo the minimal polynomial of
// 2^31, to which the polynomial x is sent: then the multiplication by half the
// Fermat power 2^32, which joins two halves, is a shift. Going back, the
// remainder modulo that polynomial costs nothing: the powers of x up to 63 have
// their own places in the table.
func Product64(a, b uint64) uint64 {
	if has.PCLMULQDQ {
		return polynomials64(a, b)
	}
	return productOfBytes(a, b)
}
