package game_test

import (
	"math/big"
	"strconv"
	"strings"
	"testing"

	"grundy/game"
)

// TestVertexLiteral holds names of vertices to package big: a name stands without
// quotes when it is the decimal form of an integer, and short.
func TestVertexLiteral(t *testing.T) {
	digits := strings.Repeat("7", 59)
	for _, name := range []string{
		"", "-", "+", "0", "-0", "00", "5", "-5", "+5", "01", "-01", "10", "--1", "1-", "1_0", "0x1", "1e3", " 1", "1 ", "１", "a", "-a", "9a",
		digits, digits + "0", digits + "00", "-" + digits, "-" + digits + "0",
	} {
		want := strconv.Quote(name)
		if n, ok := new(big.Int).SetString(name, 10); ok && n.String() == name && len(name) <= 60 {
			want = name
		}
		if got := game.Literal([]string{name}); got != "["+want+"]" {
			t.Errorf("Literal([%q]) = %s, want [%s]", name, got, want)
		}
	}
}

// TestVisible: what is read from a stranger's file may not move the cursor.
func TestVisible(t *testing.T) {
	for in, want := range map[string]string{
		"堆 3，\u3000é": "堆 3，\u3000é",
		"a\nb":        `a\nb`,
		"\x1b[31mred": `\x1b[31mred`,
		"\u202eabc":   `\u202eabc`,
		`a\n"`:        `a\n"`,
	} {
		if got := game.Visible(in); got != want {
			t.Errorf("Visible(%q) = %s, want %s", in, got, want)
		}
	}
	if got := game.Short(strings.Repeat("\t", 100)); strings.Contains(got, "\t") {
		t.Errorf("Short leaves a tabulator in %q", got)
	}
}
