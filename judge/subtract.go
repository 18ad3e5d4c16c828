package judge

import (
	"math/rand/v2"
	"slices"

	"grundy/catalogue"
	"grundy/game"
)

var subtractProblems = []Problem{
	{
		ID: "HDU 1847", Title: "Good Luck in CET-4 Everybody!", Family: "subtract",
		Rule:   game.Text{En: "Take a power of two, 1, 2, 4 and so on, from a heap of n; whoever takes the last card wins.", Zh: "一堆 n 张牌，每次取 2 的幂（1、2、4 等）张，取到最后一张者胜。"},
		Input:  linesInput,
		Output: game.Text{En: "Kiki when the first player wins, otherwise Cici.", Zh: "先手胜输出 Kiki，否则输出 Cici。"},
		Theory: game.Text{En: "The first player loses exactly when n is a multiple of 3, since no power of two is.", Zh: "2 的幂都不是 3 的倍数，因此当且仅当 n 是 3 的倍数时先手必败。"},
		shape:  shape{num("n", 1, 1000)},
		open:   one(catalogue.PowersOutcome, verdict{"Kiki\n", "Cici\n"}),
	},
	{
		ID: "HDU 1536", Aliases: []string{"POJ 2960"}, Title: "S-Nim", Family: "subtract",
		Rule: setRule,
		Input: game.Text{
			En: "For each case the number of members of S and the members; then the number of positions m, and for each of them the number of heaps and the heaps. A 0 ends the input.",
			Zh: "每组先是集合 S 的元素个数和各元素，再是局面数 m，随后每个局面一行，为堆数和各堆石子数；0 表示输入结束。",
		},
		Output: game.Text{
			En: "One line for each case: for every position W when the first player wins, otherwise L.",
			Zh: "每组一行：对每个局面，先手胜输出 W，否则输出 L。",
		},
		Theory: setTheory,
		frame:  untilZero, shape: setShape,
		traps: []string{"2 1 3\n1\n1 2", "1 1\n1\n1 10000"},
		open:  always(answerSets),
	},
	{
		ID: "Kattis snim", Title: "S-Nim", Family: "subtract",
		Rule: setRule, Theory: setTheory,
		Input: game.Text{
			En: "The number of members of S and the members; then the number of positions m, and for each of them the number of heaps and the heaps.",
			Zh: "先是集合 S 的元素个数和各元素，再是局面数 m，随后每个局面一行，为堆数和各堆石子数。",
		},
		Output: game.Text{En: "For every position W when the first player wins, otherwise L, all on one line.", Zh: "一行：对每个局面，先手胜输出 W，否则输出 L。"},
		frame:  single, shape: setShape,
		traps: []string{"2 1 3\n1\n1 2", "1 1\n1\n1 10000"},
		open:  always(answerSets),
	},
	{
		ID: "HDU 1848", Title: "Fibonacci again and again", Family: "subtract",
		Rule: game.Text{
			En: "There are three heaps. Take a Fibonacci number of stones, 1, 2, 3, 5, 8 and so on, from one of them; whoever takes the last stone wins.",
			Zh: "有三堆石子，每次从某一堆取斐波那契数（1、2、3、5、8 等）个，取到最后一个石子者胜。",
		},
		Input:  game.Text{En: "m, n and p on a line; 0 0 0 ends the input.", Zh: "每行为 m、n、p，0 0 0 表示输入结束。"},
		Output: game.Text{En: "Fibo when the first player wins, otherwise Nacci.", Zh: "先手胜输出 Fibo，否则输出 Nacci。"},
		Theory: setTheory,
		frame:  untilZero, shape: shape{num("m", 1, 1000), num("n", 1, 1000), num("p", 1, 1000)},
		open: answerFibonacci,
	},
	{
		ID: "CSES 1729", Title: "Stick Game", Family: "subtract",
		Rule:   lonelySet,
		Input:  game.Text{En: "n and k on a line, then the k members of the set.", Zh: "第一行为 n 和 k，再是集合的 k 个元素。"},
		Output: game.Text{En: "For each heap from 1 to n, W when the first player wins, otherwise L, all on one line.", Zh: "一行：对大小为 1 到 n 的每一堆，先手胜输出 W，否则输出 L。"},
		Theory: lostTheory,
		frame:  single, shape: shape{num("n", 1, 1_000_000), num("k", 1, 100), list("p", "k", 1, 1_000_000).from(1)}, also: "1 ∈ p",
		valid: hasOne(2), mend: putOne(2),
		open: always(listHeaps),
	},
	{
		ID: "AtCoder dp_k", Title: "Stones", Family: "subtract",
		Rule:   lonelySet,
		Input:  game.Text{En: "N and K on a line, then the N members of the set; K is the heap.", Zh: "第一行为 N 和 K，再是集合的 N 个元素；K 为堆的大小。"},
		Output: firstSecond,
		Theory: lostTheory,
		frame:  single, shape: shape{num("N", 1, 100), num("K", 1, 100_000), list("a", "N", 1, 100_000).from(1)}, also: "a1 < a2 < … ≤ K",
		valid: func(v []value) bool { a := v[2].list; return firstFall(a) < 0 && a[len(a)-1] <= v[1].n },
		mend: func(_ *rand.Rand, v []value) {
			v[1].n = max(v[1].n, v[0].n)
			for i, x := range v[2].list {
				v[2].list[i] = 1 + (x-1)%v[1].n
			}
			makeDifferent(v[2].list, 1, v[1].n)
			slices.Sort(v[2].list)
		},
		open: always(func(c *cases) { c.lone(verdict{"First\n", "Second\n"}, c.list(2), c.number(1)) }),
	},
	{
		ID: "UVa 10404", Aliases: []string{"Kattis bachetsgame"}, Title: "Bachet's Game", Family: "subtract",
		Rule:   lonelySet,
		Input:  game.Text{En: "The heap n, the number m of members of the set and the members on a line, to the end of the input.", Zh: "每行为堆的大小 n、集合的元素个数 m 和各元素，直到输入结束。"},
		Output: stanOutput,
		Theory: lostTheory,
		shape:  shape{num("n", 1, 1_000_000), num("m", 1, 10), list("s", "m", 1, 1_000_000).from(1).sameLine()}, also: "1 ∈ s",
		valid: hasOne(2), mend: putOne(2),
		open: always(func(c *cases) { c.lone(verdict{"Stan wins\n", "Ollie wins\n"}, c.list(2), c.number(0)) }),
	},
	{
		ID: "LeetCode 1510", Title: "Stone Game IV", Family: "square",
		Rule:   game.Text{En: "Take a square number of stones from a heap of n; whoever cannot move loses.", Zh: "一堆 n 个石子，每次取平方数个，不能走者输。"},
		Input:  lineInput,
		Output: trueOutput,
		Theory: lostTheory,
		frame:  single, shape: shape{num("n", 1, 100_000)},
		open: always(func(c *cases) {
			o, err := catalogue.SquareOutcome(c.ctx, c.number(0), c.tables())
			c.fail(err)
			c.say(truth, o)
		}),
	},
}

