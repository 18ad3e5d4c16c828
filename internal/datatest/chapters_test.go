package datatest

import (
	"html"
	"math"
	"math/big"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"grundy"
	"grundy/game"
	"grundy/judge"
	"grundy/nimber"
)

// chapter is the source of a chapter of the page Learn.
type chapter struct{ name, text string }

func chapters(t *testing.T) []chapter {
	t.Helper()
	names, err := filepath.Glob("../../server/web/src/learn/chapters/*.tsx")
	if err != nil || len(names) != 8 {
		t.Fatalf("%d chapters (%v), want 8", len(names), err)
	}
	var out []chapter
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, chapter{filepath.Base(name), string(text)})
	}
	return out
}

// each calls visit with the submatches of a pattern in all chapters, which must hold
// it often enough for the test to mean something.
func each(t *testing.T, pattern string, least int, visit func(c chapter, m []string)) {
	t.Helper()
	found := 0
	for _, c := range chapters(t) {
		for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(c.text, -1) {
			found++
			visit(c, m)
		}
	}
	if found < least {
		t.Errorf("%s is found %d times in the chapters, want at least %d", pattern, found, least)
	}
}

// solved answers a position that a chapter names.
func solved(t *testing.T, position string, misere bool) *grundy.Result {
	t.Helper()
	sum, err := grundy.Parse(position)
	if err != nil {
		t.Fatalf("%s: %v", position, err)
	}
	r, err := grundy.Solve(t.Context(), sum, grundy.Options{Convention: game.Convention(misere), Nimber: true})
	if err != nil {
		t.Fatalf("%s: %v", position, err)
	}
	return r
}

// TestChapterClaims asks the library about every position of which a chapter says who
// wins, or its nimber.
func TestChapterClaims(t *testing.T) {
	each(t, `⟦[^|⟧]+\|([^|⟧]+)\|([^|⟧]+)⟧`, 90, func(c chapter, m []string) {
		said, convention, _ := strings.Cut(m[2], " ")
		position := html.UnescapeString(m[1])
		if nim, ok := strings.CutPrefix(said, "="); ok {
			if got := solved(t, position, false).Nimber; got == nil || got.String() != nim {
				t.Errorf("%s: nimber of %s = %v, the chapter says %s", c.name, position, got, nim)
			}
			return
		}
		if got := solvedOutcome(t, position, convention == "misere"); got != said {
			t.Errorf("%s: outcome of %s (%s) = %s, the chapter says %s", c.name, position, convention, got, said)
		}
	})
}

// solvedOutcome is the letter of a position; the nimber is not asked for, since it can
// be far away.
func solvedOutcome(t *testing.T, position string, misere bool) string {
	t.Helper()
	sum, err := grundy.Parse(position)
	if err != nil {
		t.Fatalf("%s: %v", position, err)
	}
	r, err := grundy.Solve(t.Context(), sum, grundy.Options{Convention: game.Convention(misere)})
	if err != nil {
		t.Fatalf("%s: %v", position, err)
	}
	return r.Outcome.String()
}

// operators are the commands of a formula of numbers.
var operators = regexp.MustCompile(`\\(oplus|bmod|times|operatorname\{mex\}|qquad|dots)`)

// TestChapterTwins compares the claims and the formulas of numbers of the two languages.
func TestChapterTwins(t *testing.T) {
	marks := regexp.MustCompile(`\$[^$]+\$|\|[^|⟧]+\|[^|⟧]+⟧`)
	letters := regexp.MustCompile(`[a-zA-Z]`)
	sorted := func(s string) []string {
		var found []string
		for _, mark := range marks.FindAllString(s, -1) {
			if mark[0] == '|' || !letters.MatchString(operators.ReplaceAllString(mark, "")) {
				found = append(found, mark)
			}
		}
		slices.Sort(found)
		return slices.Compact(found)
	}
	each(t, `\ben(?:=|: )"([^"]*)",?\s+zh(?:=|: )"([^"]*)"`, 150, func(c chapter, m []string) {
		if en, zh := sorted(m[1]), sorted(m[2]); !slices.Equal(en, zh) {
			t.Errorf("%s: the languages differ\n%s\n%q\n%s\n%q", c.name, m[1], en, m[2], zh)
		}
	})
}

