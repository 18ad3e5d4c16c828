package judge_test

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"grundy/judge"
)

func playedWalks() []playedTrial {
	return []playedTrial{
		{"HDU 1564", judge.Extent{Numbers: 4}, "", stoneTrial("8600", "ailyanlu")},
		{"Luogu P4136", judge.Extent{Numbers: 4}, "", stoneTrial("Alice", "Bob")},
		{"Luogu P1288", judge.Extent{Things: 5, Numbers: 3}, "", coinRingTrial()},
		{"HDU 5754", judge.Extent{Numbers: 40}, "", raceTrial()},
		{"LightOJ 1315", judge.Extent{Things: 2, Numbers: 14}, "Case ", hyperTrial()},
	}
}

// stoneTrial walks on boards of at most 5 by 5; a position is the cells that were visited
// and the last of them.
func stoneTrial(first, second string) func(w *tokens) string {
	return func(w *tokens) string {
		n := w.int()
		walk := newWinner(func(p [2]int) (out [][2]int) {
			for _, step := range [][2]int{{0, 1}, {0, -1}, {1, 0}, {-1, 0}} {
				i, j := p[1]/n+step[0], p[1]%n+step[1]
				if cell := i*n + j; i >= 0 && i < n && j >= 0 && j < n && p[0]>>cell&1 == 0 {
					out = append(out, [2]int{p[0] | 1<<cell, cell})
				}
			}
			return out
		})
		return say(walk.wins([2]int{1, 0}), first, second)
	}
}

// coinRingTrial walks on a ring; the place of the coin comes last.
func coinRingTrial() func(w *tokens) string {
	walk := newWinner(func(s small) (out []small) {
		n := int(s.k) - 1
		at := int(s.n[n])
		for left := range int(s.n[at]) {
			out = append(out, s.with(at, left).with(n, (at+1)%n))
		}
		back := (at + n - 1) % n
		for left := range int(s.n[back]) {
			out = append(out, s.with(back, left).with(n, back))
		}
		return out
	})
	return func(w *tokens) string {
		return say(walk.wins(pack(append(w.ints(w.int()), 0))), "YES", "NO")
	}
}

// raceTrial solves the way to the corner with draws: B when the mover wins, G when the
// other does, D otherwise.
func raceTrial() func(w *tokens) string {
	const size = 42
	var known [5][size][size]byte
	var solve func(piece, a, b int) byte
	solve = func(piece, a, b int) byte {
		switch {
		case a == 0 && b == 0:
			return 'G'
		case known[piece][a][b] != 0:
			return known[piece][a][b]
		}
		best := byte('D')
		moves, lost := 0, 0
		for i := 0; i <= a; i++ {
			for j := 0; j <= b; j++ {
				straight, far := i == 0 || j == 0 || i == j, max(i, j) > 1
				ok := [...]bool{1: straight && !far, 2: i == 0 || j == 0, 3: i*j == 2, 4: straight}[piece]
				if !ok || i+j == 0 {
					continue
				}
				moves++
				switch solve(piece, a-i, b-j) {
				case 'G':
					best = 'B'
				case 'B':
					lost++
				}
			}
		}
		if best == 'D' && moves > 0 && lost == moves {
			best = 'G'
		}
		known[piece][a][b] = best
		return best
	}
	return func(w *tokens) string {
		piece, n, m := w.int(), w.int(), w.int()
		return string(solve(piece, n-1, m-1)) + "\n"
	}
}

// hyperTrial takes the nimber of each cell from the definition.
func hyperTrial() func(w *tokens) string {
	known := map[[2]int]int{}
	var nimber func(x, y int) int
	nimber = func(x, y int) int {
		g, ok := known[[2]int{x, y}]
		if !ok {
			options := map[int]bool{}
			for _, d := range [][2]int{{-2, -1}, {-2, 1}, {-1, -2}, {1, -2}, {-3, -1}, {-1, -3}} {
				if x+d[0] >= 0 && y+d[1] >= 0 {
					options[nimber(x+d[0], y+d[1])] = true
				}
			}
			g = mexOf(options)
			known[[2]int{x, y}] = g
		}
		return g
	}
	return func(w *tokens) string {
		sum := 0
		for range w.int() {
			sum ^= nimber(w.int(), w.int())
		}
		return say(sum != 0, "Alice", "Bob")
	}
}