var (
	setRule = game.Text{
		En: "Take s stones from one of the heaps, where s belongs to a given set S; whoever cannot move loses.",
		Zh: "每次从某一堆取 s 个石子，s 必须属于给定的集合 S，不能走者输。",
	}
	setTheory = game.Text{
		En: "The nimber of a heap h is the mex of those of h - s for all s in the set; the first player loses exactly when the nim-sum of the heaps is 0.",
		Zh: "堆 h 的 SG 值是所有 h - s（s 属于集合）的 SG 值的 mex；当且仅当各堆 SG 值的异或和为 0 时先手必败。",
	}
	lonelySet  = game.Text{En: "Take s stones from the only heap, where s belongs to a given set; whoever cannot move loses.", Zh: "只有一堆石子，每次取 s 个，s 必须属于给定的集合，不能走者输。"}
	lostTheory = game.Text{En: "A heap is lost exactly when no move from it leaves a lost heap.", Zh: "当且仅当一步走不到任何必败的堆时，这一堆必败。"}
)

// setShape is a subtraction set and some positions.
var setShape = shape{
	num("k", 1, 100), list("s", "k", 1, 10_000).from(1).sameLine(),
	num("m", 1, 100), groups("m", num("l", 1, 100), list("h", "l", 0, 10_000).sameLine()),
}

// answerSets answers the positions of one subtraction set.
func answerSets(c *cases) {
	set := catalogue.NewSubtractionSet(c.list(1))
	for _, row := range c.rows(3) {
		o, err := set.Outcome(c.ctx, row[1].list, c.tables())
		c.fail(err)
		c.say(verdict{"W", "L"}, o)
	}
	c.text("\n")
}

// answerFibonacci answers by one table for all cases.
func answerFibonacci() func(*cases) {
	set := catalogue.FibonacciSet()
	return func(c *cases) {
		o, err := set.Outcome(c.ctx, []uint64{c.number(0), c.number(1), c.number(2)}, c.kept())
		c.fail(err)
		c.say(verdict{"Fibo\n", "Nacci\n"}, o)
	}
}

// lone says who wins a lone heap when a move takes a member of a set.
func (c *cases) lone(v verdict, set []uint64, heap uint64) {
	o, err := catalogue.TakeOutcome(c.ctx, set, heap, c.tables())
	c.fail(err)
	c.say(v, o)
}

// hasOne says that list i, from which a move takes, has a 1.
func hasOne(i int) func([]value) bool {
	return func(v []value) bool { return slices.Contains(v[i].list, 1) }
}

// putOne puts a 1 into list i unless it has one.
func putOne(i int) func(*rand.Rand, []value) {
	return func(r *rand.Rand, v []value) {
		if list := v[i].list; !slices.Contains(list, 1) {
			list[r.IntN(len(list))] = 1
		}
	}
}

// listHeaps says of every heap who wins.
func listHeaps(c *cases) {
	n := c.number(0)
	o, err := catalogue.TakeOutcomes(c.ctx, c.list(2), n, c.tables())
	if err != nil {
		c.fail(err)
		return
	}
	for h := 1; h <= int(n); h++ {
		if o.P(h) {
			c.text("L")
		} else {
			c.text("W")
		}
	}
	c.text("\n")
}
