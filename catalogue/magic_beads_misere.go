package catalogue

import (
	"fmt"
	"iter"
	"math/big"
	"slices"
	"strings"

	"grundy/game"
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
		En: "%[1]v = %[2]s: its proper divisors have nim-sum %[3]v, so dropping one of nimber v leaves %[3]v ⊕ v; the least number that does not come out is %[4]v, its nimber",
		Zh: "%[1]v = %[2]s：所有真约数的 SG 值异或和为 %[3]v，去掉一个 SG 值为 v 的约数后剩下 %[3]v ⊕ v；未出现的最小非负整数是 %[4]v，即它的 SG 值",
	}
	unitText  = game.Text{En: "1 has no proper divisor, so it has nimber 0", Zh: "1 没有真约数，SG 值为 0"}
	firmBeads = game.Text{En: "Of the beads here, %[1]d are firm, and the nim-sum is %[2]v.", Zh: "这里有 %[1]d 颗稳的珠子，异或和为 %[2]v。"}
	toFirm    = game.Text{En: "A move wins when it leaves nim-sum 0 with a firm bead, or nim-sum 1 without.", Zh: "走后若有稳的珠子且异或和为 0，或没有稳的珠子且异或和为 1，则获胜。"}
	allDead   = game.Text{En: "Only beads 1 are left: the mover cannot move, and so has won.", Zh: "只剩下珠子 1：轮到的一方不能走，因而获胜。"}
	fromFirm  = game.Text{En: "No move leaves nim-sum 0 with a firm bead, or nim-sum 1 without; after any move the opponent can do so.", Zh: "任何一步之后都不会是“有稳的珠子且异或和为 0”或“没有稳的珠子且异或和为 1”，而对方下一步总能做到。"}
)

// Reason says where the nimbers of the first beads come from.
func (r beads) Reason(sizes []*big.Int) []game.Step {
	steps := says(beadTheorem.Claim)
	for _, n := range sizes[:min(len(sizes), shownHeaps)] {
		ps, c := r.factors(n), r.class(n)
		if len(ps) == 0 {
			steps = append(steps, game.Say(unitText))
		} else {
			steps = append(steps, game.Say(beadText, n, factorisation(ps), c.rest, c.nimber))
		}
	}
	return steps
}

// factorisation writes 2^2 · 3.
func factorisation(ps []primePower) string {
	words := make([]string, len(ps))
	for i, p := range ps {
		if words[i] = p.prime.String(); p.times > 1 {
			words[i] = fmt.Sprintf("%v^%d", p.prime, p.times)
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
	verdict := toFirm
	switch firm := p.firm(); {
	case firm > 0 && total.Nimber.Sign() == 0 || firm == 0 && total.Nimber.Cmp(one) == 0:
		verdict = fromFirm
	case !slices.ContainsFunc(p.Sizes, func(n *big.Int) bool { return n.Cmp(one) > 0 }):
		verdict = allDead
	}
	steps := append(says(beadMisere.Claim), p.Rule.(beads).Reason(p.Sizes)[1:]...)
	return append(steps, game.Say(firmBeads, p.firm(), total.Nimber), game.Say(verdict))
}
