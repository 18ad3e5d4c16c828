package catalogue

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"
	"time"

	"grundy/game"
	"grundy/internal/oracle"
)

// limitedHeap makes dynamic(n, factor, plus, limit), or with factor 0 and plus 0
// fibonacci(n, limit); limit < 0 is none given.
func limitedHeap(t *testing.T, factor, plus, n, limit int64) dynamic {
	t.Helper()
	args := []game.Arg{{Value: big.NewInt(n)}}
	r := Fibonacci
	if factor != 0 || plus != 0 {
		r = Dynamic
		args = append(args, game.Arg{Name: "factor", Value: big.NewInt(factor)}, game.Arg{Name: "plus", Value: big.NewInt(plus)})
	}
	if limit >= 0 {
		args = append(args, game.Arg{Name: "limit", Value: big.NewInt(limit)})
	}
	p, err := r.Bind(args)
	if err != nil {
		t.Fatal(err)
	}
	if c, ok := p.(constant); ok {
		return c.dynamic // as the engine plays it
	}
	return p.(dynamic)
}

// TestDynamicByDefinition compares outcomes, winning moves and nimbers with the
// oracle for every heap and limit up to a size: by theorem where there is one,
// by the engine everywhere.
func TestDynamicByDefinition(t *testing.T) {
	tests := []struct {
		factor, plus, most int64
		theorem            bool
	}{
		{0, 0, 100, true}, // fibonacci
		{1, 0, 70, true}, {2, 0, 70, true}, {3, 0, 80, true}, {4, 0, 80, true}, {5, 0, 60, true}, {6, 0, 60, true}, {70, 0, 50, true},
		{1, 1, 70, true}, {1, 2, 60, true}, {1, 7, 60, true}, {2, -1, 70, true}, {2, 1, 60, true}, {3, -2, 60, true}, {3, 5, 50, true},
		{0, 1, 50, false}, {0, 6, 50, false}, {1, -1, 60, false}, {1, -3, 50, false}, {2, -2, 60, false}, {2, -5, 50, false}, {0, -1, 30, false},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprintf("factor=%d,plus=%d", tt.factor, tt.plus), func(t *testing.T) {
			judge := oracle.New()
			top := limitedHeap(t, tt.factor, tt.plus, tt.most, tt.most)
			known, err := top.Search(context.Background(), &game.Budget{})
			if err != nil {
				t.Fatal(err)
			}
			for n := int64(0); n <= tt.most; n++ {
				for limit := int64(0); limit <= n; limit++ {
					p := limitedHeap(t, tt.factor, tt.plus, n, limit)
					if v, ok := known(p); !ok || v.Nimber.Uint64() != judge.Value(p) {
						t.Fatalf("nimber of %v = %v, %t, want %d", p, v, ok, judge.Value(p))
					}
					checkDynamic(t, judge, top, p, tt.theorem)
				}
			}
		})
	}
}

