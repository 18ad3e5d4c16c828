package sparse

import (
	"os"
	"strconv"
	"strings"
	"testing"
)

// solved is a row of testdata/solved.tsv.
type solved struct {
	code              string
	preperiod, period int
}

func solvedGames(t testing.TB) (rows []solved) {
	t.Helper()
	text, err := os.ReadFile("testdata/solved.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Split(line, "\t")
		e, err1 := strconv.Atoi(f[1])
		p, err2 := strconv.Atoi(f[2])
		if len(f) != 4 || err1 != nil || err2 != nil {
			t.Fatalf("solved.tsv: %q is no row", line)
		}
		rows = append(rows, solved{f[0], e, p})
	}
	return rows
}

// proofLength returns how many values a proof of the period needs: to heap
// 2e + 2p + t - 1 [Guy, Smith 1956].
func (g solved) proofLength() int {
	return 2*max(g.preperiod, 1) + 2*g.period + len(g.code) - 2
}

// TestSolved compares the values with published periods, all the way to the
// proof.
func TestSolved(t *testing.T) {
	for _, g := range solvedGames(t) {
		n := g.proofLength()
		if testing.Short() && n > 1_000_000 {
			continue
		}
		v := extended(t, octal(g.code), Options{}, n).Values()
		for i := max(g.preperiod, 1); i+g.period < n; i++ {
			if v[i] != v[i+g.period] {
				t.Errorf("%s: g(%d) = %d, but g(%d) = %d", g.code, i, v[i], i+g.period, v[i+g.period])
				break
			}
		}
		if e := g.preperiod - 1; e > 0 && v[e] == v[e+g.period] {
			t.Errorf("%s: g(%d) = g(%d), too early for preperiod %d", g.code, e, e+g.period, g.preperiod)
		}
	}
}
