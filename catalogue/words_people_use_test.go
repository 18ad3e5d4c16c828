package catalogue_test

import (
	"slices"
	"testing"

	"grundy/catalogue"
	"grundy/game"
)

// What users type for a game finds it. The words are from contest statements, blogs
// and packages; the ruleset beside each is the game that these mean.
func TestWordsPeopleUse(t *testing.T) {
	for name, words := range map[string][]string{
		"nim":           {"亦或", "尼姆博奕", "Nim游戏", "m堆石子", "Nimm Game", "marienbad"},
		"bash":          {"Bash game", "抢 30", "LeetCode 292", "public sale", "取石子（1..m）", "Bachet's game", "bachets game"},
		"wythoff":       {"Wythoff Nim", "威佐夫博奕", "cow checkers"},
		"fibonacci":     {"HDU2516", "hdu 2516", "斐波拉契博弈"},
		"dynamic":       {"k-fold dynamic nim", "K fold dynamic Nim"},
		"moore":         {"从不超过k堆中取", "Moore's Nim-k", "moores nim k"},
		"hackenbush":    {"tree/edge deletion", "POJ3710", "impartial Hackenbush"},
		"nimble":        {"coins on strip", "QCJ3"},
		"chomp":         {"poisoned square"},
		"cram":          {"dots-and-pairs", "dots and pairs"},
		"graph":         {"game on a DAG", "token on a graph", "DAG游戏", "移棋子游戏"},
		"euclid":        {"欧几里得", "辗转相减"},
		"kayles":        {"保龄球游戏"},
		"silver_dollar": {"georgia and bob", "poj1704"},
	} {
		for _, w := range words {
			if !slices.ContainsFunc(catalogue.Search(w), func(r *game.Ruleset) bool { return r.Name == name }) {
				t.Errorf("Search(%q) does not find %s", w, name)
			}
		}
	}
	for text, name := range map[string]string{"拍卖(HDU)": "bash", "the iChomp program": "chomp", "a game of Hackenbush": "hackenbush"} {
		if got := catalogue.Mentioned(text); !slices.ContainsFunc(got, func(r *game.Ruleset) bool { return r.Name == name }) {
			t.Errorf("Mentioned(%q) does not find %s", text, name)
		}
	}
	if got := catalogue.Mentioned("zz"); got != nil {
		t.Errorf("Mentioned(zz) = %v, want none", got)
	}
	for _, r := range catalogue.All() { // a hint must hide no ruleset
		for _, n := range append([]string{r.Name}, r.Aliases...) {
			if h := catalogue.Hint(n); h != nil {
				t.Errorf("Hint(%q) = %v, and %s is a ruleset", n, h, r.Name)
			}
		}
	}
}
