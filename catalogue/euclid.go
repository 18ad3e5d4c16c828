package catalogue

import (
	"iter"
	"math/big"
	"math/bits"

	"grundy/game"
)

// Theory: let x >= y > 0 be the numbers. The mover loses exactly when x/y < φ =
// (1+√5)/2, that is x² < xy + y²; but down to zero x = y is won [Cole, Davie 1969].
//
// Let q = ⌊x/y⌋ and r = x - qy. The options (r, y), (r+y, y), …, ((q-1)y+r, y) are
// each an option of the next, so their nimbers are that of (r, y), call it s, and
// then 0, 1, 2, … without s: the nimber of (x, y) is q where s < q, and q-1
// otherwise. Where both numbers stay positive it is ⌊x/y - y/x⌋ [Nivasch 2006].
// Down to zero it differs only where all partial quotients of x/y are q, since the
// forms differ in their last steps alone: then it is q or q-1 as their number is
// odd or even [Cairns, Ho, Lengyel 2011]. With d the greatest common divisor this
// is so exactly for q >= 2 and x² - qxy - y² = -d² or d², in this order, and for
// x = y: the step to (y, x-qy) changes the sign of that number, and at another
// quotient before the end its size is more than y² >= d².
//
// Misère play where both stay positive ends the other way exactly where every
// move is forced, at x = y and at multiples of neighbouring Fibonacci numbers,
// which are the pairs with x² - xy - y² = ±d² [Gurvich 2007]. Down to zero it is
// who has to leave zero that loses: as in normal play where both stay positive.
var (
	euclidTheorem = &game.Theorem{
		Claim: game.Text{
			En: "with x the larger and y the smaller number, both positive, and φ = (1+√5)/2, the mover loses exactly when x/y < φ, except that equal numbers are won by subtracting down to zero",
			Zh: "设两数中较大的为 x、较小的为 y（都为正），φ = (1+√5)/2；当且仅当 x/y < φ 时先手必败，但两数相等时可以减到 0 而获胜",
		},
		Source: "Cole, Davie 1969",
	}
	euclidPositive = &game.Theorem{
		Claim: game.Text{
			En: "with x the larger and y the smaller number, and φ = (1+√5)/2, the mover loses exactly when x/y < φ",
			Zh: "设两数中较大的为 x、较小的为 y，φ = (1+√5)/2；当且仅当 x/y < φ 时先手必败",
		},
		Source: "Cole, Davie 1969",
	}
	euclidNimber = &game.Theorem{
		Claim: game.Text{
			En: "let q = ⌊x/y⌋ for the larger number x and the smaller y: the nimber is ⌊x/y − y/x⌋, except that where all partial quotients of x/y are q it is q when their number is odd, and q − 1 when it is even",
			Zh: "设较大的数为 x、较小的为 y，q = ⌊x/y⌋；SG 值为 ⌊x/y − y/x⌋，但若 x/y 的连分数的部分商全为 q，则个数为奇数时 SG 值为 q，个数为偶数时为 q − 1",
		},
		Source: "Cairns, Ho, Lengyel 2011",
	}
	euclidNivasch = &game.Theorem{
		Claim: game.Text{
			En: "the nimber is ⌊x/y − y/x⌋ for the larger number x and the smaller y",
			Zh: "设较大的数为 x、较小的为 y，SG 值为 ⌊x/y − y/x⌋",
		},
		Source: "Nivasch 2006",
	}
	euclidMisere = &game.Theorem{
		Claim: game.Text{
			En: "in misère play the mover loses exactly when x/y < φ, equal numbers included: who leaves a zero loses",
			Zh: "反常规则下，当且仅当 x/y < φ（包括两数相等）时先手必败：把一个数减到 0 的一方输",
		},
		Source: "proved here",
	}
	euclidForced = &game.Theorem{
		Claim: game.Text{
			En: "in misère play the winner is that of normal play, except at equal numbers and at multiples of two neighbouring Fibonacci numbers, where every move is forced and the other player wins",
			Zh: "反常规则下的胜者与正常规则相同，但两数相等，或为两个相邻斐波那契数的同一倍数时例外：此时每一步都是唯一的，胜者相反",
		},
		Source: "Gurvich 2007",
	}
)

