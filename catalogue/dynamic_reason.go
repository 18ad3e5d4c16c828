package catalogue

import (
	"math/big"
	"strings"

	"grundy/game"
)

// added is a sum written out, shortened in the middle when it is long.
type added struct{ decomposition }

const shownTerms = 16

// In writes the terms with + between them, the same in every language.
func (a added) In(game.Lang) string {
	var words []string
	all := a.count()
	for i := 0; i < all; i++ {
		if all > shownTerms && i == shownTerms/2 {
			words = append(words, "…")
			i = all - shownTerms/2
		}
		words = append(words, part(a, i).String())
	}
	return strings.Join(words, " + ")
}

// part is the part with index i, and smallest the last one.
func part(d decomposition, i int) *big.Int { return d.sum(i, i+1) }

func smallest(d decomposition) *big.Int { return part(d, d.count()-1) }

var (
	limitZeroText = game.Text{En: "nothing may be taken", Zh: "一个石子也不能取"}
	onlyPoison    = game.Text{En: "only the last stone is there, and it must be taken", Zh: "只剩最后一个石子，而且必须取"}
	oneOther      = game.Text{En: "so what counts is the one other stone: %[1]v", Zh: "因此只看另外那 1 个石子：%[1]v"}
	poisonText    = game.Text{En: "so what counts is the other %[1]v stones: %[2]v", Zh: "因此只看其余 %[1]v 个石子：%[2]v"}
	partsText     = game.Text{En: "%[1]v = %[2]v, and the limit is %[3]v", Zh: "%[1]v = %[2]v，本步最多取 %[3]v 个"}
	termText      = game.Text{En: "%[1]v is itself a term of the sequence, and the limit is %[2]v", Zh: "%[1]v 本身就是数列中的一项，本步最多取 %[2]v 个"}
	breakText     = game.Text{En: "a take cannot be as much as the smallest part, %[1]v, and so breaks it; the smallest part of what remains of it is no more than the next limit, and taking that part wins", Zh: "取不满最小的一项 %[1]v，只能把它拆开；它剩下部分的最小一项不超过下一步的上限，对方取走这一项即胜"}
	partText      = game.Text{En: "taking %[1]v, the smallest part, leaves a limit of %[2]v, less than the next part, %[3]v", Zh: "取 %[1]v 个，即最小的一项，下一步的上限为 %[2]v，小于再上一项 %[3]v"}
	tailText      = game.Text{En: "taking %[1]v, the parts below %[3]v together, leaves a limit of %[2]v, less than %[3]v", Zh: "取 %[1]v 个，即 %[3]v 之后的各项之和，下一步的上限为 %[2]v，小于 %[3]v"}
	wholeText     = game.Text{En: "the limit allows taking these %[1]v all at once", Zh: "上限允许把这 %[1]v 个一次取完"}
	wholeOne      = game.Text{En: "the limit allows taking this one", Zh: "上限允许取走这 1 个"}
)

// shownTails bounds the winning moves that a reason goes through.
const shownTails = 8

// Reason shows the parts and which tails of them win.
func (p dynamic) Reason(c game.Convention) []game.Step {
	if p.limit.Sign() == 0 {
		return []game.Step{game.Say(limitZeroText), game.Say(stuckText[c])}
	}
	parts, ok := p.parts(c)
	if !ok {
		return nil
	}
	steps := []game.Step{game.Say(p.rule.theorems[c].Claim)}
	if parts == nil {
		return append(steps, game.Say(onlyPoison))
	}
	if c == game.Misere {
		claim := p.rule.theorems[game.Normal].Claim.With()
		if others := p.counted(c); others.Cmp(one) == 0 {
			steps = append(steps, game.Say(oneOther, claim))
		} else {
			steps = append(steps, game.Say(poisonText, others, claim))
		}
	}
	tails := parts.tails(p.rule.Rule, p.limit)
	steps = append(steps, p.shown(p.counted(c), parts, tails))
	if len(tails) == 0 {
		return append(steps, game.Say(breakText, smallest(parts)))
	}
	for _, i := range tails[:min(len(tails), shownTails)] {
		steps = append(steps, p.wins(parts, i))
	}
	return steps
}

// wins says why the tail that begins at part i wins.
func (p dynamic) wins(parts decomposition, i int) game.Step {
	t := parts.sum(i, parts.count())
	switch {
	case i == 0 && t.Cmp(one) == 0:
		return game.Say(wholeOne)
	case i == 0:
		return game.Say(wholeText, t)
	case i == parts.count()-1:
		return game.Say(partText, t, p.rule.Next(t), part(parts, i-1))
	}
	return game.Say(tailText, t, p.rule.Next(t), part(parts, i-1))
}

// shown is the step that writes n stones as a sum; the marks are where winning
// tails begin, or the smallest part of a lost position.
func (p dynamic) shown(n *big.Int, parts decomposition, tails []int) game.Step {
	all := parts.count()
	s := game.Say(partsText, n, added{parts}, p.limit)
	if all == 1 {
		s = game.Say(termText, n, p.limit)
	}
	if all > shownTerms {
		return s
	}
	row := make([]*big.Int, all)
	for i := range row {
		row[i] = part(parts, i)
	}
	s.Figure = &game.Figure{Kind: "parts", Rows: [][]*big.Int{row}, Mark: tails}
	if len(tails) == 0 {
		s.Figure.Mark = []int{all - 1}
	}
	return s
}
