// Package script reads positions as people write them, and evaluates nothing.
//
//   - [Parse] reads a sum: nim(3, 5) + 2*kayles(7).
//   - [Words] turns the words of a command line into such an expression:
//     subtract 20 15 take=1,3,4.
//   - [Fields] splits a line of a batch into such words.
//   - [Plain] reads full-width punctuation, digits and letters as plain ones.
//   - [Admit] refuses text that no scanner should be given.
//   - [Weighed] adds and repeats sums within the limits.
//
// The notation is a part of Starlark: integers, strings, lists, tuples, True,
// False, unary minus, calls of rulesets, + of components, an integer times a
// component, and parentheses. Whatever is accepted here means the same to a
// Starlark interpreter (package lab); a law in the tests walks Starlark's own
// syntax tree and compares. The reader is nevertheless our own, because
// Starlark's parser gives up at 76 nested brackets, places its errors behind
// the word that is wrong, and takes seconds over a long number.
//
// The package knows no ruleset: it is given a lookup.
package script

import "grundy/game"

// Limits bound what a position may be, so that text from strangers costs time
// and memory in proportion to its length.
type Limits struct {
	Digits int // of one number
	Heaps  int // values of all components, counted with repeats; a string counts by its characters
	Depth  int // of nested brackets
	Bytes  int // of the text

	// Open opens the files that a position names; nil refuses them.
	Open game.Opener
}

// DefaultLimits are the limits of the command.
func DefaultLimits() Limits {
	return Limits{Digits: 100_000, Heaps: 1_000_000, Depth: 200, Bytes: 16 << 20}
}

var (
	bytesText  = game.Text{En: "the text has %d bytes; at most %d are read", Zh: "输入有 %d 字节，最多读 %d 字节"}
	digitsText = game.Text{En: "a number of %d digits; at most %d digits are read", Zh: "一个数有 %d 位，最多读 %d 位"}
	runText    = game.Text{En: "a number or name of more than %d characters, the limit", Zh: "数字或名称超过上限 %d 个字符"}
	depthText  = game.Text{En: "brackets are nested more than %d deep, the limit", Zh: "括号嵌套超过上限 %d 层"}
)
