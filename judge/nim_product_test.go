package judge_test

import (
	"fmt"
	"math/bits"
	"strings"
	"testing"
)

// nimProductByBits is the nim-product by distributing it over the bits of both
// factors, and splitting powers of 2 into Fermat powers: distinct ones multiply
// like numbers, and F by itself gives F xor F/2.
func nimProductByBits(a, b uint64) uint64 {
	out := uint64(0)
	for x := a; x != 0; x &= x - 1 {
		for y := b; y != 0; y &= y - 1 {
			out ^= nimProductOfPowers(bits.TrailingZeros64(x), bits.TrailingZeros64(y))
		}
	}
	return out
}

// nimProductOfPowers is the nim-product of 2^i and 2^j.
func nimProductOfPowers(i, j int) uint64 {
	if i&j == 0 {
		return 1 << (i + j)
	}
	k := 1 << (bits.Len(uint(i&j)) - 1) // both have the Fermat power 2^k
	rest := nimProductOfPowers(i-k, j-k)
	return nimProductByBits(rest, 1<<k^1<<(k-1))
}

func TestNimProduct(t *testing.T) {
	// The definition, for all a and b below n, and others by bits.
	const n = 100
	var table [n][n]uint64
	var in, want strings.Builder
	fmt.Fprintln(&in, n*n+700)
	for a := range n {
		for b := range n {
			var seen [1 << 8]bool
			for x := range a {
				for y := range b {
					seen[table[x][b]^table[a][y]^table[x][y]] = true
				}
			}
			for seen[table[a][b]] {
				table[a][b]++
			}
			fmt.Fprintln(&in, a, b)
			fmt.Fprintln(&want, table[a][b])
		}
	}
	// The last two cases of the sample.
	if a, b := nimProductByBits(3141, 5926), nimProductByBits(1<<64-1, 1<<64-1); a != 14994 || b != 11290409524105353207 {
		t.Errorf("the sample's products by bits = %d, %d", a, b)
	}
	x := uint64(1)
	for i := range 700 {
		a, b := x>>(i%64), x*0x9e3779b97f4a7c15
		fmt.Fprintln(&in, a, b)
		fmt.Fprintln(&want, nimProductByBits(a, b))
		x = x*6364136223846793005 + 1442695040888963407
	}
	wantAnswer(t, "lc-nim-product-64", in.String(), want.String())
	for _, id := range []string{"LC nim_product_64", "Library Checker nim_product_64", "librarychecker nim-product-64"} {
		wantAnswer(t, id, "1\n2 3\n", "1\n")
	}
	if _, err := answer(t, "lc-nim-product-64", "1\n18446744073709551616 1\n"); err == nil {
		t.Error("2^64 is answered")
	}
	if got, err := answer(t, "lc-nim-product-64", "1\n5\n"); err == nil || got != "" {
		t.Errorf("a case of one number = %q, %v", got, err)
	}
}
