package catalogue

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"grundy/game"
)

// byRules plays the cutting game from its rules alone: a table is a sorted list
// of sheets, each with its smaller side first.
type byRules map[string]bool

// wins reports whether the player to move wins a table without a 1 × 1.
func (g byRules) wins(table [][2]int) bool {
	key := fmt.Sprint(table)
	if w, ok := g[key]; ok {
		return w
	}
	g[key] = false
	for i, s := range table {
		for side := range s {
			for k := 1; k <= s[side]/2; k++ {
				if g.cutWins(table, i, side, k) {
					g[key] = true
					return true
				}
			}
		}
	}
	return false
}

// cutWins reports whether a cut makes a 1 × 1 or leaves a lost table.
func (g byRules) cutWins(table [][2]int, i, side, k int) bool {
	a, b := table[i], table[i]
	a[side], b[side] = k, b[side]-k
	if a == [2]int{1, 1} || b == [2]int{1, 1} {
		return true
	}
	return !g.wins(sortedTable(slices.Concat(table[:i], table[i+1:], [][2]int{a, b})))
}

func sortedTable(table [][2]int) [][2]int {
	for i, s := range table {
		table[i] = [2]int{min(s[0], s[1]), max(s[0], s[1])}
	}
	slices.SortFunc(table, func(a, b [2]int) int { return slices.Compare(a[:], b[:]) })
	return table
}

// TestPaperAgainstTheRules compares every table of one sheet to area 30, two
// sheets to area 20 and three to area 14, with all its winning cuts.
func TestPaperAgainstTheRules(t *testing.T) {
	g := byRules{}
	count := 0
	var try func(table [][2]int, area int)
	try = func(table [][2]int, area int) {
		checkTable(t, g, table)
		count++
		if len(table) == 3 {
			return
		}
		left := []int{30, 20, 14}[len(table)] - area
		for w := 1; w <= left; w++ {
			for h := 1; w*h <= left; h++ {
				if w*h > 1 {
					try(append(slices.Clone(table), [2]int{w, h}), area+w*h)
				}
			}
		}
	}
	try(nil, 0)
	t.Logf("%d tables", count)
}

func checkTable(t *testing.T, g byRules, table [][2]int) {
	var p paper
	for _, s := range table {
		p = append(p, sheet{big.NewInt(int64(s[0])), big.NewInt(int64(s[1]))})
	}
	if got, by := p.Outcome(game.Normal); by == nil || got != game.Won(g.wins(sortedTable(slices.Clone(table)))) {
		t.Errorf("outcome of %v = %v", p, got)
	}
	ms, ok := p.WinningMoves(game.Normal)
	var got, want []string
	for m := range ms.List {
		got = append(got, m.To.String())
	}
	for i, s := range table {
		for side := range s {
			for k := 1; k < s[side]; k++ {
				if g.cutWins(table, i, side, k) {
					want = append(want, p.cut(i, side, big.NewInt(int64(k))).To.String())
				}
			}
		}
	}
	if !ok || !slices.Equal(got, want) || ms.Count.Int64() != int64(len(want)) {
		t.Errorf("%v is won by %v, by the rules %v", p, got, want)
	}
}

// TestPaperNimbers compares the closed form with mex over the cuts that leave
// both sides at least 2.
func TestPaperNimbers(t *testing.T) {
	const to = 200
	var g [to + 1][to + 1]uint64
	for w := 2; w <= to; w++ {
		for h := 2; h <= to; h++ {
			options := map[uint64]bool{}
			for i := 2; i <= w-2; i++ {
				options[g[i][h]^g[w-i][h]] = true
			}
			for j := 2; j <= h-2; j++ {
				options[g[w][j]^g[w][h-j]] = true
			}
			for options[g[w][h]] {
				g[w][h]++
			}
			if got := PaperNimber(uint64(w), uint64(h)); got != g[w][h] {
				t.Fatalf("PaperNimber(%d, %d) = %d, by definition %d", w, h, got, g[w][h])
			}
		}
	}
}

// TestStripsAreDawsonsKayles: the nimbers of 2 × n are those of Dawson's Kayles,
// OEIS A002187, and have period 34 from 55 on and no sooner. As a move leaves
// parts of total length n, seeing it from e to 2e+2p is enough to know
// that it goes on [Guy, Smith 1956].
func TestStripsAreDawsonsKayles(t *testing.T) {
	kayles := []uint64{0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7, 4, 8}
	const e = 55
	d := newStrips2(5000)
	for n, g := range kayles {
		if d[n+2] != g {
			t.Errorf("D(%d) = %d, Dawson's Kayles has %d", n+2, d[n+2], g)
		}
	}
	for n := range d {
		if n >= 2 && strip2(uint64(n)) != d[n] {
			t.Fatalf("strip2(%d) = %d, by definition %d", n, strip2(uint64(n)), d[n])
		}
	}
	if d[e-1] == d[e-1+stripPeriod] || 2*(e+stripPeriod) > len(d) {
		t.Errorf("the period begins before %d", e)
	}
}

