package catalogue

import (
	"math/big"

	"grundy/engine/heap"
	"grundy/game"
)

// subtractionTable is what the engine has found: the nim-sequence of the set
// divided by divisor, for heaps below bound.
type subtractionTable struct {
	sequence *heap.Sequence
	divisor  *big.Int
	bound    *big.Int     // the least member left out, nil for none
	period   *game.Phrase // nil when none is proved
}

var (
	periodText = game.Text{
		En: "preperiod %[1]v, period %[2]v, proved: %[3]v nimbers in a row come again, and each nimber depends only on the %[3]v before it",
		Zh: "预周期 %[1]v，周期 %[2]v，已证明：连续 %[3]v 个 SG 值重复出现，而每个 SG 值只取决于前 %[3]v 个值",
	}
	periodBelow = game.Text{
		En: "preperiod %[1]v, period %[2]v for heaps below %[4]v, proved: %[3]v nimbers in a row come again, and each nimber depends only on the %[3]v before it",
		Zh: "对小于 %[4]v 的堆：预周期 %[1]v，周期 %[2]v，已证明：连续 %[3]v 个 SG 值重复出现，而每个 SG 值只取决于前 %[3]v 个值",
	}
	tableText = game.Text{
		En: "this needs a table of the heaps up to %v, more than a machine holds",
		Zh: "需要大小直到 %v 的堆的表，机器放不下",
	}
)

// machineBits bounds the members and the heaps that a table is begun for.
const machineBits = 36

// machineWords returns the members divided by d as machine words.
func machineWords(members []*big.Int, d *big.Int, b *game.Budget) ([]int, error) {
	last := new(big.Int).Div(members[len(members)-1], d)
	if err := b.Afford(last); err != nil {
		return nil, err
	}
	if last.BitLen() > machineBits {
		return nil, game.Refuse(game.Limit, tableText, game.Short(last.String()))
	}
	out := make([]int, len(members))
	for i, m := range members {
		out[i] = int(new(big.Int).Div(m, d).Int64())
	}
	return out, nil
}

// times is k heaps of the sequence in stones.
func (t *subtractionTable) times(k int) *big.Int {
	n := big.NewInt(int64(k))
	return n.Mul(n, t.divisor)
}

// sayPeriod words the period, where one is proved.
func (t *subtractionTable) sayPeriod() {
	if t.sequence == nil || t.sequence.Period == nil {
		return
	}
	p := t.sequence.Period
	say := periodText.With(t.times(p.Preperiod), t.times(p.Length), t.times(p.Window))
	if t.bound != nil {
		say = periodBelow.With(append(say.Args, t.bound)...)
	}
	t.period = &say
}

func (t *subtractionTable) value(n *big.Int) (game.Value, bool) {
	if t.bound != nil && n.Cmp(t.bound) >= 0 {
		return game.Value{}, false
	}
	v, period, ok := t.sequence.At(new(big.Int).Div(n, t.divisor))
	if !ok {
		return game.Value{}, false
	}
	out := game.Value{Nimber: big.NewInt(int64(v))}
	if period {
		out.Period = t.period
	}
	return out, true
}

// equal is the least heap that has the nimber of n by the period and the same
// remainder by the divisor.
func (t *subtractionTable) equal(n *big.Int) *big.Int {
	q, r := new(big.Int).DivMod(n, t.divisor, new(big.Int))
	return r.Add(r, t.times(t.sequence.Period.Equal(q)))
}
