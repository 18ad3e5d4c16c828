// Command results runs every benchmark of the module and writes
// docs/results.md:
//
//	go run ./internal/results [-benchtime 500ms] [-o docs/results.md] [PACKAGE…]
//
// Times of one machine say little on the next, so the document holds ratios
// only: every case of a benchmark against the first case of the same one, both
// the best of several measurements in one run. The first sub-benchmark of a
// benchmark is therefore its yardstick. Progress goes to standard error, and
// the document also to standard output.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strconv"
)

// measurements is how often each case is measured in the run.
const measurements = 3

func main() {
	benchtime := flag.String("benchtime", "500ms", "how long to measure each case, each time")
	output := flag.String("o", "docs/results.md", "the document")
	flag.Parse()
	packages := flag.Args()
	if len(packages) == 0 {
		packages = []string{"./..."}
	}
	if err := run(*benchtime, *output, packages); err != nil {
		fmt.Fprintln(os.Stderr, "results:", err)
		os.Exit(1)
	}
}

// run measures and writes.
func run(benchtime, output string, packages []string) error {
	text, err := measure(benchtime, packages)
	if err != nil {
		return err
	}
	groups, alone, err := parseBenchmarks(text, runtime.GOMAXPROCS(0))
	if err != nil {
		return err
	}
	for _, name := range alone {
		fmt.Fprintf(os.Stderr, "results: %s has a single case, so there is no ratio to state\n", name)
	}
	trace, err := traceInits()
	if err != nil {
		return err
	}
	var doc bytes.Buffer
	render(&doc, about(), groups, trace)
	if err := os.WriteFile(output, doc.Bytes(), 0o644); err != nil {
		return err
	}
	_, err = os.Stdout.Write(doc.Bytes())
	return err
}

// about says what the run was made with.
func about() string {
	return fmt.Sprintf("%s on %s/%s, GOMAXPROCS=%d", runtime.Version(), runtime.GOOS, runtime.GOARCH, runtime.GOMAXPROCS(0))
}

// measure runs the benchmarks and returns what go test printed.
func measure(benchtime string, packages []string) (string, error) {
	args := []string{"test", "-run", "^$", "-bench", ".", "-benchmem",
		"-benchtime", benchtime, "-count", strconv.Itoa(measurements), "-timeout", "3h"}
	var out bytes.Buffer
	cmd := exec.Command("go", append(args, packages...)...)
	cmd.Stdout = io.MultiWriter(&out, os.Stderr)
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("go test: %w", err)
	}
	return out.String(), nil
}
