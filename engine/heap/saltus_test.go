package heap

import (
	"context"
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"

	"grundy/game"
)

// bySets computes a code of finitely many digits up to F, or with one that repeats,
// heap by heap from the definition: every option, the third heap of three from the
// list of nimbers that two heaps have.
func bySets(t testing.TB, text string, most int) []uint16 {
	t.Helper()
	c := mustCode(t, text)
	g := make([]uint16, most)
	two := make([][]uint16, most) // of the ways to leave that many stones
	for n := range g {
		seen := map[uint16]bool{}
		count := func(v uint16) { seen[v] = true }
		for a := 1; a < n; a++ {
			count(g[a] ^ g[n-a])
		}
		for v := range seen {
			two[n] = append(two[n], v)
		}
		clear(seen)
		for taken := range n + 1 {
			d, left := c.Digit(taken).String(), n-taken
			var bits int
			if _, err := fmt.Sscanf(d, "%X", &bits); err != nil || len(d) != 1 {
				t.Fatalf("%s: the digit %s", text, d)
			}
			if left == 0 && bits&1 > 0 {
				count(0)
			}
			if left > 0 && bits&2 > 0 {
				count(g[left])
			}
			if bits&4 > 0 {
				for _, v := range two[left] {
					count(v)
				}
			}
			for a := 1; bits&8 > 0 && a < left; a++ {
				for _, v := range two[left-a] {
					count(v ^ g[a])
				}
			}
		}
		for seen[g[n]] {
			g[n]++
		}
	}
	return g
}

// TestSaltus compares laws that are proved with tables from the definition several
// times as long as the proof asks for, which show whether they are the least. That
// 0.3F has period 6 and saltus 3 is in the tests of CGSuite, and the law of Lasker's
// Nim is in Winning Ways, chapter 4.
func TestSaltus(t *testing.T) {
	for text, want := range map[string]Recurrence{
		"0.8": {1, 3, 1}, "0.C": {1, 2, 1}, "0.28": {1, 53, 16}, "0.29": {1, 53, 16}, "0.8B": {7, 7, 4}, "0.8F": {7, 7, 4},
		"0.9C": {28, 36, 16}, "0.9E": {4, 3, 2}, "0.9F": {4, 3, 2}, "0.B8": {9, 7, 4}, "0.F8": {7, 6, 4}, "0.FC": {7, 5, 4},
		"0.AA": {1, 1, 1}, "0.3F": {0, 6, 3}, "4.[3]": {1, 4, 4},
	} {
		law, _ := findLaw(t, text, 1000)
		if law == nil || law.By != BySaltus || law.Recurrence != want {
			t.Errorf("the law of %s is %+v, want %+v by saltus", text, law, want)
			continue
		}
		g := bySets(t, text, min(700, 3*law.CheckedTo))
		if at := law.breaks(g); at > 0 {
			t.Errorf("%s: %+v fails at heap %d", text, law, at)
		}
		if least, ok := seenByDefinition(g); !ok || least != want {
			t.Errorf("%s: the definition shows %+v, want %+v", text, least, want)
		}
	}
	for _, text := range []string{"0.3D041", "0.3DE6D"} { // seen as far as it goes, and no check succeeds
		law, table := findLaw(t, text, 1000)
		if r, ok := Seen(table.Values()); law != nil || !ok || r.Saltus == 0 {
			t.Errorf("%s shows %+v, law %+v, want it seen only", text, r, law)
		}
	}
}

// saltusCodes are random codes with three heaps, or two and a repeated digit.
func saltusCodes(t testing.TB, r *rand.Rand, n int) (texts []string) {
	for len(texts) < n {
		text := "08C4"[r.IntN(4):][:1] + "." + fmt.Sprintf("%0*X", 1+r.IntN(3), r.IntN(4096))
		if r.IntN(3) == 0 {
			text += "[" + "123"[r.IntN(3):][:1] + "]"
		}
		if newCriterion(mustCode(t, text)).leaving != nil {
			texts = append(texts, text)
		}
	}
	return texts
}

