package server

import (
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"grundy/game"
)

// speak says of what is answered on what it depends, and that nobody keeps it: an answer
// that may be kept says so itself.
func (s *Server) speak(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Cache-Control", never)
		h.Add("Vary", "Accept-Language")
		if s.streams(r.URL.Path) {
			h.Add("Vary", "Accept")
		}
		next.ServeHTTP(w, r)
	})
}

var (
	queryText = game.Text{En: "the query of the address cannot be read: %s", Zh: "无法读懂网址中的查询部分：%s"}
	twiceText = game.Text{En: "the parameter %s stands there more than once", Zh: "参数 %s 出现了不止一次"}
	pathText  = game.Text{En: "a control character stands in the address", Zh: "网址中有控制字符"}
)

// single refuses an address of which something would be lost in silence.
func single(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if err := lost(r.URL); err != nil {
			refuse(w, r, err, 0)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// lost returns what of an address would be lost, nil for nothing.
func lost(u *url.URL) error {
	if strings.ContainsFunc(u.Path, func(c rune) bool { return c < ' ' || c == 0x7f }) {
		return game.Refuse(game.BadParameter, pathText)
	}
	all, err := url.ParseQuery(u.RawQuery)
	if err != nil {
		return game.Refuse(game.Syntax, queryText, game.Short(u.RawQuery))
	}
	for _, name := range slices.Sorted(maps.Keys(all)) {
		if len(all[name]) > 1 {
			return game.Refuse(game.BadParameter, twiceText, game.Short(name))
		}
	}
	return nil
}
