package limits_test

import (
	"strings"
	"testing"

	"grundy/game"
	"grundy/judge"
	"grundy/server/limits"
)

// TestJudge wants the limits to hold for judge's problems: of the tables, of what is computed
// and of the output. The input of P5970 has a table with 2^20 rows of 100 numbers. Behind
// each answer no table is held.
func TestJudge(t *testing.T) {
	l := limits.Strict()
	l.Positions, l.Output, l.Tables.Bytes = 125_000, 100, 64<<20
	for id, tt := range map[string]struct{ in, want string }{
		"P5970":   {"300 100\n" + strings.Repeat("1048575 ", 300), "this needs more than 67108864 bytes of tables, the limit"},
		"HDU1848": {"3000000 1 1\n0 0 0\n", "this needs more than 2000000 positions, the limit"},
		"HDU2149": {"1 1000\n", "the output is longer than 100 bytes, the limit of a JSON answer"},
	} {
		p, _ := judge.Lookup(id)
		r, err := l.Judge(t.Context(), p, tt.in, nil, game.En)
		if err == nil || r.Output != "" || !strings.Contains(game.AsError(err).In(game.En), tt.want) {
			t.Errorf("%s: %+v, %v, want %s", id, r, err, tt.want)
		}
		if held := l.Tables.Held(); held != 0 {
			t.Errorf("%s: %d bytes are held", id, held)
		}
	}
}

// TestSamples wants every sample of a problem to be within the strict limits.
func TestSamples(t *testing.T) {
	l := limits.Strict()
	for _, p := range judge.All() {
		for _, s := range p.Samples() {
			if r, err := l.Judge(t.Context(), p, s.In, nil, game.En); err != nil || r.Output != s.Out {
				t.Errorf("%s: %.200q, %v, want %.200q", p.ID, r.Output, err, s.Out)
			}
		}
	}
}
