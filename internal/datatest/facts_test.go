package datatest

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"grundy"
	"grundy/catalogue"
	"grundy/game"
)

// factChecks has what checks each row of facts.tsv, given what the row states.
var factChecks = map[string]func(t *testing.T, states string){
	"T2": checkOddDivisors, "T3": checkBeadRule, "T3v": checkBeadValues,
	"T4r": checkPaperReduction, "T4x": checkPaperWrongModel, "T4t": checkPaperTable,
	"EUC": checkEuclidPositive, "EUC0": checkEuclid, "MOORE": checkMoore,
	"DYN": checkDynamic, "DYNM": checkDynamicMoves, "STAIR": checkStairs,
	"ENDNIM": checkEndNim, "PASS": checkPass, "MARK": checkMark, "HALF": checkHalving,
	"SUB2": checkTwoTakes, "SUB3": checkThreeTakes, "HACKENBUSH": checkHackenbush,
	"CHOMP": checkChomp, "NK": checkNodeKayles, "MISKAYLES": checkMisereKayles,
	"TAKEFACT": checkFactorials, "GRUNDY": checkGrundysGame, "HEX": checkHexadecimal,
}

// factsAhead are the rows that wait for a ruleset or cannot be checked.
var factsAhead = map[string]ahead{
	"DAB": {why: "a score, which is no answer of an impartial game"},
}

// ahead says why a row is not checked, and the ruleset whose coming ends that.
type ahead struct{ why, ruleset string }

// TestFacts compares Grundy with every row of facts.tsv.
func TestFacts(t *testing.T) {
	for id, c := range checkedRows(t, "facts.tsv", factChecks, factsAhead) {
		t.Run(id, func(t *testing.T) { factChecks[id](t, c) })
	}
}

// checkedRows returns what the rows of a file that are checked say, by their first
// column. A row that is neither checked nor ahead is a failure, and so is one that
// is both, one that is not in the file, and one whose ruleset has come.
func checkedRows[C any](t *testing.T, file string, checks map[string]C, later map[string]ahead) map[string]string {
	rows, seen := map[string]string{}, map[string]bool{}
	for _, row := range rowsOf(t, file) {
		id := row[0]
		seen[id] = true
		_, now := checks[id]
		l, isLater := later[id]
		switch {
		case now == isLater:
			t.Errorf("%s: row %q must be checked or stand among those ahead, and not both", file, id)
		case now:
			rows[id] = row[1]
		case l.ruleset != "" && catalogue.Lookup(l.ruleset) != nil:
			t.Errorf("%s: row %q can be checked: ruleset %s is there", file, id, l.ruleset)
		}
	}
	for id := range checks {
		if !seen[id] {
			t.Errorf("%s has no row %q", file, id)
		}
	}
	for id := range later {
		if !seen[id] {
			t.Errorf("%s has no row %q", file, id)
		}
	}
	return rows
}

// resultOf solves a position.
func resultOf(t *testing.T, c game.Convention, format string, args ...any) *grundy.Result {
	t.Helper()
	o := grundy.DefaultOptions()
	o.Convention, o.Nimber, o.Moves, o.Replies = c, c == game.Normal, 0, 0
	expr := fmt.Sprintf(format, args...)
	r, err := answer(expr, o)
	if err != nil {
		t.Fatalf("%s: %v", expr, err)
	}
	return r
}

func nimberOf(t *testing.T, format string, args ...any) int {
	t.Helper()
	r := resultOf(t, game.Normal, format, args...)
	if r.Nimber == nil {
		t.Fatalf("%v has no nimber", r.Sum)
	}
	return int(r.Nimber.Int64())
}

func lost(t *testing.T, c game.Convention, format string, args ...any) bool {
	t.Helper()
	return resultOf(t, c, format, args...).Outcome == game.P
}

