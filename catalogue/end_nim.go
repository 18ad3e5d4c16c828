package catalogue

import (
	"iter"
	"math/big"
	"slices"

	"grundy/game"
)

// Theory: for every row w of piles there is exactly one number L(w) of stones that
// makes a lost row when put as a pile before w, and one, R(w), behind it, 0 standing
// for no pile [Albert, Nowakowski 2001]. The row x·w·y, with x and y positive or w
// not empty, is lost exactly when no x' < x and no y' < y makes x'·w·y or x·w·y'
// lost. So the lost ones among x·w·y with x, y >= 1 pair the positive numbers but
// L(w) with the positive numbers but R(w), the least with the least and so on, since
// x = L(w) has y = 0 already and y = R(w) has x = 0. This gives
//
//	L(w·y) = 0      if y = R(w),
//	         y + 1  if L(w) <= y < R(w),
//	         y - 1  if R(w) < y <= L(w),
//	         y      otherwise,
//
// and likewise R(x·w). The convention enters with the empty row alone, where L and R
// are 0 in normal play and 1 in misère play; so both have the same lost rows except
// where all piles are equal [Cairns, Ho 2011]. The nimbers are not known.
var (
	endNimTheorem = &game.Theorem{
		Claim: game.Text{
			En: "before every row of piles exactly one number of stones, or none, makes a lost row; it follows from those of the rows shortened by an end, so the rows of neighbouring piles decide",
			Zh: "在任何一排石子堆前面，恰有一个数目（可以是 0，即不放）使整排成为必败；它可由去掉一端后的各排递推得到",
		},
		Source: "Albert, Nowakowski 2001",
	}
	endNimMisere = &game.Theorem{
		Claim: game.Text{
			En: "in misère play, too, exactly one number of stones before a row makes a lost row; lost rows are those of normal play, except where all piles are equal",
			Zh: "反常规则下，同样恰有一个数目放在一排前面使整排必败；除各堆全都相等的情形外，必败的各排与正常规则相同",
		},
		Source: "Cairns, Ho 2011",
	}
)

// EndNim is Nim played at the ends of a row.
var EndNim = register(game.Ruleset{
	Name:    "end_nim",
	Aliases: []string{"两端取石子", "端点尼姆"},
	Keywords: []string{
		"End-Nim", "Burning the candle at both ends", "piles in a row", "only the ends", "ZJOI 2009", "取石子游戏", "BZOJ 1413", "洛谷 P2599",
		"只能从两端取", "最左或最右的一堆", "一排石子",
	},
	Title: game.Text{En: "End-Nim", Zh: "两端取石子"},
	Rule: game.Text{
		En: "Piles stand in a row. Take any number of stones, at least one, from the leftmost or from the rightmost pile; an empty pile vanishes.",
		Zh: "石子堆排成一排。每次从最左或最右的一堆中取走任意多个，至少一个；取空的堆消失。",
	},
	Forms:    []game.Form{heapForm},
	Examples: []string{"end_nim(3, 1, 9)", "end_nim(2, 5, 4, 2)"},
	Theory:   []*game.Theorem{endNimTheorem, endNimMisere},
	New: func(a game.Args) (game.Position, error) {
		row := slices.DeleteFunc(a.Nats(), func(n *big.Int) bool { return n.Sign() == 0 })
		if len(row) > mostPiles {
			return nil, game.Refuse(game.Limit, manyPiles, len(row), mostPiles)
		}
		return endNim(row), nil
	},
})

// mostPiles bounds the row, for whose square the theorem takes time.
const mostPiles = 1024

var manyPiles = game.Text{En: "%[1]d piles are more than the %[2]d that can be answered", Zh: "%[1]d 堆超过了能解答的 %[2]d 堆"}

// endNim is the piles from the left, none empty.
type endNim []*big.Int

func (p endNim) String() string { return game.Notation{Name: "end_nim"}.Heaps(p...) }

var (
	leftText  = game.Text{En: "take %[1]v from the left pile, leaving %[2]v", Zh: "从最左一堆取 %[1]v 个，剩 %[2]v 个"}
	leftAll   = game.Text{En: "take the left pile of %[1]v", Zh: "取走最左一堆的全部 %[1]v 个"}
	rightText = game.Text{En: "take %[1]v from the right pile, leaving %[2]v", Zh: "从最右一堆取 %[1]v 个，剩 %[2]v 个"}
	rightAll  = game.Text{En: "take the right pile of %[1]v", Zh: "取走最右一堆的全部 %[1]v 个"}
)

