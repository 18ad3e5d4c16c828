package datatest

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"grundy"
	"grundy/game"
	"grundy/script/rulefile"
)

// cgsuiteChecks has what checks each row of cgsuite.tsv, given what is expected.
var cgsuiteChecks = map[string]func(t *testing.T, expected string){
	"0.[3] (Nim) g(1..20)": func(t *testing.T, expected string) {
		ends := between(t, ":"+expected, ":", "")
		var want []int
		for n := ends[0]; n <= ends[1]; n++ {
			want = append(want, n)
		}
		equal(t, "nimbers", sequenceOf(t, `octal("0.[3]")`, game.Normal, 20)[1:], want)
	},
	"0.[3] misere nim values n=0..20": func(t *testing.T, expected string) {
		want := between(t, ":"+expected, ":", ",...")
		for n := len(want); n <= 20; n++ {
			want = append(want, n)
		}
		equal(t, "misère nimbers", sequenceOf(t, `octal("0.[3]")`, game.Misere, 20), want)
	},
	"4!.0 misere nim values n=0..20": sequenceIs(`octal("4!.0")`, game.Misere, 0),
	"0.07 misere nim values n=0..20": sequenceIs(`octal("0.07")`, game.Misere, 0),
	"0.77 genus n=0..20":             genusIs("0.77"),
	"0.07 genus n=0..20":             genusIs("0.07"),

	"All-but subtraction {2,3,7} = 0.3003330[3] g(1..20)": sequenceIs(`octal("0.3003330[3]")`, game.Normal, 1),
	"0.3F g(1..20)":                      sequenceIs(`octal("0.3F")`, game.Normal, 1),
	"Grundy heap 92679 option count":     checkOptionCount,
	"Mock Turtles (1-3) g(1..20)":        headsAre("mock_turtles"),
	"Triplets (exactly 3) g(1..20)":      headsAre("triplets"),
	"Ruler g(1..20)":                     headsAre("ruler"),
	"Triplet Fives":                      coinsRepeat("[(a, b) for a in range(max(1, n - 4), n) for b in range(a + 1, n)]", 5),
	"Ruler Fives":                        coinsRepeat("[tuple(range(a, n)) for a in range(max(1, n - 4), n + 1)]", 8),
	"Sym g(1..20)":                       coinsAre("symmetric(n)"),
	"Wythoff row 10, cols 0..20":         checkWythoffRow,
	"r-Wythoff P-positions r=1..5":       checkWideWythoff,
	"Take-away factor 3, G(10,m)":        checkTakeAway,
	"Arc Kayles on looped path n":        arcKaylesIs(true),
	"Arc Kayles on path with n vertices": arcKaylesIs(false),

	"Grunt (4, symmetric, first coin is #1)": coinsAre("[(1, a, n + 1 - a) for a in range(2, n) if a < n + 1 - a]"),

	"k -> any two smaller piles a>b of {0..k-1}: g(1..20)": coinsAre("[(b, a) for a in range(n) for b in range(a)]"),

	"Mem G(10,m), m=0..20 (must take at least the previous amount)": checkMem,
	"Green tree e(ee(e;e);e(eee;ee);e(ee;e))":                       checkTree,
	"Misere genus *[[2],1]":                                         checkRestless,
}

// cgsuiteAhead are the rows that cannot be checked.
var cgsuiteAhead = map[string]ahead{
	"Strip and Streak (acrostic product Motley x Ruler), table 6x21 row 2": {why: "the acrostic product of two coin games is no ruleset", ruleset: "strip_and_streak"},
	`Green "girl" (WW ch.7 fig.3)`:                                         {why: "the figure is not in the row"},
	"Misere canonical form of Grundy heap 22":                              {why: "misère canonical forms are not computed"},
	"Take-and-break code traversal examples":                               {why: "the lines are not in the row"},
}

// TestCGSuite compares Grundy with every row of cgsuite.tsv.
func TestCGSuite(t *testing.T) {
	for item, expected := range checkedRows(t, "cgsuite.tsv", cgsuiteChecks, cgsuiteAhead) {
		t.Run(item, func(t *testing.T) { cgsuiteChecks[item](t, expected) })
	}
}

// sequenceIs compares a nim-sequence from heap first to heap 20.
func sequenceIs(ruleset string, c game.Convention, first int) func(*testing.T, string) {
	return func(t *testing.T, expected string) {
		equal(t, ruleset, sequenceOf(t, ruleset, c, 20)[first:], between(t, ":"+expected, ":", ""))
	}
}

