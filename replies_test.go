package grundy_test

import (
	"slices"
	"testing"

	"grundy"
	"grundy/game"
	"grundy/internal/oracle"
)

// TestRepliesWithinLimit wants the limit to hold for the replies too: where a theorem
// has answered, the positions that are left are all that they may cost.
func TestRepliesWithinLimit(t *testing.T) {
	sum, err := grundy.Parse("cram(8, 8)")
	if err != nil {
		t.Fatal(err)
	}
	o := grundy.DefaultOptions()
	o.Positions = 10
	r, err := grundy.Solve(t.Context(), sum, o)
	if err != nil || r.Outcome != game.P {
		t.Fatalf("cram(8, 8) = %v, %v, want P", r, err)
	}
	if len(r.Replies) > 0 {
		t.Errorf("%d replies were found among 10 positions", len(r.Replies))
	}
}

// TestEveryReply wants a lost position of few moves to have all of them answered by moves
// to lost positions, as the definition finds them, and a larger one to have examples.
func TestEveryReply(t *testing.T) {
	tests := []struct {
		position string
		moves    int // that it has: 4 + 7 from one heap and 4 from both; 4 + 4; 1 + 14 + 15
		every    bool
	}{
		{"wythoff(4, 7)", 15, true},
		{"nim(4) + nim(4)", 8, true},
		{"nim(1, 14, 15)", 30, false},
	}
	for _, tt := range tests {
		sum, err := grundy.Parse(tt.position)
		if err != nil {
			t.Fatal(err)
		}
		r, err := grundy.Solve(t.Context(), sum, grundy.DefaultOptions())
		if err != nil || r.EveryReply != tt.every || tt.every != (len(r.Replies) == tt.moves) || len(r.Replies) == 0 {
			t.Fatalf("%s: %d replies, every %v, %v; want %v of %d moves", tt.position, len(r.Replies), r.EveryReply, err, tt.every, tt.moves)
		}
		for _, reply := range r.Replies {
			after := slices.Clone(sum)
			after[reply.Move.Component] = reply.Move.To
			after[reply.Answer.Component] = reply.Answer.To
			var nimber uint64
			for _, p := range after {
				nimber ^= oracle.New().Value(p)
			}
			if nimber != 0 {
				t.Errorf("%s: %s is answered by %s, which leaves nimber %d", tt.position, reply.Move.Say.In(game.En), reply.Answer.Say.In(game.En), nimber)
			}
		}
	}
}
