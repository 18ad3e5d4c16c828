package server_test

import (
	"bufio"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
	"testing"
	"time"

	"grundy/server"
)

// line is a connection on which one question is asked again and again, with as little
// work as the client can do.
type line struct {
	conn net.Conn
	in   *bufio.Reader
	text []byte
}

func dial(addr, text string) (*line, error) {
	conn, err := net.Dial("tcp", addr)
	if err != nil {
		return nil, err
	}
	return &line{conn, bufio.NewReader(conn), []byte(text)}, nil
}

const health = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"

// short asks who wins nim(3, 5, 7).
func short() string {
	const body = `{"position": "nim(3, 5, 7)"}`
	return fmt.Sprintf("%sContent-Length: %d\r\n\r\n%s", post, len(body), body)
}

// ask asks once, and reads the answer.
func (l *line) ask() error {
	if _, err := l.conn.Write(l.text); err != nil {
		return err
	}
	r, err := http.ReadResponse(l.in, nil)
	if err != nil {
		return err
	}
	if _, err := io.Copy(io.Discard, r.Body); err != nil {
		return err
	}
	if r.StatusCode != http.StatusOK {
		return fmt.Errorf("status %d", r.StatusCode)
	}
	return nil
}

// loaded starts a server as the command does, with its log.
func loaded(b *testing.B) string {
	before := debug.SetGCPercent(400)
	b.Cleanup(func() { debug.SetGCPercent(before) })
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		b.Fatal(err)
	}
	s := server.New(server.Config{Log: slog.New(slog.NewJSONHandler(io.Discard, nil))})
	go func() { _ = s.Serve(b.Context(), l) }() // it ends with the benchmark
	return l.Addr().String()
}

// BenchmarkLoad asks as fast as it can on eight connections, server and client on the
// same processors: what costs next to nothing, and who wins. The aim is 10,000 answers a
// second on two processors that nobody else uses.
func BenchmarkLoad(b *testing.B) {
	addr := loaded(b)
	b.Run("health", func(b *testing.B) { load(b, addr, health) })
	b.Run("solve", func(b *testing.B) { load(b, addr, short()) })
}

func load(b *testing.B, addr, text string) {
	b.SetParallelism(max(1, 8/runtime.GOMAXPROCS(0)))
	b.RunParallel(func(pb *testing.PB) {
		l, err := dial(addr, text)
		if err != nil {
			b.Error(err)
			return
		}
		defer l.conn.Close()
		for pb.Next() {
			if err := l.ask(); err != nil {
				b.Error(err)
				return
			}
		}
	})
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "requests/s")
}

// BenchmarkPaced asks a thousand times a second, by the clock and not by the answers, so
// that one that comes late makes the next wait; it reports the time that 99 of 100 take.
// The aim is 20 ms.
func BenchmarkPaced(b *testing.B) {
	const perSecond, lines = 1000, 50
	addr := loaded(b)
	var mu sync.Mutex
	var took []time.Duration
	due := make(chan time.Time, perSecond)
	var done sync.WaitGroup
	for range lines {
		l, err := dial(addr, short())
		if err != nil {
			b.Fatal(err)
		}
		defer l.conn.Close()
		done.Go(func() {
			for since := range due {
				err := l.ask()
				mu.Lock()
				if took = append(took, time.Since(since)); err != nil {
					b.Error(err)
				}
				mu.Unlock()
			}
		})
	}
	start := time.Now()
	for i := 0; b.Loop(); i++ {
		at := start.Add(time.Duration(i) * time.Second / perSecond)
		time.Sleep(time.Until(at))
		due <- at
	}
	close(due)
	done.Wait()
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
}
