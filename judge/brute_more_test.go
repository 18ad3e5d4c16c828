package judge_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"grundy/catalogue"
	"grundy/game"
)

func otherTrials() []trial {
	return []trial{
		{"POJ 1067", "", wythoffTrial()},
		{"HDU 2516", "0\n", fibonacciTrial()},
		{"HDU 2147", "0 0\n", walkTrial()},
		{"CF 1370C", counted, numberTrial()},
		{"POJ 2311", "", cuttingTrial()},
	}
}

func wythoffTrial() func(r *rand.Rand) (in, want string) {
	const size = 100
	var wins [size][size]bool
	for a := range size {
		for b := range size {
			for k := 1; k <= max(a, b); k++ {
				wins[a][b] = wins[a][b] || k <= a && !wins[a-k][b] || k <= b && !wins[a][b-k] || k <= min(a, b) && !wins[a-k][b-k]
			}
		}
	}
	return func(r *rand.Rand) (in, want string) {
		a, b := r.IntN(size), r.IntN(size)
		return fmt.Sprintln(a, b), say(wins[a][b], "1", "0")
	}
}

func fibonacciTrial() func(r *rand.Rand) (in, want string) {
	const size = 300
	var wins [size][size]bool // a heap and a limit
	for n := range size {
		for limit := 1; limit < size; limit++ {
			k := min(limit, n)
			wins[n][limit] = wins[n][limit-1] || k == limit && !wins[n-k][min(2*k, n-k)]
		}
	}
	return func(r *rand.Rand) (in, want string) {
		n := 2 + r.IntN(size-2)
		return fmt.Sprintln(n), say(wins[n][n-1], "First win", "Second win")
	}
}

func walkTrial() func(r *rand.Rand) (in, want string) {
	const size = 60
	var wins [size + 1][size + 1]bool // rows below, and columns to the left, this one included
	for n := 1; n <= size; n++ {
		for m := 1; m <= size; m++ {
			wins[n][m] = n > 1 && !wins[n-1][m] || m > 1 && !wins[n][m-1] || n > 1 && m > 1 && !wins[n-1][m-1]
		}
	}
	return func(r *rand.Rand) (in, want string) {
		n, m := 1+r.IntN(size), 1+r.IntN(size)
		return fmt.Sprintln(n, m), say(wins[n][m], "Wonderful!", "What a pity!")
	}
}

func numberTrial() func(r *rand.Rand) (in, want string) {
	const size = 5000
	var wins [size + 1]bool
	for n := 2; n <= size; n++ {
		wins[n] = !wins[n-1]
		for d := 3; d <= n; d += 2 {
			wins[n] = wins[n] || n%d == 0 && !wins[n/d]
		}
	}
	return func(r *rand.Rand) (in, want string) {
		n := 1 + r.IntN(size)
		return fmt.Sprintln(n), say(wins[n], "Ashishgup", "FastestFinger")
	}
}

// cuttingTrial cuts sheets of at most 20 cells, and who cuts out 1 x 1 wins.
func cuttingTrial() func(r *rand.Rand) (in, want string) {
	known := map[string]bool{}
	var wins func(sheets [][2]int) bool
	wins = func(sheets [][2]int) (won bool) {
		slices.SortFunc(sheets, func(a, b [2]int) int { return 100*(a[0]-b[0]) + a[1] - b[1] })
		key := fmt.Sprint(sheets)
		if won, ok := known[key]; ok {
			return won
		}
		defer func() { known[key] = won }()
		for i, s := range sheets {
			for side := range s {
				for k := 1; k < s[side]; k++ {
					a, b := s, s
					a[side], b[side] = k, s[side]-k
					if a == [2]int{1, 1} || b == [2]int{1, 1} {
						return true
					}
					if !wins(slices.Concat(sheets[:i], [][2]int{a, b}, sheets[i+1:])) {
						return true
					}
				}
			}
		}
		return false
	}
	return func(r *rand.Rand) (in, want string) {
		w, h := 2+r.IntN(9), 2+r.IntN(9)
		for w*h > 20 {
			w, h = 2+r.IntN(9), 2+r.IntN(9)
		}
		return fmt.Sprintln(w, h), say(wins([][2]int{{w, h}}), "WIN", "LOSE")
	}
}

// TestSheets compares every sheet within the bounds with the mex over the cuts
// that leave sides of 2 or more, the usual program.
func TestSheets(t *testing.T) {
	const size = 60
	var g [size + 1][size + 1]int
	for w := 2; w <= size; w++ {
		for h := 2; h <= size; h++ {
			options := map[int]bool{}
			for i := 2; i <= w-2; i++ {
				options[g[i][h]^g[w-i][h]] = true
			}
			for i := 2; i <= h-2; i++ {
				options[g[w][i]^g[w][h-i]] = true
			}
			for options[g[w][h]] {
				g[w][h]++
			}
			wantAnswer(t, "POJ 2311", fmt.Sprintln(w, h), say(g[w][h] != 0, "WIN", "LOSE"))
		}
	}
}

// TestBeads compares every bead within the bounds with the mex over its proper
// divisors, each taken out of the nim-sum of all.
func TestBeads(t *testing.T) {
	var g [1001]int
	for n := 2; n <= 1000; n++ {
		all, options := 0, map[int]bool{}
		for d := 1; d < n; d++ {
			if n%d == 0 {
				all ^= g[d]
			}
		}
		for d := 1; d < n; d++ {
			if n%d == 0 {
				options[all^g[d]] = true
			}
		}
		for options[g[n]] {
			g[n]++
		}
		wantAnswer(t, "AcWing 235", fmt.Sprintf("1\n%d\n", n), say(g[n] != 0, "freda", "rainbow"))
	}
}

// TestWords compares bash and powers of two on machine words with the positions
// of the catalogue, near 0 and near the largest word.
func TestWords(t *testing.T) {
	near := []uint64{0, 1, 2, 3, 4, 5, 1 << 32, 1<<63 - 1, 1 << 63, 1<<64 - 3, 1<<64 - 2, 1<<64 - 1}
	for _, n := range near {
		p, err := catalogue.Subtract.Bind([]game.Arg{{Value: new(big.Int).SetUint64(n)}, {Name: "take", Value: "powers_of_2"}})
		if err != nil {
			t.Fatal(err)
		}
		value, _ := p.(game.Valuer).Value()
		if got, want := catalogue.PowersOutcome(n), game.Won(value.Nimber.Sign() > 0); got != want {
			t.Errorf("PowersOutcome(%d) = %v, want %v", n, got, want)
		}
		for _, m := range near[1:] {
			p, err := catalogue.Bash.Bind([]game.Arg{
				{Value: new(big.Int).SetUint64(n)}, {Name: "max", Value: new(big.Int).SetUint64(m)}, {Name: "overshoot", Value: true},
			})
			if err != nil {
				t.Fatal(err)
			}
			value, _ := p.(game.Valuer).Value()
			moves, _ := p.(game.Chooser).MovesTo(new(big.Int))
			want := game.Won(value.Nimber.Sign() > 0)
			if got := catalogue.BashOutcome(n, m); got != want {
				t.Errorf("BashOutcome(%d, %d) = %v, want %v", n, m, got, want)
			}
			least, most, ok := catalogue.BashBids(n, m)
			count := new(big.Int)
			if ok {
				count.SetUint64(most-least).Add(count, big.NewInt(1))
			}
			if count.Cmp(moves.Count) != 0 || game.Won(ok) != want {
				t.Errorf("BashBids(%d, %d) = %d, %d, %v, want %v bids", n, m, least, most, ok, moves.Count)
			}
		}
	}
}
