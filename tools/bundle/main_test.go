package main

import (
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
