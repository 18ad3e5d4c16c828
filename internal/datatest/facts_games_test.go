package datatest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grundy/game"
)

func checkOddDivisors(t *testing.T, _ string) {
	for n := 1; n <= 3000; n++ {
		odd := n
		for odd%2 == 0 {
			odd /= 2
		}
		want := n == 1 || odd == 1 && n >= 4 || n == 2*odd && isPrime(odd)
		if got := lost(t, game.Normal, "odd_divisor(%d)", n); got != want {
			t.Errorf("odd_divisor(%d) is lost: %t, want %t", n, got, want)
		}
	}
}

func isPrime(n int) bool {
	for d := 2; d*d <= n; d++ {
		if n%d == 0 {
			return false
		}
	}
	return n > 1
}

// checkBeadRule plays pairs of beads from the rule that the row states.
func checkBeadRule(t *testing.T, _ string) {
	memory := map[string]bool{}
	var isLost func(beads []int) bool
	isLost = func(beads []int) bool {
		slices.Sort(beads)
		key := list(beads...)
		if known, ok := memory[key]; ok {
			return known
		}
		result := true
		for i, x := range beads {
			var divisors []int
			for d := 1; d < x; d++ {
				if x%d == 0 {
					divisors = append(divisors, d)
				}
			}
			for gone := range divisors {
				left := slices.Concat(beads[:i], beads[i+1:], divisors[:gone], divisors[gone+1:])
				result = result && !isLost(left)
			}
		}
		memory[key] = result
		return result
	}
	for a := 1; a <= 16; a++ {
		for b := a; b <= 16; b++ {
			if got, want := lost(t, game.Normal, "magic_beads(%d, %d)", a, b), isLost([]int{a, b}); got != want {
				t.Errorf("magic_beads(%d, %d) is lost: %t, want %t", a, b, got, want)
			}
		}
	}
}

func checkBeadValues(t *testing.T, states string) {
	var values, zeros []int
	most, first := 0, 0
	for n := 1; n <= 1000; n++ {
		v := nimberOf(t, "magic_beads(%d)", n)
		if n <= 32 {
			values = append(values, v)
		}
		if v == 0 && n <= 100 {
			zeros = append(zeros, n)
		}
		if v > most {
			most, first = v, n
		}
	}
	equal(t, "nimbers 1..32", values, between(t, states, "1..32: ", ";"))
	equal(t, "largest nimber and its first bead", []int{most, first}, between(t, states, "1..1000 is ", ")"))
	equal(t, "lost beads", zeros, between(t, states, "<=100: ", ""))
}

// sheets is whether sheets are lost when the first 1 × 1 ends the game.
func sheets(memory map[string]bool, s [][2]int) bool {
	slices.SortFunc(s, func(a, b [2]int) int { return slices.Compare(a[:], b[:]) })
	key := fmt.Sprint(s)
	if known, ok := memory[key]; ok {
		return known
	}
	result := true
	for i, x := range s {
		for side := range 2 {
			for k := 1; k < x[side]; k++ {
				a, b := x, x
				a[side], b[side] = k, x[side]-k
				one := [2]int{1, 1}
				if a == one || b == one || sheets(memory, slices.Concat(s[:i], s[i+1:], [][2]int{a, b})) {
					result = false
				}
			}
		}
	}
	memory[key] = result
	return result
}

// checkPaperReduction plays sheets by the full rule.
func checkPaperReduction(t *testing.T, _ string) {
	memory := map[string]bool{}
	for _, s := range tuples(4, 10) {
		a, b, c, d := s[0], s[1], s[2], s[3]
		one, two := a > 0 && b > 0 && c == 0 && d == 0, a > 0 && b > 0 && c > 0 && d > 0
		switch {
		case a*b+c*d > 20 || a == 1 && b == 1 || c == 1 && d == 1:
		case one:
			want := sheets(memory, [][2]int{{a, b}})
			if got := lost(t, game.Normal, "paper(%d, %d)", a, b); got != want {
				t.Errorf("paper(%d, %d) is lost: %t, want %t", a, b, got, want)
			}
		case two && (a < c || a == c && b <= d):
			want := sheets(memory, [][2]int{{a, b}, {c, d}})
			if got := lost(t, game.Normal, "paper((%d, %d), (%d, %d))", a, b, c, d); got != want {
				t.Errorf("paper((%d, %d), (%d, %d)) is lost: %t, want %t", a, b, c, d, got, want)
			}
			if (min(a, b) == 1 || min(c, d) == 1) && want {
				t.Errorf("(%d, %d) and (%d, %d) are lost with a strip", a, b, c, d)
			}
		}
	}
}

