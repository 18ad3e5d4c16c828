package catalogue

import (
	"context"
	"math/big"
	"math/bits"

	"grundy/game"
)

// lexicode is the nimbers of the coins 1, 2, … where a move turns up to most of
// them, 4 or more, and of the nim-sums of 1 to most/2 of these coins, which are all
// different, the leftmost coin. Without halves there were too many.
type lexicode struct {
	most   int
	values []uint64
	halves map[uint64]int32
}

const (
	// sumsEach is how many nim-sums are marked at the price of a position.
	sumsEach = 1 << 11
	// mostHalves bounds the nim-sums whose coins are kept, and halfBytes is what
	// one takes.
	mostHalves, halfBytes = 1 << 22, 40
)

// evenTurned is the problem with an even bound that the one at hand goes back to:
// with most odd, that with one coin less turned and one coin less in the row.
func evenTurned(most, n int64) (even, coins int64) { return most - most%2, n - most%2 }

var wideCodeText = game.Text{
	En: "turning up to %[1]s of %[2]s coins needs a table of the nim-sums of %[1]s coins, more than a machine holds",
	Zh: "在 %[2]s 枚硬币中翻至多 %[1]s 枚，需要 %[1]s 枚硬币的全部异或和的表，机器放不下",
}

// affordLexicode refuses at once what cannot fit the budget: the sets of at most
// most/2 coins, all of different nim-sums, are so many nim-sums to mark for each coin
// of the second half of the row, and the first most coins make 2^most.
func affordLexicode(most, n *big.Int, b *game.Budget) error {
	if most.Cmp(big.NewInt(machineBits)) > 0 {
		return game.Refuse(game.Limit, wideCodeText, game.Short(most.String()), game.Short(n.String()))
	}
	if err := b.Afford(n); err != nil {
		return err
	}
	k, coins := evenTurned(most.Int64(), n.Int64())
	work := new(big.Int).Binomial(coins/2, min(k/2, coins/2))
	work.Mul(work, big.NewInt(coins/2))
	work = larger(work, new(big.Int).Lsh(one, uint(k)))
	work.Mul(work, big.NewInt(k-1))
	return b.Afford(work.Div(work, big.NewInt(sumsEach)))
}

// newLexicode computes the nimbers of coins 1 to n > most.
//
// Theory: let k be odd, h(i) the nimber of coin i with at most k-1 turned, h(0) = 0,
// and o(x) the odious one of 2x and 2x+1. With at most k turned coin n has nimber
// o(h(n-1)), by induction. Its options are the nim-sums of at most k-1 of
// o(h(0)), …, o(h(n-2)); o(h(0)) = 1 added or not makes an odd number of them even.
// So an evil number, the nim-sum of an even number of them, is an option exactly
// when its half, rounded down, is the nim-sum of at most k-1 of h(1), …, h(n-2), and
// an odious one when it is that of at most k-2. Hence the least odious number that
// is no option is o(h(n-1)). A smaller evil number e is an option: half of it is
// some x <= h(n-1), where x < h(n-1) is the nim-sum of at most k-2 of h(1), …,
// h(n-2), and 0 that of none; and e = 2·h(n-1) with h(n-1) evil and not 0 is the
// nim-sum of a power of 2 less than it, which is the nimber of a coin, and of a
// smaller number, together at most k-1. Every power of 2 is the nimber of a coin once
// a larger number is: numbers below it do not make it.
func newLexicode(ctx context.Context, most, n int, b *game.Budget) (*lexicode, error) {
	even, coins := evenTurned(int64(most), int64(n))
	values, err := lexicodeOf(ctx, int(even), int(coins), b)
	if err != nil {
		return nil, err
	}
	t := &lexicode{most: most, values: values}
	if most%2 == 1 {
		t.values = []uint64{1}
		for _, h := range values {
			t.values = append(t.values, 2*h+uint64(^bits.OnesCount64(h)&1))
		}
	}
	return t, t.halve(ctx, b)
}

