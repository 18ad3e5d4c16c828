package catalogue

import (
	"iter"
	"math/big"
	"slices"
	"strings"

	"grundy/game"
)

// Theory of coin-turning games: a row of coins, numbered from 1; a move turns one
// coin from heads to tails, and with it some coins to the left of it, as the rule
// allows. In normal play a position has the nim-sum of its heads, each on its own
// [Berlekamp, Conway, Guy 1982]: two heads on one place cancel, so that a coin
// turned to heads may be added to one that is there. In misère play they do not
// cancel; nothing is known to us there, and it is played out.

// coinRule says which coins may be turned together with coin n.
type coinRule interface {
	// turns lists the sets of coins to the left that may be turned with coin n,
	// each from left to right.
	turns(n *big.Int) iter.Seq[[]*big.Int]
	// nimber is that of a row whose only head is coin n: nil where it is not known,
	// without a theorem where it was computed. Known for n, it is known for smaller
	// coins.
	nimber(n *big.Int) (*big.Int, *game.Theorem)
	// turnsTo are the sets of turns whose coins have nim-sum w, were they heads, for
	// a coin of a known nimber.
	turnsTo(n, w *big.Int) turnSets
}

// turnSets are sets of coins, which may be too many to list. Where one is too large
// to be written, it is not listed, and why says so.
type turnSets struct {
	count   *big.Int // nil where only going through the list tells
	longest int      // the most coins of a set
	list    iter.Seq[[]*big.Int]
	why     game.Phrase
}

// fewSets are sets that are written out.
func fewSets(sets ...[]*big.Int) turnSets {
	s := turnSets{count: big.NewInt(int64(len(sets))), list: slices.Values(sets)}
	for _, set := range sets {
		s.longest = max(s.longest, len(set))
	}
	return s
}

// counted goes through the list where it has to.
func (s turnSets) counted() *big.Int {
	if s.count != nil {
		return s.count
	}
	n := int64(0)
	for range s.list {
		n++
	}
	return big.NewInt(n)
}

// none reports whether there are no sets.
func (s turnSets) none() bool {
	if s.count != nil {
		return s.count.Sign() == 0
	}
	for range s.list {
		return false
	}
	return s.why.IsZero()
}

// singles are the sets of one coin left of n.
func singles(n *big.Int) iter.Seq[[]*big.Int] {
	return func(yield func([]*big.Int) bool) {
		span{one, new(big.Int).Sub(n, one)}.each(func(m *big.Int) bool { return yield([]*big.Int{m}) })
	}
}

// pairs are the sets of two coins left of n.
func pairs(n *big.Int) iter.Seq[[]*big.Int] {
	return func(yield func([]*big.Int) bool) {
		last := new(big.Int).Sub(n, one)
		span{one, last}.each(func(a *big.Int) bool {
			return span{new(big.Int).Add(a, one), last}.each(func(b *big.Int) bool { return yield([]*big.Int{a, b}) })
		})
	}
}

// chain lists the sets of several lists, the empty set first.
func chain(lists ...iter.Seq[[]*big.Int]) iter.Seq[[]*big.Int] {
	return func(yield func([]*big.Int) bool) {
		if !yield(nil) {
			return
		}
		for _, list := range lists {
			for set := range list {
				if !yield(set) {
					return
				}
			}
		}
	}
}

// coins is a position: the coins that show heads, from left to right.
type coins struct {
	rule     coinRule
	notation game.Notation
	heads    []*big.Int
}

var (
	coinForms = []game.Form{
		{Repeat: true, Values: []game.Param{
			{Name: "head", Kind: game.Nat, Min: 1, Doc: game.Text{En: "number of a coin that shows heads, from 1 at the left", Zh: "正面朝上的硬币的序号，最左为 1"}},
		}},
		{Values: []game.Param{
			{Name: "coins", Kind: game.Word, Doc: game.Text{En: "the row of coins from left to right, H for heads and T for tails", Zh: "从左到右的一排硬币，H 或“正”为正面，T 或“反”为反面"}},
		}},
	}
	coinText = game.Text{En: "a coin is H or T, not %q", Zh: "硬币应写成 H 或 T（或“正”“反”），而不是 %q"}
	headText = game.Text{En: "coin %s is listed twice; list each coin that shows heads once", Zh: "第 %s 枚硬币写了两次；每枚正面朝上的硬币只写一次"}
)

