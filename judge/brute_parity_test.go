package judge_test

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"grundy/judge"
)

func TestBruteParity(t *testing.T) {
	runWords(t, []wordsTrial{
		{"CF 197A", "", judge.Extent{Numbers: 30}, platesTrial},
		{"CF 276B", "", judge.Extent{Things: 7}, palindromeTrial()},
		{"CF 841B", "", judge.Extent{Things: 7, Numbers: 3}, stretchTrial(func(in []string) (row string) {
			for _, n := range numbersOf(in[1:]) {
				row += fmt.Sprint(n % 2)
			}
			return row
		}, "First", "Second")},
		{"LeetCode 3227", "", judge.Extent{Things: 8}, stretchTrial(func(in []string) (row string) {
			for _, c := range strings.Trim(in[0], `"`) {
				row += fmt.Sprint(strings.Count("aeiou", string(c)))
			}
			return row
		}, "true", "false")},
		{"LeetCode 3360", "", judge.Extent{Numbers: 49}, dwindlingTrial},
		{"LeetCode 2029", "", judge.Extent{Things: 9, Numbers: 8}, thirdsTrial()},
	})
}

// platesTrial only asks whether a plate fits; what follows is the mirror image. The game
// itself has no end of positions.
func platesTrial(in []string) string {
	n := numbersOf(in)
	return say(2*n[2] <= n[0] && 2*n[2] <= n[1], "First", "Second")
}

func palindromeTrial() func(in []string) string {
	known := map[string]bool{}
	// palindrome puts equal letters at both ends.
	var palindrome func(letters string) bool
	palindrome = func(letters string) bool {
		if len(letters) <= 1 {
			return true
		}
		for i := range letters {
			for j := range i {
				if letters[i] == letters[j] {
					return palindrome(letters[:j] + letters[j+1:i] + letters[i+1:])
				}
			}
		}
		return false
	}
	var wins func(letters string) bool
	wins = func(letters string) (won bool) {
		if won, ok := known[letters]; ok {
			return won
		}
		won = palindrome(letters)
		for i := 0; i < len(letters) && !won; i++ {
			won = !wins(letters[:i] + letters[i+1:])
		}
		known[letters] = won
		return won
	}
	return func(in []string) string { return say(wins(in[0]), "First", "Second") }
}

// stretchTrial removes stretches of a row of 0s and 1s, with an odd sum or an even one.
func stretchTrial(row func(in []string) string, yes, no string) func(in []string) string {
	type position struct {
		row    string
		parity int
	}
	known := map[position]bool{}
	var wins func(p position) bool
	wins = func(p position) (won bool) {
		if won, ok := known[p]; ok {
			return won
		}
		for i := range p.row {
			for j := i + 1; j <= len(p.row) && !won; j++ {
				if strings.Count(p.row[i:j], "1")%2 == p.parity {
					won = !wins(position{p.row[:i] + p.row[j:], 1 - p.parity})
				}
			}
		}
		known[p] = won
		return won
	}
	return func(in []string) string { return say(wins(position{row(in), 1}), yes, no) }
}

func dwindlingTrial(in []string) string {
	var wins func(n, take int) bool
	wins = func(n, take int) bool { return n >= take && !wins(n-take, take-1) }
	return say(wins(numbersOf(in)[0], 10), "true", "false")
}

// thirdsTrial removes stones, and knows who began.
func thirdsTrial() func(in []string) string {
	known := map[string]bool{}
	// first reports whether the first player wins when sum has been removed.
	var first func(stones []int, sum int, turn bool) bool
	first = func(stones []int, sum int, turn bool) bool {
		if len(stones) == 0 {
			return false
		}
		key := fmt.Sprint(stones, sum%3, turn)
		if won, ok := known[key]; ok {
			return won
		}
		won := !turn
		for i, n := range stones {
			after := !turn // who makes a multiple of 3 has lost
			if (sum+n)%3 != 0 {
				after = first(slices.Concat(stones[:i], stones[i+1:]), sum+n, !turn)
			}
			if after == turn {
				won = turn
			}
		}
		known[key] = won
		return won
	}
	return func(in []string) string {
		stones := numbersOf(strings.Split(strings.Trim(in[0], "[]"), ","))
		for i := range stones {
			stones[i] %= 3
		}
		slices.Sort(stones)
		return say(first(stones, 0, true), "true", "false")
	}
}

func TestBruteMerging(t *testing.T) {
	runWords(t, []wordsTrial{
		{"UVa 1500", "Case #", judge.Extent{Things: 4, Numbers: 4}, mergingTrial()},
		{"Luogu P4101", "", judge.Extent{Numbers: 17}, cappedTrial()},
		{"Luogu P2148", "", judge.Extent{Things: 3, Numbers: 9}, divideTrial()},
		{"Luogu P8901", "", judge.Extent{Things: 2, Numbers: 13}, roomsTrial()},
	})
}

// replacing decides games of heaps in which a move replaces some by others.
type replacing struct {
	moves func(heaps []int) [][]int
	known map[string]bool
}

