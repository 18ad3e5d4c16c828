package catalogue

import (
	"strings"
	"testing"
)

// TestLookup wants every ruleset to be found by each of its names, in letters of either
// case.
func TestLookup(t *testing.T) {
	for _, r := range All() {
		for _, name := range append([]string{r.Name}, r.Aliases...) {
			for _, n := range []string{name, strings.ToUpper(name), strings.ToLower(name)} {
				if Lookup(n) != r {
					t.Errorf("%q does not find %s", n, r.Name)
				}
			}
		}
	}
	if r := Lookup("nimm"); r != nil {
		t.Errorf("nimm finds %s", r.Name)
	}
}
