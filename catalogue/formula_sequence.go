package catalogue

import (
	"context"
	"math/big"

	"grundy/game"
)

// formulaSequence is the nim-sequence of a rule that has a formula for the nimber
// of every heap, which is periodic.
type formulaSequence struct {
	rule    game.NimberRule
	modulus *big.Int // the least period
	saltus  int64
	first   *big.Int // the least heap of the largest nimber in a period

	code string // of the game, or
	take []int64
}

var (
	widePeriod  = game.Text{En: "the period is %s, more than a machine word holds", Zh: "周期为 %s，超过一个机器字"}
	mostPeriods = big.NewInt(1 << 53)
)

// Grow has nothing to compute.
func (s formulaSequence) Grow(ctx context.Context, n int, _ *game.Budget) (int, error) {
	return n, ctx.Err()
}

// Read applies the formula.
func (s formulaSequence) Read(dst []uint64, from int) {
	for i := range dst {
		v, _ := s.rule.Nimber(big.NewInt(int64(from + i)))
		dst[i] = v.Uint64()
	}
}

// Restore has nothing to take over.
func (s formulaSequence) Restore([]uint64, *game.Budget) error { return nil }

// Code is the game in the one notation or the other.
func (s formulaSequence) Code() (string, []int64) { return s.code, s.take }

// Ground is the theorem of the formula.
func (s formulaSequence) Ground() (*game.Theorem, bool, game.Phrase) {
	_, by := s.rule.Nimber(s.first)
	return by, false, game.Phrase{}
}

// Law is the formula's own.
func (s formulaSequence) Law(ctx context.Context, _ int, _ *game.Budget) (game.Law, error) {
	if s.modulus.Cmp(mostPeriods) > 0 {
		return game.Law{}, game.Refuse(game.Limit, widePeriod, game.Short(s.modulus.String()))
	}
	most, proof := s.rule.Nimber(s.first)
	period := int(s.modulus.Int64())
	return game.Law{
		Period: period, Saltus: int(s.saltus), Proof: proof, Method: "formula",
		Most: most.Uint64(), First: int(s.first.Int64()),
	}, ctx.Err()
}

// NimSequence: a heap has its size for its nimber.
func (r nim) NimSequence() game.Sequence {
	return formulaSequence{rule: r, modulus: one, saltus: 1, first: new(big.Int), code: "0.[3]"}
}

// NimSequence: the nimbers rise by 1 from every min-th heap to the next within
// each modulus, and the heaps of nimber 0 are neighbours, so that there is no
// shorter period.
func (r bash) NimSequence() game.Sequence {
	first := new(big.Int).Sub(r.modulus(), one)
	if r.theorem() == bashRestTheorem {
		first.Set(r.max)
		first.Sub(first, one)
	}
	first.Sub(first, new(big.Int).Mod(first, r.min))
	if r.theorem() == bashRestTheorem {
		first.Add(first, one)
	}
	return formulaSequence{rule: r, modulus: r.modulus(), first: first, take: r.listed()}
}

// mostListed bounds a range that is listed as a set.
var mostListed = big.NewInt(10_000)

// listed is the range as a subtraction set, nil where it is none or a long one.
func (r bash) listed() []int64 {
	if r.rest || r.overshoot || r.max.Cmp(mostListed) > 0 {
		return nil
	}
	var out []int64
	for k := r.min.Int64(); k <= r.max.Int64(); k++ {
		out = append(out, k)
	}
	return out
}
