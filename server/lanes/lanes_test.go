package lanes_test

import (
	"context"
	"runtime"
	"testing"
	"time"

	"grundy/game"
	"grundy/server/lanes"
)

// enter lets a question in that has to be.
func enter(t *testing.T, l *lanes.Lanes, size int) (context.Context, func()) {
	t.Helper()
	ctx, leave, err := l.Enter(t.Context(), size, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	return ctx, leave
}

// refusal is the sentence of a refusal, "" where it is none.
func refusal(err error) string {
	if e := game.AsError(err); e != nil && e.Code == game.Limit {
		return e.In(game.En)
	}
	return ""
}

// TestShort: so many questions are in, and no more.
func TestShort(t *testing.T) {
	l := lanes.New(2, 1, 1)
	_, first := enter(t, l, 0)
	_, second := enter(t, l, 0)
	if _, _, err := l.Enter(t.Context(), 0, time.Minute); refusal(err) != "more than 2 questions are being answered; ask again in a moment" {
		t.Errorf("a third of two is told %v", err)
	}
	first()
	_, third := enter(t, l, 0)
	second()
	third()
}

// TestLong: so many compute for long, so many wait, and who waits in vain is told.
func TestLong(t *testing.T) {
	l := lanes.New(9, 1, 1)
	going, leave := enter(t, l, 0)
	if lanes.Change(going); l.Long() != 1 || lanes.Busy(going) != nil {
		t.Errorf("%d long computations, %v", l.Long(), lanes.Busy(going))
	}
	lanes.Change(going) // which is there already
	waiting, leaveWaiting := enter(t, l, 0)
	changed := make(chan struct{})
	go func() {
		lanes.Change(waiting)
		close(changed)
	}()
	for l.Waiting() == 0 {
		time.Sleep(time.Millisecond)
	}
	turned, leaveTurned := enter(t, l, 0)
	if lanes.Change(turned); turned.Err() == nil || lanes.Busy(turned) == nil {
		t.Error("one beyond those that may wait goes on")
	}
	leave()
	<-changed
	if l.Long() != 1 || l.Waiting() != 0 || waiting.Err() != nil {
		t.Errorf("%d go on and %d wait, %v, want the one that has waited", l.Long(), l.Waiting(), waiting.Err())
	}
	late, leaveLate, err := l.Enter(t.Context(), 0, 10*time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	if lanes.Change(late); lanes.Busy(late) == nil {
		t.Error("one whose time is over goes on")
	}
	left, leaveLeft := enter(t, l, 0)
	gone, leaveGone := context.WithCancel(left)
	go func() {
		for l.Waiting() == 0 {
			time.Sleep(time.Millisecond)
		}
		leaveGone()
	}()
	if lanes.Change(gone); lanes.Busy(gone) != nil {
		t.Errorf("one whose client has left is told %v", lanes.Busy(gone))
	}
	leaveWaiting()
	leaveTurned()
	leaveLate()
	leaveLeft()
	if l.Long() != 0 || l.Waiting() != 0 {
		t.Errorf("%d go on and %d wait when all have left", l.Long(), l.Waiting())
	}
}

// TestLarge: large questions take turns, others do not wait for them, and whoever computes
// for long has had its turn.
func TestLarge(t *testing.T) {
	const large = 1 << 12
	turns := runtime.GOMAXPROCS(0)
	l := lanes.New(100, 2*turns, 1)
	var in []context.Context
	var out []func()
	for range turns {
		ctx, leave := enter(t, l, large)
		in, out = append(in, ctx), append(out, leave)
	}
	if _, _, err := l.Enter(t.Context(), large, 10*time.Millisecond); refusal(err) != "large questions take turns, and the turn of this one did not come in time; ask again in a moment" {
		t.Errorf("one beyond %d that have a turn is told %v", turns, err)
	}
	gone, leaveGone := context.WithTimeout(t.Context(), time.Minute)
	time.AfterFunc(10*time.Millisecond, leaveGone)
	if _, _, err := l.Enter(gone, large, time.Minute); err != context.Canceled {
		t.Errorf("one whose client has left is told %v", err)
	}
	_, leave := enter(t, l, 1)
	leave()
	for _, ctx := range in {
		lanes.Change(ctx)
	}
	for range turns {
		_, leave := enter(t, l, large)
		out = append(out, leave)
	}
	for _, leave := range out {
		leave()
	}
	const many, most = 100, 64
	entered := make(chan error, many)
	for range many {
		go func() {
			_, _, err := l.Enter(t.Context(), large, time.Minute) // those that wait end with the test
			entered <- err
		}()
	}
	refused := 0
	for range many - most + turns {
		if err := <-entered; err != nil {
			refused++
			if want := "more than 64 large questions are being answered or wait for their turn; ask again in a moment"; refusal(err) != want {
				t.Errorf("one too many is told %v", err)
			}
		}
	}
	if refused != many-most {
		t.Errorf("%d of %d are refused, want all but %d", refused, many, most)
	}
}
