package codegen

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"grundy/catalogue"
)

// index is every family, and where its names lead.
type index struct {
	all   []*Family
	byKey map[string]*Family
}

// families is built at the first use.
var families = sync.OnceValue(func() index {
	x := index{byKey: map[string]*Family{}}
	for _, group := range [][]Family{heapFamilies, limitFamilies, tableFamilies, graphFamilies, nimberFamilies} {
		for i := range group {
			f := &group[i]
			x.all = append(x.all, f)
			for _, name := range append([]string{f.Name}, f.Aliases...) {
				if x.byKey[key(name)] != nil {
					panic(fmt.Sprintf("codegen: two families are named %q", name))
				}
				x.byKey[key(name)] = f
			}
		}
	}
	return x
})

// All returns every family.
func All() []*Family { return slices.Clone(families().all) }

// Lookup finds a family by one of its names; case, blanks and marks do not matter.
func Lookup(name string) (*Family, bool) {
	f, ok := families().byKey[key(name)]
	return f, ok
}

// OfProblem finds the family of a judge's problem by its id. The template reads the
// format of the problem when the family's Problems have it.
func OfProblem(id string) (*Family, bool) {
	for _, f := range families().all {
		if slices.Contains(f.Problems, id) || slices.Contains(f.Kin, id) || slices.Contains(f.Behind, id) {
			return f, true
		}
	}
	return nil, false
}

// longestName is how many bytes a name may have that another is looked for.
const longestName = 200

// Nearest returns the name closest to one that Lookup does not know, or "" when none
// is close enough to suggest.
func Nearest(name string) string {
	if len(name) > longestName {
		return ""
	}
	k := key(name)
	best, least := "", min(3, (utf8.RuneCountInString(k)+2)/2)
	for _, f := range families().all {
		for _, other := range append([]string{f.Name}, f.Aliases...) {
			if d := catalogue.Distance(k, key(other)); d < least {
				best, least = other, d
			}
		}
	}
	return best
}

// LookupLanguage finds a programming language by its name.
func LookupLanguage(name string) (Language, bool) {
	for _, x := range Languages() {
		if strings.EqualFold(x.Name, name) || slices.Contains(x.Aliases, strings.ToLower(name)) {
			return x, true
		}
	}
	return Language{}, false
}

func key(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}
