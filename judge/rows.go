package judge

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"grundy/catalogue"
	"grundy/game"
)

var (
	crossRule = game.Text{En: "Both players mark an empty cell of a row with X; whoever completes three neighbouring X wins.", Zh: "双方轮流在一行的空格中画 X，先使三个 X 相连者胜。"}

	unlikeRule = game.Text{
		En: "Both players write X or O, as they like, into an empty cell of a row; equal letters may not be neighbours. Whoever cannot move loses. Given is the row after some moves.",
		Zh: "双方轮流在一行的空格中写 X 或 O，任选其一，相同的字母不能相邻；不能走者输。给出走过若干步之后的一行。",
	}
	unlikeTheory = game.Text{
		En: "A run of n empty cells has nimber n mod 2 without a letter at its ends, n with one, 1 with two equal letters and 0 with different ones; the number of letters tells whose move it is.",
		Zh: "一段 n 个空格：两端都没有字母时 SG 值为 n mod 2，只有一端有时为 n，两端字母相同时为 1，不同时为 0；已有字母个数的奇偶决定轮到谁走。",
	}
)

var rowProblems = []Problem{
	{
		ID: "POJ 2484", Title: "A Funny Game", Family: "kayles",
		Rule:   game.Text{En: "n coins lie in a ring. Take one, or two that have been neighbours from the beginning and still lie side by side; whoever takes the last wins.", Zh: "n 枚硬币围成一圈，每次取一枚或相邻的两枚（中间有空位的不算相邻），取到最后一枚者胜。"},
		Input:  zeroInput,
		Output: aliceOutput,
		Theory: game.Text{En: "The first move makes a row of the ring; the second player then takes one or two in the middle and mirrors every move. So the first player wins with 1 and 2 coins only.", Zh: "先手走一步后圈变成一排，后手取正中的一枚或两枚，此后对称应对。因此只有 1 枚和 2 枚时先手胜。"},
		frame:  untilZero, shape: shape{num("n", 1, 1_000_000).from(1)},
		open: one(catalogue.KaylesRingOutcome, aliceBob),
	},
	{
		ID: "POJ 3537", Title: "Crosses and Crosses", Family: "treblecross",
		Rule:   crossRule,
		Input:  game.Text{En: "The length n of an empty row.", Zh: "空行的长度 n。"},
		Output: game.Text{En: "1 when the first player wins, otherwise 2.", Zh: "先手胜输出 1，否则输出 2。"},
		Theory: game.Text{
			En: "Nobody marks a cell at most two away from another mark, which lets the opponent complete three; so a mark takes five cells, and the nimber of a row is the mex over those of the rows on both sides.",
			Zh: "画在与已有标记相距不超过两格处会让对方连成三个，所以每画一处就占去五格；一行的 SG 值是左右两段 SG 值异或的 mex。",
		},
		frame: single, shape: shape{num("n", 3, 2000).from(3)},
		open: func() func(*cases) {
			crosses := catalogue.NewCrosses()
			return func(c *cases) {
				o, err := crosses.Empty(c.ctx, c.number(0), c.kept())
				c.fail(err)
				c.say(verdict{"1\n", "2\n"}, o)
			}
		},
	},
	{
		ID: "LightOJ 1229", Title: "Treblecross", Family: "treblecross",
		Rule:   crossRule,
		Input:  game.Text{En: "The number of cases; for each, the row, X for a mark and a dot for an empty cell, without three X in a row.", Zh: "先是测试组数；每组一行字符串，X 为标记，点为空格，没有三个相连的 X。"},
		Output: game.Text{En: "Case k: and the cells, from 1 and in ascending order, on which the player to move can put a mark and win; 0 when there are none.", Zh: "输出 Case k: 以及轮到的一方可以画上并获胜的格号，从 1 数起，升序，用一个空格隔开；没有则输出 0。"},
		Theory: game.Text{
			En: "A cell that completes three wins. Otherwise only cells more than two away from every mark are used: each run of m of them is a heap of m + 2 of the game 0.007, in which a mark takes three and may break the rest in two.",
			Zh: "能连成三个的格获胜。否则只会画在与所有标记相距超过两格的格：其中每段 m 格相当于游戏 0.007 中大小为 m + 2 的堆，画一处取走三格，其余可断成两段。",
		},
		frame: counted, most: 200, shape: shape{letters("row", ".X", 3, 200)},
		valid: func(v []value) bool { return !strings.Contains(v[0].word, three) },
		mend:  func(_ *rand.Rand, v []value) { v[0].word = strings.ReplaceAll(v[0].word, three, three[1:]+".") },
		open: numbered("Case ", ": ", func() func(*cases) {
			crosses := catalogue.NewCrosses()
			return func(c *cases) {
				if strings.Contains(c.word(0), three) {
					c.refuse(crossedText)
					return
				}
				cells, err := crosses.Winning(c.ctx, c.word(0), c.kept())
				c.fail(err)
				if len(cells) == 0 {
					c.text("0")
				}
				for i, n := range cells {
					if i > 0 {
						c.text(" ")
					}
					c.text(strconv.Itoa(n))
				}
				c.text("\n")
			}
		}),
	},
	{
		ID: "LightOJ 1401", Title: "No More Tic-tac-toe", Family: "unlike_neighbours",
		Rule: unlikeRule, Theory: unlikeTheory,
		Input:  unlikeInput,
		Output: game.Text{En: "Case k: Yes when the player who has begun wins, otherwise Case k: No.", Zh: "开局先走的一方能胜输出 Case k: Yes，否则输出 Case k: No。"},
		frame:  counted, shape: shape{letters("row", ".XO", 1, 100)},
		valid: func(v []value) bool { _, err := catalogue.UnlikeBeginner(v[0].word); return err == nil },
		mend:  func(_ *rand.Rand, v []value) { v[0].word = makeUnlike(v[0].word) },
		open:  numbered("Case ", ": ", unlikeRow(verdict{"Yes\n", "No\n"})),
	},
	{
		ID: "UVa 11534", Title: "Say Goodbye to Tic-Tac-Toe", Family: "unlike_neighbours",
		Rule: unlikeRule, Theory: unlikeTheory,
		Input:  unlikeInput,
		Output: game.Text{En: "Possible. when the player who has begun wins, otherwise Impossible.", Zh: "开局先走的一方能胜输出 Possible.，否则输出 Impossible.。"},
		frame:  counted, shape: shape{letters("row", ".XO", 1, 100)},
		valid: func(v []value) bool { _, err := catalogue.UnlikeBeginner(v[0].word); return err == nil },
		mend:  func(_ *rand.Rand, v []value) { v[0].word = makeUnlike(v[0].word) },
		open:  unlikeRow(verdict{"Possible.\n", "Impossible.\n"}),
	},
	{
		ID: "CF 305E", Title: "Playing with String", Family: "octal",
		Rule:   game.Text{En: "Cut a string into three parts at a letter whose two neighbours are equal: what is before it, the letter itself and what is behind it. Whoever cannot move loses.", Zh: "每次选一个字符串，在左右相邻字母相同的某个字母处切成三段：它前面的部分、这个字母、它后面的部分；不能走者输。"},
		Input:  game.Text{En: "The string.", Zh: "一行字符串。"},
		Output: game.Text{En: "First and, on the next line, the first letter to cut at and win, counted from 1; or Second.", Zh: "先手胜输出 First，并在下一行输出能获胜的第一刀的最小位置（从 1 数起）；否则输出 Second。"},
		Theory: game.Text{
			En: "A cut takes its letter and both neighbours out of play, so each run of m letters that can be cut at is a heap of m of Dawson's Chess, 0.137.",
			Zh: "切一刀后，这个字母和左右相邻字母都不能再切，所以每段连续 m 个可切的字母相当于道森象棋（0.137）中大小为 m 的堆。",
		},
		frame: single, shape: shape{letters("s", "abcdefghijklmnopqrstuvwxyz", 1, 5000)},
		open: func() func(*cases) {
			cuts := catalogue.NewPalindromeCuts()
			return func(c *cases) {
				at, err := cuts.First(c.ctx, c.word(0), c.kept())
				c.fail(err)
				if at == 0 {
					c.text("Second\n")
					return
				}
				c.text("First\n" + strconv.Itoa(at) + "\n")
			}
		},
	},
	{
		ID: "HDU 3980", Title: "Paint Chain", Family: "octal",
		Rule:   game.Text{En: "Paint M neighbouring beads of a ring of N, none of them painted before; whoever cannot move loses.", Zh: "N 颗珠子围成一圈，每次给连续 M 颗未上色的珠子上色；不能走者输。"},
		Input:  game.Text{En: "The number of cases; for each, N and M.", Zh: "先是测试组数；每组一行，为 N 和 M。"},
		Output: game.Text{En: "Case #k: aekdycoin when the first player wins, otherwise Case #k: abcdxyzk.", Zh: "先手胜输出 Case #k: aekdycoin，否则输出 Case #k: abcdxyzk。"},
		Theory: game.Text{
			En: "The first move leaves a row of N - M, so the first player wins exactly when N ≥ M and that row has nimber 0; a row is a heap of the take-and-break game in which M are taken and the rest may be broken in two.",
			Zh: "第一步后剩下 N - M 颗排成一排，所以当且仅当 N ≥ M 且这一排的 SG 值为 0 时先手胜；一排相当于每次取走 M 个、其余可分成两堆的取走拆分游戏。",
		},
		frame: counted, shape: shape{num("N", 1, 1000).from(1), num("M", 1, 1000).from(1)},
		open: numbered("Case #", ": ", func() func(*cases) {
			known := map[uint64]*catalogue.Rows{}
			return func(c *cases) {
				c.say(verdict{"aekdycoin\n", "abcdxyzk\n"}, ring(c, known))
			}
		}),
	},
	{
		ID: "HDU 2999", Title: "Stone Game, Why are you always there?", Family: "octal",
		Rule:   game.Text{En: "k stones lie in a row. Take some that lie side by side, as many as one of the numbers given; whoever takes the last wins.", Zh: "k 个石子排成一排，每次取走连续若干个，个数必须是给定的数之一（中间有空位的不算连续）；取到最后一个者胜。"},
		Input:  game.Text{En: "How many numbers there are, and the numbers; then how many rows, and their lengths; to the end of the input.", Zh: "每组先是数的个数和各数，再是询问的个数和各排的长度 k；直到输入结束。"},
		Output: game.Text{En: "For each row a line, 1 when the first player wins, otherwise 2.", Zh: "对每个长度输出一行：先手胜输出 1，否则输出 2。"},
		Theory: game.Text{
			En: "A row is a heap of a take-and-break game: the nimber is the mex over all ways to take of the nim-sum of the rows on both sides.",
			Zh: "一排相当于取走拆分游戏中的一堆：SG 值是所有取法中左右两段 SG 值异或的 mex。",
		},
		shape: shape{num("n", 1, 100).from(1), list("a", "n", 1, 1000).from(1), num("m", 1, 1000), list("k", "m", 1, 1000)},
		open:  always(answerRows),
	},
	{
		ID: "Luogu P2599", Title: "[ZJOI2009] 取石子游戏", Family: "end_nim",
		Rule:   game.Text{En: "Heaps stand in a row. Take any number of stones from the first or from the last heap; whoever cannot move loses.", Zh: "若干堆石子排成一排，每次从最左或最右的一堆取任意多个石子；不能走者输。"},
		Input:  casesOfHeaps,
		Output: oneOutput,
		Theory: game.Text{
			En: "Before every row of heaps exactly one number of stones, or none, makes a lost row; it follows from those of the rows shortened by an end.",
			Zh: "在任何一排石子堆前面，恰有一个数目（可以是 0）使整排必败；它可由去掉一端后的各排递推得到。",
		},
		frame: counted, most: 10, shape: shape{num("n", 1, 1000), list("a", "n", 1, 1_000_000_000)},
		open: always(func(c *cases) {
			o, err := catalogue.EndNimOutcome(c.list(1))
			c.fail(err)
			c.say(verdict{"1\n", "0\n"}, o)
		}),
	},
	{
		ID: "UVa 11311", Title: "Exclusively Edible", Family: "nim",
		Rule:   game.Text{En: "Cut a cake of m by n squares along a line between squares, and eat the part that has not the bad square in row r and column c, counted from 0; whoever gets the bad square alone loses.", Zh: "m×n 的蛋糕中第 r 行第 c 列（从 0 数起）是坏格。每次沿格线切一刀，吃掉不含坏格的一半；只剩坏格时轮到者输。"},
		Input:  game.Text{En: "The number of cases; for each, m, n, r and c. The bounds are assumed.", Zh: "先是测试组数；每组一行，为 m、n、r、c。范围为假定。"},
		Output: game.Text{En: "Gretel when the first player wins, otherwise Hansel.", Zh: "先手胜输出 Gretel，否则输出 Hansel。"},
		Theory: game.Text{En: "The rows above and below the bad square and the columns on its left and right are four heaps of Nim.", Zh: "坏格上、下的行数与左、右的列数就是尼姆的四堆。"},
		frame:  counted, shape: shape{num("m", 1, 1000), num("n", 1, 1000), num("r", 0, 999), num("c", 0, 999)}, also: "r < m, c < n",
		valid: func(v []value) bool { return v[2].n < v[0].n && v[3].n < v[1].n },
		mend:  func(_ *rand.Rand, v []value) { v[2].n, v[3].n = v[2].n%v[0].n, v[3].n%v[1].n },
		open: always(func(c *cases) {
			o, err := catalogue.CakeOutcome(c.number(0), c.number(1), c.number(2), c.number(3))
			c.fail(err)
			c.say(verdict{"Gretel\n", "Hansel\n"}, o)
		}),
	},
}

