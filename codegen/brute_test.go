package codegen

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
)

// wythoffFar are lost pairs of up to 64 bits and their neighbours: floor(k*phi) from the
// integer square root of 5k², at random k and at Fibonacci numbers, where it is nearest
// to the next integer. None of the neighbours is lost, because of two lost pairs that
// share a heap or a difference one could be reached from the other.
func wythoffFar(r *rand.Rand) []exchange {
	var in, out strings.Builder
	most := new(big.Int).SetUint64(^uint64(0))
	add := func(k uint64) {
		n := new(big.Int).SetUint64(k)
		a := new(big.Int).Mul(n, n)
		a.Sqrt(a.Mul(a, big.NewInt(5)))
		a.Rsh(a.Add(a, n), 1)
		b := new(big.Int).Add(a, n)
		if b.Cmp(most) > 0 {
			return
		}
		fmt.Fprintf(&in, "%d %d\n%d %d\n", a, b, b, a)
		out.WriteString("0\n0\n")
		if next := new(big.Int).Add(b, big.NewInt(1)); next.Cmp(most) <= 0 {
			fmt.Fprintf(&in, "%d %d\n%d %d\n", a, next, new(big.Int).Add(a, big.NewInt(1)), next)
			out.WriteString("1\n1\n")
		}
	}
	for a, b := uint64(1), uint64(1); b < 1<<63; a, b = b, a+b {
		add(b - 1)
		add(b)
		add(b + 1)
	}
	for range drawn / 4 {
		add(r.Uint64() >> (r.Uint64() % 64))
	}
	fmt.Fprintf(&in, "%d %d\n%d 0\n%d 1\n", most, most, most, most)
	out.WriteString("1\n1\n1\n")
	return []exchange{{in.String(), out.String()}}
}
