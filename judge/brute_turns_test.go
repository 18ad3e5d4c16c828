package judge_test

import (
	"fmt"
	"slices"
	"strings"

	"grundy/judge"
)

// lone are the moves of a heap that stands last, behind what does not change.
func lone(takes func(p []int, h int) []int) func(p []int) [][]int {
	return func(p []int) (all [][]int) {
		last := len(p) - 1
		for _, k := range takes(p, p[last]) {
			all = append(all, append(slices.Clone(p[:last]), p[last]-k))
		}
		return all
	}
}

// span lists least to most.
func span(least, most int) (all []int) {
	for k := least; k <= most; k++ {
		all = append(all, k)
	}
	return all
}

func loneTrials() []drawnTrial {
	three := newPlay(false, lone(func(_ []int, h int) []int { return span(1, min(3, h)) }))
	two, twoMisere := newPlay(false, lone(func(_ []int, h int) []int { return span(1, min(2, h)) })), newPlay(true, lone(func(_ []int, h int) []int { return span(1, min(2, h)) }))
	squares := newPlay(false, lone(func(_ []int, h int) (all []int) {
		for i := 1; i*i <= h; i++ {
			all = append(all, i*i)
		}
		return all
	}))
	coins := newPlay(true, lone(func(p []int, h int) []int {
		if h < p[0] {
			return span(h, h)[:min(h, 1)]
		}
		return span(p[0], min(p[1], h))
	}))
	// A position of the numbers is N, k and the last number.
	numbers := newPlay(true, func(p []int) (all [][]int) {
		for k := 1; k <= p[1] && p[2] < p[0]; k++ {
			all = append(all, []int{p[0], p[1], min(p[0], p[2]+k)})
		}
		return all
	})
	// Sets stand before the heap.
	sets := newPlay(false, lone(func(p []int, h int) []int {
		return slices.DeleteFunc(slices.Clone(p[:len(p)-1]), func(s int) bool { return s > h })
	}))
	far := judge.Extent{Things: 3, Numbers: 40}
	return []drawnTrial{
		{id: "LeetCode 292", extent: judge.Extent{Numbers: 200}, want: func(t *tokens) string { return say(three.wins(t.int()), "true", "false") }},
		{id: "LeetCode 1510", extent: judge.Extent{Numbers: 1000}, want: func(t *tokens) string { return say(squares.wins(t.int()), "true", "false") }},
		{id: "LightOJ 1020", extent: judge.Extent{Numbers: 200}, before: "Case ", want: func(t *tokens) string {
			n, first, second := t.int(), "Alice", "Bob"
			g := twoMisere
			if t.word() == "Bob" {
				g, first, second = two, "Bob", "Alice"
			}
			return say(g.wins(n), first, second)
		}},
		{id: "HDU 2897", extent: far, want: func(t *tokens) string {
			n, p, q := t.int(), t.int(), t.int()
			return say(coins.wins(p, q, n), "WIN", "LOST")
		}},
		{id: "HDU 4764", extent: judge.Extent{Numbers: 20}, want: func(t *tokens) string {
			return say(numbers.wins(t.int(), t.int(), 0), "Tang", "Jiang")
		}},
		{id: "AtCoder dp_k", extent: far, want: func(t *tokens) string {
			n, k := t.int(), t.int()
			return say(sets.wins(append(t.ints(n), k)...), "First", "Second")
		}},
		{id: "UVa 10404", extent: far, want: func(t *tokens) string {
			n := t.int()
			return say(sets.wins(append(t.counted(), n)...), "Stan wins", "Ollie wins")
		}},
		{id: "CSES 1729", extent: judge.Extent{Things: 3, Numbers: 20}, want: func(t *tokens) string {
			n, k := t.int(), t.int()
			set, out := t.ints(k), ""
			for h := 1; h <= n; h++ {
				out += strings.TrimSpace(say(sets.wins(append(slices.Clone(set), h)...), "W", "L"))
			}
			return out + "\n"
		}},
		{id: "Kattis snim", extent: judge.Extent{Things: 1, Numbers: 9}, want: drawnSets},
	}
}

// drawnSets plays heaps under a set.
func drawnSets(t *tokens) string {
	set := t.counted()
	g := newPlay(false, onHeaps(func(h int) (out [][]int) {
		for _, s := range set {
			if s <= h {
				out = append(out, []int{h - s})
			}
		}
		return out
	}))
	out := ""
	for range t.int() {
		out += strings.TrimSpace(say(g.wins(stones(t.counted())...), "W", "L"))
	}
	return out + "\n"
}

