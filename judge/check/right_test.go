package check_test

import (
	"os/exec"
	"strings"
	"testing"
	"time"

	"grundy/judge/check"
)

// languages are those of the right programs: how one is built into a folder, nil where
// it is not, and run.
var languages = []struct {
	name       string
	build, run []string
}{
	{"C++", []string{"g++", "-O1", "-w", "-o", "DIR/right", "testdata/right/right.cpp"}, []string{"DIR/right"}},
	{"Java", []string{"javac", "-d", "DIR", "testdata/right/Right.java"}, []string{"java", "-XX:TieredStopAtLevel=1", "-cp", "DIR", "Right"}},
	{"Python", nil, []string{"python3", "testdata/right/right.py"}},
	{"Go", []string{"go", "build", "-o", "DIR/right", "testdata/right/right.go"}, []string{"DIR/right"}},
}

// rightProblems are the problems that the right programs answer, each by its word.
var rightProblems = [][2]string{
	{"HDU 1850", "nim"}, {"HDU 1527", "wythoff"}, {"HDU 1536", "snim"}, {"CF 276B", "palindrome"}, {"LeetCode 2029", "stones"},
}

// in puts a folder into a command line.
func in(folder string, words []string) []string {
	all := make([]string, len(words))
	for i, w := range words {
		all[i] = strings.ReplaceAll(w, "DIR", folder)
	}
	return all
}

// TestRight wants right programs to pass, in every language. What builds and runs them has
// to be installed, as make test does.
func TestRight(t *testing.T) {
	for _, l := range languages {
		t.Run(l.name, func(t *testing.T) {
			folder := t.TempDir()
			for _, words := range [][]string{l.build, l.run} {
				if len(words) == 0 || strings.HasPrefix(words[0], "DIR") {
					continue
				}
				if _, err := exec.LookPath(words[0]); err != nil {
					t.Fatal(err)
				}
			}
			if build := in(folder, l.build); len(build) > 0 {
				if out, err := exec.Command(build[0], build[1:]...).CombinedOutput(); err != nil {
					t.Fatalf("%s: %v\n%s", build, err, out)
				}
			}
			for _, p := range rightProblems {
				o := check.Options{Seed: 1, Cases: 3000, Memory: 1 << 30, Total: 2 * time.Second}
				r := checked(t, p[0], append(in(folder, l.run), p[1]), o)
				if r.Failure != nil || r.Samples == 0 || r.Forgiven {
					t.Errorf("%s: %.500s", p[0], said(r))
				}
				t.Logf("%s: %d samples, %d small, %d traps, %d random, %d runs, complete %v", p[0], r.Samples, r.Small, r.Traps, r.Random, r.Runs, r.Complete)
			}
		})
	}
}
