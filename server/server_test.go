package server_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"

	"grundy/server"
	"grundy/server/limits"
)

// page is a small built page.
var page = fstest.MapFS{
	"index.html":               {Data: []byte("<!doctype html><title>Grundy</title>")},
	"assets/main-ABCDEFGH.js":  {Data: []byte("export {};")},
	"assets/main-ABCDEFGH.css": {Data: []byte(strings.Repeat("a { color: red }\n", 200))},
}

// start serves until the test ends, and returns where.
func start(t testing.TB, change func(*server.Config)) string {
	t.Helper()
	c := server.Config{Page: page, Version: "test", Limits: limits.Strict()}
	if change != nil {
		change(&c)
	}
	s := httptest.NewServer(server.New(c).Handler())
	t.Cleanup(s.Close)
	return s.URL
}

// reply is a response that has been read.
type reply struct {
	status int
	header http.Header
	body   []byte
}

// send sends a request with headers, written "Name: value".
func send(t testing.TB, method, url, body string, headers ...string) reply {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	for _, h := range headers {
		name, value, _ := strings.Cut(h, ": ")
		r.Header.Set(name, value)
		if name == "Host" {
			r.Host = value
		}
	}
	got, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatalf("%s %s: %v", method, url, err)
	}
	defer got.Body.Close()
	b, err := io.ReadAll(got.Body)
	if err != nil {
		t.Fatalf("%s %s: %v", method, url, err)
	}
	return reply{got.StatusCode, got.Header, b}
}

// decoded reads the body of a reply, which must be answered.
func decoded[T any](t testing.TB, r reply) T {
	t.Helper()
	var v T
	d := json.NewDecoder(bytes.NewReader(r.body))
	d.DisallowUnknownFields()
	if err := d.Decode(&v); err != nil || r.status != http.StatusOK {
		t.Fatalf("status %d, %v: %.300s", r.status, err, r.body)
	}
	return v
}

// quoted is a text as JSON.
func quoted(text string) string {
	b, _ := json.Marshal(text) // a text always can
	return string(b)
}
