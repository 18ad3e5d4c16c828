package server_test

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"grundy/explain"
	"grundy/game"
	"grundy/judge"
	"grundy/server"
	"grundy/server/limits"
)

// endless takes longer than any test: no theorem covers it, and the limits of patient
// are far away.
const endless = `{"position": "cram(7, 7) + nim(1)"}`

// patient lets a computation go on for a long time.
func patient(c *server.Config) {
	c.Limits.Positions, c.Limits.Time, c.Limits.Tables = 1e12, time.Minute, &game.Budget{Bytes: 1 << 30}
}

// event is a server-sent event.
type event struct{ name, data string }

// events reads a stream up to its end, or as long as next wants more.
func events(t testing.TB, ctx context.Context, method, url, body string, next func(event) bool) {
	t.Helper()
	r, err := http.NewRequestWithContext(ctx, method, url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", "text/event-stream, application/json")
	got, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer got.Body.Close()
	if ct := got.Header.Get("Content-Type"); got.StatusCode != http.StatusOK || ct != "text/event-stream" {
		t.Fatalf("status %d, %s", got.StatusCode, ct)
	}
	var e event
	for lines := bufio.NewScanner(got.Body); lines.Scan(); {
		switch name, value, _ := strings.Cut(lines.Text(), ": "); name {
		case "event":
			e.name = value
		case "data":
			e.data = value
		case "":
			if e.name != "" && !next(e) {
				return
			}
			e = event{}
		}
	}
}

// TestStreamAnswers: the last event holds what is the body without a stream.
func TestStreamAnswers(t *testing.T) {
	root := start(t, nil) + "/api/v1/"
	for _, c := range []struct{ method, path, body, name string }{
		{"POST", "solve", `{"position": "nim(3, 5, 7)"}`, "answer"},
		{"POST", "solve", `{"position": "nim(3,"}`, "problem"},
		{"POST", "solve", `{"positio": "nim(3)"}`, "problem"},
		{"GET", "sequence?ruleset=kayles&to=20", "", "answer"},
		{"GET", "period?ruleset=kayles", "", "answer"},
		{"GET", "period?ruleset=kayle", "", "problem"},
	} {
		var last event
		events(t, t.Context(), c.method, root+c.path, c.body, func(e event) bool { last = e; return true })
		answer := send(t, c.method, root+c.path, c.body)
		plain := string(answer.body)
		if last.name != c.name || timeless(last.data) != timeless(plain) {
			t.Errorf("%s %s: %s %.200s, want %s %.200s", c.path, c.body, last.name, last.data, c.name, plain)
		}
		known := string(send(t, c.method, root+c.path, c.body, "Accept: text/event-stream", "If-None-Match: "+answer.header.Get("ETag")).body)
		if !strings.HasSuffix(timeless(known), timeless("data: "+plain)) {
			t.Errorf("%s with its ETag: %.200s, want the answer", c.path, known)
		}
	}
}

// TestStreamAsked: an answer comes as a stream where the client takes one, and what may
// come as one says so.
func TestStreamAsked(t *testing.T) {
	url := start(t, nil) + "/api/v1/sequence?ruleset=kayles&to=5"
	for accept, streamed := range map[string]bool{
		"text/event-stream": true, "application/json, Text/Event-Stream;q=0.5": false, "application/json;q=0.5, Text/Event-Stream": true, "application/json, text/event-stream": true, "text/event-stream;q=0": false, "text/event-stream; q=0.0, */*": false,
		"text/event-streams": false, "*/*": false,
	} {
		r := send(t, "GET", url, "", "Accept: "+accept)
		if got := r.header.Get("Content-Type") == "text/event-stream"; got != streamed {
			t.Errorf("Accept: %s is answered with %s", accept, r.header.Get("Content-Type"))
		}
		if vary := strings.Join(r.header.Values("Vary"), ", "); !slices.Contains(strings.Split(vary, ", "), "Accept") || strings.Count(vary, "Accept-Language") != 1 {
			t.Errorf("Accept: %s: the answer varies with %q", accept, vary)
		}
	}
}

// timeless is an answer without what it took.
func timeless(body string) string {
	head, _, _ := strings.Cut(strings.TrimSpace(body), `"seconds"`)
	return head
}

// TestStreamProgress: what takes long tells how far it is, and stops when the client
// goes: nothing is computed any more, and no table is held.
func TestStreamProgress(t *testing.T) {
	bounds := limits.Strict()
	root := start(t, func(c *server.Config) { patient(c); bounds = c.Limits })
	ctx, leave := context.WithCancel(t.Context())
	before := int64(-1)
	events(t, ctx, "POST", root+"/api/v1/solve", endless, func(e event) bool {
		var p struct{ Positions, Limit int64 }
		if err := json.Unmarshal([]byte(e.data), &p); err != nil || e.name != "progress" || p.Positions <= before || p.Limit != bounds.Positions {
			t.Fatalf("%+v after %d positions", e, before)
		}
		first := before < 0
		before = p.Positions
		return first
	})
	leave()
	idle(t, root)
	if held := bounds.Tables.Held(); held != 0 {
		t.Errorf("%d bytes of tables are held when nobody asks", held)
	}
}

// idle waits until a server computes nothing.
func idle(t testing.TB, root string) {
	t.Helper()
	for range 500 {
		text := string(send(t, "GET", root+"/metrics", "").body)
		if strings.Contains(text, "grundy_requests_in_flight 1\n") && strings.Contains(text, "grundy_long_computations 0\n") {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatal("the server goes on computing for nobody")
}

// TestCancel: without a stream, too, nothing is computed for a client that has gone.
func TestCancel(t *testing.T) {
	root := start(t, patient)
	ctx, leave := context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer leave()
	r, err := http.NewRequestWithContext(ctx, "POST", root+"/api/v1/solve", strings.NewReader(endless))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := http.DefaultTransport.RoundTrip(r); err == nil {
		t.Fatalf("an endless computation is answered with %d", got.StatusCode)
	}
	idle(t, root)
}

// TestLanes: while long computations take all the room that there is for them, further
// ones are refused, and short ones are answered.
func TestLanes(t *testing.T) {
	root := start(t, func(c *server.Config) { patient(c); c.Concurrency = 1 })
	const many = 3
	ctx, leave := context.WithCancel(t.Context())
	turned := make(chan reply, many)
	for range 1 + 8 + many { // one computed, eight waiting, and those
		go func() {
			r, err := http.NewRequestWithContext(ctx, "POST", root+"/api/v1/solve", strings.NewReader(endless))
			if err != nil {
				return
			}
			if got, err := http.DefaultTransport.RoundTrip(r); err == nil {
				body, _ := io.ReadAll(got.Body) // what is missing is no problem
				got.Body.Close()
				turned <- reply{got.StatusCode, got.Header, body}
			}
		}()
	}
	for range many {
		r := <-turned
		if p := refused(t, r); p.Status != http.StatusServiceUnavailable || p.Code != string(game.Limit) || r.header.Get("Retry-After") != "1" {
			t.Errorf("%+v, Retry-After %q, want 503", p, r.header.Get("Retry-After"))
		}
	}
	for range 20 {
		if a := decoded[explain.Answer](t, send(t, "POST", root+"/api/v1/solve", `{"position": "nim(3, 5, 7)"}`)); a.Outcome != "N" {
			t.Errorf("a short question is answered with %s", a.Outcome)
		}
	}
	leave()
	idle(t, root)
	text := string(send(t, "GET", root+"/metrics", "").body)
	for status, n := range map[int]int{http.StatusServiceUnavailable: many, 499: 1 + 8} { // those who left are not counted as turned away
		if want := fmt.Sprintf("grundy_requests_total{endpoint=\"POST /api/v1/solve\",status=\"%d\"} %d\n", status, n); !strings.Contains(text, want) {
			t.Errorf("/metrics lacks %s", want)
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

// TestRate: each client has its own measure.
func TestRate(t *testing.T) {
	s := server.New(server.Config{Rate: 0.5})
	ask := func(client string) *httptest.ResponseRecorder {
		r := httptest.NewRequest("GET", "http://127.0.0.1/api/v1/rulesets/nim", nil)
		r.RemoteAddr = client
		w := httptest.NewRecorder()
		s.Handler().ServeHTTP(w, r)
		return w
	}
	for i := range 4 {
		w := ask("192.0.2.1:1000")
		if want := map[bool]int{true: 200, false: 429}[i < 2]; w.Code != want {
			t.Errorf("request %d: %d, want %d", i, w.Code, want)
		}
		if w.Code == http.StatusTooManyRequests && w.Header().Get("Retry-After") != "2" {
			t.Errorf("Retry-After %q, want 2", w.Header().Get("Retry-After"))
		}
	}
	if w := ask("192.0.2.2:1000"); w.Code != http.StatusOK {
		t.Errorf("another client: %d, want 200", w.Code)
	}
	for i, want := range []int{200, 200, 429} {
		if w := ask(fmt.Sprintf("[2001:db8::%d]:1000", i)); w.Code != want {
			t.Errorf("address %d of one network: %d, want %d", i, w.Code, want)
		}
	}
	for i := range 10_000 { // however many come, few are remembered
		ask(fmt.Sprintf("10.%d.%d.1:1", i/256, i%256))
	}
	if w := ask("192.0.2.1:1000"); w.Code != http.StatusOK {
		t.Errorf("a client that has been forgotten: %d, want 200", w.Code)
	}
}
