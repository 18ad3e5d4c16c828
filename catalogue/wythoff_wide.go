package catalogue

import (
	"cmp"
	"iter"
	"math/big"
	"slices"

	"grundy/game"
)

// Theory: where the numbers taken from both heaps may differ by less than r, let α =
// (2-r+√(r²+4))/2. The mover loses exactly at ⌊nα⌋ and ⌊nα⌋ + rn, n >= 0, and in
// misère play, for r >= 2, at ⌊nα+1/α⌋ and ⌊nα+1/α⌋ + rn + 1. In both each number
// stands in one pair only [Fraenkel 1982]. No closed form is known for the nimbers:
// they are computed from the definition.
var (
	wideTheorem = &game.Theorem{
		Claim: game.Text{
			En: "with α = (2−r+√(r²+4))/2, the mover loses exactly when the heaps are ⌊nα⌋ and ⌊nα⌋ + rn for some n",
			Zh: "记 α = (2−r+√(r²+4))/2；当且仅当两堆为某个 n 的 ⌊nα⌋ 与 ⌊nα⌋ + rn 时先手必败",
		},
		Source: "Fraenkel 1982",
	}
	wideMisere = &game.Theorem{
		Claim: game.Text{
			En: "with α = (2−r+√(r²+4))/2 and r at least 2, in misère play the mover loses exactly when the heaps are ⌊nα+1/α⌋ and ⌊nα+1/α⌋ + rn + 1 for some n",
			Zh: "记 α = (2−r+√(r²+4))/2，r 不小于 2；反常规则下，当且仅当两堆为某个 n 的 ⌊nα+1/α⌋ 与 ⌊nα+1/α⌋ + rn + 1 时先手必败",
		},
		Source: "Fraenkel 1982",
	}
)

// wide is a position of Wythoff's game with r >= 2.
type wide struct {
	heaps [2]*big.Int
	r     *big.Int
}

func (p wide) String() string {
	return game.Notation{Name: "wythoff"}.With("r", p.r).Heaps(p.heaps[:]...)
}

// Moves lists the moves in both heaps, by what is taken from the first, then those
// in the first, then those in the second.
func (p wide) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		first := span{one, new(big.Int)}
		if p.heaps[1].Sign() > 0 {
			most := new(big.Int).Add(p.heaps[1], p.r)
			first.hi = smaller(p.heaps[0], most.Sub(most, one))
		}
		if !first.each(func(k *big.Int) bool {
			low := new(big.Int).Sub(k, p.r)
			high := new(big.Int).Add(k, p.r)
			second := span{low.Add(low, one), high.Sub(high, one)}.meet(span{one, p.heaps[1]})
			return second.each(func(l *big.Int) bool { return yield(p.takeBoth(k, l)) })
		}) {
			return
		}
		for i, n := range p.heaps {
			if !(span{one, n}).each(func(k *big.Int) bool { return yield(p.takeOne(i, k)) }) {
				return
			}
		}
	}
}

var eachText = game.Text{En: "take %[1]v from heap 1 and %[2]v from heap 2, leaving %[3]v and %[4]v", Zh: "从第 1 堆取 %[1]v 个，从第 2 堆取 %[2]v 个，剩 %[3]v 和 %[4]v 个"}

// takeBoth is the move that takes k from the first heap and l from the second.
func (p wide) takeBoth(k, l *big.Int) game.Move {
	to := wide{[2]*big.Int{new(big.Int).Sub(p.heaps[0], k), new(big.Int).Sub(p.heaps[1], l)}, p.r}
	m := game.Move{Say: eachText.With(k, l, to.heaps[0], to.heaps[1]), At: []int{0, 1}, To: to}
	if k.Cmp(l) == 0 {
		m.Say = bothText.With(k, to.heaps[0], to.heaps[1])
	}
	return m
}

// takeOne is the move that takes k from one heap.
func (p wide) takeOne(i int, k *big.Int) game.Move {
	m := wythoff(p.heaps).take(i, k)
	m.To = wide{m.To.(wythoff), p.r}
	return m
}

// quadratic returns ⌊(x√(r²+4) + y) / z⌋ for x >= 0 and z > 0.
func (p wide) quadratic(x, y, z *big.Int) *big.Int {
	f := new(big.Int).Mul(p.r, p.r)
	f.Add(f, big.NewInt(4)).Mul(f, x).Mul(f, x).Sqrt(f)
	return f.Add(f, y).Div(f, z) // Div rounds down, as z > 0
}

