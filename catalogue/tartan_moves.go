package catalogue

import (
	"context"
	"math/big"

	"grundy/game"
	"grundy/nimber"
)

// nimber is that of a head, nil where one of the rows is not known; by is nil where
// one was computed.
func (p tartan) nimber(s square) (g *big.Int, by *game.Theorem) {
	r, byRow := p.rules[0].nimber(s[0])
	c, byColumn := p.rules[1].nimber(s[1])
	switch {
	case r == nil || c == nil:
		return nil, nil
	case byRow != nil && byColumn != nil:
		by = tartanTheorem
	}
	return nimber.Product(r, c), by
}

// sum is the nim-sum of the heads, nil where it is not known.
func (p tartan) sum() (*big.Int, *game.Theorem) {
	sum, by := new(big.Int), tartanTheorem
	for _, s := range p.heads {
		g, known := p.nimber(s)
		if g == nil {
			return nil, nil
		}
		if known == nil {
			by = nil
		}
		sum.Xor(sum, g)
	}
	return sum, by
}

// Value is the nim-sum of the heads.
func (p tartan) Value() (game.Value, *game.Theorem) {
	sum, by := p.sum()
	return game.Value{Nimber: sum}, by
}

// far is the largest row (way 0) or column of a head, 1 where there is none.
func (p tartan) far(way int) *big.Int {
	far := one
	for _, s := range p.heads {
		far = larger(far, s[way])
	}
	return far
}

// Search fills the tables of the rules that have one.
func (p tartan) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	rules, tabled := p.rules, false
	for way := range rules {
		t, ok := p.rules[way].(tabledCoins)
		if !ok {
			continue
		}
		var err error
		if rules[way], err = t.filled(ctx, p.far(way), b); err != nil {
			return nil, err
		}
		tabled = true
	}
	if !tabled {
		return nil, nil
	}
	return func(x game.Position) (game.Value, bool) {
		q, ok := x.(tartan)
		if !ok || q.notation != p.notation {
			return game.Value{}, false
		}
		for way := range rules {
			if t, ok := q.rules[way].(tabledCoins); ok {
				t.share(rules[way])
			}
		}
		sum, _ := q.sum()
		return game.Value{Nimber: sum}, sum != nil
	}, nil
}

// crossing is the moves that turn head i with a set of rows and one of columns.
type crossing struct {
	head  int
	lines [2]turnSets
}

// MovesTo goes through what the rows, or the columns where these are fewer, may
// change, and asks the other rule for the quotient.
func (p tartan) MovesTo(v *big.Int) (game.Moves, bool) {
	change, _ := p.sum()
	if change == nil {
		return game.Moves{}, false
	}
	if change.Xor(change, v).Sign() == 0 {
		return fewMoves(nil), true
	}
	ms := game.Moves{Count: new(big.Int)}
	steps := new(big.Int)
	for _, s := range p.heads {
		_, all, each := p.shorter(s)
		steps.Add(steps, all.Mul(all, each))
	}
	most, heads := int64(mostSums), p.heads
	if steps.Cmp(big.NewInt(mostSums)) > 0 {
		heads = p.heads[:min(len(p.heads), someHeads)]
		most /= int64(len(heads))
		ms.Count, ms.Why = nil, tartanWhy.With(game.Short(steps.String()), mostSums)
	}
	var found []crossing
	for i := range heads {
		for _, c := range p.crossings(i, change, most) {
			if why := c.why(p.heads[i]); !why.IsZero() {
				ms.Count, ms.Why = nil, why
				continue
			}
			if found = append(found, c); ms.Count != nil {
				ms.Count.Add(ms.Count, c.count())
			}
		}
	}
	ms.List = func(yield func(game.Move) bool) {
		for _, c := range found {
			for rows := range c.lines[0].list {
				for cols := range c.lines[1].list {
					if !yield(p.turn(c.head, rows, cols)) {
						return
					}
				}
			}
		}
	}
	return ms, true
}

const (
	// mostSums bounds the steps that are taken to find all moves, and sumSteps is what
	// a nim-sum of rows or columns takes at least: a nim-quotient of words. Eight
	// times that is what a further word of digits takes.
	mostSums, sumSteps = 1 << 23, 1 << 5
)

var (
	tartanWhy = game.Text{
		En: "finding all moves takes %[1]s steps, and only some are looked for when there are more than %[2]d",
		Zh: "找出全部走法需要 %[1]s 步，超过 %[2]d 步时只找其中一些",
	}
	wideTartanText = game.Text{
		En: "one of the moves turns more than %[1]d coins with the head at %[2]v, too many to be written",
		Zh: "其中一步要与 %[2]v 处的正面同翻超过 %[1]d 枚硬币，太多而写不出来",
	}
)

// shorter is the way, rows or columns, of which fewer nim-sums are to be gone
// through for a head, how many, and the steps that each takes. No set of coins left
// of n has a nim-sum of more digits than the largest nimber there, which is that of
// coin n-1 or, in Ruler, that of the largest power of 2.
func (p tartan) shorter(s square) (way int, all, each *big.Int) {
	var digits [2]uint
	steps := int64(sumSteps)
	for w, r := range p.rules {
		steps += stepsOf(r, s[w]) + 8*sumSteps*int64(s[w].BitLen()/64)
		last := new(big.Int).Sub(s[w], one)
		if last.Sign() == 0 {
			continue
		}
		g, _ := r.nimber(last)
		h, _ := r.nimber(new(big.Int).Lsh(one, uint(last.BitLen()-1)))
		digits[w] = uint(max(g.BitLen(), h.BitLen()))
	}
	if digits[1] < digits[0] {
		way = 1
	}
	return way, new(big.Int).Lsh(one, digits[way]), big.NewInt(steps)
}

// crossings are the moves of head i that change the nimber by d, as far as so many
// steps go.
func (p tartan) crossings(i int, d *big.Int, most int64) (found []crossing) {
	s := p.heads[i]
	way, all, each := p.shorter(s)
	near, _ := p.rules[way].nimber(s[way])
	far, _ := p.rules[1-way].nimber(s[1-way])
	quotient := divisor(near, far, d)
	last := smaller(all, big.NewInt(most/each.Int64())).Int64()
	for w := range last {
		sum := big.NewInt(w)
		change := new(big.Int).Xor(near, sum)
		if change.Sign() == 0 {
			continue // no turns change nothing: the option would have the nimber of the head
		}
		c := crossing{head: i}
		if c.lines[way] = p.rules[way].turnsTo(s[way], sum); c.lines[way].none() {
			continue
		}
		q := quotient(change)
		if c.lines[1-way] = p.rules[1-way].turnsTo(s[1-way], q.Xor(q, far)); !c.lines[1-way].none() {
			found = append(found, c)
		}
	}
	return found
}

// count is how many moves there are.
func (c crossing) count() *big.Int {
	return new(big.Int).Mul(c.lines[0].counted(), c.lines[1].counted())
}

// why says why a move is not listed, if so.
func (c crossing) why(head square) game.Phrase {
	for _, sets := range c.lines {
		if !sets.why.IsZero() {
			return sets.why
		}
	}
	if (1+c.lines[0].longest)*(1+c.lines[1].longest) > mostTiles {
		return wideTartanText.With(mostTiles, head)
	}
	return game.Phrase{}
}
