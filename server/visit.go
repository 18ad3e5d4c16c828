package server

import (
	"context"
	"net/http"
	"regexp"

	"golang.org/x/text/language"

	"grundy/game"
)

// visit is what the layers around a request tell each other.
type visit struct {
	id      string
	lang    game.Lang
	pattern string // of the endpoint, once it is found
	report  func(positions int64)
	conn    *http.ResponseController // sets the deadlines of the connection
}

type visitKey struct{}

// visitOf returns the visit of a request, an empty one outside of any.
func visitOf(ctx context.Context) *visit {
	if v, ok := ctx.Value(visitKey{}).(*visit); ok {
		return v
	}
	return &visit{}
}

// wellFormed is what an id of a request may be that somebody else gave.
var wellFormed = regexp.MustCompile(`^[A-Za-z0-9._-]{1,64}$`)

// begin gives a request its visit: an id, that of the client where it is well formed,
// and the language that the query names or Accept-Language prefers.
func begin(next http.Handler) http.Handler {
	offered := language.NewMatcher([]language.Tag{language.English, language.Chinese})
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		v := &visit{id: r.Header.Get(idHeader), conn: http.NewResponseController(w)}
		if !wellFormed.MatchString(v.id) {
			v.id = newID()
		}
		w.Header().Set(idHeader, v.id)
		if wanted := r.Header.Get("Accept-Language"); wanted != "" {
			_, i := language.MatchStrings(offered, wanted)
			v.lang = game.Lang(i)
		}
		v.lang = v.spoken(r.URL.Query().Get("lang"))
		next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), visitKey{}, v)))
	})
}

// spoken is the language of that name, or else the one of the visit.
func (v *visit) spoken(name string) game.Lang {
	if l, ok := game.LookupLang(name); ok {
		return l
	}
	return v.lang
}