// cold returns the smaller and the larger heap of the cold pair with index n.
func (p wide) cold(c game.Convention, n *big.Int) (lo, hi *big.Int) {
	less := new(big.Int).Sub(two, p.r)
	gap := new(big.Int).Mul(n, p.r)
	if c == game.Misere { // 1/α = (√(r²+4) + r - 2) / 2r
		y := new(big.Int).Mul(gap, less)
		gap.Add(gap, one)
		lo = p.quadratic(gap, y.Sub(y, less), new(big.Int).Lsh(p.r, 1))
	} else {
		lo = p.quadratic(n, less.Mul(less, n), two)
	}
	return lo, gap.Add(gap, lo)
}

// partner returns the other heap of the cold pair with a heap of n. The index of the
// last pair whose smaller heap is at most n is m = ⌊(n+1)/α⌋, and in misère play m =
// ⌊(n+1)/α - 1/α²⌋; n is the smaller heap of that pair or the larger of another.
func (p wide) partner(c game.Convention, n *big.Int) *big.Int {
	more := new(big.Int).Sub(p.r, two)
	twice := new(big.Int).Lsh(p.r, 1)
	next := new(big.Int).Add(n, one)
	rest := new(big.Int)
	m := new(big.Int)
	if c == game.Normal {
		m = p.quadratic(next, more.Mul(more, next), twice)
		rest.Sub(n, m)
	} else {
		// 4r² times it is (2r(n+1) - 2(r-2))√D + 2r(n+1)(r-2) - D - (r-2)², D = r²+4.
		x := new(big.Int).Mul(next, twice)
		y := new(big.Int).Mul(x, more)
		square := new(big.Int).Mul(p.r, p.r)
		y.Sub(y, square).Sub(y, big.NewInt(4)).Sub(y, new(big.Int).Mul(more, more))
		x.Sub(x, more.Lsh(more, 1))
		m = p.quadratic(x, y, square.Lsh(square, 2))
		rest.Sub(n, m).Sub(rest, one)
	}
	if lo, hi := p.cold(c, m); lo.Cmp(n) == 0 {
		return hi
	}
	lo, _ := p.cold(c, rest)
	return lo
}

// Outcome finds the only cold pair with the difference of the heaps.
func (p wide) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	by := wideTheorem
	gap := wythoff(p.heaps).difference()
	if c == game.Misere {
		by = wideMisere
		gap.Sub(gap, one)
	}
	n, rest := new(big.Int).DivMod(gap, p.r, new(big.Int))
	if rest.Sign() != 0 || n.Sign() < 0 {
		return game.N, by
	}
	lo, _ := p.cold(c, n)
	return game.Won(lo.Cmp(smaller(p.heaps[0], p.heaps[1])) != 0), by
}

// WinningMoves are those in both heaps to a cold pair whose difference is less than
// r away, at most two for each order of the pair, and in each heap to the partner
// of the other.
func (p wide) WinningMoves(c game.Convention) (game.Moves, bool) {
	var won []game.Move
	for order := range 2 {
		a, b := p.heaps[order], p.heaps[1-order]
		gap := new(big.Int).Sub(b, a)
		if c == game.Misere {
			gap.Sub(gap, one)
		}
		n := new(big.Int).Div(gap, p.r)
		for range 2 {
			if n.Sign() >= 0 && !(order == 1 && c == game.Normal && n.Sign() == 0) {
				lo, hi := p.cold(c, n)
				won = p.reach(won, order, lo.Sub(a, lo), hi.Sub(b, hi))
			}
			n = new(big.Int).Add(n, one)
		}
	}
	slices.SortFunc(won, func(x, y game.Move) int {
		return -cmp.Or(x.To.(wide).heaps[0].Cmp(y.To.(wide).heaps[0]), x.To.(wide).heaps[1].Cmp(y.To.(wide).heaps[1]))
	})
	for i := range p.heaps {
		if k := new(big.Int).Sub(p.heaps[i], p.partner(c, p.heaps[1-i])); k.Sign() > 0 {
			won = append(won, p.takeOne(i, k))
		}
	}
	return fewMoves(won), true
}

// reach adds the move that takes k and l, in order or the other way round, from the
// two heaps, where it is one.
func (p wide) reach(won []game.Move, order int, k, l *big.Int) []game.Move {
	apart := new(big.Int).Sub(k, l)
	if k.Sign() <= 0 || l.Sign() <= 0 || apart.CmpAbs(p.r) >= 0 {
		return won
	}
	if order == 1 {
		k, l = l, k
	}
	return append(won, p.takeBoth(k, l))
}

// View draws the heaps.
func (p wide) View() game.View { return game.View{Kind: "heaps", Sizes: p.heaps[:]} }
