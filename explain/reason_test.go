package explain_test

import (
	"fmt"
	"iter"
	"math/big"
	"os"
	"slices"
	"strings"
	"testing"

	"grundy"
	"grundy/explain"
	"grundy/game"
)

// solve answers an expression; a leading "misere " turns the last rule round.
func solve(t *testing.T, query string) *grundy.Result {
	t.Helper()
	o := grundy.DefaultOptions()
	expr, misere := strings.CutPrefix(query, "misere ")
	o.Convention = game.Convention(misere)
	sum, err := grundy.Parse(expr)
	if err != nil {
		t.Fatal(err)
	}
	r, err := grundy.Solve(t.Context(), sum, o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// wording joins the steps of a reason, one a line.
func wording(r *grundy.Result, l game.Lang) string {
	var lines []string
	for _, s := range explain.NewAnswer(r, l).Reason {
		lines = append(lines, s.Text)
	}
	return strings.Join(lines, "\n")
}

// TestText compares whole answers with a file that was read by a person: the
// numbers in it follow from the definition of Nim, by hand.
func TestText(t *testing.T) {
	data, err := os.ReadFile("testdata/text.txt")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(data), "\n== ")
	for block := range strings.SplitSeq(rest, "\n== ") {
		query, want, _ := strings.Cut(block, "\n")
		r := solve(t, query)
		got := explain.Text(r, game.En, true) + "\n" + explain.Text(r, game.Zh, true)
		if strings.TrimSpace(got) != strings.TrimSpace(want) {
			t.Errorf("%s\ngot:\n%s\nwant:\n%s", query, got, want)
		}
	}
}

func TestReasonSays(t *testing.T) {
	tests := []struct{ query, en, zh string }{
		// 2 ⊕ 1 with misère play: 20 has nimber 2 (20 mod 7 = 6) and 15 nimber 1.
		{"misere subtract(20, 15, take=[1, 3, 4])", "this leaves a single heap of nimber 1, an odd number, and nothing larger", "留下 1 个 SG 值为 1 的堆，是奇数，且没有更大的"},
		{"misere subtract(20, 15, take=[1, 3, 4])", "from 1 to 2 (take 4 from heap 2, leaving 11), and the nim-sum is 0 while some heap still has nimber 2 or more", "且仍有 SG 值不小于 2 的堆"},
		{"misere bash(21, max=3)", "The nimber is 1. In misère play the mover loses exactly when it is 1, so here the second player wins.", "按反常规则，当且仅当它为 1 时先手必败，因此这里后手必胜"},
		{"misere bash(21, max=3)", "Every move leads to a nimber other than 1.", "无论怎么走，SG 值都不再为 1"},
		// 4 and 0 by 1 or 2: nimbers 1 and 0; a move from 4 leaves nimber 0 or 2.
		{"misere bash(4, 0, max=2)", "If a move brings a heap to nimber 2 or more", "若某一步使一个堆的 SG 值不小于 2"},
		{"misere nim(1, 1, 1)", "Every move brings a heap of nimber 1 to 0", "任何一步都会把一个 SG 值为 1 的堆变为 0"},
		{"nim(4) + nim(4)", "nim(4), twice: a heap of n has nimber n", "nim(4)，共 2 个：大小为 n 的堆的 SG 值为 n"},
		{"20*nim(1) + nim(3)", "nim(1), 20 times: a heap", "nim(1)，共 20 个："},
		{"wythoff(1, 2) + nim(3, 5)", "In heap 2 of component 2, 5 ⊕ 6 = 3", "第 2 个子游戏的第 2 堆：5 ⊕ 6 = 3"},
		{"wythoff(0, 0) + nim(1)", "In wythoff(0, 0) there is no move, so its nimber is 0.", "wythoff(0, 0) 无路可走，SG 值为 0。"},
		// Kayles of 1 and 10, of 4 and 7 and of 2 and 8 have the nimber 3 [Guy, Smith 1956].
		{"kayles(12) + nim(3)", "In kayles(12), 4 ⊕ 7 = 3: bring its nimber from 4 to 3 (take 1, leaving 1 and 10; or take 1, leaving 4 and 7; or take 2, leaving 2 and 8), and the nim-sum is 0.", "（取 1 个，剩 1 和 10 两堆；或取 1 个，剩 4 和 7 两堆；或取 2 个，剩 2 和 8 两堆）"},
		{"nim(4) + nim(4) + nim(4)", "In component 3, 4 ⊕ 4 = 0", "第 3 个子游戏：4 ⊕ 4 = 0"},
		{"magic_beads(3, 4)", "In part 2, 2 ⊕ 3 = 1", "第 2 个部分：2 ⊕ 3 = 1"},
		{"misere wythoff(0, 1) + wythoff(0, 1)", "In component 2, take", "在第 2 个子游戏中，"},
		{"misere wythoff(0, 1) + wythoff(0, 1)", "Some move leads to a position that the opponent loses, so the first player wins.", "所以先手必胜"},
		// Three moves are left, whatever is played, so the mover makes the last one.
		{"misere wythoff(0, 1) + wythoff(0, 1) + wythoff(1, 0)", "Every move leads to a position that the opponent wins, so the second player wins.", "所以后手必胜"},
		// 1 can only go to 0, which has nimber 0.
		{`subtract(1, take="squares")`, `Every option of subtract(1, take="squares") has the nimber 0; the least number missing, 1, is its nimber.`, "的后继局面的 SG 值都是 0；"},
	}
	for _, tt := range tests {
		r := solve(t, tt.query)
		for l, want := range []string{tt.en, tt.zh} {
			if got := wording(r, game.Lang(l)); !strings.Contains(got, want) {
				t.Errorf("%s: no %q in\n%s", tt.query, want, got)
			}
		}
	}
}

func TestReasonIsSilent(t *testing.T) {
	tests := []struct{ query, word string }{
		{"misere nim(1, 1)", "exactly when it is 0"},
		{"misere nim(4) + nim(5)", "exactly when it is 0"},
		{"nim(4) + nim(5)", "of the heaps is 0"},
		{"magic_beads(2, 4)", "heap"},
		{`subtract(30, 20, take="squares")`, "The options of"},
	}
	for _, tt := range tests {
		if got := wording(solve(t, tt.query), game.En); strings.Contains(got, tt.word) {
			t.Errorf("%s: %q in\n%s", tt.query, tt.word, got)
		}
	}
}

// The marks are the parts in which a listed move wins.
func TestMarks(t *testing.T) {
	tests := []struct {
		query string
		want  []int
	}{
		{"nim(5, 7, 8, 9, 10)", []int{2, 3, 4}},
		{"nim(1, 2, 3)", nil},
		{"misere nim(1, 1)", []int{0, 1}},
		{"misere nim(2, 1, 1)", []int{0}},
		{"subtract(20, 15, take=[1, 3, 4])", []int{0, 1}}, // 20 to 17 of nimber 1, 15 to 11 of nimber 2
		{"bash(20, 21, max=3)", []int{0, 1}},              // 20 to 17 of nimber 1, 21 to 20 of nimber 0
		{"nim(3) + nim(0, 5)", []int{2}},
	}
	for _, tt := range tests {
		found := false
		for _, s := range explain.Reason(solve(t, tt.query)) {
			if s.Figure == nil || s.Figure.Kind != "columns" {
				continue
			}
			if found = true; !slices.Equal(s.Figure.Mark, tt.want) {
				t.Errorf("marks of %s = %v, want %v", tt.query, s.Figure.Mark, tt.want)
			}
		}
		if !found {
			t.Errorf("%s has no columns", tt.query)
		}
	}
}

func TestEndOfAGame(t *testing.T) {
	for _, query := range []string{"0", "misere 0", "nim()", "misere nim()", "nim(0, 0)", "misere nim(0) + nim(0)", "nim() + bash(0, max=3)"} {
		want := "There is no move. In normal play a player who cannot move has lost, so the second player wins."
		if strings.HasPrefix(query, "misere") {
			want = "There is no move. In misère play a player who cannot move has won, so the first player wins."
		}
		if got := wording(solve(t, query), game.En); got != want {
			t.Errorf("%s: %q, want %q", query, got, want)
		}
	}
}

// ladder can be gone down by any number of rungs: a game without theory, whose
// nimber is its height.
type ladder struct{ n int }

func (l ladder) String() string { return fmt.Sprintf("ladder(%d)", l.n) }

func (l ladder) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i := l.n - 1; i >= 0; i-- {
			say := game.Text{En: "go to %d", Zh: "到 %d"}.With(i)
			if !yield(game.Move{Say: say, At: []int{0}, To: ladder{i}}) {
				return
			}
		}
	}
}

