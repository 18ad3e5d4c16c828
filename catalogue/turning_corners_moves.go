package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
	"grundy/nimber"
)

// product is the nimber of a head.
func (s square) product() *big.Int { return nimber.Product(s[0], s[1]) }

// nimber is the nim-sum of the heads.
func (p corners) nimber() *big.Int {
	sum := new(big.Int)
	for _, s := range p {
		sum.Xor(sum, s.product())
	}
	return sum
}

// Value is the nim-sum of the heads.
func (p corners) Value() (game.Value, *game.Theorem) {
	return game.Value{Nimber: p.nimber()}, turningCornersTheorem
}

// mostCorners bounds the rows or columns that are gone through for all moves to a
// nimber, and someCorners, of each of the first heads, for some of them.
const mostCorners, someCorners, someHeads = 1 << 17, 1 << 8, 1 << 7

var cornersWhy = game.Text{
	En: "the rows or columns to look at number %s, and not all are gone through when there are more than %d",
	Zh: "需要查看的行或列有 %s 个，超过 %d 个时不全部查看",
}

// MovesTo solves (r⊕x) ⊗ (c⊕y) = d, the change of the nimber, for each x or each y,
// whichever are fewer. The change is less than 2^64 when both coordinates are.
func (p corners) MovesTo(v *big.Int) (game.Moves, bool) {
	change := new(big.Int).Xor(p.nimber(), v)
	if change.Sign() == 0 {
		return fewMoves(nil), true
	}
	work, found := new(big.Int), []game.Move(nil)
	for _, s := range p {
		work.Add(work, smaller(s[0], s[1]))
	}
	most, from := int64(mostCorners), p
	if work.Cmp(big.NewInt(most)) > 0 {
		most, from = someCorners, p[:min(len(p), someHeads)]
	}
	for i, s := range from {
		for opposite := range s.opposites(change, most) {
			found = append(found, p.turn(i, opposite))
		}
	}
	ms := fewMoves(found)
	if most == someCorners {
		ms.Count, ms.Why = nil, cornersWhy.With(game.Short(work.String()), mostCorners)
	}
	return ms, true
}

// opposites lists the corners opposite to a head with which a move changes the
// nimber by d, among the first rows, or columns where these are fewer.
func (s square) opposites(d *big.Int, most int64) iter.Seq[square] {
	short := 0
	if s[1].Cmp(s[0]) < 0 {
		short = 1
	}
	n, far := s[short], s[1-short]
	quotient := divisor(n, far, d)
	return func(yield func(square) bool) {
		for x := int64(0); x < most && n.Cmp(big.NewInt(x)) > 0; x++ {
			to := square{}
			to[short] = big.NewInt(x)
			to[1-short] = quotient(new(big.Int).Xor(n, to[short]))
			to[1-short].Xor(to[1-short], far)
			if to[1-short].Cmp(far) < 0 && !yield(to) {
				return
			}
		}
	}
}

// divisor returns the function u -> d/u, u not 0, on machine words where the
// numbers are words.
func divisor(n, far, d *big.Int) func(u *big.Int) *big.Int {
	if n.IsUint64() && far.IsUint64() && d.IsUint64() {
		return func(u *big.Int) *big.Int {
			q, _ := nimber.Quotient64(d.Uint64(), u.Uint64())
			return new(big.Int).SetUint64(q)
		}
	}
	return func(u *big.Int) *big.Int {
		q, _ := nimber.Quotient(d, u)
		return new(big.Int).Set(q)
	}
}

var (
	cornerText = game.Text{En: "the head at %[1]v has nimber %[2]v ⊗ %[3]v = %[4]v", Zh: "%[1]v 处正面的 SG 值为 %[2]v ⊗ %[3]v = %[4]v"}
	cornersSum = game.Text{En: "a board has the nim-sum of its heads, each taken as the only one, since two heads on one square would cancel", Zh: "整个棋盘的 SG 值等于各枚正面单独时的 SG 值的异或和，因为同一格的两枚正面会抵消"}
)

// ValueReason gives the nimbers of the first heads and, where these are all, a
// figure of their nim-sum.
func (p corners) ValueReason() []game.Step {
	steps := says(turningCornersTheorem.Claim)
	fig := &game.Figure{Kind: "columns"}
	for _, s := range p[:min(len(p), shownHeaps)] {
		g := s.product()
		fig.Rows, fig.Labels = append(fig.Rows, []*big.Int{g}), append(fig.Labels, cornerLabel.With(s))
		steps = append(steps, game.Say(cornerText, s, s[0], s[1], g))
	}
	last := game.Say(cornersSum)
	if len(p) > 1 && len(p) <= shownHeaps {
		fig.Rows, fig.Labels = append(fig.Rows, []*big.Int{p.nimber()}), append(fig.Labels, nimSumLabel.With())
		last.Figure = fig
	}
	return append(steps, last)
}

var cornerLabel = game.Text{En: "%[1]v", Zh: "%[1]v"}
