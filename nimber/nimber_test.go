package nimber

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// mexByDefinition tries the numbers one by one.
func mexByDefinition(xs []uint64) uint64 {
	for m := uint64(0); ; m++ {
		found := false
		for _, x := range xs {
			found = found || x == m
		}
		if !found {
			return m
		}
	}
}

func TestMexIsTheDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		xs := rapid.SliceOf(rapid.Uint64Range(0, 200)).Draw(t, "xs")
		var s Set
		bigs := []*big.Int{new(big.Int).Lsh(big.NewInt(1), 70)}
		for _, x := range xs {
			s.Add(x)
			bigs = append(bigs, new(big.Int).SetUint64(x))
		}
		want := mexByDefinition(xs)
		if got := s.Mex(); got != want {
			t.Errorf("Set.Mex(%d) = %d, want %d", xs, got, want)
		}
		if got := Mex(bigs...); got.Cmp(new(big.Int).SetUint64(want)) != 0 {
			t.Errorf("Mex(%d, 2^70) = %v, want %d", xs, got, want)
		}
	})
}

func TestMexOfARun(t *testing.T) {
	for _, n := range []uint64{0, 1, 63, 64, 65, 128, 1000} {
		var s Set
		for x := range n {
			s.Add(x)
		}
		if got := s.Mex(); got != n {
			t.Errorf("the mex of 0 to %d = %d", n, got)
		}
		if s.Has(n) || n > 0 && !s.Has(n-1) {
			t.Errorf("membership is wrong at %d", n)
		}
		if s.Clear(); s.Mex() != 0 {
			t.Errorf("a cleared set has mex %d", s.Mex())
		}
	}
}

func TestUnion(t *testing.T) {
	var a, b Set
	a.Add(0)
	b.Add(1)
	b.Add(200)
	a.Union(&b)
	if a.Mex() != 2 || !a.Has(200) || b.Has(0) {
		t.Errorf("the union of {0} and {1, 200} has mex %d", a.Mex())
	}
}

// The nim-sum of x and y is the mex of what a move in either leads to [Sprague
// 1935].
func TestSumIsTheMexOfTheOptions(t *testing.T) {
	const most = 40
	for x := range uint64(most) {
		for y := range uint64(most) {
			var options []uint64
			for z := range x {
				options = append(options, z^y)
			}
			for z := range y {
				options = append(options, x^z)
			}
			got := Sum(new(big.Int).SetUint64(x), new(big.Int).SetUint64(y))
			if want := mexByDefinition(options); got.Uint64() != want {
				t.Errorf("Sum(%d, %d) = %v, want %d", x, y, got, want)
			}
		}
	}
	if got := Sum(); got.Sign() != 0 {
		t.Errorf("the empty sum = %v", got)
	}
}
