package catalogue

import (
	"math/big"

	"grundy/engine/heap"
	"grundy/game"
)

var (
	octalSays = game.Text{En: "The nimbers follow a law: %v.", Zh: "SG 值有规律：%v。"}
	partsSays = game.Text{
		En: "preperiod %[1]v, period %[2]v, proved by the theorem of Guy and Smith, which asks for equal nimbers up to heap %[3]v",
		Zh: "预周期 %[1]v，周期 %[2]v，由 Guy 和 Smith 的定理证明：只需核对到大小为 %[3]v 的堆",
	}
	windowSays = game.Text{
		En: "preperiod %[1]v, period %[2]v, proved by nimbers up to heap %[3]v, since each depends only on those shortly before it",
		Zh: "预周期 %[1]v，周期 %[2]v，已由大小直到 %[3]v 的堆证明：每个 SG 值只取决于它前面不远的值",
	}
	saltusSays = game.Text{
		En: "from heap %[1]v on, a heap larger by %[2]v has a nimber larger by %[4]v, proved by nimbers up to heap %[3]v, since each follows from the differences of those shortly before it",
		Zh: "从大小为 %[1]v 的堆起，堆每增大 %[2]v，SG 值就增大 %[4]v；已由大小直到 %[3]v 的堆证明：每个 SG 值由它前面不远的值之差决定",
	}
	threeSays = game.Text{
		En: "from heap %[1]v on, a heap larger by %[2]v has a nimber larger by %[4]v, proved by nimbers up to heap %[3]v: no option of a heap comes to have its nimber, and the options of every smaller nimber go along",
		Zh: "从大小为 %[1]v 的堆起，堆每增大 %[2]v，SG 值就增大 %[4]v；已由大小直到 %[3]v 的堆证明：后继的 SG 值不会与原堆相同，而每个更小的值都有随之变化的后继",
	}
	saltusHeap = game.Text{
		En: "%[1]v − %[3]v is %[5]v times %[2]v, so the heap of %[1]v has the nimber of a heap of %[3]v and %[5]v times %[6]v more: %[4]v",
		Zh: "%[1]v − %[3]v 是 %[2]v 的 %[5]v 倍，所以大小为 %[1]v 的堆的 SG 值比大小为 %[3]v 的堆多 %[5]v 倍的 %[6]v：%[4]v",
	}
	noOctalLaw = game.Text{
		En: "No law is used for these heaps: the nimber of each heap is the least number that no option has, computed from the smallest heap up.",
		Zh: "这些堆不用规律：从最小的堆开始逐个计算，每堆的 SG 值是后继局面的 SG 值中未出现的最小非负整数。",
	}
	octalFormula = game.Text{
		En: "by the formula, a heap of %[1]v has nimber %[2]v",
		Zh: "由公式，大小为 %[1]v 的堆的 SG 值为 %[2]v",
	}
)

// sayLaw words a law; nil for none.
func sayLaw(l *heap.Law) *game.Phrase {
	if l == nil {
		return nil
	}
	text, args := partsSays, []any{l.Preperiod, l.Length, l.CheckedTo}
	switch {
	case l.By == heap.BySaltus:
		text, args = threeSays, append(args, l.Saltus)
	case l.Saltus != 0:
		text, args = saltusSays, append(args, l.Saltus)
	case l.By != heap.ByParts:
		text = windowSays
	}
	p := text.With(args...)
	return &p
}

// Reason words the formula or the law that the heaps go by.
func (r *octal) Reason(sizes []*big.Int) []game.Step {
	if r.theorem != nil {
		steps := says(r.theorem.Claim)
		for _, n := range distinct(sizes) {
			steps = append(steps, game.Say(octalFormula, n, r.formula(n)))
		}
		return steps
	}
	most := largest(sizes)
	q := r.reached(most)
	if q == nil || q.Law == nil {
		return says(noOctalLaw)
	}
	if _, law, ok := q.At(most); !ok || !law {
		return says(noOctalLaw)
	}
	return lawReason(q, sizes)
}

// lawReason says where in the law the heaps are.
func lawReason(q *heap.CodeSequence, sizes []*big.Int) []game.Step {
	l := q.Law
	steps := says(octalSays, *sayLaw(l))
	fig := &game.Figure{Kind: "residue"}
	if l.Saltus == 0 {
		t := subtractionTable{sequence: &heap.Sequence{Values: q.Values, Period: &heap.Period{Preperiod: l.Preperiod, Length: l.Length}}, divisor: one}
		steps = append(steps, t.listed()...)
	}
	steps[0].Figure = fig
	for _, n := range distinct(sizes) {
		v, law, _ := q.At(n)
		equal, periods := l.Equal(n)
		p := big.NewInt(int64(l.Length))
		fig.Rows = append(fig.Rows, []*big.Int{n, p, big.NewInt(int64(equal)), v})
		switch {
		case law && l.Saltus == 0:
			steps = append(steps, game.Say(periodHeap, n, p, equal, v))
		case law:
			steps = append(steps, game.Say(saltusHeap, n, p, equal, v, periods, l.Saltus))
		}
	}
	return steps
}
