package prime

import (
	"math/bits"
	"slices"
)

// Factors lists the prime factors of n >= 1 with repetition, in order. It
// costs about n^(1/4) steps.
func Factors(n uint64) []uint64 {
	var ps []uint64
	for _, p := range smallPrimes() {
		if p*p > n {
			break
		}
		for n%p == 0 {
			ps = append(ps, p)
			n /= p
		}
	}
	ps = splitWord(n, ps)
	slices.Sort(ps)
	return ps
}

func splitWord(n uint64, ps []uint64) []uint64 {
	if n == 1 {
		return ps
	}
	if Is(n) {
		return append(ps, n)
	}
	d := rho(n)
	return splitWord(n/d, splitWord(d, ps))
}

// rho returns a proper divisor of an odd composite n by Brent's form of
// Pollard's method [Brent 1980].
func rho(n uint64) uint64 {
	m := oddModulus{n, inverse64(n)}
	for c := uint64(1); ; c++ {
		if d := m.cycle(c); d != n {
			return d
		}
	}
}

// oddModulus is an odd n and its inverse mod 2^64.
type oddModulus struct{ n, inverse uint64 }

// inverse64 is the inverse of an odd n mod 2^64: n is right to 3 bits, and each
// step doubles them.
func inverse64(n uint64) uint64 {
	x := n
	for range 5 {
		x *= 2 - n*x
	}
	return x
}

// mul is a·b/2^64 mod n [Montgomery 1985].
func (m oddModulus) mul(a, b uint64) uint64 {
	high, low := bits.Mul64(a, b)
	h, _ := bits.Mul64(low*m.inverse, m.n)
	if high < h {
		high += m.n
	}
	return high - h
}

// step is x²/2^64 + c mod n.
func (m oddModulus) step(x, c uint64) uint64 {
	x = m.mul(x, x)
	if x >= m.n-c {
		return x - (m.n - c)
	}
	return x + c
}

// rhoBatch is how many differences share one greatest common divisor.
const rhoBatch = 128

// cycle looks for a divisor on the orbit of step; it returns n when it finds
// none.
func (m oddModulus) cycle(c uint64) uint64 {
	y := uint64(2)
	for length := 1; ; length *= 2 {
		x := y
		for done := 0; done < length; done += rhoBatch {
			start, product := y, uint64(1)
			for range min(rhoBatch, length-done) {
				y = m.step(y, c)
				product = m.mul(product, distance64(x, y))
			}
			d := gcd64(product, m.n)
			if d == 1 {
				continue
			}
			for d == m.n { // several at once: go back and take them one by one
				start = m.step(start, c)
				if e := gcd64(distance64(x, start), m.n); e != 1 {
					return e
				}
			}
			return d
		}
	}
}

func distance64(a, b uint64) uint64 { return max(a, b) - min(a, b) }

func gcd64(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
