package catalogue

import (
	"math/big"
	"slices"

	"grundy/game"
)

// Bounds on what a reason goes through: binary places, and winning moves.
const (
	shownPlaces = 64
	shownWins   = 10
)

var (
	moorePlaces = game.Text{
		En: "from the highest binary place down, the heaps have %[1]v ones; mod %[2]v these are %[3]v",
		Zh: "从最高的二进制位起，各位上 1 的个数依次为 %[1]v；除以 %[2]v 的余数为 %[3]v",
	}
	mooreLost = game.Text{
		En: "a move changes at most k heaps, and in the highest place where it takes ones away it takes 1 to k of them, so the count there is no multiple of k + 1 any more",
		Zh: "一步至多改变 k 堆，在被改变的最高一位上去掉 1 到 k 个 1，因此这一位的个数不再是 k + 1 的倍数",
	}
	mooreSmall = game.Text{En: "every heap has at most one stone, and %[1]v of them have one: %[1]v mod %[2]v = %[3]v", Zh: "每堆至多 1 个石子，其中 %[1]v 堆有 1 个：%[1]v mod %[2]v = %[3]v"}
	mooreWin   = game.Text{En: "%[1]v: this leaves a position that the theorem calls lost", Zh: "%[1]v：留下定理所说的必败局面"}
	mooreMore  = game.Text{En: "there are %[1]v winning moves in all", Zh: "必胜走法共有 %[1]v 个"}
)

// Reason counts the ones in each place and names the winning moves.
func (p moore) Reason(c game.Convention) []game.Step {
	counts := places(p.heaps)
	if len(counts) == 0 {
		return says(stuckText[c])
	}
	o, by := p.Outcome(c)
	steps := append(says(by.Claim), p.placeSteps(c, counts)...)
	if o == game.P {
		if len(counts) > 1 || c == game.Normal {
			steps = append(steps, game.Say(mooreLost))
		}
		return steps
	}
	won, _ := p.WinningMoves(c)
	n := 0
	for m := range won.List {
		if n++; n > shownWins {
			if won.Count != nil {
				steps = append(steps, game.Say(mooreMore, won.Count))
			}
			return steps
		}
		steps = append(steps, game.Say(mooreWin, m.Say))
	}
	return steps
}

// placeSteps show the counts, where they are few.
func (p moore) placeSteps(c game.Convention, counts []int) []game.Step {
	next := int64(p.most) + 1
	if c == game.Misere && len(counts) == 1 {
		return says(mooreSmall, counts[0], next, int64(counts[0])%next)
	}
	if len(counts) > shownPlaces {
		return nil
	}
	ones, rests := make(game.Numbers, len(counts)), make(game.Numbers, len(counts))
	for i, n := range counts {
		ones[i], rests[i] = big.NewInt(int64(n)), big.NewInt(int64(n)%next)
	}
	slices.Reverse(ones)
	slices.Reverse(rests)
	return says(moorePlaces, ones, next, rests)
}
