package catalogue

import (
	"math/big"

	"grundy/game"
)

var (
	constantNext = game.Text{En: "the next moves take 1 to %[1]v, so a heap left is lost exactly when its remainder mod %[2]v is %[3]v", Zh: "此后每步取 1 到 %[1]v 个，所以剩下的堆必败当且仅当它除以 %[2]v 余 %[3]v"}
	constantWins = game.Text{En: "%[1]v mod %[2]v = %[3]v, so taking %[4]v leaves such a heap, and so does every take up to the limit, %[5]v, that differs from it by a multiple of %[2]v", Zh: "%[1]v mod %[2]v = %[3]v，所以取 %[4]v 个正好留下这样的堆；在上限 %[5]v 之内，与它相差 %[2]v 的倍数的取法也都可以"}
	constantLost = game.Text{En: "%[1]v mod %[2]v = %[3]v, so at least %[4]v would have to be taken to leave such a heap, more than the limit, %[5]v", Zh: "%[1]v mod %[2]v = %[3]v，要留下这样的堆至少得取 %[4]v 个，超过上限 %[5]v"}
	stopWins     = game.Text{En: "after this move nothing may be taken, so every take wins", Zh: "这一步之后不能再取，所以怎样取都胜"}
	stopLoses    = game.Text{En: "after this move nothing may be taken, and then the opponent has won: every take loses", Zh: "这一步之后不能再取，对方因此获胜，所以怎样取都输"}
	constantHeap = game.Text{En: "%[1]v mod %[2]v = %[3]v, and up to %[4]v may be taken at first, so the nimber is %[5]v", Zh: "%[1]v mod %[2]v = %[3]v，第一步最多取 %[4]v 个，所以 SG 值为 %[5]v"}
)

// figure is the remainder of the heap.
func (p constant) figure() *game.Figure {
	return &game.Figure{Kind: "residue", Rows: [][]*big.Int{{p.dynamic.n, p.modulus(), p.rest(), p.nimber()}}}
}

// Reason shows which takes leave a lost heap.
func (p constant) Reason(c game.Convention) []game.Step {
	limit, m := p.dynamic.limit, p.modulus()
	if limit.Sign() == 0 {
		return []game.Step{game.Say(limitZeroText), game.Say(stuckText[c])}
	}
	_, by := p.Outcome(c)
	steps := []game.Step{game.Say(by.Claim)}
	if m.Cmp(one) == 0 {
		return append(steps, game.Say(map[game.Convention]game.Text{game.Normal: stopWins, game.Misere: stopLoses}[c]))
	}
	rest, _ := p.lostRest(c)
	t := p.first(rest)
	text := constantWins
	if t.Cmp(limit) > 0 {
		text = constantLost
	}
	last := game.Say(text, p.dynamic.n, m, p.rest(), t, limit)
	if c == game.Normal {
		last.Figure = p.figure()
	}
	return append(steps, game.Say(constantNext, p.dynamic.rule.Next(one), m, rest), last)
}

// ValueReason applies the theorem to the heap.
func (p constant) ValueReason() []game.Step {
	return []game.Step{
		game.Say(constantTheorem.Claim),
		{Phrase: constantHeap.With(p.dynamic.n, p.modulus(), p.rest(), p.dynamic.limit, p.nimber()), Figure: p.figure()},
	}
}
