package identify

import (
	"cmp"
	"context"
	"fmt"
	"math/big"
	"slices"
	"sort"
	"strconv"

	"grundy"
	"grundy/game"
)

// mostKinds is how many variants of a ruleset are compared with a table of two heaps.
const mostKinds = 40

// pairsAhead is how far beyond the largest heap of the pairs listed others are looked for.
const pairsAhead = 30

// Pairs says what lost pairs of heaps look like: all of those whose larger heap is at
// most the largest listed, each in one order. Its errors and its budget are those of
// [Nimbers].
func Pairs(ctx context.Context, pairs [][2]uint64, b *game.Budget) (*Report, error) {
	if err := checkLength(len(pairs)); err != nil {
		return nil, err
	}
	sorted := slices.Clone(pairs)
	for i, p := range sorted {
		sorted[i] = [2]uint64{min(p[0], p[1]), max(p[0], p[1])}
	}
	slices.SortFunc(sorted, func(a, b [2]uint64) int { return slices.Compare(a[:], b[:]) })
	sorted = slices.Compact(sorted)
	r := &Report{Terms: len(sorted), Few: len(sorted) < few/2, Lost: true, Differ: -1}
	s := newSearch(ctx, b)
	found, err := s.each(mostKinds, func(text string, b *game.Budget) (Candidate, bool) { return s.pairs(sorted, text, b) })
	r.Stopped = err
	r.rank(append(beatty(sorted), found...))
	return r, nil
}

// largest is the largest heap of some pairs.
func largest(pairs [][2]uint64) (most uint64) {
	for _, p := range pairs {
		most = max(most, p[1])
	}
	return most
}

// pairs compares pairs with the lost ones of a ruleset.
func (s *search) pairs(pairs [][2]uint64, text string, b *game.Budget) (c Candidate, ok bool) {
	p, err := grundy.Reader{}.ParsePairs(text, game.Normal)
	if err != nil || p.Bracketed {
		return c, false
	}
	most := int(min(largest(pairs), mostSide))
	t, ok := s.growing(p, most, b, func(t table) bool {
		c, ok = comparePairs(pairs, t, most)
		return ok
	})
	if ok && t.side() > most && most == int(largest(pairs)) {
		ctx, stop := context.WithTimeout(s.ctx, patience)
		defer stop()
		t, _ := tableOf(ctx, p, most+pairsAhead, b)
		c.foretellPairs(t, most)
	}
	return c, ok && (t.side() > most || c.Agrees >= few/2)
}

// growing makes the table of a ruleset up to a largest heap by way of smaller ones, of
// which each has to agree: most rulesets do not.
func (s *search) growing(p *grundy.Pairs, most int, b *game.Budget, agrees func(table) bool) (table, bool) {
	for n := min(1, most); ; n = min(2*n, most) {
		t, err := tableOf(s.ctx, p, n, b)
		if ok := agrees(t); n == most || !ok || err != nil {
			return t, ok
		}
	}
}

// tableOf is the table of a ruleset up to a largest heap. One that a limit or ctx cuts
// short, which is its error, is smaller.
func tableOf(ctx context.Context, p *grundy.Pairs, most int, b *game.Budget) (table, error) {
	o := grundy.DefaultOptions()
	o.Positions, o.Bytes, o.Tables = pairPositions, mostBytes, b
	t, err := grundy.NewSolver().Pairs(ctx, p, most, o)
	return table{p.Least, t.Cells}, err
}

// table has the positions of two heaps from the least ones on.
type table struct {
	least [2]int
	cells [][]grundy.Cell
}

// side is the first heap whose positions with smaller ones it has not.
func (t table) side() int { return max(t.least[0], t.least[1]) + len(t.cells) }

// at is the cell of two heaps, an empty one where there is no such position.
func (t table) at(x, y int) (c grundy.Cell) {
	i, j := x-t.least[0], y-t.least[1]
	if i < 0 || j < 0 || i >= len(t.cells) || j >= len(t.cells) {
		return c
	}
	return t.cells[i][j]
}

