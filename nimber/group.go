package nimber

import "math/big"

// The nimbers of the field of 2^(2^k), but 0, are a cyclic group under the
// nim-product. Its order 2^(2^k) - 1 is the product of the Fermat numbers F(0)
// to F(k-1), which have no divisor in common.

// largestOrder is the largest k of a field in which orders are found: F(12) is
// not factored.
const largestOrder = 12

// fermatPrimes returns the prime divisors of F(k), for k below largestOrder
// [Brent 1999]. The last of each is what the others leave.
func fermatPrimes(k int) []*big.Int {
	known := [largestOrder][]string{
		5:  {"641"},
		6:  {"274177"},
		7:  {"59649589127497217"},
		8:  {"1238926361552897"},
		9:  {"2424833", "7455602825647884208337395736200454918783366342657"},
		10: {"45592577", "6487031809", "4659775785220018543264560743076778192897"},
		11: {"319489", "974849", "167988556341760475137", "3560841906445833920513"},
	}
	var primes []*big.Int
	rest := groupOrder(k)
	rest.Add(rest, big.NewInt(2))
	for _, digits := range known[k] {
		p, _ := new(big.Int).SetString(digits, 10)
		primes = append(primes, p)
		rest.Quo(rest, p)
	}
	return append(primes, rest)
}

// Order returns the least n > 0 for which the n-th power of a is 1, or
// [ErrZero], or [ErrSize] for a from 2^4096 on, where the prime divisors of the
// group's order are not known. It costs a power for each of at most 25 primes:
// some microseconds below 2^64, a tenth of a second below 2^1024, and several
// seconds below 2^4096.
func Order(a *big.Int) (*big.Int, error) {
	k := Field(a)
	switch {
	case a.Sign() == 0:
		return nil, ErrZero
	case k > largestOrder:
		return nil, ErrSize
	}
	order := groupOrder(k)
	for i := range k {
		for _, p := range fermatPrimes(i) {
			// Every prime divides the order of the group once.
			less := new(big.Int).Quo(order, p)
			if x, _ := Power(a, less); x.IsUint64() && x.Uint64() == 1 {
				order = less
			}
		}
	}
	return order, nil
}

// primes64 are the prime divisors of 2^64 - 1, each of which divides it once.
var primes64 = [...]uint64{3, 5, 17, 257, 641, 65537, 6700417}

// Order64 is [Order] for a below 2^64.
func Order64(a uint64) (uint64, error) {
	if a == 0 {
		return 0, ErrZero
	}
	order := ^uint64(0)
	for _, p := range primes64 {
		if power64(a, order/p) == 1 {
			order /= p
		}
	}
	return order, nil
}

// Log64 returns the least n >= 0 for which the n-th power of base is a, or
// [ErrNoLog]. It finds n modulo every prime divisor of the order of base
// [Pohlig, Hellman 1978], with at most 2,589 steps and entries in a table
// [Shanks 1971]: a fraction of a millisecond.
func Log64(base, a uint64) (uint64, error) {
	switch {
	case a == 1:
		return 0, nil
	case base == 0 && a == 0:
		return 1, nil
	case base == 0 || a == 0:
		return 0, ErrNoLog
	}
	order, _ := Order64(base)
	if power64(a, order) != 1 {
		return 0, ErrNoLog
	}
	n, modulus := uint64(0), uint64(1)
	for _, p := range primes64 {
		if order%p == 0 {
			digit := logOfPrimeOrder(power64(base, order/p), power64(a, order/p), p)
			n += modulus * solve(n%p, modulus%p, digit, p)
			modulus *= p
		}
	}
	return n, nil
}

// solve returns the t below the prime p with n + m t = want modulo p, all below
// p, and p below 2^32.
func solve(n, m, want, p uint64) uint64 {
	inverse := uint64(1)
	for e := p - 2; e > 0; e >>= 1 {
		if e&1 == 1 {
			inverse = inverse * m % p
		}
		m = m * m % p
	}
	return (want + p - n) % p * inverse % p
}

// logOfPrimeOrder is the n below p for which the n-th power of g is a. The order
// of g is p, and there is one. With s the root of p rounded up, n = i s - j for
// some i and j at most s.
func logOfPrimeOrder(g, a, p uint64) uint64 {
	s := uint64(1)
	for s*s < p {
		s++
	}
	places := make(map[uint64]uint64, s)
	x := a
	for j := range s {
		places[x] = j
		x = Product64(x, g)
	}
	giant, x := power64(g, s), uint64(1)
	for i := range s + 1 {
		if j, ok := places[x]; ok && i*s >= j {
			return (i*s - j) % p
		}
		x = Product64(x, giant)
	}
	panic("nimber: a logarithm in a group that has it was not found")
}

// Log is [Log64] for numbers of any size: where both lie below 2^64, and
// [ErrSize] elsewhere, because groups of larger fields have orders with larger
// prime divisors.
func Log(base, a *big.Int) (*big.Int, error) {
	if max(base.BitLen(), a.BitLen()) > 64 {
		return nil, ErrSize
	}
	n, err := Log64(base.Uint64(), a.Uint64())
	if err != nil {
		return nil, err
	}
	return new(big.Int).SetUint64(n), nil
}
