package catalogue

import (
	"math/big"
	"slices"
	"testing"

	"grundy/game"
	"grundy/internal/oracle"
)

func heads(at ...[2]int64) corners {
	p := corners{}
	for _, s := range at {
		p = append(p, square{big.NewInt(s[0]), big.NewInt(s[1])})
	}
	return p
}

// TestTurningCornersByMex compares the nimber of a head with mex over its rectangles.
func TestTurningCornersByMex(t *testing.T) {
	const most = 40
	var g [most][most]uint64
	for r := range g {
		for c := range g {
			seen := map[uint64]bool{}
			for x := range r {
				for y := range c {
					seen[g[x][y]^g[x][c]^g[r][y]] = true
				}
			}
			for seen[g[r][c]] {
				g[r][c]++
			}
			if v, _ := heads([2]int64{int64(r), int64(c)}).Value(); v.Nimber.Uint64() != g[r][c] {
				t.Fatalf("nimber of a head at (%d, %d) = %v, by mex %d", r, c, v.Nimber, g[r][c])
			}
		}
	}
}

// TestTurningCornersMoves compares the moves to every nimber with the definition on
// all positions that come of some.
func TestTurningCornersMoves(t *testing.T) {
	judge := oracle.New()
	for _, root := range []corners{heads([2]int64{2, 3}), heads([2]int64{3, 2}, [2]int64{3, 3}), heads([2]int64{1, 5}, [2]int64{2, 1}, [2]int64{2, 2})} {
		for _, q := range oracle.Reach(root, 2000) {
			p := q.(corners)
			if v, _ := p.Value(); v.Nimber.Uint64() != judge.Value(p) {
				t.Fatalf("nimber of %v = %v, by definition %d", p, v.Nimber, judge.Value(p))
			}
			for v := range uint64(8) {
				var want []string
				for m := range p.Moves() {
					if judge.Value(m.To) == v {
						want = append(want, m.To.String())
					}
				}
				var got []string
				ms, _ := p.MovesTo(new(big.Int).SetUint64(v))
				for m := range ms.List {
					got = append(got, m.To.String())
				}
				slices.Sort(got)
				slices.Sort(want)
				if !slices.Equal(got, want) || ms.Count.Int64() != int64(len(want)) {
					t.Fatalf("%v goes to nimber %d at %q, by definition %q", p, v, got, want)
				}
			}
		}
	}
}

// TestTurningCornersFar: moves found among many leave nimber 0, within and past the
// machine word, and are not said to be all.
func TestTurningCornersFar(t *testing.T) {
	for _, n := range []*big.Int{power(2, 40), power(3, 40), power(7, 90)} {
		p := corners{{big.NewInt(2), big.NewInt(3)}, {n, new(big.Int).Add(n, one)}}
		ms, ok := p.MovesTo(new(big.Int))
		if !ok || ms.Count != nil || ms.Why.IsZero() {
			t.Errorf("%v: %v moves counted", p, ms.Count)
		}
		found := 0
		for m := range ms.List {
			if found++; m.To.(corners).nimber().Sign() != 0 {
				t.Errorf("%v: %s leaves nimber %v", p, m.Say.In(game.En), m.To.(corners).nimber())
			}
		}
		if found == 0 {
			t.Errorf("%v: no winning move found", p)
		}
	}
}
