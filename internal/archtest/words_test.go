package archtest

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// TestBilingual holds every sentence that a person may read to the rules of
// checkWords.
func TestBilingual(t *testing.T) {
	files, sources := mustLoad(t, theTree())
	found, complaints := findTexts(files, sources)
	for _, text := range found {
		complaints = append(complaints, checkWords(text)...)
	}
	for _, complaint := range complaints {
		t.Error(complaint)
	}
	if len(found) < 20 {
		t.Errorf("found only %d texts: the search for them is broken", len(found))
	}
}

// words is one sentence pattern in both languages, and where it stands.
type words struct{ at, en, zh string }

// formulaWords are words of formulas, the same in both languages.
var formulaWords = []string{"log", "max", "mex", "min", "mod", "xor"}

var (
	verb     = regexp.MustCompile(`%[-+# 0]*(?:\[(\d+)\])?[\d.]*([a-zA-Z%])`)
	longWord = regexp.MustCompile(`[A-Za-z]{3,}`)
)

// checkWords returns what is wrong with the two languages of one sentence: one
// is missing, one is written in the other, or their figures differ.
func checkWords(w words) []string {
	var complaints []string
	complain := func(format string, args ...any) {
		complaints = append(complaints, fmt.Sprintf("%s: {%q, %q}: ", w.at, w.en, w.zh)+fmt.Sprintf(format, args...))
	}
	switch {
	case w.en == "":
		complain("the English is missing")
	case w.zh == "":
		complain("the Chinese is missing")
	case strings.ContainsFunc(w.en, isChinese):
		complain("the English holds Chinese signs")
	case strings.ContainsFunc(w.zh, isHan):
	case w.en == w.zh && isFormula(w.en):
	case strings.ContainsFunc(verb.ReplaceAllString(w.en, ""), unicode.IsLetter):
		complain("the Chinese holds no Chinese")
	}
	en, zh := figures(w.en), figures(w.zh)
	switch {
	case en.mixed || zh.mixed:
		complain("index all figures of a pattern, or none")
	case en.indexed != zh.indexed && len(en.verbs)+len(zh.verbs) > 0:
		complain("index the figures in both languages, or in none")
	case !slices.Equal(en.verbs, zh.verbs):
		complain("the figures differ: %q and %q", en.verbs, zh.verbs)
	}
	return complaints
}

// isFormula reports whether a pattern holds no word of either language.
func isFormula(pattern string) bool {
	for _, word := range longWord.FindAllString(verb.ReplaceAllString(pattern, " "), -1) {
		if !slices.Contains(formulaWords, word) {
			return false
		}
	}
	return true
}

// isHan reports whether a rune is a Chinese character.
func isHan(r rune) bool { return unicode.Is(unicode.Han, r) }

// isChinese reports whether a rune belongs to Chinese text: a character or a
// sign of Chinese width.
func isChinese(r rune) bool {
	return isHan(r) || 0x3000 <= r && r <= 0x303f || 0xff00 <= r && r <= 0xffef
}

// figureList is the figures of one pattern.
type figureList struct {
	indexed, mixed bool
	verbs          []string // in order of use, or sorted and distinct when indexed
}

// figures reads the verbs of a pattern.
func figures(pattern string) figureList {
	var list figureList
	plain := 0
	for _, m := range verb.FindAllStringSubmatch(pattern, -1) {
		index, letter := m[1], m[2]
		switch {
		case letter == "%":
			continue
		case index == "":
			plain++
			list.verbs = append(list.verbs, letter)
		default:
			list.indexed = true
			list.verbs = append(list.verbs, index+letter)
		}
	}
	list.mixed = list.indexed && plain > 0
	if list.indexed {
		slices.SortFunc(list.verbs, byIndex)
		list.verbs = slices.Compact(list.verbs)
	}
	return list
}

// byIndex orders verbs such as 2v and 10v by their number.
func byIndex(a, b string) int {
	x, _ := strconv.Atoi(a[:len(a)-1])
	y, _ := strconv.Atoi(b[:len(b)-1])
	if x != y {
		return x - y
	}
	return strings.Compare(a, b)
}

func TestWordsCheckComplains(t *testing.T) {
	tests := []struct {
		en, zh string
		want   string
	}{
		{"take %d", "取 %d 个", ""},
		{"take %d, leave %d", "取 %d 个，剩 %d 个", ""},
		{"heap %[2]d: take %[1]d", "从第 %[2]d 堆取 %[1]d 个", ""},
		{"%[1]v, %[1]v and %[2]v", "%[2]v、%[1]v 两个", ""},
		{"%v", "%v", ""},
		{"%s = %s", "%s = %s", ""},
		{"mex %v = %v", "mex %v = %v", ""},
		{", ", "、", ""},
		{"%d%% done", "完成 %d%%", ""},
		{"", "取", "the English is missing"},
		{"take", "", "the Chinese is missing"},
		{"take 石", "取石", "the English holds Chinese signs"},
		{"take，leave", "取，剩", "the English holds Chinese signs"},
		{"take", "take", "the Chinese holds no Chinese"},
		{"a b", "a c", "the Chinese holds no Chinese"},
		{"column %d: %s", "%d：%s", "the Chinese holds no Chinese"},
		{"take %d", "取", "the figures differ"},
		{"take %d", "取 %s 个", "the figures differ"},
		{"take %d from %s", "从 %s 取 %d 个", "the figures differ"},
		{"take %d", "取 %[1]d 个", "in both languages"},
		{"take %[1]d from %s", "从 %[2]s 取 %[1]d 个", "index all figures"},
		{"take %[1]d from %[2]s", "从 %[3]s 取 %[1]d 个", "the figures differ"},
		{"take %[1]d from %[2]s", "取 %[1]d 个", "the figures differ"},
		{"%[10]v %[9]v", "甲 %[9]v %[10]v", ""},
	}
	for _, tt := range tests {
		var want []string
		if tt.want != "" {
			want = []string{tt.want}
		}
		t.Run(tt.en+"|"+tt.zh, func(t *testing.T) {
			wantComplaints(t, checkWords(words{"a.go:1", tt.en, tt.zh}), want)
		})
	}
}
