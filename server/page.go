package server

import (
	"net/http"
)

// routes are the paths that the page draws by itself.
var routes = []string{"/play", "/explore", "/learn", "/contest"}

// page serves the built page.
func (s *Server) page() http.Handler {
	files := http.FileServerFS(s.config.Page)
	mux := http.NewServeMux()
	mux.Handle("/", files)
	for _, path := range routes {
		mux.HandleFunc("GET "+path, func(w http.ResponseWriter, r *http.Request) {
			http.ServeFileFS(w, r, s.config.Page, "index.html")
		})
	}
	return mux
}