// underLimit plays a heap and a limit; the next limit is made of what was taken.
func underLimit(next func(taken int) int) play {
	return newPlay(false, func(p []int) (all [][]int) {
		for k := 1; k <= min(p[0], p[1]); k++ {
			all = append(all, []int{p[0] - k, min(p[0]-k, next(k))})
		}
		return all
	})
}

func fixedTrials() []drawnTrial {
	// least is the least winning take of n under a limit, 0 for none.
	least := func(g play, n, limit int, next func(int) int) int {
		for k := 1; k <= min(n, limit); k++ {
			if !g.wins(n-k, min(n-k, next(k))) {
				return k
			}
		}
		return 0
	}
	twice, oneMore := func(k int) int { return 2 * k }, func(k int) int { return k + 1 }
	byTwo, byOne := underLimit(twice), underLimit(oneMore)
	byFactor := map[int]play{}
	fibonacci := newPlay(false, onHeaps(func(h int) (out [][]int) {
		for a, b := 1, 2; a <= h; a, b = b, a+b {
			out = append(out, []int{h - a})
		}
		return out
	}))
	oneToThree := func(h int) (out [][]int) {
		for k := 1; k <= min(3, h); k++ {
			out = append(out, []int{h - k})
		}
		return out
	}
	between := newPlay(false, func(p []int) (all [][]int) { // L and R, then the heaps
		for i := 2; i < len(p); i++ {
			for k := p[0]; k <= min(p[1], p[i]); k++ {
				q := slices.Clone(p)
				q[i] -= k
				all = append(all, q)
			}
		}
		return all
	})
	wythoff := newPlay(false, func(p []int) (all [][]int) {
		for k := 1; k <= max(p[0], p[1]); k++ {
			for _, q := range [][]int{{p[0] - k, p[1]}, {p[0], p[1] - k}, {p[0] - k, p[1] - k}} {
				if min(q[0], q[1]) >= 0 {
					all = append(all, q)
				}
			}
		}
		return all
	})
	return []drawnTrial{
		{id: "Luogu P6487", extent: judge.Extent{Numbers: 130}, want: func(t *tokens) string {
			n := t.int()
			return fmt.Sprintln(least(byTwo, n, n, twice))
		}},
		{id: "HDU 2486", extent: judge.Extent{Numbers: 60}, before: "Case ", want: func(t *tokens) string {
			n, k := t.int(), t.int()
			next := func(taken int) int { return k * taken }
			if byFactor[k].known == nil {
				byFactor[k] = underLimit(next)
			}
			if take := least(byFactor[k], n, n-1, next); take > 0 {
				return fmt.Sprintln(take)
			}
			return "lose\n"
		}},
		{id: "AtCoder code_thanks_festival_14_qualb_g", extent: judge.Extent{Numbers: 90}, want: func(t *tokens) string {
			n, limit := t.int(), t.int()
			return say(least(byOne, n, limit, oneMore) > 0, "first", "second")
		}},
		{id: "HDU 1848", extent: judge.Extent{Numbers: 22}, want: func(t *tokens) string {
			return say(fibonacci.wins(stones(t.ints(3))...), "Fibo", "Nacci")
		}},
		{id: "CSES 1098", extent: judge.Extent{Things: 3, Numbers: 9}, want: onSums(false, oneToThree, "first", "second")},
		{id: "AtCoder abc297_g", extent: judge.Extent{Things: 1, Numbers: 11}, want: func(t *tokens) string {
			n := t.int()
			return say(between.wins(t.ints(2+n)...), "First", "Second")
		}},
		{id: "Luogu P2252", extent: judge.Extent{Numbers: 40}, want: func(t *tokens) string {
			return say(wythoff.wins(t.int(), t.int()), "1", "0")
		}},
	}
}

