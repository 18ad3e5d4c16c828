// Package archtest keeps the house rules that no compiler knows: who may
// import whom (layers.txt), the shape of the sources, and that every sentence
// exists in English and in Chinese. Each rule is a function over a file tree
// that returns its complaints, so that tests can show it failing on a tree
// made up for the purpose.
package archtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
)

// module is the path of the module, which is also the name of its root package.
const module = "grundy"

// source is one Go file, parsed.
type source struct {
	name string // path within the module
	dir  string
	text string
	file *ast.File
}

// isTest reports whether the file belongs to the tests.
func (s source) isTest() bool { return strings.HasSuffix(s.name, "_test.go") }

// imports lists the packages that the file imports.
func (s source) imports() []string {
	var out []string
	for _, spec := range s.file.Imports {
		if p, err := strconv.Unquote(spec.Path.Value); err == nil {
			out = append(out, p)
		}
	}
	return out
}

// at names the place of a node, for a complaint.
func (s source) at(files *token.FileSet, node ast.Node) string {
	return s.name + ":" + strconv.Itoa(files.Position(node.Pos()).Line)
}

// skipped reports whether a directory is no part of the module: hidden, test
// data, another module, or something built.
func skipped(tree fs.FS, dir string) bool {
	if dir == "." {
		return false
	}
	base := path.Base(dir)
	if base[0] == '.' || base[0] == '_' || base == "testdata" || base == "node_modules" || dir == "build" {
		return true
	}
	_, err := fs.Stat(tree, path.Join(dir, "go.mod"))
	return err == nil
}

// walk calls visit for every file of the module.
func walk(tree fs.FS, visit func(name string) error) error {
	return fs.WalkDir(tree, ".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && skipped(tree, name):
			return fs.SkipDir
		case !entry.Type().IsRegular():
			return nil
		}
		return visit(name)
	})
}

// load parses every Go file of the module, whatever its build tags say.
func load(tree fs.FS) (*token.FileSet, []source, error) {
	files := token.NewFileSet()
	var sources []source
	err := walk(tree, func(name string) error {
		if path.Ext(name) != ".go" {
			return nil
		}
		text, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(files, name, text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		sources = append(sources, source{name, path.Dir(name), string(text), file})
		return nil
	})
	return files, sources, err
}

// theTree is the module that holds this test.
func theTree() fs.FS { return os.DirFS("../..") }

// mustLoad is load for tests.
func mustLoad(t *testing.T, tree fs.FS) (*token.FileSet, []source) {
	t.Helper()
	files, sources, err := load(tree)
	if err != nil {
		t.Fatal(err)
	}
	return files, sources
}

// made builds a tree from pairs of a name and a text.
func made(pairs ...string) fs.FS {
	tree := fstest.MapFS{}
	for i := 0; i < len(pairs); i += 2 {
		tree[pairs[i]] = &fstest.MapFile{Data: []byte(pairs[i+1])}
	}
	return tree
}

// wantComplaints compares complaints with the words that each must hold.
func wantComplaints(t *testing.T, got, want []string) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("complaints = %q, want %d: %q", got, len(want), want)
	}
	for i := range got {
		if !strings.Contains(got[i], want[i]) {
			t.Errorf("complaint %d = %q, want it to hold %q", i, got[i], want[i])
		}
	}
}

func TestTreeLeavesOutOtherModules(t *testing.T) {
	tree := made(
		"a.go", "package a",
		"a/testdata/b.go", "package b",
		".git/c.go", "package c",
		"tools/go.mod", "module tools",
		"tools/d.go", "package d",
		"build/e.go", "package e",
		"cmd/build/f.go", "package f",
	)
	var names []string
	_, sources := mustLoad(t, tree)
	for _, s := range sources {
		names = append(names, s.name)
	}
	if want := []string{"a.go", "cmd/build/f.go"}; !slices.Equal(names, want) {
		t.Errorf("load = %q, want %q", names, want)
	}
}
