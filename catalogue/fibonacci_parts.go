package catalogue

import (
	"math/big"
	"slices"

	"grundy/engine/takeaway"
)

// zeckendorf is a number as a sum of Fibonacci numbers F_2 = 1, F_3 = 2, 3, 5, …
// of which no two are neighbours: their indices, the largest first. A number of
// 10^5 digits has about 130,000 of them, whose values would fill gigabytes.
//
// Theory: for a sum a of this kind let a' be the same sum with every index one
// less. With all indices m more it is S(a) = a·F_{m+1} + a'·F_m, since F_{i+m} =
// F_i·F_{m+1} + F_{i-1}·F_m. Such sums are ordered like the lists of their indices, so
// the parts of n with indices from m+2 on are those of the largest a with
// S(a) <= n, and the others those of n - S(a). With φ the golden ratio, S(a) =
// a·φ^m + δ·F_m for some -0.39 < δ < 0.62, because F_{i-1} = F_i/φ + (-1/φ)^i; and
// for even m, φ^m lies between the Lucas number L_m less one and L_m. So a is at
// least n/L_m - 2, and when m is a third of the indices of n or more, the search
// upwards from there takes a few steps.
type zeckendorf struct {
	levels  []fibonacciLevel
	indices []int32
}

// fibonacciLevel is the Fibonacci numbers around F_m, m even.
type fibonacciLevel struct {
	m                int32
	below, at, above *big.Int // F_{m-1}, F_m, F_{m+1}
}

// double is the level of 2m.
func (l fibonacciLevel) double() fibonacciLevel {
	square := new(big.Int).Mul(l.at, l.at)
	below := new(big.Int).Mul(l.below, l.below)
	above := new(big.Int).Mul(l.above, l.above)
	below.Add(below, square)
	above.Add(above, square)
	return fibonacciLevel{2 * l.m, below, new(big.Int).Sub(above, below), above}
}

// shifted is the sum whose indices are m more than those of a: S(a), and S(a)'.
func (l fibonacciLevel) shifted(a, prime *big.Int) (sum, below *big.Int) {
	sum, below = new(big.Int).Mul(a, l.above), new(big.Int).Mul(a, l.at)
	sum.Add(sum, new(big.Int).Mul(prime, l.at))
	return sum, below.Add(below, new(big.Int).Mul(prime, l.below))
}

// thirdOf reports whether F_m has more than a third of the bits of n.
func (l fibonacciLevel) thirdOf(n *big.Int) bool { return 3*l.at.BitLen() > n.BitLen()+8 }

// newZeckendorf decomposes n >= 1. It costs some multiplications of the size of
// n and the square root of its size, 0.1 s for 10^5 digits.
func newZeckendorf(n *big.Int) *zeckendorf {
	level := fibonacciLevel{32, big.NewInt(1346269), big.NewInt(2178309), big.NewInt(3524578)}
	z := &zeckendorf{levels: []fibonacciLevel{level}}
	for !level.thirdOf(n) {
		level = level.double()
		z.levels = append(z.levels, level)
	}
	z.add(n, 0)
	return z
}

// add appends the indices of n, each shift more, and returns n'.
func (z *zeckendorf) add(n *big.Int, shift int32) (prime *big.Int) {
	if n.IsUint64() {
		return z.addWord(n.Uint64(), shift)
	}
	i := slices.IndexFunc(z.levels, func(l fibonacciLevel) bool { return l.thirdOf(n) })
	l, start := z.levels[i], len(z.indices)
	a := new(big.Int).Add(l.below, l.above)
	a.Quo(n, a).Sub(a, big.NewInt(2))
	if a.Sign() < 0 {
		a.SetInt64(0)
	}
	prime = z.add(a, shift+l.m)
	sum, _ := l.shifted(a, prime)
	rest := new(big.Int).Sub(n, sum)
	for {
		step := new(big.Int).Set(l.above)
		low := len(z.indices) > start && z.indices[len(z.indices)-1] == shift+l.m+2
		if !low { // a' grows with a
			step.Add(step, l.at)
		}
		if rest.Cmp(step) < 0 {
			break
		}
		rest.Sub(rest, step)
		a.Add(a, one)
		if !low {
			prime.Add(prime, one)
		}
		z.increment(start, shift+l.m)
	}
	_, below := l.shifted(a, prime)
	return below.Add(below, z.add(rest, shift))
}

// addWord is add on a machine word, greedily.
func (z *zeckendorf) addWord(n uint64, shift int32) (prime *big.Int) {
	sum := uint64(0)
	for i := len(fibonacciWords) - 1; n > 0; i-- {
		if f := fibonacciWords[i]; f <= n {
			n -= f
			z.indices = append(z.indices, shift+int32(i)+2)
			sum += fibonacciWords[max(i-1, 0)]
		}
	}
	return new(big.Int).SetUint64(sum)
}

// increment adds 1 to the number whose indices, each shift more, begin at start.
func (z *zeckendorf) increment(start int, shift int32) {
	x := z.indices
	if last := len(x) - 1; last >= start && x[last] == shift+2 {
		x[last]++ // 1 becomes 2
	} else {
		x = append(x, shift+2)
	}
	for last := len(x) - 1; last > start && x[last-1] == x[last]+1; last-- {
		x = x[:last]
		x[last-1]++
	}
	z.indices = x
}

func (z *zeckendorf) count() int { return len(z.indices) }

func (z *zeckendorf) sum(from, to int) *big.Int {
	n, _ := z.value(z.indices[from:to], 0)
	return n
}

// value is the number n with the indices, each shift more, and n'.
func (z *zeckendorf) value(indices []int32, shift int32) (n, prime *big.Int) {
	if len(indices) == 0 || int(indices[0]-shift)-2 < len(fibonacciWords)-1 {
		sum, below := uint64(0), uint64(0)
		for _, k := range indices {
			i := int(k-shift) - 2
			sum += fibonacciWords[i]
			below += fibonacciWords[max(i-1, 0)]
		}
		return new(big.Int).SetUint64(sum), new(big.Int).SetUint64(below)
	}
	i := len(z.levels) - 1
	for z.levels[i].m+2 > indices[0]-shift {
		i--
	}
	l := z.levels[i]
	split := slices.IndexFunc(indices, func(k int32) bool { return k < shift+l.m+2 })
	if split < 0 {
		split = len(indices)
	}
	a, aPrime := z.value(indices[:split], shift+l.m)
	sum, below := l.shifted(a, aPrime)
	rest, restPrime := z.value(indices[split:], shift)
	return sum.Add(sum, rest), below.Add(below, restPrime)
}

// tails needs no number but the limit. Let t be a tail with the largest index k,
// and r the rest of it. t < F_{k+1}, so 2t < F_{k+3}; and 2t < F_{k+2} exactly when
// 2r < F_{k+2} - 2F_k = F_{k-1}, which is of the same kind, unless r has the index
// k-2: then 2r >= 2F_{k-2} >= F_{k-1}.
func (z *zeckendorf) tails(_ takeaway.Rule, limit *big.Int) (starts []int) {
	if limit.Sign() == 0 {
		return nil
	}
	most := newZeckendorf(limit).indices
	near := true // 2t < F_{k+2}
	for i := len(z.indices) - 1; i >= 0; i-- {
		k := z.indices[i]
		if k >= most[0] && slices.Compare(z.indices[i:], most) > 0 {
			break
		}
		if i+1 < len(z.indices) {
			gap := k - z.indices[i+1]
			near = gap > 3 || gap == 3 && near
		}
		if i == 0 || z.indices[i-1]-k > 2 || near {
			starts = append(starts, i)
		}
	}
	return starts
}
