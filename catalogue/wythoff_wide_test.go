package catalogue

import (
	"context"
	"math/big"
	"slices"
	"testing"

	"grundy/game"
	"grundy/internal/oracle"
)

func widePair(a, b, r int64) wide {
	return wide{[2]*big.Int{big.NewInt(a), big.NewInt(b)}, big.NewInt(r)}
}

// TestWideByDefinition compares outcomes, nimbers and winning moves with the definition.
func TestWideByDefinition(t *testing.T) {
	for r := int64(2); r <= 7; r++ {
		judge := oracle.New()
		known, err := widePair(18, 18, r).Search(context.Background(), &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		for a := int64(0); a <= 18; a++ {
			for b := int64(0); b <= 18; b++ {
				p := widePair(a, b, r)
				if v, ok := known(p); !ok || v.Nimber.Uint64() != judge.Value(p) {
					t.Fatalf("nimber of %v = %v, by definition %d", p, v, judge.Value(p))
				}
				for _, c := range []game.Convention{game.Normal, game.Misere} {
					if got, want := mustDecide(t, p, c), game.Won(judge.Wins(p, c)); got != want {
						t.Fatalf("outcome of %v, %v = %v, want %v", p, c, got, want)
					}
					got, want := listOf(winsOf(t, p, c)), listOf(judge.WinningMoves(p, c))
					if got != want {
						t.Fatalf("winning moves of %v, %v:\n got %s\nwant %s", p, c, got, want)
					}
				}
			}
		}
	}
}

// TestWidePairs builds the cold pairs by Fraenkel's recursion, in which the smaller
// heap is the least number not used, and compares partners.
func TestWidePairs(t *testing.T) {
	for r := int64(2); r <= 9; r++ {
		for _, c := range []game.Convention{game.Normal, game.Misere} {
			used := map[int64]bool{}
			least := int64(0)
			for n := range int64(400) {
				for used[least] {
					least++
				}
				lo, hi := least, least+r*n
				if c == game.Misere {
					hi++
				}
				used[lo], used[hi] = true, true
				p := widePair(lo, hi, r)
				a, b := p.cold(c, big.NewInt(n))
				if a.Int64() != lo || b.Int64() != hi {
					t.Fatalf("r = %d, %v: pair %d is (%v, %v), want (%d, %d)", r, c, n, a, b, lo, hi)
				}
				if p.partner(c, a).Int64() != hi || p.partner(c, b).Int64() != lo {
					t.Fatalf("r = %d, %v: partners of (%d, %d) are %v and %v", r, c, lo, hi, p.partner(c, a), p.partner(c, b))
				}
			}
		}
	}
}

// TestWideFar: pairs past 10^1000 are lost, and so are all that moves next to them lead
// to.
func TestWideFar(t *testing.T) {
	for _, r := range []*big.Int{two, big.NewInt(5), power(10, 20)} {
		for _, c := range []game.Convention{game.Normal, game.Misere} {
			p := wide{r: r}
			lo, hi := p.cold(c, power(7, 1200))
			p.heaps = [2]*big.Int{hi, lo}
			if mustDecide(t, p, c) != game.P || len(winsOf(t, p, c)) > 0 {
				t.Errorf("r = %v, %v: a pair of %d digits is not lost", r, c, len(lo.String()))
			}
			p.heaps[0] = new(big.Int).Add(hi, one)
			won := winsOf(t, p, c)
			if mustDecide(t, p, c) != game.N || !slices.ContainsFunc(won, func(m game.Move) bool { return m.To.(wide).heaps[0].Cmp(hi) == 0 }) {
				t.Errorf("r = %v, %v: no way back to the pair", r, c)
			}
			for _, m := range won {
				if mustDecide(t, m.To, c) != game.P {
					t.Errorf("r = %v, %v: a winning move leads to a position that is won", r, c)
				}
			}
		}
	}
}
