package mcp_test

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"grundy/server/mcp"
)

// rowForm is a row of the tools in the documentation: its name, and an example.
var rowForm = regexp.MustCompile("(?m)^\\| `([a-z_]+)` \\|.*\\| `(.*)` \\|$")

// TestDocumented calls what the documentation and the tools themselves give as examples,
// and wants every tool to be in the documentation.
func TestDocumented(t *testing.T) {
	c := start(t, mcp.Config{})
	all, err := c.ListTools(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"../../docs/mcp.md", "../../docs/mcp.zh-CN.md"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		rows := rowForm.FindAllStringSubmatch(string(text), -1)
		if len(rows) != len(all.Tools) {
			t.Errorf("%s has %d tools, want %d", name, len(rows), len(all.Tools))
		}
		for _, row := range rows {
			try(t, c, row[1], row[2])
		}
	}
	for _, tool := range all.Tools {
		en, _, _ := strings.Cut(tool.Description, "\n")
		_, examples, ok := strings.Cut(en, "Example")
		if !ok {
			t.Errorf("%s has no example: %s", tool.Name, en)
		}
		examples = examples[strings.Index(examples, "{"):]
		for example := range strings.SplitSeq(strings.TrimSuffix(examples, "."), "}, ") {
			try(t, c, tool.Name, strings.TrimSuffix(example, "}")+"}")
		}
	}
}

// try calls a tool with an example.
func try(t *testing.T, c *sdk.ClientSession, tool, example string) {
	t.Helper()
	var a arguments
	if err := json.Unmarshal([]byte(example), &a); err != nil {
		t.Errorf("%s: %s: %v", tool, example, err)
		return
	}
	answered[any](t, c, tool, a)
}
