package plot

import (
	"math/big"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// slowTicks is what ticks says, from its definition: every number is looked at.
func slowTicks(low, high uint64, most int) []uint64 {
	for power := uint64(1); ; power *= 10 {
		for _, digit := range []uint64{1, 2, 5} {
			var list []uint64
			for v := low; v <= high; v++ {
				if v%(digit*power) == 0 {
					list = append(list, v)
				}
			}
			if len(list) <= most {
				return list
			}
		}
	}
}

func TestTicks(t *testing.T) {
	for low := uint64(0); low <= 120; low++ {
		for high := low; high <= 240; high += 1 + high%7 {
			for most := 2; most <= 12; most++ {
				got, want := ticks(low, high, most), slowTicks(low, high, most)
				if !slices.Equal(got, want) || len(got) == 0 {
					t.Fatalf("ticks(%d, %d, %d) = %v, want %v", low, high, most, got, want)
				}
			}
		}
	}
	const far = 1 << 53
	if got := ticks(0, far, 5); !slices.Equal(got, []uint64{0, 2e15, 4e15, 6e15, 8e15}) {
		t.Errorf("ticks(0, 2^53, 5) = %v", got)
	}
	if got := ticks(far-2, far, 3); !slices.Equal(got, []uint64{far - 2, far - 1, far}) {
		t.Errorf("ticks(2^53-2, 2^53, 3) = %v", got)
	}
}

func TestScale(t *testing.T) {
	for _, c := range []uint64{1, 2, 3, 1000, 1 << 37, 1<<54 + 1, 1<<64 - 1} {
		for _, a := range []uint64{0, 1, c / 3, c - 1, c} {
			for _, b := range []uint64{0, 1, 3000, 8800, 1<<64 - 1} {
				want := new(big.Int).SetUint64(min(a, c))
				want.Mul(want, new(big.Int).SetUint64(b)).Div(want, new(big.Int).SetUint64(c))
				if got := scale(min(a, c), b, c); got != want.Uint64() {
					t.Errorf("scale(%d, %d, %d) = %d, want %v", min(a, c), b, c, got, want)
				}
			}
		}
	}
}

func TestGrouped(t *testing.T) {
	for _, v := range []uint64{0, 9, 999, 1000, 9999, 10000, 100000, 10000000, 1 << 53, 1<<64 - 1} {
		got := grouped(v)
		parts := strings.Split(got, thinSpace)
		if joined := strings.Join(parts, ""); joined != strconv.FormatUint(v, 10) {
			t.Errorf("grouped(%d) = %q", v, got)
		}
		for i, p := range parts {
			if v >= 10000 && (len(p) > 3 || i > 0 && len(p) != 3) || v < 10000 && len(parts) > 1 {
				t.Errorf("grouped(%d) = %q", v, got)
			}
		}
	}
}

func TestWrap(t *testing.T) {
	for text, want := range map[string][]string{
		"":                      nil,
		"short":                 {"short"},
		"one two three":         {"one two", "three"},
		"exactly 8":             {"exactly", "8"},
		"12345678 9":            {"12345678", "9"},
		"abcdefghijkl":          {"abcdefgh", "ijkl"},
		"一二三四五":                 {"一二三四", "五"},
		"a\nb\x1b[2Jc":          {"a b [2Jc"},
		"    x":                 {"    x"},
		"nim(3,4) nim(5,6) end": {"nim(3,4)", "nim(5,6)", "end"},
	} {
		if got := wrap(text, 8); !slices.Equal(got, want) {
			t.Errorf("wrap(%q, 8) = %q, want %q", text, got, want)
		}
	}
}

// TestAbove compares with the definition in rational numbers.
func TestAbove(t *testing.T) {
	height := func(p Period, a point) *big.Rat { // where the line through a meets heap 0
		fall := new(big.Rat).SetFrac(big.NewInt(int64(p.Saltus)), big.NewInt(int64(p.Length)))
		fall.Mul(fall, new(big.Rat).SetInt64(int64(a.heap)))
		return fall.Sub(new(big.Rat).SetUint64(a.nimber), fall)
	}
	numbers := []int{0, 1, 2, 3, 7, 1000, 1<<53 - 1, 1 << 53}
	for _, length := range numbers[1:] {
		for _, saltus := range numbers {
			p := Period{Length: length, Saltus: saltus}
			for _, x := range numbers {
				for _, y := range numbers {
					for _, v := range numbers {
						a, b := point{x, uint64(y)}, point{y, uint64(v)}
						if got, want := above(p, a, b), height(p, a).Cmp(height(p, b)) > 0; got != want {
							t.Fatalf("above(%v, %v, %v) = %v, want %v", p, a, b, got, want)
						}
					}
				}
			}
		}
	}
}

// TestExceptions compares with the law written out: the value of every heap by the
// first period at or after the preperiod.
func TestExceptions(t *testing.T) {
	for _, p := range []Period{{5, 3, 0, true}, {0, 4, 2, true}, {9, 1, 1, false}, {2, 7, 1 << 53, true}, {6, 6, 5, true}} {
		for from := range 12 {
			g := make([]uint64, 40)
			for i := range g {
				g[i] = uint64((i*i + from) % 5)
				if p.Saltus < 1<<50 {
					g[i] += uint64((from + i) / p.Length * p.Saltus)
				}
			}
			got := p.exceptions(from, g)
			first := max(from, p.Preperiod)
			for i := range g {
				n, m, rise := from+i, from+i, new(big.Int)
				for m < first {
					m, rise = m+p.Length, rise.Sub(rise, big.NewInt(int64(p.Saltus)))
				}
				for m >= first+p.Length {
					m, rise = m-p.Length, rise.Add(rise, big.NewInt(int64(p.Saltus)))
				}
				want := rise.Add(rise, new(big.Int).SetUint64(g[m-from])).Cmp(new(big.Int).SetUint64(g[i])) != 0
				if got[i] != want {
					t.Errorf("%v from %d: heap %d is an exception: %v, want %v", p, from, n, got[i], want)
				}
			}
		}
	}
	if got := (Period{5, 3, 0, true}).exceptions(0, make([]uint64, 7)); got != nil {
		t.Errorf("a table without a whole period: exceptions = %v, want nil", got)
	}
}
