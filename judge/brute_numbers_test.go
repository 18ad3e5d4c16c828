package judge_test

import (
	"fmt"
	"strings"
	"testing"

	"grundy/judge"
)

func TestBruteNumbers(t *testing.T) {
	runWords(t, []wordsTrial{
		{"HDU 1517", "", judge.Extent{Numbers: 4000}, multiplicationTrial()},
		{"HDU 1525", "", judge.Extent{Numbers: 80}, euclidTrial()},
		{"Luogu P1290", "", judge.Extent{Numbers: 80}, euclidTrial()},
		{"HDU 3595", "", judge.Extent{Things: 2, Numbers: 7}, simultaneousTrial()},
		{"CF 167C", "", judge.Extent{Numbers: 100}, euclidPowersTrial()},
		{"LeetCode 1025", "", judge.Extent{Numbers: 999}, divisorTrial(1, "true", "false")},
		{"CF 1537D", "", judge.Extent{Numbers: 4100}, divisorTrial(2, "Alice", "Bob")},
		{"CF 78C", "", judge.Extent{Numbers: 8}, logsTrial()},
		{"CF 39E", "", judge.Extent{Things: 5, Numbers: 40}, boxesTrial()},
		{"CF 317D", "", judge.Extent{Numbers: 17}, powersTrial()},
		{"HDU 1404", "", judge.Extent{Things: 3}, digitsTrial()},
	})
}

func multiplicationTrial() func(in []string) string {
	return func(in []string) string {
		n := numbersOf(in)[0]
		won := map[int]bool{}
		var wins func(product int) bool
		wins = func(product int) bool {
			w, ok := won[product]
			for k := 2; k <= 9 && !ok && !w; k++ {
				w = product*k >= n || !wins(product*k)
			}
			won[product] = w
			return w
		}
		return say(wins(1), "Stan wins.", "Ollie wins.")
	}
}

func euclidTrial() func(in []string) string {
	const size = 82
	var wins [size][size]bool
	for x := 1; x < size; x++ {
		for y := 1; y <= x; y++ {
			for left := x - y; left >= 0; left -= y {
				wins[x][y] = wins[x][y] || !wins[max(left, y)][min(left, y)]
			}
		}
	}
	return func(in []string) string {
		n := numbersOf(in)
		return say(wins[max(n[0], n[1])][min(n[0], n[1])], "Stan wins", "Ollie wins")
	}
}

// simultaneousTrial moves in all pairs at once, four at most.
func simultaneousTrial() func(in []string) string {
	type pairs [4][2]int
	known := map[pairs]bool{}
	var wins func(p pairs) bool
	// moved tries all moves in the pairs from i on.
	var moved func(p pairs, i int, any bool) bool
	moved = func(p pairs, i int, any bool) bool {
		if i == len(p) {
			return any && !wins(p)
		}
		a, b := p[i][0], p[i][1]
		if a == 0 || b == 0 {
			return moved(p, i+1, any)
		}
		for left := a - b; left >= 0; left -= b {
			p[i] = [2]int{left, b}
			if moved(p, i+1, true) {
				return true
			}
		}
		for left := b - a; left >= 0; left -= a {
			p[i] = [2]int{a, left}
			if moved(p, i+1, true) {
				return true
			}
		}
		return false
	}
	wins = func(p pairs) bool {
		won, ok := known[p]
		if !ok {
			won = moved(p, 0, false)
			known[p] = won
		}
		return won
	}
	return func(in []string) string {
		var p pairs
		for i, n := range numbersOf(in[1:]) {
			p[i/2][i%2] = n
		}
		return say(wins(p), "MM", "GG")
	}
}

func euclidPowersTrial() func(in []string) string {
	const size = 101
	var wins [size][size]bool
	for b := 1; b < size; b++ {
		for a := 1; a <= b; a++ {
			goTo := func(left int) { wins[a][b] = wins[a][b] || !wins[min(a, left)][max(a, left)] }
			goTo(b % a)
			for p := a; p <= b; p *= a {
				goTo(b - p)
				if a == 1 {
					break
				}
			}
		}
	}
	return func(in []string) string {
		n := numbersOf(in)
		return say(wins[min(n[0], n[1])][max(n[0], n[1])], "First", "Second")
	}
}

// divisorTrial subtracts divisors from the least on, and below n.
func divisorTrial(least int, yes, no string) func(in []string) string {
	const size = 4200
	var wins [size]bool
	for n := range wins {
		for d := least; d < n; d++ {
			wins[n] = wins[n] || n%d == 0 && !wins[n-d]
		}
	}
	return func(in []string) string { return say(wins[numbersOf(in)[0]], yes, no) }
}

// logsTrial saws logs, which are counted by their length.
func logsTrial() func(in []string) string {
	known := map[string]bool{}
	var wins func(logs [13]int, k int) bool
	wins = func(logs [13]int, k int) (won bool) {
		key := fmt.Sprint(logs, k)
		if won, ok := known[key]; ok {
			return won
		}
		for m, count := range logs {
			for part := k; part < m && count > 0; part++ {
				if m%part == 0 {
					left := logs
					left[m]--
					left[part] += m / part
					won = won || !wins(left, k)
				}
			}
		}
		known[key] = won
		return won
	}
	return func(in []string) string {
		n := numbersOf(in)
		var logs [13]int
		logs[n[1]] = n[0]
		return say(wins(logs, n[2]), "Timur", "Marsel")
	}
}

