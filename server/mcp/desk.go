package mcp

import (
	"context"
	"runtime"

	"grundy/game"
)

// desk is where questions wait for a processor.
type desk struct {
	seats chan struct{} // questions being answered
	queue chan struct{} // those, and the ones that wait
}

// mostWaiting is how many questions wait.
const mostWaiting = 64

func newDesk() *desk {
	seats := runtime.GOMAXPROCS(0)
	return &desk{make(chan struct{}, seats), make(chan struct{}, seats+mostWaiting)}
}

var crowdText = game.Text{En: "more than %d questions wait to be answered; ask again in a moment", Zh: "等待回答的问题超过上限 %d 个；请稍后再试"}

// sit waits for a seat. Whoever has one leaves it.
func (d *desk) sit(ctx context.Context) (leave func(), err error) {
	select {
	case d.queue <- struct{}{}:
	default:
		return nil, game.Refuse(game.Limit, crowdText, mostWaiting)
	}
	select {
	case d.seats <- struct{}{}:
		return func() { <-d.seats; <-d.queue }, nil
	case <-ctx.Done():
		<-d.queue
		return nil, ctx.Err()
	}
}
