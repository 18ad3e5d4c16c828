//go:build long

package sparse

import (
	"context"
	"syscall"
	"testing"
	"time"

	"grundy/game"
)

func TestLongRandomRules(t *testing.T) { checkRandomRules(t, 200, 40_000) }

func TestLongWide(t *testing.T) { checkWide(t, 60_000) }

// TestLongGrundyPast255: in Grundy's game the first value above 255 comes after heap
// 7000000.
func TestLongGrundyPast255(t *testing.T) {
	n := 8_000_000
	s := extended(t, grundysGame(), Options{Workers: 2}, n)
	if most := s.Stats().MostNimber; most < 256 {
		t.Errorf("no value above %d in %d heaps", most, n)
	}
	same(t, "Grundy's game", s.Values(), textbook(grundysGame(), space{mask: 0xfe}, n))
}

// TestLongPast1000: the values of these games pass 1000 within 110000 heaps.
func TestLongPast1000(t *testing.T) {
	for _, code := range []string{"0.04", "0.06"} {
		n := 128_000
		if s := want(t, code, octal(code), Options{}, n); s.Stats().MostNimber < 1000 {
			t.Errorf("%s: no value above %d in %d heaps", code, s.Stats().MostNimber, n)
		}
	}
}

// TestLongNimberTooLarge: in nim, where any number is taken, g(n) = n, and 65536 is refused.
func TestLongNimberTooLarge(t *testing.T) {
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

// TestLong454 takes the longest period known to us, 0.454 with preperiod 160949019 and
// period 60620715 (Flammenkamp, quoted in OEIS A071509), to the length of its
// proof: 443 million values.
func TestLong454(t *testing.T) {
	g := solved{"0.454", 160949019, 60620715}
	n := g.proofLength()
	began := time.Now()
	s, err := New(octal(g.code), Options{Reserve: n})
	if err != nil {
		t.Fatal(err)
	}
	for m := 1000; s.Len() < n; m += m / 5 {
		if err := s.Extend(context.Background(), min(m, n)); err != nil {
			t.Fatal(err)
		}
	}
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d values: user %d s, wall %.1f s, at most %d MB; %+v", n, r.Utime.Sec, time.Since(began).Seconds(), r.Maxrss>>10, s.Stats())
	v := s.Values()
	for i := g.preperiod; i+g.period < n; i++ {
		if v[i] != v[i+g.period] {
			t.Fatalf("g(%d) = %d, but g(%d) = %d", i, v[i], i+g.period, v[i+g.period])
		}
	}
	if e := g.preperiod - 1; v[e] == v[e+g.period] {
		t.Errorf("g(%d) = g(%d), too early", e, e+g.period)
	}
}
