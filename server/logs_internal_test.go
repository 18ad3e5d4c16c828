package server

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// TestCutAnswer: an answer that a mistake of ours has cut does not look whole.
func TestCutAnswer(t *testing.T) {
	s := New(Config{})
	broken := compress(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, strings.Repeat("half an answer ", 1000))
		panic("broken")
	}))
	at := httptest.NewServer(begin(s.observe(broken)))
	defer at.Close()
	r, err := http.Get(at.URL)
	if err != nil {
		return
	}
	defer r.Body.Close()
	if body, err := io.ReadAll(r.Body); err == nil {
		t.Errorf("%d with %d bytes, want a connection that breaks off", r.StatusCode, len(body))
	}
}
