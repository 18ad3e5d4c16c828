package judge_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"grundy/judge"
)

// drawnTrial is a problem whose cases are drawn by its shape and answered by plain
// recursion from its rule, without the catalogue or any theorem.
type drawnTrial struct {
	id     string
	extent judge.Extent
	want   func(t *tokens) string // the answer to the case that t reads
	before string                 // what stands before the number of the case in the answer
}

// drawnCases is how many cases of each problem are compared.
const drawnCases = 10_000

// tokens reads a case word by word.
type tokens struct{ words []string }

func (t *tokens) word() string {
	w := t.words[0]
	t.words = t.words[1:]
	return w
}

func (t *tokens) int() int {
	n, err := strconv.Atoi(t.word())
	if err != nil {
		panic(err)
	}
	return n
}

func (t *tokens) ints(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = t.int()
	}
	return list
}

// counted reads a count and as many numbers.
func (t *tokens) counted() []int { return t.ints(t.int()) }

// array reads a list between brackets.
func (t *tokens) array() (list []int) {
	for part := range strings.SplitSeq(strings.Trim(t.word(), "[]"), ",") {
		n, err := strconv.Atoi(part)
		if err != nil {
			panic(err)
		}
		list = append(list, n)
	}
	return list
}

// runDrawn compares drawn cases of a problem: all in one input, or one by one where an
// input is one case.
func runDrawn(t *testing.T, tr drawnTrial) {
	p, ok := judge.Lookup(tr.id)
	if !ok {
		t.Fatalf("Lookup(%q) finds nothing", tr.id)
	}
	r := rand.New(rand.NewPCG(13, 17))
	cases, ins, wants := make([]judge.Case, drawnCases), make([]string, drawnCases), make([]string, drawnCases)
	for i := range cases {
		cases[i] = drawn(t, p, r, tr.extent)
		ins[i] = string(p.Write(cases[i]))
		words := strings.Fields(ins[i])
		if p.Most() > 1 { // their number comes first
			words = words[1:]
		}
		wants[i] = tr.want(&tokens{words})
	}
	wantDifferent(t, tr.id, ins)
	if p.Most() == 1 {
		for i, in := range ins {
			wantAnswer(t, tr.id, in, wants[i])
		}
		return
	}
	numbered := func(i int, want string) string {
		if tr.before == "" {
			return want
		}
		return fmt.Sprintf("%s%d: %s", tr.before, i+1, want)
	}
	all := make([]string, len(wants))
	for i, w := range wants {
		all[i] = numbered(i, w)
	}
	got, err := answer(t, tr.id, string(p.Write(cases...)))
	if err == nil && got == strings.Join(all, "") {
		return
	}
	for i, in := range ins {
		wantAnswer(t, tr.id, in, numbered(0, wants[i]))
	}
	t.Errorf("judge %s on %d cases: %v", tr.id, len(cases), err)
}

// play decides a game by plain recursion: who cannot move loses, or wins where
// misere is set.
type play struct {
	moves  func(p []int) [][]int
	misere bool
	known  map[string]bool
}

func newPlay(misere bool, moves func(p []int) [][]int) play {
	return play{moves, misere, map[string]bool{}}
}

func (g play) wins(p ...int) bool {
	key := make([]byte, 0, 32)
	for _, n := range p {
		key = append(strconv.AppendInt(key, int64(n), 10), ' ')
	}
	won, ok := g.known[string(key)]
	if ok {
		return won
	}
	moves := g.moves(p)
	won = len(moves) == 0 && g.misere
	for _, q := range moves {
		if won = won || !g.wins(q...); won {
			break
		}
	}
	g.known[string(key)] = won
	return won
}

// onHeaps are the moves that replace one heap by others; heaps are sorted, and empty
// ones left out.
func onHeaps(options func(h int) [][]int) func(p []int) [][]int {
	return func(p []int) (all [][]int) {
		for i, h := range p {
			for _, left := range options(h) {
				all = append(all, stones(slices.Concat(p[:i], left, p[i+1:])))
			}
		}
		return all
	}
}

// stones are the heaps that are not empty, in order.
func stones(p []int) []int {
	p = slices.DeleteFunc(slices.Clone(p), func(h int) bool { return h == 0 })
	slices.Sort(p)
	return p
}

// anyNumber takes any number of stones.
func anyNumber(h int) (out [][]int) {
	for left := range h {
		out = append(out, []int{left})
	}
	return out
}

// anyAndSplit takes any number, and may split what is left.
func anyAndSplit(h int) (out [][]int) {
	for left := range h {
		for a := 0; 2*a <= left; a++ {
			out = append(out, []int{a, left - a})
		}
	}
	return out
}

// onSums wants who wins heaps of which a move replaces one.
func onSums(misere bool, options func(h int) [][]int, first, second string) func(*tokens) string {
	g := newPlay(misere, onHeaps(options))
	return func(t *tokens) string { return say(g.wins(stones(t.counted())...), first, second) }
}

func TestDrawnHeaps(t *testing.T) {
	for _, tr := range slices.Concat(nimTrials(), rowTrials(), splitTrials(), loneTrials(), fixedTrials(), turnTrials()) {
		t.Run(tr.id, func(t *testing.T) { runDrawn(t, tr) })
	}
}

// few is a few heaps of a few stones.
var few = judge.Extent{Things: 3, Numbers: 7}