// comparePairs compares pairs with a table, as far as it goes and up to a largest heap; ok
// is false where it tells otherwise, or the order of the heaps matters.
func comparePairs(pairs [][2]uint64, t table, most int) (c Candidate, ok bool) {
	for y := 0; y <= min(most, t.side()-1); y++ {
		for x := 0; x <= y; x++ {
			o, turned := t.at(x, y).Outcome, t.at(y, x).Outcome
			if x == 0 && o == 0 {
				continue // heaps from 1 on
			}
			_, listed := slices.BinarySearchFunc(pairs, [2]uint64{uint64(x), uint64(y)}, func(p, q [2]uint64) int { return slices.Compare(p[:], q[:]) })
			switch {
			case o == 0 || o == game.D || o != turned || listed != (o == game.P) && y > 0:
				return c, false
			case listed:
				c.Agrees++
			}
		}
	}
	return c, true
}

// foretellPairs finds the next lost pairs of a table.
func (c *Candidate) foretellPairs(t table, most int) {
	for y := most + 1; y < t.side() && len(c.Pairs) < lostAhead; y++ {
		for x := range y + 1 {
			if t.at(x, y).Outcome == game.P {
				c.Pairs = append(c.Pairs, [2]uint64{uint64(x), uint64(y)})
			}
		}
		c.until = uint64(y)
	}
}

// firstOddPair is the first pair, by its larger heap, that is lost in one of two and not in
// the other, as far as both were looked at; nil when there is none.
func firstOddPair(a, b *Candidate) *[2]uint64 {
	until := min(a.until, b.until)
	for i := range max(len(a.Pairs), len(b.Pairs)) {
		end := [2]uint64{until + 1, until + 1}
		x, y := end, end
		if i < len(a.Pairs) {
			x = a.Pairs[i]
		}
		if i < len(b.Pairs) {
			y = b.Pairs[i]
		}
		if x != y {
			if byLarger(x, y) > 0 {
				x = y
			}
			if x[1] <= until {
				return &x
			}
			return nil
		}
	}
	return nil
}

// byLarger orders pairs by their larger heap, which is the second.
func byLarger(p, q [2]uint64) int { return cmp.Or(cmp.Compare(p[1], q[1]), cmp.Compare(p[0], q[0])) }

// mostBeatty is the largest r.
const mostBeatty = 20

var beattyText = game.Text{En: "a Beatty sequence", Zh: "贝蒂序列"}

// times is a factor before a letter.
func times(n int64) string {
	if n == 1 {
		return ""
	}
	return strconv.FormatInt(n, 10)
}

// inBeatty reports whether n stands on a side of a pair k.
func inBeatty(n uint64, r int64, side int) bool {
	k := sort.Search(int(n), func(k int) bool { return beattyPair(int64(k), r)[side] >= n })
	return beattyPair(int64(k), r)[side] == n
}

// beatty finds the r for which pair k is ⌊kα⌋ and that plus rk, with α = (2 - r +
// √(r² + 4)) / 2, the lost pairs of r-Wythoff [Connell 1959].
func beatty(pairs [][2]uint64) []Candidate {
	for r := int64(1); r <= mostBeatty; r++ {
		k := int64(0)
		if pairs[0] != [2]uint64{0, 0} {
			k = 1
		}
		ok := true
		for _, p := range pairs {
			ok = ok && p == beattyPair(k, r)
			k++
		}
		if !ok {
			continue
		}
		c := Candidate{
			Name: notation(fmt.Sprintf("⌊kα⌋, ⌊kα⌋ + %sk, α = (%d + √%d)/2", times(r), 2-r, r*r+4)), Agrees: len(pairs), simple: 4,
			Rule: game.Text{En: "a Beatty pair: every number from 1 on stands in it once", Zh: "贝蒂数对：从 1 起每个数恰好出现一次"},
		}
		for range lostAhead {
			c.Pairs = append(c.Pairs, beattyPair(k, r))
			k++
		}
		c.until = largest(c.Pairs)
		return []Candidate{c}
	}
	return nil
}

// beattyPair is pair k, with ⌊kα⌋ = ⌊(k(2-r) + √(k²(r²+4))) / 2⌋.
func beattyPair(k, r int64) [2]uint64 {
	root := new(big.Int).Sqrt(big.NewInt(k * k * (r*r + 4))).Int64()
	a := (k*(2-r) + root) >> 1
	return [2]uint64{uint64(a), uint64(a + r*k)}
}
