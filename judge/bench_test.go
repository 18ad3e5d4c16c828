package judge_test

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// The benchmarks run the command and the usual C++ programs on the same file,
// and report the user time of the process, best of at least three. The metric
// of-scanf is that of the command over that of the first program.

func BenchmarkPOJ1067(b *testing.B) {
	compare(b, "poj1067", []string{"poj1067", "poj1067_exact"}, func(w io.Writer, r *rand.Rand) {
		for range 1_000_000 {
			fmt.Fprintln(w, r.Uint64N(1_000_000_001), r.Uint64N(1_000_000_001))
		}
	})
}

func BenchmarkHDU1846(b *testing.B) {
	compare(b, "hdu1846", []string{"hdu1846"}, func(w io.Writer, r *rand.Rand) {
		fmt.Fprintln(w, 1_000_000)
		for range 1_000_000 {
			fmt.Fprintln(w, 1+r.IntN(1000), 1+r.IntN(1000))
		}
	})
}

func BenchmarkHDU2516(b *testing.B) {
	compare(b, "hdu2516", []string{"hdu2516"}, func(w io.Writer, r *rand.Rand) {
		for range 1_000_000 {
			fmt.Fprintln(w, 2+r.IntN(1<<31-2))
		}
		fmt.Fprintln(w, 0)
	})
}

// BenchmarkHDU2176 has five cases of 200,000 heaps.
func BenchmarkHDU2176(b *testing.B) {
	compare(b, "hdu2176", []string{"hdu2176"}, func(w io.Writer, r *rand.Rand) {
		for range 5 {
			fmt.Fprintln(w, 200_000)
			for range 200_000 {
				fmt.Fprint(w, 1+r.IntN(1<<31-1), " ")
			}
			fmt.Fprintln(w)
		}
		fmt.Fprintln(w, 0)
	})
}

// compare measures the command against C++ programs.
func compare(b *testing.B, id string, programs []string, write func(io.Writer, *rand.Rand)) {
	dir := b.TempDir()
	input := filepath.Join(dir, "in.txt")
	writeInput(b, input, write)
	grundy := filepath.Join(dir, "grundy")
	build(b, "go", "build", "-o", grundy, "grundy/cmd/grundy")
	var scanf time.Duration
	for i, p := range programs {
		build(b, "g++", "-O2", "-o", filepath.Join(dir, p), filepath.Join("testdata", "bench", p+".cpp"))
		b.Run([]string{"scanf", "exact"}[i], func(b *testing.B) {
			best := measure(b, input, filepath.Join(dir, p))
			if i == 0 {
				scanf = best
			}
		})
	}
	b.Run("grundy", func(b *testing.B) {
		best := measure(b, input, grundy, "judge", id)
		if scanf > 0 {
			b.ReportMetric(float64(best)/float64(scanf), "of-scanf")
		}
	})
	sameAnswers(b, input, filepath.Join(dir, programs[len(programs)-1]), grundy, id)
}

func writeInput(b *testing.B, name string, write func(io.Writer, *rand.Rand)) {
	f, err := os.Create(name)
	if err != nil {
		b.Fatal(err)
	}
	defer f.Close()
	w := bufio.NewWriter(f)
	write(w, rand.New(rand.NewPCG(1, 2)))
	if err := w.Flush(); err != nil {
		b.Fatal(err)
	}
}

// build runs a compiler.
func build(b *testing.B, command ...string) {
	if out, err := exec.Command(command[0], command[1:]...).CombinedOutput(); err != nil {
		b.Fatalf("%v: %v\n%s", command, err, out)
	}
}

// run runs a program on the input.
func run(b *testing.B, input string, out io.Writer, program ...string) *exec.Cmd {
	in, err := os.Open(input)
	if err != nil {
		b.Fatal(err)
	}
	defer in.Close()
	c := exec.Command(program[0], program[1:]...)
	c.Stdin, c.Stdout = in, out
	if err := c.Run(); err != nil {
		b.Fatalf("%v: %v", program, err)
	}
	return c
}

// measure returns the least user time of a program on the input.
func measure(b *testing.B, input string, program ...string) time.Duration {
	best := time.Duration(math.MaxInt64)
	once := func() { best = min(best, run(b, input, nil, program...).ProcessState.UserTime()) }
	for b.Loop() {
		once()
	}
	for range max(0, 3-b.N) {
		once()
	}
	b.ReportMetric(float64(best), "ns/op")
	return best
}

// sameAnswers wants the same from the command and the last program, which is
// right.
func sameAnswers(b *testing.B, input, program, grundy, id string) {
	var want, got bytes.Buffer
	run(b, input, &want, program)
	run(b, input, &got, grundy, "judge", id)
	if !bytes.Equal(got.Bytes(), want.Bytes()) {
		b.Errorf("grundy judge %s answers %d bytes, %s %d, and they differ", id, got.Len(), program, want.Len())
	}
}
