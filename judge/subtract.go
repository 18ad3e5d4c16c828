package judge

import (
	"context"
	"math/big"
	"slices"

	"grundy/catalogue"
	"grundy/engine/heap"
	"grundy/game"
)

var subtractProblems = []Problem{
	{
		ID: "HDU 1847", Title: "Good Luck in CET-4 Everybody!", Family: "subtract",
		Limits: "1 ≤ n ≤ 1000",
		Rule:   game.Text{En: "Take a power of two, 1, 2, 4 and so on, from a heap of n; whoever takes the last card wins.", Zh: "一堆 n 张牌，每次取 2 的幂（1、2、4 等）张，取到最后一张者胜。"},
		Input:  game.Text{En: "n on a line, to the end of the input.", Zh: "每行一个 n，直到输入结束。"},
		Output: game.Text{En: "Kiki when the first player wins, otherwise Cici.", Zh: "先手胜输出 Kiki，否则输出 Cici。"},
		Theory: game.Text{En: "The first player loses exactly when n is a multiple of 3, since no power of two is.", Zh: "2 的幂都不是 3 的倍数，因此当且仅当 n 是 3 的倍数时先手必败。"},
		lead:   1,
		open:   one(catalogue.PowersOutcome, verdict{"Kiki\n", "Cici\n"}),
	},
	{
		ID: "HDU 1536", Title: "S-Nim", Family: "subtract",
		Limits: "0 < k, m, l ≤ 100, 0 < s ≤ 10^4, 0 ≤ h ≤ 10^4",
		Rule: game.Text{
			En: "Take s stones from one of the heaps, where s belongs to a given set S; whoever cannot move loses.",
			Zh: "每次从某一堆取 s 个石子，s 必须属于给定的集合 S，不能走者输。",
		},
		Input: game.Text{
			En: "For each case the number of members of S and the members; then the number of positions m, and for each of them the number of heaps and the heaps. A 0 ends the input.",
			Zh: "每组先是集合 S 的元素个数和各元素，再是局面数 m，随后每个局面一行，为堆数和各堆石子数；0 表示输入结束。",
		},
		Output: game.Text{
			En: "One line for each case: for every position W when the first player wins, otherwise L.",
			Zh: "每组一行：对每个局面，先手胜输出 W，否则输出 L。",
		},
		Theory: game.Text{
			En: "The nimber of a heap h is the mex of those of h - s for all s in S; the first player loses exactly when the nim-sum of the heaps is 0.",
			Zh: "堆 h 的 SG 值是所有 h - s（s 属于 S）的 SG 值的 mex；当且仅当各堆 SG 值的异或和为 0 时先手必败。",
		},
		frame: untilZero, lead: 1,
		open: always(answerSets),
	},
}

var fewListsText = game.Text{En: "found %[1]d of %[2]d lists", Zh: "只有 %[1]d 行，应有 %[2]d 行"}

// answerSets answers the positions of one subtraction set.
func answerSets(c *cases) {
	take := slices.Clone(c.list(c.lead[0]))
	c.least(1, take)
	slices.Sort(take)
	t := takes{set: slices.Compact(take)}
	total := c.count()
	for i := uint64(0); i < total && c.err == nil; i++ {
		if !c.begin() {
			c.refuse(fewListsText, i, total)
			break
		}
		heaps := c.list(c.row(1)[0])
		o, err := t.outcome(c.ctx, heaps)
		c.fail(err)
		c.say(verdict{"W", "L"}, o)
	}
	c.text("\n")
}

// takes is the nim-sequence of a subtraction set, as far as it was asked for.
type takes struct {
	set   []uint64 // sorted
	begun bool     // something was asked for
	known uint64   // the largest heap that is known
	heap.Sequence
}

// outcome turns heaps into their nimbers.
func (t *takes) outcome(ctx context.Context, heaps []uint64) (game.Outcome, error) {
	for i, h := range heaps {
		if h > t.known || !t.begun {
			if err := t.reach(ctx, slices.Max(heaps[i:])); err != nil {
				return 0, err
			}
		}
		if h < uint64(len(t.Values)) {
			heaps[i] = uint64(t.Values[h])
		} else {
			g, _, _ := t.At(new(big.Int).SetUint64(h))
			heaps[i] = uint64(g)
		}
	}
	return catalogue.NimOutcome(heaps), nil
}

// A table that is asked for grows at once to leastTable heaps or to twice its
// length. Heaps from mostTable on are worth a search for the period.
const leastTable, mostTable = 1 << 10, 1 << 20

// mostMember is the largest member of a set that an engine takes.
const mostMember = 1 << 40

var memberText = game.Text{En: "a set with a member above %d, the limit, is not answered for heaps as large", Zh: "集合中有超过上限 %d 的元素，无法回答同样大的堆"}

// reach makes the heap known, within the limits of the command. Members larger
// than every heap asked for change nothing.
func (t *takes) reach(ctx context.Context, largest uint64) error {
	if largest < mostTable {
		largest = max(largest, min(2*t.known, mostTable), leastTable)
	}
	var take []int
	for _, s := range t.set {
		if s > largest {
			break
		}
		if s > mostMember {
			return game.Refuse(game.Limit, memberText, mostMember)
		}
		take = append(take, int(s))
	}
	found, err := search(ctx, take, largest)
	if err == nil {
		t.Sequence, t.known, t.begun = *found, largest, true
	}
	return err
}

// search computes a nim-sequence up to the largest heap.
func search(ctx context.Context, take []int, largest uint64) (*heap.Sequence, error) {
	budget := &game.Budget{Positions: 10_000_000, Bytes: 2 << 30}
	switch {
	case len(take) == 0:
		return &heap.Sequence{}, nil // every nimber is 0
	case largest <= mostTable:
		values, err := heap.Table(ctx, take, int(largest), budget)
		return &heap.Sequence{Values: values}, err
	}
	return heap.Search(ctx, take, new(big.Int).SetUint64(largest), budget)
}
