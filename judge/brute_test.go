package judge_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"grundy/judge"
)

// trial makes small random cases of a problem and answers them by plain
// recursion from its rule, without the catalogue or any theorem.
type trial struct {
	id  string
	end string // what ends the input
	one func(r *rand.Rand) (in, want string)
}

// counted is the end of inputs that begin with the number of cases.
const counted = "counted"

func TestBrute(t *testing.T) {
	for _, tr := range trials() {
		t.Run(tr.id, func(t *testing.T) {
			r := rand.New(rand.NewPCG(7, 11))
			ins, wants := make([]string, drawnCases), make([]string, drawnCases)
			for i := range ins {
				ins[i], wants[i] = tr.one(r)
			}
			wantDifferent(t, tr.id, ins)
			got, err := answer(t, tr.id, tr.input(ins...))
			if err == nil && got == strings.Join(wants, "") {
				return
			}
			for i, in := range ins {
				wantAnswer(t, tr.id, tr.input(in), wants[i])
			}
			t.Errorf("judge %s on %d cases: %v", tr.id, drawnCases, err)
		})
	}
}

// TestEveryBrute wants every problem to be named in a file of tests from the definition.
func TestEveryBrute(t *testing.T) {
	files, err := filepath.Glob("brute_*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, name := range append(files, "brute_test.go", "nim_product_test.go") {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	for _, p := range judge.All() {
		if !strings.Contains(all.String(), strconv.Quote(p.ID)) {
			t.Errorf("%s is compared with no brute force", p.ID)
		}
	}
}

func (tr trial) input(cases ...string) string {
	if tr.end == counted {
		return fmt.Sprintln(len(cases)) + strings.Join(cases, "")
	}
	return strings.Join(cases, "") + tr.end
}

func trials() []trial {
	return slices.Concat(heapTrials(), bashTrials(), otherTrials())
}

// say is the line for the winner.
func say(first bool, yes, no string) string {
	if first {
		return yes + "\n"
	}
	return no + "\n"
}

// sums decides sums of heaps where a move replaces one heap by others, and who
// cannot move loses.
type sums struct {
	options func(heap int) [][]int
	known   map[string]bool
}

func newSums(options func(heap int) [][]int) sums { return sums{options, map[string]bool{}} }

func (s sums) win(heaps ...int) bool {
	heaps = slices.DeleteFunc(slices.Sorted(slices.Values(heaps)), func(h int) bool { return h == 0 })
	key := fmt.Sprint(heaps)
	won, ok := s.known[key]
	if ok {
		return won
	}
	for i, h := range heaps {
		for _, left := range s.options(h) {
			if !won {
				won = !s.win(slices.Concat(heaps[:i], left, heaps[i+1:])...)
			}
		}
	}
	s.known[key] = won
	return won
}

// line writes numbers with blanks between them, after their count.
func line(numbers []int) string {
	return fmt.Sprintln(len(numbers)) + strings.Trim(fmt.Sprint(numbers), "[]") + "\n"
}

func randomHeaps(r *rand.Rand, count, least, most int) []int {
	heaps := make([]int, 1+r.IntN(count))
	for i := range heaps {
		heaps[i] = least + r.IntN(most-least+1)
	}
	return heaps
}

func heapTrials() []trial {
	nim := newSums(func(h int) (out [][]int) {
		for left := range h {
			out = append(out, []int{left})
		}
		return out
	})
	// winners are the winning moves, as "from to".
	winners := func(heaps []int) (moves []string) {
		for i, h := range heaps {
			for left := h - 1; left >= 0; left-- {
				if !nim.win(slices.Concat(heaps[:i], []int{left}, heaps[i+1:])...) {
					moves = append(moves, fmt.Sprintln(h, left))
				}
			}
		}
		return moves
	}
	return []trial{
		{"HDU 1850", "0\n", func(r *rand.Rand) (in, want string) {
			heaps := randomHeaps(r, 5, 1, 9)
			return line(heaps), fmt.Sprintln(len(winners(heaps)))
		}},
		{"HDU 2176", "0\n", func(r *rand.Rand) (in, want string) {
			heaps := randomHeaps(r, 5, 1, 9)
			moves := winners(heaps)
			return line(heaps), say(len(moves) > 0, "Yes", "No") + strings.Join(moves, "")
		}},
		{"Luogu P2197", counted, func(r *rand.Rand) (in, want string) {
			heaps := randomHeaps(r, 5, 0, 9)
			return line(heaps), say(nim.win(heaps...), "Yes", "No")
		}},
		{"HDU 1536", "0\n", setTrial()},
		{"AcWing 235", "", beadTrial()},
	}
}