func TestMexOfManyOptions(t *testing.T) {
	for _, tt := range []struct {
		n, row, mark int
		text         string
	}{
		{5, 6, 5, "have the nimbers 0, 1, 2, 3, 4; the least number missing, 5, is its nimber."},
		{16, 17, 16, "13, 14, 15; the least number missing, 16, is its nimber."},
		{40, 17, 16, "13, 14, 15 and 24 more; the least number missing, 40, is its nimber."},
	} {
		r, err := grundy.Solve(t.Context(), game.Sum{ladder{tt.n}}, grundy.DefaultOptions())
		if err != nil {
			t.Fatal(err)
		}
		if got := wording(r, game.En); !strings.Contains(got, tt.text) {
			t.Errorf("ladder(%d): no %q in\n%s", tt.n, tt.text, got)
		}
		for _, s := range explain.Reason(r) {
			if s.Figure == nil {
				continue
			}
			f := s.Figure
			if f.Kind != "mex" || len(f.Rows) != 1 || len(f.Rows[0]) != tt.row || !slices.Equal(f.Mark, []int{tt.mark}) || f.Rows[0][tt.mark].Cmp(big.NewInt(int64(tt.n))) != 0 {
				t.Errorf("ladder(%d): figure %+v", tt.n, f)
			}
		}
	}
}

