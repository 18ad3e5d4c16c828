package doctest

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

const (
	root    = "../.."
	patient = time.Minute // for one command
)

// readmes are the documents that must show commands, in both languages.
var readmes = []string{"README.md", "README.zh-CN.md"}

// TestDocuments runs every command of the READMEs and of docs/.
func TestDocuments(t *testing.T) {
	bin := build(t)
	names, err := filepath.Glob(filepath.Join(root, "docs", "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range readmes {
		names = append(names, filepath.Join(root, name))
	}
	for _, name := range names {
		t.Run(filepath.Base(name), func(t *testing.T) { runDocument(t, name, bin) })
	}
}

// TestReadmes holds the two READMEs to the same number of commands, one at
// least.
func TestReadmes(t *testing.T) {
	english, chinese := read(t, filepath.Join(root, readmes[0])), read(t, filepath.Join(root, readmes[1]))
	if len(english) == 0 {
		t.Errorf("%s shows no command in a console block", readmes[0])
	}
	if len(english) != len(chinese) {
		t.Errorf("%s shows %d commands and %s %d, want the same", readmes[0], len(english), readmes[1], len(chinese))
	}
}

// build makes the command, and returns the directory that holds it.
func build(t *testing.T) string {
	t.Helper()
	bin := t.TempDir()
	cmd := exec.Command("go", "build", "-buildvcs=false", "-o", filepath.Join(bin, "grundy"), "./cmd/grundy")
	cmd.Dir = root
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("building the command: %v\n%s", err, out)
	}
	return bin
}

// read returns the examples of a document.
func read(t *testing.T, name string) []Example {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	examples, err := Examples(string(text))
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return examples
}

// runDocument runs the commands of one document in one empty directory that
// has examples/ in it, so that a command may read what an earlier one wrote.
func runDocument(t *testing.T, name, bin string) {
	dir := t.TempDir()
	examples, err := filepath.Abs(filepath.Join(root, "examples"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(examples, filepath.Join(dir, "examples")); err != nil {
		t.Fatal(err)
	}
	for _, e := range read(t, name) {
		shell, err := e.Shell()
		if err != nil {
			t.Error(err)
			continue
		}
		out, err := runShell(t.Context(), shell, dir, bin)
		if err != nil {
			t.Errorf("line %d: $ %s: %v\n%s", e.Line, e.Command, err, out)
			continue
		}
		if difference := e.Compare(out); difference != "" {
			t.Error(difference)
		}
	}
}

// runShell runs a command and returns all that it prints. That the command has
// no answer (1) or was misused (2) may be what the document shows; any other
// failure is an error.
func runShell(ctx context.Context, command, dir, bin string) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, patient)
	defer cancel()
	cmd := exec.CommandContext(ctx, "sh", "-c", command)
	cmd.Dir = dir
	cmd.Env = []string{"PATH=" + bin + ":" + os.Getenv("PATH"), "HOME=" + dir, "LANG=C.UTF-8"}
	cmd.WaitDelay = time.Second
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if errors.As(err, &exit) && (exit.ExitCode() == 1 || exit.ExitCode() == 2) {
		err = nil
	}
	return string(out), err
}

func TestRunShell(t *testing.T) {
	dir, bin := t.TempDir(), t.TempDir()
	const script = "#!/bin/sh\necho \"$LANG $1\"\necho complaint >&2\nexit $2\n"
	if err := os.WriteFile(filepath.Join(bin, "grundy"), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	for command, fails := range map[string]bool{
		"grundy a 0": false, "grundy a 1": false, "grundy a 2": false, "grundy a 3": true, "nothing a 0": true,
	} {
		out, err := runShell(t.Context(), command, dir, bin)
		if (err != nil) != fails {
			t.Errorf("runShell(%s) = %v, want failure %v", command, err, fails)
		}
		if want := "C.UTF-8 a\ncomplaint\n"; command[0] == 'g' && out != want {
			t.Errorf("runShell(%s) = %q, want %q", command, out, want)
		}
	}
}
