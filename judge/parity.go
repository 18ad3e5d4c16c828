package judge

import (
	"grundy/catalogue"
	"grundy/game"
)

const lowercase = "abcdefghijklmnopqrstuvwxyz"

var parityProblems = []Problem{
	{
		ID: "CF 197A", Title: "Plate Game", Family: "plates",
		Rule: game.Text{
			En: "Place round plates of radius r on a table of a by b, in turn, within its edges and without overlap; whoever cannot loses.",
			Zh: "轮流在 a×b 的桌面上放半径为 r 的圆盘，不能超出桌边，也不能重叠；放不下者输。",
		},
		Input: game.Text{En: "a, b and r on a line.", Zh: "一行，为 a、b 和 r。"}, Output: firstSecond,
		Theory: game.Text{
			En: "Whoever places a plate in the middle answers every other one with its mirror image: the first player wins exactly when a plate fits, 2r ≤ a and 2r ≤ b.",
			Zh: "先手把圆盘放在正中，以后总放在对方所放位置的中心对称处，因此只要放得下一个（2r ≤ a 且 2r ≤ b）先手必胜，否则必败。",
		},
		frame: single, shape: shape{num("a", 1, 100), num("b", 1, 100), num("r", 1, 100).from(1)},
		open: always(func(c *cases) {
			c.say(verdict{"First\n", "Second\n"}, catalogue.PlatesOutcome(c.number(0), c.number(1), c.number(2)))
		}),
	},
	{
		ID: "CF 276B", Title: "Little Girl and Game", Family: "palindrome",
		Rule: game.Text{
			En: "Remove a letter of a word, in turn; whoever finds letters that can be put into a palindrome at the beginning of a turn wins.",
			Zh: "轮流从一个词中去掉一个字母；轮到时若剩下的字母能重新排成回文，则立即获胜。",
		},
		Input: game.Text{En: "The word.", Zh: "一个词。"}, Output: firstSecond,
		Theory: game.Text{
			En: "Let c be the number of letters that occur an odd number of times; a move changes it by 1, and c ≤ 1 wins. The first player wins exactly when c is 0 or odd.",
			Zh: "设出现奇数次的字母有 c 种；每走一步 c 改变 1，c ≤ 1 时获胜，因此当且仅当 c 为 0 或奇数时先手必胜。",
		},
		frame: single, shape: shape{letters("s", lowercase, 1, 1000)},
		open: always(func(c *cases) { c.say(verdict{"First\n", "Second\n"}, catalogue.PalindromeOutcome(c.word(0))) }),
	},
	{
		ID: "CF 841B", Title: "Godsend", Family: "odd and even",
		Rule: game.Text{
			En: "Remove a stretch of a row of numbers; the first player one with an odd sum, the second one with an even sum. Whoever cannot loses.",
			Zh: "轮流从一行数中去掉连续的一段，先手去掉的一段之和须为奇数，后手的须为偶数；不能走者输。",
		},
		Input: game.Text{En: "The number of numbers, then the numbers.", Zh: "先是数的个数，再是各数。"}, Output: firstSecond,
		Theory: oddTheory,
		frame:  single, shape: shape{num("n", 1, 1_000_000), list("a", "n", 0, 1_000_000_000)},
		open: heaps(catalogue.OddStretchOutcome, verdict{"First\n", "Second\n"}),
	},
	{
		ID: "LeetCode 3227", Title: "Vowels Game in a String", Family: "odd and even",
		Rule: game.Text{
			En: "Remove a stretch of a word that is not empty; Alice, who begins, one with an odd number of vowels, Bob one with an even number. Whoever cannot loses.",
			Zh: "轮流从一个词中去掉连续的非空一段，先手 Alice 去掉的一段须含奇数个元音字母，Bob 的须含偶数个；不能走者输。",
		},
		Input:  game.Text{En: "The word between quotes.", Zh: "一个用双引号括起来的词。"},
		Output: truthOutput, Theory: oddTheory,
		frame: single, shape: shape{quoted("s", lowercase, 1, 100_000)},
		traps: []string{`"e"`, `"i"`, `"o"`, `"u"`, `"y"`, `"bcd"`, `"aa"`},
		open:  always(func(c *cases) { c.say(truth, catalogue.VowelsOutcome(c.word(0))) }),
	},
	{
		ID: "LeetCode 3360", Title: "Stone Removal Game", Family: "dwindling",
		Rule: game.Text{
			En: "Take exactly 10 of n stones, and then every turn exactly one stone less than the turn before; whoever cannot loses. Alice begins.",
			Zh: "有 n 个石子，Alice 先取恰好 10 个，以后每次取的个数恰好比上一次少一个；不能取者输。",
		},
		Input:  numberInput,
		Output: truthOutput,
		Theory: game.Text{
			En: "No player has a choice: 10, 9, 8 and so on are taken as long as there are as many.",
			Zh: "双方都没有选择：依次取 10、9、8 等个，直到不够取。",
		},
		frame: single, shape: shape{num("n", 1, 50)},
		open: one(catalogue.DwindlingOutcome, truth),
	},
	{
		ID: "LeetCode 2029", Title: "Stone Game IX", Family: "thirds",
		Rule: game.Text{
			En: "Remove one of some stones with numbers, in turn; whoever makes the sum of all removed a multiple of 3 loses. When no stone is left and nobody has, Bob wins. Alice begins.",
			Zh: "有若干个写着数的石子，轮流去掉一个；使所有去掉的数之和成为 3 的倍数者输；若石子去完而未出现这种情况，则 Bob 胜。Alice 先手。",
		},
		Input:  game.Text{En: "The numbers between brackets.", Zh: "用方括号括起来的各数。"},
		Output: truthOutput,
		Theory: game.Text{
			En: "Let there be c0, c1 and c2 numbers with remainder 0, 1 and 2 mod 3. Alice wins exactly when c0 is even and c1, c2 > 0, or c0 is odd and c1 and c2 differ by more than 2.",
			Zh: "设模 3 余 0、1、2 的数各有 c0、c1、c2 个。当且仅当 c0 为偶数且 c1、c2 > 0，或 c0 为奇数且 c1 与 c2 之差大于 2 时 Alice 必胜。",
		},
		frame: single, shape: shape{array("stones", 100_000, 1, 10_000)},
		open: always(func(c *cases) { c.say(truth, catalogue.ThirdsOutcome(c.list(0))) }),
	},
}

var (
	oddTheory = game.Text{
		En: "The first player wins exactly when something is odd: an odd sum is removed at once, and of an even one so much that an odd one is left, of which the other player cannot take all.",
		Zh: "只要存在奇数（元音），先手必胜，否则必败：总和为奇数就全部去掉；为偶数则先去掉一段，留下和为奇数的一段，对方不能把它全部去掉。",
	}
)
