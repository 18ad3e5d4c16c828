package certificate

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grundy/engine/heap/code"
	"grundy/game"
)

// partitions calls f for every way to write m as a sum of at most parts numbers
// from least on, behind those already taken.
func partitions(m, least, parts int, taken []int, f func([]int)) {
	if m == 0 {
		f(taken)
	}
	for a := least; a <= m && parts > 0; a++ {
		partitions(m-a, a, parts-1, append(taken, a), f)
	}
}

// allowed tells whether ascending parts fulfil a condition.
func allowed(c code.Condition, parts []int) bool {
	kinds := len(slices.Compact(slices.Clone(parts)))
	switch c {
	case code.Always:
		return true
	case code.Differ:
		return kinds == len(parts)
	case code.Mixed:
		return len(parts) < 2 || kinds > 1
	case code.Equal:
		return kinds < 2
	}
	return false
}

// judge computes heaps 0 to most by trying all partitions: the definition of a
// code, word for word.
func judge(c code.Code, most int) []uint16 {
	g := make([]uint16, most+1)
	for n := range g {
		seen := map[uint16]bool{}
		for t := range n + 1 {
			partitions(n-t, 1, mostParts(c.Digit(t)), nil, func(parts []int) {
				if allowed(c.Digit(t).Parts(len(parts)), parts) {
					v := uint16(0)
					for _, a := range parts {
						v ^= g[a]
					}
					seen[v] = true
				}
			})
		}
		for seen[g[n]] {
			g[n]++
		}
	}
	return g
}

// judgePairs is judge for codes that end and leave two heaps at most, or for a
// subtraction set.
func judgePairs(c code.Code, take []int64, most int64) []uint16 {
	g := make([]uint16, most+1)
	last, _ := c.Last()
	for n := range g {
		seen := map[uint16]bool{}
		for _, t := range take {
			if int(t) <= n {
				seen[g[n-int(t)]] = true
			}
		}
		for t := 0; t <= min(last, n); t++ {
			d, m := c.Digit(t), n-t
			if m == 0 && d.Parts(0) != code.Never {
				seen[0] = true
			}
			if m > 0 && d.Parts(1) != code.Never {
				seen[g[m]] = true
			}
			for a := 1; d.Parts(2) != code.Never && 2*a <= m; a++ {
				if allowed(d.Parts(2), []int{a, m - a}) {
					seen[g[a]^g[m-a]] = true
				}
			}
		}
		for seen[g[n]] {
			g[n]++
		}
	}
	return g
}

func mustCode(t testing.TB, text string) code.Code {
	t.Helper()
	c, err := code.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// run computes heaps 0 to most by an engine.
func run(t testing.TB, e engine, most int) []uint16 {
	t.Helper()
	var g []uint16
	for len(g) <= most {
		v, _, err := e.next(g)
		if err != nil || v > mostNimber {
			t.Fatal(v, err)
		}
		g = append(g, uint16(v))
	}
	return g
}

func same(t testing.TB, name string, got, want []uint16) {
	t.Helper()
	for n := range want {
		if got[n] != want[n] {
			t.Fatalf("%s: g(%d) = %d, want %d", name, n, got[n], want[n])
		}
	}
}

// pick makes a text of pieces.
func pick(r *rand.Rand, pieces []string, most int) string {
	text := ""
	for range 1 + r.IntN(most) {
		text += pieces[r.IntN(len(pieces))]
	}
	return text
}

func octals() []string {
	return []string{"0", "1", "2", "3", "4", "5", "6", "7", "4!", "7!", "4=", "7=", "6?"}
}

func TestPairsAgainstDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		text := pick(r, []string{"0", "0", "4", "4!", "4="}, 1) + "." + pick(r, octals(), 6)
		c := mustCode(t, text)
		want := judge(c, 25)
		same(t, text, judgePairs(c, nil, 25), want)
		same(t, text, run(t, allPairs(c), 25), want)
		e := newDefinition(newMoves(rules{code: c}), 26)
		e.few = 1 + r.IntN(3)
		same(t, text, run(t, e, 25), want)
		same(t, text, run(t, newSparse(rules{code: c}), 25), want)
	}
}

// allPairs is the engine that marks every pair.
func allPairs(c code.Code) *definition { return newDefinition(newMoves(rules{code: c}), 0) }

// TestSparseAgainstPairs compares long tables: all games of three octal digits
// after the point, and random ones with conditions.
func TestSparseAgainstPairs(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	var texts []string
	for i := range 1024 {
		texts = append(texts, fmt.Sprintf("%d.%03o", i>>9*4, i&511))
	}
	for range 300 {
		texts = append(texts, pick(r, []string{"0", "0", "4", "4!"}, 1)+"."+pick(r, octals(), 8))
	}
	most := 700
	if testing.Short() {
		most = 300
	}
	sparseHeaps := 0
	for i, text := range texts {
		c, n := mustCode(t, text), most
		if i%100 == 0 {
			n *= 6
		}
		e := newSparse(rules{code: c})
		want := run(t, allPairs(c), n)
		same(t, text, run(t, e, n), want)
		same(t, text, run(t, newStaged(rules{code: c}, 1+r.IntN(n)), n), want)
		few := newDefinition(newMoves(rules{code: c}), int64(n)+1)
		few.few = 1 + r.IntN(80)
		same(t, text, run(t, few, n), want)
		if 4*len(e.rares) <= n {
			sparseHeaps++
		}
	}
	if sparseHeaps < 300 {
		t.Errorf("only %d games have a sparse space: the search for masks is broken", sparseHeaps)
	}
}

