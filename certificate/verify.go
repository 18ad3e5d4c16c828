package certificate

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"hash"

	"grundy/game"
)

// Report says what a verification has done: the nimbers of so many heaps were computed,
// those of the first ByDefinition of them by looking at every option, and those of the
// others, if any, as Engine says.
type Report struct {
	Heaps, ByDefinition int64
	Engine              Engine
}

var (
	definitionText = game.Text{
		En: "The certificate is true: the nimbers of %v were computed anew from the definition.",
		Zh: "证书属实：按定义重新计算了 %v的 SG 值。",
	}
	sparseText = game.Text{
		En: "The certificate is true: the nimbers of %v were computed anew, exactly: those of the first %d from the definition, the others with the help of a sparse space.",
		Zh: "证书属实：精确地重新计算了 %v的 SG 值，其中前 %d 个按定义计算，其余借助稀疏空间计算。",
	}
	startText  = game.Text{En: "the law holds from heap %d on already, so preperiod is not the least", Zh: "这条规律从大小为 %d 的堆起就已成立，因此 preperiod 不是最小的"}
	lengthText = game.Text{En: "the law has the shorter period %d", Zh: "这条规律有更短的周期 %d"}
	peakText   = game.Text{En: "the largest nimber of heaps 0 to %d is %d, not %d", Zh: "大小从 0 到 %d 的堆中最大的 SG 值是 %d，不是 %d"}
	firstText  = game.Text{En: "the least heap of nimber %d is %d, not %d", Zh: "SG 值为 %d 的最小的堆是 %d，不是 %d"}
	digestText = game.Text{En: "the nimbers have the digest %s, not %s", Zh: "这些 SG 值的摘要是 %s，不是 %s"}
)

var (
	oneHeapText = game.Text{En: "%d heap", Zh: "%d 个堆"}
	heapsText   = game.Text{En: "%d heaps", Zh: "%d 个堆"}
)

func countHeaps(n int64) game.Phrase { return game.Counted(n, oneHeapText, heapsText) }

// Say words the report.
func (r Report) Say() game.Phrase {
	if r.Engine == BySparse {
		return sparseText.With(countHeaps(r.Heaps), r.ByDefinition)
	}
	return definitionText.With(countHeaps(r.Heaps))
}

// Verify computes the nimbers of heaps 0 to the bound from the rules, and returns
// nil when every field of the certificate is true: the theorem serves the game, the
// bound is what it asks for, the law holds as far as that, preperiod and period are
// the least, and the largest nimber and the digest are those of the table.
//
// What is not true is a *Flaw, and the first one found is told. Other errors are
// game.Limit, for a table beyond the budget, and those of the context. A nil budget
// sets no bound; it is charged one position a heap, and two bytes a heap while
// Verify runs. The budget is asked before the table is begun. report, if not nil,
// hears of the heaps done, at most ten times a second.
//
// All options of the first 100,000 heaps are looked at, of games that leave two heaps
// eight at a time; beyond that a step is taken for each rare heap where there is a
// sparse space (see sparse), and all pairs are looked at where there is none. Where
// more than two heaps are left, a heap costs a step for each word of a set for each
// number of heaps. Laws with a saltus take one for every three heaps of two periods
// too.
func Verify(ctx context.Context, c Certificate, b *game.Budget, report func(done, total int64)) (Report, error) {
	if b == nil {
		b = &game.Budget{}
	}
	if f := c.check(); f != nil {
		return Report{}, f
	}
	r := readRules(c)
	k, f := theoremFor(r, c.Saltus)
	if f == nil {
		f = k.admits(c)
	}
	if f != nil {
		return Report{}, f
	}
	if err := k.reaches(c); err != nil {
		return Report{}, err
	}
	t, err := newTable(c, r, k, b, report)
	if err != nil {
		return Report{}, err
	}
	defer t.release()
	if err := t.fill(ctx); err != nil {
		return Report{}, err
	}
	if f := c.compare(t.values); f != nil {
		return Report{}, f
	}
	if m, ok := newRising(r); ok && k.method == Saltus {
		if err := climb(ctx, m, c, t.values, b); err != nil {
			return Report{}, err
		}
	}
	return t.counted(), nil
}

// compare refuses a certificate whose law, which holds for the table, is not the
// least one, or whose other facts are not those of the table.
func (c Certificate) compare(values []uint16) *Flaw {
	if e := c.Preperiod - 1; e >= 0 && e+c.Period <= c.Bound && int64(values[e+c.Period]) == int64(values[e])+c.Saltus {
		return flaw(preperiodField, startText, e)
	}
	if p := c.shorter(values); p > 0 {
		return flaw(periodField, lengthText, p)
	}
	nimber, first := peak(values)
	if nimber != c.MaxNimber {
		return flaw(nimberField, peakText, c.Bound, nimber, c.MaxNimber)
	}
	if first != c.MaxFirst {
		return flaw(firstField, firstText, nimber, first, c.MaxFirst)
	}
	d := newDigester(c)
	for _, v := range values {
		d.add(v)
	}
	if sum := d.sum(); sum != c.Sequence {
		return flaw(sequenceField, digestText, hex.EncodeToString(sum[:]), hex.EncodeToString(c.Sequence[:]))
	}
	return nil
}

// shorter returns a shorter period of the law, or 0. The lengths of all laws that
// hold from some heap on are the multiples of the least, so it is enough to try the
// period divided by each of its prime factors; and since the law holds, one period
// of heaps tells of all.
func (c Certificate) shorter(values []uint16) int64 {
	rest := c.Period
	for q := int64(2); q <= rest; q++ {
		if q*q > rest {
			q = rest
		}
		if rest%q > 0 {
			continue
		}
		if c.hasLength(values, c.Period/q) {
			return c.Period / q
		}
		for rest%q == 0 {
			rest /= q
		}
	}
	return 0
}

// hasLength reports whether all nimbers from the preperiod on gain the same in p
// heaps, p below the period.
func (c Certificate) hasLength(values []uint16, p int64) bool {
	gain := func(n int64) int64 {
		m, more := n+p, int64(0)
		if m >= c.Preperiod+c.Period {
			m, more = m-c.Period, c.Saltus
		}
		return int64(values[m]) + more - int64(values[n])
	}
	for n := c.Preperiod; n < c.Preperiod+c.Period && n <= c.Bound; n++ {
		if gain(n) != gain(c.Preperiod) {
			return false
		}
	}
	return true
}

// peak returns the largest nimber of a table and the first heap that has it.
func peak(values []uint16) (nimber, first int64) {
	for n, v := range values {
		if int64(v) > nimber {
			nimber, first = int64(v), int64(n)
		}
	}
	return nimber, first
}

// digester makes the digest of a sequence.
type digester struct {
	hash   hash.Hash
	buffer []byte
}

func newDigester(c Certificate) *digester {
	return &digester{hash: sha256.New(), buffer: []byte(c.rules() + "\n")}
}

func (d *digester) add(v uint16) {
	d.buffer = append(d.buffer, byte(v), byte(v>>8))
	if len(d.buffer) >= 1<<12 {
		d.flush()
	}
}

func (d *digester) flush() {
	d.hash.Write(d.buffer)
	d.buffer = d.buffer[:0]
}

func (d *digester) sum() (sum [sha256.Size]byte) {
	d.flush()
	d.hash.Sum(sum[:0])
	return sum
}