// headsAre compares single heads in a row of coins.
func headsAre(ruleset string) func(*testing.T, string) {
	return func(t *testing.T, expected string) {
		var got []int
		for n := 1; n <= 20; n++ {
			got = append(got, nimberOf(t, "%s(%d)", ruleset, n))
		}
		equal(t, ruleset, got, between(t, ":"+expected, ":", ""))
	}
}

// coins is a rule file of a coin game: to turn coin n from heads to tails turns the
// other coins of one of the sets of turn(n) too. Every head is a part.
const coins = `
def symmetric(n):
    sets = []
    for first in range(1, n + 1):
        ways = [(first,) if first < n else ()]
        for low in range(first + 1, n):
            high = first + n - low
            if low <= high:
                ways += [w + ((low, high) if low < high else (low,)) for w in ways]
        sets += ways
    return sets

def turn(n):
    return %s

def options(heads):
    return turn(heads) if type(heads) == "int" else turn(heads[0])

def parts(heads):
    return [heads] if type(heads) == "int" else list(heads)
`

// heads are the nimbers of single heads 1 to 20 of a coin game.
func heads(t *testing.T, sets string) []int {
	t.Helper()
	return fileValues(t, fmt.Sprintf(coins, sets), func(n int) string { return strconv.Itoa(n) }, 1, 20)
}

