package catalogue

import (
	"math/big"

	"grundy/game"
)

// Theory: with at most k coins turned, the head at n has for its nimber the least
// number that is not the nim-sum of fewer than k nimbers of coins to its left
// [Berlekamp, Conway, Guy 1982]. A row is lost exactly when its heads, as the ones
// of a binary number, are a word of the lexicographic code of distance k+1, which
// takes each number in order that differs from those before it in so many places
// [Conway, Sloane 1986].
//
// For n <= k any coins may be turned with coin n: their nimbers, by induction
// 1, 2, …, 2^(n-2), make all numbers below 2^(n-1), each once. For k = 2 and 3 see
// turtles.go and mock_turtles.go. An odd k goes back to k-1: see moebius_table.go.
// No formula is known for other k and n: the nimbers are computed from the definition.
//
// Two different sets of at most k/2 coins have different nim-sums: otherwise what
// stands in only one of them would be at most k coins of nim-sum 0, and turning
// them all a move from 0 to 0.
var (
	moebiusTheorem = &game.Theorem{
		Claim: game.Text{
			En: "the head at n has for its nimber the least number that is not the nim-sum of nimbers of coins to its left, fewer of them than a move may turn; the row has the nim-sum of its heads, and the lost rows are the words of a lexicographic code",
			Zh: "第 n 枚正面的 SG 值是不能由左边的硬币的 SG 值异或得到的最小数，其中所用的枚数少于一步至多可翻的枚数；一排的 SG 值为各枚正面的异或和，必败的各排恰为一个字典序码的码字",
		},
		Source: "Berlekamp, Conway, Guy 1982; Conway, Sloane 1986",
	}
	freeTheorem = &game.Theorem{
		Claim: game.Text{
			En: "where a move may turn as many coins as there are, any coins may be turned with the rightmost: the head at n has nimber 2^(n-1), and the row has the nim-sum of its heads",
			Zh: "若一步可翻的枚数不少于硬币的枚数，则最右一枚可与任意几枚同翻：第 n 枚正面的 SG 值为 2^(n-1)，一排的 SG 值为各枚正面的异或和",
		},
		Source: "proved here",
	}
	aloneTheorem = &game.Theorem{
		Claim: game.Text{
			En: "where each move turns one coin, every head has nimber 1, and the row has the nim-sum of its heads",
			Zh: "每步只翻一枚时，每枚正面的 SG 值为 1，一排的 SG 值为各枚正面的异或和",
		},
		Source: "proved here",
	}
)

// defaultTurned is how many coins a move of Moebius turns at most.
var defaultTurned = big.NewInt(5)

// Moebius turns up to a number of coins.
var Moebius = register(game.Ruleset{
	Name:    "moebius",
	Aliases: []string{"moebius_coins", "莫比乌斯", "翻至多五枚", "翻至多若干枚"},
	Keywords: []string{
		"Moebius", "Möbius", "coin turning", "coin code", "turn up to five coins", "turn up to k coins", "lexicode", "lexicographic code",
		"A054016", "A033623", "翻硬币游戏", "翻一枚到五枚", "翻不超过 k 枚", "字典序码",
	},
	Title: game.Text{En: "Moebius", Zh: "莫比乌斯（翻至多若干枚）"},
	Rule: game.Text{
		En: "Coins lie in a row, numbered from 1 at the left. Turn at least one coin and no more than agreed, usually five, the rightmost of them from heads to tails.",
		Zh: "硬币排成一行，从左边 1 号数起。翻至少一枚、至多约定的枚数（通常为五枚），其中最右的一枚必须从正面翻成反面。",
	},
	Forms: coinForms,
	Params: []game.Param{{
		Name: "most", Kind: game.Nat, Min: 1, Default: defaultTurned,
		Doc: game.Text{En: "how many coins a move may turn", Zh: "一步最多可以翻几枚"},
	}},
	Examples: []string{"moebius(3, 6, 9)", "moebius(2, 5, 14, most=4)", "moebius(2, 40, 60, most=100)"},
	Theory:   []*game.Theorem{moebiusTheorem, freeTheorem, aloneTheorem, turtlesTheorem, mockTurtlesTheorem},
	New: func(a game.Args) (game.Position, error) {
		most, n := a.Nat("most"), game.Notation{Name: "moebius"}
		if most.Cmp(defaultTurned) != 0 {
			n = n.With("most", most)
		}
		return coins{rule: turningAtMost(most), notation: n}.read(a)
	},
})

// The rows of Moebius that have a name of their own.
var (
	_ = registerTurning("mogul", 7, game.Ruleset{
		Aliases:  []string{"翻至多七枚"},
		Keywords: []string{"Mogul", "Golay code", "Miracle Octad Generator", "turn up to seven coins", "戈莱码", "翻一枚到七枚"},
		Title:    game.Text{En: "Mogul", Zh: "Mogul（翻至多七枚）"},
		Rule: game.Text{
			En: "Coins lie in a row, numbered from 1 at the left. Turn one to seven coins, the rightmost of them from heads to tails.",
			Zh: "硬币排成一行，从左边 1 号数起。翻一枚到七枚，其中最右的一枚必须从正面翻成反面。",
		},
		Examples: []string{"mogul(3, 8, 12, 24)", "mogul(1, 2, 3, 4, 5, 6, 7, 8)"},
	})
	_ = registerTurning("moidores", 9, game.Ruleset{
		Aliases:  []string{"翻至多九枚"},
		Keywords: []string{"Moidores", "turn up to nine coins", "翻一枚到九枚"},
		Title:    game.Text{En: "Moidores", Zh: "Moidores（翻至多九枚）"},
		Rule: game.Text{
			En: "Coins lie in a row, numbered from 1 at the left. Turn one to nine coins, the rightmost of them from heads to tails.",
			Zh: "硬币排成一行，从左边 1 号数起。翻一枚到九枚，其中最右的一枚必须从正面翻成反面。",
		},
		Examples: []string{"moidores(3, 8, 12, 20)"},
	})
)

func registerTurning(name string, most int64, r game.Ruleset) *game.Ruleset {
	r.Name, r.Scheme, r.Forms, r.Theory = name, "moebius", coinForms, []*game.Theorem{moebiusTheorem, freeTheorem}
	r.Keywords = append(r.Keywords, "coin turning", "lexicode", "翻硬币游戏", "字典序码")
	r.New = func(a game.Args) (game.Position, error) {
		return coins{rule: turningAtMost(big.NewInt(most)), notation: game.Notation{Name: name}}.read(a)
	}
	return register(r)
}
