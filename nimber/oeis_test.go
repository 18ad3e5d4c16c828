package nimber

import (
	"os"
	"strconv"
	"strings"
	"testing"
)

// TestOEIS compares with the published squares (A006042) and inverses (A051917),
// term by term.
func TestOEIS(t *testing.T) {
	text, err := os.ReadFile("testdata/oeis.tsv")
	if err != nil {
		t.Fatal(err)
	}
	functions := map[string]func(uint64) (uint64, error){
		"nimsq":  func(a uint64) (uint64, error) { return Square64(a), nil },
		"niminv": Inverse64,
	}
	for _, row := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		cells := strings.Split(row, "\t")
		a, err := strconv.ParseUint(cells[1], 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		for want := range strings.SplitSeq(cells[len(cells)-1], ",") {
			if got, err := functions[cells[3]](a); err != nil || strconv.FormatUint(got, 10) != want {
				t.Errorf("%s: %s(%d) = %d, %v, want %s", cells[0], cells[3], a, got, err, want)
			}
			a++
		}
	}
}