// lexicodeOf computes the nimbers of coins 1 to n, where a move turns up to most: with
// sets of nim-sums, of at most 1, 2, …, most-1 coins, 64 numbers a word.
func lexicodeOf(ctx context.Context, most, n int, b *game.Budget) ([]uint64, error) {
	sums, held := make([][]uint64, most-1), int64(0)
	for j := range sums {
		sums[j] = []uint64{1}
	}
	defer func() { b.Release(held) }()
	largest := sums[most-2]
	var values []uint64
	for next := uint64(0); len(values) < n; values = append(values, next) {
		next = firstMissing(largest, next)
		if next == 64*uint64(len(largest)) {
			grow := 8 * int64(len(largest)) * int64(len(sums))
			if err := b.Hold(grow); err != nil {
				return nil, err
			}
			held += grow
			for j := range sums {
				sums[j] = append(sums[j], make([]uint64, len(largest))...)
			}
			largest = sums[most-2]
		}
		for j := len(sums) - 1; j > 0; j-- {
			addSums(sums[j], sums[j-1], next)
		}
		sums[0][next/64] |= 1 << (next % 64)
		if err := b.Spend(ctx, 1+int64(len(largest))*int64(len(sums))*64/sumsEach); err != nil {
			return nil, err
		}
	}
	return values, nil
}

// firstMissing is the least number from from on that is not in the set, or the first
// behind its words.
func firstMissing(set []uint64, from uint64) uint64 {
	for w := from / 64; w < uint64(len(set)); w++ {
		if set[w] != ^uint64(0) {
			return 64*w + uint64(bits.TrailingZeros64(^set[w]))
		}
	}
	return 64 * uint64(len(set))
}

// addSums adds to a set x ⊕ g for the x of another: the low digits of g change the
// places within a word, and the others those of words.
func addSums(to, from []uint64, g uint64) {
	for w := range to {
		x := from[uint64(w)^g/64]
		if g&1 != 0 {
			x = swap(x, 1, 0x5555555555555555)
		}
		if g&2 != 0 {
			x = swap(x, 2, 0x3333333333333333)
		}
		if g&4 != 0 {
			x = swap(x, 4, 0x0f0f0f0f0f0f0f0f)
		}
		if g&8 != 0 {
			x = swap(x, 8, 0x00ff00ff00ff00ff)
		}
		if g&16 != 0 {
			x = swap(x, 16, 0x0000ffff0000ffff)
		}
		if g&32 != 0 {
			x = swap(x, 32, 0x00000000ffffffff)
		}
		to[w] |= x
	}
}

// swap changes the bits of low with those that stand so many places higher.
func swap(x uint64, places uint, low uint64) uint64 { return x>>places&low | x&low<<places }

// halve finds the nim-sums of up to most/2 coins.
func (t *lexicode) halve(ctx context.Context, b *game.Budget) error {
	size, count := t.most/2, new(big.Int)
	for j := range size {
		count.Add(count, new(big.Int).Binomial(int64(len(t.values)), int64(j+1)))
	}
	if count.Cmp(big.NewInt(mostHalves)) > 0 {
		return nil
	}
	if err := b.Spend(ctx, count.Int64()/optionsEach); err != nil {
		return err
	}
	if err := b.Hold(halfBytes * count.Int64()); err != nil {
		return err
	}
	t.halves = make(map[uint64]int32, count.Int64())
	t.addHalves(size, 0, len(t.values))
	return nil
}

// addHalves adds the nim-sums of sum and up to so many of the coins 1 to n, and at
// least one.
func (t *lexicode) addHalves(size int, sum uint64, n int) {
	for c := n; c > 0 && size > 0; c-- {
		t.halves[sum^t.values[c-1]] = int32(c)
		t.addHalves(size-1, sum^t.values[c-1], c-1)
	}
}
