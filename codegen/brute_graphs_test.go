package codegen

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"grundy/game"
	"grundy/internal/oracle"
)

// long is how deep trees and graphs go, where a recursion would run out of stack.
const long = 200_000

// hackenbushDeep are a vertex alone, a path, which is a heap, and two equal paths from
// the root, which cancel.
func hackenbushDeep(*rand.Rand) []exchange {
	var in strings.Builder
	fmt.Fprintln(&in, 1)
	fmt.Fprintln(&in, long)
	for v := 1; v < long; v++ {
		fmt.Fprintln(&in, v+1, v)
	}
	fmt.Fprintln(&in, long+1)
	fmt.Fprintln(&in, "1 2\n1 3")
	for v := 4; v <= long+1; v++ {
		fmt.Fprintln(&in, v-2, v)
	}
	return []exchange{{in.String(), "Bob\nAlice\nBob\n"}}
}

// graphDeep is a path, where whoever is an odd number of steps from its end wins.
func graphDeep(*rand.Rand) []exchange {
	var in strings.Builder
	fmt.Fprintln(&in, long)
	for v := 1; v < long; v++ {
		fmt.Fprintln(&in, 1, v)
	}
	fmt.Fprintln(&in, "0\n1 0\n1 1\n2 0 1\n2 0 2\n0")
	return []exchange{{in.String(), "WIN\nLOSE\nWIN\nLOSE\n"}}
}

// loopyAll are random graphs, solved by the oracle from the definition, and a deep
// path that ends in a cycle of two, from which nobody needs to leave.
func loopyAll(r *rand.Rand) []exchange {
	var in, out strings.Builder
	letters := map[game.Outcome]string{game.N: "W", game.P: "L", game.D: "D"}
	for range drawn / 2 {
		n := 1 + r.IntN(8)
		options := make([][]int, n)
		edges := r.IntN(2*n + 1)
		fmt.Fprintln(&in, n, edges)
		for range edges {
			x, y := r.IntN(n), r.IntN(n)
			options[x] = append(options[x], y)
			fmt.Fprintln(&in, x, y)
		}
		for _, f := range oracle.Play(options, game.Normal) {
			out.WriteString(letters[f.Outcome])
		}
		out.WriteString("\n")
	}
	fmt.Fprintln(&in, long, long)
	for v := 1; v < long; v++ {
		fmt.Fprintln(&in, v-1, v)
	}
	fmt.Fprintln(&in, long-1, long-2)
	out.WriteString(strings.Repeat("D", long) + "\n")
	fmt.Fprintln(&in, long, long-1)
	for v := 1; v < long; v++ {
		fmt.Fprintln(&in, v-1, v)
	}
	out.WriteString(strings.Repeat("WL", long/2) + "\n")
	return []exchange{{in.String(), out.String()}}
}
