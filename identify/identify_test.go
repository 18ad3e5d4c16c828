package identify_test

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"grundy/game"
	"grundy/identify"
)

// names are those of the candidates for a table of nimbers.
func names(t *testing.T, terms []uint64) []string {
	t.Helper()
	r, err := identify.Nimbers(t.Context(), terms, nil)
	return namesOf(t, r, err)
}

func namesOf(t *testing.T, r *identify.Report, err error) (all []string) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range r.Candidates {
		all = append(all, c.Name.In(game.En))
	}
	return all
}

// TestOEIS wants the games of published sequences to be found. The terms are those of
// the OEIS.
func TestOEIS(t *testing.T) {
	want := map[string]string{
		"A002186": "kayles()", "A002187": "dawson_chess()", "A002188": "grundy_game()",
		"A071432": `octal("0.36")`, "A071433": `octal("0.37")`, "A071436": `octal("0.56")`,
		"A071439": `octal("0.76")`, "A071453": `octal("0.117")`, "A071461": `octal("0.124")`,
		"A071516": `octal("0.764")`, "A046695": "officers()",
		"A014587": `subtract(take="factorials")`, "A014588": `subtract(take="fibonacci")`,
		"A014589": `subtract(take="primes")`, "A025480": "halving()",
	}
	text, err := os.ReadFile("testdata/oeis.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		fields := strings.Split(strings.TrimSpace(line), "\t")
		name, asked := want[fields[0]]
		if !asked {
			continue
		}
		delete(want, fields[0])
		var terms []uint64
		for _, x := range strings.Split(fields[len(fields)-1], ",") {
			n, err := strconv.ParseUint(x, 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			terms = append(terms, n)
		}
		if got := names(t, terms); !slices.Contains(got, name) {
			t.Errorf("%s: %v, want %s among them", fields[0], got, name)
		}
	}
	if len(want) > 0 {
		t.Errorf("rows that are not there: %v", want)
	}
}

// mex is the least number that is no option.
func mex(options []uint64) uint64 {
	for n := uint64(0); ; n++ {
		if !slices.Contains(options, n) {
			return n
		}
	}
}

// taking is the nim-sequence of a subtraction set, from the definition.
func taking(n int, set ...int) []uint64 {
	var g []uint64
	for h := range n {
		var options []uint64
		for _, s := range set {
			if s <= h {
				options = append(options, g[h-s])
			}
		}
		g = append(g, mex(options))
	}
	return g
}

// octal is the nim-sequence of an octal code 0.d1d2…, from the definition.
func octal(n int, digits ...int) []uint64 {
	var g []uint64
	for h := range n {
		seen := map[uint64]bool{}
		for i, d := range digits {
			left := h - i - 1
			if left == 0 && d&1 > 0 {
				seen[0] = true
			}
			if left > 0 && d&2 > 0 {
				seen[g[left]] = true
			}
			for a := 1; d&4 > 0 && 2*a <= left; a++ {
				seen[g[a]^g[left-a]] = true
			}
		}
		v := uint64(0)
		for seen[v] {
			v++
		}
		g = append(g, v)
	}
	return g
}

// TestSets wants subtraction sets to be found, also without heap 0.
func TestSets(t *testing.T) {
	for _, set := range [][]int{{1, 3, 4}, {2, 5}, {2, 3, 7, 9}, {1, 4, 9}} {
		words := make([]string, len(set))
		for i, s := range set {
			words[i] = strconv.Itoa(s)
		}
		want := "subtract(take=[" + strings.Join(words, ", ") + "])"
		g := taking(60, set...)
		for from := range 3 {
			if got := names(t, g[from:]); !slices.Contains(got, want) {
				t.Errorf("from heap %d: %v, want %s among them", from, got, want)
			}
		}
	}
}

// TestNearly: the codes 0.161 and 0.36 differ first at heap 519. Until then both agree,
// and then one.
func TestNearly(t *testing.T) {
	g := octal(600, 3, 6)
	for terms, both := range map[int]bool{519: true, 520: false, 600: false} {
		got := names(t, g[:terms])
		if !slices.Contains(got, `octal("0.36")`) || slices.Contains(got, `octal("0.161")`) != both {
			t.Errorf("%d terms: %v", terms, got)
		}
	}
}

// TestNear wants a sequence to be found with a few terms of it changed, and where that is,
// but not beside one that agrees with all.
func TestNear(t *testing.T) {
	for _, terms := range []int{12, 24, 100, 500} {
		g := octal(terms, 7, 7)
		if r, err := identify.Nimbers(t.Context(), g, nil); err != nil || len(r.Near) > 0 || len(r.Candidates) == 0 {
			t.Errorf("%d terms: %v beside %v, %v", terms, r.Near, r.Candidates, err)
		}
		var want []identify.Odd
		for at := 5; at < terms && len(want) < min(3, terms/8); at += terms / 5 {
			want = append(want, identify.Odd{Term: at, Value: g[at]})
			g[at] += 100
		}
		r, err := identify.Nimbers(t.Context(), g, nil)
		if err != nil || len(r.Candidates) > 0 || len(r.Near) == 0 || len(r.Near) > 5 {
			t.Fatalf("%d terms: %+v near, %v, %v", terms, r.Near, r.Candidates, err)
		}
		if c := r.Near[0]; c.Name.In(game.En) != "kayles()" || !slices.Equal(c.Odd, want) || c.Agrees != terms-len(want) {
			t.Errorf("%d terms: %s differs in %v and agrees with %d; want kayles(), %v", terms, c.Name.In(game.En), c.Odd, c.Agrees, want)
		}
	}
	for _, none := range [][]uint64{{5, 5, 5, 5, 5, 5, 5, 9, 9, 1}, {7, 1, 2}} {
		if r, err := identify.Nimbers(t.Context(), none, nil); err != nil || len(r.Near) > 0 {
			t.Errorf("%v: %+v, %v", none, r.Near, err)
		}
	}
}

// TestFactorials: taking factorials looks as if it had period 25 until heap 5050. With
// more terms that must not be said.
func TestFactorials(t *testing.T) {
	set := []int{1, 2, 6, 24, 120, 720, 5040}
	for terms, period := range map[int]bool{5000: true, 6000: false} {
		r, err := identify.Nimbers(t.Context(), taking(terms, set...), nil)
		if err != nil {
			t.Fatal(err)
		}
		if (r.Period != nil) != period {
			t.Errorf("%d terms: period %+v", terms, r.Period)
		}
		if got := namesOf(t, r, nil); !slices.Contains(got, `subtract(take="factorials")`) {
			t.Errorf("%d terms: %v", terms, got)
		}
	}
}

// TestPatterns wants formulas to be found, from heap 1 on too.
func TestPatterns(t *testing.T) {
	tests := map[string]string{
		"0 1 2 3 4 5 6 7 8 9 10 11":         "n",
		"1 2 1 4 1 2 1 8 1 2 1 4 1 2 1 16":  "lowest power of 2",
		"0 1 0 2 0 1 0 3 0 1 0 2 0 1 0 4":   "trailing zeros",
		"0 1 1 2 1 2 2 3 1 2 2 3 2 3 3 4 1": "ones in binary",
		"0 1 1 0 1 0 0 1 1 0 0 1 0 1 1 0 1": "Thue-Morse",
		"0 1 1 2 1 2 1 3 2 2 1 3 1 2 2 4 1": "prime factors",
		"0 0 0 1 1 1 2 2 2 3 3 3 4 4 4":     "⌊n/3⌋",
	}
	for text, want := range tests {
		var terms []uint64
		for _, x := range strings.Fields(text) {
			n, _ := strconv.ParseUint(x, 10, 64)
			terms = append(terms, n)
		}
		if got := names(t, terms); !slices.Contains(got, want) {
			t.Errorf("%s: %v, want %s among them", text, got, want)
		}
	}
	if got := names(t, []uint64{5, 3, 9, 9, 1, 7, 2, 8, 4}); len(got) > 0 {
		t.Errorf("numbers without a rule: %v", got)
	}
}

// TestLost wants lost heaps and pairs to be found. Those of fibonacci are known from
// Whinihan, of squares from A030193, of Wythoff's game from A000201 and A001950, and the
// Beatty sequences of √2 from A001951 and A001952.
func TestLost(t *testing.T) {
	heaps := map[string][]uint64{
		"fibonacci()": {1, 2, 3, 5, 8, 13, 21, 34}, "Fibonacci numbers": {1, 2, 3, 5, 8, 13, 21, 34},
		"square()": {0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39}, "multiples of 7": {0, 7, 14, 21, 28, 35},
		"evil numbers": {0, 3, 5, 6, 9, 10, 12, 15, 17}, "powers of 2 less 1": {0, 1, 3, 7, 15, 31, 63},
		"⌊kα⌋, α = (1 + √5)/2": {1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19}, "⌊kα⌋ + k, α = (1 + √5)/2": {2, 5, 7, 10, 13, 15, 18, 20, 23, 26},
		"⌊kα⌋, α = (0 + √8)/2": {0, 1, 2, 4, 5, 7, 8, 9, 11, 12, 14}, "⌊kα⌋ + 2k, α = (0 + √8)/2": {3, 6, 10, 13, 17, 20, 23, 27, 30, 34},
		"odd number of zeros at the end, base 2": {2, 6, 8, 10, 14, 18, 22, 24, 26, 30, 32, 34},
	}
	for want, lost := range heaps {
		r, err := identify.Lost(t.Context(), lost, nil)
		if got := namesOf(t, r, err); !slices.Contains(got, want) {
			t.Errorf("%v: %v, want %s among them", lost, got, want)
		}
	}
	for _, wrong := range [][]uint64{{1, 3, 2}, {1, 2, 3, 5, 8, 1<<64 - 1}} {
		if _, err := identify.Lost(t.Context(), wrong, nil); err == nil {
			t.Errorf("lost heaps %v are taken", wrong)
		}
	}
	gap := []uint64{1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 4181} // without 2584
	r, err := identify.Lost(t.Context(), gap, nil)
	if got := namesOf(t, r, err); slices.Contains(got, "Fibonacci numbers") || len(got) > 0 && r.Candidates[0].Agrees == len(gap) {
		t.Errorf("with a gap: %v", got)
	}
	var fours []uint64
	for n := uint64(0); n <= 4000; n += 4 {
		fours = append(fours, n)
	}
	r, err = identify.Lost(t.Context(), fours, nil)
	if got := namesOf(t, r, err); !slices.Contains(got, "bash(max=3)") || r.Differ >= 0 || r.Candidates[0].Next[0] != 4004 {
		t.Errorf("multiples of 4: %v, differ at %d", got, r.Differ)
	}
	pairs := map[string][][2]uint64{
		"wythoff()":    {{0, 0}, {2, 1}, {3, 5}, {4, 7}, {6, 10}},
		"wythoff(r=2)": {{0, 0}, {1, 3}, {2, 6}, {4, 10}, {5, 13}},
		"nim()":        {{1, 1}, {2, 2}, {3, 3}, {4, 4}},
	}
	for want, lost := range pairs {
		r, err := identify.Pairs(t.Context(), lost, nil)
		if got := namesOf(t, r, err); !slices.Contains(got, want) {
			t.Errorf("%v: %v, want %s among them", lost, got, want)
		}
	}
	r, err = identify.Pairs(t.Context(), [][2]uint64{{0, 0}, {1, 3}, {2, 6}, {4, 10}, {5, 13}}, nil)
	if got := namesOf(t, r, err); !slices.Contains(got, "⌊kα⌋, ⌊kα⌋ + 2k, α = (0 + √8)/2") {
		t.Errorf("no Beatty pair: %v", got)
	}
}

// TestLate wants a long table to be known that begins late: Kayles from heap 5 on, by its
// definition.
func TestLate(t *testing.T) {
	values := []uint64{0}
	for n := 1; n < 30; n++ {
		var options []uint64
		for taken := 1; taken <= min(2, n); taken++ {
			for left := 0; left <= n-taken; left++ {
				options = append(options, values[left]^values[n-taken-left])
			}
		}
		values = append(values, mex(options))
	}
	if got := names(t, values[5:]); !slices.Contains(got, "kayles()") {
		t.Errorf("%v, want kayles() among them", got)
	}
}

// TestRefused wants tables without terms or with too many to be refused.
func TestRefused(t *testing.T) {
	for _, n := range []int{0, identify.MostTerms + 1} {
		if _, err := identify.Nimbers(t.Context(), make([]uint64, n), nil); err == nil {
			t.Errorf("%d terms are taken", n)
		}
	}
}
