package catalogue

import (
	"fmt"
	"iter"
	"math/big"
	"slices"
	"strings"

	"grundy/game"
	"grundy/internal/prime"
)

// magicBeads are beads with their theory of misère play.
type magicBeads struct{ game.Heaps }

// wrapped is a move of the heaps as one of the beads.
func wrapped(m game.Move) game.Move {
	m.To = magicBeads{m.To.(game.Heaps)}
	return m
}

func wrappedAll(ms iter.Seq[game.Move]) iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for m := range ms {
			if !yield(wrapped(m)) {
				return
			}
		}
	}
}

// Moves lists the moves bead by bead, by the divisor that is dropped.
func (p magicBeads) Moves() iter.Seq[game.Move] { return wrappedAll(p.Heaps.Moves()) }

// Parts are the beads.
func (p magicBeads) Parts() []game.Position {
	parts := p.Heaps.Parts()
	for i := range parts {
		parts[i] = magicBeads{parts[i].(game.Heaps)}
	}
	return parts
}

// Lift makes a move of one bead into a move of all.
func (p magicBeads) Lift(i int, m game.Move) game.Move { return wrapped(p.Heaps.Lift(i, m)) }

// MovesTo answers for a single bead.
func (p magicBeads) MovesTo(v *big.Int) (game.Moves, bool) {
	ms, ok := p.Heaps.MovesTo(v)
	if ok {
		ms.List = wrappedAll(ms.List)
	}
	return ms, ok
}

// Outcome knows misère play; normal play goes by the nimber.
func (p magicBeads) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	if c == game.Normal {
		return 0, nil
	}
	lost := int64(1)
	if p.firm() > 0 {
		lost = 0
	}
	v, _ := p.Value()
	return game.Won(v.Nimber.Cmp(big.NewInt(lost)) != 0), beadMisere
}

// firm counts the firm beads.
func (p magicBeads) firm() int {
	count := 0
	for _, n := range p.Sizes {
		if p.Rule.(beads).class(n).firm() {
			count++
		}
	}
	return count
}

// WinningMoves in misère play leave nim-sum 0 with a firm bead, or nim-sum 1
// without. Where a bead and no other firm one can turn fickle, its moves that
// do not cannot leave nim-sum 0.
func (p magicBeads) WinningMoves(c game.Convention) (game.Moves, bool) {
	if c == game.Normal {
		return game.Moves{}, false
	}
	total, _ := p.Value()
	firm := p.firm()
	parts, all, count := p.Parts(), make([]game.Moves, len(p.Sizes)), new(big.Int)
	for i := range parts {
		bead := parts[i].(magicBeads)
		v, _ := bead.Value()
		target := new(big.Int).Xor(total.Nimber, v.Nimber)
		if firm == bead.firm() && p.Rule.(beads).class(p.Sizes[i]).turnsFickle() {
			target.Xor(target, one)
		}
		all[i], _ = bead.MovesTo(target)
		count.Add(count, all[i].Count)
	}
	return game.Moves{Count: count, List: func(yield func(game.Move) bool) {
		for i, ms := range all {
			for m := range ms.List {
				if !yield(p.Lift(i, m)) {
					return
				}
			}
		}
	}}, true
}

