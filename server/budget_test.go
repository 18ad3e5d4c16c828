package server_test

import (
	"context"
	"net/http"
	"strings"
	"testing"
	"time"

	"grundy/identify"
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

// TestIdentifyLimits wants what was found before a limit, with the reason why not all was
// looked at.
func TestIdentifyLimits(t *testing.T) {
	url := start(t, func(c *server.Config) { c.Limits.Positions = 20_000 })
	for _, body := range []string{`{"values": [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]}`, `{"values": [0, 6, 12, 18], "lost": true}`} {
		a := decoded[identify.Listing](t, send(t, http.MethodPost, url+"/api/v1/identify", body))
		if a.Complete || len(a.Candidates) == 0 || a.Error == nil || !strings.Contains(a.Error.Message, "20000 positions") {
			t.Errorf("%s within 20000 positions: %+v", body, a)
		}
	}
}

// TestNoQueue wants a short answer to a judge's problem while the only place for long
// computations is taken, whatever is asked of it: 5 xor 7 is 2, and only 9 can be made 2.
func TestNoQueue(t *testing.T) {
	url := start(t, func(c *server.Config) { patient(c); c.Concurrency = 1 })
	ctx, leave := context.WithCancel(t.Context())
	defer leave()
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		r, _ := http.NewRequestWithContext(ctx, http.MethodPost, url+"/api/v1/solve", strings.NewReader(endless))
		r.Header.Set("Content-Type", "application/json")
		if got, err := http.DefaultTransport.RoundTrip(r); err == nil {
			got.Body.Close()
		}
	}()
	for !strings.Contains(string(send(t, http.MethodGet, url+"/metrics", "").body), "grundy_long_computations 1") {
		time.Sleep(10 * time.Millisecond)
	}
	for range 20 {
		a := decoded[judge.Reply](t, send(t, http.MethodPost, url+"/api/v1/judge/hdu1850", `{"input": "3\n5 7 9\n0\n"}`))
		if a.Output != "1\n" {
			t.Errorf("HDU 1850: %+v", a)
		}
	}
	select {
	case <-ended:
		t.Error("it was answered behind the long computation")
	default:
	}
	leave()
	idle(t, url)
}