// boxesTrial adds boxes and balls for at most 200 turns; what nobody has won by then
// never ends, since n is at most 42 and each box but the first makes a^b larger.
func boxesTrial() func(in []string) string {
	type position struct{ a, b, n, turns int }
	known := map[position]int{}
	over := func(a, b, n int) bool {
		ways := 1
		for ; b > 0 && ways < n && a > 1; b-- {
			ways *= a
		}
		return ways >= n
	}
	// result is 1 for a win of the mover, -1 for a loss, and 0 for neither.
	var result func(p position) int
	result = func(p position) int {
		if p.turns == 0 {
			return 0
		}
		best, ok := known[p]
		if ok {
			return best
		}
		best = -1
		for _, q := range []position{{p.a + 1, p.b, p.n, p.turns - 1}, {p.a, p.b + 1, p.n, p.turns - 1}} {
			if !over(q.a, q.b, p.n) {
				best = max(best, -result(q))
			}
		}
		known[p] = best
		return best
	}
	return func(in []string) string {
		n := numbersOf(in)
		return []string{"Stas\n", "Missing\n", "Masha\n"}[1+result(position{n[0], n[1], n[2], 200})]
	}
}

// powersTrial chooses from all numbers.
func powersTrial() func(in []string) string {
	known := map[int]bool{}
	var wins func(free, n int) bool
	wins = func(free, n int) (won bool) {
		if won, ok := known[free<<5|n]; ok {
			return won
		}
		for x := 1; x <= n && !won; x++ {
			if free>>x&1 == 0 {
				continue
			}
			left := free &^ (1 << x)
			for p := x; p <= n && x > 1; p *= x {
				left &^= 1 << p
			}
			won = !wins(left, n)
		}
		known[free<<5|n] = won
		return won
	}
	return func(in []string) string {
		n := numbersOf(in)[0]
		return say(wins(1<<(n+1)-2, n), "Vasya", "Petya")
	}
}

// coinageTrial holds what has been ruled out: all sums of multiples.
func coinageTrial() func(in []string) string {
	rule := func(out [21]bool, x int) [21]bool {
		out[x] = true
		for {
			before := out
			for a := range out {
				for b := 2; a+b <= 20; b++ {
					out[a+b] = out[a+b] || out[a] && out[b] && a > 1
				}
			}
			if out == before {
				return out
			}
		}
	}
	known := map[[21]bool]bool{}
	var wins func(out [21]bool) bool
	wins = func(out [21]bool) (won bool) {
		if won, ok := known[out]; ok {
			return won
		}
		for x := 2; x <= 20; x++ {
			won = won || !out[x] && !wins(rule(out, x))
		}
		known[out] = won
		return won
	}
	return func(in []string) string {
		var out [21]bool
		n := numbersOf(in)
		for x := 2; x <= 20; x++ {
			out[x] = true
		}
		for _, x := range n[1 : 1+n[0]] {
			out[x] = false
		}
		moves := ""
		for x := 2; x <= 20; x++ {
			if !out[x] && !wins(rule(out, x)) {
				moves += fmt.Sprint(" ", x)
			}
		}
		return say(moves != "", "The winning moves are:"+moves, "There's no winning move.") + "\n"
	}
}

func digitsTrial() func(in []string) string {
	known := map[string]bool{"": false}
	var wins func(word string) bool
	wins = func(word string) (won bool) {
		if won, ok := known[word]; ok {
			return won
		}
		for i, c := range word {
			for lower := '0'; lower < c && !won; lower++ {
				won = !wins(word[:i] + string(lower) + word[i+1:])
			}
			won = won || c == '0' && !wins(word[:i])
		}
		known[word] = won
		return won
	}
	return func(in []string) string { return say(wins(in[0]), "Yes", "No") }
}

// TestCalendar answers every date from 1900 on.
func TestCalendar(t *testing.T) {
	days := func(y, m int) int {
		if m == 2 && (y%4 == 0 && y%100 != 0 || y%400 == 0) {
			return 29
		}
		return [...]int{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}[m-1]
	}
	won := map[[3]int]bool{{2006, 11, 4}: false}
	// lost reports whether a date is no later than the goal and lost, so that going
	// there wins.
	lost := func(y, m, d int) bool {
		if m > 12 {
			y, m = y+1, 1
		}
		w, ok := won[[3]int{y, m, d}]
		return ok && !w
	}
	var in, want strings.Builder
	count := 0
	for y, m, d := 2006, 11, 4; y >= 1900; {
		if count > 0 {
			next := lost(y, m, d+1) || d == days(y, m) && lost(y, m+1, 1)
			won[[3]int{y, m, d}] = next || lost(y, m+1, d)
		}
		fmt.Fprintln(&in, y, m, d)
		want.WriteString(say(won[[3]int{y, m, d}], "YES", "NO"))
		count++
		if d--; d == 0 {
			if m--; m == 0 {
				y, m = y-1, 12
			}
			d = days(y, m)
		}
	}
	wantAnswer(t, "POJ 1082", fmt.Sprintln(count)+in.String(), want.String())
}

// TestDrawnDates wants dates that are drawn to exist.
func TestDrawnDates(t *testing.T) {
	drawnEach(t, "POJ 1082", judge.Extent{Numbers: 200}, func(in string) {
		if out, err := answer(t, "POJ 1082", in); err != nil || out == "" {
			t.Fatalf("judge POJ 1082 on %q = %q, %v", in, out, err)
		}
	})
}

// TestCoinage compares positions of Sylver coinage with the rule.
func TestCoinage(t *testing.T) {
	want := coinageTrial()
	drawnEach(t, "POJ 1143", judge.Extent{Things: 4, Numbers: 18}, func(in string) {
		wantAnswer(t, "POJ 1143", in, "Test Case #1\n"+want(strings.Fields(in)))
	})
}
