package catalogue

import (
	"math/big"
	"slices"
	"strings"
	"testing"
	"time"

	"grundy/game"
	"grundy/internal/oracle"
)

// beadsByDefinition are the nimbers of beads to n from mex over the divisors.
func beadsByDefinition(n int) []uint64 {
	proper := make([][]int, n+1)
	for d := 1; d <= n; d++ {
		for m := 2 * d; m <= n; m += d {
			proper[m] = append(proper[m], d)
		}
	}
	g := make([]uint64, n+1)
	for x := 2; x <= n; x++ {
		sum, options := uint64(0), map[uint64]bool{}
		for _, d := range proper[x] {
			sum ^= g[d]
		}
		for _, d := range proper[x] {
			options[sum^g[d]] = true
		}
		for options[g[x]] {
			g[x]++
		}
	}
	return g
}

func TestMagicBeadAgainstTheDefinition(t *testing.T) {
	want := beadsByDefinition(100_000)
	for n := 1; n < len(want); n++ {
		if n > 5000 && n%12 != 0 {
			continue
		}
		if got := MagicBead(uint64(n)); got != want[n] {
			t.Fatalf("MagicBead(%d) = %d, by definition %d", n, got, want[n])
		}
	}
}

// TestLargestNimberTo1000: it is 4, first at 24 [facts T3v].
func TestLargestNimberTo1000(t *testing.T) {
	most, first := uint64(0), uint64(0)
	for n := uint64(1); n <= 1000; n++ {
		if g := MagicBead(n); g > most {
			most, first = g, n
		}
	}
	if most != 4 || first != 24 {
		t.Errorf("the largest nimber to 1000 is %d, first at %d; want 4, at 24", most, first)
	}
}

// TestMagicBeadsMisere plays sums of two beads out.
func TestMagicBeadsMisere(t *testing.T) {
	o := oracle.New()
	for x := int64(1); x <= 18; x++ {
		for y := int64(1); y <= x; y++ {
			pos, err := MagicBeads.New(game.Args{Values: []any{big.NewInt(x), big.NewInt(y)}})
			if err != nil {
				t.Fatal(err)
			}
			p := pos.(magicBeads)
			if got, by := p.Outcome(game.Misere); by == nil || got != game.Won(o.Wins(p, game.Misere)) {
				t.Errorf("misère %v = %v", p, got)
			}
			ms, ok := p.WinningMoves(game.Misere)
			var got, want []string
			for m := range ms.List {
				got = append(got, m.Say.In(game.En)+m.To.String())
			}
			for _, m := range o.WinningMoves(p, game.Misere) {
				want = append(want, m.Say.In(game.En)+m.To.String())
			}
			if !ok || !slices.Equal(got, want) || ms.Count.Int64() != int64(len(want)) {
				t.Errorf("misère %v is won by %q, by definition %q", p, got, want)
			}
		}
	}
}

// TestMagicBeadOfMostDivisors is the number below 10^18 with the most divisors,
// 103680 [OEIS A002182, A002183].
func TestMagicBeadOfMostDivisors(t *testing.T) {
	const n = 897612484786617600
	start := time.Now()
	g := MagicBead(n)
	rule, x := beads{types: newBeadTypes()}, big.NewInt(n)
	sum, options := new(big.Int), map[uint64]bool{} // from the divisors one by one
	for _, d := range rule.proper(x) {
		v, _ := rule.Nimber(d)
		sum.Xor(sum, v)
	}
	for _, d := range rule.proper(x) {
		v, _ := rule.Nimber(d)
		options[new(big.Int).Xor(sum, v).Uint64()] = true
	}
	mex := uint64(0)
	for options[mex] {
		mex++
	}
	if g != mex {
		t.Errorf("MagicBead(%d) = %d, from its divisors %d", int64(n), g, mex)
	}
	if d := len(rule.proper(x)); d != 103679 {
		t.Errorf("%d has %d proper divisors, want 103679", int64(n), d)
	}
	total := int64(0)
	for v := int64(0); v < 64; v++ { // every move leads to one nimber, none to g
		ms, ok := rule.TakeTo(x, big.NewInt(v))
		if !ok || uint64(v) < g && ms.Count.Sign() == 0 || uint64(v) == g && ms.Count.Sign() != 0 {
			t.Errorf("%v moves to nimber %d, and the bead has %d", ms.Count, v, g)
		}
		if total += ms.Count.Int64(); total == 103679 {
			break
		}
	}
	if total != 103679 {
		t.Errorf("the moves are %d, want 103679", total)
	}
	t.Logf("nimber %d, %v", g, time.Since(start))
}

