package prime

import (
	"container/heap"
	"iter"
	"math/big"
	"slices"
)

// Power is a prime and how often it divides.
type Power struct {
	Prime *big.Int
	Times int
}

// Powers gathers primes into prime powers, in order.
func Powers(ps []*big.Int) []Power {
	slices.SortFunc(ps, (*big.Int).Cmp)
	var out []Power
	for _, p := range ps {
		if k := len(out) - 1; k >= 0 && out[k].Prime.Cmp(p) == 0 {
			out[k].Times++
		} else {
			out = append(out, Power{p, 1})
		}
	}
	return out
}

// Divisors lists the divisors of a number in ascending order, however many there
// are, remembering no more than three for each that it has listed. Every divisor
// but 1 has a last prime, and comes from one smaller divisor: by that prime once
// more, by that prime after the one before it, or by that prime in the place of
// the one before it.
func Divisors(ps []Power) iter.Seq[*big.Int] {
	return func(yield func(*big.Int) bool) {
		if !yield(one) || len(ps) == 0 {
			return
		}
		for f := (frontier{{ps[0].Prime, 0, 1}}); len(f) > 0; {
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

func (f *frontier) extend(d divisorNode, ps []Power) {
	if d.times < ps[d.last].Times {
		heap.Push(f, divisorNode{new(big.Int).Mul(d.value, ps[d.last].Prime), d.last, d.times + 1})
	}
	if d.last+1 == len(ps) {
		return
	}
	more := new(big.Int).Mul(d.value, ps[d.last+1].Prime)
	heap.Push(f, divisorNode{more, d.last + 1, 1})
	if d.times == 1 {
		heap.Push(f, divisorNode{new(big.Int).Quo(more, ps[d.last].Prime), d.last + 1, 1})
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
