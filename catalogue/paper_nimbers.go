package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// The nimbers of 2 × n have period 34 from n = 55 on; the table begins the period
// at 68, the first multiple.
const (
	stripPeriod = 34
	stripFrom   = 2 * stripPeriod
	stripEnd    = stripFrom + stripPeriod
)

// strips2 are the nimbers D(n) of 2 × n for n < stripEnd, from the definition; a
// length below 2 cannot be left.
var strips2 = newStrips2(stripEnd)

func newStrips2(end int) []uint64 {
	d := make([]uint64, end)
	for n := 4; n < end; n++ {
		options := map[uint64]bool{}
		for i := 2; i <= n/2; i++ {
			options[d[i]^d[n-i]] = true
		}
		for options[d[n]] {
			d[n]++
		}
	}
	return d
}

func strip2(n uint64) uint64 {
	if n >= stripEnd {
		n = stripFrom + n%stripPeriod
	}
	return strips2[n]
}

func strip2Long(n *big.Int) uint64 {
	if n.IsUint64() {
		return strip2(n.Uint64())
	}
	return strip2(stripFrom + new(big.Int).Mod(n, big.NewInt(stripPeriod)).Uint64())
}

// paperSheet is the nimber of a sheet from those of its sides.
func paperSheet(u, v uint64) uint64 {
	if u != 0 && v != 0 {
		return 1
	}
	return u + v
}

// PaperNimber is the nimber of a sheet with sides of at least 2.
func PaperNimber(w, h uint64) uint64 { return paperSheet(strip2(w), strip2(h)) }

// PaperOutcome is the outcome of a single sheet.
func PaperOutcome(w, h uint64) game.Outcome {
	if w == 1 || h == 1 {
		return game.Won(w != h)
	}
	return game.Won(PaperNimber(w, h) != 0)
}

// nimber is the nimber of a sheet with sides of at least 2.
func (s sheet) nimber() uint64 { return paperSheet(strip2Long(s[0]), strip2Long(s[1])) }

func (p paper) nimber() uint64 {
	sum := uint64(0)
	for _, s := range p {
		sum ^= s.nimber()
	}
	return sum
}

// Value is the nimber in sums of sheets, where no side is 1.
func (p paper) Value() (game.Value, *game.Theorem) {
	if p.strips() {
		return game.Value{}, nil
	}
	return game.Value{Nimber: new(big.Int).SetUint64(p.nimber())}, paperTheorem
}

// Outcome is known of all sheets.
func (p paper) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	switch {
	case c == game.Misere:
		return 0, nil
	case p.strips():
		return game.Won(!p.over()), stripTheorem
	}
	return game.Won(p.nimber() != 0), paperTheorem
}

// WinningMoves cut a 1 × 1 off a strip, or else leave nim-sum 0 and no strip.
func (p paper) WinningMoves(c game.Convention) (game.Moves, bool) {
	if c == game.Misere || p.over() {
		return game.Moves{Count: new(big.Int), List: func(func(game.Move) bool) {}}, c == game.Normal
	}
	sum, strips := uint64(0), p.strips()
	if !strips {
		sum = p.nimber()
	}
	all, count := make([][2]cuts, len(p)), new(big.Int)
	for i, s := range p {
		for side := range s {
			if strips {
				all[i][side] = s.offStrip(side)
			} else {
				all[i][side] = s.cutsTo(side, sum^s.nimber())
			}
			count.Add(count, all[i][side].count())
		}
	}
	return game.Moves{Count: count, List: func(yield func(game.Move) bool) {
		for i := range p {
			for side := range p[i] {
				for k := range all[i][side].each() {
					if !yield(p.cut(i, side, k)) {
						return
					}
				}
			}
		}
	}}, true
}

// offStrip are the cuts of one side that make a 1 × 1.
func (s sheet) offStrip(side int) cuts {
	n := s[side]
	if s[1-side].Cmp(one) != 0 || n.Cmp(one) == 0 {
		return cuts{}
	}
	last := new(big.Int).Sub(n, one)
	if last.Cmp(one) == 0 {
		return cuts{left: []*big.Int{one}}
	}
	return cuts{left: []*big.Int{one, last}}
}

// cuts are the places where a side is cut: some near its start, the offsets of
// those in every period of the middle, and some near its end.
type cuts struct {
	left, right []*big.Int
	middle      []int64
	periods     *big.Int // how many, nil for none
}

