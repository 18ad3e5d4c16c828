package members_test

import (
	"testing"

	"grundy/game"
	"grundy/server/members"
)

// TestOf: what a server means by itself comes before what all do, and what one endpoint
// means before what the others do.
func TestOf(t *testing.T) {
	own := map[string]game.Text{"to": {En: "own"}, "walk to": {En: "its own"}}
	for _, c := range []struct{ endpoint, name, want string }{
		{"walk", "to", "its own"}, {"period", "to", "own"}, {"sequence", "heaps", "the largest heap"}, {"sequence", "nothing", ""},
		{"table", "misere", "misère play; normal play by default"},
	} {
		if got := members.Of(own, c.endpoint, c.name); got.En != c.want {
			t.Errorf("Of(own, %q, %q) = %q, want %q", c.endpoint, c.name, got.En, c.want)
		}
	}
}
