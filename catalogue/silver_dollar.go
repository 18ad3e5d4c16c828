package catalogue

import (
	"iter"
	"math/big"
	"slices"

	"grundy/game"
)

// Theory: number the gaps between neighbouring coins, and from the leftmost to
// the edge, from the right. A coin that moves k squares takes k from its left gap
// and adds them to the gap on its right, so the gaps are the steps of Staircase
// Nim: the nimber is the nim-sum of every second gap, beginning with that of the
// two rightmost coins, and misère play is that of Staircase Nim [Conway 1976].
//
// With the dollar, coins in the bag are out of play, and who puts the dollar
// there loses. So with m coins outside, the dollar alone is lost on square 1
// only; otherwise the mover loses exactly when the nim-sum of the same gaps is
// 0, where for odd m >= 3 the gap of the leftmost coin counts the bag as a
// square. For m = 2 a coin that is put into the bag leaves the dollar beyond
// square 1, which is won; for even m >= 4 it turns the gap d of the leftmost
// pair into one of more than d, which the opponent undoes. All other moves are
// those of Staircase Nim.
var (
	silverTheorem = &game.Theorem{
		Claim: game.Text{
			En: "the nimber is the nim-sum of the gaps to the left of every second coin, beginning with the rightmost; the leftmost coin has its gap to the edge",
			Zh: "从最右边的棋子起，每隔一枚取它与左邻棋子（最左的棋子则是与边界）之间的空格数，SG 值等于这些空格数的异或和",
		},
		Source: "Conway 1976",
	}
	silverMisere = &game.Theorem{
		Claim: game.Text{
			En: "in misère play the mover loses exactly when one of the gaps to the left of every second coin, from the rightmost on, is two or more and their nim-sum is 0, or none is and it is 1",
			Zh: "从最右边的棋子起每隔一枚取其左侧的空格数；反常规则下，先手必败当且仅当：其中有不小于 2 的且异或和为 0，或都不超过 1 且异或和为 1",
		},
		Source: "proved here",
	}
	dollarTheorem = &game.Theorem{
		Claim: game.Text{
			En: "the mover loses exactly when the bag has been taken, or the dollar is alone on square 1, or two coins or more are outside the bag and the nim-sum of the gaps to the left of every second of them, from the dollar on, is 0; the gap of the leftmost coin, where it counts, includes the bag",
			Zh: "先手必败当且仅当：袋子已被取走；或袋外只剩银元且它在第 1 格；或袋外至少有两枚，且从银元起每隔一枚取其左侧空格数，异或和为 0（若最左的一枚也取，袋算作一格）",
		},
		Source: "proved here",
	}
)

// SilverDollar is the silver dollar game, without the dollar unless it is asked for.
var SilverDollar = register(game.Ruleset{
	Name:    "silver_dollar",
	Aliases: []string{"georgia_and_bob", "银元博弈", "银元游戏"},
	Keywords: []string{
		"silver dollar game", "silver dollar game without the dollar", "Georgia and Bob", "POJ 1704", "coins on a strip", "bogus nim", "De Bruijn",
		"银币游戏", "棋子左移不能越过", "移动棋子", "不能跳过其他棋子", "阶梯博弈",
	},
	Title: game.Text{En: "The silver dollar game", Zh: "银元博弈"},
	Rule: game.Text{
		En: "Coins lie on the squares of a strip, numbered from 1, at most one on a square. Move a coin any distance to the left, not onto or past another. With dollar=True the coin on the right is the dollar, and square 0 is a bag that holds any number of coins: once the dollar is in it, the player to move takes the bag and wins. Without any value the bag has been taken.",
		Zh: "纸条上的格子从 1 起编号，每格至多一枚棋子。每次把一枚棋子向左移动任意多格，不能越过或落在别的棋子上。dollar=True 时最右边的一枚是银元，第 0 格是袋子，可以放任意多枚：银元进袋后，轮到的一方取走袋子，获胜。不写任何值表示袋子已被取走。",
	},
	Forms: []game.Form{{
		Repeat: true,
		Values: []game.Param{{Name: "p", Kind: game.Nat, Doc: game.Text{En: "square of a coin, from 1; 0 is the bag", Zh: "一枚棋子所在的格号，从 1 起；0 表示袋子"}}},
	}},
	Params: []game.Param{{
		Name: "dollar", Kind: game.Bool, Default: false,
		Doc: game.Text{En: "the rightmost coin is the dollar, and square 0 a bag", Zh: "最右边的一枚是银元，第 0 格是袋子"},
	}},
	Examples: []string{"silver_dollar(1, 5, 6, 12, 17)", "silver_dollar(2, 5, 9, dollar=True)"},
	Theory:   []*game.Theorem{silverTheorem, silverMisere, dollarTheorem},
	New:      newSilverDollar,
})