// Euclid is the game of Euclid.
var Euclid = register(game.Ruleset{
	Name:    "euclid",
	Aliases: []string{"euclids_game", "欧几里得游戏", "欧几里得博弈"},
	Keywords: []string{
		"Euclid's game", "game of Euclid", "Stone Game II", "Project Euler 325", "HDU 1525", "POJ 2348", "Stan and Ollie", "golden ratio",
		"欧几里德游戏", "辗转相减", "辗转相除", "较大数减较小数的倍数", "黄金分割",
	},
	Title: game.Text{En: "Euclid's game", Zh: "欧几里得游戏"},
	Rule: game.Text{
		En: "Subtract a positive multiple of the smaller of two numbers from the larger one; it may become 0, and then there is no move. With to_zero=False both numbers stay positive, and equal numbers have no move. Of equal numbers the first counts as the larger.",
		Zh: "从两个数中较大的一个减去较小的一个的正整数倍；可以减到 0，此后不能再走。to_zero=False 时两数必须保持为正，两数相等时不能走。两数相等时把第一个当作较大的。",
	},
	Forms: []game.Form{{Values: []game.Param{
		{Name: "a", Kind: game.Nat, Default: new(big.Int), Doc: game.Text{En: "the first number", Zh: "第一个数"}},
		{Name: "b", Kind: game.Nat, Default: new(big.Int), Doc: game.Text{En: "the second number", Zh: "第二个数"}},
	}}},
	Params: []game.Param{{
		Name: "to_zero", Kind: game.Bool, Default: true,
		Doc: game.Text{En: "a number may become 0", Zh: "允许减到 0"},
	}},
	Examples: []string{"euclid(25, 7)", "euclid(24, 15)", "euclid(25, 7, to_zero=False)"},
	Theory:   []*game.Theorem{euclidTheorem, euclidPositive, euclidNimber, euclidNivasch, euclidMisere, euclidForced},
	New: func(a game.Args) (game.Position, error) {
		n := a.Nats()
		p := euclid{[2]*big.Int{n[0], n[1]}, a.Bool("to_zero")}
		if !p.zero && (n[0].Sign() == 0) != (n[1].Sign() == 0) {
			return nil, game.Refuse(game.BadParameter, euclidZero)
		}
		return p, nil
	},
})

var euclidZero = game.Text{En: "with to_zero=False both numbers are positive", Zh: "to_zero=False 时两个数都应为正"}

// euclid is the two numbers, and whether one may become zero.
type euclid struct {
	n    [2]*big.Int
	zero bool
}

func (p euclid) String() string {
	n := game.Notation{Name: "euclid"}
	if !p.zero {
		n = n.With("to_zero", false)
	}
	return n.Heaps(p.n[0], p.n[1])
}

// larger is the index of the larger number, the first of equal ones.
func (p euclid) larger() int {
	if p.n[0].Cmp(p.n[1]) < 0 {
		return 1
	}
	return 0
}

// sorted are the larger and the smaller number.
func (p euclid) sorted() (x, y *big.Int) { return p.n[p.larger()], p.n[1-p.larger()] }

// times is how often the smaller number can be subtracted.
func (p euclid) times() *big.Int {
	x, y := p.sorted()
	if y.Sign() == 0 {
		return y
	}
	q, r := new(big.Int).QuoRem(x, y, new(big.Int))
	if !p.zero && r.Sign() == 0 {
		q.Sub(q, one)
	}
	return q
}

var timesText = game.Text{En: "subtract %[1]v × %[2]v from %[3]v, leaving %[4]v and %[5]v", Zh: "从 %[3]v 减去 %[1]v × %[2]v，得 %[4]v 和 %[5]v"}

// subtract is the move that subtracts k times the smaller number.
func (p euclid) subtract(k *big.Int) game.Move {
	i := p.larger()
	x, y := p.sorted()
	left := new(big.Int).Mul(k, y)
	to := p
	to.n[i] = left.Sub(x, left)
	return game.Move{Say: timesText.With(k, y, x, to.n[0], to.n[1]), At: []int{i}, To: to}
}

// Moves lists the moves by the multiple.
func (p euclid) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		(span{one, p.times()}).each(func(k *big.Int) bool { return yield(p.subtract(k)) })
	}
}

