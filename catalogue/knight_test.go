package catalogue

import (
	"math/big"
	"testing"

	"grundy/game"
	"grundy/internal/oracle"
)

// TestKnightByDefinition is the finite part of the proof in knight.go: on every
// board of up to 25 rows, and so wherever a and d are below 10 and e is below 5,
// the folded square has the nimber and the misère outcome of the definition.
func TestKnightByDefinition(t *testing.T) {
	for n := int64(1); n <= 25; n++ {
		judge, size := oracle.New(), big.NewInt(n)
		for r := range n {
			for c := range n {
				p := walk{piece: knight{}, notation: game.Notation{Name: "knight"}, size: size, at: []square{{big.NewInt(r), big.NewInt(c)}}}
				if v, _ := p.Value(); v.Nimber.Uint64() != judge.Value(p) {
					t.Fatalf("nimber of %v on %d rows = %v, by definition %d", p, n, v.Nimber, judge.Value(p))
				}
				if o, _ := p.Outcome(game.Misere); o != game.Won(judge.Wins(p, game.Misere)) {
					t.Fatalf("misère outcome of %v on %d rows = %v", p, n, o)
				}
			}
		}
	}
}

// TestKnightFar: squares past 10^1000 have the nimbers of their remainders, by the
// statement of the theorem.
func TestKnightFar(t *testing.T) {
	far := power(10, 1000) // a multiple of 4
	for r := int64(8); r < 12; r++ {
		for d := int64(0); d < 12; d++ {
			near := square{big.NewInt(r), big.NewInt(r + d)}
			want, _ := knight{}.nimber(near, nil)
			if got, _ := (knight{}).nimber(near.to(far, far), nil); got.Cmp(want) != 0 {
				t.Errorf("nimber 10^1000 beyond %v = %v, want %v", near, got, want)
			}
			if d >= 3 {
				if got, _ := (knight{}).nimber(near.to(new(big.Int), far), nil); got.Cmp(want) != 0 {
					t.Errorf("nimber 10^1000 columns beyond %v = %v, want %v", near, got, want)
				}
			}
		}
	}
}

// TestKnightChessboard: on a board without end the mover loses exactly when row and
// column are both 0 or 1 mod 4, as in the published answers to the chessboard game
// of HackerRank, whose board of 15 rows has the same lost squares.
func TestKnightChessboard(t *testing.T) {
	for _, size := range []*big.Int{nil, big.NewInt(15)} {
		for r := range int64(15) {
			for c := range int64(15) {
				g, _ := knight{}.nimber(square{big.NewInt(r), big.NewInt(c)}, size)
				if lost := r%4 < 2 && c%4 < 2; lost != (g.Sign() == 0) {
					t.Errorf("nimber of (%d, %d), size %v = %v", r, c, size, g)
				}
			}
		}
	}
}
