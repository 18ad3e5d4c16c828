package nimber

import (
	"errors"
	"math/big"
	"math/bits"
	"math/rand/v2"
	"testing"
)

// slow is the nim-product of a and b below 2^n, n a power of 2, from what Fermat
// powers do to each other alone. TestProductIsTheDefinition holds it to the
// definition.
func slow(a, b uint64, n uint) uint64 {
	if a < 2 || b < 2 {
		return a * b
	}
	n /= 2
	a0, a1, b0, b1 := a%(1<<n), a>>n, b%(1<<n), b>>n
	// (a0 + a1 F)(b0 + b1 F) = a0 b0 + (a0 b1 + a1 b0) F + a1 b1 (F + F/2).
	q := slow(a1, b1, n)
	return slow(a0, b0, n) ^ slow(q, 1<<(n-1), n) ^ (slow(a0, b1, n)^slow(a1, b0, n)^q)<<n
}

// productsByDefinition is the table of a⊗b for a, b below n: the mex of
// a'⊗b ⊕ a⊗b' ⊕ a'⊗b' over all a' < a and b' < b [Conway 1976].
func productsByDefinition(n int) [][]uint64 {
	table := make([][]uint64, n)
	seen := make([]int, 4*n*n)
	stamp := 0
	for a := range n {
		table[a] = make([]uint64, n)
		for b := range n {
			stamp++
			for x := range a {
				for y := range b {
					seen[table[x][b]^table[a][y]^table[x][y]] = stamp
				}
			}
			m := 0
			for seen[m] == stamp {
				m++
			}
			table[a][b] = uint64(m)
		}
	}
	return table
}

func TestProductIsTheDefinition(t *testing.T) {
	const n = 128
	table := productsByDefinition(n)
	for a := range uint64(n) {
		for b := range uint64(n) {
			want := table[a][b]
			if got := slow(a, b, 64); got != want {
				t.Fatalf("slow(%d, %d) = %d, want %d", a, b, got, want)
			}
			if got := Product64(a, b); got != want {
				t.Fatalf("Product64(%d, %d) = %d, want %d", a, b, got, want)
			}
			if got := productOfBytes(a, b); got != want {
				t.Fatalf("productOfBytes(%d, %d) = %d, want %d", a, b, got, want)
			}
			if got := Product(number(a), number(b)); got.Cmp(number(want)) != 0 {
				t.Fatalf("Product(%d, %d) = %v, want %d", a, b, got, want)
			}
		}
	}
}

func number(x uint64) *big.Int { return new(big.Int).SetUint64(x) }

// edges are numbers where something begins or ends, and some in between.
func edges(r *rand.Rand, more int) []uint64 {
	out := []uint64{0, 1, 2, 3}
	for i := range 6 {
		f := uint64(1) << (1 << i)
		out = append(out, f/2, f-1, f, f+1, f*3/2)
	}
	out = append(out, 1<<63, 1<<63-1, 1<<64-1)
	for range more {
		out = append(out, r.Uint64()>>r.IntN(64))
	}
	return out
}

func source() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }

func TestProducts(t *testing.T) {
	numbers := edges(source(), 300)
	for _, a := range numbers {
		for _, b := range numbers {
			want := slow(a, b, 64)
			if got := Product64(a, b); got != want {
				t.Fatalf("Product64(%d, %d) = %d, want %d", a, b, got, want)
			}
			if got := productOfBytes(a, b); got != want {
				t.Fatalf("productOfBytes(%d, %d) = %d, want %d", a, b, got, want)
			}
		}
	}
}

// A Fermat power F times itself is 3F/2, and times a smaller x the number F x
// [Conway 1976].
func TestFermatPowers(t *testing.T) {
	r := source()
	for k := range 12 {
		f := new(big.Int).Lsh(big.NewInt(1), 1<<k)
		want := new(big.Int).Rsh(new(big.Int).Mul(f, big.NewInt(3)), 1)
		if got := Product(f, f); got.Cmp(want) != 0 {
			t.Errorf("the square of 2^(2^%d) is %v, want %v", k, got, want)
		}
		if got := Square(f); got.Cmp(want) != 0 {
			t.Errorf("Square(2^(2^%d)) = %v, want %v", k, got, want)
		}
		for range 20 {
			x := randomBelow(r, 1<<k)
			if got, want := Product(x, f), new(big.Int).Mul(x, f); got.Cmp(want) != 0 {
				t.Errorf("Product(%v, 2^(2^%d)) = %v, want %v", x, k, got, want)
			}
		}
	}
}

// randomBelow is a number of at most n bits.
func randomBelow(r *rand.Rand, n int) *big.Int {
	x := new(big.Int)
	for range (n + 63) / 64 {
		x.Lsh(x, 64).Or(x, number(r.Uint64()))
	}
	return x.Rsh(x, uint((64-n%64)%64))
}

