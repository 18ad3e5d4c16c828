package server

import (
	"context"
	"net/http"
	"runtime"
	"sync"
	"sync/atomic"

	"grundy/game"
)

// lanes keep what takes long from standing in the way of what does not. Every request
// begins in the short lane, which is wide. When its computation reports for the first
// time, after a tenth of a second, it has to go on in the long lane, which leaves a
// processor to the others, and waits inside that report until there is room.
type lanes struct {
	short chan struct{} // requests being answered
	long  chan struct{} // long computations
	queue chan struct{} // computations that wait for the long lane
}

const (
	mostRequests = 256 // being answered at the same time
	queueEach    = 8   // waiting for each place in the long lane
)

func newLanes(long int) *lanes {
	if long == 0 {
		long = max(1, runtime.GOMAXPROCS(0)-1)
	}
	return &lanes{make(chan struct{}, mostRequests), make(chan struct{}, long), make(chan struct{}, queueEach*long)}
}

var (
	busyText = game.Text{En: "too much is being computed for others, at most %d long computations at the same time; ask again in a moment", Zh: "正在为他人进行的长时间计算已达上限（同时最多 %d 个）；请稍后再试"}
	fullText = game.Text{En: "more than %d requests are being answered; ask again in a moment", Zh: "正在处理的请求超过上限 %d 个；请稍后再试"}
)

// lane is where a request is; the zero value is in the short one.
type lane struct {
	mu    sync.Mutex
	lanes *lanes
	long  bool
	stop  context.CancelFunc // ends the computation
	busy  atomic.Bool        // it was given up, since others compute
}

// change goes on in the long lane, once there is room. Where too many wait for it, or
// the time is over before there is, the computation is given up, and ends by ctx.
func (l *lane) change(ctx context.Context) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.long || l.lanes == nil {
		return
	}
	select {
	case l.lanes.queue <- struct{}{}:
		defer func() { <-l.lanes.queue }()
	default:
		l.busy.Store(true)
		l.stop()
		return
	}
	select {
	case l.lanes.long <- struct{}{}:
		l.long = true
	case <-ctx.Done():
		l.busy.Store(true)
	}
}

// leave ends the request's stay.
func (l *lane) leave() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.long {
		l.long = false
		<-l.lanes.long
	}
}

// progress is what a computation tells of itself.
func progress(ctx context.Context) func(int64) {
	v := visitOf(ctx)
	return func(positions int64) {
		v.lane.change(ctx)
		if v.report != nil {
			v.report(positions)
		}
	}
}

// admit lets so many requests in at the same time, each for so long.
func (s *Server) admit(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		select {
		case s.lanes.short <- struct{}{}:
			defer func() { <-s.lanes.short }()
		default:
			w.Header().Set("Retry-After", "1")
			refuse(w, r, game.Refuse(game.Limit, fullText, mostRequests), http.StatusServiceUnavailable)
			return
		}
		ctx, stop := context.WithTimeout(r.Context(), s.limits.Time)
		defer stop()
		v := visitOf(ctx)
		v.lane.lanes, v.lane.stop = s.lanes, stop
		defer v.lane.leave()
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}
