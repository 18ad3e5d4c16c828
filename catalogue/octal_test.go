package catalogue

import (
	"context"
	"fmt"
	"math/big"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"grundy/engine/heap"
	"grundy/engine/heap/code"
	"grundy/game"
)

// movesOf writes the moves of a heap as CGSuite does: the heaps left with commas,
// - for none, and two spaces between moves.
func movesOf(r *octal, n int64) string {
	var words []string
	for m := range r.Take(big.NewInt(n)) {
		var left []string
		for _, h := range m.Left {
			if h.Sign() > 0 {
				left = append(left, h.String())
			}
		}
		if left == nil {
			left = []string{"-"}
		}
		words = append(words, strings.Join(left, ","))
	}
	return strings.Join(words, "  ")
}

// TestOctalMoves: the traversals of CGSuite's TBCodeTest.scala, all but that of
// 80.0, which adds a stone.
func TestOctalMoves(t *testing.T) {
	for _, tt := range []struct {
		code string
		n    int64
		want string
	}{
		{"0.3", 9, "8"},
		{"0.7", 9, "8  1,7  2,6  3,5  4,4"},
		{"0.77", 9, "8  1,7  2,6  3,5  4,4  7  1,6  2,5  3,4"},
		{"4.0", 8, "1,7  2,6  3,5  4,4"},
		{"4!.0", 8, "1,7  2,6  3,5"},
		{"0.3F", 9, "8  7  1,6  2,5  3,4  1,1,5  1,2,4  1,3,3  2,2,3"},
		{"0.3F?", 9, "8  7  1,6  2,5  3,4  1,1,5  1,2,4  1,3,3  2,2,3"},
		{"0.3F!", 9, "8  7  1,6  2,5  3,4  1,2,4"},
		{"0.3f", 11, "10  9  1,8  2,7  3,6  4,5  1,1,7  1,2,6  1,3,5  1,4,4  2,2,5  2,3,4  3,3,3"},
		{"0.3f?", 11, "10  9  1,8  2,7  3,6  4,5  1,1,7  1,2,6  1,3,5  1,4,4  2,2,5  2,3,4"},
		{"0.3f!", 11, "10  9  1,8  2,7  3,6  4,5  1,2,6  1,3,5  2,3,4"},
		{"0.*3", 7, "6  1,5  2,4  3,3  1,1,4  1,2,3  2,2,2  1,1,1,3  1,1,2,2  1,1,1,1,2  1,1,1,1,1,1  5"},
		{"0.*?3", 7, "6  1,5  2,4  1,1,4  1,2,3  1,1,1,3  1,1,2,2  1,1,1,1,2  5"},
		{"0.*!3", 7, "6  1,5  2,4  1,2,3  5"},
		{"0.[3]", 7, "6  5  4  3  2  1  -"},
		{"0.[2]", 7, "6  5  4  3  2  1"},
		{"0.3[1]", 7, "6  -"},
		{"0.7[03]", 7, "6  1,5  2,4  3,3  4  2  -"},
		{"0.*=", 11, "10  5,5  2,2,2,2,2  1,1,1,1,1,1,1,1,1,1"},
		{"{2+}=.0", 10, "5,5  2,2,2,2,2  1,1,1,1,1,1,1,1,1,1"},
		{"0.{0,1,3+}", 1, "-"},
		{"0.{0,1,3+}", 2, "1"},
		{"0.{0,1,3+}", 7, "6  1,1,4  1,2,3  2,2,2  1,1,1,3  1,1,2,2  1,1,1,1,2  1,1,1,1,1,1"},
		{"0.{1,3+}", 1, ""},
		{"0.{2,3?+}", 7, "1,5  2,4  3,3  1,1,4  1,2,3  1,1,1,3  1,1,2,2  1,1,1,1,2"},
	} {
		if got := movesOf(newOctal(mustCode(tt.code)), tt.n); got != tt.want {
			t.Errorf("moves of %s from %d are %q, want %q", tt.code, tt.n, got, tt.want)
		}
	}
}

