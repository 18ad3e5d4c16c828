package prime

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"
	"time"
)

// byTrial factors from the definition.
func byTrial(n uint64) []uint64 {
	var ps []uint64
	for p := uint64(2); n > 1; p++ {
		for ; n%p == 0; n /= p {
			ps = append(ps, p)
		}
	}
	return ps
}

func TestFactorsAgreeWithTrialDivision(t *testing.T) {
	for n := uint64(1); n <= 20_000; n++ {
		if got, want := Factors(n), byTrial(n); !slices.Equal(got, want) {
			t.Fatalf("Factors(%d) = %v, want %v", n, got, want)
		}
		if got, want := Is(n), len(byTrial(n)) == 1; got != want {
			t.Fatalf("Is(%d) = %v, want %v", n, got, want)
		}
	}
	composite := make([]bool, 500_001) // the sieve of Eratosthenes
	for n := uint64(2); n < uint64(len(composite)); n++ {
		for m := n * n; m < uint64(len(composite)); m += n {
			composite[m] = true
		}
		if Is(n) == composite[n] {
			t.Fatalf("Is(%d) = %v", n, !composite[n])
		}
	}
}

// TestFactorsArePrime checks that the factors multiply to n and are
// prime by math/big, whose test is exact below 2^64, on products of every shape.
func TestFactorsArePrime(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for i := range 3_000 {
		n := r.Uint64()>>(i%50) | 1
		if i%3 == 0 { // a product of two numbers of like size, or a square
			a, b := r.Uint64()>>32|1, r.Uint64()>>(32+i%5)|1
			if i%2 == 0 {
				b = a
			}
			n = a * b
		}
		product := uint64(1)
		for _, p := range Factors(n) {
			if product *= p; !new(big.Int).SetUint64(p).ProbablyPrime(20) {
				t.Fatalf("Factors(%d) gives %d, which is composite", n, p)
			}
		}
		if product != n {
			t.Fatalf("Factors(%d) = %v", n, Factors(n))
		}
	}
}

func TestPrimesAndPseudoprimes(t *testing.T) {
	tests := []struct {
		n     uint64
		prime bool
		why   string
	}{
		{18446744073709551557, true, "2^64-59, the largest prime below 2^64"},
		{18446744073709551615, false, "2^64-1"},
		{1000000007, true, "10^9+7"},
		{1000000000000000003, true, "10^18+3"},
		{2305843009213693951, true, "2^61-1"},
		{9223372036854775783, true, "2^63-25"},
		{4294967291 * 4294967291, false, "the square of 2^32-5"},
		{4294967291 * 4294967279, false, "a product of two primes of 32 bits"},
		{561, false, "Carmichael"},
		{3215031751, false, "strong pseudoprime to bases 2 3 5 7, OEIS A014233"},
		{2152302898747, false, "to the first 5 primes, OEIS A014233"},
		{3474749660383, false, "to the first 6 primes, OEIS A014233"},
		{341550071728321, false, "to the first 7 and 8 primes, OEIS A014233"},
		{3825123056546413051, false, "to the first 9 to 11 primes, OEIS A014233"},
		{585226005592931977, false, "Carmichael, 18 digits"},
		{0, false, "no prime"},
		{1, false, "no prime"},
	}
	for _, tt := range tests {
		if got := Is(tt.n); got != tt.prime {
			t.Errorf("Is(%d) = %v, want %v: %s", tt.n, got, tt.prime, tt.why)
		}
		if tt.n == 0 {
			continue
		}
		if got := len(Factors(tt.n)) == 1; got != tt.prime {
			t.Errorf("Factors(%d) = %v: %s", tt.n, Factors(tt.n), tt.why)
		}
	}
}

func mustInt(s string) *big.Int {
	n, ok := new(big.Int).SetString(s, 10)
	if !ok {
		panic(s)
	}
	return n
}

func power(a, k int64) *big.Int { return new(big.Int).Exp(big.NewInt(a), big.NewInt(k), nil) }

