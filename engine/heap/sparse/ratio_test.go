package sparse

import (
	"context"
	"fmt"
	"hash/fnv"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"
)

// userSeconds is the processor time this process has used.
func userSeconds() float64 {
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		panic(err)
	}
	return float64(r.Utime.Sec) + float64(r.Utime.Usec)/1e6
}

// sum is a checksum of a sequence.
func sum(g []uint16) uint64 {
	h := fnv.New64a()
	b := make([]byte, 0, 1<<13)
	for i, v := range g {
		b = append(b, byte(v), byte(v>>8))
		if len(b) == cap(b) || i == len(g)-1 {
			h.Write(b)
			b = b[:0]
		}
	}
	return h.Sum64()
}

// TestRatios prints a table of user processor time, the best of some runs, each way beside
// the yardstick in the same run: SPARSE_RATIOS=grundy:1000000,0.6:1000000.
func TestRatios(t *testing.T) {
	list := os.Getenv("SPARSE_RATIOS")
	if list == "" {
		t.Skip("SPARSE_RATIOS is not set")
	}
	for item := range strings.SplitSeq(list, ",") {
		code, size, _ := strings.Cut(item, ":")
		var n int
		fmt.Sscan(size, &n)
		r := grundysGame()
		if code != "grundy" {
			r = octal(code)
		}
		ratios(t, code, r, n)
	}
}

func ratios(t *testing.T, code string, r Rules, n int) {
	var best space
	ways := []struct {
		name string
		run  func() []uint16
	}{
		{"avx2", func() []uint16 {
			s := timed(r, Options{}, n)
			best = s.space
			t.Logf("%s %+v marked %d checked %d rest %d", code, s.Stats(), len(s.run.block.marked), len(s.run.block.checked), len(s.run.block.rest))
			return s.Values()
		}},
		{"go", func() []uint16 { return timed(r, Options{Purego: true}, n).Values() }},
		{"two", func() []uint16 { return timed(r, Options{Workers: 2}, n).Values() }},
		{"dense", func() []uint16 { return timed(r, Options{Engine: Dense}, n).Values() }},
		{"naive", func() []uint16 { return naive(r, n) }},
		{"textbook", func() []uint16 { return textbook(r, best, n) }},
	}
	user, wall, check := make([]float64, len(ways)), make([]float64, len(ways)), make([]uint64, len(ways))
	rounds := 3
	fmt.Sscan(os.Getenv("SPARSE_ROUNDS"), &rounds)
	for round := range rounds {
		for i, w := range ways {
			if os.Getenv("SPARSE_ONLY") != "" && !strings.Contains(os.Getenv("SPARSE_ONLY"), w.name) {
				continue
			}
			u, c := userSeconds(), time.Now()
			g := w.run()
			du, dc := userSeconds()-u, time.Since(c).Seconds()
			if check[i] = sum(g); round == 0 || du < user[i] {
				user[i] = du
			}
			if round == 0 || dc < wall[i] {
				wall[i] = dc
			}
		}
	}
	for i, w := range ways {
		t.Logf("%-8s %9d %-9s user %7.3f wall %7.3f  %5.2fx  %x", code, n, w.name, user[i], wall[i], user[len(ways)-1]/user[i], check[i])
	}
}

func timed(r Rules, o Options, n int) *Scanner {
	s, err := New(r, o)
	if err == nil {
		err = s.Extend(context.Background(), n)
	}
	if err != nil {
		panic(err)
	}
	return s
}
