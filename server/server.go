// Package server answers over HTTP: the API below /api/v1/, its description, and the
// page.
//
// [New] makes a server of a [Config]; [Server.Handler] is all of it for somebody's own
// http.Server, and [Server.Serve] serves it with the timeouts that strangers call for
// until a context ends.
//
// An endpoint is a row: its method, path and words, and a function from a question to
// an answer that is the wire form of the command's --json. The front door, its limits
// and the words are those of the command; a client is never answered by a file of this
// machine. What stands around every request (language, limits of rate and number, gzip,
// logs) is a handler each, in a file of its name, and [Server.Handler] puts them together.
package server

import (
	"cmp"
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"grundy"
	"grundy/server/limits"
)

// Config says what is served, and how much a client may ask for. The zero value is
// served without a page, a bound on the rate, or rule files.
type Config struct {
	Limits      limits.Limits // limits.Strict() where Positions is 0
	Page        fs.FS         // the built page, nil for none
	Version     string
	Log         *slog.Logger // nil for none
	Concurrency int          // long computations at the same time; 0: one less than there are processors, at least one
}

// Server is the HTTP API and the page. It is safe for concurrent use.
type Server struct {
	config  Config
	limits  limits.Limits
	solver  *grundy.Solver
	log     *slog.Logger
	api     huma.API
	handler http.Handler
}

// New makes a server.
func New(c Config) *Server {
	if c.Limits.Positions == 0 {
		c.Limits = limits.Strict()
	}
	s := &Server{config: c, limits: c.Limits, solver: c.Limits.Solver(), log: cmp.Or(c.Log, slog.New(slog.DiscardHandler))}
	mux := http.NewServeMux()
	s.api = newAPI(mux, c.Version)
	s.addSolve()
	s.addRulesets()
	if c.Page != nil {
		mux.Handle("/", s.page())
	}
	s.handler = withLanguage(mux)
	return s
}

// Handler is the whole server.
func (s *Server) Handler() http.Handler { return s.handler }

// Serve answers on a listener until ctx ends, and then lets the requests that are being
// answered come to an end.
func (s *Server) Serve(ctx context.Context, l net.Listener) error {
	h := &http.Server{Handler: s.handler, ReadHeaderTimeout: 5 * time.Second}
	done := make(chan error, 1)
	go func() { done <- h.Serve(l) }()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
	}
	end, stop := context.WithTimeout(context.WithoutCancel(ctx), s.limits.Time+time.Second)
	defer stop()
	err := h.Shutdown(end)
	if served := <-done; err == nil && !errors.Is(served, http.ErrServerClosed) {
		err = served
	}
	return err
}
