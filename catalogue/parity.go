package catalogue

import (
	"strings"

	"grundy/game"
)

// Theory: the first player removes a stretch of a row of numbers with an odd sum, the
// second one with an even sum, in turn; whoever cannot loses. The first player wins
// exactly when some number is odd [Codeforces 841B, proved here].
//
// An odd sum can be removed at once. When the sum is even and some number is odd, the
// first player removes all up to the first odd number, and leaves an odd sum; what the
// second player takes away is even, so the first can take the rest. It is not
// impartial, since the players have different moves.

// OddStretchOutcome is the outcome of a row of numbers.
func OddStretchOutcome(row []uint64) game.Outcome {
	any := uint64(0)
	for _, n := range row {
		any |= n
	}
	return game.Won(any&1 == 1)
}

// VowelsOutcome is the outcome of a row of letters, each of which is 1 when it is a vowel
// of English, y being none, and 0 otherwise [LeetCode 3227].
func VowelsOutcome(word string) game.Outcome { return game.Won(strings.ContainsAny(word, "aeiou")) }

// PlatesOutcome is the outcome of placing round plates of radius r on a table of a by
// b, in turn and without overlap, until there is no room [Codeforces 197A]. Whoever
// places the first in the middle answers every other plate with its mirror image.
func PlatesOutcome(a, b, r uint64) game.Outcome { return game.Won(r <= min(a, b)/2) }

// DwindlingOutcome is the outcome of n stones when the first move takes 10 and every
// later one a stone less, at least 1 [LeetCode 3360]: no player has a choice.
func DwindlingOutcome(n uint64) game.Outcome {
	won := false
	for take := uint64(10); take > 0 && n >= take; take-- {
		n -= take
		won = !won
	}
	return game.Won(won)
}

// Theory: letters are removed in turn, and whoever finds letters that can be put into
// a palindrome wins. With c letters that occur an odd number of times, that is so when
// c <= 1, and a move changes c by one: the first player wins exactly when c is 0 or odd
// [Codeforces 276B].

// PalindromeOutcome is the outcome for the letters of a word.
func PalindromeOutcome(word string) game.Outcome {
	var times [256]int
	odd := 0
	for i := range len(word) {
		if times[word[i]]++; times[word[i]]%2 == 1 {
			odd++
		} else {
			odd--
		}
	}
	return game.Won(odd == 0 || odd%2 == 1)
}

// Theory: stones with numbers are removed in turn, and whoever makes the sum of the
// removed a multiple of 3 loses; when no stone is left then, the second player wins
// [LeetCode 2029]. Let there be c0, c1 and c2 stones with remainder 0, 1 and 2 mod 3.
// The first player wins exactly when c0 is even and c1, c2 > 0, or c0 is odd and c1 and
// c2 differ by more than 2.
//
// The first stone has remainder 1 or 2, say 1. After it the stones that do not lose at
// once are 1, 2, 1, 2 and so on, and those of remainder 0, each of which changes who has
// to remove the 1s. Of these, two cancel, as one answers the other. With c0 even the
// second player has to remove 1s and the first 2s, so the first begins with the rarer
// kind, and the second lacks it before the stones run out. With c0 odd the second player
// has to remove 2s, once the odd stone of remainder 0 is taken, which whoever gains by it
// does at once: he lacks one when there are three more 1s than 2s.
//
// It is not impartial, since the second player wins when the stones run out.

// ThirdsOutcome is who wins with stones of these numbers.
func ThirdsOutcome(stones []uint64) game.Outcome {
	var c [3]int
	for _, n := range stones {
		c[n%3]++
	}
	if c[0]%2 == 0 {
		return game.Won(c[1] > 0 && c[2] > 0)
	}
	return game.Won(max(c[1]-c[2], c[2]-c[1]) > 2)
}
