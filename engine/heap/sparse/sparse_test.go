package sparse

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"grundy/game"
)

// want holds values to the definition.
func want(t *testing.T, name string, r Rules, o Options, n int) *Scanner {
	t.Helper()
	s := extended(t, r, o, n)
	same(t, name, s.Values(), naive(r, n))
	return s
}

func extended(t testing.TB, r Rules, o Options, n int) *Scanner {
	t.Helper()
	s, err := New(r, o)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Extend(context.Background(), n); err != nil {
		t.Fatal(err)
	}
	return s
}

func same(t *testing.T, name string, got, want []uint16) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%s: %d values, want %d", name, len(got), len(want))
	}
	for n, w := range want {
		if got[n] != w {
			t.Fatalf("%s: g(%d) = %d, want %d", name, n, got[n], w)
		}
	}
}

// threeDigits calls f for all codes 0.abc and 4.abc.
func threeDigits(f func(code string)) {
	for i := range 1024 {
		f(fmt.Sprintf("%d.%03o", i>>9*4, i&511))
	}
}

// ways are the options that must not change a value.
func ways() map[string]Options {
	return map[string]Options{
		"automatic":   {},
		"two workers": {Workers: 2},
		"purego":      {Purego: true},
	}
}

func TestThreeDigits(t *testing.T) {
	n := 1500
	if testing.Short() {
		n = 500
	}
	threeDigits(func(code string) {
		g := naive(octal(code), n)
		for name, o := range ways() {
			same(t, code+" "+name, extended(t, octal(code), o, n).Values(), g)
		}
	})
}

// randomRules returns rules of up to six digits, some with unequal parts.
func randomRules(r *rand.Rand) Rules {
	var u Rules
	for t := range 2 + r.IntN(6) {
		d := byte(r.IntN(8))
		if t == 0 {
			d &= 4
		}
		u.Digits = append(u.Digits, d)
		u.Unequal = append(u.Unequal, r.IntN(5) == 0)
	}
	return u
}

// TestRandomRules compares long tables with the definition.
func TestRandomRules(t *testing.T) {
	if testing.Short() {
		checkRandomRules(t, 30, 5_000)
	} else {
		checkRandomRules(t, 50, 8_000)
	}
}

func checkRandomRules(t *testing.T, count, n int) {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	for i := range count {
		u := randomRules(r)
		name := fmt.Sprintf("rules %d %v", i, u)
		g := naive(u, n)
		for way, o := range ways() {
			same(t, name+" "+way, extended(t, u, o, n).Values(), g)
		}
	}
}

// TestWide has the coding of values above 255 serve small ones, for the definition
// takes too long to get there.
func TestWide(t *testing.T) {
	if testing.Short() {
		checkWide(t, 8_000)
	} else {
		checkWide(t, 12_000)
	}
}

func checkWide(t *testing.T, n int) {
	t.Helper()
	for _, code := range []string{"0.156", "0.356", "0.106", "0.454", "0.16", "0.127", "4.007"} {
		g := naive(octal(code), n)
		for _, o := range []Options{{}, {Purego: true}, {Workers: 2}} {
			o.Engine = Block
			s, err := New(octal(code), o)
			if err != nil {
				t.Fatal(err)
			}
			s.coding.least = 1
			s.recode()
			if err := s.Extend(context.Background(), n); err != nil {
				t.Fatal(err)
			}
			same(t, code, s.Values(), g)
			if st := s.Stats(); code == "0.356" && st.PlainHeaps > int64(n/10) {
				t.Errorf("%s: %d of %d heaps were computed by the plain engine", code, st.PlainHeaps, n)
			}
		}
	}
}

// TestGrowing: the table is the same however it is made longer.
func TestGrowing(t *testing.T) {
	ctx := context.Background()
	for _, r := range []Rules{grundysGame(), octal("0.16"), octal("0.07"), octal("0.77")} {
		g := naive(r, 12_000)
		s, err := New(r, Options{})
		if err != nil {
			t.Fatal(err)
		}
		for n := 1; n < len(g); n += 1 + n/5 {
			if err := s.Extend(ctx, n); err != nil {
				t.Fatal(err)
			}
			same(t, fmt.Sprint(r, n), s.Values(), g[:n])
		}
	}
}