func nimTrials() []drawnTrial {
	g := newPlay(false, onHeaps(anyNumber))
	// winners are the winning moves: the heap and what is left of it.
	winners := func(heaps []int) (all [][2]int) {
		for i, h := range heaps {
			for left := h - 1; left >= 0; left-- {
				if !g.wins(stones(slices.Concat(heaps[:i], []int{left}, heaps[i+1:]))...) {
					all = append(all, [2]int{i, left})
				}
			}
		}
		return all
	}
	return []drawnTrial{
		{id: "POJ 2234", extent: few, want: onSums(false, anyNumber, "Yes", "No")},
		{id: "UVa 10165", extent: few, want: onSums(false, anyNumber, "Yes", "No")},
		{id: "CSES 1730", extent: few, want: onSums(false, anyNumber, "first", "second")},
		{id: "HDU 1849", extent: few, want: onSums(false, anyNumber, "Rabbit Win!", "Grass Win!")},
		{id: "LeetCode 1908", extent: judge.Extent{Things: 4, Numbers: 6}, want: func(t *tokens) string {
			return say(g.wins(stones(t.array())...), "true", "false")
		}},
		{id: "POJ 2975", extent: few, want: func(t *tokens) string { return fmt.Sprintln(len(winners(t.counted()))) }},
		{id: "Luogu P1247", extent: few, want: func(t *tokens) string {
			heaps := t.counted()
			all := winners(heaps)
			if len(all) == 0 {
				return "lose\n"
			}
			i, left := all[0][0], all[0][1]
			taken := heaps[i] - left
			heaps[i] = left
			return fmt.Sprintf("%d %d\n%s\n", taken, i+1, strings.Trim(fmt.Sprint(heaps), "[]"))
		}},
		{id: "CF 15C", extent: judge.Extent{Things: 1, Numbers: 3}, want: func(t *tokens) string {
			var heaps []int
			for range t.int() {
				x := t.int()
				for m := range t.int() {
					heaps = append(heaps, x+m)
				}
			}
			return say(g.wins(stones(heaps)...), "tolik", "bolik")
		}},
		{id: "HDU 1907", extent: few, want: onSums(true, anyNumber, "John", "Brother")},
		{id: "LightOJ 1253", extent: few, before: "Case ", want: onSums(true, anyNumber, "Alice", "Bob")},
	}
}

// onRows plays on the rows of a matrix, each as long as the first number of the
// position says: a move lowers some cells of one row, each to one of its options.
func onRows(options func(cell int) []int) play {
	return newPlay(false, func(p []int) (all [][]int) {
		n := p[0]
		for from := 1; from < len(p); from += n {
			rows := [][]int{nil}
			for _, cell := range p[from : from+n] {
				var longer [][]int
				for _, row := range rows {
					for _, x := range append(options(cell), cell) {
						longer = append(longer, append(slices.Clone(row), x))
					}
				}
				rows = longer
			}
			for _, row := range rows {
				if !slices.Equal(row, p[from:from+n]) {
					all = append(all, slices.Concat(p[:from], row, p[from+n:]))
				}
			}
		}
		return all
	})
}

func rowTrials() []drawnTrial {
	matrix := func(g play, first, second string) func(*tokens) string {
		return func(t *tokens) string {
			rows, columns := t.int(), t.int()
			return say(g.wins(append([]int{columns}, t.ints(rows*columns)...)...), first, second)
		}
	}
	lower := onRows(func(cell int) (out []int) {
		for x := range cell {
			out = append(out, x)
		}
		return out
	})
	divide := onRows(func(cell int) (out []int) {
		for d := 2; d <= cell; d++ {
			if cell%d == 0 {
				out = append(out, cell/d)
			}
		}
		return out
	})
	return []drawnTrial{
		{id: "LightOJ 1247", extent: judge.Extent{Things: 1, Numbers: 3}, before: "Case ", want: matrix(lower, "Alice", "Bob")},
		{id: "UVa 11859", extent: judge.Extent{Things: 1, Numbers: 14}, before: "Case #", want: matrix(divide, "YES", "NO")},
	}
}

func splitTrials() []drawnTrial {
	half := func(h int) (out [][]int) {
		for k := 1; 2*k <= h; k++ {
			out = append(out, []int{h - k})
		}
		return out
	}
	takeOrSplit := func(h int) (out [][]int) {
		for left := range h {
			out = append(out, []int{left})
		}
		for a := 1; a < h; a++ {
			out = append(out, []int{a, h - a})
		}
		return out
	}
	takeOrThree := func(h int) (out [][]int) {
		for left := range h {
			out = append(out, []int{left})
		}
		for a := 1; a < h; a++ {
			for b := a; a+b < h; b++ {
				out = append(out, []int{a, b, h - a - b})
			}
		}
		return out
	}
	return []drawnTrial{
		{id: "HDU 5795", extent: judge.Extent{Things: 2, Numbers: 8}, want: onSums(false, takeOrThree, "First player wins.", "Second player wins.")},
		{id: "HDU 5011", extent: judge.Extent{Things: 2, Numbers: 5}, want: onSums(false, anyAndSplit, "Win", "Lose")},
		{id: "HDU 2509", extent: judge.Extent{Things: 2, Numbers: 5}, want: onSums(true, anyAndSplit, "Yes", "No")},
		{id: "HDU 3032", extent: judge.Extent{Things: 2, Numbers: 6}, want: onSums(false, takeOrSplit, "Alice", "Bob")},
		{id: "LightOJ 1296", extent: judge.Extent{Things: 2, Numbers: 12}, before: "Case ", want: onSums(false, half, "Alice", "Bob")},
		{id: "UVa 1482", extent: judge.Extent{Things: 2, Numbers: 12}, want: onSums(false, half, "YES", "NO")},
	}
}
