package catalogue_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grundy"
	"grundy/catalogue"
	"grundy/internal/datatest"
)

var rewrite = flag.Bool("rewrite", false, "write what was computed into testdata; never what a check found")

// TestOneFileEach checks the promise of the package comment: every ruleset that is
// no row of another has its own source file and its own data file, and no data
// file is stray.
func TestOneFileEach(t *testing.T) {
	known := map[string]bool{}
	for _, r := range catalogue.All() {
		if r.Scheme != "" {
			continue
		}
		known[r.Name] = true
		for _, f := range []string{r.Name + ".go", "testdata/" + r.Name + ".txt"} {
			if _, err := os.Stat(f); err != nil {
				t.Errorf("ruleset %s has no file %s", r.Name, f)
			}
		}
	}
	files, _ := filepath.Glob("testdata/*.txt")
	for _, f := range files {
		if n := strings.TrimSuffix(filepath.Base(f), ".txt"); !known[n] {
			t.Errorf("%s belongs to no ruleset", f)
		}
	}
}

// TestData runs every data file.
func TestData(t *testing.T) {
	for _, r := range catalogue.All() {
		if r.Scheme != "" {
			continue
		}
		t.Run(r.Name, func(t *testing.T) {
			t.Parallel()
			runFile(t, "testdata/"+r.Name+".txt")
		})
	}
}

func runFile(t *testing.T, file string) {
	blocks, err := datatest.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, b := range blocks {
		got, err := b.Run(func(format string, args ...any) {
			t.Errorf("%s:%d: "+format, append([]any{file, b.Line}, args...)...)
		})
		if err != nil {
			t.Errorf("%s:%d: %s: %v", file, b.Line, b.Command, err)
			got = b.Want
		} else if got != b.Want && !*rewrite {
			t.Errorf("%s:%d: %s\n got: %s\nwant: %s", file, b.Line, b.Command, got, b.Want)
		}
		out = append(out, strings.Join(b.Comment, "\n")+"\n"+b.Command+"\n----\n"+got)
	}
	if *rewrite && !t.Failed() {
		if err := os.WriteFile(file, []byte(strings.Join(out, "\n\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestExamples solves every example of every ruleset.
func TestExamples(t *testing.T) {
	for _, r := range catalogue.All() {
		if len(r.Examples) == 0 {
			t.Errorf("%s has no example", r.Name)
		}
		for _, e := range r.Examples {
			sum, err := grundy.Parse(e)
			if err != nil {
				t.Errorf("%s: %v", e, err)
				continue
			}
			if sum.String() != e {
				t.Errorf("example %s prints as %s", e, sum)
			}
			if _, err := grundy.Solve(t.Context(), sum, grundy.DefaultOptions()); err != nil {
				t.Errorf("%s: %v", e, err)
			}
		}
	}
}

// TestSources looks up the source of every theorem in docs/references.md.
func TestSources(t *testing.T) {
	text, err := os.ReadFile("../docs/references.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range catalogue.All() {
		for _, th := range r.Theory {
			for _, key := range strings.Split(th.Source, "; ") {
				if !strings.Contains(string(text), "- **"+key+".**") {
					t.Errorf("%s: docs/references.md has no %q", r.Name, key)
				}
			}
		}
	}
}