// left lowers the left pile to n.
func (p endNim) left(n *big.Int) game.Move {
	k := new(big.Int).Sub(p[0], n)
	if n.Sign() == 0 {
		return game.Move{Say: leftAll.With(k), At: []int{0}, To: p[1:]}
	}
	return game.Move{Say: leftText.With(k, n), At: []int{0}, To: append(endNim{n}, p[1:]...)}
}

// right lowers the right pile to n.
func (p endNim) right(n *big.Int) game.Move {
	last := len(p) - 1
	k := new(big.Int).Sub(p[last], n)
	if n.Sign() == 0 {
		return game.Move{Say: rightAll.With(k), At: []int{last}, To: p[:last:last]}
	}
	return game.Move{Say: rightText.With(k, n), At: []int{last}, To: append(p[:last:last], n)}
}

// Moves lists the moves of the left pile, then those of the right one; a lone pile
// is the left one.
func (p endNim) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		if len(p) == 0 {
			return
		}
		each := func(n *big.Int, move func(*big.Int) game.Move) bool {
			return (span{one, n}).each(func(k *big.Int) bool { return yield(move(new(big.Int).Sub(n, k))) })
		}
		if each(p[0], p.left) && len(p) > 1 {
			each(p[len(p)-1], p.right)
		}
	}
}

// partners are L of the row without its left pile and R of it without its right one:
// what these two have to be for the row to be lost. It costs the square of the
// number of piles.
func (p endNim) partners(c game.Convention) (left, right *big.Int) {
	first := new(big.Int)
	if c == game.Misere {
		first = one
	}
	l, r := make([]*big.Int, len(p)+1), make([]*big.Int, len(p)+1) // of the row of the length from pile i on
	for i := range l {
		l[i], r[i] = first, first
	}
	for length := range len(p) - 1 {
		for i := 0; i+length < len(p); i++ {
			l[i] = endPartner(l[i], r[i], p[i+length])
			r[i] = endPartner(r[i+1], l[i+1], p[i])
		}
	}
	return l[1], r[0]
}

// endPartner is L(w·y) from L(w), R(w) and y.
func endPartner(l, r, y *big.Int) *big.Int {
	switch a, b := y.Cmp(l), y.Cmp(r); {
	case b == 0:
		return new(big.Int)
	case a >= 0 && b < 0:
		return new(big.Int).Add(y, one)
	case a <= 0 && b > 0:
		return new(big.Int).Sub(y, one)
	}
	return y
}

// Outcome compares the left pile with what it would have to be.
func (p endNim) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	by := endNimTheorem
	if c == game.Misere {
		by = endNimMisere
	}
	if len(p) == 0 {
		return game.Won(c == game.Misere), by
	}
	l, _ := p.partners(c)
	return game.Won(l.Cmp(p[0]) != 0), by
}

// WinningMoves are at most one at each end.
func (p endNim) WinningMoves(c game.Convention) (game.Moves, bool) {
	if len(p) == 0 {
		return fewMoves(nil), true
	}
	var out []game.Move
	l, r := p.partners(c)
	if l.Cmp(p[0]) < 0 {
		out = append(out, p.left(l))
	}
	if len(p) > 1 && r.Cmp(p[len(p)-1]) < 0 {
		out = append(out, p.right(r))
	}
	return fewMoves(out), true
}

var (
	endNeeds = game.Text{
		En: "with the other piles as they are, the row is lost exactly when the left pile has %[1]v, or as well when the right pile has %[2]v",
		Zh: "其余各堆不变时，当且仅当最左一堆为 %[1]v 时整排必败；换成看最右一堆，则是 %[2]v",
	}
	endLost = game.Text{En: "that is what they have, so every move at an end leaves a row that is won", Zh: "现在正是如此，所以无论动哪一端，留下的都是对方必胜的一排"}
	endWins = game.Text{En: "a pile at an end that has more is lowered to that number", Zh: "哪一端的堆比这个数大，就减到这个数"}
)

// Reason says what the ends would have to be.
func (p endNim) Reason(c game.Convention) []game.Step {
	if len(p) == 0 {
		return says(stuckText[c])
	}
	o, by := p.Outcome(c)
	l, r := p.partners(c)
	steps := append(says(by.Claim), game.Say(endNeeds, l, r))
	if o == game.P {
		return append(steps, game.Say(endLost))
	}
	return append(steps, game.Say(endWins))
}

// View draws the piles.
func (p endNim) View() game.View { return game.View{Kind: "heaps", Sizes: p} }