func (g replacing) win(heaps []int) (won bool) {
	key := fmt.Sprint(heaps)
	if won, ok := g.known[key]; ok {
		return won
	}
	for _, next := range g.moves(heaps) {
		won = won || !g.win(next)
	}
	g.known[key] = won
	return won
}

// merged lists what two of the heaps merged give, at most limit.
func merged(heaps []int, limit int) (next [][]int) {
	for i := range heaps {
		for j := range i {
			if heaps[i]+heaps[j] <= limit {
				next = append(next, slices.Sorted(slices.Values(slices.Concat(heaps[:j], heaps[j+1:i], heaps[i+1:], []int{heaps[i] + heaps[j]}))))
			}
		}
	}
	return next
}

func mergingTrial() func(in []string) string {
	g := replacing{known: map[string]bool{}, moves: func(heaps []int) [][]int {
		next := merged(heaps, 1000)
		for i, h := range heaps {
			left := slices.Concat(heaps[:i], heaps[i+1:])
			if h > 1 {
				left = append(left, h-1)
			}
			next = append(next, slices.Sorted(slices.Values(left)))
		}
		return next
	}}
	return func(in []string) string {
		return say(g.win(slices.Sorted(slices.Values(numbersOf(in[1:])))), "Alice", "Bob")
	}
}

func cappedTrial() func(in []string) string {
	games := map[int]replacing{}
	return func(in []string) string {
		n := numbersOf(in)
		if _, ok := games[n[1]]; !ok {
			games[n[1]] = replacing{known: map[string]bool{}, moves: func(heaps []int) [][]int { return merged(heaps, n[1]) }}
		}
		return say(games[n[1]].win(slices.Repeat([]int{1}, n[0])), "0", "1")
	}
}

// divideTrial decides pairs of heaps together.
func divideTrial() func(in []string) string {
	g := replacing{known: map[string]bool{}, moves: func(heaps []int) (next [][]int) {
		for i, h := range heaps {
			for part := 1; part < h; part++ {
				left := slices.Clone(heaps)
				left[i], left[i^1] = part, h-part
				next = append(next, left)
			}
		}
		return next
	}}
	return func(in []string) string { return say(g.win(numbersOf(in[1:])), "YES", "NO") }
}

// roomsTrial goes from room to room; turns are counted.
func roomsTrial() func(in []string) string {
	prime := func(n int) bool {
		for d := 2; d < n; d++ {
			if n%d == 0 {
				return false
			}
		}
		return true // 1 may be taken too
	}
	known := map[string]bool{}
	var wins func(rooms []int, turn int) bool
	wins = func(rooms []int, turn int) (won bool) {
		turn %= 2 * len(rooms)
		key := fmt.Sprint(rooms, turn)
		if won, ok := known[key]; ok {
			return won
		}
		for take := 1; take <= rooms[turn/2] && !won; take++ {
			if prime(take) {
				left := slices.Clone(rooms)
				left[turn/2] -= take
				won = !wins(left, turn+1)
			}
		}
		known[key] = won
		return won
	}
	return func(in []string) string { return say(wins(numbersOf(in[1:]), 0), "Farmer John", "Farmer Nhoj") }
}

func TestBruteCounting(t *testing.T) {
	nim := newSums(func(h int) (out [][]int) {
		for left := range h {
			out = append(out, []int{left})
		}
		return out
	})
	runWords(t, []wordsTrial{
		{"CF 662A", "", judge.Extent{Things: 3, Numbers: 7}, func(in []string) string {
			n := numbersOf(in)[1:]
			wins, all := int64(0), int64(1)<<(len(n)/2)
			for coins := range all {
				heaps := make([]int, len(n)/2)
				for i := range heaps {
					heaps[i] = n[2*i+int(coins>>i&1)]
				}
				if nim.win(heaps...) {
					wins++
				}
			}
			return big.NewRat(wins, all).String() + "\n"
		}},
		{"Luogu P5970", "", judge.Extent{Things: 4, Numbers: 4}, func(in []string) string {
			n := numbersOf(in)
			count, d, heaps := 0, n[1], n[2:]
			for gone := range 1<<len(heaps) - 1 {
				var left []int
				for i, h := range heaps {
					if gone>>i&1 == 0 {
						left = append(left, h)
					}
				}
				if (len(heaps)-len(left))%d == 0 && !nim.win(left...) {
					count++
				}
			}
			return fmt.Sprintln(count)
		}},
		{"Luogu P5675", "", judge.Extent{Things: 3, Numbers: 6}, func(in []string) string {
			heaps := numbersOf(in)[1:]
			count := 0
			for chosen := range 1 << len(heaps) {
				for first, h := range heaps {
					if chosen>>first&1 == 0 {
						continue
					}
					var others []int
					for i, o := range heaps {
						if i != first && chosen>>i&1 == 1 {
							others = append(others, o)
						}
					}
					won := false
					for left := range h {
						won = won || !nim.win(append([]int{left}, others...)...)
					}
					if !won {
						count++
					}
				}
			}
			return fmt.Sprintln(count)
		}},
	})
}