func playedRows() []playedTrial {
	ends := newWinner(func(s string) (out []string) {
		for _, i := range []int{0, len(s) - 1} {
			for left := byte('0'); len(s) > 0 && left < s[i]; left++ {
				out = append(out, strings.Trim(s[:i]+string(left)+s[i+1:], "0"))
			}
		}
		return out
	})
	cake := newWinner(func(c [4]int) (out [][4]int) { // above, below, left and right
		for i, n := range c {
			for left := range n {
				next := c
				next[i] = left
				out = append(out, next)
			}
		}
		return out
	})
	return []playedTrial{
		{"POJ 2484", judge.Extent{Numbers: 14}, "", func(w *tokens) string {
			n := w.int()
			return say(beadRing(n, []int{1, 2}), "Alice", "Bob")
		}},
		{"HDU 3980", judge.Extent{Numbers: 13}, "Case #", func(w *tokens) string {
			n, m := w.int(), w.int()
			return say(beadRing(n, []int{m}), "aekdycoin", "abcdxyzk")
		}},
		{"HDU 2999", judge.Extent{Things: 3, Numbers: 9}, "", stonesTrial()},
		{"CF 305E", judge.Extent{Things: 10}, "", cutTrial()},
		{"POJ 3537", judge.Extent{Numbers: 9}, "", func(w *tokens) string {
			return say(len(crossWins(strings.Repeat(".", w.int()))) > 0, "1", "2")
		}},
		{"LightOJ 1229", judge.Extent{Things: 8}, "Case ", func(w *tokens) string {
			cells := crossWins(w.word())
			if len(cells) == 0 {
				return "0\n"
			}
			return strings.Trim(fmt.Sprint(cells), "[]") + "\n"
		}},
		{"LightOJ 1401", judge.Extent{Things: 7}, "Case ", letterTrial("Yes", "No")},
		{"UVa 11534", judge.Extent{Things: 7}, "", letterTrial("Possible.", "Impossible.")},
		{"Luogu P2599", judge.Extent{Things: 4, Numbers: 5}, "", func(w *tokens) string {
			var b strings.Builder
			for _, n := range w.ints(w.int()) {
				fmt.Fprint(&b, n)
			}
			return say(ends.wins(b.String()), "1", "0")
		}},
		{"UVa 11311", judge.Extent{Numbers: 7}, "", func(w *tokens) string {
			m, n, r, c := w.int(), w.int(), w.int(), w.int()
			return say(cake.wins([4]int{r, m - 1 - r, c, n - 1 - c}), "Gretel", "Hansel")
		}},
	}
}

// cutTrial cuts strings, which are kept with commas between.
func cutTrial() func(w *tokens) string {
	cut := func(s string, i int) string { return s[:i] + "," + s[i:i+1] + "," + s[i+1:] }
	canCut := func(s string, i int) bool {
		return i > 0 && i+1 < len(s) && s[i] != ',' && s[i-1] == s[i+1] && s[i-1] != ','
	}
	play := newWinner(func(s string) (out []string) {
		for i := range s {
			if canCut(s, i) {
				out = append(out, cut(s, i))
			}
		}
		return out
	})
	return func(w *tokens) string {
		s := w.word()
		for i := range s {
			if canCut(s, i) && !play.wins(cut(s, i)) {
				return fmt.Sprintf("First\n%d\n", i+1)
			}
		}
		return "Second\n"
	}
}

// stonesTrial keeps a game for each set of numbers.
func stonesTrial() func(w *tokens) string {
	games := map[string]*winner[int]{}
	return func(w *tokens) string {
		take := slices.Compact(slices.Sorted(slices.Values(w.ints(w.int()))))
		key := fmt.Sprint(take)
		if games[key] == nil {
			games[key] = newWinner(func(row int) []int { return takeRuns(row, bits.Len(uint(row)), take, false) })
		}
		var b strings.Builder
		for _, k := range w.ints(w.int()) {
			b.WriteString(say(games[key].wins(1<<k-1), "1", "2"))
		}
		return b.String()
	}
}

// takeRuns are what is left of the ones of a row of n bits, or a ring, when some that are
// neighbours are taken, as many as one of the numbers says.
func takeRuns(row, n int, take []int, ring bool) (out []int) {
	for _, t := range take {
		for from := range n {
			if t > n || !ring && from+t > n {
				continue
			}
			run := 0
			for i := range t {
				run |= 1 << ((from + i) % n)
			}
			if row&run == run {
				out = append(out, row&^run)
			}
		}
	}
	return out
}

// beadRing decides a ring of n.
func beadRing(n int, take []int) bool {
	return newWinner(func(row int) []int { return takeRuns(row, n, take, true) }).wins(1<<n - 1)
}

// crossGames are rows of crosses; a row is won by who completes three.
var crossGames = newWinner(func(row string) (out []string) {
	if strings.Contains(row, strings.Repeat("X", 3)) {
		return nil
	}
	for i := range row {
		if row[i] == '.' {
			out = append(out, row[:i]+"X"+row[i+1:])
		}
	}
	return out
})

// crossWins lists the cells to win on.
func crossWins(row string) (cells []int) {
	for i := range row {
		if row[i] == '.' && !crossGames.wins(row[:i]+"X"+row[i+1:]) {
			cells = append(cells, i+1)
		}
	}
	return cells
}

// letterTrial plays on to the end; the number of letters tells who is to move.
func letterTrial(first, second string) func(w *tokens) string {
	play := newWinner(func(row string) (out []string) {
		for i := range row {
			for _, letter := range []string{"X", "O"} {
				next := row[:i] + letter + row[i+1:]
				if row[i] == '.' && !strings.Contains(next, letter+letter) {
					out = append(out, next)
				}
			}
		}
		return out
	})
	return func(w *tokens) string {
		row := w.word()
		beginner := (len(row)-strings.Count(row, "."))%2 == 0
		return say(play.wins(row) == beginner, first, second)
	}
}

