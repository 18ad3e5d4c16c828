package judge_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grundy/judge"
)

// promises is the game of CF 1149E on one graph, with taxes up to 3. The theorem and
// its proof hold under this bound as well: a winning move keeps to the bits that are
// in use.
type promises struct {
	to    [][]int
	known map[string]bool
}

const mostTax = 3

func newPromises(n int, edges [][2]int) promises {
	p := promises{make([][]int, n), map[string]bool{}}
	for _, e := range edges {
		p.to[e[0]] = append(p.to[e[0]], e[1])
	}
	return p
}

// options lists the taxes after each move.
func (p promises) options(taxes []int) (all [][]int) {
	for v, h := range taxes {
		for lower := range h {
			q := slices.Clone(taxes)
			q[v] = lower
			all = append(all, p.anyOf(q, p.to[v])...)
		}
	}
	return all
}

// anyOf lists the taxes with any numbers at some vertices.
func (p promises) anyOf(taxes, at []int) [][]int {
	if len(at) == 0 {
		return [][]int{slices.Clone(taxes)}
	}
	var all [][]int
	for tax := range mostTax + 1 {
		taxes[at[0]] = tax
		all = append(all, p.anyOf(taxes, at[1:])...)
	}
	return all
}

func (p promises) wins(taxes []int) bool {
	key := fmt.Sprint(taxes)
	won, ok := p.known[key]
	if !ok {
		won = slices.ContainsFunc(p.options(taxes), func(q []int) bool { return !p.wins(q) })
		p.known[key] = won
	}
	return won
}

// TestPromises plays CF 1149E: the verdict must be right, and the taxes printed those
// after a move to a lost position.
func TestPromises(t *testing.T) {
	p, _ := judge.Lookup("CF 1149E")
	r := rand.New(rand.NewPCG(13, 17))
	games := map[string]promises{}
	ins := make([]string, drawnCases)
	for i := range ins {
		c := drawn(t, p, r, judge.Extent{Things: 2, Numbers: mostTax})
		in := string(p.Write(c))
		ins[i] = in
		tok := tokens{strings.Fields(in)}
		n, m := tok.int(), tok.int()
		taxes := tok.ints(n)
		edges := make([][2]int, m)
		for i := range edges {
			edges[i] = [2]int{tok.int() - 1, tok.int() - 1}
		}
		key := fmt.Sprint(n, edges)
		g, ok := games[key]
		if !ok {
			g = newPromises(n, edges)
			games[key] = g
		}
		out, err := answer(t, p.ID, in)
		if err != nil {
			t.Fatalf("judge %s on %q: %v", p.ID, in, err)
		}
		if _, wrong := p.Accept(t.Context(), c, out, out); wrong != nil {
			t.Fatalf("Accept(%q, %q): %v", in, out, wrong)
		}
		tok.words = strings.Fields(out)
		switch won := g.wins(taxes); {
		case !won && out != "LOSE\n", won && tok.word() != "WIN":
			t.Fatalf("judge %s on %q = %q, want the verdict %v", p.ID, in, out, won)
		case won:
			after := tok.ints(n)
			isMove := slices.ContainsFunc(g.options(taxes), func(q []int) bool { return slices.Equal(q, after) })
			if !isMove || g.wins(after) {
				t.Fatalf("judge %s on %q = %q, which is no move to a lost position", p.ID, in, out)
			}
		}
	}
	wantDifferent(t, p.ID, ins)
}
