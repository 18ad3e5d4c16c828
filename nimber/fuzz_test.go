package nimber

import (
	"encoding/binary"
	"math/big"
	"testing"
)

// FuzzProduct compares all ways to a product of 64 bits with each other, and the
// laws that one product alone must meet.
func FuzzProduct(f *testing.F) {
	f.Add(uint64(3141), uint64(5926), uint64(1))
	f.Add(^uint64(0), ^uint64(0), uint64(1<<63))
	f.Fuzz(func(t *testing.T, a, b, c uint64) {
		want := slow(a, b, 64)
		if got := Product64(a, b); got != want {
			t.Errorf("Product64(%d, %d) = %d, want %d", a, b, got, want)
		}
		if got := productOfBytes(a, b); got != want {
			t.Errorf("productOfBytes(%d, %d) = %d, want %d", a, b, got, want)
		}
		if got := Product(number(a), number(b)); got.Cmp(number(want)) != 0 {
			t.Errorf("Product(%d, %d) = %v, want %d", a, b, got, want)
		}
		if got := Product64(a, b^c); got != want^Product64(a, c) {
			t.Errorf("%d does not distribute over %d and %d", a, b, c)
		}
	})
}

// FuzzProducts compares batches with products one by one.
func FuzzProducts(f *testing.F) {
	f.Add(make([]byte, 16*300), uint64(1))
	f.Add([]byte("sixteen bytes make a pair of numbers"), uint64(1<<40))
	f.Fuzz(func(t *testing.T, data []byte, factor uint64) {
		var a, b []uint64
		for ; len(data) >= 16; data = data[16:] {
			a = append(a, binary.LittleEndian.Uint64(data)*factor)
			b = append(b, binary.LittleEndian.Uint64(data[8:]))
		}
		dst := make([]uint64, len(a))
		if err := Products64(dst, a, b); err != nil {
			t.Fatal(err)
		}
		for i, got := range dst {
			if want := productOfBytes(a[i], b[i]); got != want {
				t.Fatalf("Products64 at %d of %d: %d by %d = %d, want %d", i, len(a), a[i], b[i], got, want)
			}
		}
	})
}

// FuzzBig holds numbers of any size to the laws of a field.
func FuzzBig(f *testing.F) {
	f.Add([]byte{1}, []byte{2, 3})
	f.Add(make([]byte, 40), []byte("a number of some bits"))
	f.Fuzz(func(t *testing.T, x, y []byte) {
		if len(x)+len(y) > 2000 {
			return
		}
		a, b := new(big.Int).SetBytes(x), new(big.Int).SetBytes(y)
		p := Product(a, b)
		if q, err := Quotient(p, b); b.Sign() != 0 && (err != nil || q.Cmp(a) != 0) {
			t.Errorf("%v times %v is %v, which divided again is %v, %v", a, b, p, q, err)
		}
		if got := Sqrt(p); Square(got).Cmp(p) != 0 || Product(got, got).Cmp(p) != 0 {
			t.Errorf("Sqrt(%v) = %v", p, got)
		}
		if s := ArtinSchreier(a); Sum(Square(s), s).Cmp(a) != 0 {
			t.Errorf("ArtinSchreier(%v) = %v", a, s)
		}
	})
}
