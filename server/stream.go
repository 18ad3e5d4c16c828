package server

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"mime"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"
)

// streams reports whether a path is of an endpoint that tells of its progress on
// request.
func (s *Server) streams(path string) bool {
	return slices.ContainsFunc(s.known, func(e endpoint) bool { return e.streamed && root+e.path == path })
}

// streamed reports whether a request is answered with a stream.
func (s *Server) streamed(r *http.Request) bool {
	if !s.streams(r.URL.Path) {
		return false
	}
	accepted := strings.Join(r.Header.Values("Accept"), ",")
	weight := weightOf(accepted, "text/event-stream")
	return weight > 0 && weight >= weightOf(accepted, "application/json")
}

// weightOf is how much an Accept likes a media type that it names, 0 where it does not.
func weightOf(accepted, kind string) (most float64) {
	for entry := range strings.SplitSeq(accepted, ",") {
		named, with, err := mime.ParseMediaType(entry)
		if err != nil || named != kind {
			continue
		}
		weight := 1.0
		if q, weighed := with["q"]; weighed {
			weight, _ = strconv.ParseFloat(q, 64) // what is no number is nothing
		}
		most = max(most, weight)
	}
	return most
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
		if !s.streamed(r) {
			next.ServeHTTP(w, r)
			return
		}
		ctx, stop := context.WithCancel(r.Context())
		news, end := make(chan int64), make(chan struct{})
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
		inner.Header.Del("If-None-Match") // the last event is the answer, whole
		inner.Header.Del("Accept-Encoding")
		go func() {
			defer close(end)
			defer func() {
				if p := recover(); p != nil {
					*rec = recorded{header: http.Header{}}
					refuse(rec, inner, s.mistake(inner, p), http.StatusInternalServerError)
				}
			}()
			next.ServeHTTP(rec, inner)
		}()
		w.Header().Set("Content-Type", "text/event-stream")
		s.tell(ctx, w, news, end)
		stop()
		<-end // r must not be used once this has returned
		if r.Context().Err() == nil {
			defer s.hold(r, rec)()
			rec.tell(w)
		}
	})
}

// tell writes the events of progress until the answer is there, or the client has gone.
func (s *Server) tell(ctx context.Context, w http.ResponseWriter, news <-chan int64, end <-chan struct{}) {
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
		case <-end:
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
	_, err := fmt.Fprintf(w, "event: %s\ndata: ", name)
	if err == nil {
		_, err = w.Write(bytes.TrimSpace(data))
	}
	if err == nil {
		_, err = io.WriteString(w, "\n\n")
	}
	return err
}