func checkDynamic(t *testing.T, judge *oracle.Oracle, top, p dynamic, theorem bool) {
	t.Helper()
	for _, c := range []game.Convention{game.Normal, game.Misere} {
		want := game.Won(judge.Wins(p, c))
		settled, err := top.Settle(context.Background(), c, &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		if got, ok := settled(p); !ok || got != want {
			t.Fatalf("settled outcome of %v, %v = %v, want %v", p, c, got, want)
		}
		got, by := p.Outcome(c)
		if (by != nil) != theorem {
			t.Fatalf("%v, %v: theorem %v", p, c, by)
		}
		if !theorem {
			continue
		}
		if got != want {
			t.Fatalf("outcome of %v, %v = %v, want %v", p, c, got, want)
		}
		if got, want := listOf(winsOf(t, p, c)), listOf(judge.WinningMoves(p, c)); got != want {
			t.Fatalf("winning moves of %v, %v:\n got %s\nwant %s", p, c, got, want)
		}
	}
}

// TestDynamicNotation: equal strings exactly for equal positions.
func TestDynamicNotation(t *testing.T) {
	tests := []struct {
		factor, plus, n, limit int64
		want                   string
	}{
		{0, 0, 13, -1, "fibonacci(13)"},
		{0, 0, 13, 12, "fibonacci(13)"},
		{0, 0, 13, 13, "fibonacci(13, limit=13)"},
		{0, 0, 13, 99, "fibonacci(13, limit=13)"},
		{0, 0, 31, 18, "fibonacci(31, limit=18)"},
		{0, 0, 0, -1, "fibonacci(0)"},
		{0, 0, 0, 5, "fibonacci(0)"},
		{0, 0, 1, -1, "fibonacci(1)"},
		{0, 0, 1, 0, "fibonacci(1)"},
		{0, 0, 1, 1, "fibonacci(1, limit=1)"},
		{0, 0, 5, 0, "fibonacci(5, limit=0)"},
		{3, 0, 19, -1, "dynamic(19, factor=3)"},
		{1, 1, 100, 19, "dynamic(100, factor=1, plus=1, limit=19)"},
		{2, -1, 9, 8, "dynamic(9, factor=2, plus=-1)"},
	}
	for _, tt := range tests {
		if got := limitedHeap(t, tt.factor, tt.plus, tt.n, tt.limit).String(); got != tt.want {
			t.Errorf("%d, %d, %d, %d prints as %s, want %s", tt.factor, tt.plus, tt.n, tt.limit, got, tt.want)
		}
	}
}

// TestFibonacciOutcome compares machine words with the big theorem on all small
// heaps and around every Fibonacci number up to 2^64.
func TestFibonacciOutcome(t *testing.T) {
	try := func(n uint64) {
		p := dynamic{limitedHeap(t, 0, 0, 1, -1).rule, new(big.Int).SetUint64(n), new(big.Int)}
		if n > 0 {
			p.limit.SetUint64(n - 1)
		}
		if got, want := FibonacciOutcome(n), mustDecide(t, p, game.Normal); got != want {
			t.Fatalf("FibonacciOutcome(%d) = %v, want %v", n, got, want)
		}
	}
	for n := range uint64(3000) {
		try(n)
	}
	for _, f := range fibonacciWords {
		for d := range uint64(5) {
			try(f + d - 2)
		}
	}
	try(math.MaxUint64)
	if n := len(fibonacciWords); fibonacciWords[n-1] != 12200160415121876738 {
		t.Errorf("the last Fibonacci number below 2^64 is given as %d", fibonacciWords[n-1])
	}
	if n := testing.AllocsPerRun(100, func() { FibonacciOutcome(12200160415121876737) }); n != 0 {
		t.Errorf("FibonacciOutcome allocates %v times", n)
	}
}

// TestDynamicPart compares machine words with the big decomposition.
func TestDynamicPart(t *testing.T) {
	var rule *dynamicRule
	try := func(n, factor uint64) {
		if rule == nil || rule.Factor.Uint64() != factor {
			rule = newDynamicRule(new(big.Int).SetUint64(factor), new(big.Int), nil, nil)
		}
		parts, ok := rule.sequence.Parts(new(big.Int).SetUint64(n))
		if want := parts[len(parts)-1].Uint64(); !ok || DynamicPart(n, factor) != want {
			t.Fatalf("DynamicPart(%d, %d) = %d, want %d", n, factor, DynamicPart(n, factor), want)
		}
	}
	for factor := uint64(1); factor <= 40; factor++ {
		for n := uint64(1); n <= 1000; n++ {
			try(n, factor)
		}
		for d := range uint64(30) {
			try(math.MaxUint64-d, factor)
			try(1<<63-d, factor)
		}
	}
	for _, f := range fibonacciWords {
		try(f, 2)
	}
	try(math.MaxUint64, math.MaxUint64)
	try(math.MaxUint64, math.MaxUint64-1)
	try(100_000_000, 100_000)
	// HDU 2486, sample (recalled).
	for _, s := range [][3]uint64{{16, 1, 16}, {11, 1, 1}, {32, 2, 3}, {34, 2, 34}, {19, 3, 4}} {
		if got := DynamicPart(s[0], s[1]); got != s[2] {
			t.Errorf("DynamicPart(%d, %d) = %d, want %d", s[0], s[1], got, s[2])
		}
	}
}

// TestDynamicLarge: sums of distant terms of H, of a thousand digits and more,
// are found again, with all their tails; H comes from the shifted recurrences
// F(i+2) = F(i+1) + F(i) and, for factor 3 from 6 on, H(i+1) = H(i) + H(i-3).
func TestDynamicLarge(t *testing.T) {
	f := []*big.Int{big.NewInt(1), big.NewInt(2)}
	for len(f) < 5000 {
		f = append(f, new(big.Int).Add(f[len(f)-1], f[len(f)-2]))
	}
	h := []*big.Int{big.NewInt(1), big.NewInt(2), big.NewInt(3), big.NewInt(4), big.NewInt(6)}
	for len(h) < 9000 {
		h = append(h, new(big.Int).Add(h[len(h)-1], h[len(h)-4]))
	}
	for _, tt := range []struct {
		factor int64
		terms  []*big.Int
		far    int // terms this far apart have a factor of more than twice that
	}{{2, f, 6}, {3, h, 10}} {
		at := []int{len(tt.terms) - 1, 2000, 900, 40, 20}
		n := new(big.Int)
		for _, i := range at {
			n.Add(n, tt.terms[i])
		}
		p := limitedHeap(t, tt.factor, 0, 1, -1)
		if tt.factor == 2 {
			p = limitedHeap(t, 0, 0, 1, -1)
		}
		p = dynamic{p.rule, n, new(big.Int).Sub(n, one)}
		won := winsOf(t, p, game.Normal)
		if len(won) != len(at)-1 {
			t.Fatalf("factor %d: %d winning moves, want %d", tt.factor, len(won), len(at)-1)
		}
		tail := new(big.Int)
		for i := range won {
			tail.Add(tail, tt.terms[at[len(at)-1-i]])
			want := new(big.Int).Sub(n, tail)
			if got := won[i].To.(dynamic).n; got.Cmp(want) != 0 {
				t.Errorf("factor %d: winning move %d leaves %v, want %v", tt.factor, i, got, want)
			}
			if mustDecide(t, won[i].To, game.Normal) != game.P {
				t.Errorf("factor %d: winning move %d leaves a position that is not lost", tt.factor, i)
			}
		}
		for _, i := range []int{100, 1000, len(tt.terms) - 1} {
			x := tt.terms[i]
			if mustDecide(t, dynamic{p.rule, x, new(big.Int).Sub(x, one)}, game.Normal) != game.P {
				t.Errorf("factor %d: term %d is not lost", tt.factor, i)
			}
			y := new(big.Int).Add(x, one)
			if mustDecide(t, dynamic{p.rule, y, new(big.Int).Sub(x, one)}, game.Misere) != game.P {
				t.Errorf("factor %d: term %d and one more is not lost in misère play", tt.factor, i)
			}
		}
	}
}

// TestDynamicTooLarge: where H is too long the theorem is silent and the engine
// refuses by the limit.
func TestDynamicTooLarge(t *testing.T) {
	n := new(big.Int).Exp(big.NewInt(10), big.NewInt(1000), nil)
	p := dynamic{limitedHeap(t, 100_000, 0, 1, -1).rule, n, n}
	if _, by := p.Outcome(game.Normal); by != nil {
		t.Error("10^1000 with factor 10^5 should be too long")
	}
	if _, ok := p.WinningMoves(game.Normal); ok {
		t.Error("10^1000 with factor 10^5 should be too long for its winning moves")
	}
	_, err := p.Settle(context.Background(), game.Normal, &game.Budget{Positions: 10_000_000})
	if err == nil || game.AsError(err).Code != game.Limit {
		t.Errorf("Settle = %v, want a limit", err)
	}
	if p.Reason(game.Normal) != nil {
		t.Error("there should be no reason")
	}
}

func TestDynamicRefuses(t *testing.T) {
	tests := []struct {
		args []game.Arg
		want string
	}{
		{nil, `dynamic(): parameter "factor" is missing; write dynamic(19, factor=3)`},
		{[]game.Arg{{Value: big.NewInt(5)}}, `dynamic(5): parameter "factor" is missing; write dynamic(19, factor=3)`},
		{[]game.Arg{{Value: big.NewInt(5)}, {Name: "factor", Value: big.NewInt(-1)}}, `dynamic(5, factor=-1): parameter "factor" must be at least 0, not -1`},
		{[]game.Arg{{Value: big.NewInt(5)}, {Name: "factor", Value: big.NewInt(2)}, {Name: "limit", Value: big.NewInt(-1)}}, `dynamic(5, factor=2, limit=-1): parameter "limit" must be at least 0, not -1`},
	}
	for _, tt := range tests {
		if _, err := Dynamic.Bind(tt.args); err == nil || err.Error() != tt.want {
			t.Errorf("Bind = %v, want %s", err, tt.want)
		}
	}
}

func TestDynamicMarks(t *testing.T) {
	tests := []struct {
		n, limit int64
		c        game.Convention
		parts    []int64
		mark     []int
	}{
		{31, 18, game.Normal, []int64{21, 8, 2}, []int{2, 1}},
		{17, -1, game.Normal, []int64{13, 3, 1}, []int{2, 1}},
		{13, -1, game.Normal, []int64{13}, []int{0}},
		{20, 1, game.Normal, []int64{13, 5, 2}, []int{2}},
		{18, 16, game.Misere, []int64{13, 3, 1}, []int{2, 1}},
	}
	for _, tt := range tests {
		p := limitedHeap(t, 0, 0, tt.n, tt.limit)
		i := slices.IndexFunc(p.Reason(tt.c), func(s game.Step) bool { return s.Figure != nil })
		fig := p.Reason(tt.c)[i].Figure
		var parts []int64
		for _, x := range fig.Rows[0] {
			parts = append(parts, x.Int64())
		}
		if fig.Kind != "parts" || !slices.Equal(parts, tt.parts) || !slices.Equal(fig.Mark, tt.mark) {
			t.Errorf("figure of %v = %s %v, marks %v, want %v, marks %v", p, fig.Kind, parts, fig.Mark, tt.parts, tt.mark)
		}
	}
}

// TestDynamicIsDecomposedOnce: the long sequence of a wide factor is not made
// again for the winning moves, the reason and the options.
func TestDynamicIsDecomposedOnce(t *testing.T) {
	start := time.Now()
	p := limitedHeap(t, 99_999, 0, 99_999_993, -1)
	for range 20 {
		for range winsOf(t, p, game.Normal) {
			p.Reason(game.Normal)
		}
		mustDecide(t, p, game.Misere)
	}
	if d := time.Since(start); d > 5*time.Second {
		t.Errorf("took %v", d)
	}
}

func TestDynamicWords(t *testing.T) {
	for _, tt := range []struct {
		n, limit int64
		c        game.Convention
		want     string // the last step
	}{
		{31, 18, game.Normal, "taking 10, the parts below 21 together, leaves a limit of 20, less than 21"},
		{12, 10, game.Normal, "taking 1, the smallest part, leaves a limit of 2, less than the next part, 3"},
		{4, 3, game.Normal, "taking 1, the smallest part, leaves a limit of 2, less than the next part, 3"},
		{1, 1, game.Normal, "the limit allows taking this one"},
		{5, 5, game.Normal, "the limit allows taking these 5 all at once"},
		{2, 1, game.Misere, "the limit allows taking this one"},
	} {
		steps := limitedHeap(t, 0, 0, tt.n, tt.limit).Reason(tt.c)
		if got := steps[len(steps)-1].In(game.En); got != tt.want {
			t.Errorf("%d, limit %d: %q, want %q", tt.n, tt.limit, got, tt.want)
		}
	}
	if got := limitedHeap(t, 0, 0, 2, 1).Reason(game.Misere)[1].In(game.En); !strings.HasPrefix(got, "so what counts is the one other stone: ") {
		t.Errorf("misère: %q", got)
	}
}

func BenchmarkFibonacciOutcome(b *testing.B) {
	sum := 0
	for b.Loop() {
		for n := range uint64(1024) {
			sum += int(FibonacciOutcome(n << 21))
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1024, "ns/heap")
}
