package catalogue

import (
	"fmt"
	"math/big"
	"math/bits"
	"slices"
	"testing"

	"grundy/game"
	"grundy/internal/oracle"
)

// tartanOf is the product of two games with the given heads.
func tartanOf(t *testing.T, rows, columns string, at ...[2]int64) tartan {
	t.Helper()
	args := game.Args{Named: map[string]any{"rows": rows, "columns": columns}}
	for _, s := range heads(at...) {
		args.Values = append(args.Values, [2]*big.Int(s))
	}
	p, err := Tartan.New(args)
	if err != nil {
		t.Fatal(err)
	}
	return p.(tartan)
}

// TestTartanByMex compares the nimber of a head, and how many moves of it lead to
// every nimber, with mex over the sets of rows and columns that the rules of the two
// games allow.
func TestTartanByMex(t *testing.T) {
	const most = 7
	for _, a := range coinGames {
		for _, b := range coinGames {
			var g [most + 1][most + 1]uint64
			for r := 1; r <= most; r++ {
				for c := 1; c <= most; c++ {
					want := map[uint64]int64{}
					for rows := uint(1) << (r - 1); rows < 1<<r; rows++ {
						for cols := uint(1) << (c - 1); cols < 1<<c; cols++ {
							if a.legal(rows) && b.legal(cols) {
								want[crossed(&g, rows, cols)]++ // the head is not yet in g
							}
						}
					}
					for want[g[r][c]] > 0 {
						g[r][c]++
					}
					p := tartanOf(t, a.game.Name, b.game.Name, [2]int64{int64(r), int64(c)})
					if v := nimberOf(t, p); v != g[r][c] {
						t.Fatalf("nimber of %v = %d, by mex %d", p, v, g[r][c])
					}
					for v := range uint64(64) {
						if ms, ok := p.MovesTo(new(big.Int).SetUint64(v)); !ok || ms.Count.Int64() != want[v] || int64(length(ms.List)) != want[v] {
							t.Fatalf("%v has %v moves to nimber %d, by mex %d", p, ms.Count, v, want[v])
						}
					}
				}
			}
		}
	}
}

// crossed is the nim-sum of g where rows and columns cross.
func crossed(g *[8][8]uint64, rows, cols uint) (sum uint64) {
	for r := rows; r > 0; r &= r - 1 {
		for c := cols; c > 0; c &= c - 1 {
			sum ^= g[bits.TrailingZeros(r)+1][bits.TrailingZeros(c)+1]
		}
	}
	return sum
}

// TestTartanMoves compares the moves to every nimber with the definition on all
// positions that come of some.
func TestTartanMoves(t *testing.T) {
	judge := oracle.New()
	for _, root := range []tartan{
		tartanOf(t, "ruler", "turtles", [2]int64{2, 3}, [2]int64{3, 2}),
		tartanOf(t, "mock_turtles", "twins", [2]int64{2, 4}, [2]int64{3, 2}),
		tartanOf(t, "triplets", "ruler", [2]int64{4, 3}, [2]int64{3, 3}),
		tartanOf(t, "moebius", "turtles", [2]int64{6, 2}),
	} {
		for _, q := range oracle.Reach(root, 1500) {
			p := q.(tartan)
			if v := nimberOf(t, p); v != judge.Value(p) {
				t.Fatalf("nimber of %v = %d, by definition %d", p, v, judge.Value(p))
			}
			want := map[uint64][]string{}
			for m := range p.Moves() {
				v := judge.Value(m.To)
				want[v] = append(want[v], m.Say.In(game.En)+": "+m.To.String())
			}
			for v := range uint64(16) {
				var got []string
				ms, ok := p.MovesTo(new(big.Int).SetUint64(v))
				for m := range ms.List {
					got = append(got, m.Say.In(game.En)+": "+m.To.String())
				}
				slices.Sort(got)
				slices.Sort(want[v])
				if !ok || !slices.Equal(got, want[v]) || ms.Count.Int64() != int64(len(want[v])) {
					t.Fatalf("%v goes to nimber %d at %q, by definition %q", p, v, got, want[v])
				}
			}
		}
	}
}