// checkPaperWrongModel finds where the model that the row warns of fails.
func checkPaperWrongModel(t *testing.T, states string) {
	var wrong []int
	for a := 2; a <= 6; a++ {
		for b := a; b <= 6; b++ {
			if (a*b%2 == 1) != lost(t, game.Normal, "paper(%d, %d)", a, b) {
				wrong = append(wrong, a, b)
			}
		}
	}
	equal(t, "sides where the wrong model errs", wrong, between(t, states, "winner at ", " among"))
}

func checkPaperTable(t *testing.T, states string) {
	row := func(a int) (out []int) {
		for b := 2; b <= 12; b++ {
			out = append(out, nimberOf(t, "paper(%d, %d)", a, b))
		}
		return out
	}
	equal(t, "row 2", row(2), between(t, states, "b=2..12: ", ";"))
	equal(t, "row 4", row(4), slices.Repeat(between(t, states, "row 4 all ", ";"), 11))
	equal(t, "row 6", row(6), between(t, states, "row 6: ", ";"))
	equal(t, "row 8", row(8), between(t, states, "row 8: ", ";"))
	for _, same := range [][]int{between(t, states, "rows 2", "equal"), between(t, states, "rows 4", "equal")} {
		for _, b := range same[1:] {
			equal(t, fmt.Sprintf("row %d", b), row(b), row(same[0]))
		}
	}
}

func checkEuclidPositive(t *testing.T, _ string) {
	for x := 1; x <= 40; x++ {
		for y := x; y <= 40; y++ {
			want := (y*y - x*x) / (x * y)
			if got := nimberOf(t, "euclid(%d, %d, to_zero=False)", y, x); got != want {
				t.Errorf("nimber of (%d, %d) = %d, want %d", y, x, got, want)
			}
		}
	}
}

func checkEuclid(t *testing.T, _ string) {
	for x := 1; x < 60; x++ {
		for y := x; y < 60; y++ {
			want := x != y && y*y-x*y-x*x < 0 // y/x < phi
			if got := lost(t, game.Normal, "euclid(%d, %d)", y, x); got != want {
				t.Errorf("euclid(%d, %d) is lost: %t, want %t", y, x, got, want)
			}
		}
	}
}

func checkMoore(t *testing.T, _ string) {
	for k := 1; k <= 3; k++ {
		for _, p := range tuples(4, 4) {
			if !slices.IsSorted(p) {
				continue
			}
			columns := true
			for bit := range 3 {
				count := 0
				for _, n := range p {
					count += n >> bit & 1
				}
				columns = columns && count%(k+1) == 0
			}
			misere := columns
			if slices.Max(p) <= 1 {
				misere = (p[0]+p[1]+p[2]+p[3])%(k+1) == 1
			}
			for c, want := range map[game.Convention]bool{game.Normal: columns, game.Misere: misere} {
				if got := lost(t, c, "moore(%s, k=%d)", list(p...), k); got != want {
					t.Errorf("moore(%v, k=%d), %v, is lost: %t, want %t", p, k, c, got, want)
				}
			}
		}
	}
}

// lostHeaps are the H of the row for factor k, up to most.
func lostHeaps(k, most int) []int {
	h := []int{1}
	for h[len(h)-1] <= most {
		last := h[len(h)-1]
		m := slices.IndexFunc(h, func(x int) bool { return k*x >= last })
		h = append(h, last+h[m])
	}
	return h
}

