package catalogue

import (
	"math/bits"

	"grundy/game"
)

// mostCoin is the largest number that may be chosen.
const mostCoin = 20

// Coinage plays Sylver coinage with the numbers 2 to 20: a number that is chosen, and
// every sum of multiples of chosen numbers, may not be chosen any more, and whoever finds
// none to choose loses [POJ 1143]. A position is the set of numbers that are still
// free; the sums of two others are never free. It remembers what it has found.
type Coinage struct{ known map[uint32]bool }

var (
	coinRange = game.Text{En: "%[1]d cannot be chosen; the numbers go from 2 to %[2]d", Zh: "%[1]d 不能选；可选的数从 2 到 %[2]d"}
	coinTwice = game.Text{En: "%d is listed twice", Zh: "%d 列出了两次"}
	coinSum   = game.Text{
		En: "%[1]d cannot be free: it is the sum of %[2]d and %[3]d, which are not",
		Zh: "%[1]d 不可能仍可选：它是已不可选的 %[2]d 与 %[3]d 之和",
	}
)

// CoinageFree refuses numbers that cannot be what is free.
func CoinageFree(free []uint64) error {
	_, err := freeCoins(free)
	return err
}

// freeCoins are the free numbers as bits.
func freeCoins(free []uint64) (set uint32, err error) {
	for _, x := range free {
		if x < 2 || x > mostCoin {
			return 0, game.Refuse(game.BadParameter, coinRange, x, mostCoin)
		}
		if set>>x&1 == 1 {
			return 0, game.Refuse(game.BadParameter, coinTwice, x)
		}
		set |= 1 << x
	}
	for x := 2; x <= mostCoin; x++ {
		for y := 2; x+y <= mostCoin; y++ {
			if set>>x&1 == 0 && set>>y&1 == 0 && set>>(x+y)&1 == 1 {
				return 0, game.Refuse(game.BadParameter, coinSum, x+y, x, y)
			}
		}
	}
	return set, nil
}

// Winning lists the winning moves, in ascending order, where these numbers are free.
func (c *Coinage) Winning(free []uint64) ([]uint64, error) {
	set, err := freeCoins(free)
	if err != nil {
		return nil, err
	}
	if c.known == nil {
		c.known = map[uint32]bool{}
	}
	var moves []uint64
	for rest := set; rest > 0; rest &= rest - 1 {
		if x := bits.TrailingZeros32(rest); !c.won(chooseCoin(set, x)) {
			moves = append(moves, uint64(x))
		}
	}
	return moves, nil
}

// chooseCoin takes away x and its sums with what is not free.
func chooseCoin(free uint32, x int) uint32 {
	free &^= 1 << x
	for y := 2; x+y <= mostCoin; y++ {
		if free>>y&1 == 0 {
			free &^= 1 << (x + y)
		}
	}
	return free
}

func (c *Coinage) won(free uint32) bool {
	won, ok := c.known[free]
	if ok {
		return won
	}
	for rest := free; rest > 0 && !won; rest &= rest - 1 {
		won = !c.won(chooseCoin(free, bits.TrailingZeros32(rest)))
	}
	c.known[free] = won
	return won
}
