package main

import (
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// page is a small page: a module that another one loads late, a style sheet that only
// that one needs, and a package.
var page = map[string]string{
	"static/index.html":           `<script src="/src/first.ts"></script><link href="/src/style/main.css"><script src="/src/main.tsx"></script>`,
	"src/first.ts":                `document.title = "first";`,
	"src/style/main.css":          `body { color: red }`,
	"src/late.css":                `p { color: blue }`,
	"src/main.tsx":                `import { word } from "small"; void import("./late").then(m => m.late(word));`,
	"src/late.ts":                 `import href from "./late.css?url"; export const late = (w: string) => console.log(w, href);`,
	"node_modules/small/index.js": `export const word = "word";`,
	"node_modules/small/LICENSE":  "Do as you like.",
}

// build writes the page below a directory and bundles it.
func build(t *testing.T, dir string) map[string]string {
	t.Helper()
	for name, text := range page {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := run(dir); err != nil {
		t.Fatal(err)
	}
	made := map[string]string{}
	tree := os.DirFS(filepath.Join(dir, "dist"))
	err := fs.WalkDir(tree, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := fs.ReadFile(tree, name)
		made[name] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return made
}

// TestBundle: the same sources make the same files wherever they lie; what is no longer
// made goes; the index names what there is; the licences are there.
func TestBundle(t *testing.T) {
	dir := t.TempDir()
	stale := filepath.Join(dir, "dist", "assets", "stale-AAAAAAAA.js")
	if err := os.MkdirAll(filepath.Dir(stale), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(stale, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	made := build(t, dir)
	if again := build(t, filepath.Join(t.TempDir(), "at", "another", "place")); !maps.Equal(made, again) {
		t.Errorf("at another place were made %v, want %v", slices.Sorted(maps.Keys(again)), slices.Sorted(maps.Keys(made)))
	}
	if got := len(made); got != 7 {
		t.Errorf("made are %v, want index, licences, three entry points, the late module and its style sheet", slices.Sorted(maps.Keys(made)))
	}
	for name := range made {
		if strings.Contains(name, "stale") {
			t.Errorf("%s is still there", name)
		}
		if strings.HasPrefix(name, "assets/first-") && !strings.Contains(made["index.html"], `"/`+name+`"`) {
			t.Errorf("the index does not name %s: %s", name, made["index.html"])
		}
		if strings.HasPrefix(name, "assets/late-") && strings.HasSuffix(name, ".css") {
			late := slices.IndexFunc(slices.Collect(maps.Values(made)), func(text string) bool { return strings.Contains(text, `"/`+name+`"`) })
			if late < 0 {
				t.Errorf("no module names %s", name)
			}
		}
	}
	if !strings.Contains(made["LICENSES.txt"], "Do as you like.") {
		t.Errorf("the licences are %q", made["LICENSES.txt"])
	}
}

// TestInstall: packages are installed where they are not those of the lock file, also after
// an installation that did not come to its end. The npm here writes down that it was asked.
func TestInstall(t *testing.T) {
	dir, bin := t.TempDir(), t.TempDir()
	write := func(path, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	lock, done := filepath.Join(dir, "package-lock.json"), filepath.Join(dir, "node_modules", ".package-lock.json")
	npm := func(script string) {
		write(filepath.Join(bin, "npm"), "#!/bin/sh\necho $* >>asked\nmkdir -p node_modules\n"+script)
	}
	t.Setenv("PATH", bin+":"+os.Getenv("PATH"))
	asked := 0
	check := func(what string, want int) {
		t.Helper()
		text, err := os.ReadFile(filepath.Join(dir, "asked"))
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(text), "ci --ignore-scripts\n"); n-asked != want {
			t.Errorf("%s: npm was asked %d times, want %d", what, n-asked, want)
		}
		asked += want
	}
	run := func() {
		t.Helper()
		if err := install(dir); err != nil {
			t.Fatal(err)
		}
	}
	write(lock, `{"packages": {"": {"name": "page"}, "node_modules/a": {"version": "1"}, "node_modules/b": {"version": "1", "optional": true}}}`)
	npm("exit 1")
	if err := install(dir); err == nil {
		t.Error("npm fails, and install does not")
	}
	check("an installation that fails", 1)
	npm(`echo '{"packages": {"node_modules/a": {"version": "1"}}}' >node_modules/.package-lock.json`)
	run()
	check("after it", 1)
	run()
	check("all is there", 0)
	write(lock, `{"packages": {"node_modules/a": {"version": "2"}}}`)
	run()
	check("another lock file", 1)
	write(lock, `{"packages": {"node_modules/a": {"version": "1"}}}`)
	write(done, `{"packages": {`)
	run()
	check("a broken installation", 1)
}

// TestWhole: who reads a file while it is made anew reads all of the old one.
func TestWhole(t *testing.T) {
	dir := t.TempDir()
	old := build(t, dir)["index.html"]
	f, err := os.Open(filepath.Join(dir, "dist", "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := os.WriteFile(filepath.Join(dir, "src/main.tsx"), []byte(`console.log("another")`), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := run(dir); err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(f)
	if err != nil || string(text) != old {
		t.Errorf("read is %q, %v, want the old index %q", text, err, old)
	}
	if made, err := os.ReadFile(f.Name()); err != nil || string(made) == old {
		t.Errorf("the index is the old one, %v", err)
	}
}

// TestBundleRefuses: what esbuild complains of is an error that says where.
func TestBundleRefuses(t *testing.T) {
	dir := t.TempDir()
	build(t, dir)
	if err := os.WriteFile(filepath.Join(dir, "src/late.ts"), []byte("export const late = ;"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := run(dir); err == nil || !strings.Contains(err.Error(), "src/late.ts:1") {
		t.Errorf("run = %v, want src/late.ts:1", err)
	}
}
