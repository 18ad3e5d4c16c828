package server

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"grundy/game"
)

// policy keeps a page of this server to what it brings itself. Formulas and plots are
// placed by styles of their elements.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

var (
	homeText   = game.Text{En: "the request does not say whom it asks; send a Host", Zh: "请求没有说明访问的主机；请发送 Host"}
	hostText   = game.Text{En: "this server is not asked under the name %q; start it with --host %s if it is yours", Zh: "本服务器不以 %q 为名；如果这是您的服务器，启动时请加 --host %s"}
	originText = game.Text{En: "a page of another site may not ask this server", Zh: "其他网站的页面不能向本服务器提问"}
)

// guard sets the headers that keep a browser in bounds, and refuses what comes from a
// page of another site, or under a name that somebody else's may have been made to lead
// here: addresses and localhost are sure.
func (s *Server) guard(next http.Handler) http.Handler {
	foreign := http.NewCrossOriginProtection()
	foreign.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		refuse(w, r, game.Refuse(game.BadParameter, originText), http.StatusForbidden)
	}))
	next = foreign.Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		switch name := hostOf(r); {
		case name == "":
			refuse(w, r, game.Refuse(game.BadParameter, homeText), http.StatusBadRequest)
			return
		case !s.named(name):
			refuse(w, r, game.Refuse(game.BadParameter, hostText, game.Short(name), game.Short(name)), http.StatusMisdirectedRequest)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// hostOf is the host that the client believes to ask, without its port.
func hostOf(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.Host)
	if err != nil {
		host = r.Host
	}
	return strings.ToLower(strings.TrimSuffix(strings.Trim(host, "[]"), "."))
}

// named reports whether the server may be asked under a name.
func (s *Server) named(host string) bool {
	if _, err := netip.ParseAddr(host); err == nil {
		return true
	}
	return host == "localhost" || strings.HasSuffix(host, ".localhost") || slices.ContainsFunc(s.config.Hosts, func(name string) bool { return strings.EqualFold(name, host) })
}