func playedCoins() []playedTrial {
	turtles := newWinner(func(row int) (out []int) {
		for i := range 10 {
			if row>>i&1 == 0 {
				continue
			}
			for j := 0; j <= i; j++ {
				for k := 0; k <= j; k++ {
					turned := 1<<i | 1<<j | 1<<k
					out = append(out, row^turned)
				}
			}
		}
		return out
	})
	lights := newWinner(func(board int) (out []int) { // 4 by 4
		for cell := range 16 {
			x, y := cell/4, cell%4
			for other := range 16 {
				if u, v := other/4, other%4; board>>cell&1 == 1 && u < x && v < y {
					out = append(out, board^(1<<cell|1<<other|1<<(4*u+y)|1<<(4*x+v)))
				}
			}
		}
		return out
	})
	return []playedTrial{
		{"HDU 3537", judge.Extent{Things: 8, Numbers: 9}, "", func(w *tokens) string {
			row := 0
			for _, x := range w.ints(w.int()) {
				row |= 1 << x
			}
			return say(!turtles.wins(row), "Yes", "No")
		}},
		{"HDU 3404", judge.Extent{Things: 7, Numbers: 2}, "", func(w *tokens) string {
			board := 0
			for range w.int() {
				x, y := w.int(), w.int()
				if x > 3 || y > 3 {
					return ""
				}
				board |= 1 << (4*x + y)
			}
			return say(lights.wins(board), "Have a try, lxhgww.", "Don't waste your time.")
		}},
		{"HDU 2873", judge.Extent{Things: 3, Numbers: 3}, "", boardTrial(explosions, '#', "John", "Jack")},
		{"Luogu P2594", judge.Extent{Things: 2, Numbers: 2}, "", boardTrial(patches, 'T', "-_-", "=_=")},
		{"Luogu P2594", judge.Extent{Things: 3, Numbers: 3}, "", boardTrial(patches, 'T', "-_-", "=_=")},
	}
}

// boardTrial plays on boards of at most 12 cells, of which those with the letter are set
// in a position.
func boardTrial(options func(rows, cols int) func(int) []int, letter byte, first, second string) func(w *tokens) string {
	games := map[[2]int]*winner[int]{}
	return func(w *tokens) string {
		rows, cols := w.int(), w.int()
		if rows*cols > 12 {
			return ""
		}
		size := [2]int{rows, cols}
		if games[size] == nil {
			games[size] = newWinner(options(rows, cols))
		}
		board := 0
		for i := range rows {
			for j, c := range []byte(w.word()) {
				if c == letter {
					board |= 1 << (i*cols + j)
				}
			}
		}
		return say(games[size].wins(board), first, second)
	}
}

// explosions explodes a bomb; the one in the corner, cell 0, has vanished.
func explosions(rows, cols int) func(int) []int {
	return func(board int) (out []int) {
		board &^= 1
		for cell := 1; cell < rows*cols; cell++ {
			p, q := cell/cols, cell%cols
			if board>>cell&1 == 0 {
				continue
			}
			for u := range max(p, 1) {
				for v := range max(q, 1) {
					next := board ^ 1<<cell
					if p > 0 {
						next ^= 1 << (u*cols + q)
					}
					if q > 0 {
						next ^= 1 << (p*cols + v)
					}
					out = append(out, next&^1)
				}
			}
		}
		return out
	}
}

// patches turns sets that hang together, of which tails, a one, have the largest row and
// column.
func patches(rows, cols int) func(int) []int {
	var sets [][2]int // the set and its last cell
	for set := 1; set < 1<<(rows*cols); set++ {
		bottom, right, first := 0, 0, -1
		for cell := range rows * cols {
			if set>>cell&1 == 1 {
				bottom, right = max(bottom, cell/cols), max(right, cell%cols)
				first = cell
			}
		}
		last := bottom*cols + right
		if set>>last&1 == 1 && reachedFrom(first, set, cols) == set {
			sets = append(sets, [2]int{set, last})
		}
	}
	return func(board int) (out []int) {
		for _, s := range sets {
			if board>>s[1]&1 == 1 {
				out = append(out, board^s[0])
			}
		}
		return out
	}
}

// reachedFrom is the part of a set that hangs together with a cell of it.
func reachedFrom(cell, set, cols int) int {
	reached := 1 << cell
	todo := []int{cell}
	for len(todo) > 0 {
		c := todo[0]
		todo = todo[1:]
		near := []int{c - cols, c + cols}
		if c%cols > 0 {
			near = append(near, c-1)
		}
		if c%cols < cols-1 {
			near = append(near, c+1)
		}
		for _, d := range near {
			if d >= 0 && set>>d&1 == 1 && reached>>d&1 == 0 {
				reached |= 1 << d
				todo = append(todo, d)
			}
		}
	}
	return reached
}
