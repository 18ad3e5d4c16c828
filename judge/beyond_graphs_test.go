package judge_test

import (
	"fmt"
	"strings"
	"testing"

	"grundy/game"
	"grundy/judge"
)

// lines is the text of do for 1 to n.
func lines(n int, do func(i int) string) string {
	var b strings.Builder
	for i := 1; i <= n; i++ {
		b.WriteString(do(i))
	}
	return b.String()
}

// TestLargest answers the largest cases of the statements, and numbers beyond them,
// where there is another way to know the answer.
func TestLargest(t *testing.T) {
	const n = 100_000
	path := lines(n-1, func(i int) string { return fmt.Sprintln(i, i+1) })
	star := lines(n-1, func(i int) string { return fmt.Sprintln(1, i+1) })
	twins := lines(n/2, func(i int) string { return fmt.Sprintln(i, i+1) }) + fmt.Sprintln(1, n/2+2) +
		lines(n/2-1, func(i int) string { return fmt.Sprintln(n/2+1+i, n/2+2+i) })
	all := func(colour string) string { return fmt.Sprintln(strings.Repeat(colour+" ", n)) }
	full := lines(1000, func(i int) string {
		return fmt.Sprint(1000-i) + lines(1000-i, func(j int) string { return fmt.Sprint(" ", i-1+j) }) + "\n"
	})
	tests := []struct{ id, in, want, source string }{
		{"AtCoder agc017_d", fmt.Sprintln(n) + path, "Alice\n", "one edge is left by no cut, so cut the lowest"},
		{"AtCoder agc017_d", fmt.Sprintln(n) + star, "Alice\n", "an odd number of edges, of which each move cuts one"},
		{"AtCoder agc017_d", fmt.Sprintln(n+1) + twins, "Bob\n", "two equal stalks"},
		{"SPOJ COT3", fmt.Sprintln(n) + all("0") + path, "100000\n", "paint all; otherwise the opponent can"},
		{"SPOJ COT3", fmt.Sprintln(n) + all("1") + path, "-1\n", "no vertex is white"},
		{"SPOJ COT3", fmt.Sprintln(n) + all("0") + star, lines(n-1, func(i int) string { return fmt.Sprintln(i + 1) }), "single vertices are left, an even number of them"},
		{"AtCoder agc002_e", fmt.Sprintln(n) + all("1"), "First\n", "to eat one of each is to lose, so piles are eaten by turns"},
		{"AtCoder agc002_e", fmt.Sprintln(n-1) + strings.Repeat("1 ", n-1), "Second\n", "the same"},
		{"AtCoder agc002_e", "1\n18446744073709551615\n", "Second\n", "to eat the pile is to lose, so candies are eaten by turns"},
		{"AtCoder agc002_e", "1\n18446744073709551614\n", "First\n", "the same"},
		{"CSES 2207", "4\n1222\n1223\n999987\n0\n", "second\nfirst\nfirst\nsecond\n", "the answers of the judge; an empty heap has no move"},
		{"HDU 5299", "2\n20000\n" + lines(20_000, func(i int) string { return fmt.Sprintln(0, 0, i) }) +
			"20000\n" + lines(20_000, func(i int) string { return fmt.Sprintln(3*(i%200), 3*(i/200), 1) }),
			"Alice\nBob\n", "remove the outermost; an even number of circles side by side"},
		{"HDU 5299", "1\n2\n-536870912 536870912 536870912\n536870912 -536870912 536870912\n", "Bob\n", "two circles side by side"},
		{"HDU 1524", "1000\n" + full + "3 998 997 996\n3 998 997 995\n2 0 999\n0\n", "LOSE\nWIN\nWIN\n", "a token at v is a heap of 999 - v of Nim"},
		{"CF 1149E", "200000 0\n" + lines(200_000, func(i int) string { return fmt.Sprintln((i + 1) / 2) }), "LOSE\n", "heaps of Nim, each twice"},
		{"LightOJ 1355", "1\n3\n0 1 18446744073709551615\n1 2 18446744073709551614\n", "Case 1: Emily\n", "an odd number of units on a position of nimber 0"},
		{"UVa 12469", "1\n2\n12200160415121876738\n12200160415121876739\n0\n", "Roberto\nRoberto\nRoberto\nAlicia\n", "1 cannot be taken in part; the 93rd Fibonacci number"},
		{"POJ 3710", "1\n3 6\n1 2\n1 2\n2 3\n2 3\n3 3\n1 1\n", "Harry\n", "double edges, and two loops"},
		{"LightOJ 1344", "1\n2\n3 1 2 18446744073709551615\n1 1\n", "Case 1: Aladdin\n(1 2)\n", "1 and 1 are left"},
	}
	for _, tt := range tests {
		if got, err := answer(t, tt.id, tt.in); err != nil || got != tt.want {
			t.Errorf("judge %s on %q = %q, %v, want %q: %s", tt.id, game.Short(tt.in), game.Short(got), err, game.Short(tt.want), tt.source)
		}
	}
}

