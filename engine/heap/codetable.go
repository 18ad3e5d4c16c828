package heap

import (
	"context"
	"math"
	"math/big"
	"slices"

	"grundy/engine/heap/code"
	"grundy/game"
)

// CodeTable is a table of the nimbers of a code that can be made longer, and the
// search for a law in it. It is not safe for concurrent use.
type CodeTable struct {
	code        code.Code
	grower      grower
	criterion   criterion
	engine      Engine
	most, least int64 // heaps it can reach, and among which a law is sought for small heaps
	held        int64 // bytes
	law         *Law
	looked      int // heaps at the last look for it
}

// The heaps that the engines go up to, and those among which a law is sought for
// smaller positions. A scan without a sparse space costs all pairs of each heap.
const (
	mostScan, mostDense, leastScan = 1 << 36, 1 << 20, 1 << 9
	mostPairs                      = 1 << 17
	mostTriples                    = 1 << 20
	mostBreaks, leastBreaks        = 1 << 13, 1 << 7
)

var (
	lawText = game.Text{
		En: "no law of this game was proved within %d heaps, and the position has a larger one; raise the limit to go on",
		Zh: "在前 %d 个大小之内未能证明这个游戏的规律，而局面中有更大的堆；提高上限后可继续",
	}
	engineText = game.Text{
		En: "no law of this game was proved within %d heaps, beyond which computing it would take too long, and a larger one is asked for",
		Zh: "在前 %d 个大小之内未能证明这个游戏的规律，再往上计算耗时过长，而所问的堆更大",
	}
)

// NewCodeTable chooses the engine for a code.
func NewCodeTable(c code.Code) *CodeTable {
	k := newCriterion(c)
	_, ends := c.Last()
	if parts, bounded := c.MostParts(); ends && bounded && parts <= 2 {
		if s := newScan(c); s != nil {
			return &CodeTable{code: c, grower: s, criterion: k, engine: ByScan, most: mostScan, least: leastScan}
		}
		return &CodeTable{code: c, grower: newPairs(c), criterion: k, engine: ByPairs, most: mostPairs, least: leastScan}
	}
	if e := newTriples(c); e != nil {
		return &CodeTable{code: c, grower: e, criterion: k, engine: ByTriples, most: mostTriples, least: leastScan}
	}
	return &CodeTable{code: c, grower: newBreaks(c), criterion: k, engine: ByBreaks, most: mostBreaks, least: leastBreaks}
}

// Values returns the nimbers known so far.
func (t *CodeTable) Values() []uint16 { return t.grower.values() }

// Engine tells what computes the table.
func (t *CodeTable) Engine() Engine { return t.engine }

// Grow makes the table at least n heaps long. It spends a position a heap, and
// holds two bytes or a little more for each until Release. Its errors are
// game.Limit and those of the context; what is known then stays right.
func (t *CodeTable) Grow(ctx context.Context, n int, b *game.Budget) error {
	for len(t.Values()) < n {
		step := min(n, max(mostDense/8, len(t.Values())+len(t.Values())/4))
		if int64(step) > t.reach() {
			return game.Refuse(game.Limit, engineText, len(t.Values()))
		}
		if err := t.grow(ctx, step, b); err != nil {
			return err
		}
	}
	return nil
}

// Restore takes over nimbers computed earlier, those of the heaps that follow the
// known ones. It believes them. Its errors are game.Limit.
func (t *CodeTable) Restore(nimbers []uint16, b *game.Budget) error {
	if _, ok := t.grower.(*scan); !ok {
		more := 2 * int64(len(nimbers))
		if err := b.Hold(more); err != nil {
			return err
		}
		t.held += more
	}
	return t.grower.restore(nimbers, b)
}

// reach is how many heaps can be computed, as far as is known by now.
func (t *CodeTable) reach() int64 {
	if s, ok := t.grower.(*scan); ok && s.dense() {
		return mostDense
	}
	return t.most
}

func (t *CodeTable) grow(ctx context.Context, n int, b *game.Budget) error {
	if _, ok := t.grower.(*scan); !ok {
		more := 2 * int64(n-len(t.Values()))
		if err := b.Hold(more); err != nil {
			return err
		}
		t.held += more
	}
	return t.grower.extend(ctx, n, b)
}

// Release gives the memory back to the budget; the table must not grow any more.
func (t *CodeTable) Release(b *game.Budget) {
	if r, ok := t.grower.(interface{ release(*game.Budget) }); ok {
		r.release(b)
	}
	b.Release(t.held)
	t.held = 0
}

// firstLook is the number of heaps after which a law is looked for at first.
const firstLook = 48

// Law makes the table longer, at most n heaps long, until it proves a law, and
// returns it; nil when there is none, or no theorem for games of this kind.
func (t *CodeTable) Law(ctx context.Context, n int, b *game.Budget) (*Law, error) {
	for known := min(n, firstLook); t.law == nil; known = min(n, known+known/5) {
		if known < len(t.Values()) && known < n {
			continue
		}
		if err := t.Grow(ctx, known, b); err != nil {
			return nil, err
		}
		if known == n {
			t.looked = 0
		}
		if t.Look(ctx) == nil && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if known == n {
			break
		}
	}
	return t.law, nil
}

// Look returns the law that the table proves, or nil, as also when the context has
// ended. The table is looked at anew only when it has grown by a fifth, as each look
// goes through all of it.
func (t *CodeTable) Look(ctx context.Context) *Law {
	if n := len(t.Values()); t.law == nil && n >= t.looked+t.looked/5 {
		t.law, t.looked = t.criterion.prove(ctx, t.Values()), n
	}
	return t.law
}

// sequence is what the table has found; it gives all other memory back.
func (t *CodeTable) sequence(b *game.Budget) (*CodeSequence, error) {
	q := &CodeSequence{t.Values(), t.law, t.engine}
	if t.law != nil {
		q.Values = slices.Clone(q.Values[:t.law.Preperiod+t.law.Length])
	}
	t.Release(b)
	return q, b.Hold(2 * int64(len(q.Values)))
}

// beyond refuses heaps that neither the table nor a law reaches.
func (t *CodeTable) beyond(b *game.Budget, heaps *big.Int) error {
	done := int64(len(t.Values()))
	if done == t.reach() {
		return game.Refuse(game.Limit, engineText, done)
	}
	if b.Afford(heaps) == nil { // notes in b what it lacked
		b.Afford(new(big.Int).SetUint64(math.MaxUint64))
	}
	return game.Refuse(game.Limit, lawText, done)
}