var (
	noBag     = game.Text{En: "square 0 is the bag, which only dollar=True has; squares count from 1", Zh: "第 0 格是袋子，只有 dollar=True 时才有；格子从 1 起编号"}
	twoOnOne  = game.Text{En: "two coins are on square %v, which holds one", Zh: "第 %v 格上有两枚棋子，而一格只能放一枚"}
	dollarSum = game.Text{
		En: "who takes the bag with the dollar wins the whole game at once, so it cannot be part of a sum",
		Zh: "取走装有银元的袋子者立即赢得整局，因此不能与其他游戏求和",
	}
	dollarMisere = game.Text{
		En: "who takes the bag with the dollar wins, so there is no misère play",
		Zh: "取走装有银元的袋子者获胜，因此没有反常规则的玩法",
	}
	dollarNimber = game.Text{
		En: "who takes the bag with the dollar wins the whole game at once, so there is no nimber",
		Zh: "取走装有银元的袋子者立即赢得整局，因此没有 SG 值",
	}
)

func newSilverDollar(a game.Args) (game.Position, error) {
	coins := slices.SortedFunc(slices.Values(a.Nats()), (*big.Int).Cmp)
	for i, n := range coins {
		switch {
		case n.Sign() == 0 && !a.Bool("dollar"):
			return nil, game.Refuse(game.BadParameter, noBag)
		case n.Sign() > 0 && i > 0 && n.Cmp(coins[i-1]) == 0:
			return nil, game.Refuse(game.BadParameter, twoOnOne, game.Short(n.String()))
		}
	}
	if a.Bool("dollar") {
		return dollarCoins{strip(coins)}, nil
	}
	return silverCoins{strip(coins)}, nil
}

// silverCoins are coins without the dollar.
type silverCoins struct{ strip }

func (p silverCoins) String() string { return game.Notation{Name: "silver_dollar"}.Heaps(p.strip...) }

func (p silverCoins) to(i int, square *big.Int) game.Move {
	m := p.move(i, square, 1)
	m.To = silverCoins{p.with(i, square)}
	return m
}

// Moves lists the moves by the coin, from the left, and the square.
func (p silverCoins) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i := range p.strip {
			if !p.within(i, one).each(func(k *big.Int) bool { return yield(p.to(i, k)) }) {
				return
			}
		}
	}
}

// Value is the nim-sum of every second gap.
func (p silverCoins) Value() (game.Value, *game.Theorem) {
	return game.Value{Nimber: p.gaps().nimSum()}, silverTheorem
}

func (p silverCoins) movesTo(targets ...*big.Int) []game.Move {
	var out []game.Move
	for i := range p.strip {
		for _, v := range targets {
			if k := p.gaps().reach(len(p.strip)-1-i, v); k != nil {
				out = append(out, p.to(i, new(big.Int).Sub(p.strip[i], k)))
			}
		}
	}
	return out
}

// MovesTo are at most one of each coin.
func (p silverCoins) MovesTo(v *big.Int) (game.Moves, bool) { return fewMoves(p.movesTo(v)), true }

// Outcome knows misère play.
func (p silverCoins) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	if c == game.Normal {
		return 0, nil
	}
	return boutonOutcome(c, p.gaps().odd()), silverMisere
}

// WinningMoves in misère play are among those to a nim-sum of 0 or 1.
func (p silverCoins) WinningMoves(c game.Convention) (game.Moves, bool) {
	if c == game.Normal {
		return game.Moves{}, false
	}
	return fewMoves(lostOnly(c, p.movesTo(new(big.Int), one))), true
}

var (
	silverSays = game.Text{
		En: "a coin that moves widens the gap on its right, and the coin there can follow: pair the coins from the right, and only the gap within each pair counts, that of a leftover coin being to the edge",
		Zh: "棋子左移会使右边的空格增多，而右边的棋子可以跟上：从右边起两两配对，只有每对之间的空格数起作用，落单的棋子取它到边界的空格数",
	}
	gapLabel = game.Text{En: "gap left of coin %d", Zh: "第 %d 枚左侧的空格"}
)

// ValueReason shows the gaps as heaps.
func (p silverCoins) ValueReason() []game.Step {
	return []game.Step{{Phrase: silverSays.With(), Figure: p.figure(p.gaps())}}
}

// View draws the strip from square 1 on.
func (p silverCoins) View() game.View { return p.view(1, 'o') }

// SilverDollarNimber is the nimber, without the dollar, of coins on squares in
// ascending order, on machine words.
func SilverDollarNimber(coins []uint64) uint64 {
	sum := uint64(0)
	for i := len(coins) - 1; i >= 0; i -= 2 {
		left := uint64(0)
		if i > 0 {
			left = coins[i-1]
		}
		sum ^= coins[i] - left - 1
	}
	return sum
}
