package catalogue

import (
	"math/big"
	"slices"
	"testing"

	"grundy/internal/oracle"
)

// TestRugsByMex compares the nimber of a head, and the moves of it to every nimber,
// with mex over its rectangles; the nim-sum of a rectangle without its corner comes
// from sums of what is above and to the left.
func TestRugsByMex(t *testing.T) {
	const most = 20
	var g, sums [most + 1][most + 1]uint64 // sums: nim-sum of g from (1, 1)
	for r := 1; r <= most; r++ {
		for c := 1; c <= most; c++ {
			before := sums[r-1][c] ^ sums[r][c-1] ^ sums[r-1][c-1] // all but the corner
			want := map[uint64]int{}
			for a := 1; a <= r; a++ {
				for b := 1; b <= c; b++ {
					want[before^sums[a-1][c]^sums[r][b-1]^sums[a-1][b-1]]++
				}
			}
			for want[g[r][c]] > 0 {
				g[r][c]++
			}
			sums[r][c] = before ^ g[r][c]
			p := rugs(heads([2]int64{int64(r), int64(c)}))
			if v, _ := p.Value(); v.Nimber.Uint64() != g[r][c] {
				t.Fatalf("nimber of a head at (%d, %d) = %v, by mex %d", r, c, v.Nimber, g[r][c])
			}
			for v := range uint64(32) {
				if ms, _ := p.MovesTo(new(big.Int).SetUint64(v)); ms.Count.Int64() != int64(want[v]) {
					t.Fatalf("%v has %v moves to nimber %d, by mex %d", p, ms.Count, v, want[v])
				}
			}
		}
	}
}

// TestRugsMoves compares the moves to every nimber with the definition on all positions
// that come of some.
func TestRugsMoves(t *testing.T) {
	judge := oracle.New()
	for _, root := range []corners{heads([2]int64{2, 3}, [2]int64{3, 2}), heads([2]int64{1, 4}, [2]int64{2, 4})} {
		for _, q := range oracle.Reach(rugs(root), 3000) {
			p := q.(rugs)
			if v, _ := p.Value(); v.Nimber.Uint64() != judge.Value(p) {
				t.Fatalf("nimber of %v = %v, by definition %d", p, v.Nimber, judge.Value(p))
			}
			for v := range uint64(8) {
				var want, got []string
				for m := range p.Moves() {
					if judge.Value(m.To) == v {
						want = append(want, m.To.String())
					}
				}
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
