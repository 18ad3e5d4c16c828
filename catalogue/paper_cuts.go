package catalogue

import (
	"iter"
	"math/big"
)

// offStrip are the cuts of one side that make a 1 × 1.
func (s sheet) offStrip(side int) cuts {
	n := s[side]
	if s[1-side].Cmp(one) != 0 || n.Cmp(one) == 0 {
		return cuts{}
	}
	last := new(big.Int).Sub(n, one)
	if last.Cmp(one) == 0 {
		return cuts{left: []*big.Int{one}}
	}
	return cuts{left: []*big.Int{one, last}}
}

// cuts are the places where a side is cut: some near its start, the offsets of
// those in every period of the middle, and some near its end.
type cuts struct {
	left, right []*big.Int
	middle      []int64
	periods     *big.Int // how many, nil for none
}

// cutsTo are the cuts of one side that leave no strip and nim-sum v. A cut far
// from both ends depends on its place mod the period.
func (s sheet) cutsTo(side int, v uint64) cuts {
	n, other := s[side], strip2Long(s[1-side])
	good := func(k *big.Int) bool {
		rest := new(big.Int).Sub(n, k)
		return paperSheet(strip2Long(k), other)^paperSheet(strip2Long(rest), other) == v
	}
	edge := func(from, to *big.Int) (ks []*big.Int) {
		(span{from, to}).each(func(k *big.Int) bool {
			if good(k) {
				ks = append(ks, k)
			}
			return true
		})
		return ks
	}
	two, start := big.NewInt(2), big.NewInt(stripFrom)
	last := new(big.Int).Sub(n, two)
	if n.Cmp(big.NewInt(2*stripEnd)) < 0 {
		return cuts{left: edge(two, last)}
	}
	c := cuts{left: edge(two, big.NewInt(stripFrom-1)), periods: new(big.Int).Sub(n, big.NewInt(2*stripFrom))}
	c.periods.Quo(c.periods, big.NewInt(stripPeriod))
	for o := range int64(stripPeriod) {
		if good(big.NewInt(stripFrom + o)) {
			c.middle = append(c.middle, o)
		}
	}
	end := new(big.Int).Mul(c.periods, big.NewInt(stripPeriod))
	c.right = edge(end.Add(end, start), last)
	return c
}

func (c cuts) count() *big.Int {
	n := big.NewInt(int64(len(c.left) + len(c.right)))
	if c.periods == nil {
		return n
	}
	return n.Add(n, new(big.Int).Mul(c.periods, big.NewInt(int64(len(c.middle)))))
}

// each lists the places in order.
func (c cuts) each() iter.Seq[*big.Int] {
	return func(yield func(*big.Int) bool) {
		for _, k := range c.left {
			if !yield(k) {
				return
			}
		}
		if len(c.middle) > 0 {
			last := new(big.Int).Sub(c.periods, one)
			all := (span{new(big.Int), last}).each(func(q *big.Int) bool { return c.period(q, yield) })
			if !all {
				return
			}
		}
		for _, k := range c.right {
			if !yield(k) {
				return
			}
		}
	}
}

func (c cuts) period(q *big.Int, yield func(*big.Int) bool) bool {
	start := new(big.Int).Mul(q, big.NewInt(stripPeriod))
	for _, o := range c.middle {
		if !yield(new(big.Int).Add(start, big.NewInt(stripFrom+o))) {
			return false
		}
	}
	return true
}
