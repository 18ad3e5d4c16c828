package web

import (
	"bytes"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// longest is how many lines a source may have, as in Go.
const longest = 400

// both finds sentences that stand in the code in both languages: t("…", "…").
var both = regexp.MustCompile("\\bt\\(\\s*(\"(?:[^\"\\\\]|\\\\.)*\"|`[^`]*`),\\s*(\"(?:[^\"\\\\]|\\\\.)*\"|`[^`]*`),?\\s*\\)")

// figure is what a pattern holds of the code.
var figure = regexp.MustCompile(`\$\{[^}]*\}`)

// literal finds what stands in quotes, and widest is how many characters a line may have
// beside them.
var literal = regexp.MustCompile("\"(?:[^\"\\\\]|\\\\.)*\"|`[^`]*`")

const widest = 160

// complaints says what is wrong with a source.
func complaints(text string) []string {
	var out []string
	if n := strings.Count(text, "\n"); n >= longest {
		out = append(out, "it is too long; split it")
	}
	for line := range strings.SplitSeq(text, "\n") {
		if utf8.RuneCountInString(literal.ReplaceAllString(line, "")) > widest {
			out = append(out, "a line is too long; break it: "+line)
		}
	}
	for _, m := range both.FindAllStringSubmatch(text, -1) {
		en, zh := figure.ReplaceAllString(m[1], ""), figure.ReplaceAllString(m[2], "")
		if m[1] == `"中文"` { // the button to the other language speaks it
			continue
		}
		if strings.ContainsFunc(en, han) && !strings.ContainsFunc(en, latin) {
			out = append(out, "the English holds no English: "+m[1])
		}
		if strings.ContainsFunc(en, latin) && !strings.ContainsFunc(zh, han) {
			out = append(out, "the Chinese holds no Chinese: "+m[2])
		}
	}
	return out
}

// han says whether a rune is set as Chinese is, signs like ： included.
func han(r rune) bool { return unicode.Is(unicode.Han, r) || r >= 0xff01 && r <= 0xff5e }

func latin(r rune) bool { return unicode.Is(unicode.Latin, r) }

// TestSources holds the sources of the page to the house rules: none that a person writes
// is too long, and every sentence stands there in both languages.
func TestSources(t *testing.T) {
	sentences := 0
	err := fs.WalkDir(os.DirFS("src"), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(name) != ".ts" && path.Ext(name) != ".tsx" {
			return err
		}
		data, err := os.ReadFile(path.Join("src", name))
		if err != nil || bytes.HasPrefix(data, []byte("// Code generated ")) {
			return err
		}
		sentences += len(both.FindAll(data, -1))
		for _, c := range complaints(string(data)) {
			t.Errorf("%s: %s", name, c)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if sentences < 200 {
		t.Errorf("only %d sentences were found in both languages; does the test still read them?", sentences)
	}
}

func TestSourcesComplain(t *testing.T) {
	for text, want := range map[string]int{
		`t("a word", "一个词")`:                    0,
		`t("a word", "a word")`:                 1,
		`t("一个词", "一个词")`:                       1,
		`t("say 巴什", "说巴什")`:                    0,
		"t(`${n} of`, `${n}`)":                  1,
		`t(", ", "、")`:                          0,
		`t("中文", "English")`:                    0,
		strings.Repeat("\n", longest):           1,
		strings.Repeat("a", widest+1):           1,
		`"` + strings.Repeat("a", widest) + `"`: 0,
	} {
		if got := complaints(text); len(got) != want {
			t.Errorf("complaints(%.40q) = %q, want %d", text, got, want)
		}
	}
}
