package codegen

import (
	"bytes"
	"context"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"grundy/game"
)

// exchange is an input and what a program must print for it.
type exchange struct{ in, out string }

// TestPrograms compiles the program of every family in every language, and compares
// what it prints with the exchanges of the family.
func TestPrograms(t *testing.T) {
	if testing.Short() {
		t.Skip("compilers of four languages are slow")
	}
	needs(t, "g++", "javac", "java", "python3", "go")
	dir := t.TempDir()
	for _, f := range All() {
		for _, x := range Languages() {
			writeSource(t, dir, f, x)
		}
	}
	compile(t, dir, "java", append([]string{"javac", "-Xlint:all", "-Werror", "-encoding", "UTF-8", "-d", "."}, glob(t, dir, "java/*/Main.java")...)...)
	compile(t, dir, "go", "go", "vet", "./...")
	compile(t, dir, "go", "go", "build", "-o", "bin/", "./...")
	for _, f := range All() {
		t.Run(f.Name, func(t *testing.T) {
			t.Parallel()
			talks := exchanges(t, f)
			compile(t, filepath.Join(dir, "cpp", f.Name), ".", "g++", "-std=c++11", "-O2", "-Wall", "-Wextra", "-Werror", "-o", "program", "main.cpp")
			for _, x := range Languages() {
				for _, talk := range talks {
					play(t, dir, f, x, talk)
				}
			}
		})
	}
}

// needs ends the test where a program is missing.
func needs(t *testing.T, programs ...string) {
	t.Helper()
	for _, p := range programs {
		if _, err := exec.LookPath(p); err != nil {
			t.Fatalf("this test needs %s, please install it: %v", p, err)
		}
	}
}

// writeSource writes the program with Chinese comments, which are the harder ones for
// a compiler, after a look that the English one differs in nothing else.
func writeSource(t *testing.T, dir string, f *Family, x Language) {
	t.Helper()
	source := f.Source(x, game.Zh)
	if en, zh := code(f.Source(x, game.En), x), code(source, x); en != zh {
		t.Errorf("%s in %s: the code differs with the language of the comments:\n%s\n%s", f.Name, x.Name, en, zh)
	}
	if x.Name == "java" { // classes of one name are compiled together
		source = "package " + f.Name + ";\n" + source
	}
	if x.Name == "go" {
		formatted, err := format.Source([]byte(source))
		if err != nil || string(formatted) != source {
			t.Errorf("%s in go is not formatted (%v)", f.Name, err)
		}
		write(t, filepath.Join(dir, "go", "go.mod"), "module templates\n\ngo 1.21\n")
	}
	write(t, filepath.Join(dir, x.Name, f.Name, x.File), source)
}

// code is a program without the lines that are comments.
func code(source string, x Language) string {
	var b strings.Builder
	for line := range strings.Lines(source) {
		if !strings.HasPrefix(strings.TrimSpace(line), x.comment) {
			b.WriteString(line)
		}
	}
	return b.String()
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// glob returns the files of a pattern, relative to the directory java.
func glob(t *testing.T, dir, pattern string) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(dir, pattern))
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// compile runs a compiler, whose words are failures: warnings too.
func compile(t *testing.T, dir, sub string, command ...string) {
	t.Helper()
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Dir = filepath.Join(dir, sub)
	cmd.Env = append(os.Environ(), "GOFLAGS=-buildvcs=false", "GOWORK=off")
	if out, err := cmd.CombinedOutput(); err != nil || len(out) > 0 {
		t.Fatalf("%s: %v\n%s", strings.Join(command[:2], " "), err, out)
	}
}

// program is the command that runs a family's program.
func program(dir string, f *Family, x Language) []string {
	switch x.Name {
	case "cpp":
		return []string{filepath.Join(dir, "cpp", f.Name, "program")}
	case "java":
		return []string{"java", "-Xss512k", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", filepath.Join(dir, "java"), f.Name + ".Main"}
	case "python":
		return []string{"python3", filepath.Join(dir, "python", f.Name, "main.py")}
	}
	return []string{filepath.Join(dir, "go", "bin", f.Name)}
}

// play runs a program on one input. Blanks at the end of a line do not count.
func play(t *testing.T, dir string, f *Family, x Language, talk exchange) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	argv := program(dir, f, x)
	cmd := exec.CommandContext(ctx, argv[0], argv[1:]...)
	cmd.Stdin = strings.NewReader(talk.in)
	var out, complaints bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaints
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s in %s, input %.200q: %v\n%s", f.Name, x.Name, talk.in, err, complaints.String())
	}
	got, want := lines(out.String()), lines(talk.out)
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Fatalf("%s in %s, input %.200q, line %d of the output: got %.80q, want %.80q", f.Name, x.Name, talk.in, i+1, at(got, i), at(want, i))
		}
	}
}

func lines(s string) []string {
	out := strings.Split(strings.TrimSpace(s), "\n")
	for i := range out {
		out[i] = strings.TrimRight(out[i], " \r")
	}
	return out
}

func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "nothing"
}
