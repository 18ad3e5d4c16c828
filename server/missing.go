package server

import (
	"net/http"
	"slices"
	"strings"

	"grundy/game"
)

var (
	nowhereText = game.Text{En: "there is nothing at %s; /api/ says what there is", Zh: "%s 处没有内容；可用的接口见 /api/"}
	methodText  = game.Text{En: "%[1]s is not asked with %[2]s but with %[3]s", Zh: "%[1]s 不接受 %[2]s，应使用 %[3]s"}
)

// missing answers where the API has nothing: an endpoint that is asked with another
// method, or none.
func (s *Server) missing(w http.ResponseWriter, r *http.Request) {
	var methods []string
	for _, e := range s.known {
		probe := http.NewServeMux()
		probe.HandleFunc(root+e.path, healthy)
		if _, pattern := probe.Handler(r); pattern != "" && !slices.Contains(methods, e.method) {
			methods = append(methods, e.method)
		}
	}
	if methods == nil {
		refuse(w, r, game.Refuse(game.BadParameter, nowhereText, game.Short(r.URL.Path)), http.StatusNotFound)
		return
	}
	refuseMethod(w, r, methods...)
}

// onlyRead lets be asked with GET alone.
func onlyRead(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			refuseMethod(w, r, http.MethodGet)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// refuseMethod says with what one asks. What is asked with GET is asked with HEAD too.
func refuseMethod(w http.ResponseWriter, r *http.Request, methods ...string) {
	allowed := slices.Clone(methods)
	if i := slices.Index(allowed, http.MethodGet); i >= 0 {
		allowed = slices.Insert(allowed, i+1, http.MethodHead)
	}
	w.Header().Set("Allow", strings.Join(allowed, ", "))
	refuse(w, r, game.Refuse(game.BadParameter, methodText, game.Short(r.URL.Path), game.Short(r.Method), strings.Join(methods, ", ")), http.StatusMethodNotAllowed)
}
