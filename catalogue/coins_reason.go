package catalogue

import (
	"math/big"

	"grundy/game"
)

var (
	headsText   = game.Text{En: "a row of coins has the nim-sum of its heads, each taken as the only one, since two heads on one place would cancel", Zh: "一排硬币的 SG 值等于各枚正面硬币单独时的 SG 值的异或和，因为同一位置的两枚正面会抵消"}
	headIsText  = game.Text{En: "the head at %[1]v has nimber %[2]v", Zh: "第 %[1]v 枚正面的 SG 值为 %[2]v"}
	headLabel   = game.Text{En: "coin %[1]v", Zh: "第 %[1]v 枚"}
	nimSumLabel = game.Text{En: "nim-sum", Zh: "异或和"}
	noHeadsText = game.Text{En: "no coin shows heads", Zh: "没有正面朝上的硬币"}
)

// ValueReason gives the nimbers of the first heads and, where these are all, a
// figure of their nim-sum.
func (p coins) ValueReason() []game.Step {
	g, by := p.rule.nimber(p.last())
	if g == nil {
		return nil
	}
	if by == nil {
		by = moebiusTheorem
	}
	steps := says(by.Claim)
	if len(p.heads) == 0 {
		return append(steps, game.Say(noHeadsText))
	}
	fig := &game.Figure{Kind: "columns"}
	sum := new(big.Int)
	for _, n := range p.heads[:min(len(p.heads), shownHeaps)] {
		g, _ := p.rule.nimber(n)
		fig.Rows = append(fig.Rows, []*big.Int{g})
		fig.Labels = append(fig.Labels, headLabel.With(n))
		sum.Xor(sum, g)
		steps = append(steps, game.Say(headIsText, n, g))
	}
	last := game.Say(headsText)
	if len(p.heads) > 1 && len(p.heads) <= shownHeaps {
		fig.Rows, fig.Labels = append(fig.Rows, []*big.Int{sum}), append(fig.Labels, nimSumLabel.With())
		last.Figure = fig
	}
	return append(steps, last)
}