// TestEngines: each engine is chosen for the games it is for, and does the work.
func TestEngines(t *testing.T) {
	for _, tt := range []struct {
		name  string
		rules Rules
		n     int
		want  Engine
	}{
		{"Grundy's game", grundysGame(), 100_000, Block},
		{"0.16", octal("0.16"), 60_000, Tiny},
		{"0.106", octal("0.106"), 20_000, Tiny},
		{"0.04", octal("0.04"), 10_000, Dense},
		{"0.137", octal("0.137"), 10_000, Dense},
		{"0.333", octal("0.333"), 10_000, Plain},
	} {
		s := extended(t, tt.rules, Options{}, tt.n)
		st := s.Stats()
		if st.Engine != tt.want || st.PlainHeaps > int64(tt.n/3) && tt.want != Plain {
			t.Errorf("%s: %+v, want %s", tt.name, st, tt.want)
		}
	}
}

// TestRares: the spaces of these games, by the table of solved games of
// tczajka/octal-games: 0.156 has mask 0x1b and 15 rare heaps, heap 0 among them, the last
// 357; 0.356 has mask 0x1b and 7, the last 43.
func TestRares(t *testing.T) {
	for code, want := range map[string]Stats{
		"0.156": {Mask: 0x1b, Rares: 14, LastRare: 357},
		"0.356": {Mask: 0x1b, Rares: 6, LastRare: 43},
	} {
		st := extended(t, octal(code), Options{}, 14_000).Stats()
		if st.Mask != want.Mask || st.Rares != want.Rares || st.LastRare != want.LastRare {
			t.Errorf("%s: %+v, want mask %#x, %d rare heaps, the last %d", code, st, want.Mask, want.Rares, want.LastRare)
		}
	}
}

func TestRefusals(t *testing.T) {
	tests := []struct {
		name  string
		rules Rules
		o     Options
		want  game.Code
	}{
		{"hexadecimal", Rules{Digits: []byte{0, 8}}, Options{}, game.BadParameter},
		{"take nothing, leave one", Rules{Digits: []byte{2}}, Options{}, game.BadParameter},
		{"take nothing of nothing", Rules{Digits: []byte{5}}, Options{}, game.BadParameter},
		{"small window", octal("0.77"), Options{Window: 100}, game.BadParameter},
		{"negative window", octal("0.77"), Options{Window: -1}, game.BadParameter},
	}
	for _, tt := range tests {
		_, err := New(tt.rules, tt.o)
		if err == nil || game.AsError(err).Code != tt.want {
			t.Errorf("New(%s) = %v, want code %s", tt.name, err, tt.want)
		}
	}
}

func TestNoMoves(t *testing.T) {
	for _, r := range []Rules{{}, {Digits: []byte{0, 0, 0}}} {
		if s := want(t, "no moves", r, Options{}, 5000); slices.Max(s.Values()) != 0 {
			t.Errorf("%v has a value above 0", r)
		}
	}
}

func TestBudget(t *testing.T) {
	ctx := context.Background()
	b := &game.Budget{Positions: 5000}
	s, err := New(grundysGame(), Options{Budget: b})
	if err != nil {
		t.Fatal(err)
	}
	err = s.Extend(ctx, 20_000)
	if err == nil || game.AsError(err).Code != game.Limit {
		t.Errorf("Extend past the positions = %v, want a limit", err)
	}
	same(t, "before the limit", s.Values(), naive(grundysGame(), s.Len()))
	if b.Held() == 0 {
		t.Error("no bytes are held")
	}
	s.Close()
	if b.Held() != 0 {
		t.Errorf("%d bytes held after Close", b.Held())
	}
	s, _ = New(grundysGame(), Options{Budget: &game.Budget{Bytes: 1000}})
	if err = s.Extend(ctx, 20_000); err == nil || game.AsError(err).Code != game.Limit {
		t.Errorf("Extend past the bytes = %v, want a limit", err)
	}
}

func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	s := extended(t, grundysGame(), Options{}, 3000)
	cancel()
	if err := s.Extend(ctx, 1<<30); err != context.Canceled {
		t.Errorf("Extend = %v, want %v", err, context.Canceled)
	}
	if s.Len() != 3000 {
		t.Errorf("%d values after a cancelled Extend, want 3000", s.Len())
	}
}
