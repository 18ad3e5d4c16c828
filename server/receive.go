package server

import (
	"bytes"
	"errors"
	"io"
	"mime"
	"net/http"
	"os"
	"strings"
	"time"

	"grundy/game"
)

// bodyTime is how long a body may take to come.
const bodyTime = 5 * time.Second

var (
	largeText  = game.Text{En: "the body has more than %d bytes, the limit", Zh: "请求体超过上限 %d 字节"}
	slowText   = game.Text{En: "the body did not come in time", Zh: "未能及时收到请求体"}
	packedText = game.Text{En: "a body is taken as it is; send it without Content-Encoding", Zh: "请求体须为原样；发送时请不要带 Content-Encoding"}
	brokenText = game.Text{En: "the body did not come whole", Zh: "请求体不完整"}
)

// receive reads the body of a request, before the request takes a place among those that
// are being answered.
func (s *Server) receive(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.ContentLength == 0 {
			next.ServeHTTP(w, r)
			return
		}
		body, status, err := s.bodyOf(w, r)
		if err != nil {
			refuse(w, r, err, status)
			return
		}
		if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err == nil {
			r.Header.Set("Content-Type", kind) // which is small letters now
		}
		r = r.WithContext(r.Context())
		r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
		next.ServeHTTP(w, r)
	})
}

// bodyOf reads a body, or returns why there is none with the status of that. A body that
// says itself that it is too large is not waited for.
func (s *Server) bodyOf(w http.ResponseWriter, r *http.Request) (body []byte, status int, err error) {
	if packed := r.Header.Get("Content-Encoding"); packed != "" && !strings.EqualFold(packed, "identity") {
		return nil, http.StatusUnsupportedMediaType, game.Refuse(game.Syntax, packedText)
	}
	large := game.Refuse(game.Limit, largeText, s.limits.Body)
	if r.ContentLength > s.limits.Body {
		return nil, http.StatusRequestEntityTooLarge, large
	}
	c := visitOf(r.Context()).conn
	_ = c.SetReadDeadline(time.Now().Add(bodyTime)) // where there is no connection, nothing is waited for
	e := s.bodies.join(s.limits.Body, c.SetReadDeadline)
	body, err = io.ReadAll(http.MaxBytesReader(w, r.Body, s.limits.Body))
	switch gone := s.bodies.leave(e); {
	case gone || errors.Is(err, os.ErrDeadlineExceeded):
		return nil, http.StatusRequestTimeout, game.Refuse(game.Limit, slowText)
	case errors.As(err, new(*http.MaxBytesError)):
		return nil, http.StatusRequestEntityTooLarge, large
	case err != nil:
		return nil, http.StatusBadRequest, game.Refuse(game.Syntax, brokenText)
	}
	return body, 0, nil
}
