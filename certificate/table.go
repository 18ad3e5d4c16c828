package certificate

import (
	"context"
	"math"
	"math/big"
	"time"

	"grundy/game"
)

// Engine says how nimbers were computed.
type Engine string

// The engines of Verify, all of this package.
const (
	ByDefinition Engine = "definition"   // every option of every heap
	BySparse     Engine = "sparse space" // of heaps from some on, every option that could decide
)

// mostDefinition is the number of heaps of which all options are looked at, whatever
// the table. Where it ends there, the definition takes up to some ten times as long as
// the proof did; a longer table takes longer to prove and to verify.
const mostDefinition = 100_000

// mostRoom is the number of heaps for which there is room from the start where no
// bound is set on the bytes: a false bound must not exhaust the memory.
const mostRoom = 1 << 24

var (
	lawText = game.Text{
		En: "heap %d has nimber %d, where the law asks for %d",
		Zh: "大小为 %d 的堆的 SG 值是 %d，而按这条规律应为 %d",
	}
	nimberText = game.Text{
		En: "heap %d has a nimber above %d, more than a certificate is for",
		Zh: "大小为 %d 的堆的 SG 值超过 %d，证书不支持",
	}
	tableText = game.Text{
		En: "a table of %d heaps is more than this machine holds",
		Zh: "%d 个堆的表超出这台机器的容量",
	}
)

// table is the table of the nimbers of heaps 0 to bound in the making.
type table struct {
	certificate Certificate
	engine      engine
	by          Engine
	budget      *game.Budget
	report      func(done, total int64)
	values      []uint16
	paid, steps int
	told        time.Time
}

// newTable reserves the memory and chooses the engine.
func newTable(c Certificate, r rules, k theorem, b *game.Budget, report func(done, total int64)) (*table, error) {
	heaps := c.Bound + 1
	if err := b.Afford(big.NewInt(heaps)); err != nil {
		return nil, err
	}
	if heaps > math.MaxInt/4 {
		return nil, game.Refuse(game.Limit, tableText, heaps)
	}
	if err := b.Hold(2 * heaps); err != nil {
		return nil, err
	}
	room := heaps
	if b.Bytes == 0 {
		room = min(room, mostRoom)
	}
	t := &table{certificate: c, by: ByDefinition, budget: b, report: report, told: time.Now(), values: make([]uint16, 0, room)}
	switch {
	case r.take != nil:
		t.engine = &taking{newMarks(), r.take}
	case k.method == Size:
		t.engine = new(untouched)
	case k.method == Exclusion:
		t.engine = newExcluding(r)
	case k.parts > 2:
		e, err := newParting(r, c.Bound, b)
		if err != nil {
			b.Release(2 * heaps)
			return nil, err
		}
		t.engine = e
	default:
		m := newMoves(r)
		if len(m.splits) > 0 && heaps > mostDefinition {
			t.engine, t.by = newStaged(r, mostDefinition), BySparse
		} else {
			t.engine = newDefinition(m, min(heaps, mostDefinition))
		}
	}
	return t, nil
}

// untouched is the engine of the empty heap alone, which has no move.
type untouched struct{}

func (untouched) next(g []uint16) (nimber, steps int, err error) { return 0, 1, nil }

// release gives the memory back to the budget.
func (t *table) release() {
	t.budget.Release(2 * (t.certificate.Bound + 1))
	if e, ok := t.engine.(*parting); ok {
		e.release()
	}
}

// The table looks at the budget and the context after so many heaps, or steps.
const manyHeaps, manySteps = 1 << 14, 1 << 22

// counted is what is reported of a table that is done.
func (t *table) counted() Report {
	r := Report{Heaps: int64(len(t.values)), ByDefinition: int64(len(t.values)), Engine: t.by}
	if t.by == BySparse {
		r.ByDefinition = mostDefinition
	}
	return r
}

// fill computes the table, and stops at the first heap that breaks the law.
func (t *table) fill(ctx context.Context) error {
	c := t.certificate
	for int64(len(t.values)) <= c.Bound {
		v, steps, err := t.engine.next(t.values)
		if err != nil {
			return err
		}
		n := int64(len(t.values))
		if v > mostNimber {
			return game.Refuse(game.Limit, nimberText, n, mostNimber)
		}
		if m := n - c.Period; m >= c.Preperiod {
			if want := int64(t.values[m]) + c.Saltus; int64(v) != want {
				return flaw(periodField, lawText, n, v, want)
			}
		}
		t.values = append(t.values, uint16(v))
		t.steps += steps
		if len(t.values)-t.paid >= manyHeaps || t.steps >= manySteps || n == c.Bound {
			if err := t.pay(ctx); err != nil {
				return err
			}
		}
	}
	return nil
}

// pay counts the heaps that are new, and reports at most ten times a second.
func (t *table) pay(ctx context.Context) error {
	done := len(t.values)
	if err := t.budget.Spend(ctx, int64(done-t.paid)); err != nil {
		return err
	}
	t.paid, t.steps = done, 0
	if now := time.Now(); t.report != nil && now.Sub(t.told) >= time.Second/10 {
		t.told = now
		t.report(int64(done), t.certificate.Bound+1)
	}
	return nil
}
