package judge

import "grundy/game"

// Words that several problems have in common.
var (
	countedHeaps = game.Text{En: "The number of heaps, then the heaps; a 0 ends the input.", Zh: "先是堆数，再是各堆石子数；堆数为 0 时输入结束。"}
	endedHeaps   = game.Text{En: "The number of heaps, then the heaps; to the end of the input.", Zh: "每组先是堆数，再是各堆石子数，直到输入结束。"}
	casesOfHeaps = game.Text{En: "The number of cases; for each, the number of heaps and then the heaps.", Zh: "先是测试组数；每组先是堆数，再是各堆石子数。"}
	oneCase      = game.Text{En: "The number of heaps, then the heaps.", Zh: "先是堆数，再是各堆石子数。"}
	yesOutput    = game.Text{En: "Yes when the first player wins, otherwise No.", Zh: "先手必胜输出 Yes，否则输出 No。"}
	firstOutput  = game.Text{En: "first or second, whoever wins.", Zh: "先手胜输出 first，后手胜输出 second。"}
	trueOutput   = game.Text{En: "true when the first player wins, otherwise false.", Zh: "先手必胜输出 true，否则输出 false。"}
	oneOutput    = game.Text{En: "1 when the first player wins, otherwise 0.", Zh: "先手胜输出 1，否则输出 0。"}
	truthOutput  = game.Text{En: "true when Alice wins, otherwise false.", Zh: "Alice 胜输出 true，否则输出 false。"}
	aliceOutput  = game.Text{En: "Alice when the first player wins, otherwise Bob.", Zh: "先手胜输出 Alice，否则输出 Bob。"}
	firstSecond  = game.Text{En: "First or Second, whoever wins.", Zh: "先手胜输出 First，后手胜输出 Second。"}
	upperYesNo   = game.Text{En: "YES when the first player wins, otherwise NO.", Zh: "先手胜输出 YES，否则输出 NO。"}
	stanOutput   = game.Text{En: "Stan wins when the first player wins, otherwise Ollie wins.", Zh: "先手胜输出 Stan wins，否则输出 Ollie wins。"}
	numberInput  = game.Text{En: "n.", Zh: "一个数 n。"}
	zeroInput    = game.Text{En: "n on a line; a 0 ends the input.", Zh: "每行一个 n，0 表示输入结束。"}
	lineInput    = game.Text{En: "n on a line.", Zh: "一行，为 n。"}
	linesInput   = game.Text{En: "n on a line, to the end of the input.", Zh: "每行一个 n，直到输入结束。"}
	casesOfOne   = game.Text{En: "The number of cases; for each, n on a line.", Zh: "先是测试组数；每组一行，为 n。"}
	casesOfTwo   = game.Text{En: "The number of cases; for each, n and m on a line.", Zh: "先是测试组数；每组一行，为 n 和 m。"}
	casesOfPairs = game.Text{En: "The number of cases; for each, the two numbers on a line.", Zh: "先是测试组数；每组一行，为两个数。"}
	unlikeInput  = game.Text{En: "The number of cases; for each, the row, with a dot for an empty cell.", Zh: "先是测试组数；每组一行字符串，点为空格。"}

	numberedAlice = game.Text{
		En: `A line for each case: "Case 1: " with its number, then Alice when the first player wins, otherwise Bob.`,
		Zh: `每组一行：先是 "Case 1: "（1 为组号），先手胜再输出 Alice，否则输出 Bob。`,
	}
)

// aliceBob names the winner when Alice begins.
var aliceBob = verdict{"Alice\n", "Bob\n"}

// truth is what LeetCode prints for who wins.
var truth = verdict{"true\n", "false\n"}
