//go:build long

package server_test

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"grundy/server"
)

// soaked is how long the server is kept busy.
const soaked = 5 * time.Minute

// soakQuestions are of every kind; %d is another number each time, so that no table of an
// earlier answer serves.
var soakQuestions = [...]struct{ method, path, body string }{
	{"POST", "solve", `{"position": "nim(3, 5, %d)"}`},
	{"POST", "solve", `{"position": "kayles(%d)", "views": true}`},
	{"POST", "solve", `{"position": "cram(4, 5) + nim(%d)"}`},
	{"POST", "solve", `{"position": "octal(\"0.137\", %d)"}`},
	{"POST", "solve", `{"position": "wythoff(%d, 5000)"}`},
	{"POST", "solve", `{"position": "nim(%d"}`},
	{"POST", "moves", `{"position": "kayles(7, %d)"}`},
	{"POST", "graph", `{"position": "nim(2, 3) + bash(9, max=%d)"}`},
	{"POST", "identify", `{"values": [0, 1, 2, %d]}`},
	{"POST", "judge/hdu1850", `{"input": "2\n5 %d\n0\n"}`},
	{"GET", "sequence?ruleset=subtract(take=[1,3,%d])&to=2000", ""},
	{"GET", "period?ruleset=kayles&to=%d", ""},
	{"GET", "rulesets?search=%d", ""},
}

// TestLongSoak: memory, goroutines and tables are after five minutes of everything what
// they were after the first half minute.
func TestLongSoak(t *testing.T) {
	root := start(t, func(c *server.Config) { c.Limits.Time = 2 * time.Second }) + "/api/v1/"
	var answered [len(soakQuestions)]atomic.Int64
	ask := func(r *rand.Rand) {
		i := r.IntN(len(soakQuestions))
		q := soakQuestions[i]
		path, body := q.path, q.body
		if strings.Contains(path, "%d") {
			path = fmt.Sprintf(path, 2+r.IntN(5000))
		} else {
			body = fmt.Sprintf(body, 2+r.IntN(5000))
		}
		switch got := send(t, q.method, root+path, body); got.status {
		case http.StatusOK:
			answered[i].Add(1)
		case http.StatusInternalServerError:
			t.Errorf("%s %s: %s", path, body, got.body)
		}
	}
	busy := func(d time.Duration, seed uint64) (heap uint64, goroutines int) {
		var done sync.WaitGroup
		end := time.Now().Add(d)
		for i := range uint64(8) {
			done.Go(func() {
				for r := rand.New(rand.NewPCG(seed, i)); time.Now().Before(end); {
					ask(r)
				}
			})
		}
		done.Wait()
		http.DefaultTransport.(*http.Transport).CloseIdleConnections()
		idle(t, strings.TrimSuffix(root, "/api/v1/"))
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.HeapAlloc, runtime.NumGoroutine()
	}
	heap, goroutines := busy(soaked/10, 1)
	laterHeap, laterGoroutines := busy(soaked-soaked/10, 2)
	for i, q := range soakQuestions {
		if right := q.body != `{"position": "nim(%d"}`; (answered[i].Load() > 0) != right {
			t.Errorf("%s %s: %d were answered", q.path, q.body, answered[i].Load())
		}
	}
	t.Logf("heap %d MiB, then %d MiB; goroutines %d, then %d", heap>>20, laterHeap>>20, goroutines, laterGoroutines)
	if kept := uint64(64 << 20); laterHeap > heap+kept+16<<20 {
		t.Errorf("the heap has grown from %d to %d bytes, and only %d are kept for later answers", heap, laterHeap, kept)
	}
	if laterGoroutines > goroutines+8 {
		t.Errorf("%d goroutines, and %d before", laterGoroutines, goroutines)
	}
}
