package catalogue

import (
	"context"
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grundy/game"
	"grundy/internal/oracle"
)

// TestOddDivisorAgainstTheDefinition marks what every lost number makes won.
func TestOddDivisorAgainstTheDefinition(t *testing.T) {
	const to = 1_000_000
	won, ways := make([]bool, to+1), make([]int, to+1)
	for n := 1; n <= to; n++ {
		if got := OddDivisorOutcome(uint64(n)) == game.N; got != won[n] {
			t.Fatalf("OddDivisorOutcome(%d) = %v, by definition %v", n, got, won[n])
		}
		if n%37 == 0 || n < 3000 {
			ms, ok := newOddDivisor(big.NewInt(int64(n))).WinningMoves(game.Normal)
			if !ok || ms.Count.Int64() != int64(ways[n]) {
				t.Fatalf("odd_divisor(%d): %v winning moves, by definition %d", n, ms.Count, ways[n])
			}
		}
		if won[n] {
			continue
		}
		mark := func(m int) {
			if m <= to {
				won[m], ways[m] = true, ways[m]+1
			}
		}
		mark(n + 1)
		for d := 3; d*n <= to; d += 2 {
			mark(d * n)
		}
	}
}

// TestOddDivisorOnMachineWords compares the outcome on machine words with that of
// the winning moves, at the edges of words and at random.
func TestOddDivisorOnMachineWords(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for i := range uint64(1500) {
		for _, n := range []uint64{1 + i, 1<<63 + i - 750, ^i, r.Uint64()>>(i%40) | 1<<(i%8)} {
			ms, ok := newOddDivisor(new(big.Int).SetUint64(n)).WinningMoves(game.Normal)
			if got := OddDivisorOutcome(n); !ok || got != game.Won(ms.Count.Sign() > 0) {
				t.Fatalf("OddDivisorOutcome(%d) = %v, with %v winning moves", n, got, ms.Count)
			}
		}
	}
}

func TestOddDivisorTables(t *testing.T) {
	o := oracle.New()
	for name, tt := range map[string]struct {
		label func(uint64) uint8
		want  func(oddDivisor) uint8
	}{
		"nimber": {mexLabel, func(p oddDivisor) uint8 { return uint8(o.Value(p)) }},
		"misère": {misereLabel, func(p oddDivisor) uint8 {
			if o.Wins(p, game.Misere) {
				return 1
			}
			return 0
		}},
	} {
		table, err := newDivisorTable(context.Background(), big.NewInt(2000), &game.Budget{}, tt.label)
		if err != nil {
			t.Fatal(err)
		}
		for n := int64(1); n <= 2000; n++ {
			p := newOddDivisor(big.NewInt(n))
			if got, ok := table.at(p); !ok || got != tt.want(p) {
				t.Errorf("%s of %d = %d, by definition %d", name, n, got, tt.want(p))
			}
		}
	}
}

