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

// TestDistance counts letters by hand, and takes no time for what nobody has misspelt.
func TestDistance(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want int
	}{
		{"nim", "nim", 0}, {"nmi", "nim", 1}, {"whytoff", "wythoff", 2}, {"", "nim", 3}, {"巴士", "巴什", 1},
		{"kayles", "dawson_kayles", 7}, {"nim", "nim" + strings.Repeat("m", 9), 9}, {"nim", strings.Repeat("ab", 500_000), 999_997},
	} {
		if got := Distance(tt.a, tt.b); got != tt.want {
			t.Errorf("Distance(%.20q, %.20q) = %d, want %d", tt.a, tt.b, got, tt.want)
		}
	}
}
