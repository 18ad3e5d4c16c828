package catalogue

import (
	"context"
	"math"
	"math/big"

	"grundy/engine/heap"
	"grundy/game"
)

// exclusionTheorem, saltusTheorem and guySmithTheorem are what laws of codes rest
// on, beside the formulas.
var exclusionTheorem = &game.Theorem{
	Claim: game.Text{
		En: "let a move take any number but some up to t and leave one heap: if 2t nimbers in a row, from heap 2t+2 or later on, come again p heaps later, each larger by s, then so do all that follow",
		Zh: "设一步可取除不超过 t 的某几个数以外的任意多个，并剩一堆：若从大小不小于 2t+2 的某堆起，连续 2t 个 SG 值在 p 堆之后重现且各大 s，则其后全部如此",
	},
	Source: "proved here",
}

// saltusTheorem is worded for people; the checks stand with heap.BySaltus.
var saltusTheorem = &game.Theorem{
	Claim: game.Text{
		En: "let a move leave at most three heaps, and take at most t stones or, beyond t, any number with one heap left or none: if g(n+p) = g(n) + s for e ≤ n < 3e + 5p + t, with e ≥ 1 and s > 0, then for all n ≥ e, provided that no residues of the heaps allow an option of the nimber of the heap itself, and that in the last 2p heaps every smaller nimber has an option that goes along when the heap grows by 2p",
		Zh: "设一步至多剩三堆，且至多取 t 个，或可取多于 t 的任意个并至多剩一堆：若 e ≥ 1、s > 0，对 e ≤ n < 3e + 5p + t 都有 g(n+p) = g(n) + s，并且按各堆的余数核对，没有哪个后继与原堆的 SG 值相同，又在最后 2p 个堆中，每个更小的 SG 值都有一个在堆增大 2p 时随之变化的后继，则对所有 n ≥ e 都成立",
	},
	Source: "proved here",
}

// octalProofs are the theorems behind the proofs, and a word for each.
var octalProofs = map[heap.Proof]struct {
	theorem *game.Theorem
	method  string
}{
	heap.ByParts:     {guySmithTheorem, "guy-smith"},
	heap.ByWindow:    {golombTheorem, "window"},
	heap.ByExclusion: {exclusionTheorem, "exclusion"},
	heap.BySize:      {sizeTheorem, "size"},
	heap.BySaltus:    {saltusTheorem, "saltus"},
}

// octalSequence is the nim-sequence of a code in the making. Once a law is proved
// nothing more is computed.
type octalSequence struct {
	rule  *octal
	table *heap.CodeTable
	law   *heap.CodeSequence // nil until a law is proved
}

// NimSequence computes the nim-sequence by the engine for codes.
func (r *octal) NimSequence() game.Sequence {
	return &octalSequence{rule: r, table: heap.NewCodeTable(r.code)}
}

// Grow computes the heaps below n; with a formula or a law it costs nothing.
func (s *octalSequence) Grow(ctx context.Context, n int, b *game.Budget) (int, error) {
	if s.rule.formula != nil || s.law != nil {
		return n, ctx.Err()
	}
	if err := s.table.Grow(ctx, n, b); err != nil {
		return len(s.table.Values()), err
	}
	if l, err := s.table.Look(ctx, b); err == nil { // the table serves without a law
		s.keep(l)
	}
	return len(s.table.Values()), nil
}

// keep keeps a law, nil for none.
func (s *octalSequence) keep(l *heap.Law) {
	if l != nil && s.law == nil {
		s.law = &heap.CodeSequence{Values: s.table.Values()[:l.Preperiod+l.Length], Law: l}
	}
}

// Restore takes over nimbers, which it believes.
func (s *octalSequence) Restore(nimbers []uint64, b *game.Budget) error {
	if s.rule.formula != nil {
		return nil
	}
	values, err := restored(nimbers)
	if err != nil {
		return err
	}
	return s.table.Restore(values, b)
}

// restored are nimbers as the engine has them.
func restored(nimbers []uint64) ([]uint16, error) {
	values := make([]uint16, len(nimbers))
	for i, v := range nimbers {
		if v > math.MaxUint16 {
			return nil, game.Refuse(game.BadParameter, foreignText, v)
		}
		values[i] = uint16(v)
	}
	return values, nil
}

var foreignText = game.Text{En: "no heap of this game has the nimber %d", Zh: "这个游戏中没有 SG 值为 %d 的堆"}

