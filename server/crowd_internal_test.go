package server

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"testing"
	"time"
)

// TestCrowd: where all together are too large, the longest is given up, and nothing is
// held once all have left.
func TestCrowd(t *testing.T) {
	c := crowd{most: 10}
	var cut []int
	join := func(i int, size int64) func() bool {
		e := c.join(size, func(time.Time) error { cut = append(cut, i); return nil })
		return func() bool { return c.leave(e) }
	}
	first, second, third := join(1, 4), join(2, 4), join(3, 2)
	fourth := join(4, 5)
	if fmt.Sprint(cut) != "[1 2]" || c.held != 7 {
		t.Errorf("%v are given up, and %d are held, want the first two, and 7", cut, c.held)
	}
	if !first() || !second() || third() || fourth() || c.held != 0 {
		t.Errorf("%d are held when all have left", c.held)
	}
	if large := join(5, 11); large() || c.held != 0 {
		t.Error("one alone is given up")
	}
}

// asked has a server serve, sends it a text, and returns what comes back.
func asked(t *testing.T, s *Server, text string) *bufio.Reader {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	go func() { _ = s.Serve(t.Context(), l) }() // it ends with the test
	conn, err := net.Dial("tcp", l.Addr().String())
	if err == nil {
		_, err = io.WriteString(conn, text)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close() })
	return bufio.NewReader(conn)
}

// awaited waits until as much is held.
func awaited(t *testing.T, c *crowd, least int64) {
	t.Helper()
	for range 1000 {
		c.mu.Lock()
		held := c.held
		c.mu.Unlock()
		if held >= least {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatalf("it never holds %d bytes", least)
}

// TestUnreadAnswers: of answers that are not read, and are too large together, the one
// that waits for the longest is cut, and looks cut; it has kept no place.
func TestUnreadAnswers(t *testing.T) {
	const size = 5 << 20 // of each answer, at least
	s := New(Config{})
	s.answers.most = size * 3 / 2
	const question = "GET /api/v1/sequence?ruleset=nim&to=900000 HTTP/1.1\r\nHost: localhost\r\n\r\n"
	first := asked(t, s, question)
	awaited(t, &s.answers, size)
	if n := s.lanes.Long(); n > 0 {
		t.Errorf("%d long computations go on when all are done", n)
	}
	second := asked(t, s, question)
	for i, in := range []*bufio.Reader{second, first} {
		r, err := http.ReadResponse(in, nil)
		if err != nil {
			t.Fatal(err)
		}
		n, err := io.Copy(io.Discard, r.Body)
		if cut := err != nil; cut != (i == 1) || !cut && n < size {
			t.Errorf("answer %d: %d bytes, then %v", 2-i, n, err)
		}
	}
}

// TestUnsentBodies: of bodies that do not come, and are too many together, the one that is
// waited for the longest is given up, long before its time.
func TestUnsentBodies(t *testing.T) {
	s := New(Config{})
	s.bodies.most = s.limits.Body * 3 / 2
	start := time.Now()
	const head = "POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 24\r\n\r\n"
	first := asked(t, s, head)
	awaited(t, &s.bodies, s.limits.Body)
	second := asked(t, s, head+`{"position": "nim(3,5)"}`)
	for _, c := range []struct {
		in     *bufio.Reader
		status int
	}{{first, http.StatusRequestTimeout}, {second, http.StatusOK}} {
		r, err := http.ReadResponse(c.in, nil)
		if err != nil || r.StatusCode != c.status {
			t.Errorf("%v, %+v, want %d", err, r, c.status)
		}
	}
	if took := time.Since(start); took >= bodyTime {
		t.Errorf("the body that does not come is given up after %v", took)
	}
}
