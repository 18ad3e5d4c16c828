package catalogue

import (
	"math/big"

	"grundy/game"
)

// splitInThreeTheorem is proved at splitInThreeWord.
var splitInThreeTheorem = &game.Theorem{
	Claim: game.Text{
		En: "taking any number from a heap or splitting it in three, a heap of 8k+7 has nimber 8k+8, one of 8k+8 has 8k+7, and any other its size",
		Zh: "可从一堆取任意多个，或把一堆分成三堆时，大小为 8k+7 的堆的 SG 值为 8k+8，8k+8 的堆为 8k+7，其余的堆就是其大小",
	},
	Source: "proved here",
}

// splitInThreeNimber is splitInThreeWord at any size.
func splitInThreeNimber(n *big.Int) *big.Int {
	switch low := n.Bit(2)<<2 | n.Bit(1)<<1 | n.Bit(0); {
	case low == 7:
		return new(big.Int).Add(n, one)
	case low == 0 && n.Sign() > 0:
		return new(big.Int).Sub(n, one)
	}
	return n
}

// SplitInThreeOutcome is the outcome, on machine words, of the game in which a move takes
// any number from a heap or splits it into three that are not empty. The heap 2^64 - 1
// has the nimber 2^64, the only one that is no word.
func SplitInThreeOutcome(heaps []uint64) game.Outcome {
	return outcomeByWords(heaps, splitInThreeWord)
}

// splitInThreeWord exchanges 8k+7 and 8k+8. That this is the nimber h(n) is proved by
// induction: taking gives h(0) to h(n-1), so what counts is which value of n, 8k+7 or
// 8k+8 a split into a + b + c has. Write a, b, c as 8 times q, r, s plus remainders. By
// h a remainder from 1 to 6 stays; 7 becomes 0, and its q becomes q+1; 0 becomes 7, and
// its q becomes q-1. The parity of h(a) ^ h(b) ^ h(c) is that of n and of the number of
// remainders 0 and 7, and its upper part is at most the sum of the upper parts.
//
//   - n = 8k+1 to 8k+6 has no split of value n. The number of remainders 0 and 7 is even.
//     Without any, remainders whose xor is their sum mod 8 are 1, 2, 4 with the sum 7,
//     or have a sum of 8 or more, which carries into the upper part of n. With 7, 7 and
//     with 0, 7 the lower bits agree only for 0, 7, 4, which carries; with 0, 0 the upper
//     part is too small by 2.
//   - n = 8k+7 has the split 1, 2, 8k+4 of value 8k+7, and none of value 8k+8, whose
//     parity wants one remainder 0 or 7, or three: 0, B, 7-B and 0, 0, 7 make the upper
//     part too small, 7, 4, 4 carries, and others have other lower bits.
//   - n = 8k+8 has none of value 8k+7: 0, 4, 4 and 0, 0, 0 make the upper part too small,
//     and others have other lower bits.
func splitInThreeWord(n uint64) uint64 {
	switch {
	case n%8 == 7:
		return n + 1
	case n%8 == 0 && n > 0:
		return n - 1
	}
	return n
}
