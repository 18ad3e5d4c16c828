package mcp_test

import (
	"context"
	"io"
	"strings"
	"testing"
	"time"

	"grundy/server/mcp"
)

// TestQuickBehindLong: a question that is answered at once does not wait for those that
// take long, however many these are.
func TestQuickBehindLong(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	s := begin(t, ctx, mcp.Config{Limits: patient()})
	for i := range 30 {
		s.say(t, solving(i, long))
	}
	s.say(t, solving("quick", "nim(3, 5)"))
	if m := s.answer(t, "quick"); m.Result == nil || m.Result.StructuredContent.Outcome != "N" {
		t.Errorf("the answer is %+v, want N: 3 xor 5 is not 0", m)
	}
	stop()
	for s.out.Scan() {
	}
}

// TestLongWaits: the time of a question counts from its call, so that what waits for others
// is told so when it is over, and not when they are done.
func TestLongWaits(t *testing.T) {
	limits := patient()
	limits.Time = 2 * time.Second
	in := hello
	const n = 20
	for i := range n {
		in += solving(i, long)
	}
	var out strings.Builder
	start := time.Now()
	if err := mcp.New(mcp.Config{Limits: limits}).Serve(t.Context(), strings.NewReader(in), &out); err != nil {
		t.Fatal(err)
	}
	if took := time.Since(start); took > n*limits.Time/4 {
		t.Errorf("%d questions of %v took %v", n, limits.Time, took)
	}
	if !strings.Contains(out.String(), "too much is being computed already") {
		t.Errorf("nobody is told that others compute: %.2000s", out.String())
	}
}

// TestEndUnread: once its input has ended, the server ends though nobody reads what it says.
func TestEndUnread(t *testing.T) {
	limits := patient()
	limits.Time = time.Second
	from, out := io.Pipe()
	defer from.Close()
	ended := make(chan error, 1)
	go func() {
		in := hello
		for i := range 30 {
			in += solving(i, "nim(1)")
		}
		ended <- mcp.New(mcp.Config{Limits: limits}).Serve(t.Context(), strings.NewReader(in), out)
	}()
	select {
	case err := <-ended:
		if err != nil {
			t.Errorf("the server ends with %v", err)
		}
	case <-time.After(30 * time.Second):
		t.Error("the server does not end")
	}
}