// setTrial plays S-Nim with sets below 8.
func setTrial() func(r *rand.Rand) (in, want string) {
	games := map[string]sums{}
	return func(r *rand.Rand) (in, want string) {
		set := randomHeaps(r, 4, 1, 7)
		key := fmt.Sprint(set)
		if _, ok := games[key]; !ok {
			games[key] = newSums(func(h int) (out [][]int) {
				for _, s := range set {
					if s <= h {
						out = append(out, []int{h - s})
					}
				}
				return out
			})
		}
		positions := 1 + r.IntN(4)
		in = strings.Replace(line(set), "\n", " ", 1) + fmt.Sprintln(positions)
		for range positions {
			heaps := randomHeaps(r, 3, 0, 11)
			in += strings.Replace(line(heaps), "\n", " ", 1)
			want += strings.TrimSpace(say(games[key].win(heaps...), "W", "L"))
		}
		return in, want + "\n"
	}
}

// beadTrial plays the magic beads.
func beadTrial() func(r *rand.Rand) (in, want string) {
	beads := newSums(func(h int) (out [][]int) {
		var proper []int
		for d := 1; d < h; d++ {
			if h%d == 0 {
				proper = append(proper, d)
			}
		}
		for i := range proper {
			out = append(out, slices.Concat(proper[:i], proper[i+1:]))
		}
		return out
	})
	return func(r *rand.Rand) (in, want string) {
		heaps := randomHeaps(r, 3, 1, 16)
		return line(heaps), say(beads.win(heaps...), "freda", "rainbow")
	}
}

func bashTrials() []trial {
	// won[m][n] for a heap of n when a move takes 1 to m.
	var won [41][201]bool
	for m := range won {
		for n := range won[m] {
			for k := 1; k <= min(m, n); k++ {
				won[m][n] = won[m][n] || !won[m][n-k]
			}
		}
	}
	pair := func(yes, no string) func(r *rand.Rand) (in, want string) {
		return func(r *rand.Rand) (in, want string) {
			n, m := 1+r.IntN(200), 1+r.IntN(40)
			return fmt.Sprintln(n, m), say(won[m][n], yes, no)
		}
	}
	return []trial{
		{"HDU 1846", counted, pair("first", "second")},
		{"HDU 2188", counted, pair("Grass", "Rabbit")},
		{"HDU 2149", "", saleTrial},
		{"HDU 1847", "", cardTrial()},
	}
}

// saleTrial follows the price.
func saleTrial(r *rand.Rand) (in, want string) {
	m, n := 1+r.IntN(60), 1+r.IntN(30)
	// wins[p] when the player to bid at price p wins.
	wins := make([]bool, m)
	raise := func(p, k int) bool { return p+k >= m || !wins[p+k] }
	for p := m - 1; p >= 0; p-- {
		for k := 1; k <= n; k++ {
			wins[p] = wins[p] || raise(p, k)
		}
	}
	var bids []string
	for k := 1; k <= n; k++ {
		if raise(0, k) {
			bids = append(bids, fmt.Sprint(k))
		}
	}
	return fmt.Sprintln(m, n), say(len(bids) > 0, strings.Join(bids, " "), "none")
}

// cardTrial takes powers of two from all heaps within the bounds.
func cardTrial() func(r *rand.Rand) (in, want string) {
	var wins [1001]bool
	for n := range wins {
		for k := 1; k <= n; k *= 2 {
			wins[n] = wins[n] || !wins[n-k]
		}
	}
	return func(r *rand.Rand) (in, want string) {
		n := 1 + r.IntN(1000)
		return fmt.Sprintln(n), say(wins[n], "Kiki", "Cici")
	}
}
