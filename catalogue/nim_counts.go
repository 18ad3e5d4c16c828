package catalogue

import (
	"context"
	"math/big"
	"math/bits"
	"slices"

	"grundy/game"
)

// modulus is what the numbers of choices are counted by, as the judges want it.
const modulus = 1_000_000_007

// NimLostWithout counts, mod 10^9+7, the ways to take away some heaps of Nim so that the
// first player loses with the others: their number is a multiple of d > 0, 0 included, and
// not all heaps are taken away [Luogu P5970]. The heaps that go must have the nim-sum of
// all. Taken in order, a heap h changes only the sums below the power of two above it: it
// costs about 2dh steps, and the table 4d bytes for each.
func NimLostWithout(ctx context.Context, heaps []uint64, d uint64, budget *game.Budget) (uint64, error) {
	sorted := slices.Sorted(slices.Values(heaps))
	n := uint64(len(heaps))
	d = min(d, n+1)
	size, err := sumTable(sorted, 4*d, budget)
	if err != nil {
		return 0, err
	}
	ways := make([]uint32, size*d) // by the nim-sum and the number mod d
	ways[0] = 1
	for _, h := range sorted {
		half := uint64(1) << bits.Len64(h) / 2 // x below it is paired with one from it on
		if err := budget.Spend(ctx, int64(max(half*d/10, 1))); err != nil {
			return 0, err
		}
		for x := range max(half, 1) {
			takeAway(ways[x*d:][:d], ways[(x^h)*d:][:d])
		}
	}
	count := uint64(ways[NimSum(heaps)*d])
	if n%d == 0 {
		count += modulus - 1
	}
	return count % modulus, nil
}

// takeAway adds the ways with one heap more, which exchanges two nim-sums, or leaves the
// only one as it is.
func takeAway(x, y []uint32) {
	last := len(x) - 1
	lastX, lastY := x[last], y[last]
	for i := last; i > 0; i-- {
		x[i], y[i] = addMod(x[i], y[i-1]), addMod(y[i], x[i-1])
	}
	x[0], y[0] = addMod(x[0], lastY), addMod(y[0], lastX)
}

func addMod(a, b uint32) uint32 {
	s := a + b
	if s >= modulus {
		s -= modulus
	}
	return s
}

// sumTable is how many nim-sums sorted heaps can have at most, a power of two. It holds
// so many bytes for each.
func sumTable(sorted []uint64, bytes uint64, budget *game.Budget) (uint64, error) {
	largest := uint64(0)
	if len(sorted) > 0 {
		largest = sorted[len(sorted)-1]
	}
	size := new(big.Int).Lsh(big.NewInt(1), uint(bits.Len64(largest)))
	if err := budget.Afford(size); err != nil {
		return 0, err
	}
	return size.Uint64(), budget.Hold(int64(size.Uint64() * bytes))
}

// NimLostFirst counts, mod 10^9+7, the ways to choose some heaps of Nim and one of them
// from which the first move has to be made, so that the first player cannot win [Luogu
// P5675]. Heap h is no way to win exactly when the nim-sum of the others chosen is h or
// more. Which of the others are chosen is counted for each heap by halves: what is
// common to a half is counted once.
func NimLostFirst(ctx context.Context, heaps []uint64, budget *game.Budget) (uint64, error) {
	sorted := slices.Sorted(slices.Values(heaps))
	size, err := sumTable(sorted, uint64(4*(bits.Len(uint(len(heaps)))+1)), budget)
	if err != nil || len(heaps) == 0 {
		return 0, err
	}
	ways := make([]uint32, size)
	ways[0] = 1
	return lostFirst(ctx, sorted, ways, budget)
}

// lostFirst counts for each of the heaps, with the ways to choose from all that are not
// among them.
func lostFirst(ctx context.Context, heaps []uint64, ways []uint32, budget *game.Budget) (uint64, error) {
	if len(heaps) == 1 {
		count := uint64(0)
		for _, w := range ways[heaps[0]:] {
			count += uint64(w)
		}
		return count % modulus, nil
	}
	middle, count := len(heaps)/2, uint64(0)
	for _, half := range [][2][]uint64{{heaps[:middle], heaps[middle:]}, {heaps[middle:], heaps[:middle]}} {
		with := slices.Clone(ways)
		for _, h := range half[1] {
			if err := budget.Spend(ctx, int64(len(with))); err != nil {
				return 0, err
			}
			chooseMore(with, h)
		}
		c, err := lostFirst(ctx, half[0], with, budget)
		if err != nil {
			return 0, err
		}
		count += c
	}
	return count % modulus, nil
}

// chooseMore adds the ways in which h is chosen too.
func chooseMore(ways []uint32, h uint64) {
	for x := range uint64(len(ways)) {
		if y := x ^ h; x <= y {
			both := addMod(ways[x], ways[y])
			ways[x], ways[y] = both, both
		}
	}
}

// NimChance is the probability that the first player wins Nim when each heap has one of
// two sizes by the toss of a coin [Codeforces 662A]. The nim-sum is that of the first
// sizes and of any set of the differences a xor b: when it can be 0, it is so once in
// 2^r, for the rank r of the differences.
func NimChance(first, second []uint64) *big.Rat {
	var basis [64]uint64 // by the highest bit
	reduce := func(x uint64) uint64 {
		for x > 0 && basis[bits.Len64(x)-1] > 0 {
			x ^= basis[bits.Len64(x)-1]
		}
		return x
	}
	rank := uint(0)
	for i, a := range first {
		if x := reduce(a ^ second[i]); x > 0 {
			basis[bits.Len64(x)-1] = x
			rank++
		}
	}
	chance := big.NewRat(1, 1)
	if reduce(NimSum(first)) == 0 {
		chance.Sub(chance, new(big.Rat).SetFrac(one, new(big.Int).Lsh(one, rank)))
	}
	return chance
}
