package catalogue

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestSplitInThree compares the nimbers of heaps to 150 with the definition.
func TestSplitInThree(t *testing.T) {
	var g []uint64
	for n := range 151 {
		seen := map[uint64]bool{}
		for left := range n {
			seen[g[left]] = true
		}
		for a := 1; a < n; a++ {
			for b := a; a+b < n; b++ {
				seen[g[a]^g[b]^g[n-a-b]] = true
			}
		}
		v := uint64(0)
		for seen[v] {
			v++
		}
		if g = append(g, v); splitInThreeWord(uint64(n)) != v {
			t.Errorf("the nimber of %d is %d, not %d", n, v, splitInThreeWord(uint64(n)))
		}
	}
}

// TestSplitInThreeOnWords compares words with the formula at any size.
func TestSplitInThreeOnWords(t *testing.T) {
	for _, n := range wordsNear(rand.New(rand.NewPCG(1, 2))) {
		want := splitInThreeNimber(new(big.Int).SetUint64(n))
		if got := splitInThreeWord(n); n != 1<<64-1 && want.Cmp(new(big.Int).SetUint64(got)) != 0 {
			t.Errorf("splitInThreeWord(%d) = %d, want %v", n, got, want)
		}
	}
}
