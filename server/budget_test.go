package server_test

import (
	"net/http"
	"strings"
	"testing"

	"grundy/judge"
	"grundy/server"
)

// heavy is an input of Luogu P5970 whose table has 2^20 rows of 100 numbers.
var heavy = "300 100\n" + strings.Repeat("1048575 ", 300)

// TestJudgeLimits wants the limits of the server to hold for judge's problems: of what is
// computed, of the tables of all together, and of the output.
func TestJudgeLimits(t *testing.T) {
	url := start(t, func(c *server.Config) {
		c.Limits.Positions, c.Limits.Output, c.Limits.Tables.Bytes = 2_000_000, 100, 64<<20
	})
	for id, tt := range map[string]struct{ in, want string }{
		"P5970":   {heavy, "this needs more than 67108864 bytes of tables, the limit"},
		"HDU1848": {"3000000 1 1\n0 0 0\n", "this needs more than 2000000 positions, the limit"},
		"HDU2149": {"1 1000\n", "the output is longer than 100 bytes, the limit of a JSON answer"},
	} {
		r := send(t, http.MethodPost, url+"/api/v1/judge/"+id, `{"input": `+quoted(tt.in)+`}`)
		if r.status != http.StatusUnprocessableEntity || !strings.Contains(string(r.body), tt.want) {
			t.Errorf("%s: %d %s, want %s", id, r.status, r.body, tt.want)
		}
	}
	cut := decoded[judge.Reply](t, send(t, http.MethodPost, url+"/api/v1/judge/HDU1848", `{"input": "1 1 1\n3000000 1 1\n0 0 0\n"}`))
	if cut.Complete || cut.Error == nil || cut.Output != "Fibo\n" {
		t.Errorf("an input whose second case needs too much: %+v", cut)
	}
}