// A nimber too large for a machine word breaks nothing.
func TestMexOfAHugeNimber(t *testing.T) {
	huge := new(big.Int).Lsh(big.NewInt(1), 100)
	r := solve(t, "nim(3)")
	r.Components[0].Nimber, r.Components[0].Options = huge, []*big.Int{new(big.Int), big.NewInt(7)}
	for _, s := range explain.Reason(r) {
		if s.Figure != nil && (s.Figure.Kind != "mex" || !slices.Equal(s.Figure.Mark, []int{2})) {
			t.Errorf("figure %+v", s.Figure)
		}
	}
}

func TestTextOfMissingThings(t *testing.T) {
	r := solve(t, "nim(3, 4)")
	note := game.Text{En: "this needs too much", Zh: "这需要太多"}.With()
	r.Nimber, r.NimberNote, r.Count, r.CountNote, r.Complete = nil, note, nil, note, false
	r.Warrant.Source = "Guy, Smith 1956; proved here"
	for _, tt := range []struct {
		l     game.Lang
		moves int
		want  []string
	}{
		{game.En, 1, []string{"(N). This needs too much.\n", "Some winning moves; they could not all be listed: this needs too much.\n", "[Guy, Smith 1956; proved here]"}},
		{game.Zh, 1, []string{"（N）。这需要太多。\n", "部分必胜走法，未能全部列出：这需要太多。\n", "[Guy, Smith 1956; 本项目证明]"}},
		{game.En, 0, []string{"The winning moves could not be listed: this needs too much.\n"}},
		{game.Zh, 0, []string{"未能列出必胜走法：这需要太多。\n"}},
	} {
		r.Winning = r.Winning[:tt.moves]
		got := explain.Text(r, tt.l, false)
		for _, want := range tt.want {
			if !strings.Contains(got, want) {
				t.Errorf("no %q in\n%s", want, got)
			}
		}
	}
	if got := explain.NewAnswer(r, game.Zh).Warrant.Source; got != "Guy, Smith 1956; proved here" {
		t.Errorf("in data the source is a key, not %q", got)
	}
}
