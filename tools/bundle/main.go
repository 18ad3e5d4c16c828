// Command bundle makes the files of the page that the browser loads:
//
//	go run -C tools ./bundle ../server/web
//
// It reads src/ of the directory and writes dist/ anew: the modules in pieces
// that pages load when they are opened, the style sheet, what is copied from
// static/, and the licences of what is inside. Names hold a hash of what the
// file holds, so that a browser may keep it for ever; nothing depends on the
// day, the machine or the place. Packages are installed first where they are
// missing, as the lock file says.
package main

import (
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

// install gets the packages of the lock file where there are none.
func install(root string) error {
	if _, err := os.Stat(filepath.Join(root, "node_modules")); !errors.Is(err, fs.ErrNotExist) {
		return err
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
