package judge

import (
	"math"

	"grundy/game"
	"grundy/nimber"
)

var nimberProblems = []Problem{
	{
		ID: "LC nim_product_64", Title: "Nim Product (F_2^64)", Family: "nim",
		Rule: game.Text{
			En: "The nim-product of a and b is the least number that is not of the form (a' ⊗ b) xor (a ⊗ b') xor (a' ⊗ b') with a' < a and b' < b.",
			Zh: "a 与 b 的 Nim 积 a ⊗ b 是不能写成 (a' ⊗ b) xor (a ⊗ b') xor (a' ⊗ b')（其中 a' < a，b' < b）的最小非负整数。",
		},
		Input:  game.Text{En: "The number T of cases, then A and B of each on a line.", Zh: "先是测试组数 T，随后每行为一组 A 和 B。"},
		Output: game.Text{En: "The nim-product of A and B on a line.", Zh: "每行输出一组 A 与 B 的 Nim 积。"},
		Theory: game.Text{
			En: "The numbers below 2^64 are a field with the nim-product. For F = 2^(2^k) and x < F, F ⊗ x is the usual product, and F ⊗ F = F xor F/2; so a product of 64 bits is three of 32 bits, and so on.",
			Zh: "小于 2^64 的数在异或和与 Nim 积下构成一个域。设 F = 2^(2^k)，x < F，则 F ⊗ x 就是普通乘积，而 F ⊗ F = F xor F/2；因此一次 64 位的 Nim 积可化为三次 32 位的 Nim 积，依此类推。",
		},
		frame: counted, most: 1_000_000, shape: shape{num("A", 0, math.MaxUint64), num("B", 0, math.MaxUint64)},
		open: always(func(c *cases) {
			c.print(nimber.Product64(c.number(0), c.number(1)))
			c.text("\n")
		}),
	},
}
