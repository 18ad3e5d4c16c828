package server

import (
	"crypto/rand"
	"log/slog"
	"net/http"
	"runtime/debug"
	"time"

	"grundy/game"
)

const idHeader = "X-Request-Id"

// newID makes an id for a request that brings none.
func newID() string { return rand.Text()[:16] }

// observed is a response of which is known what has been sent.
type observed struct {
	http.ResponseWriter
	status int
	bytes  int64
}

func (o *observed) WriteHeader(status int) {
	if o.status == 0 {
		o.status = status
	}
	o.ResponseWriter.WriteHeader(status)
}

func (o *observed) Write(p []byte) (int, error) {
	if o.status == 0 {
		o.status = http.StatusOK
	}
	n, err := o.ResponseWriter.Write(p)
	o.bytes += int64(n)
	return n, err
}

// Unwrap lets http.ResponseController find what else the response can do.
func (o *observed) Unwrap() http.ResponseWriter { return o.ResponseWriter }

var mistakeText = game.Text{En: "this server has a mistake, which it has written to its log under %s", Zh: "服务器出现内部错误，已记入日志，编号 %s"}

// observe writes a line to the log for each request, counts it, and answers where a
// handler has panicked: until then nothing has been sent.
func (s *Server) observe(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start, v := time.Now(), visitOf(r.Context())
		o := &observed{ResponseWriter: w}
		s.metrics.inFlight.Inc()
		defer func() {
			if p := recover(); p != nil {
				refuse(o, r, s.mistake(r, p), http.StatusInternalServerError)
			}
			if r.Context().Err() != nil && o.status == 0 {
				o.status = statusGone
			}
			took := time.Since(start)
			s.metrics.inFlight.Dec()
			s.metrics.count(v.pattern, o.status, took)
			s.log.LogAttrs(r.Context(), slog.LevelInfo, "request",
				slog.String("id", v.id), slog.String("client", clientOf(r)), slog.String("method", r.Method),
				slog.String("path", game.Short(r.URL.Path)), slog.Int("status", o.status), slog.Int64("bytes", o.bytes),
				slog.Float64("ms", float64(took.Microseconds())/1000))
		}()
		next.ServeHTTP(o, r)
	})
}

// mistake logs where a handler has panicked, and returns what the client is told.
func (s *Server) mistake(r *http.Request, p any) error {
	id := visitOf(r.Context()).id
	s.log.Error("panic", "id", id, "why", p, "stack", string(debug.Stack()))
	return game.Refuse(game.Internal, mistakeText, id)
}