func TestLongBeads(t *testing.T) {
	bind := func(n *big.Int) (game.Position, error) {
		return MagicBeads.Bind([]game.Arg{{Value: n}})
	}
	for _, tt := range []struct {
		n    *big.Int
		like uint64 // a number with the same exponents
	}{
		{power(2, 100), 1 << 40}, // by the theory, all p^k with k >= 3 have nimber 0
		{new(big.Int).Mul(power(2, 70), big.NewInt(3)), 0},
		{new(big.Int).Mul(mustInt("18446744073709551557"), big.NewInt(1000000007)), 6},
	} {
		p, err := bind(tt.n)
		if err != nil {
			t.Fatal(err)
		}
		v, by := p.(game.Valuer).Value()
		if want := MagicBead(max(tt.like, 1)); by == nil || tt.like > 0 && v.Nimber.Uint64() != want {
			t.Errorf("nimber of %v = %v, want %d", tt.n, v, want)
		}
	}
	rsa100 := mustInt("1522605027922533360535618378132637429718068114961380688657908494580122963258952897654000350692006139")
	for _, n := range []*big.Int{rsa100, power(2, 300_000)} {
		if p, err := bind(n); err == nil {
			t.Errorf("%.60v should be refused", p)
		}
	}
}

func TestBeadsReason(t *testing.T) {
	for _, tt := range []struct {
		beads []int64
		want  []string // after the claim, in misère play
	}{
		{[]int64{2, 2, 2}, []string{"2 is prime: leaving out 1, its only proper divisor, leaves no bead, of nimber 0; so it has nimber 1", "No bead is firm, and the nim-sum is 1.", ""}},
		{[]int64{4, 4, 1}, []string{"4 = 2^2:", "1 has no proper divisor", "2 beads are firm, and the nim-sum is 0.", "No move leaves"}},
		{[]int64{24}, []string{"24 = 2^3 · 3:", "One bead is firm, and the nim-sum is 4.", "A move wins"}},
		{[]int64{1, 1}, []string{"the player to move cannot move, and so has won"}},
	} {
		var args []game.Arg
		for _, n := range tt.beads {
			args = append(args, game.Arg{Value: big.NewInt(n)})
		}
		p, err := MagicBeads.Bind(args)
		if err != nil {
			t.Fatal(err)
		}
		steps := p.(magicBeads).Reason(game.Misere)[1:]
		if len(steps) != len(tt.want) {
			t.Errorf("%v: %d steps, want %d", p, len(steps), len(tt.want))
			continue
		}
		for i, want := range tt.want {
			if got := steps[i].In(game.En); !strings.HasPrefix(got, want) {
				t.Errorf("%v: %q, want %q", p, got, want)
			}
		}
	}
}

func TestManyHardBeadsAreRefused(t *testing.T) {
	var args []game.Arg
	for range 10_000 {
		args = append(args, game.Arg{Value: power(10, 18)})
	}
	if _, err := MagicBeads.Bind(args[:1000]); err != nil {
		t.Error(err)
	}
	if p, err := MagicBeads.Bind(args); err == nil {
		t.Errorf("%.60v should be refused", p)
	}
}

func BenchmarkMagicBead(b *testing.B) {
	for _, n := range []uint64{720, 963761198400, 897612484786617600} {
		b.Run(new(big.Int).SetUint64(n).String(), func(b *testing.B) {
			for b.Loop() {
				MagicBead(n)
			}
		})
	}
}
