package mcp_test

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"grundy/game"
	"grundy/server/mcp"
)

// spoken writes lines to a server that speaks a language, and returns what comes back.
func spoken(t *testing.T, l game.Lang, lines ...string) []string {
	t.Helper()
	var out strings.Builder
	if err := mcp.New(mcp.Config{Lang: l}).Serve(t.Context(), strings.NewReader(strings.Join(lines, "\n")+"\n"), &out); err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(out.String()), "\n")
}

// TestMessages: each message that is none, or does not fit, is answered with its id where
// that is one, with a code of JSON-RPC 2.0 (its section 5.1), and in words that tell
// nothing of Go.
func TestMessages(t *testing.T) {
	for _, c := range []struct {
		line, id string
		code     int
	}{
		{`{"jsonrpc":"2.0","id":1.5,"method":"ping"}`, "null", -32600},
		{`{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}`, "null", -32600},
		{`{"jsonrpc":"2.0","id":null,"method":"ping"}`, "null", -32600},
		{`{"jsonrpc":"2.0","id":true,"method":"ping"}`, "null", -32600},
		{`{"jsonrpc":"2.0","id":9}`, "9", -32600},
		{`{"jsonrpc":"2.0","id":"a"}`, `"a"`, -32600},
		{`{"jsonrpc":"2.0","id":9,"Method":"ping"}`, "9", -32600},
		{`{"jsonrpc":"2.0","id":9,"method":5}`, "9", -32600},
		{`{"jsonrpc":"2.0","id":9,"method":"ping","params":5}`, "9", -32602},
		{`{"jsonrpc":"2.0","id":9,"method":"ping","params":[1]}`, "9", -32602},
		{`{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":5}}`, "9", -32602},
		{`{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"solve","_meta":5}}`, "9", -32602},
		{`{"jsonrpc":"2.0","id":9,"method":"tools/list","params":{"cursor":5}}`, "9", -32602},
		{`{"jsonrpc":"2.0","id":9,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}`, "9", -32600},
		{`{"jsonrpc":"1.0","id":9,"method":"ping"}`, "null", -32600},
		{`{"id":9,"method":"ping"}`, "null", -32600},
		{`[]`, "null", -32600},
	} {
		for _, l := range []game.Lang{game.En, game.Zh} {
			got := spoken(t, l, strings.TrimSpace(hello), c.line)
			var m struct {
				ID    json.RawMessage
				Error *struct {
					Code    int
					Message string
				}
			}
			last := got[len(got)-1]
			if !strings.Contains(last, `"error":{`) { // answers come in any order
				last = got[0]
			}
			if err := json.Unmarshal([]byte(last), &m); err != nil || m.Error == nil || string(m.ID) != c.id || m.Error.Code != c.code {
				t.Errorf("%s is answered with %s, want %d of %s", c.line, last, c.code, c.id)
			} else if regexp.MustCompile(`\*?(mcp|jsonrpc2|json)\.|json:|unmarshal`).MatchString(m.Error.Message) {
				t.Errorf("%s: %s", c.line, m.Error.Message)
			}
		}
	}
	early := spoken(t, game.En, `{"jsonrpc":"2.0","id":1,"method":"tools/list"}`)
	if len(early) != 1 || !strings.Contains(early[0], `"id":1,"error":{"code":-32600,`) {
		t.Errorf("a call before the talk has begun is answered with %q", early)
	}
	for id, want := range map[string]string{`"x"`: `"x"`, "-3": "-3", "1e3": "1000", "9007199254740991": "9007199254740991"} {
		got := strings.Join(spoken(t, game.En, strings.TrimSpace(hello), `{"jsonrpc":"2.0","id":`+id+`,"method":"ping"}`), "\n")
		if !strings.Contains(got, `"id":`+want+`,"result":{}`) {
			t.Errorf("id %s: %s", id, got)
		}
	}
}
