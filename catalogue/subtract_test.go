package catalogue

import (
	"context"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grundy/game"
	"grundy/internal/oracle"
)

// subtracting makes a position; take is a name or a list of numbers.
func subtracting(t *testing.T, take any, sizes ...int64) game.Heaps {
	t.Helper()
	args := []game.Arg{{Name: "take", Value: take}}
	for _, n := range sizes {
		args = append(args, game.Arg{Value: big.NewInt(n)})
	}
	p, err := Subtract.Bind(args)
	if err != nil {
		t.Fatal(err)
	}
	return p.(game.Heaps)
}

func members(nums ...int64) []any {
	out := make([]any, len(nums))
	for i, n := range nums {
		out[i] = big.NewInt(n)
	}
	return out
}

// takeSets are all sets of numbers to 7, sets with common divisors and with
// further members by the law of runs, random ones, and the named ones.
func takeSets() []any {
	sets := []any{
		"powers_of_2", "odd", "squares", "fibonacci", "primes",
		members(6, 10, 15), members(12, 18, 30), members(4, 8, 12, 28), members(5, 6, 7, 18, 20), members(5, 6, 7, 18, 22),
		members(6, 9, 12, 15, 27), members(7, 21, 35), members(7, 21, 28), members(30, 1000), members(1, 2, 4, 8, 16, 32),
	}
	for bits := 1; bits < 1<<7; bits++ {
		var set []any
		for s := range 7 {
			if bits>>s&1 == 1 {
				set = append(set, big.NewInt(int64(s+1)))
			}
		}
		sets = append(sets, set)
	}
	r := rand.New(rand.NewPCG(1, 1))
	for range 150 {
		d := 1 + r.Int64N(4)
		var set []any
		for range 1 + r.IntN(5) {
			set = append(set, big.NewInt(d*(1+r.Int64N(20))))
		}
		sets = append(sets, set)
	}
	return sets
}