// TestChapterTables computes the nimbers and the lost pairs of tables.
func TestChapterTables(t *testing.T) {
	each(t, `heap="([^"]+)" values=\{\[([^\]]+)\]\}`, 1, func(c chapter, m []string) {
		for n, v := range strings.Split(m[2], ", ") {
			position := strings.ReplaceAll(m[1], "{n}", strconv.Itoa(n))
			if got := solved(t, position, false).Nimber.String(); got != v {
				t.Errorf("%s: nimber of %s = %s, the table says %s", c.name, position, got, v)
			}
		}
	})
	each(t, `game="(\w+)" pairs=\{\[(.+)\]\}`, 1, func(c chapter, m []string) {
		for k, pair := range strings.Split(strings.Trim(m[2], "[]"), "], [") {
			position := m[1] + "(" + pair + ")"
			if got := solvedOutcome(t, position, false); got != "P" {
				t.Errorf("%s: outcome of %s = %s, the table says P", c.name, position, got)
			}
			a, b, _ := strings.Cut(pair, ", ")
			if integer(t, b)-integer(t, a) != int64(k) {
				t.Errorf("%s: pair %d of the table is %s", c.name, k, pair)
			}
		}
	})
}

// TestChapterQuestions asks what the reader is asked: there must be an answer, and a
// move to find.
func TestChapterQuestions(t *testing.T) {
	each(t, `want: "(\w+)", position: "([^"]+)",( misere: true,)?`, 24, func(c chapter, m []string) {
		r := solved(t, m[2], m[3] != "")
		switch {
		case r.Outcome != game.N && r.Outcome != game.P:
			t.Errorf("%s: the outcome of %s is %v", c.name, m[2], r.Outcome)
		case m[1] == "nimber" && r.Nimber == nil:
			t.Errorf("%s: %s has no nimber", c.name, m[2])
		case m[1] == "count" && r.Count == nil:
			t.Errorf("%s: the winning moves of %s are not counted", c.name, m[2])
		case m[1] == "move" && len(r.Winning) == 0:
			t.Errorf("%s: %s has no winning move", c.name, m[2])
		}
	})
	each(t, `<Shown position="([^"]+)"`, 6, func(_ chapter, m []string) { solved(t, m[1], false) })
}

// TestChapterProblems looks the problems up by id and title.
func TestChapterProblems(t *testing.T) {
	each(t, `\{ id: "([^"]+)", title: "([^"]+)"`, 30, func(c chapter, m []string) {
		p, ok := judge.Lookup(m[1])
		if !ok || p.Title != m[2] {
			t.Errorf("%s: there is no problem %s %q", c.name, m[1], m[2])
		}
	})
}

// TestChapterArithmetic computes every formula that is all numbers.
func TestChapterArithmetic(t *testing.T) {
	numeric := regexp.MustCompile(`^[\d\s=+{},]*$`)
	each(t, `\$([^$]+)\$|tex="([^"]+)"`, 200, func(c chapter, m []string) {
		whole := m[1] + m[2]
		if !strings.Contains(whole, "=") || !numeric.MatchString(operators.ReplaceAllString(whole, "")) {
			return
		}
		for part := range strings.SplitSeq(whole, `\qquad`) {
			left, right, _ := strings.Cut(part, " = ")
			if value(t, left).Cmp(value(t, right)) != 0 {
				t.Errorf("%s: %s is wrong", c.name, part)
			}
		}
	})
}