// TestPaperCountsCuts compares the count by periods with the list, and at the
// edge of the machine word.
func TestPaperCountsCuts(t *testing.T) {
	for w := uint64(2); w <= 600; w++ {
		for h := uint64(2); h <= 13; h++ {
			if w%7 > 0 && w > 250 {
				continue
			}
			p := paper{{new(big.Int).SetUint64(w), new(big.Int).SetUint64(h)}}
			ms, _ := p.WinningMoves(game.Normal)
			want := 0
			for m := range p.Moves() {
				if o, _ := m.To.(paper).Outcome(game.Normal); o == game.P {
					want++
				}
			}
			got := 0
			for range ms.List {
				got++
			}
			if got != want || ms.Count.Int64() != int64(want) {
				t.Errorf("%v: %v winning cuts counted, %d listed, there are %d", p, ms.Count, got, want)
			}
		}
	}
	for _, n := range []*big.Int{power(2, 64), new(big.Int).Sub(power(2, 64), one), power(10, 1000)} {
		rest := new(big.Int).Mod(n, big.NewInt(stripPeriod)).Uint64()
		if got, want := (sheet{n, big.NewInt(2)}).nimber(), strip2(rest+2*stripPeriod); got != want {
			t.Errorf("nimber of %.30v × 2 = %d, want %d", n, got, want)
		}
	}
	for w := uint64(1); w <= 40; w++ {
		for h := uint64(1); h <= 40; h++ {
			o, _ := paper{{new(big.Int).SetUint64(w), new(big.Int).SetUint64(h)}}.Outcome(game.Normal)
			if o != PaperOutcome(w, h) {
				t.Errorf("PaperOutcome(%d, %d) is not %v", w, h, o)
			}
		}
	}
}

// TestPaperReason: an ended game quotes no claim of a win, and winning cuts come
// with the nimbers of their pieces.
func TestPaperReason(t *testing.T) {
	for _, tt := range []struct {
		p    string
		want []string
	}{
		{"(1, 7), (1, 1)", []string{overTheorem.Claim.En, "Sheet 2 is a 1 × 1: the game is over, and who cut it out has won."}},
		{"(4, 2), (2, 1)", []string{stripTheorem.Claim.En, "Sheet 2, 2 × 1, is a strip: cutting a 1 × 1 off it wins at once. A cut that makes no 1 × 1 leaves a strip, from which the opponent wins."}},
		{"(3, 5)", []string{stripTheorem.Claim.En, paperTheorem.Claim.En,
			"3 × 5: D(3) = 0 and D(5) = 1, so the sheet has nimber 1",
			"The nim-sum is 1: every cut wins that leaves nim-sum 0 and no side of 1.",
			"cut 3 × 5 into 3 × 2 and 3 × 3: the pieces have nimbers 0 and 0, which are equal, so that the nim-sum is 0",
			"cut 3 × 5 into 3 × 3 and 3 × 2: the pieces have nimbers 0 and 0, which are equal, so that the nim-sum is 0"}},
		{"(4, 2), (2, 2)", []string{stripTheorem.Claim.En, paperTheorem.Claim.En,
			"4 × 2: D(4) = 1 and D(2) = 0, so the sheet has nimber 1", "2 × 2: D(2) = 0 and D(2) = 0, so the sheet has nimber 0",
			"The nim-sum is 1: every cut wins that leaves nim-sum 0 and no side of 1.",
			"cut sheet 1, 4 × 2, into 2 × 2 and 2 × 2: the pieces have nimbers 0 and 0, and 0 ⊕ 0 = 0, the nim-sum of the other sheets"}},
		{"", []string{"There is no sheet to cut.", "the player to move cannot move, and so has lost"}},
	} {
		var p paper
		for _, s := range strings.Split(tt.p, "), ") {
			var w, h int64
			if _, err := fmt.Sscanf(s, "(%d, %d", &w, &h); err == nil {
				p = append(p, sheet{big.NewInt(w), big.NewInt(h)})
			}
		}
		var got []string
		for _, s := range p.Reason(game.Normal) {
			got = append(got, s.In(game.En))
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("paper(%s):\n got %q\nwant %q", tt.p, got, tt.want)
		}
	}
}
