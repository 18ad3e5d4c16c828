package web

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// pages are the parts of the page that have a style sheet of their own.
var pages = []string{"solve", "play", "explore", "learn", "contest"}

var (
	// ruled finds what rules stand for, up to their brace.
	ruled = regexp.MustCompile(`(?s)[^{}]+\{`)
	// within finds what stands in brackets there.
	within = regexp.MustCompile(`\([^()]*\)`)
	// comment finds a comment of a style sheet.
	comment = regexp.MustCompile(`(?s)/\*.*?\*/`)
	// class finds a class in what a rule stands for.
	class = regexp.MustCompile(`\.([a-zA-Z][\w-]*)`)
	// classed finds what a source says of the classes of an element.
	classed = regexp.MustCompile("class=(?:\"[^\"]*\"|\\{(?:[^{}]|\\{[^{}]*\\})*\\})")
	// quoted finds the words in quotes there.
	quoted = regexp.MustCompile(`"[^"]*"`)
	// template finds a pattern there.
	template = regexp.MustCompile("`[^`]*`")
)

// begun are the classes that the rules of a style sheet begin with. A class behind
// another one is of that one.
func begun(sheet string) map[string]bool {
	out := map[string]bool{}
	for _, head := range ruled.FindAllString(comment.ReplaceAllString(sheet, ""), -1) {
		if head = strings.TrimSpace(strings.TrimSuffix(head, "{")); strings.HasPrefix(head, "@") {
			continue
		}
		for selector := range strings.SplitSeq(within.ReplaceAllString(head, ""), ",") {
			first, _, _ := strings.Cut(strings.TrimSpace(selector), " ")
			if all := class.FindAllStringSubmatch(first, -1); len(all) == 1 {
				out[all[0][1]] = true
			}
		}
	}
	return out
}

// owner is the page that a source belongs to, "" for all of them.
func owner(name string) string {
	first, rest, _ := strings.Cut(name, "/")
	if first == "pages" {
		first = strings.TrimSuffix(rest, ".tsx")
	}
	if slices.Contains(pages, first) {
		return first
	}
	return ""
}

// TestStyles: all style sheets come in one file, so a class that the rules of one page
// begin with is in no source of another.
func TestStyles(t *testing.T) {
	of := map[string]map[string]bool{}
	for _, p := range pages {
		sheet, err := os.ReadFile("src/style/" + p + ".css")
		if err != nil {
			t.Fatal(err)
		}
		of[p] = begun(string(sheet))
		for line := range strings.SplitSeq(string(sheet), "\n") {
			if len(line) > widest {
				t.Errorf("a line of %s.css is too long; break it: %s", p, line)
			}
		}
		if len(of[p]) == 0 {
			t.Errorf("no class is ruled in %s.css", p)
		}
	}
	err := fs.WalkDir(os.DirFS("src"), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || path.Ext(name) != ".tsx" {
			return err
		}
		data, err := os.ReadFile(path.Join("src", name))
		for word := range used(string(data)) {
			for _, p := range pages {
				if of[p][word] && owner(name) != p {
					t.Errorf("src/%s has the class %q, which %s.css rules; a class of several pages belongs in parts.css", name, word, p)
				}
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// used are the classes that a source gives to elements.
func used(source string) map[string]bool {
	out := map[string]bool{}
	for _, said := range classed.FindAllString(source, -1) {
		for _, text := range append(quoted.FindAllString(said, -1), template.FindAllString(said, -1)...) {
			for word := range strings.FieldsSeq(strings.Trim(figure.ReplaceAllString(text, " "), "\"`")) {
				out[word] = true
			}
		}
	}
	return out
}

func Example_styles() {
	fmt.Println(slices.Sorted(maps.Keys(begun(`.a, .b .c { x: y; } @media (z) { .d.e { x: y; } .f { x: y; } } p .g { x: y; }`))))
	fmt.Println(slices.Sorted(maps.Keys(used("<p class=\"a b\" id=\"c\"><i class={on ? \"d\" : `e ${f ? \"g\" : \"\"}`} /></p>"))))
	// Output:
	// [a b f]
	// [a b d e g]
}
