package explain_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"grundy"
	"grundy/explain"
	"grundy/game"
)

// A list of moves ends within its bound as it is printed, in JSON and in words,
// and near it; the reason ends within its own.
func TestPrintedTextIsBounded(t *testing.T) {
	const most = 1 << 20
	zeros := func(n int) string { return strings.Repeat("0", n) }
	for _, src := range []string{
		"bash(5, max=1000000000000, overshoot=True)",
		"paper(10000000, 20000000)",
		"paper(1" + zeros(20000) + ", 2" + zeros(20000) + ")",
		"nim(9" + zeros(99999) + ", 8" + zeros(99999) + ", 7" + zeros(99999) + ", 1" + zeros(50000) + ")",
		`subtract(10000001, take="odd") + nim(0)`,
	} {
		sum, err := grundy.Parse(src)
		if err != nil {
			t.Fatal(err)
		}
		o := grundy.DefaultOptions()
		o.Moves = 0
		r, err := grundy.Solve(t.Context(), sum, o)
		if err != nil {
			t.Fatalf("%.50s: %v", src, err)
		}
		if r.Complete || r.Outcome != game.N {
			t.Errorf("%.50s: outcome %v, complete %v, want N and false", src, r.Outcome, r.Complete)
		}
		for _, l := range []game.Lang{game.En, game.Zh} {
			a := explain.NewAnswer(r, l)
			if n, one := size(t, a.WinningMoves), size(t, a.WinningMoves[:1]); n > most || n < most-most/4-one {
				t.Errorf("%.50s: the moves take %d bytes in language %d, one %d", src, n, l, one)
			}
			if n := size(t, a.Reason); n > most+1000 {
				t.Errorf("%.50s: the reason takes %d bytes in language %d", src, n, l)
			}
		}
	}
}

// size is the length of the wire form.
func size(t *testing.T, v any) int {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		t.Fatal(err)
	}
	return b.Len()
}

// What is left of a reason that is too long says so.
func TestReasonIsCut(t *testing.T) {
	heap := "9" + strings.Repeat("0", 99_998)
	sum, err := grundy.Parse("nim(" + strings.Join([]string{heap + "1", heap + "2", heap + "3", heap + "5", heap + "9"}, ", ") + ")")
	if err != nil {
		t.Fatal(err)
	}
	r, err := grundy.Solve(t.Context(), sum, grundy.DefaultOptions())
	if err != nil {
		t.Fatal(err)
	}
	steps := explain.Reason(r)
	if last := steps[len(steps)-1].In(game.En); last != "The rest of the reason is too long to print." || len(steps) < 2 {
		t.Errorf("%d steps, the last %.100q", len(steps), last)
	}
}
