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
