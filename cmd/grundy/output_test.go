package main

import (
	"errors"
	"strings"
	"testing"
)

// full is a device without room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

func TestUnwrittenOutput(t *testing.T) {
	for _, words := range []string{"help", "--help", "help solve", "solve --help", "completion", "completion bash", "version", "solve nim 3", "rulesets", "sequence kayles --to 9", "period kayles"} {
		var stderr strings.Builder
		status := run(t.Context(), strings.Fields(words), strings.NewReader(""), full{}, &stderr)
		if status != noAnswer || !strings.Contains(stderr.String(), "no space left") {
			t.Errorf("grundy %s without room: exit status %d, %q", words, status, stderr.String())
		}
	}
}
