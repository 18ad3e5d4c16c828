package sparse

import (
	"context"
	"os"
	"testing"

	"grundy/game"
)

// long skips a test that takes minutes unless SPARSE_LONG is set.
func long(t *testing.T) {
	t.Helper()
	if os.Getenv("SPARSE_LONG") == "" {
		t.Skip("SPARSE_LONG is not set")
	}
}

// TestPast255 goes through the changes of coding and space that values above 255
// bring. The definition judges the first of them, the textbook method, which has
// one space from beginning to end, the rest.
func TestPast255(t *testing.T) {
	for code, n := range map[string]int{"0.6": 60_000, "0.014": 140_000} {
		if testing.Short() && code != "0.6" {
			continue
		}
		s := extended(t, octal(code), Options{}, n)
		if st := s.Stats(); st.MostNimber < 256 || !s.coding.wide {
			t.Errorf("%s: %+v is not wide yet", code, st)
		}
		g := textbook(octal(code), s.space, n)
		same(t, code, s.Values(), g)
		same(t, code+" purego", extended(t, octal(code), Options{Purego: true}, n).Values(), g)
		same(t, code+" two workers", extended(t, octal(code), Options{Workers: 2}, n).Values(), g)
		first := 16_000
		same(t, code+" textbook", g[:first], naive(octal(code), first))
	}
}

// TestGrundyPast255: in Grundy's game the first value above 255 comes after heap
// 7000000.
func TestGrundyPast255(t *testing.T) {
	long(t)
	n := 8_000_000
	s := extended(t, grundysGame(), Options{Workers: 2}, n)
	if most := s.Stats().MostNimber; most < 256 {
		t.Errorf("no value above %d in %d heaps", most, n)
	}
	same(t, "Grundy's game", s.Values(), textbook(grundysGame(), space{mask: 0xfe}, n))
}

// TestPast1000: the values of these games pass 1000 within 110000 heaps.
func TestPast1000(t *testing.T) {
	long(t)
	for _, code := range []string{"0.04", "0.06"} {
		n := 128_000
		if s := want(t, code, octal(code), Options{}, n); s.Stats().MostNimber < 1000 {
			t.Errorf("%s: no value above %d in %d heaps", code, s.Stats().MostNimber, n)
		}
	}
}

// TestNimberTooLarge: in nim, where any number is taken, g(n) = n, and 65536 is refused.
func TestNimberTooLarge(t *testing.T) {
	long(t)
	digits := make([]byte, 70_000)
	for i := range digits[1:] {
		digits[i+1] = 3
	}
	s, err := New(Rules{Digits: digits}, Options{})
	if err != nil {
		t.Fatal(err)
	}
	err = s.Extend(context.Background(), len(digits))
	if err == nil || game.AsError(err).Code != game.Limit || s.Len() != 1<<16 {
		t.Fatalf("Extend = %v after %d heaps, want a limit after 65536", err, s.Len())
	}
	for n, v := range s.Values() {
		if int(v) != n {
			t.Fatalf("g(%d) = %d", n, v)
		}
	}
}
