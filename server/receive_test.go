package server_test

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"grundy/server"
)

// written writes a text to a server, ends what it sends where it is told to, and returns
// what comes back, without what is behind the first answer.
func written(t *testing.T, addr, text string, end bool) (status int, body string) {
	t.Helper()
	conn, err := net.Dial("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if _, err := io.WriteString(conn, text); err != nil {
		t.Fatal(err)
	}
	if end {
		if err := conn.(*net.TCPConn).CloseWrite(); err != nil {
			t.Fatal(err)
		}
	}
	r, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return r.StatusCode, string(b)
}

// post is the head of a question of solve, up to the headers about its body.
const post = "POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

// TestBodies: a body has a largest size, which it may have; one that says itself that it
// is larger is not waited for, and one that is cut is no mistake of ours.
func TestBodies(t *testing.T) {
	addr, end := serve(t, server.Config{})
	t.Cleanup(func() { _ = end() })
	const question = `{"position": "nim(3, 5, 7)"}`
	full := question + strings.Repeat(" ", 64<<10-len(question))
	for name, c := range map[string]struct {
		text   string
		end    bool
		status int
		want   string
	}{
		"as large as it may be": {fmt.Sprintf("%sContent-Length: %d\r\n\r\n%s", post, len(full), full), false, 200, `"outcome":"N"`},
		"in parts":              {fmt.Sprintf("%sTransfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\n\r\n", post, len(full), full), false, 200, `"outcome":"N"`},
		"a byte more":           {fmt.Sprintf("%sContent-Length: %d\r\n\r\n%s ", post, len(full)+1, full), false, 413, "65536"},
		"a byte more, in parts": {fmt.Sprintf("%sTransfer-Encoding: chunked\r\n\r\n%x\r\n%s \r\n0\r\n\r\n", post, len(full)+1, full), false, 413, "65536"},
		"never to come":         {post + "Content-Length: 99000000000000\r\n\r\n{", false, 413, "65536"},
		"not asked for":         {post + "Content-Length: 99000000000000\r\nExpect: 100-continue\r\n\r\n", false, 413, "65536"},
		"cut":                   {post + "Content-Length: 100\r\n\r\n{\"position\": \"nim(1)\"", true, 400, "did not come whole"},
		"cut in parts":          {post + "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"po", true, 400, "did not come whole"},
	} {
		if status, body := written(t, addr, c.text, c.end); status != c.status || !strings.Contains(body, c.want) {
			t.Errorf("a body %s: %d %.300s, want %d and %s", name, status, body, c.status, c.want)
		}
	}
	if text := string(send(t, "GET", "http://"+addr+"/metrics", "").body); strings.Contains(text, `status="500"`) {
		t.Error("a body that was cut is counted as our mistake")
	}
}

// TestManyHeads: of heads that come in parts only the last so many are waited for, and they
// keep nobody else from an answer, nor the questions that follow on their connections.
func TestManyHeads(t *testing.T) {
	addr, end := serve(t, server.Config{})
	t.Cleanup(func() { _ = end() })
	const many, most = 100, 64
	var slow []net.Conn
	for i := range many {
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		for _, part := range []string{"GET /healthz HTTP/1.1\r\n", "Host: localhost\r\n"} {
			if _, err := io.WriteString(conn, part); err != nil && i >= many-most {
				t.Fatal(err)
			}
			time.Sleep(time.Millisecond) // so that they come apart
		}
		slow = append(slow, conn)
	}
	for range 20 {
		if r := send(t, "POST", "http://"+addr+"/api/v1/solve", `{"position": "nim(3, 5, 7)"}`); r.status != http.StatusOK {
			t.Fatalf("%d %s", r.status, r.body)
		}
	}
	for i, conn := range slow {
		for range 2 {
			_, _ = io.WriteString(conn, "\r\n") // what was given up may be closed
			r, err := http.ReadResponse(bufio.NewReader(conn), nil)
			if waited := err == nil && r.StatusCode == http.StatusOK; waited != (i >= many-most) {
				t.Fatalf("head %d of %d is answered: %v, want the last %d to be", i, many, err, most)
			}
			_, _ = io.WriteString(conn, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n")
		}
	}
}

// TestManySlowBodies: those who send their questions slowly, more than are answered at the
// same time, keep nobody else from an answer.
func TestManySlowBodies(t *testing.T) {
	addr, end := serve(t, server.Config{})
	t.Cleanup(func() { _ = end() })
	for range 300 {
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		if _, err := io.WriteString(conn, post+"Content-Length: 1000\r\n\r\n{"); err != nil {
			t.Fatal(err)
		}
	}
	for range 20 {
		if r := send(t, "POST", "http://"+addr+"/api/v1/solve", `{"position": "nim(3, 5, 7)"}`); r.status != http.StatusOK {
			t.Fatalf("%d %s", r.status, r.body)
		}
	}
}
