package catalogue

import (
	"math/big"
	"math/bits"

	"grundy/engine/takeaway"
)

// decomposition is a number as a sum of terms of H, largest first.
type decomposition interface {
	// count is the number of the parts.
	count() int
	// sum adds the parts with the indices from, …, to-1.
	sum(from, to int) *big.Int
	// tails returns where the winning tails begin, shortest first: those that
	// are at most limit and leave a limit below the next part.
	tails(r takeaway.Rule, limit *big.Int) (starts []int)
}

// decompose finds the parts of n >= 1, by the shortest way for the rule; ok is
// false when there is none within the bounds of the engine.
func (r *dynamicRule) decompose(n *big.Int) (d decomposition, ok bool) {
	if r.Plus.Sign() == 0 && r.Factor.Cmp(one) == 0 {
		return newBinary(n), true
	}
	if r.Plus.Sign() == 0 && r.Factor.Cmp(two) == 0 {
		return newZeckendorf(n), true
	}
	parts, ok := r.sequence.Parts(n)
	return listedParts(parts), ok
}

var two = big.NewInt(2)

// listedParts are the parts one by one.
type listedParts []*big.Int

func (d listedParts) count() int { return len(d) }

func (d listedParts) sum(from, to int) *big.Int {
	sum := new(big.Int)
	for _, p := range d[from:to] {
		sum.Add(sum, p)
	}
	return sum
}

func (d listedParts) tails(r takeaway.Rule, limit *big.Int) (starts []int) {
	tail := new(big.Int)
	for i := len(d) - 1; i >= 0; i-- {
		if tail.Add(tail, d[i]).Cmp(limit) > 0 {
			break
		}
		if i == 0 || r.Next(tail).Cmp(d[i-1]) < 0 {
			starts = append(starts, i)
		}
	}
	return starts
}

// binary are the ones of a number in base 2, the highest first: for factor 1, H
// is 1, 2, 4, 8, …
type binary []int

const wordBits = bits.UintSize

func newBinary(n *big.Int) (ones binary) {
	for i := n.BitLen() - 1; i >= 0; i-- {
		if n.Bit(i) == 1 {
			ones = append(ones, i)
		}
	}
	return ones
}

func (d binary) count() int { return len(d) }

func (d binary) sum(from, to int) *big.Int {
	if from == to {
		return new(big.Int)
	}
	words := make([]big.Word, d[from]/wordBits+1)
	for _, i := range d[from:to] {
		words[i/wordBits] |= 1 << (i % wordBits)
	}
	return new(big.Int).SetBits(words)
}

// tails: a tail is less than twice its largest part, and so less than the next.
func (d binary) tails(_ takeaway.Rule, limit *big.Int) (starts []int) {
	for i := len(d) - 1; i >= 0 && d[i] < limit.BitLen(); i-- {
		if d[i] == limit.BitLen()-1 && d.sum(i, len(d)).Cmp(limit) > 0 {
			break
		}
		starts = append(starts, i)
	}
	return starts
}