// value computes a TeX formula of numbers with one kind of operator, or a mex.
func value(t *testing.T, tex string) *big.Int {
	t.Helper()
	tex = strings.TrimSpace(tex)
	if set, ok := strings.CutPrefix(tex, `\operatorname{mex}\{`); ok {
		return nimber.Mex(numbers(t, strings.TrimSuffix(set, `\}`), ",")...)
	}
	for operator, compute := range map[string]func(x, y *big.Int) *big.Int{
		`\oplus`: func(x, y *big.Int) *big.Int { return nimber.Sum(x, y) },
		`\times`: func(x, y *big.Int) *big.Int { return new(big.Int).Mul(x, y) },
		`\bmod`:  func(x, y *big.Int) *big.Int { return new(big.Int).Mod(x, y) },
		`+`:      func(x, y *big.Int) *big.Int { return new(big.Int).Add(x, y) },
	} {
		if xs := numbers(t, tex, operator); len(xs) > 1 {
			total := xs[0]
			for _, x := range xs[1:] {
				total = compute(total, x)
			}
			return total
		}
	}
	return numbers(t, tex, ",")[0]
}

// numbers reads the numbers between separators; a text that has not the separator and
// is no number is nothing.
func numbers(t *testing.T, text, separator string) []*big.Int {
	t.Helper()
	if strings.TrimSpace(text) == "" {
		return nil
	}
	var out []*big.Int
	for word := range strings.SplitSeq(text, separator) {
		x, ok := new(big.Int).SetString(strings.TrimSpace(word), 10)
		if !ok && strings.Contains(text, separator) {
			t.Fatalf("%s is no formula of numbers", text)
		}
		out = append(out, x)
	}
	return out
}

func integer(t *testing.T, s string) int64 {
	t.Helper()
	n, err := strconv.ParseInt(s, 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestChapterLists computes the lists of lost heaps that chapter 7 prints, which must
// stand there in both languages.
func TestChapterLists(t *testing.T) {
	text := strings.ReplaceAll(chapters(t)[6].text, `\\`, `\`)
	for of, list := range map[string]string{
		"fibonacci(%)":         "2, 3, 5, 8, 13, 21",
		"dynamic(%, factor=3)": "2, 3, 4, 6, 8, 11, 15, 21",
	} {
		var lost []string
		for n := 2; n <= 21; n++ {
			if solvedOutcome(t, strings.ReplaceAll(of, "%", strconv.Itoa(n)), false) == "P" {
				lost = append(lost, strconv.Itoa(n))
			}
		}
		if got := strings.Join(lost, ", "); got != list || strings.Count(text, "$1, "+list+`, \dots$`) != 2 {
			t.Errorf("the lost heaps of %s are %s; the chapter has 1, %s", of, got, list)
		}
	}
}

// TestChapterSlips makes the mistakes that chapters 4 and 6 warn of.
func TestChapterSlips(t *testing.T) {
	var marks [8]bool
	var shared func(n int) int
	shared = func(n int) int {
		clear(marks[:])
		for _, k := range []int{1, 3} {
			if k <= n {
				marks[shared(n-k)] = true
			}
		}
		return slices.Index(marks[:], false)
	}
	if got := shared(2); got != 2 {
		t.Errorf("with shared marks a heap of 2 comes out as %d, the chapter says 2", got)
	}
	floor := func(k int64) int64 { // exact
		x := big.NewInt(5 * k)
		x.Mul(x, big.NewInt(k)).Sqrt(x)
		return (k + x.Int64()) / 2
	}
	first := func(from int64, slip func(k float64) float64) int64 {
		k := from
		for floor(k) == int64(slip(float64(k))) {
			k++
		}
		return k
	}
	if got := first(1, func(k float64) float64 { return k * 1.618 }); got != 233 {
		t.Errorf("with 1.618 the first error is at %d, the chapter says 233", got)
	}
	double := func(k float64) float64 { return k * ((1 + math.Sqrt(5)) / 2) }
	const k = 102334155
	// That there is none before is known of the problem POJ 1067, which is judged by it.
	if got := first(k-1000, double); got != k {
		t.Errorf("in double precision the first error is at %d, the chapter says %d", got, k)
	}
	if a, b := int64(double(k)), floor(k); a != 165580141 || b != 165580140 {
		t.Errorf("at %d the double is %d and the exact number %d", k, a, b)
	}
}
