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
	path := game.Short(r.URL.Path)
	if methods == nil {
		refuse(w, r, game.Refuse(game.BadParameter, nowhereText, path), http.StatusNotFound)
		return
	}
	allowed := strings.Join(methods, ", ")
	w.Header().Set("Allow", allowed)
	refuse(w, r, game.Refuse(game.BadParameter, methodText, path, r.Method, allowed), http.StatusMethodNotAllowed)
}
