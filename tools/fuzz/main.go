// Command fuzz runs every fuzz target of the module for a short while, one
// after the other:
//
//	go run -C tools ./fuzz -root .. -time 5s
//
// It asks go test for the targets, so that a new one needs no list. An input
// that fails is kept under testdata/fuzz by go test, to be committed with the
// mending.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"
)

func main() {
	root := flag.String("root", ".", "the directory of the module")
	long := flag.Duration("time", 5*time.Second, "how long to run each target")
	flag.Parse()
	if err := run(*root, *long); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run fuzzes every target and reports all that failed.
func run(root string, long time.Duration) error {
	listing, err := goTest(root, io.Discard, "-list", "^Fuzz", "./...")
	if err != nil {
		return fmt.Errorf("listing the fuzz targets: %w\n%s", err, listing)
	}
	targets := parseListing(listing)
	fmt.Printf("%d fuzz targets, %s each\n", len(targets), long)
	var failed []string
	for _, t := range targets {
		if err := fuzz(root, t, long); err != nil {
			failed = append(failed, t.pkg+" "+t.name)
		}
	}
	if failed != nil {
		return fmt.Errorf("fuzzing failed: %s", strings.Join(failed, ", "))
	}
	return nil
}

// target is one fuzz function.
type target struct{ pkg, name string }

// parseListing reads what go test -list prints: the targets of a package, then
// a line with its name.
func parseListing(listing string) []target {
	var targets []target
	var names []string
	for line := range strings.Lines(listing) {
		fields := strings.Fields(line)
		switch {
		case len(fields) == 1 && strings.HasPrefix(fields[0], "Fuzz"):
			names = append(names, fields[0])
		case len(fields) >= 2 && (fields[0] == "ok" || fields[0] == "?"):
			for _, name := range names {
				targets = append(targets, target{fields[1], name})
			}
			names = nil
		}
	}
	return targets
}

// fuzz runs one target. Go before 1.27 now and then takes the end of the time
// for a failure of the target, without an input to show for it; such a run is
// repeated.
func fuzz(root string, t target, long time.Duration) error {
	var out string
	var err error
	for range 3 {
		out, err = goTest(root, os.Stdout, "-run", "^$", "-fuzz", "^"+t.name+"$", "-fuzztime", long.String(), t.pkg)
		if err == nil || !onlyDeadline(out) {
			break
		}
	}
	return err
}

// onlyDeadline reports whether a run failed for nothing but its own deadline.
func onlyDeadline(out string) bool {
	return strings.Contains(out, "context deadline exceeded") && !strings.Contains(out, "Failing input written to")
}

// goTest runs go test, copies what it prints to w, and returns it.
func goTest(root string, w io.Writer, args ...string) (string, error) {
	var out bytes.Buffer
	cmd := exec.Command("go", append([]string{"test"}, args...)...)
	cmd.Dir = root
	cmd.Stdout = io.MultiWriter(w, &out)
	cmd.Stderr = cmd.Stdout
	err := cmd.Run()
	return out.String(), err
}
