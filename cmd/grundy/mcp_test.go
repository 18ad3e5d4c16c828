package main

import (
	"bytes"
	"encoding/json"
	"os/exec"
	"strings"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// TestAssistant starts the command as an assistant does, asks, and leaves. The answer is
// that of solve --json, stats apart, and the command ends in order.
func TestAssistant(t *testing.T) {
	const position = "nim(3, 5) + wythoff(1, 3)"
	command := exec.Command("grundy", "mcp")
	var stderr bytes.Buffer
	command.Stderr = &stderr
	client := sdk.NewClient(&sdk.Implementation{Name: "test", Version: "1"}, nil)
	c, err := client.Connect(t.Context(), &sdk.CommandTransport{Command: command}, nil)
	if err != nil {
		t.Fatal(err)
	}
	r, err := c.CallTool(t.Context(), &sdk.CallToolParams{Name: "solve", Arguments: map[string]any{"position": position, "lang": "en"}})
	if err != nil || r.IsError {
		t.Fatalf("solve: %v, %+v", err, r)
	}
	if err := c.Close(); err != nil || command.ProcessState.ExitCode() != 0 {
		t.Errorf("the command ends with %v, %v", err, command.ProcessState)
	}
	if !strings.Contains(stderr.String(), `"tool":"solve"`) {
		t.Errorf("the log is %q, want a line of the call", &stderr)
	}
	out, err := exec.Command("grundy", "solve", position, "--json", "--lang", "en").Output()
	if err != nil {
		t.Fatal(err)
	}
	var want map[string]any
	if err := json.Unmarshal(out, &want); err != nil {
		t.Fatal(err)
	}
	got := r.StructuredContent.(map[string]any)
	delete(got, "stats")
	delete(want, "stats")
	a, _ := json.Marshal(got) // what has just been read can be written
	b, _ := json.Marshal(want)
	if !bytes.Equal(a, b) {
		t.Errorf("structured content\n%s\nwant what --json prints\n%s", a, b)
	}
}

// TestAssistantMisuse: there are no words behind mcp, and an input that ends at once is
// an assistant that asks nothing.
func TestAssistantMisuse(t *testing.T) {
	var stdout, stderr bytes.Buffer
	if code := run(t.Context(), []string{"mcp", "nim"}, strings.NewReader(""), &stdout, &stderr); code != misuse || stdout.Len() > 0 {
		t.Errorf("mcp nim: exit status %d, %q, want %d", code, &stdout, misuse)
	}
	if code := run(t.Context(), []string{"mcp"}, strings.NewReader(""), &stdout, &stderr); code != answered || stdout.Len() > 0 {
		t.Errorf("no input: exit status %d, %q, want %d", code, &stdout, answered)
	}
}