// cutsTo are the cuts of one side that leave no strip and nim-sum v. A cut far
// from both ends depends on its place mod the period.
func (s sheet) cutsTo(side int, v uint64) cuts {
	n, other := s[side], strip2Long(s[1-side])
	good := func(k *big.Int) bool {
		rest := new(big.Int).Sub(n, k)
		return paperSheet(strip2Long(k), other)^paperSheet(strip2Long(rest), other) == v
	}
	edge := func(from, to *big.Int) (ks []*big.Int) {
		(span{from, to}).each(func(k *big.Int) bool {
			if good(k) {
				ks = append(ks, k)
			}
			return true
		})
		return ks
	}
	two, start := big.NewInt(2), big.NewInt(stripFrom)
	last := new(big.Int).Sub(n, two)
	if n.Cmp(big.NewInt(2*stripEnd)) < 0 {
		return cuts{left: edge(two, last)}
	}
	c := cuts{left: edge(two, big.NewInt(stripFrom-1)), periods: new(big.Int).Sub(n, big.NewInt(2*stripFrom))}
	c.periods.Quo(c.periods, big.NewInt(stripPeriod))
	for o := range int64(stripPeriod) {
		if good(big.NewInt(stripFrom + o)) {
			c.middle = append(c.middle, o)
		}
	}
	end := new(big.Int).Mul(c.periods, big.NewInt(stripPeriod))
	c.right = edge(end.Add(end, start), last)
	return c
}

func (c cuts) count() *big.Int {
	n := big.NewInt(int64(len(c.left) + len(c.right)))
	if c.periods == nil {
		return n
	}
	return n.Add(n, new(big.Int).Mul(c.periods, big.NewInt(int64(len(c.middle)))))
}

// each lists the places in order.
func (c cuts) each() iter.Seq[*big.Int] {
	return func(yield func(*big.Int) bool) {
		for _, k := range c.left {
			if !yield(k) {
				return
			}
		}
		if len(c.middle) > 0 {
			last := new(big.Int).Sub(c.periods, one)
			all := (span{new(big.Int), last}).each(func(q *big.Int) bool { return c.period(q, yield) })
			if !all {
				return
			}
		}
		for _, k := range c.right {
			if !yield(k) {
				return
			}
		}
	}
}

func (c cuts) period(q *big.Int, yield func(*big.Int) bool) bool {
	start := new(big.Int).Mul(q, big.NewInt(stripPeriod))
	for _, o := range c.middle {
		if !yield(new(big.Int).Add(start, big.NewInt(stripFrom+o))) {
			return false
		}
	}
	return true
}

var (
	overText  = game.Text{En: "A 1 × 1 lies on the table: the game is over, and who cut it out has won.", Zh: "桌上已有 1 × 1：游戏结束，剪出它的一方获胜。"}
	stripText = game.Text{En: "Sheet %[1]v, %[2]v × %[3]v, is a strip: cutting a 1 × 1 off it wins at once. Every other cut leaves a strip, from which the opponent wins.", Zh: "第 %[1]v 张纸 %[2]v × %[3]v 是纸条：剪下 1 × 1 立即获胜。其他剪法都会留下纸条，让对方获胜。"}
	sheetText = game.Text{En: "%[1]v × %[2]v: D(%[1]v) = %[3]v and D(%[2]v) = %[4]v, so the sheet has nimber %[5]v", Zh: "%[1]v × %[2]v：D(%[1]v) = %[3]v，D(%[2]v) = %[4]v，这张纸的 SG 值为 %[5]v"}
	goodText  = game.Text{En: "The nim-sum is %[1]v: the cuts that leave nim-sum 0 and no side of 1 win.", Zh: "异或和为 %[1]v：剪后异或和为 0 且没有边长为 1 的剪法获胜。"}
	badText   = game.Text{En: "The nim-sum is 0: a cut that leaves a side of 1 loses at once, and after any other the nim-sum is not 0.", Zh: "异或和为 0：剪出边长为 1 的纸会立即输掉，而其他剪法之后异或和都不为 0。"}
)

// Reason shows the strip that decides, or the nimbers of the sheets.
func (p paper) Reason(game.Convention) []game.Step {
	if p.over() {
		return append(says(stripTheorem.Claim), game.Say(overText))
	}
	for i, s := range p {
		if s.strip() {
			return append(says(stripTheorem.Claim), game.Say(stripText, i+1, s[0], s[1]))
		}
	}
	steps := append(says(stripTheorem.Claim), game.Say(paperTheorem.Claim))
	for _, s := range p[:min(len(p), shownHeaps)] {
		steps = append(steps, game.Say(sheetText, s[0], s[1], strip2Long(s[0]), strip2Long(s[1]), s.nimber()))
	}
	if sum := p.nimber(); sum != 0 {
		return append(steps, game.Say(goodText, sum))
	}
	return append(steps, game.Say(badText))
}