// Read copies nimbers by the formula, the table or the law.
func (s *octalSequence) Read(dst []uint64, from int) {
	values := s.table.Values()
	for i := range dst {
		switch n := from + i; {
		case s.rule.formula != nil:
			dst[i] = s.rule.formula(big.NewInt(int64(n))).Uint64()
		case n < len(values):
			dst[i] = uint64(values[n])
		default:
			l := s.law.Law
			k := (n - l.Preperiod) / l.Length
			dst[i] = uint64(s.law.Values[n-k*l.Length]) + uint64(k)*uint64(l.Saltus)
		}
	}
}

// Table is the engine's.
func (s *octalSequence) Table() []uint16 { return s.table.Values() }

// Expect tells the engine how long its table will be.
func (s *octalSequence) Expect(heaps int) { s.table.Expect(heaps) }

// engineTexts say how the engines for codes work.
var engineTexts = map[heap.Engine]game.Text{
	heap.ByScan:    {En: "computed with the help of a sparse space of the nimbers, or of all pairs where there is none, and verified heap by heap", Zh: "借助 SG 值的稀疏空间（若没有，则用全部配对）计算，并逐堆核对"},
	heap.ByPairs:   {En: "computed from the definition, pair by pair", Zh: "按定义逐对计算"},
	heap.ByTriples: {En: "computed from the definition, with the sets of nimbers of two heaps", Zh: "按定义计算，并记录两堆之和的 SG 值集合"},
	heap.ByBreaks:  {En: "computed from the definition, with the sets of nimbers of several heaps", Zh: "按定义计算，并记录多堆之和的 SG 值集合"},
}

// Ground is the formula, the law, or the engine.
func (s *octalSequence) Ground() (*game.Theorem, bool, game.Phrase) {
	switch {
	case s.rule.theorem != nil:
		return s.rule.theorem, false, game.Phrase{}
	case s.law != nil:
		return nil, true, *sayLaw(s.law.Law)
	}
	return nil, false, engineTexts[s.table.Engine()].With()
}

// Stream hands on the nimbers without keeping them.
func (s *octalSequence) Stream(ctx context.Context, n int, b *game.Budget, yield func(first int, nimbers []uint64) error) error {
	var block []uint64
	return heap.Stream(ctx, s.rule.code, n, b, func(first int, nimbers []uint16) error {
		block = block[:0]
		for _, v := range nimbers {
			block = append(block, uint64(v))
		}
		return yield(first, block)
	})
}

// Code is the code of the game.
func (s *octalSequence) Code() (string, []int64) { return s.rule.code.Canonical(), nil }

// Law proves a law, or tells what it has seen among the heaps below to.
func (s *octalSequence) Law(ctx context.Context, to int, b *game.Budget) (game.Law, error) {
	if s.rule.formula != nil {
		return s.formulaLaw(), nil
	}
	l, err := s.table.Law(ctx, to, b)
	s.keep(l)
	if err != nil && (game.AsError(err).Code != game.Limit || ctx.Err() != nil) {
		return game.Law{}, err
	}
	if l != nil {
		proof := octalProofs[l.By]
		out := game.Law{
			Preperiod: l.Preperiod, Period: l.Length, Saltus: l.Saltus,
			Proof: proof.theorem, Method: proof.method, Checked: l.CheckedTo + 1,
		}
		s.peak(&out)
		return out, nil
	}
	out := game.Law{Checked: len(s.table.Values()), Stopped: err}
	if r, ok := heap.Seen(s.table.Values()); ok {
		out.Preperiod, out.Period, out.Saltus = r.Preperiod, r.Length, r.Saltus
	}
	s.peak(&out)
	return out, nil
}

// peak fills in the largest nimber below Checked.
func (s *octalSequence) peak(l *game.Law) {
	q := heap.CodeSequence{Values: s.table.Values()[:l.Checked]}
	v, first := q.Peak()
	l.Most, l.First = uint64(v), first
}

// formulaLaw is the law of a game whose nimbers have a formula: a heap has its
// size, or 4k+3 and 4k+4 are exchanged.
func (s *octalSequence) formulaLaw() game.Law {
	l := game.Law{Period: 1, Saltus: 1, Proof: s.rule.theorem, Method: "size"}
	if s.rule.theorem == laskerTheorem {
		l = game.Law{Preperiod: 1, Period: 4, Saltus: 4, Proof: laskerTheorem, Method: "formula", Most: 4, First: 3}
	}
	return l
}
