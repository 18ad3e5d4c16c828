package judge

import (
	"math/big"
	"math/rand/v2"
	"slices"

	"grundy/catalogue"
	"grundy/game"
)

var numberProblems = []Problem{
	{
		ID: "HDU 1517", Aliases: []string{"POJ 2505", "UVa 847", "Kattis amultiplicationgame"}, Title: "A Multiplication Game", Family: "multiplication",
		Rule: game.Text{
			En: "A product begins at 1; a turn multiplies it by a number from 2 to 9, and whoever brings it to n or more wins. Stan begins.",
			Zh: "乘积从 1 开始，每次乘以 2 到 9 中的一个数，先使乘积达到或超过 n 者胜。Stan 先手。",
		},
		Input:  linesInput,
		Output: game.Text{En: "Stan wins. when the first player wins, otherwise Ollie wins. with the full stop.", Zh: "先手胜输出 Stan wins.，否则输出 Ollie wins.（含句点）。"},
		Theory: game.Text{
			En: "The first player wins from 2 to 9, loses from 10 to 18, wins from 19 to 162, loses to 324, and so on, by 9 and 2 in turn.",
			Zh: "n 为 2 到 9 时先手必胜，10 到 18 必败，19 到 162 必胜，163 到 324 必败，依此类推，上界轮流乘以 9 和 2。",
		},
		shape: shape{num("n", 2, 1<<32-2).from(2)},
		open:  one(catalogue.MultiplicationOutcome, verdict{"Stan wins.\n", "Ollie wins.\n"}),
		traps: []string{"2000000000", "4294967294", "162", "163", "18", "19"},
	},
	{
		ID: "POJ 1082", Aliases: []string{"Luogu P1512", "UVa 1557", "HDU 1079"}, Title: "Calendar Game", Family: "calendar",
		Rule: game.Text{
			En: "From a date go to the next day, or to the same day of the next month where there is one; whoever gets to 4 November 2006 wins, and no later date may be reached. Adam begins.",
			Zh: "每次从当前日期走到下一天，或走到下个月的同一天（若存在）；先走到 2006 年 11 月 4 日者胜，不能走过这一天。Adam 先手。",
		},
		Input:  game.Text{En: "The number of cases; for each, year, month and day on a line.", Zh: "先是测试组数；每组一行，为年、月、日。"},
		Output: upperYesNo,
		Theory: game.Text{
			En: "The first player wins exactly when the sum of month and day is even, and on 30 September and 30 November.",
			Zh: "当且仅当月与日之和为偶数，或日期为 9 月 30 日、11 月 30 日时先手必胜。",
		},
		frame: counted, shape: shape{num("y", 1900, 2006), num("m", 1, 12), num("d", 1, 31)},
		also:  "y-m-d ≤ 2006-11-04",
		valid: func(v []value) bool { _, ok := catalogue.CalendarOutcome(v[0].n, v[1].n, v[2].n); return ok },
		open: always(func(c *cases) {
			o, ok := catalogue.CalendarOutcome(c.number(0), c.number(1), c.number(2))
			if !ok {
				c.refuse(dateText, c.number(0), c.number(1), c.number(2))
				return
			}
			c.say(verdict{"YES\n", "NO\n"}, o)
		}),
		traps: []string{"2000 9 30", "2000 11 30", "2000 2 29", "1900 2 28", "2006 11 4", "2006 10 5", "1999 12 31"},
	},
	{
		ID: "HDU 1404", Title: "Digital Deletions", Family: "digits",
		Rule: game.Text{
			En: "In a word of digits lower one digit, or erase a 0 and all digits to the right of it; whoever removes the last digit wins.",
			Zh: "有一串数字，每次把其中一位改小，或擦去一个 0 及其右边的所有数字；擦去最后一位者胜。",
		},
		Input:  game.Text{En: "A word of digits on a line, to the end of the input.", Zh: "每行一串数字，直到输入结束。"},
		Output: yesOutput,
		Theory: game.Text{
			En: "A word that begins with 0 is won at once. The others are settled from the smallest number on: a lost one makes those won that have one digit raised, or a 0 and anything behind it.",
			Zh: "以 0 开头的串立即获胜。其余的从最小的数起逐个判断：必败的数把某一位改大，或在其后接一个 0 和任意数字，所得的都必胜。",
		},
		shape: shape{letters("s", "0123456789", 1, 6)},
		open: func() func(*cases) {
			var words catalogue.DigitWords
			return func(c *cases) {
				o, err := words.Outcome(c.word(0))
				c.fail(err)
				c.say(verdict{"Yes\n", "No\n"}, o)
			}
		},
		traps: []string{"0", "000000", "1", "10", "20", "00001"},
	},
	{
		ID: "CF 39E", Title: "What Has Dirichlet Got to Do with That?", Family: "boxes",
		Rule: game.Text{
			En: "There are a boxes and b different balls, and a turn adds a box or a ball; whoever makes the number of ways to put the balls into boxes, a^b, at least n loses. Stas begins.",
			Zh: "有 a 个盒子和 b 个不同的球，每次增加一个盒子或一个球；先使放法总数 a^b 达到 n 或更多者输。Stas 先手。",
		},
		Input: game.Text{En: "a, b and n on a line.", Zh: "一行，为 a、b 和 n。"},
		Output: game.Text{
			En: "The name of the loser, Masha when the first player wins and Stas when the second does; Missing when the game never ends.",
			Zh: "输出输家的名字：先手胜输出 Masha，后手胜输出 Stas；永远不会结束则输出 Missing。",
		},
		Theory: game.Text{
			En: "With one box and 2^b ≥ n both add balls for ever; with one ball and a² ≥ n the parity of n - a decides. The other positions have a < √n, and are settled from the largest on.",
			Zh: "只有一个盒子且 2^b ≥ n 时双方只会一直加球；只有一个球且 a² ≥ n 时由 n - a 的奇偶决定；其余局面都有 a < √n，从大到小逐个判断。",
		},
		frame: single, shape: shape{num("a", 1, 10_000).from(1), num("b", 1, 30).from(1), num("n", 2, 1_000_000_000)},
		also:  "a^b < n",
		valid: func(v []value) bool { return power(v[0].n, v[1].n).Cmp(big.NewInt(int64(v[2].n))) < 0 },
		mend: func(_ *rand.Rand, v []value) {
			if p := power(v[0].n, v[1].n); p.Cmp(big.NewInt(1_000_000_000)) < 0 {
				v[2].n = min(1_000_000_000, max(v[2].n, p.Uint64()+1+v[2].n%8))
			}
		},
		open: always(func(c *cases) {
			o, err := catalogue.BoxesOutcome(c.ctx, c.number(0), c.number(1), c.number(2), c.tables())
			c.fail(err)
			if o == game.D {
				c.text("Missing\n")
				return
			}
			c.say(verdict{"Masha\n", "Stas\n"}, o)
		}),
		traps: []string{"1 1 2", "1 30 1000000000", "1 29 1000000000", "10000 1 1000000000"},
	},
	{
		ID: "CF 317D", Title: "Game with Powers", Family: "powers",
		Rule: game.Text{
			En: "Numbers from 1 to n are chosen in turn; whoever chooses x rules out x, x², x³ and so on. Whoever finds no number left loses. Vasya begins.",
			Zh: "轮流从 1 到 n 中选数，选了 x 之后 x、x²、x³ 等都不能再选；没有数可选者输。Vasya 先手。",
		},
		Input:  numberInput,
		Output: game.Text{En: "Vasya or Petya, whoever wins.", Zh: "先手胜输出 Vasya，否则输出 Petya。"},
		Theory: game.Text{
			En: "The powers of a number that is no power itself are a game on the exponents 1 to q, where choosing e takes away its multiples. Its nimber depends on q only, and is that of the exponents from 2 on, and 1.",
			Zh: "一个非幂数的各次幂构成一个关于指数 1 到 q 的游戏，选 e 就去掉 e 的倍数。它的 SG 值只取决于 q，等于指数 2 到 q 的 SG 值加 1。",
		},
		frame: single, shape: shape{num("n", 1, 1_000_000_000)},
		open: always(func(c *cases) {
			o, err := catalogue.PowerClassesOutcome(c.ctx, c.number(0), c.tables())
			c.fail(err)
			c.say(verdict{"Vasya\n", "Petya\n"}, o)
		}),
		traps: []string{"536870911", "536870912"},
	},
	{
		ID: "POJ 1143", Title: "Number Game", Family: "coinage",
		Rule: game.Text{
			En: "Numbers from 2 on are chosen in turn; a number that was chosen, and every sum of multiples of chosen numbers, may not be chosen any more. Whoever finds none to choose loses. At most the numbers to 20 are still free.",
			Zh: "轮流选不小于 2 的数；选过的数，以及选过的数的若干倍之和，都不能再选，没有数可选者输。此时最多只剩 20 以内的数可选。",
		},
		Input: game.Text{En: "The number of free numbers and the numbers; a 0 ends the input.", Zh: "每组先是可选的数的个数，再是这些数；0 表示输入结束。"},
		Output: game.Text{
			En: "Test Case # and the number of the case, then The winning moves are: with the winning moves in ascending order, or There's no winning move., and an empty line.",
			Zh: "先输出 Test Case # 和组号，再输出 The winning moves are: 和按升序排列的必胜走法，没有则输出 There's no winning move.，最后空一行。",
		},
		Theory: game.Text{
			En: "This is Sylver coinage with few numbers left: the sets of free numbers are settled one by one.",
			Zh: "这是只剩少数几个数的西尔弗造币游戏，逐个判断可选数的各种集合。",
		},
		frame: untilZero, shape: shape{num("n", 1, 19), list("a", "n", 2, 20).sameLine()},
		valid: func(v []value) bool { return len(v[1].list) > 0 && catalogue.CoinageFree(v[1].list) == nil },
		mend: func(_ *rand.Rand, v []value) {
			chosen := v[1].list
			v[1].list = nil
			sums := make([]bool, 21)
			for x := range uint64(21) {
				sums[x] = x == 0 || slices.ContainsFunc(chosen, func(c uint64) bool { return c <= x && sums[x-c] })
				if x > 1 && !sums[x] {
					v[1].list = append(v[1].list, x)
				}
			}
			v[0].n = uint64(len(v[1].list))
		},
		open: func() func(*cases) {
			var coinage catalogue.Coinage
			return numbered("Test Case #", "\n", always(func(c *cases) {
				moves, err := coinage.Winning(c.list(1))
				c.fail(err)
				if len(moves) == 0 {
					c.text("There's no winning move.\n\n")
					return
				}
				c.text("The winning moves are:")
				for _, x := range moves {
					c.text(" ")
					c.print(x)
				}
				c.text("\n\n")
			}))()
		},
	},
}

var dateText = game.Text{
	En: "%04[1]d-%02[2]d-%02[3]d is no date from 1583-01-01 to 2006-11-04",
	Zh: "%04[1]d-%02[2]d-%02[3]d 不是 1583-01-01 到 2006-11-04 之间的日期",
}

// power is a^b.
func power(a, b uint64) *big.Int {
	return new(big.Int).Exp(new(big.Int).SetUint64(a), new(big.Int).SetUint64(b), nil)
}
