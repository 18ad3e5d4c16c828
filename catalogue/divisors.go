package catalogue

import (
	"container/heap"
	"iter"
	"math/big"
	"slices"
)

// primePower is a prime and how often it divides.
type primePower struct {
	prime *big.Int
	times int
}

// primePowers gathers primes into prime powers, in order.
func primePowers(ps []*big.Int) []primePower {
	slices.SortFunc(ps, (*big.Int).Cmp)
	var out []primePower
	for _, p := range ps {
		if k := len(out) - 1; k >= 0 && out[k].prime.Cmp(p) == 0 {
			out[k].times++
		} else {
			out = append(out, primePower{p, 1})
		}
	}
	return out
}

// divisors lists the divisors of a number in ascending order, however many there
// are, remembering no more than three for each that it has listed. Every divisor
// but 1 has a last prime, and comes from one smaller divisor: by that prime once
// more, by that prime after the one before it, or by that prime in the place of
// the one before it.
func divisors(ps []primePower) iter.Seq[*big.Int] {
	return func(yield func(*big.Int) bool) {
		if !yield(one) || len(ps) == 0 {
			return
		}
		for f := (frontier{{ps[0].prime, 0, 1}}); len(f) > 0; {
			d := f[0]
			if !yield(d.value) {
				return
			}
			f[0] = f[len(f)-1]
			f = f[:len(f)-1]
			heap.Fix(&f, 0)
			f.extend(d, ps)
		}
	}
}

// frontier is a heap of divisors that are not listed yet, the least first.
type frontier []divisorNode

// divisorNode is a divisor with the number of its last prime and how often that
// divides it.
type divisorNode struct {
	value       *big.Int
	last, times int
}

func (f *frontier) extend(d divisorNode, ps []primePower) {
	if d.times < ps[d.last].times {
		heap.Push(f, divisorNode{new(big.Int).Mul(d.value, ps[d.last].prime), d.last, d.times + 1})
	}
	if d.last+1 == len(ps) {
		return
	}
	more := new(big.Int).Mul(d.value, ps[d.last+1].prime)
	heap.Push(f, divisorNode{more, d.last + 1, 1})
	if d.times == 1 {
		heap.Push(f, divisorNode{new(big.Int).Quo(more, ps[d.last].prime), d.last + 1, 1})
	}
}

func (f frontier) Len() int           { return len(f) }
func (f frontier) Less(i, j int) bool { return f[i].value.Cmp(f[j].value) < 0 }
func (f frontier) Swap(i, j int)      { f[i], f[j] = f[j], f[i] }
func (f *frontier) Push(x any)        { *f = append(*f, x.(divisorNode)) }
func (f *frontier) Pop() any {
	k := len(*f) - 1
	x := (*f)[k]
	*f = (*f)[:k]
	return x
}
