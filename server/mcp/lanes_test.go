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

// TestLongWaits: the time of a question counts from its call, also while it waits for
// others: all that are asked at once are over at once.
func TestLongWaits(t *testing.T) {
	limits := patient()
	limits.Time = time.Second
	const n = 40
	s := begin(t, t.Context(), mcp.Config{Limits: limits})
	start := time.Now()
	for i := range n {
		s.say(t, solving(i, long))
	}
	for over := 0; over < n && s.out.Scan(); {
		if strings.Contains(s.out.Text(), `"result":`) {
			over++
		}
	}
	if took := time.Since(start); took > n*limits.Time/8 {
		t.Errorf("%d questions of %v took %v", n, limits.Time, took)
	}
}

// TestLastLine: what is asked last, and only ended by its time, is answered too.
func TestLastLine(t *testing.T) {
	limits := patient()
	limits.Time = 300 * time.Millisecond
	var out strings.Builder
	if err := mcp.New(mcp.Config{Limits: limits}).Serve(t.Context(), strings.NewReader(hello+solving("last", long)), &out); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), `"id":"last","result":`) {
		t.Errorf("the last line is answered by %s", &out)
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
