package judge_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grundy/judge"
)

// TestDrawnGraphs plays games on graphs and trees by plain recursion.
func TestDrawnGraphs(t *testing.T) {
	for _, tr := range slices.Concat(tokenTrials(), cutTrials()) {
		t.Run(tr.id, func(t *testing.T) { runDrawn(t, tr) })
	}
}

func tokenTrials() []drawnTrial {
	return []drawnTrial{
		{id: "HDU 1524", extent: judge.Extent{Things: 4, Numbers: 5}, want: wantTokens},
		{id: "UVa 11927", extent: judge.Extent{Things: 4, Numbers: 2}, want: wantStones},
		{id: "POJ 2599", extent: judge.Extent{Things: 7}, want: wantFlights},
		{id: "CF 936B", extent: judge.Extent{Things: 4, Numbers: 5}, want: wantWalk},
	}
}

// onGraph are the moves of sorted tokens, each along an edge.
func onGraph(to [][]int) func(p []int) [][]int {
	return func(p []int) (all [][]int) {
		for i, v := range p {
			for _, w := range to[v] {
				q := slices.Clone(p)
				q[i] = w
				slices.Sort(q)
				all = append(all, q)
			}
		}
		return all
	}
}

func wantTokens(t *tokens) (want string) {
	to := make([][]int, t.int())
	for v := range to {
		to[v] = t.counted()
	}
	g := newPlay(false, onGraph(to))
	for {
		at := t.counted()
		if len(at) == 0 {
			return want
		}
		slices.Sort(at)
		want += say(g.wins(at...), "WIN", "LOSE")
	}
}

func wantStones(t *tokens) string {
	to := make([][]int, t.int())
	for range t.int() {
		v := t.int()
		to[v] = append(to[v], t.int())
	}
	var at []int
	for v := range to {
		at = append(at, slices.Repeat([]int{v}, t.int())...)
	}
	return say(newPlay(false, onGraph(to)).wins(at...), "First", "Second")
}

func wantFlights(t *tokens) string {
	n, at := t.int(), t.int()
	around := make([][]int, n+1)
	for range n - 1 {
		a, b := t.int(), t.int()
		around[a], around[b] = append(around[a], b), append(around[b], a)
	}
	gone := make([]bool, n+1)
	var wins func(v int) []int // the airports that win
	wins = func(v int) (good []int) {
		gone[v] = true
		for _, w := range around[v] {
			if !gone[w] && len(wins(w)) == 0 {
				good = append(good, w)
			}
		}
		gone[v] = false
		return good
	}
	if good := wins(at); len(good) > 0 {
		return fmt.Sprintln("First player wins flying to airport", slices.Min(good))
	}
	return "First player loses\n"
}

// wantWalk walks on and on: after 2n moves every walk that may win has ended, and
// after n moves of one, it has met a vertex twice.
func wantWalk(t *tokens) string {
	n := t.int()
	t.int()
	to := make([][]int, n+1)
	for v := 1; v <= n; v++ {
		to[v] = t.counted()
		slices.Sort(to[v])
	}
	s := t.int()
	// walk is the first walk of so many moves from v to an end.
	var walk func(v, moves int) string
	walk = func(v, moves int) string {
		if moves == 0 {
			if len(to[v]) > 0 {
				return ""
			}
			return fmt.Sprint(v, " ")
		}
		for _, w := range to[v] {
			if rest := walk(w, moves-1); rest != "" {
				return fmt.Sprint(v, " ", rest)
			}
		}
		return ""
	}
	for moves := 1; moves < 2*n; moves += 2 {
		if w := walk(s, moves); w != "" {
			return "Win\n" + w + "\n"
		}
	}
	at := []int{s}
	for range n {
		var next []int
		for _, v := range at {
			next = append(next, to[v]...)
		}
		slices.Sort(next)
		at = slices.Compact(next)
	}
	return say(len(at) > 0, "Draw", "Lose")
}

// standing is a set of edges, as bits, on a graph with a root.
type standing struct {
	ends [][2]int
	root int
}

// cut takes an edge away, and what is then without the root.
func (s standing) cut(set, edge int) (left int) {
	set &^= 1 << edge
	on := map[int]bool{s.root: true}
	for {
		before := left
		for i, e := range s.ends {
			if set>>i&1 == 1 && (on[e[0]] || on[e[1]]) {
				left |= 1 << i
				on[e[0]], on[e[1]] = true, true
			}
		}
		if left == before {
			return left
		}
	}
}

// readStanding reads a graph on vertices from 1, of which 1 is the root.
func readStanding(t *tokens, edges int) standing {
	s := standing{root: 1}
	for range edges {
		s.ends = append(s.ends, [2]int{t.int(), t.int()})
	}
	return s
}