// TestLaps wants the walk that goes around an odd cycle and on, the only way to win: the
// cycle has n-1 vertices, and the way out is at its last but one.
func TestLaps(t *testing.T) {
	const n = 100_000
	p, _ := judge.Lookup("CF 936B")
	in := fmt.Sprintln(n, n) + lines(n-3, func(i int) string { return fmt.Sprintln(1, i+1) }) + fmt.Sprintf("2 %d %d\n1 1\n0\n1\n", n-1, n)
	out, err := answer(t, p.ID, in)
	if err != nil {
		t.Fatal(err)
	}
	all, err := p.Parse([]byte(in))
	if err != nil {
		t.Fatal(err)
	}
	if _, wrong := p.Accept(t.Context(), all[0], out, out); wrong != nil || len(strings.Fields(out)) != 1+(n-1)+(n-1) {
		t.Errorf("judge CF 936B on laps = %s, of %d words: %v", game.Short(out), len(strings.Fields(out)), wrong)
	}
}

// TestRefusedGraphs wants the sentence about what is no case.
func TestRefusedGraphs(t *testing.T) {
	tests := []struct{ id, in, want string }{
		{"HDU 1524", "2\n1 1\n1 0\n1 0\n0\n", "line 5: the graph has a cycle"},
		{"HDU 1524", "1\n1 0\n1 0\n0\n", "line 4: the graph has a cycle"},
		{"HDU 1524", "2\n1 2\n0\n1 0\n0\n", "line 2: 2 is no vertex; they are 0 to 1"},
		{"HDU 1524", "2\n1 1\n0\n1 18446744073709551615\n0\n", "line 4: 18446744073709551615 is no vertex; they are 0 to 1"},
		{"UVa 11927", "2 1\n0 2\n1\n1\n0 0\n", "line 2: 2 is no vertex; they are 0 to 1"},
		{"POJ 2599", "3 4\n1 2\n2 3\n", "line 1: 4 is no vertex; they are 1 to 3"},
		{"POJ 2599", "3 1\n1 2\n2 1\n", "line 3: the edges are no tree"},
		{"AtCoder agc017_d", "3\n1 2\n0 3\n", "line 3: 0 is no vertex; they are 1 to 3"},
		{"AtCoder agc017_d", "3\n1 2\n3 3\n", "line 3: the edges are no tree"},
		{"CF 936B", "2 2\n1 2\n0\n1\n", "line 4: the number of edges is 1, not 2 as announced"},
		{"CF 936B", "2 1\n1 3\n0\n1\n", "line 2: 3 is no vertex; they are 1 to 2"},
		{"CF 1149E", "2 2\n1 1\n1 2\n2 1\n", "line 4: the graph has a cycle"},
		{"POJ 3710", "1\n18446744073709551615 0\n", "line 2: a list of more than 16777216 numbers, the limit"},
		{"LightOJ 1355", "1\n2\n0 1 0\n", "line 3: 0 is too small; numbers here are at least 1"},
		{"HDU 5299", "1\n2\n0 0 2\n3 0 1\n", "line 4: circles 1 and 2 meet"},
		{"HDU 5299", "1\n3\n0 0 5\n1 0 4\n20 0 3\n", "line 5: circles 1 and 2 meet"},
		{"HDU 5299", "1\n3\n0 0 1\n1 1 1\n20 0 3\n", "line 5: circles 1 and 2 meet"},
		{"HDU 5299", "1\n2\n0 0 2\n0 0 2\n", "line 4: circles 1 and 2 meet"},
		{"HDU 5299", "1\n1\n0 600000000 2\n", "line 3: 600000000 is beyond ±536870912, as far as circles are answered"},
		{"HDU 5299", "1\n1\n0 0 0\n", "line 3: 0 is too small; numbers here are at least 1"},
		{"HDU 5299", "1\n1\n0 0 18446744073709551615\n", "line 3: a radius of 18446744073709551615 is more than 536870912, the limit"},
		{"HDU 1524", "0\n1 0\n0\n", "line 1: 0 is too small; numbers here are at least 1"},
		{"AtCoder agc017_d", "0\n", "line 1: 0 is too small; numbers here are at least 1"},
		{"HDU 3590", "1\n3\n2 3\n3 2\n", "line 4: the edges are no tree"},
		{"HDU 3590", "2\n3\n1 2\n1 2\n2\n1 2\n", "line 4: the edges are no tree"},
		{"POJ 3710", "2\n2 1\n1 2\n3 1\n1 2\n", "line 4: the graph is not connected"},
		{"SPOJ COT3", "2\n0 2\n1 2\n", "line 2: 2 is no colour; white is 0 and black is 1"},
		{"CSES 2207", "1\n100000000\n", "line 2: this needs more than 10000000 positions, the limit"},
		{"LightOJ 1344", "1\n1\n3000" + strings.Repeat(" 1", 3000) + "\n", "line 3: a list of more than 2048 numbers, the limit"},
		{"Luogu P3185", "1\n300\n" + strings.Repeat("1 ", 300), "line 3: a list of more than 256 numbers, the limit"},
	}
	for _, tt := range tests {
		_, err := answer(t, tt.id, tt.in)
		if err == nil || !strings.HasPrefix(game.AsError(err).Error(), tt.want) {
			t.Errorf("judge %s on %q: %v, want %s", tt.id, game.Short(tt.in), err, tt.want)
		}
	}
}

