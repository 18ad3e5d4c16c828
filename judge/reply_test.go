package judge_test

import (
	"encoding/json"
	"strings"
	"testing"

	"grundy/game"
	"grundy/judge"
)

// TestReply wants the wire form of whole and of broken inputs.
func TestReply(t *testing.T) {
	tests := []struct{ id, in, want string }{
		{"hdu1850", "3\n5 7 9\n0\n", `{"id":"HDU 1850","output":"1\n","complete":true}`},
		{"hdu1846", "2\n23 2\n4 x\n", `{"id":"HDU 1846","output":"first\n","complete":false,"error":{"code":"syntax","message":"\"x\" is not a number","where":{"file":"","line":3,"column":0}}}`},
		{"poj1067", "", `{"id":"POJ 1067","output":"","complete":true}`},
	}
	for _, tt := range tests {
		p, _ := judge.Lookup(tt.id)
		r, err := p.Reply(t.Context(), strings.NewReader(tt.in), nil, judge.MostOutput, game.En)
		if got, _ := json.Marshal(r); string(got) != tt.want || (err == nil) != r.Complete {
			t.Errorf("%s.Reply(%q) = %s, %v, want %s", tt.id, tt.in, got, err, tt.want)
		}
	}
}

// TestReplyLong wants an output beyond the bound to be refused and cut between
// writes, not in silence.
func TestReplyLong(t *testing.T) {
	p, _ := judge.Lookup("HDU 2149")
	r, err := p.Reply(t.Context(), strings.NewReader("4 2\n1 15000000\n"), nil, judge.MostOutput, game.En)
	if err == nil || game.AsError(err).Code != game.Limit || r.Complete || r.Error == nil || !strings.HasPrefix(r.Output, "1\n1 2 3") {
		t.Errorf("a long output: %d bytes, %v", len(r.Output), err)
	}
}

// TestReplyBound wants the bound of whoever asks to be kept.
func TestReplyBound(t *testing.T) {
	p, _ := judge.Lookup("HDU 2149")
	r, err := p.Reply(t.Context(), strings.NewReader("1 15\n"), nil, 10, game.En)
	if want := "line 1: the output is longer than 10 bytes, the limit of a JSON answer"; err == nil || err.Error() != want || r.Output != "" {
		t.Errorf("an output of more than 10 bytes: %q, %v, want %s", r.Output, err, want)
	}
}
