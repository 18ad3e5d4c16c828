// Package rules holds rule files, each a game that somebody asked about.
package rules

import (
	"os"
	"strings"
	"testing"

	"grundy"
	"grundy/game"
	"grundy/script/rulefile"
)

// read reads a rule file of this directory.
func read(t testing.TB, name string) grundy.Reader {
	t.Helper()
	src, err := os.ReadFile(name + ".star")
	if err != nil {
		t.Fatal(err)
	}
	r, err := rulefile.Load(t.Context(), name, name+".star", string(src), rulefile.DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	reader := grundy.Reader{Own: []*game.Ruleset{r}}
	if reader.Lookup(strings.ToUpper(name)) != r {
		t.Fatalf("%s is not found in capitals", name)
	}
	return reader
}

func solve(t testing.TB, r grundy.Reader, text string) *grundy.Result {
	t.Helper()
	sum, err := r.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	o := grundy.DefaultOptions()
	if o.Convention, err = grundy.ConventionOf(sum); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	got, err := grundy.Solve(t.Context(), sum, o)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return got
}

func TestOutcomes(t *testing.T) {
	for _, c := range []struct {
		file string
		want map[string]string // outcome, and nimber where it is known
		from string
	}{
		{"last_plus_one", map[string]string{
			"last_plus_one(4, limit=2)": "N", "last_plus_one(5, limit=2)": "P", "last_plus_one(100, limit=19)": "P",
		}, "a plain recursion on (stones, limit)"},
		{"prime_or_one", map[string]string{"prime_or_one(90)": "N 2", "prime_or_one(4)": "P 0", "prime_or_one(8)": "P 0"},
			"4 and its multiples are lost, since no prime is a multiple of 4; 90 by a plain recursion"},
		{"sixths", map[string]string{"sixths(12)": "N 1", "sixths(1000000000000000000)": "N 3"},
			"case P109: a recursion with a memory"},
		{"distinct_piles", map[string]string{
			"distinct_piles(5, 9)": "N 11", "distinct_piles(4, 7)": "N 2", "distinct_piles(1, 0)": "P 0", "distinct_piles(3, 4)": "N 6", "distinct_piles(7)": "N 7",
		}, "Welter's function of two piles is their nim-sum less 1 [Conway 1976]"},
		{"lower_by_divisor", map[string]string{"lower_by_divisor(2)": "N 1", "lower_by_divisor(3)": "P 0", "lower_by_divisor(1000)": "N 3", "lower_by_divisor(999)": "P 0"},
			"LeetCode 1025: an even number is won; the nimber is how often 2 divides it"},
		{"coins_on_tree", map[string]string{
			"coins_on_tree(0, parents=[0, 0, 1])": "N 2", "coins_on_tree(0, 1, parents=[0, 0, 1])": "N 3", "coins_on_tree(1, 1, parents=[0, 0, 1])": "P 0",
		}, "by hand: vertices 2 and 3 are leaves, 1 has nimber 1, and 0 sees 1 and 0: nimber 2"},
		{"flip_game", map[string]string{
			"flip_game('++++')": "N 2", "flip_game('+++++')": "P 0", "flip_game('++++++++++++++')": "N 4", "flip_game('++-+++-++++')": "N 2",
		}, "LeetCode 294; n signs have the nimber of heap n in Dawson's Kayles, 0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 (OEIS A002187)"},
		{"pins", map[string]string{"pins(4)": "N 1", "pins(5)": "N 4", "pins(11)": "N 6", "pins(60)": "N 4", "pins(2) + pins(2)": "P 0"},
			"Kayles, whose nimbers are 0 1 2 3 1 4 3 2 1 4 2 6 (OEIS A002186)"},
		{"grid_walk", map[string]string{"grid_walk('..', '..')": "P 0", "grid_walk('.#', '..')": "P 0", "grid_walk('...', '.#.')": "N 1"},
			"by hand"},
		{"two_kinds", map[string]string{"two_kinds([3, 5], [7])": "N 7", "two_kinds([2], [5])": "P 0", "two_kinds(white=[9])": "N 9"},
			"white piles are Nim, and n black stones have nimber n mod 3"},
		{"give_and_take", map[string]string{"give_and_take(0)": "D", "give_and_take(3)": "D"}, "by hand: whoever would lose adds a stone"},
		{"last_match", map[string]string{"last_match(5)": "P", "last_match(4)": "N", "last_match(9)": "P", "last_match(1)": "P"},
			"lost exactly when n mod 4 is 1"},
		{"dominoes", map[string]string{"dominoes(0)": "P 0", "dominoes(65535)": "P 0"}, "a board of even sides is lost by symmetry"},
	} {
		r := read(t, c.file)
		for text, want := range c.want {
			got := solve(t, r, text)
			said := got.Outcome.String()
			if got.Nimber != nil && strings.Contains(want, " ") {
				said += " " + got.Nimber.String()
			}
			if said != want {
				t.Errorf("%s: %s, want %s: %s", text, said, want, c.from)
			}
		}
	}
}

// TestNoSequence wants a ruleset whose positions are no heaps to be said to have no
// nim-sequence, and not that values be left out which nobody wrote.
func TestNoSequence(t *testing.T) {
	for _, name := range []string{"grid_walk", "two_kinds"} {
		_, err := read(t, name).ParseSequence(name+"()", game.Normal)
		if err == nil || !strings.Contains(err.Error(), "has no nim-sequence") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