// TestWideNimbers: where a nimber is above 255 there are no bytes to compare, and
// where the table is longer than the lanes neither.
func TestWideNimbers(t *testing.T) {
	c := mustCode(t, "0."+strings.Repeat("3", 300)+"7")
	want := judgePairs(c, nil, 1500)
	if slices.Max(want) <= 255 {
		t.Fatal("no nimber is wide")
	}
	for _, heaps := range []int64{1501, 700, 0} {
		same(t, fmt.Sprint(heaps), run(t, newDefinition(newMoves(rules{code: c}), heaps), 1500), want)
	}
}

// TestLanes compares the search in bytes with a look at each pair.
func TestLanes(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 18))
	for range 200 {
		g := make([]uint16, 2+r.IntN(200))
		for n := range g[1:] {
			g[n+1] = uint16(r.IntN(2 << r.IntN(8)))
		}
		l := newLanes(int64(len(g)))
		if !l.learn(g) {
			t.Fatal("the lanes do not take bytes")
		}
		left := 1 + r.IntN(len(g)-1)
		from := 1 + r.IntN(left)
		last := min(from+r.IntN(left), left-1)
		if last < from {
			continue
		}
		had := map[uint16]bool{}
		for a := from; a <= last; a++ {
			had[g[a]^g[left-a]] = true
		}
		for v := range uint16(256) {
			if got, _ := l.has(byte(v), left, from, last); got != had[v] {
				t.Fatalf("%d: has(%d) of %d from %d to %d is %v", g, v, left, from, last, got)
			}
		}
	}
}

// TestBestMask compares the masks with a count of the rare heaps under each.
func TestBestMask(t *testing.T) {
	for _, text := range []string{"0.6", "0.16", "0.127", "0.106", "4.7", "4!.0", "0.77", "0.07"} {
		rule := rules{code: mustCode(t, text)}
		e := newSparse(rule)
		g := run(t, e, 2000)
		e.choose(g)
		least := len(e.rares)
		for bits := range len(e.count) {
			for heap := range 2 {
				m, rares := e.mask, 0
				m.bits, m.heap = uint16(bits), heap
				if heap == 1 && text == "0.77" { // its splits take 1 and 2
					continue
				}
				for n := 1; n < len(g); n++ {
					if !m.common(n, g[n]) {
						rares++
					}
				}
				if rares < least-1 && bits > 0 {
					t.Errorf("%s: the mask %+v leaves %d rare heaps, and %+v was chosen, which leaves %d", text, m, rares, e.mask, least)
				}
			}
		}
	}
}

func TestPartingAgainstDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	pieces := append([]string{"8", "9", "C", "F", "F!", "F?", "F=", "8!", "8?", "{4}", "{2,4!}", "{5}?", "{4}!", "{2!,3?,5=}", "{3?}", "{4}?", "{6}=", "{2=,4=}"}, octals()...)
	for range 400 {
		text := pick(r, []string{"0", "0", "4", "4!", "8", "C?", "4=", "{3}=", "{3,4}!"}, 1) + "." + pick(r, pieces, 5)
		c := mustCode(t, text)
		e, err := newParting(rules{code: c}, 24, &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		same(t, text, run(t, e, 24), judge(c, 24))
	}
}

// TestPartingWidens compares nimbers that need several words with those of the
// engine for pairs.
func TestPartingWidens(t *testing.T) {
	for _, text := range []string{"0.07", "4!.0", "4.3", "0.3333333333333333333333333333333333333333333333333333333333333333333333333333"} {
		c := mustCode(t, text)
		b := &game.Budget{}
		e, err := newParting(rules{code: c}, 600, b)
		if err != nil {
			t.Fatal(err)
		}
		same(t, text, run(t, e, 600), judgePairs(c, nil, 600))
		if e.held != e.bytes() || b.Held() != e.held {
			t.Errorf("%s: %d bytes are held, want %d", text, b.Held(), e.bytes())
		}
	}
}

func TestExcludingAgainstDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for range 300 {
		text := "0." + pick(r, []string{"0", "1", "2", "3"}, 8) + []string{"[2]", "[3]"}[r.IntN(2)]
		c := mustCode(t, text)
		same(t, text, run(t, newExcluding(rules{code: c}), 30), judge(c, 30))
	}
}

func TestTakingAgainstDefinition(t *testing.T) {
	for _, take := range [][]int64{{1}, {1, 3, 4}, {2, 5, 7, 31}, {40}} {
		same(t, fmt.Sprint(take), run(t, &taking{newMarks(), take}, 200), judgePairs(code.Code{}, take, 200))
	}
}

// TestMarksWrap looks at the end of the epochs.
func TestMarksWrap(t *testing.T) {
	m := newMarks()
	m.empty()
	m.add(0)
	m.epoch = ^uint32(0)
	m.empty()
	if m.has(0) || m.mex() != 0 {
		t.Error("an old mark came back")
	}
	for v := range mostNimber + 1 {
		m.add(uint16(v))
	}
	if got := m.mex(); got != mostNimber+1 {
		t.Errorf("mex of all = %d", got)
	}
}
