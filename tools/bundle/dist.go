package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// read takes from what esbuild says of a build its inputs, and where each
// entry point went.
func (b *bundle) read(metafile string) (map[string]string, error) {
	var meta struct {
		Inputs  map[string]any
		Outputs map[string]struct{ EntryPoint string }
	}
	if err := json.Unmarshal([]byte(metafile), &meta); err != nil {
		return nil, fmt.Errorf("what esbuild says of the build: %w", err)
	}
	for name := range meta.Inputs {
		if !strings.Contains(name, ":") { // such as address:katex.min.css
			b.inputs = append(b.inputs, name)
		}
	}
	entries := map[string]string{}
	for name, out := range meta.Outputs {
		if out.EntryPoint != "" {
			entries[out.EntryPoint] = strings.TrimPrefix(name, "dist/")
		}
	}
	return entries, nil
}

// static copies what needs no making.
func (b *bundle) static() error {
	dir := filepath.Join(b.root, "static")
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if b.files[e.Name()], err = os.ReadFile(filepath.Join(dir, e.Name())); err != nil {
			return err
		}
	}
	return nil
}

// index puts the names of the entry points into index.html.
func (b *bundle) index() error {
	page := b.files["index.html"]
	for _, entry := range entryPoints {
		if bytes.Count(page, []byte(`"/`+entry+`"`)) != 1 {
			return fmt.Errorf("static/index.html does not name /%s once", entry)
		}
		page = bytes.ReplaceAll(page, []byte(`"/`+entry+`"`), []byte(`"/`+b.entries[entry]+`"`))
	}
	b.files["index.html"] = page
	return nil
}

// licences collects those of the packages that came in.
func (b *bundle) licences() error {
	packages := map[string]bool{}
	for _, name := range b.inputs {
		if rest, ok := strings.CutPrefix(name, "node_modules/"); ok {
			parts := strings.SplitN(rest, "/", 3)
			if strings.HasPrefix(rest, "@") {
				parts = []string{parts[0] + "/" + parts[1]}
			}
			packages[parts[0]] = true
		}
	}
	var text bytes.Buffer
	text.WriteString("The page holds these packages.\n")
	for _, name := range slices.Sorted(maps.Keys(packages)) {
		licence, err := os.ReadFile(filepath.Join(b.root, "node_modules", filepath.FromSlash(name), "LICENSE"))
		if err != nil {
			return fmt.Errorf("the licence of %s: %w", name, err)
		}
		fmt.Fprintf(&text, "\n%s\n%s\n\n%s\n", name, strings.Repeat("=", len(name)), bytes.TrimSpace(licence))
	}
	b.files["LICENSES.txt"] = text.Bytes()
	return nil
}

// write makes dist hold exactly the files. Those that are the same are left
// alone, and there is never a moment without an index, or with half of a file.
func (b *bundle) write(dist string) error {
	for _, name := range slices.Sorted(maps.Keys(b.files)) {
		path := filepath.Join(dist, filepath.FromSlash(name))
		if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, b.files[name]) {
			continue
		}
		if err := replace(path, b.files[name]); err != nil {
			return err
		}
	}
	return filepath.WalkDir(dist, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(dist, path)
		if err != nil {
			return err
		}
		if _, ok := b.files[filepath.ToSlash(name)]; ok {
			return nil
		}
		return os.Remove(path)
	})
}

// replace writes a file beside the old one, whose place it takes when it is whole.
func replace(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	part := path + ".part"
	if err := os.WriteFile(part, data, 0o644); err != nil {
		return err
	}
	return os.Rename(part, path)
}
