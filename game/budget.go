package game

import (
	"context"
	"math"
	"math/big"
	"sync/atomic"
	"time"
)

// Budget bounds a computation. One serves a whole call and is safe for
// concurrent use. The zero value bounds nothing.
type Budget struct {
	Positions int64 // most positions to compute; 0: no bound
	Bytes     int64 // most bytes of the engines' own tables; 0: no bound
	Fixed     bool  // nobody who reads a refusal can raise the bounds

	// Report, if not nil, hears of the positions computed so far, at most ten
	// times a second.
	Report func(done int64)

	whole             *Budget      // what a part is a part of
	rest              bool         // it has all the positions that were left of the whole
	spent, held, next atomic.Int64 // next: when Report is due again, in ns
	short, full       atomic.Bool
}

const reportEvery = int64(time.Second / 10)

func (b *Budget) report(done int64) {
	if b.Report == nil {
		return
	}
	now, due := time.Now().UnixNano(), b.next.Load()
	if now >= due && b.next.CompareAndSwap(due, now+reportEvery) && due > 0 {
		b.Report(done)
	}
}

var (
	fixedText     = Text{"this needs more than %v, the limit", "需要计算的局面超过上限 %v"}
	positionsText = Text{"this needs more than %v, the limit; raise the limit to go on", "需要计算的局面超过上限 %v；提高上限后可继续"}
	onePosition   = Text{"%d position", "%d 个"}
	somePositions = Text{"%d positions", "%d 个"}
	countlessText = Text{"this needs more positions than can be counted", "需要计算的局面多得无法计数"}
	bytesText     = Text{"this needs more than %d bytes of tables, the limit", "所需的表超过上限 %d 字节"}
)

// Spend counts n positions just computed, and fails when the bound is passed or
// ctx has ended. Engines call it at least once in some thousand positions.
func (b *Budget) Spend(ctx context.Context, n int64) error {
	done := b.spent.Add(n)
	if done > b.Positions && b.Positions > 0 {
		b.short.Store(true)
		return b.refuse()
	}
	b.report(done)
	if b.whole != nil {
		return b.whole.Spend(ctx, n)
	}
	return ctx.Err()
}

// Spent returns how many positions have been counted.
func (b *Budget) Spent() int64 { return b.spent.Load() }

// Left returns how many positions may still be computed.
func (b *Budget) Left() int64 {
	if b.Positions == 0 {
		return math.MaxInt64
	}
	return max(0, b.Positions-b.spent.Load())
}

// Short reports whether a computation was refused for want of positions.
func (b *Budget) Short() bool { return b.short.Load() }

// Afford fails at once when a computation of n positions cannot fit in what is
// left, so that a hopeless table is refused before it is begun.
func (b *Budget) Afford(n *big.Int) error {
	if n.Cmp(big.NewInt(b.Left())) <= 0 {
		return nil
	}
	b.short.Store(true)
	if b.Positions == 0 {
		return Refuse(Limit, countlessText)
	}
	return b.refuse()
}

func (b *Budget) refuse() error {
	if b.rest {
		b.whole.short.Store(true)
		return b.whole.refuse()
	}
	text := positionsText
	if b.Fixed {
		text = fixedText
	}
	return Refuse(Limit, text, Counted(b.Positions, onePosition, somePositions))
}

// Hold reserves n bytes for a table and fails when the bound is passed.
// Release gives them back.
func (b *Budget) Hold(n int64) error {
	if b.held.Add(n) > b.Bytes && b.Bytes > 0 {
		b.held.Add(-n)
		b.full.Store(true)
		return Refuse(Limit, bytesText, b.Bytes)
	}
	if b.whole == nil {
		return nil
	}
	err := b.whole.Hold(n)
	if err != nil {
		b.held.Add(-n)
		b.full.Store(true)
	}
	return err
}

// Full reports whether a table was refused for want of bytes, here or in the whole.
func (b *Budget) Full() bool { return b.full.Load() }

// Release returns n bytes to the budget.
func (b *Budget) Release(n int64) {
	b.held.Add(-n)
	if b.whole != nil {
		b.whole.Release(n)
	}
}

// Held returns how many bytes are reserved.
func (b *Budget) Held() int64 { return b.held.Load() }

// Part returns a budget of at most n positions within b. What it spends and
// holds counts in b too. Where b leaves less, a refusal names the bound of b.
func (b *Budget) Part(n int64) *Budget {
	left := b.Left()
	return &Budget{Positions: max(1, min(n, left)), Fixed: b.Fixed, whole: b, rest: n > left}
}
