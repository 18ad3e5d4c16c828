package heap

import (
	"context"

	"grundy/engine/heap/code"
	"grundy/engine/heap/sparse"
	"grundy/game"
)

// window is how many of the first and of the latest nimbers Stream keeps: 128 MB
// for both.
const window = 1 << 25

var windowText = game.Text{
	En: "a table of the game %s cannot be streamed; only one of a finite code that leaves at most two heaps can",
	Zh: "游戏 %s 的表不能流式计算；只有有限且至多剩两堆的代码可以",
}

// Stream hands on the nimbers of the heaps below n of a code, in order and in
// blocks, and keeps a window of them only, so that n may be more than memory holds.
// It fails, with game.Limit, where a heap needs a nimber outside the window, as in
// games that have rare values again and again. It spends a position a heap.
func Stream(ctx context.Context, c code.Code, n int, b *game.Budget, yield func(first int, nimbers []uint16) error) error {
	return stream(ctx, c, n, window, b, yield)
}

func stream(ctx context.Context, c code.Code, n, window int, b *game.Budget, yield func(first int, nimbers []uint16) error) error {
	r, ok := scanRules(c)
	if !ok {
		return game.Refuse(game.Limit, windowText, game.Short(c.String()))
	}
	s, err := sparse.New(r, sparse.Options{Budget: b, Window: window, Sink: yield})
	if err != nil {
		return err
	}
	defer s.Close()
	return s.Extend(ctx, n)
}
