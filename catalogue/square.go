package catalogue

import "grundy/game"

// Theory: no closed form is known for the nimbers or the lost heaps; they come
// from engine/heap, a table of 64 heaps at a time. Infinitely many heaps are lost
// [Golomb 1966], but no two of them, nor any two of one nimber, differ by a
// square, so that they have density 0 [Sárközy 1978]. In misère sums a heap acts
// as a nim heap, as under every subtraction set [Ferguson 1974].

// Square is the game of taking a square.
var Square = register(game.Ruleset{
	Name:    "square",
	Aliases: []string{"take_a_square", "subtract_a_square", "取平方数", "平方数游戏"},
	Keywords: []string{
		"subtract a square", "take-a-square", "square numbers", "A030193", "LeetCode 1510", "Stone Game IV",
		"石子游戏 IV", "完全平方数", "每次取平方数个",
	},
	Title: game.Text{En: "Take a square", Zh: "取平方数"},
	Rule: game.Text{
		En: "Take a square number of stones, 1, 4, 9, …, from one heap.",
		Zh: "从一堆中取走平方数个石子：1、4、9、……",
	},
	Forms:    []game.Form{heapForm},
	Examples: []string{"square(44)", "square(20, 33, 7)"},
	Theory:   []*game.Theorem{fergusonTheorem},
	New: func(a game.Args) (game.Position, error) {
		return game.Heaps{Rule: subtract{namedSets["squares"]}, Notation: game.Notation{Name: "square"}, Sizes: a.Nats()}, nil
	},
})
