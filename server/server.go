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
// logs) is a handler each, and [New] puts them together.
package server

import (
	"cmp"
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"runtime"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/klauspost/compress/gzhttp"

	"grundy"
	"grundy/server/lanes"
	"grundy/server/limits"
)

// Config says what is served, and how much a client may ask for. The zero value is
// served without a page, a bound on the rate, or rule files.
type Config struct {
	Limits      limits.Limits // what is missing of them is that of limits.Strict()
	Page        fs.FS         // the built page, nil for none
	Version     string
	Log         *slog.Logger // nil for none
	Rate        float64      // requests a second of each client; 0: no bound
	Concurrency int          // long computations at the same time; 0: one less than there are processors, at least one
	Hosts       []string     // names under which it may be asked, beside addresses and localhost

	// Confine runs [Confined] in a process of its own, whose memory is bounded and which
	// ends with ctx: what it is given is what Confined is to be given, and what it
	// returns is what that returned, an answer beside an error too. nil: no question may
	// bring rule files.
	Confine func(ctx context.Context, question []byte) (answer []byte, err error)
}

// Server is the HTTP API and the page. It is safe for concurrent use.
type Server struct {
	config  Config
	limits  limits.Limits
	solver  *grundy.Solver
	lanes   *lanes.Lanes
	log     *slog.Logger
	metrics *metrics
	api     huma.API
	known   []endpoint
	asks    map[string]string // the endpoint of each form of a question
	heads   crowd             // of requests, that come
	bodies  crowd             // that come
	answers crowd             // that go
	handler http.Handler
}

// New makes a server.
func New(c Config) *Server {
	c.Limits = c.Limits.Checked()
	s := &Server{
		config: c, limits: c.Limits, solver: c.Limits.Solver(), lanes: lanes.New(mostRequests, c.Concurrency, queueEach), asks: map[string]string{},
		log:   cmp.Or(c.Log, slog.New(slog.DiscardHandler)),
		heads: crowd{most: mostWaiting}, bodies: crowd{most: mostWaiting}, answers: crowd{most: mostWaiting},
	}
	s.metrics = newMetrics(s)
	api, rest := http.NewServeMux(), http.NewServeMux()
	s.api = s.newAPI(api)
	for _, addAll := range []func(){s.addSolve, s.addBatch, s.addSequences, s.addTable, s.addRulesets, s.addJudge, s.addTemplates, s.addIdentify, s.addGraph} {
		addAll()
	}
	s.describe()
	api.HandleFunc("/", s.missing)
	rest.Handle(root, s.speak(s.meter(single(s.receive(s.stream(s.admit(compress(tag(noted(api))))))))))
	rest.Handle("/healthz", onlyRead(http.HandlerFunc(healthy)))
	copied := make(chan struct{}, runtime.GOMAXPROCS(0))
	for path, still := range map[string]http.Handler{
		"/api/openapi.json": described(specification("application/openapi+json", s.api.OpenAPI().MarshalJSON)),
		"/api/openapi.yaml": described(specification("application/openapi+yaml", s.api.OpenAPI().YAML)),
		"/api/{$}":          described(s.docs()),
		"/api/docs.css":     described(docsStyle()),
		"/metrics":          onlyRead(s.metrics.handler()),
		"/":                 s.page(),
	} {
		rest.Handle(path, byTurns(copied, compress(still)))
	}
	s.handler = begin(s.observe(s.guard(s.send(noted(rest)))))
	return s
}

// Handler is the whole server.
func (s *Server) Handler() http.Handler { return s.handler }

// noted notes which pattern a request has been found under.
func noted(mux *http.ServeMux) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		v := visitOf(r.Context())
		_, v.pattern = mux.Handler(r)
		mux.ServeHTTP(w, r)
	})
}

func healthy(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	_, _ = w.Write([]byte("ok\n")) // a client that has gone needs none
}

// byTurns makes so many answers at the same time as there are turns. None of them waits
// for its client.
func byTurns(turns chan struct{}, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		turns <- struct{}{}
		defer func() { <-turns }()
		next.ServeHTTP(w, r)
	})
}

// compress compresses what is long.
func compress(next http.Handler) http.Handler {
	return gzhttp.GzipHandler(next)
}

// Serve answers on a listener until ctx ends, and then lets the requests that are being
// answered come to an end.
func (s *Server) Serve(ctx context.Context, l net.Listener) error {
	h := &http.Server{
		Handler:           headless(s.handler),
		ConnContext:       withConn,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      s.limits.Time + 20*time.Second,
		IdleTimeout:       time.Minute,
		MaxHeaderBytes:    80 << 10, // a position may stand in the address
		ErrorLog:          slog.NewLogLogger(s.log.Handler(), slog.LevelWarn),
	}
	done := make(chan error, 1)
	go func() { done <- h.Serve(heading{l, &s.heads}) }()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
	}
	end, stop := context.WithTimeout(context.WithoutCancel(ctx), s.limits.Time+time.Second)
	defer stop()
	err := errors.Join(h.Shutdown(end), h.Close())
	if served := <-done; err == nil && !errors.Is(served, http.ErrServerClosed) {
		err = served
	}
	return err
}
