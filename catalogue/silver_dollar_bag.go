package catalogue

import (
	"bytes"
	"iter"
	"math/big"
	"slices"

	"grundy/game"
)

// strip is coins on a strip, in ascending order; a bag on square 0 may hold several.
type strip []*big.Int

// within are the squares that coin i can move to, from the least on.
func (s strip) within(i int, least *big.Int) span {
	if i > 0 && s[i-1].Sign() > 0 {
		least = new(big.Int).Add(s[i-1], one)
	}
	return span{least, new(big.Int).Sub(s[i], one)}
}

func (s strip) with(i int, square *big.Int) strip {
	to := slices.Clone(s)
	to[i] = square
	return to
}

var (
	slideText = game.Text{En: "move the coin on square %[1]v to square %[2]v", Zh: "把第 %[1]v 格的棋子移到第 %[2]v 格"}
	bagText   = game.Text{En: "put the coin on square %[1]v into the bag", Zh: "把第 %[1]v 格的棋子放进袋子"}
	takeBag   = game.Text{En: "take the bag with the dollar", Zh: "取走装有银元的袋子"}
)

// move says a move of coin i on a strip whose first square is given; where it leads
// is for the caller to say.
func (s strip) move(i int, square *big.Int, first int64) game.Move {
	m := game.Move{Say: slideText.With(s[i], square), At: []int{i}}
	if square.Sign() == 0 {
		m.Say = bagText.With(s[i])
	}
	if s.drawn() {
		m.At = []int{int(s[i].Int64() - first), int(square.Int64() - first)}
	}
	return m
}

// mostSquares bounds the strip that is drawn.
const mostSquares = 1 << 10

// drawn reports whether there is a strip to draw, and a short one.
func (s strip) drawn() bool {
	return len(s) > 0 && s[len(s)-1].Cmp(big.NewInt(mostSquares)) <= 0
}

// view draws the coins as o, and the last as the letter given, up to the last; a
// long strip by the squares of the coins.
func (s strip) view(first int64, last byte) game.View {
	if !s.drawn() {
		return game.View{Kind: "heaps", Sizes: s}
	}
	row := bytes.Repeat([]byte{'.'}, int(s[len(s)-1].Int64()-first+1))
	for _, n := range s {
		row[n.Int64()-first] = 'o'
	}
	row[len(row)-1] = last
	return game.View{Kind: "cells", Rows: []string{string(row)}}
}

// gaps are the empty squares to the left of each coin, of the rightmost first.
func (s strip) gaps() stairs {
	out := make(stairs, len(s))
	left := new(big.Int)
	for i, n := range s {
		gap := new(big.Int).Sub(n, left)
		out[len(s)-1-i] = gap.Sub(gap, one)
		left = n
	}
	return out
}

// figure shows every second of the gaps.
func (s strip) figure(gaps stairs) *game.Figure {
	return columns(gaps.odd(), func(i int) game.Phrase { return gapLabel.With(len(s) - 2*i) })
}

// dollarCoins are coins of which the last is the dollar; none once the bag is taken.
type dollarCoins struct{ strip }

func (p dollarCoins) String() string {
	return game.Notation{Name: "silver_dollar"}.With("dollar", true).Heaps(p.strip...)
}

// outside is the number of coins outside the bag.
func (p dollarCoins) outside() int {
	in, _ := slices.BinarySearchFunc(p.strip, one, (*big.Int).Cmp)
	return len(p.strip) - in
}

func (p dollarCoins) to(i int, square *big.Int) game.Move {
	m := p.move(i, square, 0)
	m.To = dollarCoins{p.with(i, square)}
	return m
}

// bag is the move that takes the bag.
func (p dollarCoins) bag() game.Move {
	return game.Move{Say: takeBag.With(), At: []int{0}, To: dollarCoins{}}
}

// Moves lists the moves by the coin, from the left, and the square.
func (p dollarCoins) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		m := p.outside()
		if m == 0 && len(p.strip) > 0 {
			yield(p.bag())
		}
		for i := len(p.strip) - m; i < len(p.strip); i++ {
			if !p.within(i, new(big.Int)).each(func(k *big.Int) bool { return yield(p.to(i, k)) }) {
				return
			}
		}
	}
}

// count are the gaps that decide when two coins or more are outside the bag: the
// leftmost coin, where its gap counts, has the bag for a square more.
func (p dollarCoins) count() stairs {
	m := p.outside()
	gaps := p.strip[len(p.strip)-m:].gaps()
	if m%2 == 1 {
		gaps[m-1] = new(big.Int).Add(gaps[m-1], one)
	}
	return gaps
}

// Outcome is that of normal play.
func (p dollarCoins) Outcome(game.Convention) (game.Outcome, *game.Theorem) {
	switch m := p.outside(); m {
	case 0:
		return game.Won(len(p.strip) > 0), dollarTheorem
	case 1:
		return game.Won(p.strip[len(p.strip)-1].Cmp(one) > 0), dollarTheorem
	default:
		return game.Won(p.count().nimSum().Sign() != 0), dollarTheorem
	}
}

// WinningMoves are at most one of each coin.
func (p dollarCoins) WinningMoves(game.Convention) (game.Moves, bool) {
	m := p.outside()
	if m == 0 {
		return fewMoves(slices.Collect(p.Moves())), true
	}
	var out []game.Move
	for i := len(p.strip) - m; i < len(p.strip); i++ {
		if square := p.aim(m, i); square != nil && square.Cmp(p.strip[i]) < 0 {
			out = append(out, p.to(i, square))
		}
	}
	return fewMoves(lostOnly(game.Normal, out)), true
}

// aim is the only square that coin i, with m coins outside the bag, may win by.
// The leftmost of an even number is in the bag when that leaves the next coin, by
// its square, the gap that is wanted.
func (p dollarCoins) aim(m, i int) *big.Int {
	if m == 1 {
		return one
	}
	if k := p.count().reach(len(p.strip)-1-i, new(big.Int)); k != nil {
		return k.Sub(p.strip[i], k)
	}
	if i == len(p.strip)-m {
		return new(big.Int)
	}
	return nil
}

// Alone refuses sums and misère play, and with them the nimber.
func (p dollarCoins) Alone() (sum, misere, nimber game.Phrase) {
	return dollarSum.With(), dollarMisere.With(), dollarNimber.With()
}

// View draws the strip from the bag on.
func (p dollarCoins) View() game.View { return p.view(0, '$') }