var (
	beadText = game.Text{
		En: "%[1]v = %[2]s: its proper divisors have nim-sum %[3]v, so dropping one of nimber v leaves %[3]v ⊕ v, which is %[5]v; the least number that does not come out is %[4]v, its nimber",
		Zh: "%[1]v = %[2]s：所有真约数的 SG 值异或和为 %[3]v，去掉一个 SG 值为 v 的约数后剩下 %[3]v ⊕ v，可为 %[5]v；未出现的最小非负整数是 %[4]v，即它的 SG 值",
	}
	unitText  = game.Text{En: "1 has no proper divisor, so it has nimber 0", Zh: "1 没有真约数，SG 值为 0"}
	primeBead = game.Text{En: "%[1]v is prime: leaving out 1, its only proper divisor, leaves no bead, of nimber 0; so it has nimber 1", Zh: "%[1]v 是素数：去掉它唯一的真约数 1 就什么也不剩，异或和为 0，所以它的 SG 值为 1"}
	noFirm    = game.Text{En: "No bead is firm, and the nim-sum is %[1]v.", Zh: "没有稳的珠子，异或和为 %[1]v。"}
	oneFirm   = game.Text{En: "One bead is firm, and the nim-sum is %[1]v.", Zh: "有 1 颗稳的珠子，异或和为 %[1]v。"}
	manyFirm  = game.Text{En: "%[2]d beads are firm, and the nim-sum is %[1]v.", Zh: "有 %[2]d 颗稳的珠子，异或和为 %[1]v。"}
	toFirm    = game.Text{En: "A move wins when it leaves nim-sum 0 with a firm bead, or nim-sum 1 without.", Zh: "走后若有稳的珠子且异或和为 0，或没有稳的珠子且异或和为 1，则获胜。"}
	allUnits  = game.Text{En: "Only beads 1 are left.", Zh: "只剩下珠子 1。"}
	noBeads   = game.Text{En: "No bead is left.", Zh: "没有珠子了。"}
	fromFirm  = game.Text{En: "No move leaves nim-sum 0 with a firm bead, or nim-sum 1 without; after any move the opponent can do so.", Zh: "任何一步之后都不会是“有稳的珠子且异或和为 0”或“没有稳的珠子且异或和为 1”，而对方下一步总能做到。"}
)

// Reason says where the nimbers of the first beads come from.
func (r beads) Reason(sizes []*big.Int) []game.Step {
	steps := says(beadTheorem.Claim)
	for _, n := range distinct(sizes) {
		ps, c := r.factors(n), r.class(n)
		switch {
		case len(ps) == 0:
			steps = append(steps, game.Say(unitText))
		case ps[0].Prime.Cmp(n) == 0:
			steps = append(steps, game.Say(primeBead, n))
		default:
			left, nimber := c.left(), new(big.Int).SetUint64(c.nimber)
			at, _ := slices.BinarySearchFunc(left, nimber, (*big.Int).Cmp)
			steps = append(steps, game.Step{
				Phrase: beadText.With(n, factorisation(ps), c.rest, c.nimber, game.Numbers(left)),
				Figure: &game.Figure{Kind: "mex", Rows: [][]*big.Int{slices.Insert(left, at, nimber)}, Mark: []int{at}},
			})
		}
	}
	return steps
}

// factorisation writes 2^2 · 3.
func factorisation(ps []prime.Power) string {
	words := make([]string, len(ps))
	for i, p := range ps {
		if words[i] = p.Prime.String(); p.Times > 1 {
			words[i] = fmt.Sprintf("%v^%d", p.Prime, p.Times)
		}
	}
	return strings.Join(words, " · ")
}

// Reason explains misère play.
func (p magicBeads) Reason(c game.Convention) []game.Step {
	if c == game.Normal {
		return nil
	}
	total, _ := p.Value()
	steps := append(says(beadMisere.Claim), p.Rule.(beads).Reason(p.Sizes)[1:]...)
	firm := p.firm()
	switch {
	case len(p.Sizes) == 0:
		return append(says(noBeads), game.Say(stuckText[c]))
	case largest(p.Sizes).Cmp(one) == 0:
		return append(says(allUnits), game.Say(stuckText[c]))
	case firm == 0:
		steps = append(steps, game.Say(noFirm, total.Nimber))
	case firm == 1:
		steps = append(steps, game.Say(oneFirm, total.Nimber))
	default:
		steps = append(steps, game.Say(manyFirm, total.Nimber, firm))
	}
	if o, _ := p.Outcome(c); o == game.P {
		return append(steps, game.Say(fromFirm))
	}
	return append(steps, game.Say(toFirm))
}
