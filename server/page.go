package server

import (
	"bytes"
	"io/fs"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"time"

	"grundy/game"
)

// routes are the paths that the page draws by itself, with the file at the root.
var routes = []string{"", "play", "explore", "learn", "contest"}

// index is the file of the page itself.
const index = "index.html"

// hashed are names of files that change when their content does.
var hashed = regexp.MustCompile(`-[0-9A-Za-z]{8}\.\w+$`)

// How long a browser keeps what it has been sent. What may change with the program is
// asked for anew each time, and sent only where its ETag is another: the page and the
// answers that it reads must be of one program.
const (
	forEver = "public, max-age=31536000, immutable"
	asking  = "public, no-cache"
	never   = "no-store"
)

// file is a file of the page.
type file struct {
	name, tag, keep string
	body            []byte
}

// page serves the built page, which is read once.
func (s *Server) page() http.Handler {
	files := map[string]*file{}
	if s.config.Page != nil {
		files = readPage(s.config.Page)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := r.URL.Path[1:]
		if slices.Contains(routes, name) {
			name = index
		}
		f := files[name]
		switch {
		case f == nil && r.Method == http.MethodGet && strings.Contains(r.Header.Get("Accept"), "text/html") && files[index] != nil:
			astray(w, files[index])
			return
		case f == nil:
			refuse(w, r, game.Refuse(game.BadParameter, nowhereText, game.Short(r.URL.Path)), http.StatusNotFound)
			return
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			refuseMethod(w, r, http.MethodGet)
			return
		}
		w.Header().Set("ETag", f.tag)
		w.Header().Set("Cache-Control", f.keep)
		http.ServeContent(w, r, f.name, time.Time{}, bytes.NewReader(f.body))
	})
}

// astray answers a browser at an address of nothing with the page, which goes to where
// somebody may have meant.
func astray(w http.ResponseWriter, f *file) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", never)
	w.WriteHeader(http.StatusNotFound)
	_, _ = w.Write(f.body) // a client that has gone needs none
}

// readPage reads the files. It panics when they cannot be read, which files within the
// program can.
func readPage(dist fs.FS) map[string]*file {
	files := map[string]*file{}
	err := fs.WalkDir(dist, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		body, err := fs.ReadFile(dist, name)
		if err != nil {
			return err
		}
		f := &file{name: name, tag: tagOf(body), keep: asking, body: body}
		if hashed.MatchString(name) {
			f.keep = forEver
		}
		files[name] = f
		return nil
	})
	if err != nil {
		panic("server: " + err.Error())
	}
	return files
}
