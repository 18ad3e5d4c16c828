package server_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"grundy/identify"
	"grundy/judge"
	"grundy/server"
)

// TestJudgeLimits wants the limits of the server to hold for judge's problems, and what
// was answered before to stay.
func TestJudgeLimits(t *testing.T) {
	url := start(t, func(c *server.Config) { c.Limits.Positions = 125_000 }) + "/api/v1/judge/HDU1848"
	if p := refused(t, send(t, http.MethodPost, url, `{"input": "3000000 1 1\n0 0 0\n"}`)); p.Status != http.StatusUnprocessableEntity || p.Detail != "this needs more than 2000000 positions, the limit" {
		t.Errorf("an input that needs too much: %+v", p)
	}
	cut := decoded[judge.Reply](t, send(t, http.MethodPost, url, `{"input": "1 1 1\n3000000 1 1\n0 0 0\n"}`))
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

// TestBatchLimits wants the limits to hold for all questions together, and what was
// answered before to stay, each line behind with the reason.
func TestBatchLimits(t *testing.T) {
	const batch = `{"lines": ["nim 3 5 7", "cram(7, 7) + nim(1)", "bash 21 max=3", "kayles(3"]}`
	for want, change := range map[string]func(*server.Config){
		"time":           func(c *server.Config) { patient(c); c.Limits.Time = 300 * time.Millisecond },
		"5000 positions": func(c *server.Config) { c.Limits.Positions = 5000 },
	} {
		a := decoded[[]server.BatchAnswer](t, send(t, http.MethodPost, start(t, change)+"/api/v1/batch", batch))
		if len(a) != 4 || a[0].Answer == nil || a[0].Outcome != "N" || a[1].Error == nil || a[1].Error.Code != "limit" || a[1].Error.Where.Line != 2 || !strings.Contains(a[1].Error.Message, want) {
			t.Errorf("%s: %+v", want, a)
		}
		if left := a[2]; want == "time" && (left.Error == nil || left.Error.Code != "limit" || left.Error.Where.Line != 3) {
			t.Errorf("a line behind the end of the time: %+v", left)
		}
	}
	const many = `{"lines": ["cram(4, 5) + nim(1)", "cram(3, 7) + nim(1)", "cram(2, 9) + nim(1)", "cram(3, 6) + nim(1)", "cram(2, 11) + nim(1)"]}`
	most, sum := int64(0), int64(0)
	for _, a := range decoded[[]server.BatchAnswer](t, send(t, http.MethodPost, start(t, nil)+"/api/v1/batch", many)) {
		most, sum = max(most, a.Stats.Positions), sum+a.Stats.Positions
	}
	url := start(t, func(c *server.Config) { c.Limits.Positions = most + (sum-most)/2 }) // more than each line takes
	all := decoded[[]server.BatchAnswer](t, send(t, http.MethodPost, url+"/api/v1/batch", many))
	if last := all[4].Error; all[0].Error != nil || last == nil || last.Code != "limit" || last.Where.Line != 5 {
		t.Errorf("lines within what they take together: %+v, %+v", all[0].Error, last)
	}
}