// EuclidOutcome is the outcome in normal play, down to zero, on machine words.
func EuclidOutcome(a, b uint64) game.Outcome {
	x, y := max(a, b), min(a, b)
	high, low := bits.Mul64(x, x-y)
	h, l := bits.Mul64(y, y)
	return game.Won(y > 0 && (x == y || high > h || high == h && low > l))
}

// Outcome compares the ratio with φ.
func (p euclid) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	x, y := p.sorted()
	switch {
	case y.Sign() == 0 && p.zero:
		return game.Won(c == game.Misere), p.theorem(c)
	case c == game.Normal && p.zero && x.IsUint64():
		return EuclidOutcome(x.Uint64(), y.Uint64()), euclidTheorem
	case c == game.Normal && p.zero && x.Cmp(y) == 0:
		return game.N, euclidTheorem
	}
	won := quadratic(x, y, one).Sign() > 0
	if c == game.Misere && !p.zero && p.norm(one) != 0 {
		won = !won
	}
	return game.Won(won), p.theorem(c)
}

func (p euclid) theorem(c game.Convention) *game.Theorem {
	switch {
	case c == game.Misere && p.zero:
		return euclidMisere
	case c == game.Misere:
		return euclidForced
	case p.zero:
		return euclidTheorem
	}
	return euclidPositive
}

// quadratic is x² - qxy - y².
func quadratic(x, y, q *big.Int) *big.Int {
	v := new(big.Int).Mul(q, y)
	v.Sub(x, v).Mul(v, x)
	return v.Sub(v, new(big.Int).Mul(y, y))
}

// norm is 1 or -1 when x² - qxy - y² is d² or -d², with d the greatest common
// divisor, and otherwise 0.
func (p euclid) norm(q *big.Int) int {
	x, y := p.sorted()
	if x.Sign() == 0 {
		return -1 // no number at all is like equal numbers
	}
	d := new(big.Int).GCD(nil, nil, x, y)
	v := quadratic(x, y, q)
	if v.CmpAbs(d.Mul(d, d)) != 0 {
		return 0
	}
	return v.Sign()
}

// Value is the nimber.
func (p euclid) Value() (game.Value, *game.Theorem) {
	by := euclidNimber
	if !p.zero {
		by = euclidNivasch
	}
	return game.Value{Nimber: p.nimber()}, by
}

func (p euclid) nimber() *big.Int {
	x, y := p.sorted()
	switch {
	case y.Sign() == 0:
		return new(big.Int)
	case p.zero && x.Cmp(y) == 0:
		return one
	}
	if q := new(big.Int).Quo(x, y); p.zero && q.Cmp(one) > 0 {
		switch p.norm(q) {
		case -1:
			return q
		case 1:
			return q.Sub(q, one)
		}
	}
	v := new(big.Int).Mul(x, x)
	v.Sub(v, new(big.Int).Mul(y, y))
	return v.Quo(v, new(big.Int).Mul(x, y))
}

// MovesTo is at most one move: with the remainder r, the numbers r, r+y, r+2y, …
// have the nimber s of the first and then the others in order.
func (p euclid) MovesTo(v *big.Int) (game.Moves, bool) {
	most := p.times()
	if most.Sign() == 0 {
		return fewMoves(nil), true
	}
	last := p.subtract(most).To.(euclid)
	s := last.nimber()
	j := new(big.Int) // that leads to v, from the last
	switch v.Cmp(s) {
	case -1:
		j.Add(v, one)
	case 1:
		j.Set(v)
	}
	if j.Cmp(most) >= 0 {
		return fewMoves(nil), true
	}
	return fewMoves([]game.Move{p.subtract(j.Sub(most, j))}), true
}

// WinningMoves leave a ratio below φ, or where misère play differs from normal
// play one of 1 or 2: they are among the last three.
func (p euclid) WinningMoves(c game.Convention) (game.Moves, bool) {
	most := p.times()
	var last []game.Move
	first := larger(one, new(big.Int).Sub(most, big.NewInt(2)))
	(span{first, most}).each(func(k *big.Int) bool {
		last = append(last, p.subtract(k))
		return true
	})
	return fewMoves(lostOnly(c, last)), true
}

// View draws the numbers as heaps.
func (p euclid) View() game.View { return game.View{Kind: "heaps", Sizes: p.n[:]} }