// TestTartanOfKnown compares the products that are games of their own: Twins by Twins
// with Turning Corners, whose squares count from 0, and Ruler by Ruler with Rugs.
func TestTartanOfKnown(t *testing.T) {
	for _, at := range [][][2]int64{{{2, 3}}, {{5, 9}, {8, 4}}, {{33, 90}, {40, 70}, {64, 64}}, {{1, 100}, {100, 1}}, {{30, 50}, {60, 3}}} {
		var from0 [][2]int64
		for _, s := range at {
			from0 = append(from0, [2]int64{s[0] - 1, s[1] - 1})
		}
		sameGame(t, tartanOf(t, "twins", "twins", at...), heads(from0...), 1)
		sameGame(t, tartanOf(t, "ruler", "ruler", at...), rugs(heads(at...)), 0)
	}
}

// sameGame compares nimbers and moves to 0 with those of a game whose squares count
// from so many less.
func sameGame(t *testing.T, p tartan, other interface {
	game.Valuer
	game.Chooser
}, shift int64) {
	t.Helper()
	v, _ := p.Value()
	w, _ := other.Value()
	if v.Nimber.Cmp(w.Nimber) != 0 {
		t.Fatalf("nimber of %v = %v, of %v %v", p, v.Nimber, other, w.Nimber)
	}
	ms, _ := p.MovesTo(new(big.Int))
	theirs, _ := other.MovesTo(new(big.Int))
	if ms.Count == nil || theirs.Count == nil || ms.Count.Cmp(theirs.Count) != 0 {
		t.Fatalf("%v has %v moves to nimber 0, %v has %v", p, ms.Count, other, theirs.Count)
	}
	var got, want []string
	for m := range ms.List {
		got = append(got, fmt.Sprint(m.To.(tartan).heads))
	}
	for m := range theirs.List {
		var to []square
		switch q := m.To.(type) {
		case corners:
			to = q
		case rugs:
			to = q
		}
		for i, s := range to {
			to[i] = square{new(big.Int).Add(s[0], big.NewInt(shift)), new(big.Int).Add(s[1], big.NewInt(shift))}
		}
		want = append(want, fmt.Sprint(to))
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Fatalf("%v goes to nimber 0 at %q, %v at %q", p, got, other, want)
	}
}

// TestTartanFar: moves found among many leave nimber 0, within and past the machine
// word, and are not said to be all.
func TestTartanFar(t *testing.T) {
	for _, names := range [][2]string{{"twins", "turtles"}, {"turtles", "mock_turtles"}, {"mock_turtles", "mock_turtles"}} {
		for _, n := range []*big.Int{power(3, 39), power(7, 90)} { // near the largest of a field
			p := tartanOf(t, names[0], names[1], [2]int64{2, 3})
			p.heads = append(p.heads, square{n, new(big.Int).Add(n, one)})
			ms, ok := p.MovesTo(new(big.Int))
			if !ok || ms.Count != nil || ms.Why.IsZero() {
				t.Errorf("%v: %v moves counted", p, ms.Count)
			}
			found := 0
			for m := range ms.List {
				if v, _ := m.To.(tartan).Value(); v.Nimber.Sign() != 0 {
					t.Errorf("%v: %s leaves nimber %v", p, m.Say.In(game.En), v.Nimber)
				}
				if found++; found == 100 {
					break
				}
			}
			if found == 0 {
				t.Errorf("%v: no winning move found", p)
			}
		}
	}
	p := tartanOf(t, "ruler", "ruler", [2]int64{1 << 9, 1 << 9}, [2]int64{1 << 8, 1 << 9})
	if ms, ok := p.MovesTo(new(big.Int)); !ok || ms.Count != nil || ms.Why.IsZero() {
		t.Errorf("%v: a move that turns too many coins is counted among %v", p, ms.Count)
	}
}
