package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"grundy/game"
	"grundy/script"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"grundy": main})
}

// TestScripts runs testdata/script/*.txtar: what a person types, what comes out
// on which stream, and the exit status.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:             "testdata/script",
		ContinueOnError: true,
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"refuse": refuse,
			"status": exitStatus,
		},
		Setup: func(e *testscript.Env) error {
			e.Setenv("LANG", "C.UTF-8")
			return nil
		},
	})
}

// refuse STATUS REGEXP ARGS… runs grundy, which must print nothing on standard
// output, one line matching the whole pattern on standard error, and end with
// the status.
func refuse(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 3 {
		ts.Fatalf("usage: refuse STATUS REGEXP ARGS…")
	}
	got := inProcess(ts, args[2:])
	if want := args[0]; got.status != want {
		ts.Fatalf("grundy %q: exit status %s, want %s", args[2:], got.status, want)
	}
	if got.stdout != "" {
		ts.Fatalf("grundy %q: standard output %q", args[2:], got.stdout)
	}
	if !matchLine(args[1], got.stderr) {
		ts.Fatalf("grundy %q: standard error\n%s\nwant one line\n%s", args[2:], got.stderr, args[1])
	}
}

// status N REGEXP PROGRAM ARGS… runs a program, which must end with the status and
// print one line on standard error, all of which matches.
func exitStatus(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 3 {
		ts.Fatalf("usage: status N REGEXP PROGRAM ARGS…")
	}
	err := ts.Exec(args[2], args[3:]...)
	got, exit := 0, (*exec.ExitError)(nil)
	if errors.As(err, &exit) {
		got = exit.ExitCode()
	}
	if want := args[0]; strconv.Itoa(got) != want {
		ts.Fatalf("%q: %v, exit status %d, want %s", args[2:], err, got, want)
	}
	if said := ts.ReadFile("stderr"); !regexp.MustCompile(`^(?:` + args[1] + `)\n$`).MatchString(said) {
		ts.Fatalf("%q: standard error\n%s\nwant one line\n%s", args[2:], said, args[1])
	}
}

type ended struct{ status, stdout, stderr string }

// inProcess runs the command as a function, in English.
func inProcess(ts *testscript.TestScript, args []string) ended {
	var stdout, stderr bytes.Buffer
	if !strings.Contains(strings.Join(args, " "), "--lang") {
		args = append(args, "--lang", "en")
	}
	code := run(context.Background(), args, strings.NewReader(""), &stdout, &stderr)
	ts.Logf("%s", stderr.String())
	return ended{strconv.Itoa(code), stdout.String(), stderr.String()}
}

// matchLine reports whether s is one line, "grundy: " and a match of the whole
// pattern.
func matchLine(pattern, s string) bool {
	return regexp.MustCompile(`^grundy: (?:` + pattern + `)\n$`).MatchString(s)
}

// exampleFiles are the files that the examples name.
var exampleFiles = map[string]string{
	"in.txt":          "3\n5 7 9\n0\n",
	"lost.star":       "print(nim(3))\n",
	"leave_half.star": "def options(n):\n    return [n - 1, n // 2] if n > 0 else []\n",
	"a.out": `#!/usr/bin/env python3
import sys
numbers = iter(map(int, sys.stdin.read().split()))
for m in numbers:
    if m == 0:
        break
    heaps = [next(numbers) for _ in range(m)]
    s = 0
    for h in heaps:
        s ^= h
    print(sum(h ^ s < h for h in heaps))
`,
	"a.py": `import math, sys
for line in sys.stdin:
    a, b = sorted(map(int, line.split()))
    k = b - a
    print(int((k + math.isqrt(5 * k * k)) // 2 != a))
`,
	"formula": `#!/usr/bin/env python3
import math, sys
for line in sys.stdin:
    a, b = sorted(map(int, line.split()))
    k = b - a
    print("P" if (k + math.isqrt(5 * k * k)) // 2 == a else "N")
`,
	"table.txt": "0 0 0 1 0 1 1 0\n",
}

// TestHelpExamples runs every example of every help text, in both languages where they
// differ.
func TestHelpExamples(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range exampleFiles {
		if err := os.WriteFile(name, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	ran := map[string]bool{}
	for _, l := range []game.Lang{game.En, game.Zh} {
		a := &app{lang: l}
		for _, c := range append(a.root().Commands(), a.root()) {
			if c.Example == "" {
				t.Errorf("grundy %s has no example", c.Name())
			}
			for _, line := range strings.Split(c.Example, "\n") {
				if !ran[line] {
					runExample(t, line)
				}
				ran[line] = true
			}
		}
	}
}

func runExample(t *testing.T, line string) {
	command, file, _ := strings.Cut(line, " < ")
	words, err := script.Fields(strings.TrimSpace(command))
	if err != nil || words[0] != "grundy" {
		t.Errorf("example %q: %q, %v", line, words, err)
		return
	}
	in, _ := os.ReadFile(file)
	ctx := t.Context()
	silent := words[1] == "serve" || words[1] == "mcp" // when nobody asks
	if words[1] == "serve" {                           // until it is told to end
		ended, stop := context.WithCancel(ctx)
		stop()
		ctx, words = ended, append(words, "--addr", "127.0.0.1:0")
	}
	var stdout, stderr bytes.Buffer
	if code := run(ctx, words[1:], bytes.NewReader(in), &stdout, &stderr); code != answered || stdout.Len() == 0 && !silent {
		t.Errorf("example %q: exit status %d, %s", line, code, &stderr)
	}
}
