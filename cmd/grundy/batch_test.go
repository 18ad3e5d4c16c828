package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

type wire struct {
	Outcome string
	Error   *struct {
		Code, Message string
		Where         struct{ Line, Column int }
	}
}

// TestBatchLimits feeds lines at and past the limits. Each gives one line of
// JSON, and the lines after it are answered.
func TestBatchLimits(t *testing.T) {
	ones := strings.Repeat(" 1", 1_000_000)
	lines := []struct{ name, line, want string }{
		{"heaps at the limit", "nim" + ones, "P"},
		{"one heap too many", "nim" + ones + " 1", "limit: this holds more than 1000000 heaps or cells, the limit"},
		{"digits at the limit", "nim " + strings.Repeat("7", 100_000), "N"},
		{"digits past the limit", "nim " + strings.Repeat("7", 1_000_000), "limit: a number of 1000000 digits; at most 100000 digits are read"},
		{"brackets", "nim(" + strings.Repeat("(", 5_000) + "1" + strings.Repeat(")", 5_001), "limit: brackets are nested more than 200 deep, the limit"},
		{"brackets at the limit", strings.Repeat("(", 199) + "nim(1)" + strings.Repeat(")", 199), "N"},
		{"components", "nim(1)" + strings.Repeat("+nim(1)", 1_000_000), "limit: this holds more than 1000000 heaps or cells, the limit"},
		{"no UTF-8", "nim(\xff)", "syntax: "},
		{"a NUL", "nim(1\x00)", "syntax: "},
		{"a small one", "nim 1", "N"},
	}
	var in strings.Builder
	for _, l := range lines {
		fmt.Fprintln(&in, l.line)
	}
	var stdout, stderr bytes.Buffer
	if code := run(t.Context(), []string{"solve", "--batch", "-", "--lang", "en"}, strings.NewReader(in.String()), &stdout, &stderr); code != noAnswer {
		t.Errorf("exit status %d, want %d", code, noAnswer)
	}
	answers := strings.Split(strings.TrimSuffix(stdout.String(), "\n"), "\n")
	if len(answers) != len(lines) {
		t.Fatalf("%d lines of output for %d of input", len(answers), len(lines))
	}
	for i, a := range answers {
		var w wire
		if err := json.Unmarshal([]byte(a), &w); err != nil {
			t.Errorf("%s: %v", lines[i].name, err)
			continue
		}
		got := w.Outcome
		if w.Error != nil {
			got = w.Error.Code + ": " + w.Error.Message
			if w.Error.Where.Line != i+1 {
				t.Errorf("%s: line %d, want %d", lines[i].name, w.Error.Where.Line, i+1)
			}
		}
		if !strings.HasPrefix(got, lines[i].want) || len(got) > 200 {
			t.Errorf("%s: got %.200s, want %s", lines[i].name, got, lines[i].want)
		}
	}
}
