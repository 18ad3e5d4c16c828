// Command bundle makes the files of the page that the browser loads:
//
//	go run -C tools ./bundle ../server/web
//
// It reads src/ of the directory and writes dist/ anew: the modules in pieces
// that pages load when they are opened, the style sheet, what is copied from
// static/, and the licences of what is inside. Names hold a hash of what the
// file holds, so that a browser may keep it for ever; nothing depends on the
// day, the machine or the place. Packages are installed first where they are
// not those of the lock file.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"

	"github.com/evanw/esbuild/pkg/api"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "bundle: wanted one directory, such as ../server/web")
		os.Exit(2)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "bundle:", err)
		os.Exit(1)
	}
}

func run(dir string) error {
	root, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	if err := install(root); err != nil {
		return err
	}
	b := &bundle{root: root, files: map[string][]byte{}}
	if err := b.build(); err != nil {
		return err
	}
	return b.write(filepath.Join(root, "dist"))
}

// lock is what package-lock.json says, and what npm writes into node_modules once all is
// there.
type lock struct {
	Packages map[string]struct {
		Version, Integrity string
		Optional           bool
	}
}

// readLock reads a lock file; one that is missing has no packages.
func readLock(path string) (lock, error) {
	var l lock
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return l, nil
	}
	if err == nil {
		err = json.Unmarshal(text, &l)
	}
	delete(l.Packages, "") // the page itself
	return l, err
}

// install gets the packages of the lock file where others are there.
func install(root string) error {
	want, err := readLock(filepath.Join(root, "package-lock.json"))
	if err != nil {
		return fmt.Errorf("package-lock.json: %w", err)
	}
	got, _ := readLock(filepath.Join(root, "node_modules", ".package-lock.json")) // what is broken is installed anew
	same := true
	for name, w := range want.Packages {
		g, ok := got.Packages[name]
		same = same && (ok && g.Version == w.Version && g.Integrity == w.Integrity || !ok && w.Optional)
	}
	if same {
		return nil
	}
	npm := exec.Command("npm", "ci", "--ignore-scripts")
	npm.Dir, npm.Stdout, npm.Stderr = root, os.Stderr, os.Stderr
	if err := npm.Run(); err != nil {
		return fmt.Errorf("npm ci: %w", err)
	}
	return nil
}

// bundle is what dist/ will hold, by path within it.
type bundle struct {
	root    string
	lock    sync.Mutex // of files and inputs
	files   map[string][]byte
	inputs  []string          // the sources that came in, by path within root
	entries map[string]string // the file made of each entry point
}

// entryPoints are what index.html names, in the order it needs them.
var entryPoints = []string{"src/first.ts", "src/style/main.css", "src/main.tsx"}

func (b *bundle) build() error {
	out, err := b.compile(entryPoints, []api.Plugin{b.addresses()})
	if err != nil {
		return err
	}
	b.entries = out
	if err := b.static(); err != nil {
		return err
	}
	if err := b.index(); err != nil {
		return err
	}
	return b.licences()
}

// compile bundles entry points and returns where each went, within dist/.
func (b *bundle) compile(entries []string, plugins []api.Plugin) (map[string]string, error) {
	result := api.Build(b.options(entries, plugins))
	if len(result.Errors) > 0 || len(result.Warnings) > 0 {
		return nil, complaints(result)
	}
	b.lock.Lock()
	defer b.lock.Unlock()
	dist := filepath.Join(b.root, "dist")
	for _, f := range result.OutputFiles {
		name, err := filepath.Rel(dist, f.Path)
		if err != nil {
			return nil, err
		}
		b.files[filepath.ToSlash(name)] = f.Contents
	}
	return b.read(result.Metafile)
}

func (b *bundle) options(entries []string, plugins []api.Plugin) api.BuildOptions {
	return api.BuildOptions{
		AbsWorkingDir: b.root,
		EntryPoints:   entries,
		EntryNames:    "assets/[name]-[hash]",
		ChunkNames:    "assets/[name]-[hash]",
		AssetNames:    "assets/[name]-[hash]",
		Outdir:        "dist",
		PublicPath:    "/",
		// Packages that are linked from elsewhere make the same bytes.
		PreserveSymlinks: true,
		Bundle:           true,
		Splitting:        true,
		Metafile:         true,
		Format:           api.FormatESModule,
		// light-dark(), nesting and subgrid are used as they are.
		Target:            api.ES2022,
		MinifyWhitespace:  true,
		MinifyIdentifiers: true,
		MinifySyntax:      true,
		Charset:           api.CharsetUTF8,
		LegalComments:     api.LegalCommentsNone, // LICENSES.txt has them
		JSX:               api.JSXAutomatic,
		JSXImportSource:   "preact",
		Loader:            map[string]api.Loader{".woff2": api.LoaderFile, ".woff": api.LoaderEmpty, ".ttf": api.LoaderEmpty, ".svg": api.LoaderFile},
		Plugins:           plugins,
		LogLevel:          api.LogLevelSilent,
	}
}

// complaints are the errors and warnings of a build, none of which is let pass.
func complaints(result api.BuildResult) error {
	var lines []string
	for _, m := range append(result.Errors, result.Warnings...) {
		line := m.Text
		if m.Location != nil {
			line = fmt.Sprintf("%s:%d: %s", m.Location.File, m.Location.Line, line)
		}
		lines = append(lines, line)
	}
	return errors.New(strings.Join(lines, "\n"))
}

// addresses lets a module import where a style sheet will stand, to load it
// only when it is needed: import href from "katex/dist/katex.min.css?url".
func (b *bundle) addresses() api.Plugin {
	return api.Plugin{Name: "addresses", Setup: func(build api.PluginBuild) {
		build.OnResolve(api.OnResolveOptions{Filter: `\.css\?url$`}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
			found := build.Resolve(strings.TrimSuffix(args.Path, "?url"), api.ResolveOptions{ResolveDir: args.ResolveDir, Kind: api.ResolveJSImportStatement})
			if len(found.Errors) > 0 {
				return api.OnResolveResult{Errors: found.Errors}, nil
			}
			name, err := filepath.Rel(b.root, found.Path)
			return api.OnResolveResult{Path: filepath.ToSlash(name), Namespace: "address"}, err
		})
		build.OnLoad(api.OnLoadOptions{Filter: `.`, Namespace: "address"}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			out, err := b.compile([]string{args.Path}, nil)
			if err != nil {
				return api.OnLoadResult{}, err
			}
			text := fmt.Sprintf("export default %q", "/"+out[args.Path])
			return api.OnLoadResult{Contents: &text, Loader: api.LoaderJS}, nil
		})
	}}
}
