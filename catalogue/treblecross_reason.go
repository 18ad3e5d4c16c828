package catalogue

import "grundy/game"

// Outcome answers where three are complete, or can be completed.
func (p treble) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	switch {
	case c == game.Misere || p.calm():
		return 0, nil
	case p.over():
		return game.P, trebleOver
	}
	return game.N, trebleWin
}

// WinningMoves are those that complete three, where there are any.
func (p treble) WinningMoves(c game.Convention) (game.Moves, bool) {
	if c == game.Misere || p.calm() {
		return game.Moves{}, false
	}
	var won []game.Move
	for _, i := range p.completing() {
		won = append(won, p.mark(i))
	}
	return fewMoves(won), true
}

var (
	trebleSum    = game.Text{En: "a row of treblecross that is won at once, or over, cannot stand in a sum: completing three ends the whole game, not only a part of it", Zh: "一步即可连成三个或已经结束的一维井字棋不能与其他游戏相加：连成三个会结束整局，而不只是其中一部分"}
	trebleMisere = game.Text{En: "treblecross has no misère play: the game ends with a win for whoever completes three, not when somebody cannot move", Zh: "一维井字棋没有反常规则：连成三个的一方获胜，而不是以不能走来定胜负"}
	trebleNimber = game.Text{En: "there is no nimber where three are complete or can be completed: the game is over, or won at once", Zh: "已经连成三个或一步即可连成三个时没有 SG 值：游戏已经结束，或一步即可取胜"}
)

// Alone refuses misère play, and sums and nimbers where a win is at hand.
func (p treble) Alone() (sum, misere, nimber game.Phrase) {
	if !p.calm() {
		sum, nimber = trebleSum.With(), trebleNimber.With()
	}
	return sum, trebleMisere.With(), nimber
}

var (
	trebleDone     = game.Text{En: "Three marks stand in a row: the game is over, and who made them has won.", Zh: "已有三个 X 相连：游戏结束，连成的一方获胜。"}
	trebleComplete = game.Text{En: "Cell %[1]v completes three in a row, and wins at once.", Zh: "画第 %[1]v 格即连成三个，立即获胜。"}
	trebleRun      = game.Text{En: "cells %[1]v to %[2]v are more than two away from every mark: a heap of %[3]v in 0.007, of nimber %[4]v", Zh: "第 %[1]v 至第 %[2]v 格与所有标记都相距两格以上：相当于 0.007 中大小为 %[3]v 的堆，SG 值为 %[4]v"}
	trebleCell     = game.Text{En: "cell %[1]v is more than two away from every mark: a heap of %[2]v in 0.007, of nimber %[3]v", Zh: "第 %[1]v 格与所有标记都相距两格以上：相当于 0.007 中大小为 %[2]v 的堆，SG 值为 %[3]v"}
	trebleFull     = game.Text{En: "no cell is more than two away from every mark", Zh: "没有与所有标记都相距两格以上的格"}
	trebleShort    = game.Text{En: "a row of %[1]v has no room for three in a row, so that the nimber is the parity of its %[2]v empty cells", Zh: "%[1]v 格的一行放不下三个相连的 X，所以 SG 值是空格数 %[2]v 的奇偶性"}
)

// Reason shows the cells that complete three.
func (p treble) Reason(game.Convention) []game.Step {
	switch {
	case p.over():
		return append(says(trebleOver.Claim), game.Say(trebleDone))
	case p.calm():
		return nil
	}
	steps, won := says(trebleWin.Claim), p.completing()
	for _, i := range won[:min(len(won), shownHeaps)] {
		steps = append(steps, game.Say(trebleComplete, i+1))
	}
	return steps
}

// ValueReason gives the nimbers of the first runs.
func (p treble) ValueReason() []game.Step {
	if p.short() {
		return says(trebleShort, p.n, p.n-len(p.marks))
	}
	steps := says(trebleTheorem.Claim)
	runs, g := p.runs(), p.nimbers()
	if len(runs) == 0 {
		steps = append(steps, game.Say(trebleFull))
	}
	for _, c := range runs[:min(len(runs), shownHeaps)] {
		switch n := c.heap(); {
		case g == nil:
		case c.end == c.first+1:
			steps = append(steps, game.Say(trebleCell, c.end, n, g[n.Int64()]))
		default:
			steps = append(steps, game.Say(trebleRun, c.first+1, c.end, n, g[n.Int64()]))
		}
	}
	return steps
}
