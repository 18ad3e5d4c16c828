// Package catalogue holds the rulesets that Grundy knows by name. A ruleset is
// one source file here and one data file in testdata: it registers itself, and
// everything else picks it up.
//
// [Lookup] finds a ruleset by its name or an alias, [Search] by any word that
// people use for it, [Nearest] the name that a misspelt one may have meant, [Closest]
// those of any names, and [All] lists them. Theory that judges need fast
// is also a function on machine words, such as [WythoffOutcome].
package catalogue

import (
	"fmt"
	"iter"
	"maps"
	"slices"
	"strings"
	"unicode"

	"grundy/game"
)

// registry has the rulesets by their names and aliases in lower case. It is written only
// while package variables are initialised.
var registry = map[string]*game.Ruleset{}

// register adds r under its name and aliases. It is called in the initialiser
// of a package variable, so that a clash stops every program and test.
func register(r game.Ruleset) *game.Ruleset {
	for _, n := range append([]string{r.Name}, r.Aliases...) {
		key := strings.ToLower(n)
		if registry[key] != nil {
			panic(fmt.Sprintf("catalogue: two rulesets are named %q", n))
		}
		registry[key] = &r
	}
	return &r
}

// Lookup returns the ruleset with the given name or alias, in letters of either case, or
// nil.
func Lookup(name string) *game.Ruleset { return registry[strings.ToLower(name)] }

// All returns every ruleset, sorted by name.
func All() []*game.Ruleset {
	var all []*game.Ruleset
	for n, r := range registry {
		if n == r.Name {
			all = append(all, r)
		}
	}
	slices.SortFunc(all, func(a, b *game.Ruleset) int { return strings.Compare(a.Name, b.Name) })
	return all
}

// Search returns the rulesets that have word in their name, aliases, keywords or
// title, in the order of All; all of them for an empty word. Case, blanks, hyphens
// and brackets do not matter.
func Search(word string) []*game.Ruleset {
	word = folded(word)
	return slices.DeleteFunc(All(), func(r *game.Ruleset) bool {
		return !slices.ContainsFunc(words(r), func(n string) bool { return strings.Contains(folded(n), word) })
	})
}

// words are all that people call a ruleset by.
func words(r *game.Ruleset) []string {
	return slices.Concat([]string{r.Name, r.Title.En, r.Title.Zh}, r.Aliases, r.Keywords)
}

// folded is a word without what people write in different ways.
func folded(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case strings.ContainsRune(" -_'’`()（）·", r):
			return -1
		case r == 'è':
			return 'e'
		}
		return unicode.ToLower(r)
	}, s)
}

// Mentioned returns the rulesets that some longer words speak of: those with the longest
// name, alias or keyword that stands in them.
func Mentioned(text string) (found []*game.Ruleset) {
	const least = 4 // bytes: two Chinese characters have six
	text = folded(text)
	longest := least
	for _, r := range All() {
		for _, w := range words(r) {
			w = folded(w)
			if len(w) > longest && strings.Contains(text, w) {
				longest, found = len(w), nil
			}
			if len(w) == longest && strings.Contains(text, w) && !slices.Contains(found, r) {
				found = append(found, r)
			}
		}
	}
	return found
}

// Nearest returns the name or alias closest to a name that Lookup does not
// know, the ruleset that has it among its keywords, or "" when there is nothing
// to suggest.
func Nearest(name string) string {
	for _, r := range All() {
		if slices.ContainsFunc(r.Keywords, func(k string) bool { return strings.EqualFold(k, name) }) {
			return r.Name
		}
	}
	if near := Closest(name, maps.Keys(registry)); near != nil {
		return near[0]
	}
	return ""
}

// Closest returns those of some names that a misspelt one may have meant: the least
// letters away from it, and less than about a third of its own, sorted.
func Closest(name string, among iter.Seq[string]) []string {
	var best []string
	least := len([]rune(name)) / 3
	if least >= mostMisspelt {
		return nil
	}
	for n := range among {
		switch d := Distance(strings.ToLower(name), n); {
		case d < least || d == least && best == nil:
			best, least = []string{n}, d
		case d == least:
			best = append(best, n)
		}
	}
	slices.Sort(best)
	return slices.Compact(best)
}

// mostMisspelt bounds the letters that a name may differ in.
const mostMisspelt = 10

// Distance is the number of letters to insert, delete, replace or swap with a neighbour
// that turns a into b. Of lengths so different that nobody has misspelt one for the other
// it is the difference. It takes time like the product of the lengths.
func Distance(a, b string) int {
	x, y := []rune(a), []rune(b)
	if longer := max(len(x), len(y)) - min(len(x), len(y)); longer >= mostMisspelt {
		return longer
	}
	var before []int
	row := make([]int, len(y)+1)
	for j := range row {
		row[j] = j
	}
	for i := range x {
		next := make([]int, len(y)+1)
		next[0] = i + 1
		for j := range y {
			cost := 1
			if x[i] == y[j] {
				cost = 0
			}
			next[j+1] = min(row[j]+cost, row[j+1]+1, next[j]+1)
			if i > 0 && j > 0 && x[i] == y[j-1] && x[i-1] == y[j] {
				next[j+1] = min(next[j+1], before[j-1]+1)
			}
		}
		before, row = row, next
	}
	return row[len(y)]
}