// sequenceOf is the nim-sequence of a ruleset, heaps 0 to last.
func sequenceOf(t *testing.T, ruleset string, c game.Convention, last int) []int {
	t.Helper()
	s, err := grundy.ParseSequence(ruleset, c)
	if err != nil {
		t.Fatal(err)
	}
	var out []int
	err = s.Walk(t.Context(), 0, last, &game.Budget{}, func(_ int, nimbers []uint64) error {
		for _, v := range nimbers {
			out = append(out, int(v))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// lawOf is the law of a nim-sequence as far as heap to.
func lawOf(t *testing.T, ruleset string, to int) game.Law {
	t.Helper()
	s, err := grundy.ParseSequence(ruleset, game.Normal)
	if err != nil {
		t.Fatal(err)
	}
	l, err := s.Law(t.Context(), to, &game.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	return l
}

var numeral = regexp.MustCompile(`\d+`)

// between are the numbers of a text between two marks; an empty mark is an end.
func between(t *testing.T, text, from, to string) []int {
	t.Helper()
	_, text, ok := strings.Cut(text, from)
	if to != "" && ok {
		text, _, ok = strings.Cut(text, to)
	}
	if !ok {
		t.Fatalf("no %q … %q", from, to)
	}
	var out []int
	for _, w := range numeral.FindAllString(text, -1) {
		n, _ := strconv.Atoi(w)
		out = append(out, n)
	}
	return out
}

// list writes numbers with commas.
func list(numbers ...int) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ", ")
}

// equal compares two lists.
func equal(t *testing.T, what string, got, want []int) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s = %v, want %v", what, got, want)
	}
}

// tuples yields all tuples of k numbers from 0 to most.
func tuples(k, most int) [][]int {
	all := [][]int{{}}
	for range k {
		var next [][]int
		for _, p := range all {
			for n := range most + 1 {
				next = append(next, append(slices.Clone(p), n))
			}
		}
		all = next
	}
	return all
}

// mex is the least number that is not among some, by definition.
func mex(seen map[int]bool) int {
	v := 0
	for seen[v] {
		v++
	}
	return v
}

// checkGrundysGame looks as far as the last zero and the largest nimber; the rest of
// the row, rare values, belongs to the engine.
func checkGrundysGame(t *testing.T, states string) {
	const to = 1 << 21
	zeros := between(t, states, "game: ", ";") // 42 zeros to 2^21, last 1222
	most := between(t, states, "max ", ";")
	values := sequenceOf(t, "grundy_game()", game.Normal, to)
	found, last, largest := 0, 0, 0
	for n, v := range values {
		if v == 0 {
			found, last = found+1, n
		}
		if v > values[largest] {
			largest = n
		}
	}
	equal(t, "zeros and the last of them", []int{found, last}, []int{zeros[0], zeros[3]})
	equal(t, "largest nimber and its first heap", []int{values[largest], largest}, most)
}

// checkFactorials looks for the first heap that breaks the period.
func checkFactorials(t *testing.T, states string) {
	row := between(t, states, "period ", "") // 25 for 5050 heaps; first break g(5050)=4
	values := sequenceOf(t, `subtract(take="factorials")`, game.Normal, row[1]+50)
	period, first := row[0], -1
	for n := period; n < len(values) && first < 0; n++ {
		if values[n] != values[n-period] {
			first = n
		}
	}
	if first != row[2] || values[first] != row[3] {
		t.Errorf("period %d breaks at %d, %s", period, first, states)
	}
}

var hexLaw = regexp.MustCompile(`(0\.[0-9A-F]+)(?:/(0\.[0-9A-F]+))? \(e?(\d+),p?(\d+),s?(\d+)\)`)

// checkHexadecimal compares laws with a saltus, which are proved here.
func checkHexadecimal(t *testing.T, states string) {
	laws := hexLaw.FindAllStringSubmatch(states, -1)
	if len(laws) != 11 {
		t.Fatalf("read %d laws, want 11", len(laws))
	}
	for _, m := range laws {
		for _, code := range m[1:3] {
			if code == "" {
				continue
			}
			l := lawOf(t, fmt.Sprintf("octal(%q)", code), 400)
			if got := fmt.Sprint(l.Preperiod, l.Period, l.Saltus); got != strings.Join(m[3:], " ") {
				t.Errorf("law of %s = %s, want %s", code, got, m[3:])
			}
		}
	}
}

// checkTwoTakes compares the period of subtraction sets {a, b}, a < b.
func checkTwoTakes(t *testing.T, _ string) {
	for a := 1; a <= 6; a++ {
		for b := a + 1; b < 20; b++ {
			want := a + b
			if b%a == 0 && b/a%2 == 1 {
				want = 2 * a
			}
			checkPeriod(t, []int{a, b}, want)
		}
	}
}

// checkThreeTakes compares the period of {a, b, a+b}, also times d.
func checkThreeTakes(t *testing.T, _ string) {
	for a := 1; a <= 7; a++ {
		for b := a + 1; b < 30; b++ {
			if gcd(a, b) != 1 {
				continue
			}
			want := a * (2*b + b%(2*a)) // b = 2ha + r, 0 < r < a
			if r := 2*a - b%(2*a); r <= a {
				want = 2*b + r // b = 2ha - r
			} else if r == 2*a {
				want = 2 * b // r = 0
			}
			checkPeriod(t, []int{a, b, a + b}, want)
			if b < 8 {
				checkPeriod(t, []int{3 * a, 3 * b, 3 * (a + b)}, 3*want)
			}
		}
	}
}

func checkPeriod(t *testing.T, take []int, want int) {
	t.Helper()
	l := lawOf(t, fmt.Sprintf("subtract(take=[%s])", list(take...)), 100*want)
	if l.Preperiod != 0 || l.Period != want || l.Proof == nil {
		t.Errorf("subtract %v: preperiod %d, period %d, proof %v; want 0, %d", take, l.Preperiod, l.Period, l.Proof, want)
	}
}

func gcd(a, b int) int {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}

// drawnGraph draws the edges of a multigraph that hangs together from vertex 0.
func drawnGraph(r *rand.Rand, vertices, edges int) [][2]int {
	out, up := make([][2]int, edges), []int{0}
	for i := range out {
		v := r.IntN(vertices)
		out[i] = [2]int{up[r.IntN(len(up))], v}
		up = append(up, v)
	}
	return out
}
