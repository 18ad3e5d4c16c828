package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// slowest is how many inits the document names.
const slowest = 10

// initCost is what the initialisation of one package costs.
type initCost struct {
	pkg           string
	milliseconds  float64
	bytes, allocs int64
}

// initTrace compares the initialisation of the command with that of a program
// that does nothing.
type initTrace struct {
	grundy, empty []initCost
}

// traceInits runs both programs, each as often as a benchmark, and keeps the
// run of each that was done first.
func traceInits() (initTrace, error) {
	dir, err := os.MkdirTemp("", "results")
	if err != nil {
		return initTrace{}, err
	}
	defer os.RemoveAll(dir)
	source := filepath.Join(dir, "empty.go")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() {}\n"), 0o644); err != nil {
		return initTrace{}, err
	}
	var trace initTrace
	if trace.empty, err = bestInits(filepath.Join(dir, "empty"), source); err != nil {
		return trace, err
	}
	trace.grundy, err = bestInits(filepath.Join(dir, "grundy"), "./cmd/grundy", "version")
	return trace, err
}

// bestInits builds a package, runs it, and returns the inits of the quickest run.
func bestInits(program, pkg string, args ...string) ([]initCost, error) {
	if out, err := exec.Command("go", "build", "-buildvcs=false", "-o", program, pkg).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go build %s: %w\n%s", pkg, err, out)
	}
	var best []initCost
	for range measurements {
		var errors bytes.Buffer
		cmd := exec.Command(program, args...)
		cmd.Env = append(os.Environ(), "GODEBUG=inittrace=1")
		cmd.Stderr = &errors
		if err := cmd.Run(); err != nil {
			return nil, fmt.Errorf("%s: %w", pkg, err)
		}
		inits, err := parseInits(errors.String())
		if err != nil {
			return nil, err
		}
		if best == nil || total(inits) < total(best) {
			best = inits
		}
	}
	return best, nil
}

// parseInits reads lines such as
//
//	init internal/bisect @0.21 ms, 0.008 ms clock, 0 bytes, 0 allocs
func parseInits(text string) ([]initCost, error) {
	var inits []initCost
	for line := range strings.Lines(text) {
		f := strings.Fields(line)
		if len(f) != 11 || f[0] != "init" || f[6] != "clock," {
			continue
		}
		clock, err1 := strconv.ParseFloat(f[4], 64)
		size, err2 := strconv.ParseInt(f[7], 10, 64)
		allocs, err3 := strconv.ParseInt(f[9], 10, 64)
		if err1 != nil || err2 != nil || err3 != nil {
			return nil, fmt.Errorf("%q is not a line of an init trace", line)
		}
		inits = append(inits, initCost{f[1], clock, size, allocs})
	}
	if inits == nil {
		return nil, fmt.Errorf("the init trace is empty")
	}
	slices.SortStableFunc(inits, func(a, b initCost) int {
		switch {
		case a.milliseconds > b.milliseconds:
			return -1
		case a.milliseconds < b.milliseconds:
			return 1
		}
		return strings.Compare(a.pkg, b.pkg)
	})
	return inits, nil
}

// total is the time of all inits together.
func total(inits []initCost) float64 {
	sum := 0.0
	for _, c := range inits {
		sum += c.milliseconds
	}
	return sum
}
