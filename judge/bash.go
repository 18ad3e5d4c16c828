package judge

import (
	"grundy/catalogue"
	"grundy/game"
)

var bashTheory = game.Text{En: "The first player loses exactly when n is a multiple of m + 1.", Zh: "当且仅当 n 是 m + 1 的倍数时先手必败。"}

var bashProblems = []Problem{
	{
		ID: "HDU 1846", Title: "Brave Game", Family: "bash",
		Rule:   game.Text{En: "Take 1 to m stones from a heap of n; whoever takes the last stone wins.", Zh: "一堆 n 个石子，每次取 1 到 m 个，取到最后一个石子者胜。"},
		Input:  game.Text{En: "The number of cases; for each, n and m on a line.", Zh: "先是测试组数；每组一行，为 n 和 m。"},
		Output: game.Text{En: "first or second, whoever wins.", Zh: "先手胜输出 first，后手胜输出 second。"},
		Theory: bashTheory,
		frame:  counted, most: 100, shape: shape{num("n", 1, 1000), num("m", 1, 1000)},
		open: two(catalogue.BashOutcome, verdict{"first\n", "second\n"}),
	},
	{
		ID: "HDU 2149", Title: "Public Sale", Family: "bash",
		Rule:   game.Text{En: "The price begins at 0; a bid raises it by 1 to n, and whoever brings it to m or more wins.", Zh: "价格从 0 开始，每次加价 1 到 n，先使价格达到或超过 m 者胜。"},
		Input:  game.Text{En: "m and n on a line, to the end of the input.", Zh: "每行为 m 和 n，直到输入结束。"},
		Output: game.Text{En: "Every winning first bid, in ascending order with a blank between; none when there is none.", Zh: "按升序输出所有必胜的第一次加价，用一个空格隔开；没有则输出 none。"},
		Theory: game.Text{
			En: "When m ≤ n, every bid from m to n wins at once; otherwise only m mod (n+1) wins, unless it is 0.",
			Zh: "若 m ≤ n，则 m 到 n 的任何加价都立即获胜；否则只有加价 m mod (n+1) 必胜，它为 0 时没有必胜的加价。",
		},
		shape: shape{num("m", 1, 1099), num("n", 1, 1099)},
		open:  always(listBids),
	},
	{
		ID: "HDU 2188", Title: "悼念512汶川大地震遇难同胞——选拔志愿者", Family: "bash",
		Rule:   game.Text{En: "The sum begins at 0; a turn adds 1 to m, and whoever brings it to n or more wins.", Zh: "总数从 0 开始，每次增加 1 到 m，先使总数达到或超过 n 者胜。"},
		Input:  game.Text{En: "The number of cases; for each, n and m on a line.", Zh: "先是测试组数；每组一行，为 n 和 m。"},
		Output: game.Text{En: "Grass when the first player wins, otherwise Rabbit.", Zh: "先手胜输出 Grass，否则输出 Rabbit。"},
		Theory: bashTheory,
		frame:  counted, most: 100, shape: shape{num("n", 1, 10_000), num("m", 1, 10_000)},
		open: two(catalogue.BashOutcome, verdict{"Grass\n", "Rabbit\n"}),
	},
}

// listBids prints every winning bid.
func listBids(c *cases) {
	least, most, ok := catalogue.BashBids(c.number(0), c.number(1))
	if !ok {
		c.text("none\n")
		return
	}
	if most-least >= mostNumbers {
		c.fail(game.Refuse(game.Limit, manyText, mostNumbers))
		return
	}
	for bid := least; bid < most && c.err == nil; bid++ {
		c.print(bid)
		c.text(" ")
		c.commit()
	}
	c.print(most)
	c.text("\n")
}
