package datatest

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// rowsOf reads the rows of a file of testdata, without comments and the head.
func rowsOf(t *testing.T, name string) (rows [][]string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "#") {
			rows = append(rows, strings.Split(strings.TrimRight(line, "\n"), "\t"))
		}
	}
	return rows[1:]
}

var caseName = regexp.MustCompile(`\bP\d{3}\b`)

// TestEveryCaseIsTested checks that each case of cases.tsv is named where it is
// tested, and that no test names a case that is not there.
func TestEveryCaseIsTested(t *testing.T) {
	named := map[string]string{}
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		for _, name := range casesIn(t, path) {
			named[name] = path
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, row := range rowsOf(t, "cases.tsv") {
		known[row[0]] = true
		if named[row[0]] == "" {
			t.Errorf("no test names case %s: %s: %s", row[0], row[3], row[4])
		}
	}
	for name, path := range named {
		if !known[name] {
			t.Errorf("%s names case %s, which cases.tsv does not have", path, name)
		}
	}
}

// casesIn lists the cases that a file tests: those in the comments of a data file
// of the catalogue or of a script of the command, and those that a test in Go names.
func casesIn(t *testing.T, path string) []string {
	dir, base := filepath.Base(filepath.Dir(path)), filepath.Base(path)
	text := func() string {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	switch {
	case dir == "datatest": // this file
		return nil
	case strings.HasSuffix(base, "_test.go"):
		return caseName.FindAllString(text(), -1)
	case filepath.Ext(base) == ".txtar":
		script, _, _ := strings.Cut(text(), "\n-- ")
		return caseName.FindAllString(commentsOf(script), -1)
	case dir == "testdata" && filepath.Ext(base) == ".txt" && strings.Contains(filepath.ToSlash(path), "catalogue/"):
		return caseName.FindAllString(commentsOf(text()), -1)
	}
	return nil
}

func commentsOf(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "#") {
			b.WriteString(line)
		}
	}
	return b.String()
}

// TestCasesAreFoundInComments: what a block answers is no name of a case.
func TestCasesAreFoundInComments(t *testing.T) {
	if got := caseName.FindAllString(commentsOf("# Case P001, and P1234.\nsolve P002\n"), -1); len(got) != 1 || got[0] != "P001" {
		t.Errorf("cases in a comment = %q, want P001 alone", got)
	}
}