// TestSubtractAgainstOracle compares theorem, engine and moves with the
// definition, on every heap up to a size.
func TestSubtractAgainstOracle(t *testing.T) {
	for _, take := range takeSets() {
		const most = 70
		o := oracle.New()
		engine, err := subtracting(t, take, most).Search(context.Background(), &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		for n := range int64(most + 1) {
			p := subtracting(t, take, n)
			want := o.Value(p)
			if v, by := p.Value(); by != nil && v.Nimber.Uint64() != want {
				t.Errorf("%v: %s gives %v, want %d", p, by.Source, v, want)
			}
			if engine != nil {
				if v, ok := engine(p); !ok || v.Nimber.Uint64() != want {
					t.Errorf("%v: engine gives %v, %v, want %d", p, v.Nimber, ok, want)
				}
			} else if _, by := p.Value(); by == nil {
				t.Errorf("%v: neither theorem nor engine", p)
			}
			compareTakeTo(t, o, p)
		}
	}
}

// compareTakeTo compares the moves to each nimber with an enumeration.
func compareTakeTo(t *testing.T, o *oracle.Oracle, p game.Heaps) {
	t.Helper()
	for v := range uint64(12) {
		got, ok := p.MovesTo(new(big.Int).SetUint64(v))
		if !ok {
			if _, by := p.Value(); by != nil {
				t.Errorf("%v: a law, but no moves to %d", p, v)
			}
			return
		}
		var want, have []string
		for m := range p.Moves() {
			if o.Value(m.To) == v {
				want = append(want, m.To.String())
			}
		}
		for m := range got.List {
			have = append(have, m.To.String())
		}
		if got.Count.Cmp(big.NewInt(int64(len(want)))) != 0 || !slices.Equal(have, want) {
			t.Errorf("%v: moves to %d are %v (%v), want %v", p, v, have, got.Count, want)
		}
	}
}

// TestSubtractMisere compares the rule of misère Nim on the nimbers with misère
// play by definition, in sums of up to three heaps.
func TestSubtractMisere(t *testing.T) {
	for i, take := range takeSets() {
		if i > 20 && i%9 != 0 {
			continue
		}
		o := oracle.New()
		for a := int64(0); a <= 24; a += 3 {
			for b := a; b <= 24; b += 5 {
				for c := b; c <= 24; c += 7 {
					total, nimLike := uint64(0), false
					for _, n := range []int64{a, b, c} {
						g := o.Value(subtracting(t, take, n))
						total ^= g
						nimLike = nimLike || g > 1
					}
					p := oracle.Sum{A: subtracting(t, take, a), B: oracle.Sum{A: subtracting(t, take, b), B: subtracting(t, take, c)}}
					if want := o.Wins(p, game.Misere); (total != 0) == nimLike != want {
						t.Errorf("misère %v: nimbers say %v, want %v", p, !want, want)
					}
				}
			}
		}
	}
}

// TestSubtractHuge asks at the limits of notation: a digit more costs nothing
// where a law holds.
func TestSubtractHuge(t *testing.T) {
	n := new(big.Int).Exp(big.NewInt(10), big.NewInt(20_000), nil)
	for _, tt := range []struct {
		take   any
		nimber int64
		moves  string // how many to nimber 0
	}{
		{"odd", 0, "0"},
		{"powers_of_2", 1, "33220"}, // 4^k up to 10^20000, which is 1 mod 3
		{members(1, 2), 1, "1"},
		{members(2, 5), 1, "2"}, // 10^20000 is 2 mod 7, and 0 and 4 have nimber 0
	} {
		p := subtracting(t, tt.take).Rule.(subtract)
		if g, by := p.Nimber(n); by == nil || g.Int64() != tt.nimber {
			t.Errorf("take %v from 10^20000: %v, want %d", tt.take, g, tt.nimber)
		}
		ms, ok := p.TakeTo(n, new(big.Int))
		if !ok || ms.Count.String() != tt.moves {
			t.Errorf("take %v from 10^20000: %v moves to 0, want %s", tt.take, ms.Count, tt.moves)
		}
		for range ms.List {
			break
		}
	}
}

// TestSubtractLazy takes the first moves of a heap too large to list.
func TestSubtractLazy(t *testing.T) {
	n := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
	for name, want := range map[string]string{
		"powers_of_2": "1 2 4 8 16 32", "odd": "1 3 5 7 9 11", "squares": "1 4 9 16 25 36",
		"fibonacci": "1 2 3 5 8 13", "primes": "2 3 5 7 11 13",
	} {
		var got []string
		for m := range (subtract{namedSets[name]}).Take(n) {
			if got = append(got, m.Args[0].(*big.Int).String()); len(got) == 6 {
				break
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("take=%q begins %v, want %s", name, got, want)
		}
	}
}

func TestPrimeSet(t *testing.T) {
	want := int64(2)
	for p := range primeSet {
		for !big.NewInt(want).ProbablyPrime(0) { // exact below 2^64
			want++
		}
		if p.Int64() != want {
			t.Fatalf("primeSet gives %v, want %d", p, want)
		}
		if want++; want > 5000 {
			break
		}
	}
}

// TestSubtractPeriodSaid checks preperiod and period as worded, divisor and
// members out of reach included, and that small heaps do not claim a period.
func TestSubtractPeriodSaid(t *testing.T) {
	for _, tt := range []struct {
		take []any
		n    int64
		want string
	}{
		{members(1, 3, 4), 6, ""},
		{members(1, 3, 4), 7, "preperiod 0, period 7, proved: 4 "},
		{members(6, 8, 15, 23), 641, ""},
		{members(6, 8, 15, 23), 642, "preperiod 471, period 171, proved: 23 "},
		{members(18, 24, 45, 69), 3 * 642, "preperiod 1413, period 513, proved: 69 "},
		{members(1, 3, 4, 500), 499, "preperiod 0, period 7 for heaps below 500, proved: 4 "},
	} {
		p := subtracting(t, tt.take, tt.n)
		known, err := p.Search(context.Background(), &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		v, _ := known(p)
		got := ""
		if v.Period != nil {
			got = v.Period.In(game.En)
		}
		if !strings.HasPrefix(got, tt.want) || got != "" && tt.want == "" {
			t.Errorf("%v: %q, want %q", p, got, tt.want)
		}
		checkResidue(t, p, v)
	}
}

// checkResidue checks the figure of a reason by a period against the answer.
func checkResidue(t *testing.T, p game.Heaps, v game.Value) {
	t.Helper()
	steps := p.ValueReason()
	if v.Period == nil {
		if len(steps) != 1 || steps[0].Figure != nil {
			t.Errorf("%v: a reason of %d steps without a period", p, len(steps))
		}
		return
	}
	row := steps[0].Figure.Rows[0]
	n, period, equal := p.Sizes[0], row[1], row[2]
	if row[0].Cmp(n) != 0 || row[3].Cmp(v.Nimber) != 0 || new(big.Int).Rem(new(big.Int).Sub(n, equal), period).Sign() != 0 {
		t.Errorf("%v: figure %v", p, row)
	}
	least := subtracting(t, "odd", 0)
	least.Rule, least.Sizes = p.Rule, []*big.Int{equal}
	if g := oracle.New().Value(least); g != v.Nimber.Uint64() {
		t.Errorf("%v: the figure gives %v the nimber %v, by definition %d", p, equal, v.Nimber, g)
	}
}

// TestSubtractReason: the period is listed and every heap has its row, also where
// no heap among the first needs the period or the same stands many times.
func TestSubtractReason(t *testing.T) {
	many := make([]int64, 40)
	for i := range many {
		many[i] = int64(i % 7)
	}
	for _, tt := range []struct {
		take  []any
		sizes []int64
		en    []string
		rows  int
	}{
		{members(1, 3, 4), append(slices.Repeat([]int64{1}, 16), 1000), []string{"on the 4 before", "from heap 0 on: 0, 1, 0, 1, 2, 3, 2.", "1000 − 6 is a multiple of 7, so the heap of 1000 has the nimber of a heap of 6: 2"}, 2},
		{members(1, 3, 4), append(many, 1000), []string{"on the 4 before", "from heap 0 on: 0, 1, 0, 1, 2, 3, 2.", "of a heap of 6: 2"}, 8},
		{members(1, 8, 11), []int64{50}, []string{"on the 11 before", "before the period, from 0 on: 0, 1, 0, 1, 0, 1, 0, 1, 2", "50 − 31 is a multiple of 19, so the heap of 50 has the nimber of a heap of 31: 1"}, 1},
		{members(2, 6, 8), []int64{2001}, []string{"on the 8 before", "from heap 0 on, each for 2 heaps in a row: 0, 1, 0, 1, 2, 3, 2.", "2001 − 13 is a multiple of 14"}, 1},
	} {
		steps := subtracting(t, tt.take, tt.sizes...).ValueReason()
		if len(steps) != len(tt.en) || steps[0].Figure == nil || len(steps[0].Figure.Rows) != tt.rows {
			t.Errorf("take=%v of %v: %d steps, figure %v", tt.take, tt.sizes, len(steps), steps[0].Figure)
			continue
		}
		for i, want := range tt.en {
			if got := steps[i].In(game.En); !strings.Contains(got, want) {
				t.Errorf("take=%v of %v: %q, want %q", tt.take, tt.sizes, got, want)
			}
		}
	}
}

// TestSubtractSaid: one theorem covers all heaps, in any order, and it is said
// with the numbers of the set.
func TestSubtractSaid(t *testing.T) {
	for _, tt := range []struct {
		take  []any
		sizes []int64
		want  string
	}{
		{members(2, 7), []int64{20, 5}, "taking 2 or 7, let r = n mod 9 and k = ⌊r / 2⌋: a heap of n has nimber k mod 2 when r < 7; otherwise 1 when k is odd and 2 when it is even"},
		{members(2, 7), []int64{6, 5}, "taking 2 at a time, a heap of n has nimber ⌊(n mod 4) / 2⌋"},
		{members(1, 2), []int64{5}, "taking 1 to 2, a heap of n has nimber n mod 3"},
		{members(4, 8, 12), []int64{90, 7}, "taking a multiple of 4 from 4 to 12, a heap of n has nimber ⌊(n mod 16) / 4⌋"},
		{members(3, 9, 15), []int64{1, 20}, "all numbers that may be taken are odd multiples of 3, so a heap of n has nimber ⌊(n mod 6) / 3⌋"},
		{members(5, 6, 7, 18), []int64{20, 3}, "the numbers that may be taken are 5 to 7 and others whose remainder mod 12 is 5 to 7, so a heap of n has nimber ⌊(n mod 12) / 5⌋"},
		{members(4, 8, 20), []int64{20, 3}, "the numbers that may be taken are the multiples of 4 from 4 to 8 and other multiples of 4 whose remainder mod 12 is 4 to 8, so a heap of n has nimber ⌊(n mod 12) / 4⌋"},
	} {
		for range 2 {
			p := subtracting(t, tt.take, tt.sizes...)
			_, by := p.Value()
			if by == nil || by.Claim.En != tt.want || p.ValueReason()[0].In(game.En) != tt.want {
				t.Errorf("%v: %+v, want %s", p, by, tt.want)
			}
			slices.Reverse(tt.sizes)
		}
	}
}

// TestSubtractTooLarge: what no table reaches is refused at once.
func TestSubtractTooLarge(t *testing.T) {
	huge := new(big.Int).Exp(big.NewInt(10), big.NewInt(30), nil)
	for _, take := range []any{"squares", "primes", members(3, 5, 1<<60), append(members(3, 5, 7), huge)} {
		for _, b := range []*game.Budget{{Positions: 1e7, Bytes: 2 << 30}, {}} {
			p := subtracting(t, take)
			p.Sizes = []*big.Int{new(big.Int).Mul(huge, huge)}
			if _, err := p.Search(context.Background(), b); err == nil || game.AsError(err).Code != game.Limit {
				t.Errorf("%v: %v, want a limit", take, err)
			}
		}
	}
}