// fileValues are the nimbers of a rule file at the values that at writes for first
// to last.
func fileValues(t *testing.T, source string, at func(int) string, first, last int) []int {
	t.Helper()
	f, err := rulefile.Load(t.Context(), "own", "own.star", source, rulefile.DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	reader := grundy.Reader{Own: []*game.Ruleset{f}}
	var out []int
	for n := first; n <= last; n++ {
		sum, err := reader.Parse("own(" + at(n) + ")")
		if err != nil {
			t.Fatal(err)
		}
		r, err := grundy.Solve(t.Context(), sum, grundy.DefaultOptions())
		if err != nil || r.Nimber == nil {
			t.Fatalf("own(%s): %v", at(n), err)
		}
		out = append(out, int(r.Nimber.Int64()))
	}
	return out
}

func coinsAre(sets string) func(*testing.T, string) {
	return func(t *testing.T, expected string) {
		row, _, _ := strings.Cut(expected, " (")
		equal(t, "single heads", heads(t, sets), between(t, ":"+row, ":", ""))
	}
}

// coinsRepeat is coinsAre for a row that gives a period.
func coinsRepeat(sets string, period int) func(*testing.T, string) {
	return func(t *testing.T, expected string) {
		expected, _, _ = strings.Cut(expected, ",...")
		want := between(t, ":"+expected, ":", "")[:period]
		for n := period; n < 20; n++ {
			want = append(want, want[n-period])
		}
		equal(t, "single heads", heads(t, sets), want)
	}
}

// genusIs compares the genera of the heaps of a code. The exponents of a genus are
// the n that make the heap, with none, one, two … heaps 2 beside it and a heap n, a
// lost position of misère play; without exponents the first one follows the heap
// of Nim of that size.
func genusIs(code string) func(*testing.T, string) {
	return func(t *testing.T, expected string) {
		rows := strings.Split(expected, ",")
		values := sequenceOf(t, fmt.Sprintf("octal(%q)", code), game.Normal, 20)
		for heap, genus := range rows {
			base, exponents, ok := strings.Cut(genus, "^")
			if !ok {
				exponents = map[string]string{"0": "1", "1": "0"}[base]
				if exponents == "" {
					exponents = base
				}
			}
			if strconv.Itoa(values[heap]) != base {
				t.Errorf("nimber of heap %d = %d, want %s", heap, values[heap], base)
			}
			checkExponents(t, fmt.Sprintf("octal(%q, %d)", code, heap), exponents)
		}
		if len(rows) < 16 {
			t.Errorf("%d heaps were read", len(rows))
		}
	}
}

func checkExponents(t *testing.T, position, exponents string) {
	t.Helper()
	for i, e := range exponents {
		expr := position + strings.Repeat(" + nim(2)", i)
		if !lost(t, game.Misere, "%s + nim(%c)", expr, e) {
			t.Errorf("misère: %s + nim(%c) is won, and the genus has exponents %s", expr, e, exponents)
		}
	}
}

// checkRestless is a position with the options *1 and a position whose only option
// is *2.
func checkRestless(t *testing.T, expected string) {
	const g = `graph(edges=[("g", "only2"), ("only2", "2"), ("g", "1"), ("2", "1"), ("2", "0"), ("1", "0")], start=["g"])`
	genus, _, _ := strings.Cut(expected, " ")
	base, exponents, _ := strings.Cut(genus, "^")
	if got := nimberOf(t, "%s", g); strconv.Itoa(got) != base {
		t.Errorf("nimber = %d, want %s", got, base)
	}
	checkExponents(t, g, exponents)
}

func checkOptionCount(t *testing.T, expected string) {
	sum, err := grundy.Parse("grundy_game(92679)")
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	for range sum[0].Moves() {
		count++
	}
	equal(t, "options", []int{count}, between(t, ":"+expected, ":", " ("))
}

func checkWythoffRow(t *testing.T, expected string) {
	var got []int
	for n := range 21 {
		got = append(got, nimberOf(t, "wythoff(10, %d)", n))
	}
	equal(t, "row 10", got, between(t, ":"+expected, ":", ""))
}

// checkWideWythoff finds pairs by exact arithmetic: with s = r² + 4, the row's
// floor(i·a) is (i(2-r) + isqrt(i²·s)) / 2, rounded down.
func checkWideWythoff(t *testing.T, _ string) {
	for r := 1; r <= 5; r++ {
		for i := range 15 {
			root := 0
			for (root+1)*(root+1) <= i*i*(r*r+4) {
				root++
			}
			small := (i*(2-r) + root) / 2
			if !lost(t, game.Normal, "wythoff(%d, %d, r=%d)", small, small+i*r, r) {
				t.Errorf("wythoff(%d, %d, r=%d) is won", small, small+i*r, r)
			}
		}
	}
}

func checkTakeAway(t *testing.T, expected string) {
	want := between(t, ":"+expected, ":", ",...")
	for m, v := range want {
		if got := nimberOf(t, "dynamic(10, factor=3, limit=%d)", 3*m); got != v {
			t.Errorf("nimber at limit 3 × %d = %d, want %d", m, got, v)
		}
	}
}

func checkMem(t *testing.T, expected string) {
	const mem = `
def options(p):
    n, least = p
    return [(n - k, k) for k in range(max(1, least), n + 1)]
`
	want := between(t, ":"+expected, ":", ",...")
	for len(want) <= 20 {
		want = append(want, 0) // more must be taken than is there
	}
	equal(t, "heap of 10", fileValues(t, mem, func(m int) string { return list(10, m) }, 0, 20), want)
}

// arcKaylesIs compares paths of n vertices, with a loop at each or none.
func arcKaylesIs(loops bool) func(*testing.T, string) {
	return func(t *testing.T, expected string) {
		_, row, _ := strings.Cut(expected, "Kayles ")
		want := between(t, ":"+row, ":", ",...")
		for i, v := range want {
			var edges, isolated []string
			for n := range i + 1 {
				if n > 0 {
					edges = append(edges, fmt.Sprintf("(%d, %d)", n-1, n))
				}
				if loops {
					edges = append(edges, fmt.Sprintf("(%d, %d)", n, n))
				}
			}
			if len(edges) == 0 {
				isolated = []string{"0"}
			}
			got := nimberOf(t, "arc_kayles(edges=[%s], isolated=[%s])", strings.Join(edges, ", "), strings.Join(isolated, ", "))
			if got != v {
				t.Errorf("nimber of a path of %d = %d, want %d", i+1, got, v)
			}
		}
	}
}

// checkTree reads the tree of the row: e is an edge upwards, and brackets hold the
// branches at the top of what stands before them.
func checkTree(t *testing.T, expected string) {
	const tree = "e(ee(e;e);e(eee;ee);e(ee;e))"
	var edges []string
	var forks []int
	at, vertices := 0, 0
	for _, sign := range tree {
		switch sign {
		case 'e':
			vertices++
			edges = append(edges, fmt.Sprintf("(%d, %d)", at, vertices))
			at = vertices
		case '(':
			forks = append(forks, at)
		case ';':
			at = forks[len(forks)-1]
		case ')':
			at, forks = forks[len(forks)-1], forks[:len(forks)-1]
		}
	}
	if got := nimberOf(t, "hackenbush(edges=[%s])", strings.Join(edges, ", ")); "*"+strconv.Itoa(got) != expected {
		t.Errorf("nimber = %d, want %s", got, expected)
	}
}