// TestSaltusHolds compares the proved laws of random codes with longer tables.
func TestSaltusHolds(t *testing.T) {
	proved := 0
	for _, text := range saltusCodes(t, rand.New(rand.NewPCG(5, 6)), 120) {
		k := newCriterion(mustCode(t, text))
		g := tableOf(t, newTriples(mustCode(t, text)), 800)
		for n := 24; n <= len(g); n += 1 + n/4 {
			if law, _ := k.bySaltus(t.Context(), g[:n], &game.Budget{}); law != nil {
				proved++
				if at := law.breaks(g); at > 0 {
					t.Errorf("%s: %+v fails at heap %d", text, law, at)
				}
				break
			}
		}
	}
	if proved < 40 {
		t.Errorf("only %d laws are proved", proved)
	}
}

// TestSaltusChecks gives each check the law of one game and the moves of another, and
// looks at all options of larger heaps: what it admits is so, and it admits neither
// all nor nothing. What exclusion refuses is not so in most cases.
func TestSaltusChecks(t *testing.T) {
	count := map[string]int{}
	r := rand.New(rand.NewPCG(7, 8))
	for _, text := range []string{"0.8", "0.C", "0.3F", "0.8B", "0.89", "0.9E", "0.A8", "0.BB", "0.BC", "0.C9", "4.[3]", "0.F8"} {
		law, table := findLaw(t, text, 1000)
		for _, other := range append(saltusCodes(t, r, 12), text) {
			k := newCriterion(mustCode(t, other))
			needed := k.needs(law.Recurrence)
			c := newContinued(*k.leaving, table.Values()[:needed], law.Recurrence)
			covered := true
			for n := needed - 2*c.p; n < needed; n++ {
				covered = covered && c.covers(n)
			}
			excluded, _ := c.excludes(t.Context())
			misses, collides := c.look(needed, needed+20*c.p)
			count[fmt.Sprintf("covered %v", covered)]++
			count[fmt.Sprintf("excluded %v", excluded)]++
			if covered && misses || excluded && collides {
				t.Errorf("%s with the law of %s: covered %v, misses %v, excluded %v, collides %v", other, text, covered, misses, excluded, collides)
			}
			if !excluded && collides {
				count["collides"]++
			}
		}
	}
	for _, what := range []string{"covered true", "covered false", "excluded true", "excluded false", "collides"} {
		if count[what] < 15 {
			t.Errorf("%s: %d times, want more: %v", what, count[what], count)
		}
	}
}

// at is the nimber of a heap by the law.
func (c *continued) at(n int) int {
	periods := max(0, n-c.e) / c.p
	return int(c.g[n-periods*c.p]) + periods*c.saltus
}

// look tells whether the law gives a heap from first on, below end, a nimber that is
// more than the least that no option has, or one that an option has.
func (c *continued) look(first, end int) (misses, collides bool) {
	g := make([]int, end)
	for n := range g {
		g[n] = c.at(n)
	}
	for n := first; n < end; n++ {
		seen := map[int]bool{}
		if c.whole {
			seen[0] = true
		}
		for a := 1; c.one && a < n-c.last; a++ {
			seen[g[a]] = true
		}
		for _, m := range c.moves {
			left := n - m.t
			if m.parts[1] {
				seen[g[left]] = true
			}
			for a := 1; a < left; a++ {
				if m.parts[2] {
					seen[g[a]^g[left-a]] = true
				}
				for b := 1; m.parts[3] && a+b < left; b++ {
					seen[g[a]^g[b]^g[left-a-b]] = true
				}
			}
		}
		for v := range g[n] {
			misses = misses || !seen[v]
		}
		collides = collides || seen[g[n]]
	}
	return misses, collides
}

// breaks returns the first heap that does not follow a law, or 0.
func (l *Law) breaks(g []uint16) int {
	for n := l.Preperiod; n+l.Length < len(g); n++ {
		if int(g[n+l.Length]) != int(g[n])+l.Saltus {
			return n + l.Length
		}
	}
	return 0
}

