package main

import (
	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"

	"grundy/game"
)

var rateText = game.Text{En: "% .0f heaps/s", Zh: "每秒 % .0f 堆"}

// bar shows how far a long run is, its rate and the time left. A nil bar shows
// nothing.
type bar struct {
	all *mpb.Progress
	one *mpb.Bar
}

// bar makes one for the heaps up to total, of which some are done already; nil
// when nobody watches.
func (a *app) bar(total, done int64) *bar {
	f := a.watched()
	if f == nil {
		return nil
	}
	all := mpb.New(mpb.WithOutput(f), mpb.WithWidth(40))
	one := all.AddBar(total,
		mpb.PrependDecorators(decor.Percentage(decor.WCSyncSpace)),
		mpb.AppendDecorators(
			decor.AverageSpeed(0, a.say(rateText)),
			decor.AverageETA(decor.ET_STYLE_GO, decor.WC{W: 8}),
		),
		mpb.BarRemoveOnComplete(),
	)
	one.SetCurrent(done)
	one.SetRefill(done)
	b := &bar{all, one}
	a.shown.Store(b)
	return b
}

func (b *bar) set(heaps int64) {
	if b != nil {
		b.one.SetCurrent(heaps)
	}
}

// end takes the bar away.
func (b *bar) end() {
	if b != nil {
		b.one.Abort(true)
		b.all.Wait()
	}
}
