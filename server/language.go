package server

import (
	"context"
	"net/http"

	"golang.org/x/text/language"

	"grundy/game"
)

// langKey is the key of the language in a context.
type langKey struct{}

// langOf is the language that the client reads, English when nothing is known.
func langOf(ctx context.Context) game.Lang {
	l, _ := ctx.Value(langKey{}).(game.Lang)
	return l
}

// spoken is the language of that name, or else the one of the context.
func spoken(ctx context.Context, name string) game.Lang {
	switch name {
	case "en":
		return game.En
	case "zh":
		return game.Zh
	}
	return langOf(ctx)
}

// withLanguage finds the language of a request: lang of the query, or else the one that
// Accept-Language prefers.
func withLanguage(next http.Handler) http.Handler {
	offered := language.NewMatcher([]language.Tag{language.English, language.Chinese})
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, i := language.MatchStrings(offered, r.Header.Get("Accept-Language"))
		ctx := context.WithValue(r.Context(), langKey{}, game.Lang(i))
		ctx = context.WithValue(ctx, langKey{}, spoken(ctx, r.URL.Query().Get("lang")))
		w.Header().Add("Vary", "Accept-Language")
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}