// newCoins makes a constructor for the rows of a rule.
func newCoins(name string, rule coinRule) func(game.Args) (game.Position, error) {
	return func(a game.Args) (game.Position, error) {
		return coins{rule: rule, notation: game.Notation{Name: name}}.read(a)
	}
}

// read makes the row of the arguments under the rule of p.
func (p coins) read(a game.Args) (game.Position, error) {
	p.heads = slices.Clone(a.Nats())
	if a.Form == 1 {
		var err error
		if p.heads, err = readCoins(a.Values[0].(string)); err != nil {
			return nil, err
		}
	}
	slices.SortFunc(p.heads, (*big.Int).Cmp)
	for i := 1; i < len(p.heads); i++ {
		if p.heads[i].Cmp(p.heads[i-1]) == 0 {
			return nil, game.Refuse(game.BadParameter, headText, game.Short(p.heads[i].String()))
		}
	}
	return p, nil
}

// readCoins reads a row such as THHT.
func readCoins(text string) (heads []*big.Int, err error) {
	for i, c := range []rune(text) {
		switch c {
		case 'H', 'h', '正':
			heads = append(heads, big.NewInt(int64(i+1)))
		case 'T', 't', '反':
		default:
			return nil, game.Refuse(game.BadParameter, coinText, string(c)).At(i + 1)
		}
	}
	return heads, nil
}

func (p coins) String() string { return p.notation.Heaps(p.heads...) }

// Moves lists the moves by the rightmost coin turned.
func (p coins) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i, n := range p.heads {
			for set := range p.rule.turns(n) {
				if !yield(p.turn(i, set)) {
					return
				}
			}
		}
	}
}

var (
	turnOne  = game.Text{En: "turn coin %[1]v", Zh: "翻第 %[1]v 枚"}
	turnSome = game.Text{En: "turn coins %[1]v", Zh: "翻第 %[1]v 枚"}
	turnRun  = game.Text{En: "turn coins %[1]v to %[2]v", Zh: "翻第 %[1]v 到第 %[2]v 枚"}
)

// turn is the move that turns head i and the coins of set.
func (p coins) turn(i int, set []*big.Int) game.Move {
	turned := append(slices.Clone(set), p.heads[i])
	to := make([]*big.Int, 0, len(p.heads)+len(set))
	rest := turned
	for _, n := range p.heads {
		for len(rest) > 0 && rest[0].Cmp(n) < 0 {
			to, rest = append(to, rest[0]), rest[1:]
		}
		if len(rest) > 0 && rest[0].Cmp(n) == 0 {
			rest = rest[1:]
			continue
		}
		to = append(to, n)
	}
	m := game.Move{Say: sayTurned(turned), At: []int{i}, To: coins{p.rule, p.notation, to}}
	if p.drawn() {
		m.At = m.At[:0]
		for _, n := range turned {
			m.At = append(m.At, int(n.Int64())-1)
		}
	}
	return m
}

// sayTurned names the coins, a run of more than two by its ends.
func sayTurned(turned []*big.Int) game.Phrase {
	last := turned[len(turned)-1]
	run := new(big.Int).Sub(last, turned[0])
	switch {
	case len(turned) == 1:
		return turnOne.With(last)
	case len(turned) > 2 && run.Cmp(big.NewInt(int64(len(turned)-1))) == 0:
		return turnRun.With(turned[0], last)
	}
	return turnSome.With(game.Numbers(turned))
}

// mostDrawn is the longest row that is drawn coin by coin.
const mostDrawn = 1000

func (p coins) drawn() bool {
	return len(p.heads) == 0 || p.heads[len(p.heads)-1].Cmp(big.NewInt(mostDrawn)) <= 0
}

// View draws the row, or the numbers of the heads in a long one.
func (p coins) View() game.View {
	if !p.drawn() {
		places := make([]string, len(p.heads))
		for i, n := range p.heads {
			places[i] = n.String()
		}
		return game.View{Kind: "lines", Rows: places}
	}
	row := []byte("T")
	if k := len(p.heads); k > 0 {
		row = []byte(strings.Repeat("T", int(p.heads[k-1].Int64())))
	}
	for _, n := range p.heads {
		row[n.Int64()-1] = 'H'
	}
	return game.View{Kind: "cells", Rows: []string{string(row)}}
}
