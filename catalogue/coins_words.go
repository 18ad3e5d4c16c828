package catalogue

import (
	"math/bits"
	"slices"

	"grundy/game"
)

// MockTurtleNimber is the nimber of a head at n, from 1 and below 2^63, of Mock Turtles
// (mock_turtles.go).
func MockTurtleNimber(n uint64) uint64 {
	g := 2 * (n - 1)
	return g + 1 - uint64(bits.OnesCount64(g)%2)
}

// Theory: on a board of coins a move turns a set of them that hangs together by sides,
// of which one, tails up before, has the largest row and the largest column. The nimber
// of tails in row i and column j, from 1, is the largest power of two that divides i +
// j - 1 when i or j is 1, and 2^(i+j-2) otherwise [Luogu P2594, proved here].
//
// In the first row the set is a run that ends at the coin: Ruler [Berlekamp, Conway, Guy
// 1982]. Otherwise every other coin of the set has a smaller nimber than that, so it is
// enough that all numbers v below 2^(i+j-2) are nim-sums. This holds for (2, 2). With j
// > 2, let it hold for (i, j-1), of nimber t = 2^(i+j-3). For v >= t add (i, j-1) and
// the set for v - t there. For v < t and i > 2 add (i, j-1), whose nimber is cancelled
// by that of (i-1, j), and the set for v. For i = 2 and v < t add the first row from
// column s to j, and from the second row any of the columns s to j-2, which make bits at
// will; (2, 1), of nimber 2, may also hang on (2, 2). With s = 1 all bits from 1 on are
// free, and bit 0 is given. Beginning at s = 2 changes bit 0: bit 1 is free when (2, 2)
// is in; when it is not, beginning at s = 3 changes bit 1.

// patchExponent is the binary logarithm of the nimber of tails in row i and column j,
// from 1, in this game.
func patchExponent(i, j uint64) uint64 {
	if i == 1 || j == 1 {
		return uint64(bits.TrailingZeros64(i + j - 1))
	}
	return i + j - 2
}

// PatchOutcome is the outcome of a board of rows, where T is tails up. The mover wins
// when some nimber, all of which are powers of two, is there an odd number of times.
func PatchOutcome(rows []string) game.Outcome {
	var odd []bool
	for i, row := range rows {
		for j := range len(row) {
			if row[j] != 'T' {
				continue
			}
			e := int(patchExponent(uint64(i)+1, uint64(j)+1))
			odd = append(odd, make([]bool, max(0, e+1-len(odd)))...)
			odd[e] = !odd[e]
		}
	}
	return game.Won(slices.Contains(odd, true))
}
