package server

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strings"
)

// recorded is a response that is kept until all of it is known.
type recorded struct {
	header http.Header
	status int
	body   bytes.Buffer
}

func (r *recorded) Header() http.Header { return r.header }

func (r *recorded) WriteHeader(status int) {
	if r.status == 0 {
		r.status = status
	}
}

func (r *recorded) Write(p []byte) (int, error) {
	r.WriteHeader(http.StatusOK)
	return r.body.Write(p)
}

// send sends the response on.
func (r *recorded) send(w http.ResponseWriter) {
	w.WriteHeader(max(r.status, http.StatusOK))
	_, _ = w.Write(r.body.Bytes()) // a client that has gone needs none
}

// tagOf is the ETag of a body. It is weak, since the same body is also sent compressed.
func tagOf(body []byte) string {
	sum := sha256.Sum256(body)
	return `W/"` + hex.EncodeToString(sum[:12]) + `"`
}

// has reports whether If-None-Match names a tag.
func has(r *http.Request, tag string) bool {
	for known := range strings.SplitSeq(r.Header.Get("If-None-Match"), ",") {
		known = strings.TrimSpace(known)
		if known == "*" || strings.TrimPrefix(known, "W/") == strings.TrimPrefix(tag, "W/") {
			return true
		}
	}
	return false
}

// tag gives an answer that may be kept its ETag, and sends none that the client has.
func tag(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			next.ServeHTTP(w, r)
			return
		}
		rec := &recorded{header: w.Header()}
		next.ServeHTTP(rec, r)
		if rec.status != http.StatusOK || !strings.HasPrefix(rec.header.Get("Cache-Control"), "public") {
			rec.send(w)
			return
		}
		etag := tagOf(rec.body.Bytes())
		rec.header.Set("ETag", etag)
		if has(r, etag) {
			rec.header.Del("Content-Type")
			w.WriteHeader(http.StatusNotModified)
			return
		}
		rec.send(w)
	})
}
