package catalogue

import (
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
	case p.over():
		return game.P, overTheorem
	case p.strips():
		return game.N, stripTheorem
	}
	return game.Won(p.nimber() != 0), paperTheorem
}

// WinningMoves cut a 1 × 1 off a strip, or else leave nim-sum 0 and no strip.
func (p paper) WinningMoves(c game.Convention) (game.Moves, bool) {
	if c == game.Misere || p.over() {
		return fewMoves(nil), c == game.Normal
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
