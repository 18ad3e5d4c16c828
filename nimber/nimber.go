// Package nimber holds the arithmetic of nimbers: mex and nim-sum, at any size.
//
// A nimber is a non-negative *big.Int; small searches use uint64. Functions
// return new integers and leave their arguments as they are.
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