func checkDynamic(t *testing.T, _ string) {
	for k := 1; k <= 6; k++ {
		h := lostHeaps(k, 220)
		for n := 1; n <= 220; n++ {
			if got, want := lost(t, game.Normal, "dynamic(%d, factor=%d)", n, k), slices.Contains(h, n); got != want {
				t.Errorf("dynamic(%d, factor=%d) is lost: %t, want %t", n, k, got, want)
			}
		}
	}
}

// takes are the winning takes of a heap, in order.
func takes(t *testing.T, n int, expr string) []int {
	var out []int
	for _, m := range resultOf(t, game.Normal, "%s", expr).Winning {
		var left int
		to := m.To.String()
		if _, err := fmt.Sscanf(to[strings.IndexByte(to, '(')+1:], "%d", &left); err != nil {
			t.Fatal(err)
		}
		out = append(out, n-left)
	}
	slices.Sort(out)
	return out
}

func checkDynamicMoves(t *testing.T, states string) {
	for k := 1; k <= 5; k++ {
		h := lostHeaps(k, 150)
		for n := 1; n <= 150; n++ {
			var parts []int // from the largest
			for i, left := len(h)-1, n; left > 0; i-- {
				if h[i] <= left {
					parts, left = append(parts, h[i]), left-h[i]
				}
			}
			var want []int
			for i, tail := len(parts)-1, 0; i > 0; i-- {
				if tail += parts[i]; k*tail < parts[i-1] {
					want = append(want, tail)
				}
			}
			equal(t, fmt.Sprintf("winning takes of dynamic(%d, factor=%d)", n, k), takes(t, n, fmt.Sprintf("dynamic(%d, factor=%d)", n, k)), want)
		}
	}
	_, rows, _ := strings.Cut(states, "two winners: ")
	two := map[int]string{}
	for _, word := range strings.Fields(rows) {
		numbers := between(t, " "+word, " ", "")
		two[numbers[0]] = list(numbers[1:]...)
	}
	for n := 1; n <= 40; n++ {
		got := takes(t, n, fmt.Sprintf("fibonacci(%d)", n))
		if len(got) > 2 || len(got) == 2 != (two[n] != "") || len(got) == 2 && list(got...) != two[n] {
			t.Errorf("winning takes of fibonacci(%d) = %v; two wanted: %q", n, got, two[n])
		}
	}
}

func checkStairs(t *testing.T, _ string) {
	for _, p := range tuples(5, 2) {
		if got, want := nimberOf(t, "staircase(%s)", list(p...)), p[0]^p[2]^p[4]; got != want {
			t.Errorf("nimber of staircase(%v) = %d, want %d", p, got, want)
		}
	}
}

func checkEndNim(t *testing.T, _ string) {
	for k := 1; k <= 4; k++ {
		for _, p := range tuples(k, 4) {
			if slices.Contains(p, 0) {
				continue
			}
			differ := lost(t, game.Normal, "end_nim(%s)", list(p...)) != lost(t, game.Misere, "end_nim(%s)", list(p...))
			if ones := slices.Max(p) == 1; differ != ones {
				t.Errorf("the conventions differ on end_nim(%v): %t, want %t", p, differ, ones)
			}
		}
	}
}

func checkPass(t *testing.T, states string) {
	var want3, got3 []string
	_, triples, _ := strings.Cut(states, "1..8: ")
	want3 = strings.Split(triples, ",")
	for _, p := range tuples(3, 8) {
		if !slices.IsSorted(p) {
			continue
		}
		isLost := lost(t, game.Normal, "pass_nim(%s)", list(p...))
		switch {
		case p[0] > 0 && isLost:
			got3 = append(got3, fmt.Sprintf("%d%d%d", p[0], p[1], p[2]))
		case p[0] == 0:
			if want := p[2] == 0 || p[1]%2 == 1 && p[2] == p[1]+1; isLost != want {
				t.Errorf("pass_nim%v is lost: %t, want %t", p[1:], isLost, want)
			}
		}
	}
	if !slices.Equal(got3, want3) {
		t.Errorf("lost triples = %v, want %v", got3, want3)
	}
}