// TestFixedLimit wants a limit that nobody can raise to be said without the advice to.
func TestFixedLimit(t *testing.T) {
	_, err := answer(t, "CSES 2207", "1\n100000000\n")
	for l, want := range map[game.Lang]string{game.En: "line 2: this needs more than 10000000 positions, the limit", game.Zh: "第 2 行：需要计算的局面超过上限 10000000 个"} {
		if got := game.AsError(err).In(l); got != want {
			t.Errorf("judge CSES 2207 on 10^8, language %d: %q, want %q", l, got, want)
		}
	}
}

// TestMeeting compares circles that may meet, three at a time, with the definition:
// they are refused exactly when two meet.
func TestMeeting(t *testing.T) {
	circle := func(code int) [3]int { return [3]int{code % 5, code / 5 % 3, 1 + code/15} }
	const codes = 45
	meet := func(a, b [3]int) bool {
		dx, dy := a[0]-b[0], a[1]-b[1]
		d, sum, rest := dx*dx+dy*dy, a[2]+b[2], a[2]-b[2]
		return rest*rest <= d && d <= sum*sum
	}
	for code := range codes * codes * codes {
		a, b, c := circle(code%codes), circle(code/codes%codes), circle(code/codes/codes)
		if code%7 != 0 { // enough of them
			continue
		}
		in := fmt.Sprintln(1, 3, a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2])
		_, err := answer(t, "HDU 5299", in)
		if want := meet(a, b) || meet(a, c) || meet(b, c); (err != nil) != want {
			t.Fatalf("judge HDU 5299 on %q: %v, want it refused: %v", in, err, want)
		}
	}
}

// TestAccept wants other right answers accepted, and wrong ones refused in words.
func TestAccept(t *testing.T) {
	const walks = "5 6\n2 2 3\n2 4 5\n1 4\n1 5\n0\n1\n"
	const taxes = "4 2\n2 1 1 5\n1 2\n3 4\n"
	tests := []struct{ id, in, out, want string }{
		{"CF 936B", walks, "Win\n1 3 4 5", ""},
		{"CF 936B", walks, "Win 1 2 5", "the walk has an even number of moves"},
		{"CF 936B", walks, "Win 1 5", "no edge leads from 1 to 5"},
		{"CF 936B", walks, "Win 1 2", "an edge leads on from the last vertex, 2"},
		{"CF 936B", walks, "Win 2 5", "the walk does not begin at vertex 1"},
		{"CF 936B", walks, "Win", "the walk does not begin at vertex 1"},
		{"CF 936B", walks, "Draw", `the answer begins with "Draw" instead of "Win"`},
		{"CF 936B", walks, "", `the answer begins with "" instead of "Win"`},
		{"CF 936B", "2 2\n1 2\n1 1\n1\n", "Draw 1 2", "the length of the list that follows is 2 instead of 0"},
		{"CF 1149E", taxes, "WIN\n1 5 1 5\n", ""},
		{"CF 1149E", taxes, "WIN\n1 5 1", "the length of the list that follows is 3 instead of 4"},
		{"CF 1149E", taxes, "WIN\n1 4 1 5", "the position after this move is not lost"},
		{"CF 1149E", taxes, "WIN\n1 5 1 x", `"x" is not a number`},
		{"CF 1149E", taxes, "WIN\n2 1 1 5", "this is no move"},
		{"CF 1149E", taxes, "WIN\n1 1 1 1", "this is no move"},
		{"CF 1149E", "3 0\n2 3 1\n", "LOSE", ""},
		{"CF 1149E", "3 0\n2 2 2\n", "WIN\n2 0 2", ""},
	}
	for _, tt := range tests {
		p, _ := judge.Lookup(tt.id)
		all, err := p.Parse([]byte(tt.in))
		if err != nil {
			t.Fatal(err)
		}
		ours, err := answer(t, tt.id, tt.in)
		if err != nil {
			t.Fatal(err)
		}
		known, wrong := p.Accept(t.Context(), all[0], ours, tt.out)
		got := ""
		if wrong != nil {
			got = game.AsError(wrong).Error()
		}
		if !known || got != tt.want {
			t.Errorf("Accept(%q, %q) of %s = %v, %q, want %q", tt.in, tt.out, tt.id, known, got, tt.want)
		}
	}
	p, _ := judge.Lookup("HDU 1850")
	all, _ := p.Parse([]byte("1\n1\n0\n"))
	if known, wrong := p.Accept(t.Context(), all[0], "1", "1"); known || wrong != nil {
		t.Errorf("Accept of HDU 1850 = %v, %v, want it unknown", known, wrong)
	}
}
