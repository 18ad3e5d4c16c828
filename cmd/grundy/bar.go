package main

import (
	"os"
	"sync"
	"time"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"

	"grundy/game"
)

var rateText = game.Text{En: " %.0f heaps/s, %v left", Zh: " 每秒 %.0f 堆，还需 %v"}

// bar shows how far a long run is, its rate and the time left, once it has taken a
// moment. A nil bar shows nothing.
type bar struct {
	a           *app
	on          *os.File
	total, done int64 // heaps in all, and at the start
	start       time.Time

	mu    sync.Mutex
	all   *mpb.Progress // nil before the bar is shown
	one   *mpb.Bar
	ended bool
}

// moment is how long a run may take that shows no bar.
const moment = time.Second / 2

// bar makes one for the heaps up to total, of which some are done already; nil
// when nobody watches.
func (a *app) bar(total, done int64) *bar {
	f := a.watched()
	if f == nil {
		return nil
	}
	b := &bar{a: a, on: f, total: total, done: done, start: time.Now()}
	a.shown.Store(b)
	return b
}

// set says how many heaps are done. The last of them is done when the run ends.
func (b *bar) set(heaps int64) {
	if b == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.ended || time.Since(b.start) < moment {
		return
	}
	if b.all == nil {
		b.show()
	}
	b.one.SetCurrent(min(heaps, b.total-1))
}

// show draws the bar.
func (b *bar) show() {
	b.all = mpb.New(mpb.WithOutput(b.on), mpb.WithWidth(40))
	b.one = b.all.AddBar(b.total,
		mpb.PrependDecorators(decor.Percentage(decor.WCSyncSpace)),
		mpb.AppendDecorators(decor.Any(func(s decor.Statistics) string {
			return b.say(s.Current, time.Since(b.start))
		})),
		mpb.BarRemoveOnComplete(),
	)
	b.one.SetRefill(b.done)
}

// mostSeconds fit a time.Duration.
const mostSeconds = 1 << 33

// say words the rate and the time left, of which heaps that were there at the start
// say nothing.
func (b *bar) say(heaps int64, took time.Duration) string {
	if heaps <= b.done {
		return ""
	}
	rate := float64(heaps-b.done) / took.Seconds()
	left := time.Duration(min(float64(b.total-heaps)/rate, mostSeconds)) * time.Second
	return rateText.With(rate, left).In(b.a.lang)
}

// end takes the bar away.
func (b *bar) end() {
	if b == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.ended = true
	if b.all != nil {
		b.one.Abort(true)
		b.all.Wait()
		b.all = nil
	}
}
