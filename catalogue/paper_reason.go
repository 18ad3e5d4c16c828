package catalogue

import "grundy/game"

var (
	overText  = game.Text{En: "Sheet %[1]v is a 1 × 1: the game is over, and who cut it out has won.", Zh: "第 %[1]v 张纸是 1 × 1：游戏已经结束，剪出它的一方获胜。"}
	stripText = game.Text{En: "Sheet %[1]v, %[2]v × %[3]v, is a strip: cutting a 1 × 1 off it wins at once. A cut that makes no 1 × 1 leaves a strip, from which the opponent wins.", Zh: "第 %[1]v 张纸 %[2]v × %[3]v 是纸条：剪下 1 × 1 立即获胜。没有剪出 1 × 1 的剪法都会留下纸条，让对方获胜。"}
	noSheets  = game.Text{En: "There is no sheet to cut.", Zh: "没有纸可剪。"}
	sheetText = game.Text{En: "%[1]v × %[2]v: D(%[1]v) = %[3]v and D(%[2]v) = %[4]v, so the sheet has nimber %[5]v", Zh: "%[1]v × %[2]v：D(%[1]v) = %[3]v，D(%[2]v) = %[4]v，这张纸的 SG 值为 %[5]v"}
	goodText  = game.Text{En: "The nim-sum is %[1]v: every cut wins that leaves nim-sum 0 and no side of 1.", Zh: "异或和为 %[1]v：凡剪后异或和为 0、又不剪出边长为 1 的纸的剪法都必胜。"}
	moreCuts  = game.Text{En: "There are %[1]v winning cuts in all.", Zh: "必胜的剪法共有 %[1]v 种。"}
	oneCut    = game.Text{En: "%[1]v: the pieces have nimbers %[2]v and %[3]v, which are equal, so that the nim-sum is 0", Zh: "%[1]v：两张的 SG 值为 %[2]v 和 %[3]v，二者相等，异或和为 0"}
	amongCut  = game.Text{En: "%[1]v: the pieces have nimbers %[2]v and %[3]v, and %[2]v ⊕ %[3]v = %[4]v, the nim-sum of the other sheets", Zh: "%[1]v：两张的 SG 值为 %[2]v 和 %[3]v，%[2]v ⊕ %[3]v = %[4]v，恰为其余各张纸的异或和"}
	badText   = game.Text{En: "The nim-sum is 0: after a cut that leaves a side of 1 the opponent wins at once, and after any other the nim-sum is not 0.", Zh: "异或和为 0：剪出边长为 1 的纸，对方就立即获胜；其他剪法之后异或和都不为 0。"}
)

// shownCuts is how many winning cuts a reason goes through.
const shownCuts = 8

// Reason shows the strip that decides, or the nimbers of the sheets and of what
// the first winning cuts leave.
func (p paper) Reason(game.Convention) []game.Step {
	_, by := p.Outcome(game.Normal)
	for i, s := range p {
		switch {
		case by == overTheorem && s.unit():
			return append(says(by.Claim), game.Say(overText, i+1))
		case by == stripTheorem && s.strip():
			return append(says(by.Claim), game.Say(stripText, i+1, s[0], s[1]))
		}
	}
	if len(p) == 0 {
		return append(says(noSheets), game.Say(stuckText[game.Normal]))
	}
	steps := append(says(stripTheorem.Claim), game.Say(paperTheorem.Claim))
	for _, s := range p.distinct() {
		steps = append(steps, game.Say(sheetText, s[0], s[1], strip2Long(s[0]), strip2Long(s[1]), s.nimber()))
	}
	if p.nimber() == 0 {
		return append(steps, game.Say(badText))
	}
	return append(steps, p.wins()...)
}

// distinct are the first sheets that a reason goes through, each once.
func (p paper) distinct() (out paper) {
	seen := map[string]bool{}
	for _, s := range p {
		if key := (paper{s}).String(); !seen[key] && len(out) < shownHeaps {
			seen[key] = true
			out = append(out, s)
		}
	}
	return out
}

// wins are the first winning cuts.
func (p paper) wins() []game.Step {
	sum := p.nimber()
	ms, _ := p.WinningMoves(game.Normal)
	steps := says(goodText, sum)
	for m := range ms.List {
		if len(steps) > shownCuts {
			steps = append(steps, game.Say(moreCuts, ms.Count))
			break
		}
		i := m.At[0]
		to := m.To.(paper)
		a, b := to[i].nimber(), to[i+1].nimber()
		if len(p) == 1 {
			steps = append(steps, game.Say(oneCut, m.Say, a, b))
		} else {
			steps = append(steps, game.Say(amongCut, m.Say, a, b, sum^p[i].nimber()))
		}
	}
	return steps
}
