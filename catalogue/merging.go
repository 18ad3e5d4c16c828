package catalogue

import "grundy/game"

// Theory: a move lowers a heap by 1 or merges two heaps; whoever cannot move loses
// [UVa 1500]. Let a be the number of heaps of 1, and c the moves that the others have
// when only they are merged and lowered: their sum and number less 1, 0 when there are
// none. The mover loses exactly when a is a multiple of 3 where c <= 2, that is without
// other heaps or with a single 2, and when a and c are even otherwise [proved here].
//
// A move takes (a, c) to (a-1, c) by removing a 1; to (a-2, c+3), or (a-2, 2) when c =
// 0, by merging two; to (a-1, c+1) by merging one with another heap; to (a, c-1) by
// merging or lowering others, which is always possible when c > 2; and to (a+1, c-3), or
// (a+1, 0) from c = 2, by lowering a 2. For c > 3 the parities settle all of it, since
// where a and c are even every option has one odd, and c-3 is not among 0 and 2. For c =
// 3, (a, 3) is won by (a-2, 6) for an even a > 0, by (0, 2) for a = 0, and by (a-1, 4)
// for an odd a. For c <= 2 the options are a-1 and a-2, or for a single 2 a-1 and a+1,
// with another number of ones mod 3, and (a-2, 5) and (a-1, 3), which are won.

// MergingOutcome is the outcome of heaps that may be lowered by 1 or merged.
func MergingOutcome(heaps []uint64) game.Outcome {
	ones, others, size, odd := 0, 0, uint64(0), uint64(1)
	for _, n := range heaps {
		switch {
		case n == 1:
			ones++
		case n > 1:
			others++
			size = n
			odd ^= n&1 ^ 1
		}
	}
	if others == 0 || others == 1 && size == 2 {
		return game.Won(ones%3 != 0)
	}
	return game.Won(ones%2 == 1 || odd == 1)
}

// Theory: n heaps of 1 are merged, two at a time, and no heap may exceed m; whoever
// cannot move loses. The first player wins exactly when n - ⌈n/m⌉ is odd [Luogu P4101,
// proved here].
//
// The player for whom that parity is right sees to it that ⌈n/m⌉ heaps are left at the
// end. He leaves full heaps, of m, heaps of 1 and at most one between, h. From there the
// other makes h+1 or a new heap of 2. He answers h+1 < m by one more 1, 2 by h+2 when it
// is not above m, and by m with h = m-1, so that 2 is the heap between; without h, or
// when it is full, he makes a 2, which may be full. When he lacks a 1 for it, the game is
// over with ⌈n/m⌉ heaps at his turn, which the parity excludes.

// CappedOutcome is the outcome of n heaps of 1 when no heap may exceed m > 0.
func CappedOutcome(n, m uint64) game.Outcome { return game.Won((n-ceilDiv(n, m))%2 == 1) }

// Theory: heaps a and b are one game: remove one of the two and divide the other into
// two heaps, not empty. The nimber is the place of the lowest 0 of (a-1) | (b-1) in
// binary, from 0 [Luogu P2148, proved here].
//
// A heap n can be divided into a pair of nimber v exactly when the bit v of n-1 is 1: for
// x + y = n-2, both with bit v 0 and all bits below set in x | y, the bits below add up to
// anything from 2^v - 1 to 2^(v+1) - 2, and the bits above to any multiple of 2^(v+1).

// DivideNimber is the nimber of a pair of heaps, both at least 1.
func DivideNimber(a, b uint64) uint64 {
	bits := (a - 1) | (b - 1)
	v := uint64(0)
	for ; bits&1 == 1; bits >>= 1 {
		v++
	}
	return v
}