func TestPrimality(t *testing.T) {
	minus1 := func(n *big.Int) *big.Int { return new(big.Int).Sub(n, one) }
	tests := []struct {
		n            *big.Int
		prime, known bool
		why          string
	}{
		{mustInt("318665857834031151167461"), false, true, "strong pseudoprime to the first 12 primes [Sorenson, Webster 2017]"},
		{mustInt("3317044064679887385961981"), false, true, "strong pseudoprime to the first 13 primes [Sorenson, Webster 2017]"},
		{mustInt("3317044064679887385962123"), false, false, "above the bound of 13 strong tests"},
		{minus1(power(2, 67)), false, true, "193707721 · 761838257287 [Cole 1903]"},
		{minus1(power(2, 89)), true, true, "a Mersenne prime [Powers 1911]"},
		{minus1(power(2, 107)), true, true, "a Mersenne prime [Powers 1914]"},
		{minus1(power(2, 127)), true, true, "a Mersenne prime [Lucas 1876]"},
		{minus1(power(2, 1277)), false, true, "a composite Mersenne number with no known factor"},
		{minus1(power(2, 3217)), false, false, "a Mersenne prime [Riesel 1957], whose p-1 is not factored"},
		{power(7, 3000), false, true, "has a small factor"},
	}
	for _, tt := range tests {
		work := Work
		prime, known := Test(tt.n, &work)
		if tt.why == "above the bound of 13 strong tests" {
			if prime != tt.n.ProbablyPrime(20) && known {
				t.Errorf("Test(%v) = %v, %v", tt.n, prime, known)
			}
			continue
		}
		if prime != tt.prime || known != tt.known {
			t.Errorf("Test(%v) = %v, %v; want %v, %v: %s", tt.n, prime, known, tt.prime, tt.known, tt.why)
		}
	}
}

func TestFactorize(t *testing.T) {
	tests := []struct {
		n    *big.Int
		want string
	}{
		{power(10, 1000), "2^1000 5^1000"},
		{big.NewInt(897612484786617600), "2^8 3^4 5^2 7^2 11^1 13^1 17^1 19^1 23^1 29^1 31^1 37^1"}, // OEIS A002182
		{new(big.Int).Add(power(2, 64), one), "274177^1 67280421310721^1"},                          // F6, Landry 1880
		{new(big.Int).Sub(power(2, 67), one), "193707721^1 761838257287^1"},                         // Cole 1903
		{new(big.Int).Mul(mustInt("18446744073709551557"), mustInt("18446744073709551557")), "18446744073709551557^2"},
		{new(big.Int).Sub(power(10, 30), one), "3^3 7^1 11^1 13^1 31^1 37^1 41^1 211^1 241^1 271^1 2161^1 9091^1 2906161^1"},
		{one, ""},
	}
	for _, tt := range tests {
		work := Work
		ps, rest := Factorize(tt.n, &work)
		got := ""
		product := new(big.Int).Set(rest)
		for i, p := range ps {
			if i > 0 {
				got += " "
			}
			got += p.Prime.String() + "^" + big.NewInt(int64(p.Times)).String()
			product.Mul(product, new(big.Int).Exp(p.Prime, big.NewInt(int64(p.Times)), nil))
		}
		if got != tt.want || rest.Cmp(one) != 0 || product.Cmp(tt.n) != 0 {
			t.Errorf("Factorize(%v) = %s, rest %v; want %s", tt.n, got, rest, tt.want)
		}
	}
	// RSA-100: two primes of 50 digits; out of reach, and said to be so.
	rsa := mustInt("1522605027922533360535618378132637429718068114961380688657908494580122963258952897654000350692006139")
	work := Work
	if ps, rest := Factorize(rsa, &work); len(ps) != 0 || rest.Cmp(rsa) != 0 || work > 0 {
		t.Errorf("Factorize(RSA-100) = %v, rest %v", ps, rest)
	}
}

func TestDivisorsAscend(t *testing.T) {
	for n := int64(1); n <= 3000; n++ {
		work := 0
		ps, _ := Factorize(big.NewInt(n), &work)
		var got, want []int64
		for d := range Divisors(ps) {
			got = append(got, d.Int64())
		}
		for d := int64(1); d <= n; d++ {
			if n%d == 0 {
				want = append(want, d)
			}
		}
		if !slices.Equal(got, want) {
			t.Fatalf("divisors of %d = %v, want %v", n, got, want)
		}
	}
}

func TestBelow(t *testing.T) {
	for _, n := range []int{0, 1, 2, 3, 100, 5000} {
		var want []uint64
		for p := uint64(2); int(p) < n; p++ {
			if len(byTrial(p)) == 1 {
				want = append(want, p)
			}
		}
		if got := Below(n); !slices.Equal(got, want) {
			t.Errorf("Below(%d) = %v, want %v", n, got, want)
		}
	}
}

// TestWorkIsBounded: fifty digits without a small factor end soon, found or not.
func TestWorkIsBounded(t *testing.T) {
	start := time.Now()
	for _, n := range []string{
		"10000000000000000000000000000000000000000000000009",
		"74037563479561712828046796097429573142593188889231", // 50 digits
	} {
		work := Work
		Test(mustInt(n), &work)
		work = Work
		Factorize(mustInt(n), &work)
	}
	if d := time.Since(start); d > 5*time.Second {
		t.Errorf("two numbers of 50 digits took %v", d)
	}
}

func BenchmarkFactors(b *testing.B) {
	for _, n := range []uint64{1000000007 * 998244353, 18446744073709551557, 897612484786617600} {
		b.Run(big.NewInt(0).SetUint64(n).String(), func(b *testing.B) {
			for b.Loop() {
				Factors(n)
			}
		})
	}
}
