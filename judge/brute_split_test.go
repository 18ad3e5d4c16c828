package judge_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grundy/judge"
)

// TestDrawnSplits plays games that split heaps, bracelets and beans.
func TestDrawnSplits(t *testing.T) {
	for _, tr := range []drawnTrial{
		{id: "CSES 2207", extent: judge.Extent{Numbers: 1500}, want: grundyHeap(1502)},
		{id: "LightOJ 1199", extent: judge.Extent{Things: 2, Numbers: 11}, before: "Case ", want: onSums(false, unequalParts, "Alice", "Bob")},
		{id: "LightOJ 1344", extent: judge.Extent{Things: 3, Numbers: 4}, before: "Case ", want: wantPearls()},
		{id: "Luogu P3185", extent: judge.Extent{Things: 2, Numbers: 3}, want: wantBeans()},
		{id: "AtCoder agc002_e", extent: judge.Extent{Things: 4, Numbers: 7}, want: wantCandy()},
		{id: "UVa 12469", extent: judge.Extent{Numbers: 250}, want: wantLastStone(253)},
	} {
		t.Run(tr.id, func(t *testing.T) { runDrawn(t, tr) })
	}
}

// unequalParts splits a heap into two different ones.
func unequalParts(h int) (out [][]int) {
	for a := 1; 2*a < h; a++ {
		out = append(out, []int{a, h - a})
	}
	return out
}

// grundyHeap makes a table of the nimbers of Grundy's game from their definition.
func grundyHeap(size int) func(*tokens) string {
	g := make([]int, size)
	for n := range g {
		seen := make([]bool, 1024)
		for a := 1; 2*a < n; a++ {
			seen[g[a]^g[n-a]] = true
		}
		g[n] = slices.Index(seen, false)
	}
	return func(t *tokens) string { return say(g[t.int()] != 0, "first", "second") }
}

// pearl strings are weights between blanks; a position is some of them in order.
type pearls struct{ known map[string]bool }

// choose leaves the parts of a string of pearls lighter than the one chosen.
func (pearls) choose(weights []int, chosen int) (parts [][]int) {
	var part []int
	for _, w := range append(slices.Clone(weights), chosen) {
		if w < chosen {
			part = append(part, w)
			continue
		}
		if part != nil {
			parts = append(parts, part)
		}
		part = nil
	}
	return parts
}

func (g pearls) wins(bracelets [][]int) bool {
	slices.SortFunc(bracelets, func(a, b []int) int { return slices.Compare(a, b) })
	key := fmt.Sprint(bracelets)
	won, ok := g.known[key]
	if ok {
		return won
	}
	for i, b := range bracelets {
		for _, w := range b {
			won = won || !g.wins(g.after(bracelets, i, w))
		}
	}
	g.known[key] = won
	return won
}

// after is the position when a pearl of bracelet i is chosen.
func (g pearls) after(bracelets [][]int, i, chosen int) [][]int {
	return slices.Concat(bracelets[:i], g.choose(bracelets[i], chosen), bracelets[i+1:])
}

func wantPearls() func(*tokens) string {
	g := pearls{map[string]bool{}}
	return func(t *tokens) string {
		bracelets := make([][]int, t.int())
		for i := range bracelets {
			bracelets[i] = t.counted()
		}
		moves := ""
		for i, b := range bracelets {
			different := slices.Compact(slices.Sorted(slices.Values(b)))
			for _, w := range different {
				if !g.wins(g.after(bracelets, i, w)) {
					moves += fmt.Sprintf("(%d %d)", i+1, w)
				}
			}
		}
		if moves == "" {
			return "Genie\n"
		}
		return "Aladdin\n" + moves + "\n"
	}
}

// wantBeans plays with bottles of beans.
func wantBeans() func(*tokens) string {
	move := func(p []int, i, j, k int) []int {
		q := slices.Clone(p)
		q[i]--
		q[j]++
		q[k]++
		return q
	}
	each := func(p []int, do func(i, j, k int)) {
		for i := range p {
			for j := i + 1; j < len(p); j++ {
				for k := j; k < len(p) && p[i] > 0; k++ {
					do(i, j, k)
				}
			}
		}
	}
	g := newPlay(false, func(p []int) (all [][]int) {
		each(p, func(i, j, k int) { all = append(all, move(p, i, j, k)) })
		return all
	})
	return func(t *tokens) string {
		p := t.counted()
		var winning []string
		each(p, func(i, j, k int) {
			if !g.wins(move(p, i, j, k)...) {
				winning = append(winning, fmt.Sprintln(i, j, k))
			}
		})
		return fmt.Sprintln(strings.TrimSpace(append(winning, "-1 -1 -1")[0])) + fmt.Sprintln(len(winning))
	}
}

// wantCandy eats a largest pile or one candy of each; who finds none has not eaten the
// last one and wins.
func wantCandy() func(*tokens) string {
	g := newPlay(true, func(p []int) [][]int {
		if len(p) == 0 {
			return nil
		}
		fewer := slices.Clone(p)
		for i := range fewer {
			fewer[i]--
		}
		return [][]int{p[:len(p)-1], stones(fewer)}
	})
	return func(t *tokens) string { return say(g.wins(stones(t.counted())...), "First", "Second") }
}

// wantLastStone takes at most twice what was taken before.
func wantLastStone(size int) func(*tokens) string {
	wins := make([][]bool, size) // with n stones and a limit
	for n := range wins {
		wins[n] = make([]bool, size)
		for limit := 1; limit < size; limit++ {
			k := min(limit, n)
			wins[n][limit] = wins[n][limit-1] || k == limit && !wins[n-k][min(2*k, n-k)]
		}
	}
	return func(t *tokens) string {
		n := t.int()
		return say(wins[n][n-1], "Alicia", "Roberto")
	}
}
