package takeaway

import (
	"context"
	"math/big"
	"testing"

	"grundy/game"
)

// rules are rules of every kind: constant, slow to begin, covering, and so wide
// that the game is Nim.
var rules = [][2]int64{
	{0, 1}, {0, 3}, {0, 100}, {0, 0}, {0, -2},
	{1, -1}, {1, -5}, {2, -2}, {2, -7}, {3, -20},
	{1, 0}, {2, 0}, {3, 0}, {4, 0}, {7, 0},
	{1, 1}, {1, 2}, {1, 9}, {2, -1}, {2, 1}, {2, 5}, {3, -2}, {3, 4}, {5, 13},
	{100, 0}, {1, 100}, {100, -99},
}

func ruleOf(r [2]int64) Rule { return Rule{big.NewInt(r[0]), big.NewInt(r[1])} }

// naive plays by the rules: a take of 1 to limit, then a limit of k·take + c.
type naive struct {
	k, c  int64
	value map[[2]int64]uint64
	wins  map[[2]int64]bool // misère
}

func newNaive(r [2]int64) *naive {
	return &naive{r[0], r[1], map[[2]int64]uint64{}, map[[2]int64]bool{}}
}

func (g *naive) nimber(n, limit int64) uint64 {
	key := [2]int64{n, min(limit, n)}
	if v, ok := g.value[key]; ok {
		return v
	}
	seen := map[uint64]bool{}
	for t := int64(1); t <= key[1]; t++ {
		seen[g.nimber(n-t, max(0, g.k*t+g.c))] = true
	}
	v := uint64(0)
	for seen[v] {
		v++
	}
	g.value[key] = v
	return v
}

func (g *naive) misere(n, limit int64) bool {
	key := [2]int64{n, min(limit, n)}
	if w, ok := g.wins[key]; ok {
		return w
	}
	w := key[1] == 0
	for t := int64(1); t <= key[1]; t++ {
		w = w || !g.misere(n-t, max(0, g.k*t+g.c))
	}
	g.wins[key] = w
	return w
}

