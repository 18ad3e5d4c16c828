package identify

import (
	"cmp"
	"context"
	"fmt"
	"iter"
	"math/big"
	"slices"

	"grundy/catalogue"
	"grundy/game"
)

// pairsAhead is how far beyond the largest heap of the pairs listed others are looked for.
const pairsAhead = 30

// Pairs says what lost pairs of heaps look like: all of those whose larger heap is at
// most the largest listed, each in one order.
func Pairs(ctx context.Context, pairs [][2]uint64) (*Report, error) {
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
	all := beatty(sorted)
	for _, rule := range catalogue.All() {
		for text := range limited(texts(rule), 40) {
			c, ok, err := pairsOf(ctx, sorted, text)
			if err != nil {
				return nil, err
			}
			if ok && c.Agrees > 0 {
				c.Name, c.Rule, c.simple = notation(text), rule.Title, complexity(rule, text)
				all = append(all, c)
			}
		}
	}
	r.rank(all)
	return r, nil
}

func limited(all iter.Seq[string], most int) iter.Seq[string] {
	return func(yield func(string) bool) {
		n := 0
		for s := range all {
			if n++; n > most || !yield(s) {
				return
			}
		}
	}
}

// largest is the largest heap of some pairs.
func largest(pairs [][2]uint64) (most uint64) {
	for _, p := range pairs {
		most = max(most, p[1])
	}
	return most
}

// pairsOf compares pairs with the lost ones of a ruleset.
func pairsOf(ctx context.Context, pairs [][2]uint64, text string) (c Candidate, ok bool, err error) {
	most := min(largest(pairs), mostSide)
	for a := uint64(0); a <= most; a++ {
		for b := a; b <= most; b++ {
			lost, ok, err := lostAt(ctx, text, fmt.Sprintf("%d, %d", a, b))
			if turned, _, _ := lostAt(ctx, text, fmt.Sprintf("%d, %d", b, a)); ok && turned != lost {
				return c, false, nil // a game where the order matters
			}
			if a == 0 && !ok && err == nil {
				continue // heaps from 1 on
			}
			if err != nil || !ok {
				return c, false, err
			}
			_, listed := slices.BinarySearchFunc(pairs, [2]uint64{a, b}, func(p, q [2]uint64) int { return slices.Compare(p[:], q[:]) })
			if lost != listed && (a > 0 || b > 0) {
				return c, false, nil
			}
			if listed {
				c.Agrees++
			}
		}
	}
	if most == largest(pairs) {
		err = c.foretellPairs(ctx, text, most)
	}
	return c, true, err
}

// foretellPairs finds the next lost pairs of a ruleset, as far as that takes no long time.
func (c *Candidate) foretellPairs(ctx context.Context, text string, most uint64) error {
	timed, stop := context.WithTimeout(ctx, patience)
	defer stop()
	for b := most + 1; b <= most+pairsAhead && len(c.Pairs) < lostAhead; b++ {
		var found [][2]uint64
		for a := uint64(0); a <= b; a++ {
			lost, ok, err := lostAt(timed, text, fmt.Sprintf("%d, %d", a, b))
			if err != nil || !ok && a > 0 {
				return ctx.Err()
			}
			if lost {
				found = append(found, [2]uint64{a, b})
			}
		}
		c.Pairs, c.until = append(c.Pairs, found...), b
	}
	return nil
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

// beatty finds the r for which pair k is ⌊kα⌋ and that plus rk, with α = (2 - r +
// √(r² + 4)) / 2, the lost pairs of r-Wythoff [Connell 1959].
func beatty(pairs [][2]uint64) []Candidate {
	for r := int64(1); r <= 20; r++ {
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
			Name: notation(fmt.Sprintf("⌊kα⌋, ⌊kα⌋ + %dk, α = (%d + √%d)/2", r, 2-r, r*r+4)), Agrees: len(pairs), simple: 4,
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
