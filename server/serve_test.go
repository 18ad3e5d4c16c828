package server_test

import (
	"bytes"
	"context"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"grundy/server"
)

// serve serves on a listener, as the command does, and returns where, and how to end it.
func serve(t *testing.T, c server.Config) (addr string, end func() error) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	done := make(chan error, 1)
	go func() { done <- server.New(c).Serve(ctx, l) }()
	t.Cleanup(stop)
	return l.Addr().String(), func() error { stop(); return <-done }
}

// TestShutdown: what is being answered when the server is told to end is answered, and
// nothing new is.
func TestShutdown(t *testing.T) {
	var c server.Config
	entered, goOn := make(chan struct{}), make(chan struct{})
	c.Confine = func(context.Context, []byte) ([]byte, error) {
		close(entered)
		<-goOn
		return []byte(`{"answer": {"position": "x(1)"}}`), nil
	}
	addr, end := serve(t, c)
	got := make(chan reply)
	go func() {
		got <- send(t, "POST", "http://"+addr+"/api/v1/solve", `{"position": "x(1)", "rules": {"x": ""}}`)
	}()
	<-entered
	ended := make(chan error)
	go func() { ended <- end() }()
	for range 500 {
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			break
		}
		conn.Close()
		time.Sleep(10 * time.Millisecond)
	}
	close(goOn)
	if r := <-got; r.status != http.StatusOK || !strings.Contains(string(r.body), "x(1)") {
		t.Errorf("the request that was being answered: %d %s", r.status, r.body)
	}
	if err := <-ended; err != nil {
		t.Errorf("Serve = %v, want nil", err)
	}
}

// TestSlowClients: a client that sends its question bit by bit is not waited for, neither
// in the head nor in the body.
func TestSlowClients(t *testing.T) {
	if testing.Short() {
		t.Skip("this waits for the timeouts")
	}
	addr, end := serve(t, server.Config{})
	t.Cleanup(func() { _ = end() })
	for name, text := range map[string]string{
		"head": post + "X-A: ",
		"body": post + "Content-Length: 1000\r\n\r\n{",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			conn, err := net.Dial("tcp", addr)
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			if _, err := io.WriteString(conn, text); err != nil {
				t.Fatal(err)
			}
			closed := make(chan struct{})
			go func() {
				_, _ = io.Copy(io.Discard, conn)
				close(closed)
			}()
			for {
				select {
				case <-closed:
					return
				case <-time.After(200 * time.Millisecond):
					_, _ = io.WriteString(conn, " ") // fails once the server has gone
				}
			}
		})
	}
}

// TestLog: a request is a line, which has its id and does not repeat what was asked.
func TestLog(t *testing.T) {
	var log bytes.Buffer
	addr, end := serve(t, server.Config{Log: slog.New(slog.NewJSONHandler(&log, nil))})
	send(t, "POST", "http://"+addr+"/api/v1/solve", `{"position": "nim(424242)"}`, "X-Request-Id: abc")
	send(t, "GET", "http://"+addr+"/"+strings.Repeat("x", 5000), "")
	if err := end(); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(log.String()), "\n")
	if len(lines) != 2 || !strings.Contains(lines[0], `"id":"abc","client":"127.0.0.1","method":"POST","path":"/api/v1/solve","status":200,`) || len(lines[1]) > 500 {
		t.Errorf("the log is\n%s", &log)
	}
	if strings.Contains(log.String(), "424242") {
		t.Errorf("the log holds the question")
	}
}

// TestPanic: a mistake of ours is a problem with the id under which the log has it, in a
// stream its last event.
func TestPanic(t *testing.T) {
	var log bytes.Buffer
	c := server.Config{Log: slog.New(slog.NewJSONHandler(&log, nil)), Confine: func(context.Context, []byte) ([]byte, error) { panic("broken") }}
	addr, end := serve(t, c)
	url, body := "http://"+addr+"/api/v1/solve", `{"position": "x(1)", "rules": {"x": ""}}`
	if r := send(t, "POST", url, body, "X-Request-Id: id-0"); r.status != http.StatusInternalServerError || !strings.Contains(refused(t, r).Detail, "id-0") {
		t.Errorf("%d %s", r.status, r.body)
	}
	streamed := string(send(t, "POST", url, body, "X-Request-Id: id-1", "Accept: text/event-stream").body)
	if !strings.HasPrefix(streamed, "event: problem\ndata: {") || !strings.Contains(streamed, `"code":"internal"`) || !strings.Contains(streamed, "id-1") {
		t.Errorf("the stream is %q, want a problem with the id", streamed)
	}
	if r := send(t, "GET", "http://"+addr+"/healthz", ""); r.status != http.StatusOK {
		t.Errorf("after a panic: %d", r.status)
	}
	if err := end(); err != nil || strings.Count(log.String(), `"why":"broken"`) != 2 {
		t.Errorf("%v, and the log is\n%.2000s", err, &log)
	}
}

// TestLatePanic: a mistake that is made when the client has gone is written to the log, and
// counted as one, all the same.
func TestLatePanic(t *testing.T) {
	for _, accept := range []string{"application/json", "text/event-stream"} {
		var log bytes.Buffer
		asked := make(chan struct{})
		c := server.Config{Log: slog.New(slog.NewJSONHandler(&log, nil)), Confine: func(ctx context.Context, _ []byte) ([]byte, error) {
			close(asked)
			<-ctx.Done()
			panic("broken")
		}}
		addr, end := serve(t, c)
		ctx, leave := context.WithCancel(t.Context())
		r, err := http.NewRequestWithContext(ctx, "POST", "http://"+addr+"/api/v1/solve", strings.NewReader(`{"position": "x(1)", "rules": {"x": ""}}`))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Accept", accept)
		go func() {
			<-asked
			leave()
		}()
		if got, err := http.DefaultTransport.RoundTrip(r); err == nil {
			_, _ = io.Copy(io.Discard, got.Body) // it breaks off
			got.Body.Close()
		}
		if err := end(); err != nil || strings.Count(log.String(), `"why":"broken"`) != 1 {
			t.Errorf("%s: %v, and the log is\n%.2000s", accept, err, &log)
		}
	}
}
