package catalogue

import (
	"math/bits"

	"grundy/game"
)

// Theory: m coins on n squares leave m + 1 gaps, that behind the last among them, of n -
// m squares together. The mover loses exactly when the nim-sum of every second of the
// first m, r = ⌈m/2⌉, is 0 (silver_dollar.go): each bit stands in an even number of
// them. So there are as many lost positions as ways to choose, for each bit of weight w,
// 2k of the r gaps, and to share what is left of n - m among the other m + 1 - r gaps
// [proved here].

// SilverDollarWon is the number of positions of m coins on n squares that the mover
// wins, modulo a prime above n and below 2^32. It takes some n·m steps and holds a few
// times n numbers.
func SilverDollarWon(n, m, prime uint64) (uint64, error) {
	if m > n || m == 0 {
		return 0, nil
	}
	if n >= 1<<32 || n*m > mostCounted {
		return 0, game.Refuse(game.Limit, countedText, m, n)
	}
	f := newFactorials(n, prime)
	rest, counted := n-m, (m+1)/2
	ways := make([]uint64, rest+1) // by what is left to share
	ways[rest] = 1
	for bit := bits.Len64(rest); bit >= 0; bit-- {
		w := uint64(1) << bit
		next := make([]uint64, rest+1)
		for left, x := range ways {
			for k := uint64(0); x != 0 && k <= counted && k*w <= uint64(left); k += 2 {
				to := uint64(left) - k*w
				next[to] = (next[to] + x*f.choose(counted, k)) % prime
			}
		}
		ways = next
	}
	lost, others := uint64(0), m+1-counted
	for left, x := range ways {
		lost = (lost + x*f.choose(uint64(left)+others-1, others-1)) % prime
	}
	return (f.choose(n, m) + prime - lost) % prime, nil
}

// mostCounted bounds n·m.
const mostCounted = 1 << 26

var countedText = game.Text{En: "the number of coins is %[1]d and that of squares %[2]d: too many positions to count", Zh: "%[2]d 格上放 %[1]d 枚棋子，局面太多，无法计数"}

// factorials are those modulo a prime, and their inverses.
type factorials struct {
	prime      uint64
	up, invert []uint64
}

func newFactorials(n, prime uint64) factorials {
	f := factorials{prime, make([]uint64, n+1), make([]uint64, n+1)}
	f.up[0] = 1
	for i := uint64(1); i <= n; i++ {
		f.up[i] = f.up[i-1] * (i % prime) % prime
	}
	f.invert[n] = f.power(f.up[n], prime-2)
	for i := n; i > 0; i-- {
		f.invert[i-1] = f.invert[i] * (i % prime) % prime
	}
	return f
}

func (f factorials) power(a, k uint64) uint64 {
	r := uint64(1)
	for ; k > 0; k /= 2 {
		if k%2 == 1 {
			r = r * a % f.prime
		}
		a = a * a % f.prime
	}
	return r
}

func (f factorials) choose(n, k uint64) uint64 {
	if k > n {
		return 0
	}
	return f.up[n] * f.invert[k] % f.prime * f.invert[n-k] % f.prime
}
