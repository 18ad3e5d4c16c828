package catalogue

import (
	"context"
	"math/big"

	"grundy/game"
)

// The theorems of subtract_set.go, said of the numbers of one set.
var (
	oneSaid    = game.Text{En: "taking %[1]v at a time, %[2]v", Zh: "每次取 %[1]v 个时，%[2]v"}
	rangeSaid  = game.Text{En: "taking %[1]v to %[2]v, %[3]v", Zh: "每次取 %[1]v 到 %[2]v 个时，%[3]v"}
	stepsSaid  = game.Text{En: "taking a multiple of %[3]v from %[1]v to %[2]v, %[4]v", Zh: "每次取 %[1]v 到 %[2]v 之间 %[3]v 的倍数个时，%[4]v"}
	oddSaid    = game.Text{En: "all numbers that may be taken are odd multiples of %[1]v, so %[2]v", Zh: "能取的个数都是 %[1]v 的奇数倍，所以%[2]v"}
	aroundSaid = game.Text{
		En: "the numbers that may be taken are %[1]v to %[2]v and others whose remainder mod %[3]v is %[1]v to %[2]v, so %[4]v",
		Zh: "能取的个数是 %[1]v 到 %[2]v，以及除以 %[3]v 的余数在 %[1]v 到 %[2]v 之间的一些数，所以%[4]v",
	}
	multiplesSaid = game.Text{
		En: "the numbers that may be taken are the multiples of %[4]v from %[1]v to %[2]v and other multiples of %[4]v whose remainder mod %[3]v is %[1]v to %[2]v, so %[5]v",
		Zh: "能取的个数是 %[1]v 到 %[2]v 之间 %[4]v 的倍数，以及除以 %[3]v 的余数在 %[1]v 到 %[2]v 之间的另一些 %[4]v 的倍数，所以%[5]v",
	}
	restFormula  = game.Text{En: "a heap of n has nimber n mod %[1]v", Zh: "大小为 n 的堆的 SG 值为 n mod %[1]v"}
	floorFormula = game.Text{En: "a heap of n has nimber ⌊(n mod %[1]v) / %[2]v⌋", Zh: "大小为 n 的堆的 SG 值为 ⌊(n mod %[1]v) / %[2]v⌋"}
	twoSaid      = game.Text{
		En: "taking %[1]v or %[2]v, let r = n mod %[3]v and k = ⌊r / %[1]v⌋: a heap of n has nimber k mod 2 when r < %[2]v; otherwise 1 when k is odd and 2 when it is even",
		Zh: "每次取 %[1]v 或 %[2]v 个时，令 r = n mod %[3]v，k = ⌊r / %[1]v⌋：若 r < %[2]v，大小为 n 的堆的 SG 值为 k mod 2；否则 k 为奇数时是 1，为偶数时是 2",
	}
)

// said is a theorem said of certain numbers: its claim is the phrase in words.
func said(p game.Phrase, source string) *game.Theorem {
	t := &game.Theorem{Source: source}
	t.Claim.En, t.Claim.Zh = p.In(game.En), p.In(game.Zh)
	return t
}

// runFormula is the end of the theorem of runs, and its source.
func runFormula(p, q *big.Int) (formula game.Phrase, m *big.Int, source string) {
	m = new(big.Int).Add(p, q)
	if p.Cmp(one) == 0 {
		return restFormula.With(m), m, bashTheorem.Source
	}
	return floorFormula.With(m, p), m, runTheorem.Source
}

// runSaid is the theorem for the multiples of step from p to q.
func runSaid(p, q, step *big.Int) *game.Theorem {
	f, _, source := runFormula(p, q)
	switch {
	case p.Cmp(q) == 0:
		return said(oneSaid.With(p, f), source)
	case step.Cmp(one) == 0:
		return said(rangeSaid.With(p, q, f), source)
	}
	return said(stepsSaid.With(p, q, step, f), source)
}

// wideSaid is the theorem for those and others that fit in.
func wideSaid(p, q, step *big.Int) *game.Theorem {
	f, m, _ := runFormula(p, q)
	switch {
	case p.Cmp(q) == 0:
		return said(oddSaid.With(p, f), runTheorem.Source)
	case step.Cmp(one) == 0:
		return said(aroundSaid.With(p, q, m, f), runTheorem.Source)
	}
	return said(multiplesSaid.With(p, q, m, step, f), runTheorem.Source)
}

// pairSaid is the theorem for two numbers a < b.
func pairSaid(a, b *big.Int) *game.Theorem {
	return said(twoSaid.With(a, b, new(big.Int).Add(a, b)), pairTheorem.Source)
}

