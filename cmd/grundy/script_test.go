package main

import (
	"bytes"
	"context"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"grundy": main})
}

// TestScripts runs testdata/script/*.txtar: what a person types, what comes out
// on which stream, and the exit status.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"refuse": refuse,
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
