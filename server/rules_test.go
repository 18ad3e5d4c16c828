package server_test

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"grundy/game"
	"grundy/script/rulefile"
	"grundy/server"
)

// loadRules makes a ruleset of a rule file.
func loadRules(ctx context.Context, name, source string) (*game.Ruleset, error) {
	return rulefile.Load(ctx, name, name+".star", source, rulefile.DefaultLimits())
}

// ruled is a question that takes the nimber of a heap that one stone is taken from, or a half, rounded up.
func ruled(heap int) string {
	return fmt.Sprintf(`{"position": "half(%d) + nim(1)", "lang": "en", "rules": {"half": "def options(n):\n    return [n - 1, n // 2] if n > 0 else []\n"}}`, heap)
}

// TestRulesTables: the tables of a rule file are a share of those of all, which is held
// while it is answered; where that is taken, it is turned away.
func TestRulesTables(t *testing.T) {
	tables := &game.Budget{Bytes: 3 << 20, Fixed: true}
	var held int64
	url := start(t, func(c *server.Config) {
		c.Concurrency, c.Limits.Tables = 2, tables
		c.Confine = func(ctx context.Context, question []byte) ([]byte, error) {
			held = tables.Held()
			return server.Confined(ctx, question, loadRules)
		}
	}) + "/api/v1/solve"
	if r := send(t, "POST", url, ruled(10)); r.status != http.StatusOK || held != 1<<20 || tables.Held() != 0 {
		t.Errorf("%d %s; %d bytes are held meanwhile and %d behind, want 2^20 and 0", r.status, r.body, held, tables.Held())
	}
	if p := refused(t, send(t, "POST", url, ruled(200_000))); p.Status != http.StatusUnprocessableEntity || !strings.Contains(p.Detail, "more than 1048576 bytes of tables") {
		t.Errorf("a rule file that needs more than its share: %+v", p)
	}
	if err := tables.Hold(2<<20 + 1); err != nil {
		t.Fatal(err)
	}
	held = 0
	r := send(t, "POST", url, ruled(10))
	if p := refused(t, r); p.Status != http.StatusServiceUnavailable || p.Code != string(game.Limit) || r.header.Get("Retry-After") != "1" || held != 0 {
		t.Errorf("where the share is taken: %+v, Retry-After %q, want 503", p, r.header.Get("Retry-After"))
	}
}

// TestRulesBatch: what rule files compute counts in a batch, also where it leads nowhere.
func TestRulesBatch(t *testing.T) {
	url := start(t, func(c *server.Config) {
		c.Limits.Positions = 5000
		c.Confine = func(ctx context.Context, question []byte) ([]byte, error) {
			return server.Confined(ctx, question, loadRules)
		}
	}) + "/api/v1/batch"
	for _, heaps := range [][2]int{{3000, 3000}, {6000, 1000}} {
		body := `{"questions": [` + ruled(heaps[0]) + `, ` + ruled(heaps[1]) + `, {"position": "nim(3)"}]}`
		a := decoded[[]server.BatchAnswer](t, send(t, "POST", url, body))
		e := a[1].Error
		if (a[0].Error == nil) != (heaps[0] < 5000) || e == nil || !strings.Contains(e.Message, "more than 5000 positions, the limit") || a[2].Error != nil {
			t.Errorf("heaps of %d within 5000 positions: %+v, %+v, %+v", heaps, a[0].Error, e, a[2].Error)
		}
	}
}