// TestGrundyOptions: CGSuite's GameHeapTest.scala has this count, which overflows
// 32 bits when it is made by multiplying.
func TestGrundyOptions(t *testing.T) {
	count := 0
	for range newOctal(mustCode("4!.0")).Take(big.NewInt(92679)) {
		count++
	}
	if count != 46339 {
		t.Errorf("a heap of 92679 has %d options in Grundy's game, want 46339", count)
	}
}

// wordsOf writes moves.
func wordsOf(ms []game.HeapMove) []string {
	var out []string
	for _, m := range ms {
		out = append(out, fmt.Sprint(m.Words.Alone.With(m.Args...).In(game.En), m.Left))
	}
	return out
}

// TestOctalTakeTo compares the moves that a period finds with all moves, looked
// up one by one in a table from the definition.
func TestOctalTakeTo(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	codes := []string{"0.77", "0.07", "0.137", "4.4", "4.0", "0.15", "0.26", "4.7=2", "0.7!31", "0.34", "0.0", "0.31", "0.2", "0.3023", "0.75", "4.3", "4=.7", "0.332", "0.3003330[3]", "0.[2]", "0.30[2]", "0.[3]", "0.6"}
	for _, text := range codes {
		rule := newOctal(mustCode(text))
		const most = 1500
		known, err := rule.Values(context.Background(), []*big.Int{big.NewInt(most)}, &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		for range 60 {
			n := big.NewInt(r.Int64N(most))
			if r.IntN(2) == 0 {
				n.SetInt64(r.Int64N(60))
			}
			v := big.NewInt(r.Int64N(8))
			if r.IntN(3) == 0 {
				g, _ := known(n)
				v.Add(g.Nimber, big.NewInt(r.Int64N(4)))
			}
			compareOctal(t, rule, n, v, known)
		}
	}
}

func compareOctal(t *testing.T, rule *octal, n, v *big.Int, known func(*big.Int) (game.Value, bool)) {
	t.Helper()
	var want []game.HeapMove
	for m := range rule.Take(n) {
		sum := new(big.Int)
		for _, h := range m.Left {
			g, ok := known(h)
			if !ok {
				t.Fatalf("%v: heap %v is not known", rule.code, h)
			}
			sum.Xor(sum, g.Nimber)
		}
		if sum.Cmp(v) == 0 {
			want = append(want, m)
		}
	}
	ms, ok := rule.TakeTo(n, v)
	if !ok {
		t.Fatalf("%v is silent on the moves of %v to %v", rule.code, n, v)
	}
	got := slices.Collect(ms.List)
	if !slices.Equal(wordsOf(got), wordsOf(want)) || ms.Count.Cmp(big.NewInt(int64(len(want)))) != 0 {
		t.Fatalf("%v: moves of %v to %v: %v %v\nwant %d %v", rule.code, n, v, ms.Count, wordsOf(got), len(want), wordsOf(want))
	}
}

// TestOctalHuge: at 10^100 stones the counts are those of the pairs of remainders,
// made here from scratch, and the first moves listed lead to the nimber.
func TestOctalHuge(t *testing.T) {
	n := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
	for _, text := range []string{"0.77", "0.137", "4.4", "0.15", "4.0"} {
		rule := newOctal(mustCode(text))
		known, err := rule.Values(context.Background(), []*big.Int{n}, &game.Budget{Positions: 10_000})
		if err != nil {
			t.Fatal(err)
		}
		for v := range int64(5) {
			// The numbers of moves to v from n + k are counted from n on as they are
			// from a small heap on: they grow by the same number each time that the
			// heap grows by two periods.
			ms, ok := rule.TakeTo(n, big.NewInt(v))
			if !ok {
				t.Fatalf("%s is silent", text)
			}
			q := rule.sequence.Load()
			step := big.NewInt(2 * int64(q.Law.Length))
			base := new(big.Int).Mod(n, step)
			base.Add(base, new(big.Int).Mul(step, big.NewInt(int64(2*q.Law.Preperiod/q.Law.Length+3))))
			a := countTo(rule, base, v, known)
			b := countTo(rule, new(big.Int).Add(base, step), v, known)
			want := new(big.Int).Sub(n, base)
			want.Div(want, step).Mul(want, big.NewInt(b-a)).Add(want, big.NewInt(a))
			if ms.Count.Cmp(want) != 0 {
				t.Errorf("%s: %v moves from 10^100 to %d, want %v", text, ms.Count, v, want)
			}
			checkListed(t, text, ms, v, known)
		}
	}
}

func countTo(rule *octal, n *big.Int, v int64, known func(*big.Int) (game.Value, bool)) (count int64) {
	for m := range rule.Take(n) {
		sum := new(big.Int)
		for _, h := range m.Left {
			g, _ := known(h)
			sum.Xor(sum, g.Nimber)
		}
		if sum.Cmp(big.NewInt(v)) == 0 {
			count++
		}
	}
	return count
}

func checkListed(t *testing.T, text string, ms game.HeapMoves, v int64, known func(*big.Int) (game.Value, bool)) {
	t.Helper()
	listed := 0
	for m := range ms.List {
		sum := new(big.Int)
		for _, h := range m.Left {
			g, ok := known(h)
			if !ok {
				t.Fatalf("%s: %v is not known", text, h)
			}
			sum.Xor(sum, g.Nimber)
		}
		if sum.Int64() != v {
			t.Fatalf("%s: %v is listed for %d", text, m.Left, v)
		}
		if listed++; listed == 50 {
			break
		}
	}
}

// TestLaskerNimber compares the formula with the engine, which knows none.
func TestLaskerNimber(t *testing.T) {
	q, err := heap.Nimbers(context.Background(), mustCode("4.[3]"), big.NewInt(400), &game.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	for n := range int64(400) {
		want, _, _ := q.At(big.NewInt(n))
		if got := laskerNimber(big.NewInt(n)); got.Cmp(want) != 0 {
			t.Errorf("laskerNimber(%d) = %v, want %v", n, got, want)
		}
	}
}

// TestLaskerTo compares the moves counted by bits with all moves, looked up.
func TestLaskerTo(t *testing.T) {
	rule := newOctal(mustCode("4.[3]"))
	known := func(n *big.Int) (game.Value, bool) { return game.Value{Nimber: laskerNimber(n)}, true }
	for n := range int64(150) {
		for v := int64(0); v < n+40; v += 1 + n/50 {
			compareOctal(t, rule, big.NewInt(n), big.NewInt(v), known)
		}
	}
	huge := new(big.Int).Exp(big.NewInt(10), big.NewInt(1000), nil)
	ms, _ := rule.TakeTo(huge, big.NewInt(2))
	checkListed(t, "lasker", ms, 2, known)
}

// TestTakesAll: where any number may be taken a heap has its size for its nimber,
// by the engine from the definition.
func TestTakesAll(t *testing.T) {
	for _, text := range []string{"0.[3]", "0.[7]", "0.F7[3]", "0.[*!]"} {
		r := newOctal(mustCode(text))
		if _, by := r.Nimber(one); by != sizeTheorem {
			t.Errorf("%s: theorem %v", text, by)
		}
	}
	for _, text := range []string{"0.[2]", "4.[3]", "0.3[30]", "0.3"} {
		r := newOctal(mustCode(text))
		if _, by := r.Nimber(one); by == sizeTheorem {
			t.Errorf("%s takes all", text)
		}
	}
}

// TestOctalSequence compares what a sequence reads, grown in odd steps and past
// its law, with a table from the definition of another engine.
func TestOctalSequence(t *testing.T) {
	for text, want := range map[string]game.Law{
		"0.77":         {Preperiod: 71, Period: 12, Method: "guy-smith"},
		"0.15":         {Preperiod: 1, Period: 10, Method: "guy-smith"},
		"0.333":        {Preperiod: 0, Period: 4, Method: "guy-smith"},
		"0.3003330[3]": {Preperiod: 0, Period: 4, Saltus: 2, Method: "exclusion"},
		"4.[3]":        {Preperiod: 1, Period: 4, Saltus: 4, Method: "formula"},
		"0.[3]":        {Preperiod: 0, Period: 1, Saltus: 1, Method: "size"},
		"4!.0":         {},
		"0.3F":         {Preperiod: 0, Period: 6, Saltus: 3, Method: "saltus"},
		"0.3D041":      {Preperiod: 0, Period: 6, Saltus: 3}, // seen only
	} {
		const most = 700
		reference := heap.NewCodeTable(mustCode(text))
		if err := reference.Grow(context.Background(), most, &game.Budget{}); err != nil {
			t.Fatal(err)
		}
		s := newOctal(mustCode(text)).NimSequence()
		for n := 1; n < most; n += 1 + n/2 {
			if known, err := s.Grow(context.Background(), n, &game.Budget{}); known < n || err != nil {
				t.Fatalf("%s: %d heaps of %d are known, %v", text, known, n, err)
			}
			got := make([]uint64, n/2+1)
			s.Read(got, n-len(got))
			for i, v := range got {
				if w := reference.Values()[n-len(got)+i]; v != uint64(w) {
					t.Fatalf("%s: g(%d) = %d, want %d", text, n-len(got)+i, v, w)
				}
			}
		}
		law, err := s.Law(context.Background(), most, &game.Budget{})
		if err != nil || law.Preperiod != want.Preperiod || law.Period != want.Period || law.Saltus != want.Saltus || law.Method != want.Method || law.Proved() != (want.Method != "") {
			t.Errorf("%s: law %+v, %v, want %+v", text, law, err, want)
		}
	}
}

// TestUnsolved: a heap beyond every table of a game without a known period is
// refused, and what was tried is said.
func TestUnsolved(t *testing.T) {
	huge := new(big.Int).Exp(big.NewInt(10), big.NewInt(30), nil)
	_, err := newOctal(mustCode("4!.0")).Values(context.Background(), []*big.Int{huge}, &game.Budget{Positions: 5000})
	said := regexp.MustCompile(`^no law of this game was proved among the heaps below \d{3,4}, and the position has a larger one; raise the limit to go on$`)
	if err == nil || !said.MatchString(err.Error()) {
		t.Errorf("Values = %v, want %s", err, said)
	}
}

// TestTakeToOfRepeatingDigits: where moves to a nimber are told without being
// listed, they are those that the definition has, under laws with a saltus too.
func TestTakeToOfRepeatingDigits(t *testing.T) {
	for _, text := range []string{"4.02[3]", "0.6[3]", "0.7[2]", "4.[2]", "0.077[3]", "4.3[2]", "0.02[3]", "4.[3]", "0.137", "0.45", "4.4", "0.3", "0.[32]"} {
		c, g := mustCode(text), []int{0}
		r := newOctal(c)
		for n := 1; n <= 30; n++ {
			ways := map[int]int64{}
			for k := range n + 1 {
				left, d := n-k, c.Digit(k)
				if d.Parts(min(1, left)) != code.Never {
					ways[g[left]]++
				}
				for a := 1; 2*a <= left && d.Parts(2) != code.Never; a++ {
					ways[g[a]^g[left-a]]++
				}
			}
			v := 0
			for ways[v] > 0 {
				v++
			}
			g = append(g, v)
			if v == n && r.theorem != nil {
				continue
			}
			for v := range 2 * n {
				m, ok := r.TakeTo(big.NewInt(int64(n)), big.NewInt(int64(v)))
				if ok && m.Count.Cmp(big.NewInt(ways[v])) != 0 {
					t.Errorf("%s: %v moves from %d to nimber %d, want %d", text, m.Count, n, v, ways[v])
				}
			}
		}
	}
}
