//go:build !amd64 || purego

package nimber

// Product64 returns the nim-product of a and b. It costs some ten nanoseconds.
func Product64(a, b uint64) uint64 { return productOfBytes(a, b) }

// products is Products64 for slices of one length, not empty.
func products(dst, a, b []uint64) { productsOneByOne(dst, a, b) }
