// Package prime tests whether numbers are prime, and factors them, in exact
// arithmetic.
//
// On machine words [Is] and [Factors] always answer. Longer numbers may be out of
// reach: [Test] and [Factorize] then say so, after no more steps of [Work] than
// they were given. [Divisors] lists the divisors of a number in order, however
// many there are; [Below] lists the primes. [Powers] and [Remove] serve those who
// know the primes already.
package prime

import (
	"math/big"
	"math/bits"
	"sync"
)

var one = big.NewInt(1)

// smallPrimes are the primes for division on trial.
var smallPrimes = sync.OnceValue(func() []uint64 { return Below(1 << 12) })

// Below lists the primes below n.
func Below(n int) []uint64 {
	composite := make([]bool, n)
	var ps []uint64
	for p := 2; p < n; p++ {
		if composite[p] {
			continue
		}
		ps = append(ps, uint64(p))
		for m := p * p; m < n; m += p {
			composite[m] = true
		}
	}
	return ps
}

// Theory: an odd n > 1 that passes the strong test to the first 12 primes is
// prime below 318665857834031151167461, which is beyond 64 bits, and to the
// first 13 below 3317044064679887385961981 [Sorenson, Webster 2017]. Above that,
// n is prime when n-1 has a divisor F with F² > n whose primes q are known, and
// for each q some a has a^(n-1) = 1 mod n and a^((n-1)/q) - 1 prime to n
// [Pocklington 1914]. Failing a strong test proves n composite. What none of
// this settles is unknown, never taken for prime.

// Is reports whether a machine word is prime.
func Is(n uint64) bool {
	for _, p := range smallPrimes()[:12] {
		if n%p == 0 {
			return n == p
		}
	}
	if n < 41*41 {
		return n > 1
	}
	for _, p := range smallPrimes()[:12] {
		if !strongTest(n, p) {
			return false
		}
	}
	return true
}

// strongTest is the strong test of odd n to base a, 1 < a < n: five times as fast
// as strongLong.
func strongTest(n, a uint64) bool {
	s := bits.TrailingZeros64(n - 1)
	x := uint64(1)
	for d := (n - 1) >> s; d > 0; d >>= 1 {
		if d&1 == 1 {
			x = mulMod(x, a, n)
		}
		a = mulMod(a, a, n)
	}
	if x == 1 || x == n-1 {
		return true
	}
	for range s - 1 {
		if x = mulMod(x, x, n); x == n-1 {
			return true
		}
	}
	return false
}

// mulMod is a·b mod n for a < n.
func mulMod(a, b, n uint64) uint64 {
	high, low := bits.Mul64(a, b%n)
	_, r := bits.Div64(high, low, n)
	return r
}