// cutting decides some graphs by cutting edges.
func cutting(misere bool, graphs ...standing) bool {
	g := newPlay(misere, func(p []int) (all [][]int) {
		for i, set := range p {
			for e := range graphs[i].ends {
				if set>>e&1 == 1 {
					q := slices.Clone(p)
					q[i] = graphs[i].cut(set, e)
					all = append(all, q)
				}
			}
		}
		return all
	})
	whole := make([]int, len(graphs))
	for i, s := range graphs {
		whole[i] = 1<<len(s.ends) - 1
	}
	return g.wins(whole...)
}

func cutTrials() []drawnTrial {
	several := func(misere, counted bool, first, second string) func(*tokens) string {
		return func(t *tokens) string {
			graphs := make([]standing, t.int())
			for i := range graphs {
				edges := t.int() - 1
				if counted {
					edges = t.int()
				}
				graphs[i] = readStanding(t, edges)
			}
			return say(cutting(misere, graphs...), first, second)
		}
	}
	return []drawnTrial{
		{id: "AtCoder agc017_d", extent: judge.Extent{Things: 5}, want: func(t *tokens) string {
			return say(cutting(false, readStanding(t, t.int()-1)), "Alice", "Bob")
		}},
		{id: "HDU 3590", extent: judge.Extent{Things: 3}, want: several(true, false, "PP", "QQ")},
		{id: "POJ 3710", extent: judge.Extent{Numbers: 7}, want: several(false, true, "Sally", "Harry")},
		{id: "POJ 3710", extent: judge.Extent{Things: 2, Numbers: 3}, want: several(false, true, "Sally", "Harry")},
		{id: "LightOJ 1355", extent: judge.Extent{Things: 2, Numbers: 4}, before: "Case ", want: wantUnits},
		{id: "HDU 5299", extent: judge.Extent{Things: 7, Numbers: 60}, want: wantCircles},
		{id: "SPOJ COT3", extent: judge.Extent{Things: 7}, want: wantPaint},
	}
}

// wantUnits colours units of edges: the position is how many are left of each.
func wantUnits(t *tokens) string {
	n := t.int()
	ends, units := make([][2]int, n-1), make([]int, n-1)
	for i := range ends {
		ends[i], units[i] = [2]int{t.int(), t.int()}, t.int()
	}
	g := newPlay(false, func(p []int) (all [][]int) {
		on := map[int]bool{0: true}
		for range p {
			for i, e := range ends {
				if p[i] > 0 && (on[e[0]] || on[e[1]]) {
					on[e[0]], on[e[1]] = true, true
				}
			}
		}
		for i, e := range ends {
			if p[i] > 0 && on[e[0]] {
				q := slices.Clone(p)
				q[i]--
				all = append(all, q)
			}
		}
		return all
	})
	return say(g.wins(units...), "Emily", "Jolly")
}

// wantCircles removes circles: the position is those that are left, as bits.
func wantCircles(t *tokens) string {
	circles := make([][3]int, t.int())
	for i := range circles {
		circles[i] = [3]int{t.int(), t.int(), t.int()}
	}
	within := make([]int, len(circles)) // a circle and those inside it
	for i, c := range circles {
		for j, d := range circles {
			dx, dy := c[0]-d[0], c[1]-d[1]
			if i == j || d[2] < c[2] && dx*dx+dy*dy < c[2]*c[2] {
				within[i] |= 1 << j
			}
		}
	}
	g := newPlay(false, func(p []int) (all [][]int) {
		for i := range circles {
			if p[0]>>i&1 == 1 {
				all = append(all, []int{p[0] &^ within[i]})
			}
		}
		return all
	})
	return say(g.wins(1<<len(circles)-1), "Alice", "Bob")
}

// wantPaint paints paths black: the position is the white vertices, as bits.
func wantPaint(t *tokens) string {
	n := t.int()
	white := 0
	for v, colour := range t.ints(n) {
		white |= (1 - colour) << v
	}
	around := make([][]int, n)
	for range n - 1 {
		a, b := t.int()-1, t.int()-1
		around[a], around[b] = append(around[a], b), append(around[b], a)
	}
	path := make([]int, n)
	var walk func(v, before int)
	walk = func(v, before int) {
		path[v] = before | 1<<v
		for _, w := range around[v] {
			if before>>w&1 == 0 {
				walk(w, path[v])
			}
		}
	}
	walk(0, 0)
	moves := func(p []int) (all [][]int) {
		for v := range n {
			if p[0]>>v&1 == 1 {
				all = append(all, []int{p[0] &^ path[v]})
			}
		}
		return all
	}
	g := newPlay(false, moves)
	var want strings.Builder
	for v := range n {
		if white>>v&1 == 1 && !g.wins(white&^path[v]) {
			fmt.Fprintln(&want, v+1)
		}
	}
	if want.Len() == 0 {
		return "-1\n"
	}
	return want.String()
}