// TestSaltusSpends: the checks of 0.28, whose law has preperiod 1 and period 53, look at
// all triples of heaps up to 106, the largest counted once, which counts for positions.
// Where there are none left the law is not proved, and the table still answers.
func TestSaltusSpends(t *testing.T) {
	const needed, triples = 3 + 6*53 + 2, 106 * 107 * 108 / 6
	b, table := &game.Budget{}, NewCodeTable(mustCode(t, "0.28"))
	if err := table.Grow(t.Context(), needed, b); err != nil {
		t.Fatal(err)
	}
	heaps := b.Spent()
	law, err := table.Look(t.Context(), b)
	if spent := b.Spent() - heaps; err != nil || law == nil || spent < triples/stepsAPosition || spent > 4*triples/stepsAPosition {
		t.Errorf("Look = %+v, %v for %d positions, want about %d", law, err, spent, triples/stepsAPosition)
	}
	few, table := &game.Budget{Positions: heaps + 1}, NewCodeTable(mustCode(t, "0.28"))
	if err := table.Grow(t.Context(), needed, few); err != nil {
		t.Fatal(err)
	}
	held := few.Held()
	if law, err := table.Look(t.Context(), few); law != nil || game.AsError(err).Code != game.Limit || !few.Short() || few.Held() != held {
		t.Errorf("Look with one position = %+v, %v, %d bytes are held of %d", law, err, few.Held(), held)
	}
	want := bySets(t, "0.28", 301)[300]
	q, err := Nimbers(t.Context(), mustCode(t, "0.28"), big.NewInt(300), &game.Budget{Positions: heaps + 1})
	if err != nil {
		t.Fatal(err)
	}
	if v, _, ok := q.At(big.NewInt(300)); q.Law != nil || !ok || v.Int64() != int64(want) {
		t.Errorf("g(300) = %v with the law %+v, want %d and none", v, q.Law, want)
	}
}

// TestSaltusFar asks for a heap of a hundred digits.
func TestSaltusFar(t *testing.T) {
	huge := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
	q, err := Nimbers(t.Context(), mustCode(t, "0.3F"), huge, &game.Budget{Positions: 1000})
	if err != nil {
		t.Fatal(err)
	}
	// g(n) = 3 floor(n/6) + n mod 3.
	want := new(big.Int).Div(huge, big.NewInt(6))
	want.Mul(want, big.NewInt(3)).Add(want, new(big.Int).Mod(huge, big.NewInt(3)))
	if v, law, ok := q.At(huge); !ok || !law || v.Cmp(want) != 0 {
		t.Errorf("g(10^100) = %v, want %v", v, want)
	}
}

// TestStopped: an engine that is stopped within a heap is right when it goes on.
func TestStopped(t *testing.T) {
	for _, text := range []string{"0.3F!", "0.3F", "0.{2+}", "0.{2+}?"} {
		c := mustCode(t, text)
		want := tableOf(t, newBreaks(c), 400)
		for _, g := range []grower{newBreaks(c), newTriples(c)} {
			if e, ok := g.(*triples); ok && e == nil {
				continue
			}
			ctx := &countdown{Context: t.Context()}
			for stops := 1; len(g.values()) < len(want); stops++ {
				ctx.left = 40 + 13*stops
				if err := g.extend(ctx, len(want), &game.Budget{}); err != nil && err != context.Canceled {
					t.Fatal(err)
				}
				if b, ok := g.(*breaks); ok && stops%5 == 0 {
					b.forget() // as when stopped within the sums of a heap
				}
			}
			for n, v := range g.values() {
				if v != want[n] {
					t.Fatalf("%s by %T: g(%d) = %d, want %d", text, g, n, v, want[n])
				}
			}
		}
	}
}

// TestHeldAfterStop: a table that is stopped and goes on holds its values once.
func TestHeldAfterStop(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	b, table := &game.Budget{}, NewCodeTable(mustCode(t, "0.3F"))
	for range 3 {
		if err := table.Grow(ctx, 300, b); err != context.Canceled {
			t.Fatalf("Grow = %v, want %v", err, context.Canceled)
		}
	}
	if err := table.Grow(t.Context(), 400, b); err != nil {
		t.Fatal(err)
	}
	if table.held != 2*400 {
		t.Errorf("%d bytes are held for 400 values, want %d", table.held, 2*400)
	}
	if table.Release(b); b.Held() != 0 {
		t.Errorf("%d bytes are held in the end", b.Held())
	}
}

// countdown is a context that ends when it has been looked at so many times.
type countdown struct {
	context.Context
	left int
}

func (c *countdown) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}
