package catalogue

import (
	"math/big"

	"grundy/game"
)

var (
	euclidAbove  = game.Text{En: "with x = %[1]v and y = %[2]v, x² − xy − y² = %[3]v is positive, so x/y > φ", Zh: "x = %[1]v，y = %[2]v 时，x² − xy − y² = %[3]v 为正，所以 x/y > φ"}
	euclidBelow  = game.Text{En: "with x = %[1]v and y = %[2]v, x² − xy − y² = %[3]v is negative, so x/y < φ", Zh: "x = %[1]v，y = %[2]v 时，x² − xy − y² = %[3]v 为负，所以 x/y < φ"}
	euclidLocked = game.Text{En: "its size is the square of the greatest common divisor, %[1]v: the numbers are equal, or that many times two neighbouring Fibonacci numbers, and every move is forced", Zh: "它的绝对值是最大公约数 %[1]v 的平方：两数相等，或是两个相邻斐波那契数的 %[1]v 倍，每一步都是唯一的"}
	euclidOnly   = game.Text{En: "the only move leaves %[1]v and %[2]v, from which the opponent wins", Zh: "唯一的走法留下 %[1]v 和 %[2]v，对方由此获胜"}
	euclidWins   = game.Text{En: "subtracting %[1]v × %[2]v leaves %[3]v and %[4]v, from which the opponent loses", Zh: "减去 %[1]v × %[2]v，留下 %[3]v 和 %[4]v，对方由此必败"}
)

// Reason compares the ratio with φ and follows the moves.
func (p euclid) Reason(c game.Convention) []game.Step {
	most := p.times()
	if most.Sign() == 0 {
		return says(stuckText[c])
	}
	o, by := p.Outcome(c)
	x, y := p.sorted()
	v := quadratic(x, y, one)
	words := euclidBelow
	if v.Sign() > 0 {
		words = euclidAbove
	}
	steps := append(says(by.Claim), game.Say(words, x, y, v))
	if c == game.Misere && !p.zero && p.norm(one) != 0 {
		steps = append(steps, game.Say(euclidLocked, new(big.Int).GCD(nil, nil, x, y)))
	}
	if o == game.P {
		to := p.subtract(most).To.(euclid)
		return append(steps, game.Say(euclidOnly, to.n[0], to.n[1]))
	}
	won, _ := p.WinningMoves(c)
	for m := range won.List {
		to := m.To.(euclid)
		steps = append(steps, game.Say(euclidWins, m.Say.Args[0], y, to.n[0], to.n[1]))
	}
	return steps
}
