package catalogue_test

import (
	"slices"
	"testing"

	"grundy"
	"grundy/game"
)

// Edges are named by their ends, which stay, and by their number in the position only
// where others have the same ends. Expected words are by hand.
func TestEdgesInWords(t *testing.T) {
	for _, c := range []struct {
		position string
		en, zh   []string
	}{
		{
			"hackenbush(edges=[(0, 1), (1, 2), (2, 1), (2, 2)])",
			[]string{"cut the edge between 0 and 1", "cut edge 2, one of those between 1 and 2", "cut edge 3, one of those between 2 and 1", "cut the loop at 2"},
			[]string{"砍断 0 与 1 之间的边", "砍断第 2 条边，即 1 与 2 之间的一条", "砍断第 3 条边，即 2 与 1 之间的一条", "砍断 2 处的自环"},
		},
		{
			"hackenbush(edges=[(0, 0), (0, 0)])",
			[]string{"cut edge 1, one of the loops at 0", "cut edge 2, one of the loops at 0"},
			[]string{"砍断第 1 条边，即 0 处的一个自环", "砍断第 2 条边，即 0 处的一个自环"},
		},
		{
			"arc_kayles(edges=[(5, 6), (6, 7)])",
			[]string{"take the edge between 5 and 6", "take the edge between 6 and 7"},
			[]string{"取走 5 与 6 之间的边", "取走 6 与 7 之间的边"},
		},
		{ // two coins between the ground and each other: the last cuts complete them
			"nimstring(edges=[(0, 1), (1, 2), (0, 2), (0, 2)])",
			[]string{"cut string 0–1", "cut string 1–2", "cut string 0–2 (number 3)", "cut string 0–2 (number 4)"},
			[]string{"剪断绳 0–1", "剪断绳 1–2", "剪断绳 0–2（第 3 根）", "剪断绳 0–2（第 4 根）"},
		},
		{ // the coin 1 hangs on one string, whose cut is followed by another
			"nimstring(edges=[(0, 1), (0, 2), (0, 2)])",
			[]string{"cut string 0–2 (number 2)", "cut string 0–2 (number 3)", "cut strings 0–1, 0–2 (number 2), completing coins on the way", "cut strings 0–1, 0–2 (number 3), completing coins on the way"},
			[]string{"剪断绳 0–2（第 2 根）", "剪断绳 0–2（第 3 根）", "剪断绳 0–1, 0–2（第 2 根），其间取走硬币", "剪断绳 0–1, 0–2（第 3 根），其间取走硬币"},
		},
	} {
		sum, err := grundy.Parse(c.position)
		if err != nil {
			t.Fatal(err)
		}
		var en, zh []string
		for m := range sum[0].Moves() {
			en, zh = append(en, m.Say.In(game.En)), append(zh, m.Say.In(game.Zh))
		}
		if !slices.Equal(en, c.en) || !slices.Equal(zh, c.zh) {
			t.Errorf("%s: moves %q, %q, want %q, %q", c.position, en, zh, c.en, c.zh)
		}
	}
}