var noLaw = game.Text{
	En: "No formula is known for this set: the nimber of each heap is the least number that no option has, computed from the smallest heap up.",
	Zh: "这个集合没有已知的公式：从最小的堆开始逐个计算，每堆的 SG 值是后继局面的 SG 值中未出现的最小非负整数。",
}

// Reason words the law or the period that the heaps go by.
func (r subtract) Reason(sizes []*big.Int) []game.Step {
	most := largest(sizes)
	if l := r.set.law(most); l != nil {
		return append(says(l.theorem.Claim), residues(sizes, l.modulus(), l.nimber, bashHeap)...)
	}
	if s, ok := r.set.(*listedSet); ok {
		if steps := s.reason(sizes, most); steps != nil {
			return steps
		}
	}
	return says(noLaw)
}

// The heaps that a reason may compute anew: fewer for larger sets.
const reasonWork, reasonHeaps = 1 << 24, 1 << 22

// shownValues is the longest preperiod or period that a reason lists.
const shownValues = 16

var (
	periodSays = game.Text{En: "The nimbers have %v.", Zh: "SG 值呈周期性：%v。"}
	periodHeap = game.Text{
		En: "%[1]v − %[3]v is a multiple of %[2]v, so the heap of %[1]v has the nimber of a heap of %[3]v: %[4]v",
		Zh: "%[1]v − %[3]v 是 %[2]v 的倍数，所以大小为 %[1]v 的堆与大小为 %[3]v 的堆 SG 值相同：%[4]v",
	}
	preperiodList = game.Text{En: "The nimbers of the heaps before the period, from 0 on: %[1]v.", Zh: "周期开始之前，从大小为 0 的堆起的 SG 值：%[1]v。"}
	periodList    = game.Text{En: "One period of nimbers, from heap %[1]v on: %[2]v.", Zh: "从大小为 %[1]v 的堆起的一个周期的 SG 值：%[2]v。"}
	preperiodRows = game.Text{
		En: "The nimbers of the heaps before the period, from 0 on, each for %[2]v heaps in a row: %[1]v.",
		Zh: "周期开始之前，从大小为 0 的堆起的 SG 值（每个值连续出现 %[2]v 次）：%[1]v。",
	}
	periodRows = game.Text{
		En: "One period of nimbers, from heap %[1]v on, each for %[3]v heaps in a row: %[2]v.",
		Zh: "从大小为 %[1]v 的堆起的一个周期的 SG 值（每个值连续出现 %[3]v 次）：%[2]v。",
	}
)

// reason words the period and where in it the heaps are; nil when there is no
// period to be proved with little work, or when the heaps are too small for it.
func (s *listedSet) reason(sizes []*big.Int, most *big.Int) []game.Step {
	work := min(reasonHeaps, reasonWork/int64(len(s.members)+1))
	t, err := s.search(context.Background(), most, &game.Budget{Positions: work})
	if err != nil || t.period == nil {
		return nil
	}
	if v, ok := t.value(most); !ok || v.Period == nil {
		return nil
	}
	p := t.times(t.sequence.Period.Length)
	fig := &game.Figure{Kind: "residue"}
	steps := append(says(periodSays, *t.period), t.listed()...)
	steps[0].Figure = fig
	for _, n := range distinct(sizes) {
		v, _ := t.value(n)
		equal := t.equal(n)
		fig.Rows = append(fig.Rows, []*big.Int{n, p, equal, v.Nimber})
		if v.Period != nil {
			steps = append(steps, game.Say(periodHeap, n, p, equal, v.Nimber))
		}
	}
	return steps
}

// listed lists preperiod and period, as far as they are short.
func (t *subtractionTable) listed() (steps []game.Step) {
	p, values := t.sequence.Period, t.sequence.Values
	single := t.divisor.Cmp(one) == 0
	if p.Preperiod > 0 && p.Preperiod <= shownValues {
		before := numbers(values[:p.Preperiod])
		if single {
			steps = says(preperiodList, before)
		} else {
			steps = says(preperiodRows, before, t.divisor)
		}
	}
	if p.Length > shownValues {
		return steps
	}
	from, round := t.times(p.Preperiod), numbers(values[p.Preperiod:])
	if single {
		return append(steps, game.Say(periodList, from, round))
	}
	return append(steps, game.Say(periodRows, from, round, t.divisor))
}

func numbers(values []uint16) game.Numbers {
	out := make(game.Numbers, len(values))
	for i, v := range values {
		out[i] = big.NewInt(int64(v))
	}
	return out
}
