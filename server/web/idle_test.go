package web

import (
	"bytes"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

// exported finds the names of values that a source lends to others.
var exported = regexp.MustCompile(`(?m)^export (?:async )?(?:const|function|class) (\w+)`)

// word finds what can be a name or a class.
var word = regexp.MustCompile(`[\w-]+`)

// foreign begin the classes of elements that libraries make.
var foreign = regexp.MustCompile(`^(?:u|katex)-`)

// TestIdle: what a source lends to others is wanted by one of them, and what a style sheet
// rules is named in a source.
func TestIdle(t *testing.T) {
	words := map[string]map[string]bool{} // of each source
	lent := map[string][]string{}
	sheets := map[string]string{}
	err := fs.WalkDir(os.DirFS("src"), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(path.Join("src", name))
		if path.Ext(name) == ".css" {
			sheets[name] = string(data)
			return err
		}
		words[name] = map[string]bool{}
		for _, w := range word.FindAll(data, -1) {
			words[name][string(w)] = true
		}
		for _, m := range exported.FindAllSubmatch(data, -1) {
			if !bytes.HasPrefix(data, []byte("// Code generated ")) {
				lent[name] = append(lent[name], string(m[1]))
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(lent) == 0 || len(sheets) == 0 {
		t.Fatalf("%d sources lend names, and %d style sheets were found; does the test still read them?", len(lent), len(sheets))
	}
	wanted := func(of, w string) bool {
		for name, has := range words {
			if name != of && has[w] {
				return true
			}
		}
		return false
	}
	for name, all := range lent {
		for _, w := range all {
			if !wanted(name, w) {
				t.Errorf("src/%s exports %s, and no other source wants it", name, w)
			}
		}
	}
	for name, sheet := range sheets {
		for _, head := range ruled.FindAllString(comment.ReplaceAllString(sheet, ""), -1) {
			for _, m := range class.FindAllStringSubmatch(strings.TrimSpace(head), -1) {
				if !foreign.MatchString(m[1]) && !wanted("", m[1]) {
					t.Errorf("%s rules the class %q, which no source names", name, m[1])
				}
			}
		}
	}
}
