package catalogue

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"grundy/game"
)

// TestEndNimConventions: lost rows of misère play are those of normal play,
// except where all piles are equal [Cairns, Ho 2011].
func TestEndNimConventions(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	for range 3000 {
		row := make(endNim, 1+r.IntN(7))
		for i := range row {
			row[i] = big.NewInt(1 + r.Int64N(5))
		}
		equal := !slices.ContainsFunc(row, func(n *big.Int) bool { return n.Cmp(row[0]) != 0 })
		normal, _ := row.Outcome(game.Normal)
		misere, _ := row.Outcome(game.Misere)
		if !equal && normal != misere {
			t.Errorf("%v: %v in normal play, %v in misère play, want the same", row, normal, misere)
		}
	}
}

// TestEndNimLong: a row as long as is answered, where a pile put before it makes it
// lost and one less or more does not.
func TestEndNimLong(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	row := make(endNim, mostPiles)
	for i := range row {
		row[i] = new(big.Int).Lsh(big.NewInt(1+r.Int64N(100)), 70)
	}
	left, _ := row.partners(game.Normal)
	for d := int64(-1); d <= 1; d++ {
		row[0] = new(big.Int).Add(left, big.NewInt(d))
		if o, _ := row.Outcome(game.Normal); row[0].Sign() > 0 && o != game.Won(d != 0) {
			t.Errorf("the left pile at %+d of its partner: %v", d, o)
		}
	}
}