func TestFieldLaws64(t *testing.T) {
	numbers := edges(source(), 20)
	for _, a := range numbers {
		if got := Square64(a); got != slow(a, a, 64) {
			t.Fatalf("Square64(%d) = %d, want %d", a, got, slow(a, a, 64))
		}
		if got := Sqrt64(Square64(a)); got != a {
			t.Fatalf("Sqrt64(Square64(%d)) = %d", a, got)
		}
		if got := Square64(Sqrt64(a)); got != a {
			t.Fatalf("Square64(Sqrt64(%d)) = %d", a, got)
		}
		if got := half64(a); got != slow(a, 1<<63, 64) {
			t.Fatalf("half64(%d) = %d, want %d", a, got, slow(a, 1<<63, 64))
		}
		inverse, err := Inverse64(a)
		if a != 0 && (err != nil || slow(a, inverse, 64) != 1) {
			t.Fatalf("Inverse64(%d) = %d, %v", a, inverse, err)
		}
		for _, b := range numbers {
			if Product64(a, b) != Product64(b, a) {
				t.Fatalf("%d and %d do not commute", a, b)
			}
			if q, err := Quotient64(a, b); b != 0 && (err != nil || slow(q, b, 64) != a) {
				t.Fatalf("Quotient64(%d, %d) = %d, %v", a, b, q, err)
			}
			for _, c := range numbers {
				if Product64(a, b^c) != Product64(a, b)^Product64(a, c) {
					t.Fatalf("%d does not distribute over %d and %d", a, b, c)
				}
				if Product64(a, Product64(b, c)) != Product64(Product64(a, b), c) {
					t.Fatalf("%d, %d, %d do not associate", a, b, c)
				}
			}
		}
	}
}

func TestZero(t *testing.T) {
	zero, one := new(big.Int), big.NewInt(1)
	errs := map[string]error{}
	_, errs["Inverse64"] = Inverse64(0)
	_, errs["Quotient64"] = Quotient64(3, 0)
	_, errs["Power64"] = Power64(0, -1)
	_, errs["Order64"] = Order64(0)
	_, errs["Inverse"] = Inverse(zero)
	_, errs["Quotient"] = Quotient(one, zero)
	_, errs["Power"] = Power(zero, big.NewInt(-1))
	_, errs["Order"] = Order(zero)
	for name, err := range errs {
		if !errors.Is(err, ErrZero) {
			t.Errorf("%s of 0: %v, want %v", name, err, ErrZero)
		}
	}
	if x, err := Power64(0, 0); x != 1 || err != nil {
		t.Errorf("Power64(0, 0) = %d, %v, want 1", x, err)
	}
	if x, err := Power(zero, zero); err != nil || x.Cmp(one) != 0 {
		t.Errorf("Power(0, 0) = %v, %v, want 1", x, err)
	}
	if x, err := Power(zero, one); err != nil || x.Sign() != 0 {
		t.Errorf("Power(0, 1) = %v, %v, want 0", x, err)
	}
	if got := Product(); got.Cmp(one) != 0 {
		t.Errorf("Product() = %v, want 1", got)
	}
}

func TestPower64(t *testing.T) {
	for _, a := range edges(source(), 20) {
		want := uint64(1)
		for n := range int64(40) {
			if got, err := Power64(a, n); got != want || err != nil {
				t.Fatalf("Power64(%d, %d) = %d, %v, want %d", a, n, got, err, want)
			}
			if inverse, err := Power64(a, -n); a != 0 && (err != nil || slow(inverse, want, 64) != 1) {
				t.Fatalf("Power64(%d, %d) = %d, %v", a, -n, inverse, err)
			}
			want = slow(want, a, 64)
		}
		// The order of the group divides 2^64 - 1, and 2^63 halves it.
		if got, _ := Power64(a, -1<<63); a != 0 && slow(got, got, 64) != mustInverse(a) {
			t.Fatalf("Power64(%d, -2^63) = %d", a, got)
		}
	}
}

func mustInverse(a uint64) uint64 {
	x, err := Inverse64(a)
	if err != nil {
		panic(err)
	}
	return x
}

func TestArtinSchreier64(t *testing.T) {
	for _, a := range edges(source(), 500) {
		x, ok := ArtinSchreier64(a)
		if ok != (a < 1<<63) {
			t.Fatalf("ArtinSchreier64(%d) = %d, %v", a, x, ok)
		}
		if ok && (slow(x, x, 64)^x != a || x&1 != 0) {
			t.Fatalf("ArtinSchreier64(%d) = %d, whose square and itself make %d", a, x, slow(x, x, 64)^x)
		}
		if big := ArtinSchreier(number(a)); ok != big.IsUint64() || ok && big.Uint64() != x {
			t.Fatalf("ArtinSchreier(%d) = %v, want %d, %v", a, big, x, ok)
		}
	}
	// x⊗x ⊕ x misses half of a field: the numbers from 128 on, below 256.
	seen := map[uint64]bool{}
	for x := range uint64(256) {
		seen[slow(x, x, 8)^x] = true
	}
	for a := range uint64(256) {
		if seen[a] != (a < 128) || Trace(number(a), 3) != uint(bits.Len64(a)/8) {
			t.Errorf("a solution below 256 for %d: %v, trace %d", a, seen[a], Trace(number(a), 3))
		}
	}
}

func TestField(t *testing.T) {
	// The least 2^(2^k) above a, by squaring.
	for _, a := range edges(source(), 300) {
		k, f := 0, big.NewInt(2)
		for f.Cmp(number(a)) <= 0 {
			f.Mul(f, f)
			k++
		}
		if got := Field64(a); got != k {
			t.Errorf("Field64(%d) = %d, want %d", a, got, k)
		}
		if got := Field(number(a)); got != k {
			t.Errorf("Field(%d) = %d, want %d", a, got, k)
		}
	}
}
