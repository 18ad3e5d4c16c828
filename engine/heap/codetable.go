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
	awaited     int // heaps that would prove what that look has seen, or 0
}

// The heaps that the engines go up to, and those among which a law is sought for
// smaller positions.
const (
	mostScan, leastScan     = 1 << 36, 1 << 9
	mostPairs               = 1 << 17
	mostBreaks, leastBreaks = 1 << 13, 1 << 7 // where no bound is set on the positions
)

var (
	lawText = game.Text{
		En: "no law of this game was proved among the heaps below %d, and the position has a larger one; raise the limit to go on",
		Zh: "在大小小于 %d 的堆中未能证明这个游戏的规律，而局面中有更大的堆；提高上限后可继续",
	}
	engineText = game.Text{
		En: "no law of this game was proved among the heaps below %d, beyond which computing it would take too long, and a larger one is asked for",
		Zh: "在大小小于 %d 的堆中未能证明这个游戏的规律，再大的堆计算耗时过长，而所问的堆更大",
	}
	breaksText = game.Text{
		En: "no law of this game was proved among the heaps below %d, and beyond those each takes longer and longer; set a limit of positions to go on until it is reached",
		Zh: "在大小小于 %d 的堆中未能证明这个游戏的规律，再大的堆计算会越来越慢；请设定局面数上限，程序会一直算到该上限",
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
		return &CodeTable{code: c, grower: e, criterion: k, engine: ByTriples, most: mostScan, least: leastScan}
	}
	return &CodeTable{code: c, grower: newBreaks(c), criterion: k, engine: ByBreaks, most: mostScan, least: leastBreaks}
}

// reach is how many heaps the table may have within a budget. The time that breaks takes
// for a heap grows with its square or more, so it needs a bound.
func (t *CodeTable) reach(b *game.Budget) int64 {
	if t.engine == ByBreaks && b.Positions == 0 {
		return mostBreaks
	}
	return t.most
}

// tooFar says why the table does not become longer.
func (t *CodeTable) tooFar(b *game.Budget) error {
	if t.reach(b) < t.most {
		return game.Refuse(game.Limit, breaksText, len(t.Values()))
	}
	return game.Refuse(game.Limit, engineText, len(t.Values()))
}

// Values returns the nimbers known so far.
func (t *CodeTable) Values() []uint16 { return t.grower.values() }

// Engine tells what computes the table.
func (t *CodeTable) Engine() Engine { return t.engine }

// Expect says that the table will become n heaps long, if it does not stop before.
// A long one is then not copied as it grows, and sums reach no further.
func (t *CodeTable) Expect(n int) {
	switch e := t.grower.(type) {
	case *scan:
		e.worth = n
	case *breaks:
		e.worth = n
	}
}

// leastGrown is the length up to which a table grows in one step.
const leastGrown = 1 << 17

// Grow makes the table at least n heaps long. It spends a position a heap, and more
// in games of three heaps or more and in those of two without a sparse space, where a
// heap costs a look at all heaps or pairs; it holds two bytes or a little more for each
// until Release. Its errors are game.Limit and those of the context; what is known
// then stays right.
func (t *CodeTable) Grow(ctx context.Context, n int, b *game.Budget) error {
	for len(t.Values()) < n {
		step := min(n, max(leastGrown, len(t.Values())+len(t.Values())/4))
		if int64(step) > t.reach(b) {
			return t.tooFar(b)
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
	if err := t.hold(len(t.Values())+len(nimbers), b); err != nil {
		return err
	}
	return t.grower.restore(nimbers, b)
}

func (t *CodeTable) grow(ctx context.Context, n int, b *game.Budget) error {
	if err := t.hold(n, b); err != nil {
		return err
	}
	return t.grower.extend(ctx, n, b)
}

// hold holds the bytes of the values below n, but for a scan, which does so itself.
func (t *CodeTable) hold(n int, b *game.Budget) error {
	more := 2*int64(n) - t.held
	if _, ok := t.grower.(*scan); ok || more <= 0 {
		return nil
	}
	err := b.Hold(more)
	if err == nil {
		t.held += more
	}
	return err
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
	if most := t.reach(b); int64(n) > most {
		law, err := t.Law(ctx, int(most), b)
		if law == nil && err == nil {
			err = t.tooFar(b)
		}
		return law, err
	}
	t.Expect(n)
	for known := min(n, firstLook); t.law == nil; known = min(n, t.next(known)) {
		if known < len(t.Values()) && known < n {
			continue
		}
		if err := t.Grow(ctx, known, b); err != nil {
			return nil, err
		}
		if known == n {
			t.looked = 0
		}
		if _, err := t.Look(ctx, b); err != nil {
			return nil, err
		}
		if known == n {
			break
		}
	}
	return t.law, nil
}

// next is the number of heaps at which the search for a law goes on after known.
func (t *CodeTable) next(known int) int {
	if n := known + known/5; t.awaited <= known || t.awaited > n {
		return n
	}
	return t.awaited
}

// Look returns the law that the table proves, or nil. It spends positions on a law with
// a saltus, whose checks take long; its errors are those of the budget and the context,
// and what is known then stays right. As a look goes through all of the table, it is looked at anew only when it
// has grown by a fifth, or has just the length that proves what was seen.
func (t *CodeTable) Look(ctx context.Context, b *game.Budget) (law *Law, err error) {
	n := len(t.Values())
	due := n >= t.looked+t.looked/5
	if t.law != nil || !due && n != t.awaited {
		return t.law, nil
	}
	t.awaited = 0
	if _, ok := t.grower.(*scan); ok && due {
		t.awaited = t.criterion.outlook(t.Values())
	}
	if due {
		t.looked = n
	}
	if t.awaited <= n {
		t.law, err = t.criterion.prove(ctx, t.Values(), b)
	}
	return t.law, err
}

// sequence is what the table has found; it gives all other memory back. A part of a
// table keeps all of it alive, so it is copied, unless it is long and most of it.
func (t *CodeTable) sequence(b *game.Budget) (*CodeSequence, error) {
	q, held := &CodeSequence{t.Values(), t.law, t.engine}, len(t.Values())
	if t.law != nil {
		known := t.law.Preperiod + t.law.Length
		q.Values = q.Values[:known:known]
		if held < longTable || known <= held/4 {
			q.Values, held = slices.Clone(q.Values), known
		}
	}
	t.Release(b)
	return q, b.Hold(2 * int64(held))
}

// beyond refuses heaps that neither the table nor a law reaches.
func (t *CodeTable) beyond(b *game.Budget, heaps *big.Int) error {
	done := int64(len(t.Values()))
	if done == t.reach(b) {
		return t.tooFar(b)
	}
	if b.Afford(heaps) == nil { // notes in b what it lacked
		b.Afford(new(big.Int).SetUint64(math.MaxUint64))
	}
	return game.Refuse(game.Limit, lawText, done)
}