func checkMark(t *testing.T, _ string) {
	for n := 1; n < 400; n++ {
		zeros := 0
		for m := n; m%2 == 0; m /= 2 {
			zeros++
		}
		if got := lost(t, game.Normal, "mark(%d)", n); got != (zeros%2 == 1) {
			t.Errorf("mark(%d) is lost: %t", n, got)
		}
	}
}

func checkHalving(t *testing.T, _ string) {
	for m := 1; m <= 200; m++ {
		even, odd, half := nimberOf(t, "halving(%d)", 2*m), nimberOf(t, "halving(%d)", 2*m+1), nimberOf(t, "halving(%d)", m)
		if even != m || odd != half {
			t.Errorf("nimbers of %d and %d = %d, %d; want %d, %d", 2*m, 2*m+1, even, odd, m, half)
		}
	}
}

// cutting is the nimber of a graph on the ground 0, from the definition.
func cutting(memory map[string]int, edges [][2]int) int {
	up := map[int]bool{0: true}
	for range edges {
		for _, e := range edges {
			if up[e[0]] || up[e[1]] {
				up[e[0]], up[e[1]] = true, true
			}
		}
	}
	edges = slices.DeleteFunc(slices.Clone(edges), func(e [2]int) bool { return !up[e[0]] })
	key := fmt.Sprint(edges)
	if v, ok := memory[key]; ok {
		return v
	}
	seen := map[int]bool{}
	for i := range edges {
		seen[cutting(memory, slices.Delete(slices.Clone(edges), i, i+1))] = true
	}
	memory[key] = mex(seen)
	return memory[key]
}

func checkHackenbush(t *testing.T, _ string) {
	r := rand.New(rand.NewPCG(11, 12))
	for range 200 {
		edges := drawnGraph(r, 2+r.IntN(4), 1+r.IntN(7))
		words := make([]string, len(edges))
		for i, e := range edges {
			words[i] = fmt.Sprintf("(%d, %d)", e[0], e[1])
		}
		text := strings.Join(words, ", ")
		if got, want := nimberOf(t, "hackenbush(edges=[%s])", text), cutting(map[string]int{}, edges); got != want {
			t.Errorf("nimber of %s = %d, want %d", text, got, want)
		}
	}
}

// checkChomp counts winning bites; chomp.tsv, which the catalogue reads, has the
// bites themselves up to sides of 11.
func checkChomp(t *testing.T, states string) {
	two := map[[2]int][]int{{8, 10}: between(t, states, "8x10 {", "}"), {9, 10}: between(t, states, "9x10 {", "}")}
	for _, size := range [][2]int{{2, 3}, {3, 5}, {4, 6}, {5, 5}, {6, 7}, {8, 10}, {9, 10}} {
		var bites []int
		r := resultOf(t, game.Normal, "chomp(%d, %d)", size[0], size[1])
		for _, m := range r.Winning {
			bites = append(bites, m.At[0]/size[1]+1, m.At[0]%size[1]+1)
		}
		if want, ok := two[size]; ok {
			equal(t, fmt.Sprintf("winning bites of %v", size), bites, want)
		} else if len(bites) != 2 {
			t.Errorf("winning bites of %v = %v, want one", size, bites)
		}
	}
}

func checkNodeKayles(t *testing.T, states string) {
	row := func(rows, last int) (out []int) {
		for n := 1; n <= last; n++ {
			out = append(out, nimberOf(t, "node_kayles(grid=(%d, %d))", rows, n))
		}
		return out
	}
	equal(t, "1 × n", row(1, 40), sequenceOf(t, "dawson_chess()", game.Normal, 40)[1:])
	for n, v := range row(2, 16) {
		if v != (n+1)%2 {
			t.Errorf("nimber of 2 × %d = %d", n+1, v)
		}
	}
	equal(t, "3 × n", row(3, 16), between(t, states, "n=1..16: ", ";"))
	equal(t, "4 × n", row(4, 9), make([]int, 9))
	equal(t, "5 × n", row(5, 6), between(t, states, "n=1..6: ", "("))
}
