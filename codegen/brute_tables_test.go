package codegen

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// plain prints numbers with a blank between.
func plain(numbers []int) string { return strings.Trim(fmt.Sprint(numbers), "[]") }

// sumAll are sums of up to three subtraction games, their winners and winning moves
// from a search.
func sumAll(r *rand.Rand) []exchange {
	var in, out strings.Builder
	for range 2000 {
		sets := make([][]int, 1+r.IntN(3))
		var at heaps
		fmt.Fprintln(&in, len(sets))
		for i := range sets {
			sets[i] = r.Perm(6)[:1+r.IntN(3)]
			for j := range sets[i] {
				sets[i][j]++
			}
			at[i] = r.IntN(9)
			fmt.Fprintln(&in, len(sets[i]), plain(sets[i]), at[i])
		}
		s := search{func(h heaps) (out []heaps) {
			for i, set := range sets {
				for _, x := range set {
					if x <= h[i] {
						next := h
						next[i] -= x
						out = append(out, next)
					}
				}
			}
			return out
		}, map[heaps]bool{}}
		if !s.wins(at) {
			out.WriteString("No\n")
			continue
		}
		out.WriteString("Yes\n")
		for i, set := range sets {
			for _, x := range set {
				next := at
				next[i] -= x
				if x <= at[i] && !s.wins(next) {
					fmt.Fprintln(&out, i+1, x)
				}
			}
		}
	}
	return []exchange{{in.String(), out.String()}}
}

// octalAll are positions of octal games with the nimbers of the whole positions, as the
// mex over all that a move leads to; and Kayles, whose period 12 from heap 71 on is
// known [Guy and Smith 1956].
func octalAll(r *rand.Rand) []exchange {
	var in, out strings.Builder
	for _, code := range [][]int{{7, 7}, {0, 7}, {1, 3, 7}, {0, 0, 7}, {4}, {6}, {3, 3, 3}, {7}, {5, 4, 2}, {0, 1, 2, 3, 4, 5, 6, 7}} {
		p := pieces{code, map[string]int{}}
		for range 60 {
			h := make([]int, 1+r.IntN(3))
			for i := range h {
				h[i] = r.IntN(9)
			}
			fmt.Fprintln(&in, len(code), plain(code), len(h), plain(h))
			fmt.Fprintln(&out, p.nimber(h))
		}
	}
	for h := 71; h < 700; h += 37 {
		fmt.Fprintln(&in, "2 7 7 2", h, h+12)
		fmt.Fprintln(&out, 0)
	}
	return []exchange{{in.String(), out.String()}}
}

// pieces is an octal game on whole positions.
type pieces struct {
	code  []int
	known map[string]int
}

func (p pieces) nimber(h []int) int {
	h = slices.DeleteFunc(slices.Sorted(slices.Values(h)), func(n int) bool { return n == 0 })
	name := plain(h)
	if g, ok := p.known[name]; ok {
		return g
	}
	seen := map[int]bool{}
	for i, n := range h {
		others := slices.Delete(slices.Clone(h), i, i+1)
		for j, digit := range p.code {
			rest := n - j - 1
			if rest == 0 && digit%2 == 1 {
				seen[p.nimber(others)] = true
			}
			if rest > 0 && digit/2%2 == 1 {
				seen[p.nimber(append(slices.Clone(others), rest))] = true
			}
			for a := 1; a < rest && digit >= 4; a++ {
				seen[p.nimber(append(slices.Clone(others), a, rest-a))] = true
			}
		}
	}
	g := 0
	for seen[g] {
		g++
	}
	p.known[name] = g
	return g
}