// TestOddDivisorOfLongNumbers: right answers by the theorem, whose figures are
// named beside them.
func TestOddDivisorOfLongNumbers(t *testing.T) {
	minus := func(n *big.Int, k int64) *big.Int { return n.Sub(n, big.NewInt(k)) }
	third := minus(power(2, 1277), 1)
	third.Mul(third, big.NewInt(5)) // leaves 2·3
	fifth := minus(power(2, 1277), 1)
	fifth.Mul(fifth, big.NewInt(3)) // leaves 2·5
	double := func(n *big.Int) *big.Int { return n.Lsh(n, 1) }
	tests := []struct {
		why  string
		n    *big.Int
		want string
	}{
		{"2^63", power(2, 63), "P []"},
		{"2(2^63-25), the prime", double(minus(power(2, 63), 25)), "P []"},
		{"2^64", power(2, 64), "P []"},
		{"2^64-1, odd; 2(2^63-1) is not lost", minus(power(2, 64), 1), "N [18446744073709551615]"},
		{"2(2^64-59), past 64 bits", double(minus(power(2, 64), 59)), "P []"},
		{"2(2^61-1)+1, odd, one above a lost one", mustInt("4611686018427387903"), "N [4611686018427387903 -1]"},
		{"2(2^127-1), a Mersenne prime", double(minus(power(2, 127), 1)), "P []"},
		{"2(2^67-1) = 2·193707721·761838257287 [Cole 1903]", double(minus(power(2, 67), 1)), "N [193707721 761838257287]"},
		{"2·3^2000", double(power(3, 2000)), "N [" + power(3, 1999).String() + "]"},
		{"4·(2^1277-1), whose factors nobody knows", double(double(minus(power(2, 1277), 1))), "N [" + minus(power(2, 1277), 1).String() + "]"},
		{"2·(2^1277-1)", double(minus(power(2, 1277), 1)), "N [] but each prime factor of"},
		{"2·3·5·(2^1277-1)", minus(power(2, 1277), 1).Mul(minus(power(2, 1277), 1), big.NewInt(30)), "N [" + fifth.String() + " " + third.String() + "] but each prime factor of"},
		{"2·(2^3217-1), a prime that no test here proves", double(minus(power(2, 3217), 1)), "who wins depends on"},
		{"2·(2^3217-1)+1", minus(power(2, 3218), 1), "N [" + minus(power(2, 3218), 1).String() + "] but whether subtracting 1"},
		{"2·3·(2^3217-1), a prime that no test here proves", minus(power(2, 3217), 1).Mul(minus(power(2, 3217), 1), big.NewInt(6)), "N [" + minus(power(2, 3217), 1).String() + "] but each prime factor of"},
	}
	for _, tt := range tests {
		p := newOddDivisor(tt.n)
		_, err := p.Settle(context.Background(), game.Normal, &game.Budget{})
		outcome, by := p.Outcome(game.Normal)
		if (by == nil) != (err != nil) {
			t.Fatalf("%s: theorem %v, but Settle says %v", tt.why, by, err)
		}
		if err != nil {
			if e := game.AsError(err); e.Code != game.Limit || len(e.Error()) < len(tt.want) || e.Error()[:len(tt.want)] != tt.want {
				t.Errorf("%s: %v, want %s", tt.why, e, tt.want)
			}
			for range p.Moves() { // ends, and soon
			}
			continue
		}
		ms, _ := p.WinningMoves(game.Normal)
		var how []string
		for m := range ms.List {
			how = append(how, fmt.Sprint(m.Say.Args[0]))
			if len(m.Say.Args) == 1 {
				how[len(how)-1] = "-1"
			}
		}
		got := fmt.Sprint(outcome, " ", how)
		if ms.Count == nil {
			got += " but " + ms.Why.In(game.En)
		} else if ms.Count.Cmp(big.NewInt(int64(len(how)))) != 0 {
			t.Errorf("%s: counted %v, listed %d", tt.why, ms.Count, len(how))
		}
		if ms.Count == nil && !strings.HasPrefix(got, tt.want) || ms.Count != nil && got != tt.want {
			t.Errorf("%s: %s, want %s", tt.why, got, tt.want)
		}
	}
}

func TestOddDivisorTableKeepsToItsLimits(t *testing.T) {
	for _, n := range []*big.Int{big.NewInt(2000), power(10, 30)} {
		_, err := newDivisorTable(context.Background(), n, &game.Budget{Positions: 1000}, mexLabel)
		if game.AsError(err).Code != game.Limit {
			t.Errorf("table of %v: %v, want the limit", n, err)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := newDivisorTable(ctx, big.NewInt(100_000), &game.Budget{}, mexLabel); game.AsError(err).Code != game.Cancelled {
		t.Errorf("cancelled table: %v", err)
	}
}

func TestDivisorMovesAreInOrder(t *testing.T) {
	var got []string
	for m := range newOddDivisor(big.NewInt(90)).Moves() {
		got = append(got, m.To.String())
	}
	want := []string{"odd_divisor(30)", "odd_divisor(18)", "odd_divisor(10)", "odd_divisor(6)", "odd_divisor(2)", "odd_divisor(89)"}
	if !slices.Equal(got, want) {
		t.Errorf("moves of 90 = %v, want %v", got, want)
	}
	for range newOddDivisor(power(3*5*7*11, 400)).Moves() { // 401^4 of them: only the first is asked for
		break
	}
}

func BenchmarkDivisorTable(b *testing.B) {
	for b.Loop() {
		if _, err := newDivisorTable(context.Background(), big.NewInt(1_000_000), &game.Budget{}, mexLabel); err != nil {
			b.Fatal(err)
		}
	}
}
