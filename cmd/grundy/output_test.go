package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// full is a device without room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

func TestUnwrittenOutput(t *testing.T) {
	for _, words := range []string{
		"help", "--help", "help solve", "solve --help", "completion", "completion bash", "version", "solve nim 3", "solve nim 3 --json",
		"solve nim 3 --explain", "rulesets", "rulesets nim", "rulesets --json", "sequence kayles --to 9", "sequence kayles --to 9 --csv",
		"period kayles", "period kayles --json", "eval 1+2", "judge --list", "judge hdu1850 --show", "version --json",
	} {
		for lang, want := range map[string]string{"en": "grundy: the output cannot be written: no space left\n", "zh": "grundy: 无法写出结果：no space left\n"} {
			var stderr strings.Builder
			status := run(t.Context(), append(strings.Fields(words), "--lang", lang), strings.NewReader(""), full{}, &stderr)
			if status != noAnswer || stderr.String() != want {
				t.Errorf("grundy %s --lang %s without room: exit status %d, %q, want %q", words, lang, status, stderr.String(), want)
			}
		}
	}
}

// TestWriteFileLosesNothing: where a file cannot be written whole, the one that was
// there stays, and nothing else is left.
func TestWriteFileLosesNothing(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "proof")
	if err := os.WriteFile(name, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	fail := func(w io.Writer) error {
		io.WriteString(w, "half")
		return errors.New("no space left")
	}
	if err := writeFile(name, fail); err == nil {
		t.Error("half a file was taken for a whole one")
	}
	if text, err := os.ReadFile(name); err != nil || string(text) != "old" {
		t.Errorf("after a failure the file holds %q, %v", text, err)
	}
	if err := writeFile(name, func(w io.Writer) error { _, err := io.WriteString(w, "new"); return err }); err != nil {
		t.Error(err)
	}
	if text, err := os.ReadFile(name); err != nil || string(text) != "new" {
		t.Errorf("the file holds %q, %v", text, err)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 1 {
		t.Errorf("%d files are left, %v", len(left), err)
	}
}
