package prime

import "math/big"

// testableBits is the most bits of a number that is tested for primality.
const testableBits = 4096

// provable is the bound below which 13 strong tests prove a prime.
var provable, _ = new(big.Int).SetString("3317044064679887385961981", 10)

// Test says whether n is prime, or that it does not know. It spends work
// on the factors of n-1 where it needs them.
func Test(n *big.Int, work *int) (prime, known bool) {
	switch {
	case n.IsUint64():
		return Is(n.Uint64()), true
	case n.BitLen() > testableBits:
		_, rest := divideOut(n)
		return false, rest.Cmp(n) != 0
	case !n.ProbablyPrime(0): // a strong and a Lucas test, which no prime fails
		return false, true
	case n.Cmp(provable) >= 0:
		prime = pocklington(n, work)
		return prime, prime
	}
	for _, p := range smallPrimes()[:13] {
		if !strongLong(n, new(big.Int).SetUint64(p)) {
			return false, true
		}
	}
	return true, true
}

// strongLong is the strong test of odd n to base a, 1 < a < n.
func strongLong(n, a *big.Int) bool {
	last := new(big.Int).Sub(n, one)
	s := last.TrailingZeroBits()
	x := new(big.Int).Exp(a, new(big.Int).Rsh(last, s), n)
	if x.Cmp(one) == 0 || x.Cmp(last) == 0 {
		return true
	}
	for range s - 1 {
		if x.Mul(x, x).Mod(x, n); x.Cmp(last) == 0 {
			return true
		}
	}
	return false
}

// pocklington proves an odd n prime, or gives up.
func pocklington(n *big.Int, work *int) bool {
	last := new(big.Int).Sub(n, one)
	ps, rest := Factorize(last, work)
	known := new(big.Int).Quo(last, rest)
	if known.Mul(known, known).Cmp(n) <= 0 {
		return false
	}
	for _, p := range ps {
		if !hasWitness(n, last, p.Prime) {
			return false
		}
	}
	return true
}

// hasWitness looks among the small primes for the number a of the theorem.
func hasWitness(n, last, q *big.Int) bool {
	e := new(big.Int).Quo(last, q)
	for _, p := range smallPrimes()[:20] {
		x := new(big.Int).Exp(new(big.Int).SetUint64(p), e, n)
		if new(big.Int).Exp(x, q, n).Cmp(one) != 0 {
			return false
		}
		if x.Sub(x, one).Sign() != 0 && x.GCD(nil, nil, x, n).Cmp(one) == 0 {
			return true
		}
	}
	return false
}

// Work is the number of steps, beyond machine words, that an answer about one
// position may take, about a tenth of a second; steps on long numbers count more.
const Work = 1 << 17

// Factorize returns the prime powers of n >= 1 that it can prove, and what is
// left of n, 1 when that is all of it. Machine words are always factored whole.
func Factorize(n *big.Int, work *int) (ps []Power, rest *big.Int) {
	var found []*big.Int
	if !n.IsUint64() {
		found, n = divideOut(n)
	}
	more, rest := splitLong(n, work)
	return Powers(append(found, more...)), rest
}

// divideOut takes the small primes out of n.
func divideOut(n *big.Int) (ps []*big.Int, rest *big.Int) {
	rest = n
	for _, p := range smallPrimes() {
		q, e := new(big.Int).SetUint64(p), 0
		for e, rest = Remove(rest, q); e > 0; e-- {
			ps = append(ps, q)
		}
	}
	return ps, rest
}

// Remove returns how often p divides n, and what is left: it asks first how
// often p² divides n/p.
func Remove(n, p *big.Int) (times int, rest *big.Int) {
	q, r := new(big.Int).QuoRem(n, p, new(big.Int))
	if r.Sign() != 0 {
		return 0, n
	}
	times, rest = Remove(q, new(big.Int).Mul(p, p))
	times = 2*times + 1
	if q, r = new(big.Int).QuoRem(rest, p, r); r.Sign() == 0 {
		return times + 1, q
	}
	return times, rest
}

// splitLong factors a number without small primes.
func splitLong(n *big.Int, work *int) (ps []*big.Int, rest *big.Int) {
	if n.IsUint64() {
		for _, p := range Factors(n.Uint64()) {
			ps = append(ps, new(big.Int).SetUint64(p))
		}
		return ps, one
	}
	switch prime, known := Test(n, work); {
	case prime:
		return []*big.Int{n}, one
	case !known:
		return nil, n
	}
	d := divisorOf(n, work)
	if d == nil {
		return nil, n
	}
	ps, rest = splitLong(d, work)
	more, r := splitLong(new(big.Int).Quo(n, d), work)
	return append(ps, more...), new(big.Int).Mul(rest, r)
}

// divisorOf looks for a proper divisor of a composite n: its root when it is a
// square, and otherwise by Pollard's method until the work is used up.
func divisorOf(n *big.Int, work *int) *big.Int {
	root := new(big.Int).Sqrt(n)
	if new(big.Int).Mul(root, root).Cmp(n) == 0 {
		return root
	}
	x, y, product, d := big.NewInt(2), big.NewInt(2), big.NewInt(1), new(big.Int)
	step := func(z *big.Int) { z.Mul(z, z).Add(z, one).Mod(z, n) }
	words := n.BitLen() / 64
	for ; *work > 0; *work -= rhoBatch * (1 + words*words/16) {
		for range rhoBatch {
			step(x)
			step(y)
			step(y)
			product.Mul(product, d.Sub(x, y)).Mod(product, n)
		}
		switch d.GCD(nil, nil, product, n); {
		case d.Cmp(n) == 0:
			return nil
		case d.Cmp(one) != 0:
			return d
		}
	}
	return nil
}
