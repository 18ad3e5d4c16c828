package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
	"grundy/nimber"
)

var (
	wideRugText = game.Text{
		En: "the moves turn too many coins for all to be written; one of them turns all coins from %[1]v to %[2]v",
		Zh: "各步要翻的硬币太多，写不全；其中一步是翻从 %[1]v 到 %[2]v 的所有硬币",
	}
	manyRugsText = game.Text{
		En: "the rows or columns to look at number %s, and none are gone through when there are more than %d",
		Zh: "需要查看的行或列有 %s 个，超过 %d 个时不查看",
	}
)

// rug is the nimber of a head.
func (s square) rug() *big.Int {
	r, _ := ruler{}.nimber(s[0])
	c, _ := ruler{}.nimber(s[1])
	return nimber.Product(r, c)
}

// Value is the nim-sum of the heads.
func (p rugs) Value() (game.Value, *game.Theorem) {
	sum := new(big.Int)
	for _, s := range p {
		sum.Xor(sum, s.rug())
	}
	return game.Value{Nimber: sum}, rugsTheorem
}

// mostTiles bounds the coins that the moves of a list turn in all.
const mostTiles = 1 << 16

// MovesTo solves (G(r) ⊕ G(a-1)) ⊗ (G(c) ⊕ G(b-1)) = d, the change of the nimber, for
// each a or each b, whichever are fewer.
func (p rugs) MovesTo(v *big.Int) (game.Moves, bool) {
	value, _ := p.Value()
	d := new(big.Int).Xor(value.Nimber, v)
	if d.Sign() == 0 {
		return fewMoves(nil), true
	}
	work, tiles := new(big.Int), big.NewInt(mostTiles)
	for _, s := range p {
		work.Add(work, smaller(s[0], s[1]))
	}
	if work.Cmp(big.NewInt(mostCorners)) > 0 {
		return game.Moves{List: fewMoves(nil).List, Why: manyRugsText.With(game.Short(work.String()), mostCorners)}, true
	}
	var found []game.Move
	var why game.Phrase
	for i, s := range p {
		for from := range s.rugsTo(d) {
			if tiles.Sub(tiles, s.area(from)).Sign() >= 0 {
				found = append(found, p.turn(i, from))
			} else if why.IsZero() {
				why = wideRugText.With(from, s)
			}
		}
	}
	ms := fewMoves(found)
	if !why.IsZero() {
		ms.Count, ms.Why = nil, why
	}
	return ms, true
}

// area is how many coins stand from one corner to the other.
func (s square) area(from square) *big.Int {
	rows, cols := span{from[0], s[0]}, span{from[1], s[1]}
	return rows.count().Mul(rows.count(), cols.count())
}

// rugsTo lists the corners from which a rectangle to s changes the nimber by d.
func (s square) rugsTo(d *big.Int) iter.Seq[square] {
	short := 0
	if s[1].Cmp(s[0]) < 0 {
		short = 1
	}
	near, far := gray(s[short]), gray(s[1-short])
	return func(yield func(square) bool) {
		span{new(big.Int), new(big.Int).Sub(s[short], one)}.each(func(rows *big.Int) bool {
			a := new(big.Int).Sub(s[short], rows)
			u := gray(new(big.Int).Sub(a, one))
			q, _ := nimber.Quotient(d, u.Xor(u, near)) // u is not 0: the Gray codes differ
			b := ungray(new(big.Int).Xor(q, far))
			from := square{}
			from[short], from[1-short] = a, b.Add(b, one)
			return from[1-short].Cmp(s[1-short]) > 0 || yield(from)
		})
	}
}