func TestNimbersAgainstDefinition(t *testing.T) {
	const top = 70
	for _, r := range rules {
		g := newNaive(r)
		table, err := Nimbers(context.Background(), ruleOf(r), big.NewInt(top), &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		for n := int64(0); n <= top; n++ {
			for limit := int64(0); limit <= n+2; limit++ {
				got, ok := table.Nimber(big.NewInt(n), big.NewInt(limit))
				if want := g.nimber(n, limit); !ok || got != want {
					t.Fatalf("rule %v: Nimber(%d, %d) = %d, %t, want %d", r, n, limit, got, ok, want)
				}
			}
		}
	}
}

func TestSettleAgainstDefinition(t *testing.T) {
	const top = 70
	for _, r := range rules {
		g := newNaive(r)
		for _, c := range []game.Convention{game.Normal, game.Misere} {
			o, err := Settle(context.Background(), ruleOf(r), big.NewInt(top), c, &game.Budget{})
			if err != nil {
				t.Fatal(err)
			}
			for n := int64(0); n <= top; n++ {
				for limit := int64(0); limit <= n+2; limit++ {
					wins := g.nimber(n, limit) != 0
					if c == game.Misere {
						wins = g.misere(n, limit)
					}
					got, ok := o.Outcome(big.NewInt(n), big.NewInt(limit))
					if want := game.Won(wins); !ok || got != want {
						t.Fatalf("rule %v, %v: Outcome(%d, %d) = %v, %t, want %v", r, c, n, limit, got, ok, want)
					}
				}
			}
		}
	}
}

// TestEngineAtSize compares the two tables where the definition is too slow:
// a heap is lost exactly when its nimber is 0.
func TestEngineAtSize(t *testing.T) {
	const top = 3000
	for _, r := range rules {
		o, err := Settle(context.Background(), ruleOf(r), big.NewInt(top), game.Normal, &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		if r[0]+r[1] > 50 || r[0] == 0 && r[1] > 50 {
			continue // Nim: the trees would be as many as the heaps
		}
		table, err := Nimbers(context.Background(), ruleOf(r), big.NewInt(top), &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		for n := int64(1); n <= top; n++ {
			limit := big.NewInt(n * n % 97)
			got, _ := o.Outcome(big.NewInt(n), limit)
			v, _ := table.Nimber(big.NewInt(n), limit)
			if want := game.Won(v != 0); got != want {
				t.Fatalf("rule %v: Outcome(%d, %v) = %v, want %v: its nimber is %d", r, n, limit, got, want, v)
			}
		}
	}
}

// TestPartsDecide: where the rule covers, the least winning take is the last part.
func TestPartsDecide(t *testing.T) {
	const top = 3000
	covering := 0
	for _, r := range rules {
		rule := ruleOf(r)
		if !rule.Covers() {
			continue
		}
		covering++
		o, err := Settle(context.Background(), rule, big.NewInt(top), game.Normal, &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		h := NewSequence(rule)
		for n := int64(1); n <= top; n++ {
			parts, ok := h.Parts(big.NewInt(n))
			if !ok {
				t.Fatalf("rule %v: Parts(%d) is silent", r, n)
			}
			checkParts(t, rule, n, parts)
			if got := parts[len(parts)-1].Int64(); uint32(got) != o.least[n] {
				t.Fatalf("rule %v: the last part of %d is %d, want the least winning take %d", r, n, got, o.least[n])
			}
		}
	}
	if covering < 10 {
		t.Errorf("only %d rules cover", covering)
	}
}

func checkParts(t *testing.T, r Rule, n int64, parts []*big.Int) {
	t.Helper()
	sum := new(big.Int)
	for i, p := range parts {
		sum.Add(sum, p)
		if i > 0 && r.Next(p).Cmp(parts[i-1]) >= 0 {
			t.Fatalf("rule %v: Parts(%d) = %v: %v is too large", r, n, parts, p)
		}
	}
	if sum.Cmp(big.NewInt(n)) != 0 {
		t.Fatalf("rule %v: Parts(%d) = %v, with sum %v", r, n, parts, sum)
	}
}

func TestCovers(t *testing.T) {
	for _, r := range rules {
		want := true
		for take := int64(1); take <= 200; take++ {
			want = want && ruleOf(r).Next(big.NewInt(take)).Int64() >= take
		}
		if got := ruleOf(r).Covers(); got != want {
			t.Errorf("rule %v: Covers() = %t, want %t", r, got, want)
		}
	}
}

func TestPartsAtSize(t *testing.T) {
	power := func(e int64) *big.Int { return new(big.Int).Exp(big.NewInt(10), big.NewInt(e), nil) }
	tests := []struct {
		factor, n *big.Int
		ok        bool
	}{
		{big.NewInt(2), power(8000), true},
		{big.NewInt(2), power(20000), false},
		{big.NewInt(3), power(1000), true},
		{big.NewInt(50), power(1000), true},
		{big.NewInt(1000), power(1000), false},
		{power(5), power(8), true},
		{power(30), power(30), true},
		{power(30), new(big.Int).Add(power(30), big.NewInt(2)), false},
	}
	for _, tt := range tests {
		parts, ok := NewSequence(Rule{tt.factor, new(big.Int)}).Parts(tt.n)
		if ok != tt.ok {
			t.Errorf("Parts of a number of %d bits, factor of %d bits: ok = %t, want %t", tt.n.BitLen(), tt.factor.BitLen(), ok, tt.ok)
		}
		sum := new(big.Int)
		for _, p := range parts {
			sum.Add(sum, p)
		}
		if ok && sum.Cmp(tt.n) != 0 {
			t.Errorf("the parts of a number of %d bits do not add up to it", tt.n.BitLen())
		}
	}
}

func TestLimits(t *testing.T) {
	fibonacci := ruleOf([2]int64{2, 0})
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	tests := []struct {
		name   string
		ctx    context.Context
		n      *big.Int
		budget *game.Budget
		want   game.Code
	}{
		{"positions at once", context.Background(), big.NewInt(1001), &game.Budget{Positions: 1000}, game.Limit},
		{"positions on the way", context.Background(), big.NewInt(100_000), &game.Budget{Positions: 100_001}, game.Limit},
		{"bytes", context.Background(), big.NewInt(100_000), &game.Budget{Bytes: 1 << 10}, game.Limit},
		{"bytes on the way", context.Background(), big.NewInt(100_000), &game.Budget{Bytes: 1_300_000}, game.Limit},
		{"no bound", context.Background(), new(big.Int).Lsh(one, 40), &game.Budget{}, game.Limit},
		{"cancelled", ended, big.NewInt(100_000), &game.Budget{}, game.Cancelled},
	}
	for _, tt := range tests {
		_, err := Nimbers(tt.ctx, fibonacci, tt.n, tt.budget)
		if err == nil || game.AsError(err).Code != tt.want {
			t.Errorf("%s: Nimbers = %v, want %s", tt.name, err, tt.want)
		}
	}
	for _, tt := range tests {
		if tt.name == "positions on the way" || tt.name == "bytes on the way" {
			continue // outcomes cost one position and 12 bytes a heap
		}
		_, err := Settle(tt.ctx, fibonacci, tt.n, game.Normal, tt.budget)
		if err == nil || game.AsError(err).Code != tt.want {
			t.Errorf("%s: Settle = %v, want %s", tt.name, err, tt.want)
		}
	}
}

// TestCancelledBeforeTheTable: the limits of the table itself take long, and end
// with the context.
func TestCancelledBeforeTheTable(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	for _, r := range [][2]int64{{1, 0}, {0, 3}, {1, -1_000_000_000}, {3, 7}} {
		if _, err := ruleOf(r).inverse(ended, 1<<24); err != context.Canceled {
			t.Errorf("inverse of rule %v = %v, want %v", r, err, context.Canceled)
		}
	}
}

func BenchmarkNimbers(b *testing.B) {
	for _, n := range []int64{1_000, 10_000, 100_000} {
		b.Run(big.NewInt(n).String(), func(b *testing.B) {
			for b.Loop() {
				if _, err := Nimbers(context.Background(), ruleOf([2]int64{2, 0}), big.NewInt(n), &game.Budget{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkSettle(b *testing.B) {
	for b.Loop() {
		if _, err := Settle(context.Background(), ruleOf([2]int64{2, -2}), big.NewInt(1_000_000), game.Normal, &game.Budget{}); err != nil {
			b.Fatal(err)
		}
	}
}
