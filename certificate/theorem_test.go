package certificate

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"grundy/game"
)

// falseLaws counts the laws with preperiod and period up to most that a table shows
// as far as limit says, and that break later within the table.
func falseLaws(g []uint16, most int, saltus bool, limit func(e, p int64) int64) (seen, broken int) {
	for p := 1; p <= most; p++ {
		for e := 0; e <= most; {
			gain := int(g[e+p]) - int(g[e])
			n := e
			for n+p < len(g) && int(g[n+p])-int(g[n]) == gain {
				n++
			}
			if (gain == 0 || gain > 0 && saltus) && int64(n+p) > limit(int64(e), int64(p)) {
				seen++
				if n+p < len(g) {
					broken++
				}
			}
			e = max(e+1, n)
		}
	}
	return seen, broken
}

// tableFor computes a table by the engine that Verify would choose.
func tableFor(t testing.TB, text string, most int64) ([]uint16, theorem) {
	t.Helper()
	r := rules{code: mustCode(t, text)}
	k, f := theoremOf(r)
	if f != nil {
		t.Fatalf("%s: %v", text, f)
	}
	tab, err := newTable(Certificate{Code: text, Bound: most}, r, k, &game.Budget{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return run(t, tab.engine, int(most)), k
}

// TestBounds seeks laws that the bounds would prove and that are false.
func TestBounds(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	var texts []string
	for i := range 1024 {
		texts = append(texts, fmt.Sprintf("%d.%03o", i>>9*4, i&511))
	}
	for range 300 {
		texts = append(texts, pick(r, []string{"0", "4", "4!", "4="}, 1)+"."+pick(r, octals(), 5))
		texts = append(texts, "0."+pick(r, []string{"0", "1", "2", "3"}, 4)+[]string{"[2]", "[3]"}[r.IntN(2)])
	}
	for range 150 {
		texts = append(texts, pick(r, []string{"0", "8", "8!", "C?"}, 1)+"."+pick(r, []string{"0", "1", "2", "3", "7", "8", "C", "F", "8!", "8?", "F?", "F!", "4=", "{4=}", "{2=,4=}", "{4?}"}, 3))
	}
	seen, broken, short := 0, 0, 0
	for _, text := range texts {
		k, f := theoremOf(rules{code: mustCode(t, text)})
		if f != nil {
			t.Fatalf("%s: %v", text, f)
		}
		if k.method == Size {
			continue
		}
		size, most := int64(500), 40
		if k.parts > 2 {
			size, most = 240, 24
		}
		g, k := tableFor(t, text, size)
		limit := func(e, p int64) int64 { return k.bound(e, p).Int64() }
		s, b := falseLaws(g, most, k.method == Exclusion, limit)
		seen += s
		if b > 0 {
			broken += b
			t.Errorf("%s: %d false laws are proved", text, b)
		}
		_, b = falseLaws(g, most, k.method == Exclusion, func(e, p int64) int64 { return limit(e, p) - p })
		short += min(b, 1)
	}
	if seen < 5000 || short < 100 {
		t.Errorf("%d laws were seen, and %d games would fool a bound of one period less: the search is broken", seen, short)
	}
}

func TestTheoremOf(t *testing.T) {
	for _, c := range []struct {
		code string
		want theorem
	}{
		{"0.77", theorem{GuySmith, 2, 2, false, false, 1}},
		{"0.0", theorem{GuySmith, 0, 1, false, false, 1}},
		{"4!.0", theorem{GuySmith, 0, 2, true, false, 1}},
		{"0.8?", theorem{GuySmith, 1, 3, false, true, 1}},
		{"0.8!8?", theorem{GuySmith, 2, 3, true, true, 1}},
		{"0.{2=,4=}", theorem{GuySmith, 1, 4, false, false, 4}},
		{"0.{4=}{6=}", theorem{GuySmith, 2, 6, false, false, 12}},
		{"0.3033", theorem{method: Window, t: 4}},
		{"0.32", theorem{GuySmith, 2, 1, false, false, 1}},
		{"0.[3]", theorem{method: Size}},
		{"0.[7]", theorem{method: Size}},
		{"0.F[3]", theorem{method: Size}},
		{"0.0[3]", theorem{method: Exclusion, t: 1}},
		{"0.[2]", theorem{method: Exclusion, t: 1}},
		{"0.3023[2]", theorem{method: Exclusion, t: 4}},
	} {
		if got, f := theoremOf(rules{code: mustCode(t, c.code)}); f != nil || got != c.want {
			t.Errorf("theoremOf(%s) = %v, %v, want %v", c.code, got, f, c.want)
		}
	}
	for _, code := range []string{"4.[3]", "0.[30]", "0.{2+}", "0.*", "0.8=", "0.{3=,5=}", "0.0[7]", "0.3[1]"} {
		if got, f := theoremOf(rules{code: mustCode(t, code)}); f == nil || f.Field != codeField {
			t.Errorf("theoremOf(%s) = %v, %v, want a refusal", code, got, f)
		}
	}
}

// TestBound holds the bounds to what they were worked out to by hand; that of
// Kayles is the one of the field: nimbers up to 2e + 2p + t - 1 = 167.
func TestBound(t *testing.T) {
	for _, c := range []struct {
		k    theorem
		e, p int64
		want int64
	}{
		{theorem{method: GuySmith, t: 2, parts: 2, unit: 1}, 71, 12, 167},
		{theorem{method: GuySmith, t: 3, parts: 2, unit: 1}, 0, 1, 6},
		{theorem{method: GuySmith, t: 1, parts: 2, differ: true, unit: 1}, 10, 3, 29},
		{theorem{method: GuySmith, t: 1, parts: 3, differ: true, unit: 1}, 10, 3, 48},
		{theorem{method: GuySmith, t: 1, parts: 3, mixed: true, unit: 1}, 10, 3, 42},
		{theorem{method: GuySmith, t: 1, parts: 2, unit: 2}, 10, 3, 32},
		{theorem{method: Window, t: 4}, 0, 7, 10},
		{theorem{method: Exclusion, t: 2}, 0, 5, 14},
		{theorem{method: Size}, 0, 1, 0},
		{theorem{method: Saltus, t: 2, parts: 3}, 0, 6, 40},
		{theorem{method: Saltus, t: 1, parts: 3}, 28, 36, 300},
	} {
		if got := c.k.bound(c.e, c.p).Int64(); got != c.want {
			t.Errorf("%+v.bound(%d, %d) = %d, want %d", c.k, c.e, c.p, got, c.want)
		}
	}
	huge := theorem{method: GuySmith, t: 1, parts: 63, differ: true, unit: 1 << 46}
	if got := huge.bound(mostHeap, mostHeap-1); got.IsInt64() {
		t.Errorf("a bound beyond 64 bits came out as %v", got)
	}
}
