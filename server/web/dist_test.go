package web

import (
	"bytes"
	"compress/gzip"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// read is a file of dist.
func read(t *testing.T, name string) []byte {
	t.Helper()
	data, err := fs.ReadFile(Dist, "dist/"+name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// imported are the modules that a module cannot begin without, lazily those that it
// loads when they are wanted, and named all files that another one names.
var (
	imported = regexp.MustCompile(`(?:from|import)"/assets/([\w.-]+\.js)"`)
	lazily   = regexp.MustCompile(`import\("/assets/([\w.-]+\.js)"\)`)
	named    = regexp.MustCompile(`/(assets/[\w.-]+\.\w+)`)
)

// needs lists a module with all that it cannot begin without.
func needs(t *testing.T, name string, known []string) []string {
	t.Helper()
	if slices.Contains(known, name) {
		return known
	}
	known = append(known, name)
	for _, m := range imported.FindAllSubmatch(read(t, "assets/"+name), -1) {
		known = needs(t, string(m[1]), known)
	}
	return known
}

// TestFirstPage: what a browser must load to show the first page has at most 120 KiB
// when compressed, and what draws graphs, plots and formulas is not of it.
func TestFirstPage(t *testing.T) {
	const most = 120 << 10
	var entries []string
	for _, m := range named.FindAllSubmatch(read(t, "index.html"), -1) {
		if path.Ext(string(m[1])) == ".js" {
			entries = append(entries, path.Base(string(m[1])))
		}
	}
	for _, m := range lazily.FindAllSubmatch(read(t, "assets/"+entries[len(entries)-1]), -1) {
		if strings.HasPrefix(string(m[1]), "solve-") {
			entries = append(entries, string(m[1]))
		}
	}
	if len(entries) != 3 {
		t.Fatalf("entry points are %v, want what runs first, the shell and the page Solve", entries)
	}
	var files []string
	for _, e := range entries {
		files = needs(t, e, files)
	}
	var packed bytes.Buffer
	for _, f := range files {
		w := gzip.NewWriter(&packed)
		if _, err := w.Write(read(t, "assets/"+f)); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if packed.Len() > most {
		t.Errorf("the modules of the first page, %v, have %d bytes when compressed, want at most %d", files, packed.Len(), most)
	}
	t.Logf("%d modules, %d bytes compressed", len(files), packed.Len())
}

// TestDistHoldsTogether: every file that another one names is there, and every module is
// named by some.
func TestDistHoldsTogether(t *testing.T) {
	held, used := map[string]bool{}, map[string]bool{}
	err := fs.WalkDir(Dist, "dist", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name = strings.TrimPrefix(name, "dist/")
		held[name] = true
		data := read(t, name)
		for _, m := range named.FindAllSubmatch(data, -1) {
			used[string(m[1])] = true
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for name := range used {
		if !held[name] {
			t.Errorf("%s is named and not there", name)
		}
	}
	for name := range held {
		if strings.HasPrefix(name, "assets/") && !used[name] {
			t.Errorf("%s is there and not named", name)
		}
	}
}

// outside finds addresses of other machines. Namespaces of XML are names and no addresses.
var outside = regexp.MustCompile(`https?://[\w.-]+`)

// TestNothingOutside: the page names no other machine, and the lock file no registry.
func TestNothingOutside(t *testing.T) {
	err := fs.WalkDir(Dist, "dist", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Base(name) == "LICENSES.txt" {
			return err
		}
		for _, address := range outside.FindAllString(string(read(t, strings.TrimPrefix(name, "dist/"))), -1) {
			if address != "http://www.w3.org" {
				t.Errorf("%s names %s", name, address)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	lock, err := os.ReadFile("package-lock.json")
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(lock, []byte(`"resolved"`)) {
		t.Error("package-lock.json holds the address of a registry; see .npmrc")
	}
}
