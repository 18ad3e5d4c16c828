package judge

import (
	"iter"
	"math/big"
	"math/rand/v2"

	"grundy/catalogue"
)

// numbers are the fields of a case of numbers only.
func numbers(n ...uint64) []value {
	v := make([]value, len(n))
	for i := range n {
		v[i].n = n[i]
	}
	return v
}

// goldenFloor is ⌊kφ⌋ = ⌊(k + √(5k²)) / 2⌋ for k < 2^62.
func goldenFloor(k uint64) uint64 {
	n := new(big.Int).SetUint64(k)
	root := new(big.Int).Mul(n, n)
	root.Sqrt(root.Mul(root, big.NewInt(5)))
	return n.Rsh(n.Add(n, root), 1).Uint64()
}

// mostGolden bounds the numbers k that are near to a whole number when multiplied by φ.
const mostGolden = 1 << 61

// fibonacciNumbers are 1, 2, 3, 5 and so on.
func fibonacciNumbers() iter.Seq[uint64] {
	return func(yield func(uint64) bool) {
		for a, b := uint64(1), uint64(2); a <= mostGolden && yield(a); {
			a, b = b, a+b
		}
	}
}

// mostMultiples bounds the sums of goldenCombinations. With double precision ⌊kφ⌋ is wrong
// for 14 differences k of pairs up to 10^9, and sums of 7 have all of them.
const mostMultiples = 7

// goldenCombinations are numbers k for which kφ is nearly as near to a whole number as
// for the Fibonacci numbers F: all small sums of F and the second after it, whose distances
// have the same sign. The largest come first.
func goldenCombinations(yield func(uint64) bool) {
	a, b := uint64(1), uint64(1)
	for b < mostGolden/32 {
		a, b = b, a+b
	}
	for ; a > 0; a, b = b-a, a {
		for i := uint64(1); i <= mostMultiples; i++ {
			for j := uint64(0); i+j <= mostMultiples; j++ {
				if !yield(i*a + j*(a+b)) {
					return
				}
			}
		}
	}
}

// coldEdges yields cases made of pairs at which the golden ratio has to be exact: lost
// pairs of Wythoff's game with numbers up to most, and pairs beside them.
func coldEdges(most uint64, of func(a, b uint64) []value) iter.Seq[[]value] {
	around := [][3]uint64{{0, 0, 0}, {1, 1, 0}, {^uint64(0), ^uint64(0), 0}, {0, 0, 1}, {0, 1, 0}, {1, 0, 0}}
	return func(yield func([]value) bool) {
		for i, differences := range []iter.Seq[uint64]{fibonacciNumbers(), goldenCombinations} {
			for _, d := range around[:len(around)/(i+1)] { // of the latter there are many
				for k := range differences {
					a := goldenFloor(k)
					x, y := a+d[0], a+k+d[1]
					if d[2] == 1 {
						x, y = y, x
					}
					if max(x, y) <= most && !yield(of(x, y)) {
						return
					}
				}
			}
		}
	}
}

// coldPair makes of two numbers drawn at random a lost pair of Wythoff's game no larger than
// they are, or one beside it.
func coldPair(r *rand.Rand, v []value) {
	k := max(v[0].n, v[1].n) * 3 / 8 // of numbers below 2^62
	a := goldenFloor(k)
	v[0].n, v[1].n = a, a+k
	if r.IntN(4) == 0 {
		v[r.IntN(2)].n++
	}
	if r.IntN(2) == 0 {
		v[0], v[1] = v[1], v[0]
	}
}

// fibonacciEdges are the Fibonacci numbers, and those beside them.
func fibonacciEdges(yield func([]value) bool) {
	for _, d := range []uint64{0, 1, ^uint64(0)} {
		for f := range fibonacciNumbers() {
			if !yield(numbers(f + d)) {
				return
			}
		}
	}
}

// lostFibonacci makes of a heap from least to most one that is lost, or beside it.
func lostFibonacci(least, most uint64) func(*rand.Rand, []value) {
	return func(r *rand.Rand, v []value) { v[0].n = lostHeap(r, v[0].n, least, most, 2) }
}

// lostHeap lowers a heap to the next one that is lost, where each take may be at most
// factor times the last, and at times goes on to one beside it.
func lostHeap(r *rand.Rand, n, least, most, factor uint64) uint64 {
	for part := uint64(0); n > 0 && part != n; {
		if part = catalogue.DynamicPart(n, factor); part != n {
			n -= part
		}
	}
	if r.IntN(3) == 0 {
		n += r.Uint64N(3) - 1
	}
	return min(max(n, least), most)
}

// dynamicEdges are lost heaps for some factors, and those beside them.
func dynamicEdges(yield func([]value) bool) {
	r := rand.New(rand.NewPCG(3, 3))
	for _, k := range []uint64{1, 2, 3, 4, 5, 10, 100, 1000, 10_000, 100_000} {
		for n := uint64(100_000_000); n > 2*k; n = n / 8 * 7 {
			if !yield(numbers(lostHeap(r, n, 2, 100_000_000, k), k)) {
				return
			}
		}
	}
}

// euclidEdges are pairs whose ratio is as near to φ as can be, on both sides.
func euclidEdges(yield func([]value) bool) {
	for _, smaller := range []iter.Seq[uint64]{fibonacciNumbers(), goldenCombinations} {
		for k := range smaller {
			a := goldenFloor(k)
			if !yield(numbers(a, k)) || !yield(numbers(a+1, k)) || !yield(numbers(k, a)) || !yield(numbers(k, a+1)) {
				return
			}
		}
	}
}

// nearGolden makes of two numbers a pair whose ratio is near φ.
func nearGolden(r *rand.Rand, v []value) {
	k := max(2, max(v[0].n, v[1].n)/2)
	v[0].n, v[1].n = k, goldenFloor(k)+r.Uint64N(2)
	if r.IntN(2) == 0 {
		v[0], v[1] = v[1], v[0]
	}
}
