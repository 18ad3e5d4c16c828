package nimber

import (
	"errors"
	"math/big"
	"testing"
)

func TestFermatPrimes(t *testing.T) {
	for k := range largestOrder {
		product := big.NewInt(1)
		for _, p := range fermatPrimes(k) {
			if !p.ProbablyPrime(20) {
				t.Errorf("%v, of Fermat number %d, is not prime", p, k)
			}
			product.Mul(product, p)
		}
		f := new(big.Int).Lsh(big.NewInt(1), 1<<k)
		if f.Add(f, big.NewInt(1)); product.Cmp(f) != 0 {
			t.Errorf("the primes of Fermat number %d make %v, want %v", k, product, f)
		}
	}
}

// Orders below 256, by counting, which share out the divisors of 255.
func TestOrderByCounting(t *testing.T) {
	for a := uint64(1); a < 256; a++ {
		want := uint64(1)
		for x := a; x != 1; x = slow(x, a, 8) {
			want++
		}
		if got, err := Order64(a); got != want || err != nil {
			t.Errorf("Order64(%d) = %d, %v, want %d", a, got, err, want)
		}
		if got, err := Order(number(a)); err != nil || got.Uint64() != want {
			t.Errorf("Order(%d) = %v, %v, want %d", a, got, err, want)
		}
	}
}

func TestOrder(t *testing.T) {
	r := source()
	for _, k := range []int{5, 6, 7, 8} {
		a := randomBelow(r, 1<<k)
		a.SetBit(a, 1<<k-1, 1)
		order, err := Order(a)
		if err != nil {
			t.Fatal(err)
		}
		one := big.NewInt(1)
		if x, _ := Power(a, order); x.Cmp(one) != 0 {
			t.Errorf("Order(%v) = %v, but that power is %v", a, order, x)
		}
		for i := range k {
			for _, p := range fermatPrimes(i) {
				less, rest := new(big.Int).QuoRem(order, p, new(big.Int))
				if x, _ := Power(a, less); rest.Sign() == 0 && x.Cmp(one) == 0 {
					t.Errorf("Order(%v) = %v, but the power of %v is 1", a, order, less)
				}
			}
		}
		if k == 6 {
			if got, err := Order64(a.Uint64()); err != nil || got != order.Uint64() {
				t.Errorf("Order64(%v) = %v, %v, want %v", a, got, err, order)
			}
		}
	}
	if _, err := Order(new(big.Int).Lsh(big.NewInt(1), 4096)); !errors.Is(err, ErrSize) {
		t.Errorf("Order(2^4096): %v, want %v", err, ErrSize)
	}
}

// Logarithms below 256 to bases below 40, by counting.
func TestLogByCounting(t *testing.T) {
	for base := range uint64(40) {
		want := map[uint64]uint64{}
		for n, x := uint64(0), uint64(1); ; n, x = n+1, slow(x, base, 8) {
			if _, ok := want[x]; ok {
				break
			}
			want[x] = n
		}
		for a := range uint64(256) {
			n, ok := want[a]
			if got, err := Log64(base, a); ok && (got != n || err != nil) || !ok && !errors.Is(err, ErrNoLog) {
				t.Errorf("Log64(%d, %d) = %d, %v, want %d, %v", base, a, got, err, n, ok)
			}
		}
	}
}

func TestLog(t *testing.T) {
	r := source()
	for range 10 {
		base := r.Uint64() | 1<<63
		order, err := Order64(base)
		if err != nil {
			t.Fatal(err)
		}
		want := r.Uint64() % order
		if got, err := Log64(base, power64(base, want)); got != want || err != nil {
			t.Errorf("Log64(%d, its power of %d) = %d, %v", base, want, got, err)
		}
		if got, err := Log(number(base), number(power64(base, want))); err != nil || got.Uint64() != want {
			t.Errorf("Log(%d, its power of %d) = %v, %v", base, want, got, err)
		}
	}
	if _, err := Log(number(3), new(big.Int).Lsh(big.NewInt(1), 64)); !errors.Is(err, ErrSize) {
		t.Errorf("Log(3, 2^64): %v, want %v", err, ErrSize)
	}
}
