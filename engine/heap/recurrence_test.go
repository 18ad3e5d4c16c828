package heap

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"grundy/engine/heap/code"
)

// seenByDefinition is Seen by trying every length.
func seenByDefinition(g []uint16) (Recurrence, bool) {
	for p := 1; 4*p <= len(g); p++ {
		last := len(g) - 1
		saltus := int(g[last]) - int(g[last-p])
		e := last - p
		for e > 0 && int(g[e-1+p])-int(g[e-1]) == saltus {
			e--
		}
		if saltus >= 0 && 2*e <= len(g) && e+4*p <= len(g) {
			return Recurrence{e, p, saltus}, true
		}
	}
	return Recurrence{}, false
}

// periodicTable is a random table that repeats itself, perhaps of parts that do, with
// some values changed.
func periodicTable(r *rand.Rand) []uint16 {
	block := make([]uint16, 1+r.IntN(12))
	for range 1 + r.IntN(3) {
		for i := range block {
			if i == 0 || r.IntN(3) == 0 {
				block[i] = uint16(r.IntN(3))
			}
		}
		block = slices.Repeat(block, 1+r.IntN(3))
	}
	g := slices.Repeat(block, 1+r.IntN(9))[:r.IntN(len(block))+1]
	g = append(g, slices.Repeat(block, 1+r.IntN(6))...)
	slope := uint16(r.IntN(3))
	for n := range g {
		g[n] += uint16(n/len(block)) * slope
	}
	for range r.IntN(3) {
		g[r.IntN(len(g))] = uint16(r.IntN(4))
	}
	return g
}

func TestSeen(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 54))
	found := 0
	for range 40_000 {
		g := periodicTable(r)
		want, wanted := seenByDefinition(g)
		if got, ok := Seen(g); got != want || ok != wanted {
			t.Fatalf("Seen(%d) = %+v, %v, want %+v, %v", g, got, ok, want, wanted)
		}
		if wanted {
			found++
		}
	}
	if found < 5_000 {
		t.Errorf("only %d tables show a recurrence", found)
	}
	if r, ok := Seen(nil); ok {
		t.Errorf("Seen(nil) = %+v", r)
	}
}

// TestSeenConstantTail: every length repeats the end of this table, and none enough
// of it; that must not cost a pass for each.
func TestSeenConstantTail(t *testing.T) {
	g := make([]uint16, 3_000_000)
	g[len(g)*2/3] = 1
	if r, ok := Seen(g); ok {
		t.Errorf("Seen = %+v", r)
	}
}

// TestOutlook: the table of a recurrence, a little longer than one period beyond the
// preperiod, tells when it will be proved, and a look before can be left out.
func TestOutlook(t *testing.T) {
	c, err := code.Parse("0.77")
	if err != nil {
		t.Fatal(err)
	}
	k := newCriterion(c)
	r := rand.New(rand.NewPCG(7, 7))
	for range 40 {
		e, p := 1+r.IntN(4000), 1+r.IntN(3000)
		g := make([]uint16, 2*(e+p)+20_000)
		for n := range g {
			if g[n] = uint16(r.IntN(8)); n >= e+p {
				g[n] = g[n-p]
			}
		}
		g[e-1] = g[e-1+p] + 1
		want := k.needs(Recurrence{e, p, 0})
		for _, n := range []int{max(1<<12, 16*(e+p)/15+p+32), want - 1, want, len(g)} {
			if n >= 1<<12 && p <= (n-k.t)/k.s {
				if got := k.outlook(g[:n]); got != want {
					t.Errorf("outlook(preperiod %d, period %d, %d heaps) = %d, want %d", e, p, n, got, want)
				}
			}
		}
		if want-1 >= 1<<12 && k.byParts(g[:want-1]) != nil {
			t.Errorf("preperiod %d, period %d: proved with %d heaps, want %d", e, p, want-1, want)
		}
		if l := k.byParts(g[:want]); l == nil || l.Recurrence != (Recurrence{e, p, 0}) {
			t.Errorf("byParts(%d heaps) = %+v, want preperiod %d, period %d", want, l, e, p)
		}
	}
	random := make([]uint16, 1<<14)
	for n := range random {
		random[n] = uint16(r.IntN(8))
	}
	if got := k.outlook(random); got != math.MaxInt {
		t.Errorf("outlook(random) = %d, want none", got)
	}
	if got := k.outlook(random[:1000]); got != 0 {
		t.Errorf("outlook(1000 heaps) = %d, want 0, to have the proof tried", got)
	}
}

// TestRolls compares the lengths with those by definition.
func TestRolls(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 3))
	for range 2_000 {
		g := periodicTable(r)
		window, least := 1+r.IntN(len(g)), 1+r.IntN(4)
		most := least + r.IntN(len(g))
		for before := range 2 {
			var got, want []int
			rolls(g, before, window, least, most, func(p int) bool { got = append(got, p); return true })
			for p := least; p <= min(most, len(g)-window-before); p++ {
				same := true
				for i := len(g) - window; i < len(g); i++ {
					same = same && g[i]-uint16(before)*g[i-before] == g[i-p]-uint16(before)*g[i-p-before]
				}
				if same {
					want = append(want, p)
				}
			}
			if !slices.Equal(got, want) {
				t.Fatalf("rolls(%d, before %d, window %d, %d to %d) = %d, want %d", g, before, window, least, most, got, want)
			}
		}
	}
}
