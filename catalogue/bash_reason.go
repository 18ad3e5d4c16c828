package catalogue

import (
	"math/big"

	"grundy/game"
)

var (
	bashReason = game.Text{
		En: "What counts is the remainder mod %[1]v: where k may be taken, %[1]v − k may be taken too, and the two together leave the remainder as it was.",
		Zh: "只有除以 %[1]v 的余数起作用：能取 k 个就能取 %[1]v − k 个，两步合起来余数不变。",
	}
	bidReason = game.Text{
		En: "What counts is the remainder mod %[1]v of what is missing: where k may be bid, %[1]v − k may be bid too, and the two together leave the remainder as it was.",
		Zh: "只有还差的数除以 %[1]v 的余数起作用：能加价 k 就能加价 %[1]v − k，两步合起来余数不变。",
	}
	smallReason = game.Text{
		En: "A heap smaller than %[1]v cannot be touched, and has nimber 0.",
		Zh: "少于 %[1]v 个的堆不能动，SG 值为 0。",
	}
	restReason = game.Text{
		En: "A heap smaller than %[1]v that is not empty has a single move, which takes it all, and so nimber 1.",
		Zh: "少于 %[1]v 个的非空堆只有一种走法，即全部取走，所以 SG 值为 1。",
	}
	passReason = game.Text{
		En: "Where no more than %[1]v is missing, the goal can be reached or passed at once, so that the nimber is not 0.",
		Zh: "还差不超过 %[1]v 时，一步就能到达或超过目标，所以 SG 值不为 0。",
	}
	bashHeap = game.Text{En: "%[1]v mod %[2]v = %[3]v, so the heap has nimber %[4]v", Zh: "%[1]v mod %[2]v = %[3]v，此堆的 SG 值为 %[4]v"}
	bashGoal = game.Text{En: "%[1]v mod %[2]v = %[3]v, so a goal that far away has nimber %[4]v", Zh: "%[1]v mod %[2]v = %[3]v，所以离目标还差 %[1]v 时 SG 值为 %[4]v"}
)

// Reason says what holds of the nimbers in either convention.
func (r bash) Reason(sizes []*big.Int) []game.Step {
	m, words := r.modulus(), bashHeap
	steps := append(says(r.theorem().Claim), game.Say(bashReason, m))
	switch {
	case r.overshoot:
		steps[1], words = game.Say(bidReason, m), bashGoal
		steps = append(steps, game.Say(passReason, r.max))
	case r.rest:
		steps = append(steps, game.Say(restReason, r.min))
	case r.min.Cmp(one) > 0:
		steps = append(steps, game.Say(smallReason, r.min))
	}
	return append(steps, residues(sizes, m, func(n *big.Int) *big.Int {
		g, _ := r.Nimber(n)
		return g
	}, words)...)
}
