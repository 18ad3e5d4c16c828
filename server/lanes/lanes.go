// Package lanes keeps what takes long from standing in the way of what does not.
//
// [Lanes.Enter] lets a question in, for so long a time. It begins in the short lane, which
// is wide. When its computation reports for the first time, after a tenth of a second,
// [Change] makes it go on in the long lane, which leaves a processor to the others, and
// waits inside that report until there is room.
package lanes

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"grundy/game"
)

// Lanes are where questions are answered. They are safe for concurrent use.
type Lanes struct {
	short chan struct{} // questions being answered
	long  chan struct{} // long computations
	queue chan struct{} // computations that wait for the long lane
}

// New makes lanes for so many questions, of which so many may compute for long, where 0
// is one less than there are processors, at least one, and so many may wait for each of
// those.
func New(questions, long, waiting int) *Lanes {
	if long == 0 {
		long = max(1, runtime.GOMAXPROCS(0)-1)
	}
	return &Lanes{make(chan struct{}, questions), make(chan struct{}, long), make(chan struct{}, waiting*long)}
}

// Long is how many long computations go on.
func (l *Lanes) Long() int { return len(l.long) }

// Waiting is how many computations wait for the long lane.
func (l *Lanes) Waiting() int { return len(l.queue) }

var (
	busyText = game.Text{En: "too much is being computed already, at most %d long computations at the same time; ask again in a moment", Zh: "正在进行的其他长时间计算已达上限（同时最多 %d 个）；请稍后再试"}
	fullText = game.Text{En: "more than %d questions are being answered; ask again in a moment", Zh: "正在处理的问题超过上限 %d 个；请稍后再试"}
)

// lane is where a question is.
type lane struct {
	lanes *Lanes
	stop  context.CancelFunc // ends the computation
	busy  atomic.Bool        // it was given up, since others compute

	mu   sync.Mutex
	long bool
}

type laneKey struct{}

// Enter lets a question in, or refuses it where too many are being answered. The context
// that it returns ends after the time that is given; leave must be called.
func (l *Lanes) Enter(ctx context.Context, most time.Duration) (in context.Context, leave func(), err error) {
	select {
	case l.short <- struct{}{}:
	default:
		return ctx, nil, game.Refuse(game.Limit, fullText, cap(l.short))
	}
	ctx, stop := context.WithTimeout(ctx, most)
	at := &lane{lanes: l, stop: stop}
	return context.WithValue(ctx, laneKey{}, at), func() {
		stop()
		at.leave()
		<-l.short
	}, nil
}

// Change goes on in the long lane, once there is room. Where too many wait for it, or the
// time is over before there is, the computation is given up, and ends by ctx.
func Change(ctx context.Context) {
	at, ok := ctx.Value(laneKey{}).(*lane)
	if !ok {
		return
	}
	at.mu.Lock()
	defer at.mu.Unlock()
	if at.long {
		return
	}
	select {
	case at.lanes.queue <- struct{}{}:
		defer func() { <-at.lanes.queue }()
	default:
		at.busy.Store(true)
		at.stop()
		return
	}
	select {
	case at.lanes.long <- struct{}{}:
		at.long = true
	case <-ctx.Done():
		at.busy.Store(true)
	}
}

// Busy returns why a computation was given up where others compute, nil where it was not.
func Busy(ctx context.Context) error {
	if at, ok := ctx.Value(laneKey{}).(*lane); ok && at.busy.Load() {
		return game.Refuse(game.Limit, busyText, cap(at.lanes.long))
	}
	return nil
}

// leave gives back the place in the long lane.
func (at *lane) leave() {
	at.mu.Lock()
	defer at.mu.Unlock()
	if at.long {
		at.long = false
		<-at.lanes.long
	}
}
