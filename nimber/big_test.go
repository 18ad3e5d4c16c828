package nimber

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// slowBig is slow for numbers of any size below 2^(2^k), without words.
func slowBig(a, b *big.Int, k int) *big.Int {
	if k == 6 {
		return number(slow(a.Uint64(), b.Uint64(), 64))
	}
	k--
	n := uint(1) << k
	split := func(x *big.Int) (low, high *big.Int) {
		high = new(big.Int).Rsh(x, n)
		return new(big.Int).Xor(x, new(big.Int).Lsh(high, n)), high
	}
	a0, a1 := split(a)
	b0, b1 := split(b)
	q := slowBig(a1, b1, k)
	half := slowBig(q, new(big.Int).Lsh(big.NewInt(1), n-1), k)
	f := Sum(slowBig(a0, b1, k), slowBig(a1, b0, k), q)
	return Sum(slowBig(a0, b0, k), half, f.Lsh(f, n))
}

// bigNumbers are numbers of at most 2^k bits.
func bigNumbers(r *rand.Rand, k, more int) []*big.Int {
	out := []*big.Int{new(big.Int), big.NewInt(1), groupOrder(k)}
	for i := range k {
		f := new(big.Int).Lsh(big.NewInt(1), 1<<i)
		out = append(out, f, new(big.Int).Rsh(f, 1), new(big.Int).Add(f, big.NewInt(1)))
	}
	for range more {
		out = append(out, randomBelow(r, 1+r.IntN(1<<k)), randomBelow(r, 1<<k))
	}
	return out
}

func TestProductOfAnySize(t *testing.T) {
	const k = 9
	numbers := bigNumbers(source(), k, 4)
	for _, a := range numbers {
		for _, b := range numbers {
			x, y := new(big.Int).Set(a), new(big.Int).Set(b)
			if got, want := Product(a, b), slowBig(a, b, k); got.Cmp(want) != 0 {
				t.Fatalf("Product(%v, %v) = %v, want %v", a, b, got, want)
			}
			if a.Cmp(x) != 0 || b.Cmp(y) != 0 {
				t.Fatalf("Product changed its arguments %v, %v", x, y)
			}
		}
	}
}

func TestFieldLawsOfAnySize(t *testing.T) {
	for _, k := range []int{7, 8, 11, 13} {
		numbers := bigNumbers(source(), k, 3)
		for i, a := range numbers {
			b, c := numbers[(i+5)%len(numbers)], numbers[(i*7+3)%len(numbers)]
			if got, want := Product(a, Sum(b, c)), Sum(Product(a, b), Product(a, c)); got.Cmp(want) != 0 {
				t.Fatalf("2^%d bits: %v does not distribute over %v, %v", k, a, b, c)
			}
			if got, want := Product(a, Product(b, c)), Product(Product(a, b), c); got.Cmp(want) != 0 {
				t.Fatalf("2^%d bits: %v, %v, %v do not associate", k, a, b, c)
			}
			if got, want := Square(a), Product(a, a); got.Cmp(want) != 0 {
				t.Fatalf("Square(%v) = %v, want %v", a, got, want)
			}
			if got := Sqrt(Square(a)); got.Cmp(a) != 0 {
				t.Fatalf("Sqrt(Square(%v)) = %v", a, got)
			}
			if got := Square(Sqrt(a)); got.Cmp(a) != 0 {
				t.Fatalf("Square(Sqrt(%v)) = %v", a, got)
			}
			if x := ArtinSchreier(a); Sum(Product(x, x), x).Cmp(a) != 0 || x.Bit(0) != 0 {
				t.Fatalf("ArtinSchreier(%v) = %v", a, x)
			}
			if inverse, err := Inverse(a); a.Sign() != 0 && (err != nil || Product(a, inverse).Cmp(big.NewInt(1)) != 0) {
				t.Fatalf("Inverse(%v) = %v, %v", a, inverse, err)
			}
			if q, err := Quotient(b, a); a.Sign() != 0 && (err != nil || Product(q, a).Cmp(b) != 0) {
				t.Fatalf("Quotient(%v, %v) = %v, %v", b, a, q, err)
			}
		}
	}
}

func TestPower(t *testing.T) {
	r := source()
	for _, k := range []int{0, 3, 6, 7, 8} {
		a := randomBelow(r, 1<<k)
		a.SetBit(a, 1<<k-1, 1)
		want := big.NewInt(1)
		for n := range int64(20) {
			if got, err := Power(a, big.NewInt(n)); err != nil || got.Cmp(want) != 0 {
				t.Fatalf("Power(%v, %d) = %v, %v, want %v", a, n, got, err, want)
			}
			inverse, err := Power(a, big.NewInt(-n))
			if err != nil || Product(inverse, want).Cmp(big.NewInt(1)) != 0 {
				t.Fatalf("Power(%v, %d) = %v, %v", a, -n, inverse, err)
			}
			want = Product(want, a)
		}
		// Fermat's theorem, in the field of a.
		if got, err := Power(a, new(big.Int).Lsh(big.NewInt(1), 1<<k)); err != nil || got.Cmp(a) != 0 {
			t.Errorf("%v to the power of 2^(2^%d) = %v, %v", a, k, got, err)
		}
	}
}

// The next field is needed from the highest bit on.
func TestArtinSchreierClimbs(t *testing.T) {
	for k := range 12 {
		a := new(big.Int).Lsh(big.NewInt(1), 1<<k-1)
		x := ArtinSchreier(a)
		if Field(x) != k+1 || Sum(Product(x, x), x).Cmp(a) != 0 {
			t.Errorf("ArtinSchreier(2^%d) = %v in field %d, want field %d", 1<<k-1, x, Field(x), k+1)
		}
		below := new(big.Int).Sub(a, big.NewInt(1))
		if x := ArtinSchreier(below); Field(x) > k {
			t.Errorf("ArtinSchreier(2^%d - 1) = %v in field %d, want %d", 1<<k-1, x, Field(x), k)
		}
	}
}

// A hundred thousand digits, the limit of the command.
func TestLargest(t *testing.T) {
	r := source()
	a, b := randomBelow(r, 332_193), randomBelow(r, 332_193)
	q, err := Quotient(Product(a, b), b)
	if err != nil || q.Cmp(a) != 0 {
		t.Errorf("a product of 100,000 digits divided by one factor is not the other")
	}
}

func TestNegative(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("Product(-1, 3) did not panic")
		}
	}()
	Product(big.NewInt(-1), big.NewInt(3))
}
