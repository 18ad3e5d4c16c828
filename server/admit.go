package server

import (
	"context"
	"net/http"
	"sync"

	"grundy/server/lanes"
)

const (
	mostRequests = 256 // being answered at the same time
	queueEach    = 8   // waiting for each place in the long lane
)

// progress is what a computation tells of itself. A later part of it may count from 0 again,
// which is not told until it is further.
func progress(ctx context.Context) func(int64) {
	v := visitOf(ctx)
	var mu sync.Mutex
	var most int64
	return func(positions int64) {
		lanes.Change(ctx)
		if v.report == nil {
			return
		}
		mu.Lock()
		defer mu.Unlock()
		if positions > most {
			most = positions
			v.report(positions)
		}
	}
}

// long gives up the place of a short computation for one of a long one, which it may have to
// wait for; the error is that of ctx where it got none.
func long(ctx context.Context) error {
	lanes.Change(ctx)
	return ctx.Err()
}

// admit lets so many requests in at the same time, each for so long.
func (s *Server) admit(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ctx, leave, err := s.lanes.Enter(r.Context(), len(r.URL.RawQuery)+int(r.ContentLength), s.limits.Time)
		if err == context.Canceled {
			refuse(w, r, err, statusGone)
			return
		}
		if err != nil {
			w.Header().Set("Retry-After", "1")
			refuse(w, r, err, http.StatusServiceUnavailable)
			return
		}
		defer leave()
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}
