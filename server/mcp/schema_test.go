package mcp_test

import (
	"encoding/json"
	"strings"
	"testing"

	"grundy/codegen"
	"grundy/server/mcp"
)

// TestSchemas wants the description of the arguments to allow what is taken and nothing
// else: no null, and what their types and tags bound.
func TestSchemas(t *testing.T) {
	c := start(t, mcp.Config{})
	r, err := c.ListTools(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	var languages []string
	for _, x := range codegen.Languages() {
		languages = append(languages, x.Name)
	}
	among, _ := json.Marshal(languages)
	for _, tool := range r.Tools {
		text, _ := json.Marshal(tool.InputSchema)
		if strings.Contains(string(text), `"null"`) {
			t.Errorf("%s takes null: %s", tool.Name, text)
		}
		if tool.Name == "sequence" && !strings.Contains(string(text), `"maximum":9007199254740992,"minimum":0,"type":"integer"`) {
			t.Errorf("a heap may be any number: %s", text)
		}
		if tool.Name == "template" && !strings.Contains(string(text), `"enum":`+string(among)) {
			t.Errorf("a language may be any word: %s", text)
		}
		if tool.Name == "identify" && strings.Count(string(text), `"exclusiveMaximum":18446744073709552000`) != 2 {
			t.Errorf("a value may be 2^64: %s", text)
		}
		if tool.Name == "identify" && !strings.Contains(string(text), `"maxItems":2,"minItems":2`) {
			t.Errorf("pairs are of any length: %s", text)
		}
	}
}
