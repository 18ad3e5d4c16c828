package nimber

import (
	"errors"
	"math/big"
	"math/bits"
)

var (
	// ErrZero is the error of a division by 0, and of the order of 0.
	ErrZero = errors.New("0 has no inverse")
	// ErrLength is the error of slices of different lengths.
	ErrLength = errors.New("the slices differ in length")
	// ErrNoLog is the error of a logarithm that does not exist.
	ErrNoLog = errors.New("no power of the base is that number")
	// ErrSize is the error of an operation that needs the factors of a group
	// order, or a search in it, beyond what is known or cheap.
	ErrSize = errors.New("the field is too large for this operation")
)

// Field returns the least k for which a is below 2^(2^k): the field of 2^(2^k)
// nimbers is the smallest that a lies in, and its elements are the nimbers
// below. Every finite field of nimbers that begins with 0 is one of these
// [Conway 1976].
func Field(a *big.Int) int { return degree(a.BitLen()) }

// Field64 is [Field] for a below 2^64: at most 6.
func Field64(a uint64) int { return degree(bits.Len64(a)) }

// degree is the least k with 2^k at least n.
func degree(n int) int {
	if n < 2 {
		return 0
	}
	return bits.Len(uint(n - 1))
}
