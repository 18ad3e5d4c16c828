// Package lanes keeps what takes long from standing in the way of what does not.
//
// [Lanes.Enter] lets a question in, for so long a time. It begins in the short lane, which
// is wide. When its computation reports for the first time, after a tenth of a second,
// [Change] makes it go on in the long lane, which leaves a processor to the others, and
// waits inside that report until there is room. Large questions, which may take long
// without a word, take turns in the short lane.
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
	turns chan struct{} // large ones of these
	large chan struct{} // those, and the ones that wait for a turn
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
	turns := runtime.GOMAXPROCS(0)
	return &Lanes{
		short: make(chan struct{}, questions), turns: make(chan struct{}, turns), large: make(chan struct{}, mostLarge),
		long: make(chan struct{}, long), queue: make(chan struct{}, waiting*long),
	}
}

const (
	little    = 1 << 10 // bytes of a question that is not large
	mostLarge = 64      // large questions
)

// Long is how many long computations go on.
func (l *Lanes) Long() int { return len(l.long) }

// MostLong is how many long computations may go on.
func (l *Lanes) MostLong() int { return cap(l.long) }

// Waiting is how many computations wait for the long lane.
func (l *Lanes) Waiting() int { return len(l.queue) }

var (
	busyText = game.Text{En: "too much is being computed already, for long at most %d at the same time; ask again in a moment", Zh: "正在进行的其他长时间计算已达上限（同时最多 %d 个）；请稍后再试"}
	fullText = game.Text{En: "more than %d questions are being answered; ask again in a moment", Zh: "正在处理的问题超过上限 %d 个；请稍后再试"}
	manyText = game.Text{En: "more than %d large questions are being answered or wait for their turn; ask again in a moment", Zh: "正在处理与等待的大问题超过上限 %d 个；请稍后再试"}
	turnText = game.Text{En: "large questions take turns, and the turn of this one did not come in time; ask again in a moment", Zh: "大问题须依次处理，而这个问题未能及时轮到；请稍后再试"}
)

// lane is where a question is.
type lane struct {
	lanes *Lanes
	stop  context.CancelFunc // ends the computation
	busy  atomic.Bool        // it was given up, since others compute

	mu   sync.Mutex
	long bool
	turn bool
}

type laneKey struct{}

// Enter lets a question of so many bytes in, or refuses it where too many are being
// answered. The context that it returns ends after the time that is given, in which a
// large question waits for its turn; leave must be called. Where ctx ends while it waits,
// the error is that of ctx.
func (l *Lanes) Enter(ctx context.Context, size int, most time.Duration) (in context.Context, leave func(), err error) {
	in, stop := context.WithTimeout(ctx, most)
	at := &lane{lanes: l, stop: stop}
	if size > little {
		err = at.wait(in)
	}
	if err == nil {
		err = enter(l.short, fullText)
	}
	if err != nil {
		at.leave()
		stop()
		return ctx, nil, err
	}
	return context.WithValue(in, laneKey{}, at), func() {
		stop()
		at.leave()
		<-l.short
	}, nil
}

// enter takes a place, where there is one.
func enter(places chan struct{}, full game.Text) error {
	select {
	case places <- struct{}{}:
		return nil
	default:
		return game.Refuse(game.Limit, full, cap(places))
	}
}

// wait waits for a turn.
func (at *lane) wait(ctx context.Context) error {
	if err := enter(at.lanes.large, manyText); err != nil {
		return err
	}
	select {
	case at.lanes.turns <- struct{}{}:
		at.turn = true
		return nil
	case <-ctx.Done():
		<-at.lanes.large
		if ctx.Err() == context.DeadlineExceeded {
			return game.Refuse(game.Limit, turnText)
		}
		return ctx.Err()
	}
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
	if at.long || ctx.Err() == context.Canceled {
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
	at.pass()
	select {
	case at.lanes.long <- struct{}{}:
		at.long = true
	case <-ctx.Done():
		at.busy.Store(ctx.Err() == context.DeadlineExceeded)
	}
}

// Busy returns why a computation was given up where others compute, nil where it was not.
func Busy(ctx context.Context) error {
	if at, ok := ctx.Value(laneKey{}).(*lane); ok && at.busy.Load() {
		return at.lanes.refusal()
	}
	return nil
}

func (l *Lanes) refusal() error { return game.Refuse(game.Limit, busyText, cap(l.long)) }

// pass gives the turn to the next.
func (at *lane) pass() {
	if at.turn {
		at.turn = false
		<-at.lanes.turns
		<-at.lanes.large
	}
}

// leave gives back what the question has taken.
func (at *lane) leave() {
	at.mu.Lock()
	defer at.mu.Unlock()
	at.pass()
	if at.long {
		at.long = false
		<-at.lanes.long
	}
}
