package catalogue

import (
	"math/big"

	"grundy/game"
)

var crossIsText = game.Text{
	En: "the head at %[1]v has nimber %[2]v ⊗ %[3]v = %[4]v, as row %[5]v is worth %[2]v and column %[6]v is worth %[3]v",
	Zh: "%[1]v 处正面的 SG 值为 %[2]v ⊗ %[3]v = %[4]v：第 %[5]v 行的值为 %[2]v，第 %[6]v 列的值为 %[3]v",
}

// ValueReason gives the nimbers of the first heads and, where these are all, a
// figure of their nim-sum.
func (p tartan) ValueReason() []game.Step {
	sum, _ := p.sum()
	if sum == nil {
		return nil
	}
	steps := says(tartanTheorem.Claim)
	fig := &game.Figure{Kind: "columns"}
	for _, s := range p.heads[:min(len(p.heads), shownHeaps)] {
		r, _ := p.rules[0].nimber(s[0])
		c, _ := p.rules[1].nimber(s[1])
		g, _ := p.nimber(s)
		fig.Rows, fig.Labels = append(fig.Rows, []*big.Int{g}), append(fig.Labels, cornerLabel.With(s))
		steps = append(steps, game.Say(crossIsText, s, r, c, g, s[0], s[1]))
	}
	last := game.Say(cornersSum)
	if len(p.heads) > 1 && len(p.heads) <= shownHeaps {
		fig.Rows, fig.Labels = append(fig.Rows, []*big.Int{sum}), append(fig.Labels, nimSumLabel.With())
		last.Figure = fig
	}
	return append(steps, last)
}
