// Package benchmarks measures what belongs to no single package.
package benchmarks

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// BenchmarkStart compares the start of the command with that of a Go program
// that does nothing. The aim is at most 10 ms more.
func BenchmarkStart(b *testing.B) {
	dir := b.TempDir()
	source := filepath.Join(dir, "empty.go")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() {}\n"), 0o644); err != nil {
		b.Fatal(err)
	}
	empty := build(b, dir, "empty", source)
	grundy := build(b, dir, "grundy", "../../cmd/grundy")

	b.Run("empty", func(b *testing.B) { start(b, empty) })
	b.Run("version", func(b *testing.B) { start(b, grundy, "version") })
}

// build makes a program, and returns its path.
func build(b *testing.B, dir, name, pkg string) string {
	b.Helper()
	path := filepath.Join(dir, name)
	cmd := exec.Command("go", "build", "-buildvcs=false", "-o", path, pkg)
	if out, err := cmd.CombinedOutput(); err != nil {
		b.Fatalf("go build %s: %v\n%s", pkg, err, out)
	}
	return path
}

// start runs a program again and again.
func start(b *testing.B, program string, args ...string) {
	for b.Loop() {
		if err := exec.Command(program, args...).Run(); err != nil {
			b.Fatal(err)
		}
	}
}