// three in a row end the game of crosses.
var three = strings.Repeat("X", 3)

var crossedText = game.Text{En: "three X stand side by side already; the game is over", Zh: "已有三个 X 相连，游戏已经结束"}

// unlikeRow answers rows of unlike neighbours.
func unlikeRow(v verdict) func() func(*cases) {
	return always(func(c *cases) {
		o, err := catalogue.UnlikeBeginner(c.word(0))
		c.fail(err)
		c.say(v, o)
	})
}

// makeUnlike takes away every letter that is like the one before it.
func makeUnlike(row string) string {
	w := []byte(row)
	for i := 1; i < len(w); i++ {
		if w[i] == w[i-1] {
			w[i] = '.'
		}
	}
	return string(w)
}

// ring answers a ring of N and M; the rows of M are kept.
func ring(c *cases, known map[uint64]*catalogue.Rows) game.Outcome {
	m := c.number(1)
	rows := known[m]
	if rows == nil {
		var err error
		if rows, err = catalogue.NewRows([]uint64{m}); err != nil {
			c.fail(err)
			return game.P
		}
		if len(known) < mostKnown {
			known[m] = rows
		}
	}
	o, err := rows.RingOutcome(c.ctx, c.number(0), c.kept())
	c.fail(err)
	return o
}

// answerRows answers rows of one set of numbers, the longest first so that the table is
// made once.
func answerRows(c *cases) {
	rows, err := catalogue.NewRows(c.list(1))
	if err != nil || len(c.list(3)) == 0 {
		c.fail(err)
		return
	}
	_, err = rows.Nimber(c.ctx, slices.Max(c.list(3)), c.tables())
	c.fail(err)
	for _, k := range c.list(3) {
		if c.err != nil {
			return
		}
		g, err := rows.Nimber(c.ctx, k, c.tables())
		c.fail(err)
		c.say(verdict{"1\n", "2\n"}, game.Won(g != 0))
	}
}
