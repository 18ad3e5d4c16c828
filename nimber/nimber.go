// Package nimber holds the arithmetic of nimbers: mex, nim-sum and the field of
// the nim-product, exact at any size.
//
// A nimber is a non-negative *big.Int, and functions return new integers and
// leave their arguments as they are. Functions whose names end in 64 are the same
// for numbers below 2^64; those in the plural work on slices, element by element:
//
//	            any size          below 2^64         slices
//	least not   [Mex]             [Set]
//	sum         [Sum]             ^
//	product     [Product]         [Product64]        [Products64], [Multiples64]
//	square      [Square]          [Square64]         [Squares64]
//	root of it  [Sqrt]            [Sqrt64]           [Sqrts64]
//	inverse     [Inverse]         [Inverse64]        [Inverses64]
//	quotient    [Quotient]        [Quotient64]       [Quotients64]
//	power       [Power]           [Power64]          [Powers64]
//	x x + x = a [ArtinSchreier]   [ArtinSchreier64]
//	order       [Order]           [Order64]
//	logarithm   [Log]             [Log64]
//	field       [Field], [Trace]  [Field64]
//
// Theory: with the nim-sum as sum and the nim-product as product, the nimbers
// below 2^(2^k) are the field of that many elements, and all nimbers together
// one of characteristic 2. The product a⊗b is the mex of a'⊗b ⊕ a⊗b' ⊕ a'⊗b'
// over a' < a and b' < b. A Fermat power F = 2^(2^k) times a smaller x is the
// number F x, and times itself F ⊕ F/2 [Conway 1976]. That decides all products,
// which is how they are made here; the tests compare them with the mex.
//
// # Speed
//
// Everything is there in plain Go. On amd64 two things are added, which the
// processor is asked for once: a product of 64 bits is made of three of
// polynomials (PCLMULQDQ), and slices go through kernels in assembly: by bytes,
// with the instructions for fields of 256 elements (GFNI, with AVX-512 or AVX2) or
// those for the rounds of AES on vectors of 256 bits (VAES), or else by bits
// (AVX2). The build tag purego leaves them out. The command tools/nimkernel writes
// the assembly and all tables; none is made at run time.
//
// # Misuse
//
// A negative *big.Int is no nimber, and panics. Division by 0, and what the size
// of a field forbids, are errors.
package nimber

import "math/big"

// Sum returns the nim-sum of xs: their bitwise exclusive or, 0 for none
// [Bouton 1901]. It costs the total length of the arguments.
func Sum(xs ...*big.Int) *big.Int {
	sum := new(big.Int)
	for _, x := range xs {
		sum.Xor(sum, x)
	}
	return sum
}

// Mex returns the least nimber that is not among xs, which may repeat and stand
// in any order. It is at most len(xs).
func Mex(xs ...*big.Int) *big.Int {
	var s Set
	for _, x := range xs {
		if x.IsUint64() && x.Uint64() <= uint64(len(xs)) {
			s.Add(x.Uint64())
		}
	}
	return new(big.Int).SetUint64(s.Mex())
}
