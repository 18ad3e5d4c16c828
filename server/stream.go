package server

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"
)

// isStreamed reports whether a path is of an endpoint that tells of its progress on
// request.
func isStreamed(path string) bool {
	return slices.Contains([]string{root + "solve", root + "sequence", root + "period", root + "table"}, path)
}

// alive is how often a stream without news shows that it goes on.
const alive = 5 * time.Second

// progressEvent is the data of an event "progress".
type progressEvent struct {
	Positions int64 `json:"positions"`
	Limit     int64 `json:"limit"`
}

// stream answers with server-sent events where the client asks for them: "progress" any
// number of times, and then "answer" or "problem" with what would be the body otherwise.
func (s *Server) stream(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !isStreamed(r.URL.Path) || !strings.Contains(r.Header.Get("Accept"), "text/event-stream") {
			next.ServeHTTP(w, r)
			return
		}
		ctx, stop := context.WithCancel(r.Context())
		news, end := make(chan int64), make(chan any, 1)
		visitOf(ctx).report = func(positions int64) {
			select {
			case news <- positions:
			case <-ctx.Done():
			}
		}
		rec := &recorded{header: http.Header{}}
		inner := r.WithContext(ctx)
		inner.Header = r.Header.Clone()
		inner.Header.Set("Accept", "application/json")
		go func() {
			defer func() { end <- recover() }()
			next.ServeHTTP(rec, inner)
		}()
		w.Header().Set("Content-Type", "text/event-stream")
		w.Header().Set("Cache-Control", "no-store")
		s.tell(ctx, w, news, end)
		stop()
		if broken := <-end; broken != nil { // r must not be used once this has returned
			panic(broken)
		}
		if r.Context().Err() == nil {
			rec.tell(w)
		}
	})
}

// tell writes the events of progress until the answer is there, whose sign it leaves in
// end, or the client has gone.
func (s *Server) tell(ctx context.Context, w http.ResponseWriter, news <-chan int64, end chan any) {
	flusher := http.NewResponseController(w)
	beat := time.NewTicker(alive)
	defer beat.Stop()
	for {
		var err error
		select {
		case positions := <-news:
			data, _ := json.Marshal(progressEvent{positions, s.limits.Positions}) // two numbers
			err = event(w, "progress", data)
		case <-beat.C:
			_, err = fmt.Fprint(w, ": \n\n")
		case broken := <-end:
			end <- broken
			return
		case <-ctx.Done():
			return
		}
		if err == nil {
			err = flusher.Flush()
		}
		if err != nil {
			return
		}
	}
}

// tell writes the last event.
func (r *recorded) tell(w http.ResponseWriter) {
	name := "answer"
	if r.status >= http.StatusBadRequest {
		name = "problem"
	}
	_ = event(w, name, r.body.Bytes()) // a client that has gone needs none
}

// event writes one event, whose data is one line.
func event(w http.ResponseWriter, name string, data []byte) error {
	_, err := fmt.Fprintf(w, "event: %s\ndata: %s\n\n", name, strings.TrimSpace(string(data)))
	return err
}