func turnTrials() []drawnTrial {
	left := newPlay(false, func(p []int) (all [][]int) {
		i := slices.IndexFunc(p, func(h int) bool { return h > 0 })
		if i < 0 {
			return nil
		}
		for h := range p[i] {
			all = append(all, append([]int{h}, p[i+1:]...))
		}
		return all
	})
	fromAll := newPlay(false, func(p []int) (all [][]int) {
		for k := 1; len(p) > 0 && k <= p[0]; k++ { // sorted, and not empty
			q := slices.Clone(p)
			for i := range q {
				q[i] -= k
			}
			all = append(all, stones(q))
		}
		return all
	})
	// The heap taken from last stands first, -1 for none.
	notTwice := newPlay(false, func(p []int) (all [][]int) {
		for i := 1; i < len(p); i++ {
			if p[i] > 0 && i != p[0] {
				q := slices.Clone(p)
				q[0] = i
				q[i]--
				all = append(all, q)
			}
		}
		return all
	})
	fromEach := newPlay(false, func(p []int) (all [][]int) {
		for set := 1; set < 1<<len(p); set++ { // the heaps are not empty
			q := slices.Clone(p)
			for i := range q {
				q[i] -= set >> i & 1
			}
			all = append(all, stones(q))
		}
		return all
	})
	swap := newPlay(false, func(p []int) (all [][]int) {
		for i := 1; i < len(p) && p[0] > 0; i++ {
			q := slices.Clone(p)
			q[0], q[i] = p[i], p[0]-1
			all = append(all, q)
		}
		return all
	})
	distinct := newPlay(false, func(p []int) (all [][]int) { // moves that lose at once are none
		for i := range p {
			q := slices.Clone(p)
			q[i]--
			slices.Sort(q)
			if p[i] > 0 && len(slices.Compact(slices.Clone(q))) == len(p) {
				all = append(all, q)
			}
		}
		return all
	})
	board := newPlay(false, func(p []int) (all [][]int) { // moves that lose at once are none
		for i := range p {
			q := slices.Concat(p[:i], p[i+1:])
			xor := 0
			for _, n := range q {
				xor ^= n
			}
			if xor != 0 {
				all = append(all, q)
			}
		}
		return all
	})
	small := judge.Extent{Things: 3, Numbers: 4}
	return []drawnTrial{
		{id: "CF 1382B", extent: judge.Extent{Things: 5, Numbers: 3}, want: func(t *tokens) string { return say(left.wins(t.counted()...), "First", "Second") }},
		{id: "CF 1965A", extent: judge.Extent{Things: 4, Numbers: 9}, want: func(t *tokens) string { return say(fromAll.wins(stones(t.counted())...), "Alice", "Bob") }},
		{id: "CF 1396B", extent: small, want: func(t *tokens) string { return say(notTwice.wins(append([]int{-1}, t.counted()...)...), "T", "HL") }},
		{id: "CSES 2208", extent: small, want: func(t *tokens) string { return say(fromEach.wins(stones(t.counted())...), "first", "second") }},
		{id: "CF 1747C", extent: judge.Extent{Things: 1, Numbers: 4}, want: func(t *tokens) string { return say(swap.wins(t.counted()...), "Alice", "Bob") }},
		{id: "CF 1191D", extent: judge.Extent{Things: 3, Numbers: 6}, want: func(t *tokens) string {
			return say(distinct.wins(slices.Sorted(slices.Values(t.counted()))...), "sjfnb", "cslnb")
		}},
		{id: "CF 768E", extent: judge.Extent{Things: 1, Numbers: 10}, want: drawnOnce()},
		{id: "POJ 1740", extent: judge.Extent{Things: 3, Numbers: 3}, want: drawnPairs()},
		{id: "LeetCode 810", extent: judge.Extent{Things: 4, Numbers: 7}, want: func(t *tokens) string {
			p, xor := t.array(), 0
			for _, n := range p {
				xor ^= n
			}
			return say(xor == 0 || board.wins(p...), "true", "false")
		}},
	}
}

// drawnOnce takes no number twice from a heap: a position is each heap and the set of
// the numbers taken from it, as bits.
func drawnOnce() func(*tokens) string {
	g := newPlay(false, func(p []int) (all [][]int) {
		for i := 0; i < len(p); i += 2 {
			for k := 1; k <= p[i]; k++ {
				if p[i+1]>>k&1 == 0 {
					q := slices.Clone(p)
					q[i] -= k
					q[i+1] |= 1 << k
					all = append(all, q)
				}
			}
		}
		return all
	})
	return func(t *tokens) string {
		var p []int
		for _, h := range t.counted() {
			p = append(p, h, 0)
		}
		return say(g.wins(p...), "NO", "YES")
	}
}

// drawnPairs takes from a heap and moves some of its rest to others.
func drawnPairs() func(*tokens) string {
	var spread func(p []int, from, rest, to int, yield func([]int))
	spread = func(p []int, from, rest, to int, yield func([]int)) {
		switch {
		case to == len(p):
			q := slices.Clone(p)
			q[from] = rest
			yield(stones(q))
		case to == from:
			spread(p, from, rest, to+1, yield)
		default:
			for k := 0; k <= rest; k++ {
				q := slices.Clone(p)
				q[to] += k
				spread(q, from, rest-k, to+1, yield)
			}
		}
	}
	g := newPlay(false, func(p []int) (all [][]int) {
		for i, h := range p {
			for left := range h {
				spread(p, i, left, 0, func(q []int) { all = append(all, q) })
			}
		}
		return all
	})
	return func(t *tokens) string { return say(g.wins(stones(t.counted())...), "1", "0") }
}
