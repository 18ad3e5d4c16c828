package codegen

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
)

// wythoffFar are lost pairs of up to 64 bits and their neighbours: floor(k*phi) from the
// integer square root of 5k², at random k and at Fibonacci numbers, where it is nearest
// to the next integer. None of the neighbours is lost, because of two lost pairs that
// share a heap or a difference one could be reached from the other.
func wythoffFar(r *rand.Rand) []exchange {
	var in, out strings.Builder
	most := new(big.Int).SetUint64(^uint64(0))
	add := func(k uint64) {
		n := new(big.Int).SetUint64(k)
		a := new(big.Int).Mul(n, n)
		a.Sqrt(a.Mul(a, big.NewInt(5)))
		a.Rsh(a.Add(a, n), 1)
		b := new(big.Int).Add(a, n)
		if b.Cmp(most) > 0 {
			return
		}
		fmt.Fprintf(&in, "%d %d\n%d %d\n", a, b, b, a)
		out.WriteString("0\n0\n")
		if next := new(big.Int).Add(b, big.NewInt(1)); next.Cmp(most) <= 0 {
			fmt.Fprintf(&in, "%d %d\n%d %d\n", a, next, new(big.Int).Add(a, big.NewInt(1)), next)
			out.WriteString("1\n1\n")
		}
	}
	for a, b := uint64(1), uint64(1); b < 1<<63; a, b = b, a+b {
		add(b - 1)
		add(b)
		add(b + 1)
	}
	for range drawn / 4 {
		add(r.Uint64() >> (r.Uint64() % 64))
	}
	fmt.Fprintf(&in, "%d %d\n%d 0\n%d 1\n", most, most, most, most)
	out.WriteString("1\n1\n1\n")
	return []exchange{{in.String(), out.String()}}
}

// fibonacciFar are the Fibonacci numbers below 2^64 and their neighbours.
func fibonacciFar(*rand.Rand) []exchange {
	var in, out strings.Builder
	ask := func(n uint64, answer string) {
		fmt.Fprintln(&in, n)
		out.WriteString(answer + "\n")
	}
	for a, b := uint64(5), uint64(8); ; a, b = b, a+b {
		ask(b, "Second win")
		ask(b-1, "First win")
		ask(b+1, "First win")
		if a+b < b { // beyond 2^64
			break
		}
	}
	ask(^uint64(0), "First win")
	in.WriteString("0\n")
	return []exchange{{in.String(), out.String()}}
}

// dynamicFar are heaps below 2^63 with k = 1, where the move is the lowest bit, and with
// k = 2, where it is the least term of the greedy sum of Fibonacci numbers [Schwenk 1970].
func dynamicFar(r *rand.Rand) []exchange {
	const cases = 2000
	var in, out strings.Builder
	fmt.Fprintln(&in, cases)
	for i := range cases {
		n := 2 + r.Int64N(1<<(3+i%60))
		if i < 62 {
			n = 2 << i
			if i == 61 {
				n = 1<<63 - 1
			}
		}
		k, least := 1+i%2, n&-n
		for rest := n; k == 2 && rest > 0; rest -= least {
			a := int64(1)
			for b := int64(2); b > a && b <= rest; {
				a, b = b, a+b
			}
			least = a
		}
		fmt.Fprintln(&in, n, k)
		if least == n {
			fmt.Fprintf(&out, "Case %d: lose\n", i+1)
		} else {
			fmt.Fprintf(&out, "Case %d: %d\n", i+1, least)
		}
	}
	return []exchange{{in.String(), out.String()}}
}

// euclidFar are pairs below 2^63, answered by the known theorem that the first player
// wins exactly when the numbers are equal or x² > xy + y²: consecutive Fibonacci numbers,
// which are nearest to the border, and random ones.
func euclidFar(r *rand.Rand) []exchange {
	var in, out strings.Builder
	ask := func(x, y uint64) {
		a, b := new(big.Int).SetUint64(max(x, y)), new(big.Int).SetUint64(min(x, y))
		left, right := new(big.Int).Mul(a, a), new(big.Int).Mul(b, new(big.Int).Add(a, b))
		fmt.Fprintln(&in, x, y)
		if x == y || left.Cmp(right) > 0 {
			out.WriteString("Stan wins\n")
		} else {
			out.WriteString("Ollie wins\n")
		}
	}
	for a, b := uint64(1), uint64(1); b < 1<<63; a, b = b, a+b {
		ask(a, b)
		ask(b, a)
		ask(a+1, b)
	}
	for range drawn / 4 {
		x := 1 + r.Uint64()>>(2+r.Uint64()%60)
		ask(x, x)
		ask(x, 1+r.Uint64()%(2*x-1))
	}
	ask(1<<63-1, 1<<63-1)
	ask(1<<63-1, 1<<63-2)
	ask(1<<63-1, 1<<62)
	ask(1<<63-1, 1)
	in.WriteString("0 0\n")
	return []exchange{{in.String(), out.String()}}
}

// heaps is a position of some heaps, and wins searches from the rule alone.
type heaps [4]int

// search decides positions from the definition: a position is won when some option is
// lost.
type search struct {
	options func(heaps) []heaps
	known   map[heaps]bool
}

func (s search) wins(h heaps) bool {
	won, known := s.known[h]
	if known {
		return won
	}
	for _, x := range s.options(h) {
		if !s.wins(x) {
			won = true
			break
		}
	}
	s.known[h] = won
	return won
}

// moore returns the options of a position when up to k heaps may be reduced.
func moore(k int) func(heaps) []heaps {
	return func(h heaps) []heaps {
		var out []heaps
		var choose func(at heaps, i, left int)
		choose = func(at heaps, i, left int) {
			if i == len(h) {
				if left < k {
					out = append(out, at)
				}
				return
			}
			choose(at, i+1, left)
			for less := 0; left > 0 && less < h[i]; less++ {
				at[i] = less
				choose(at, i+1, left-1)
			}
		}
		choose(h, 0, k)
		return out
	}
}

// mooreAll are all positions of four heaps up to 4 and k up to 5, from a search, and
// large heaps: k + 1 equal ones are lost to who mirrors, one heap more is won.
func mooreAll(*rand.Rand) []exchange {
	var in, out strings.Builder
	cases := 0
	ask := func(n, k int, h []int, won bool) {
		cases++
		fmt.Fprintf(&in, "%d %d %s\n", n, k, plain(h))
		out.WriteString(map[bool]string{true: "first\n", false: "second\n"}[won])
	}
	for k := 1; k <= 5; k++ {
		s := search{moore(k), map[heaps]bool{}}
		for i := range 5 * 5 * 5 * 5 {
			h := heaps{i % 5, i / 5 % 5, i / 25 % 5, i / 125}
			ask(4, k, h[:], s.wins(h))
		}
	}
	const most = 1<<63 - 1
	ask(3, 2, []int{most, most, most}, false)
	ask(4, 2, []int{most, most, most, 1}, true)
	ask(1, most-1, []int{most}, true)
	return []exchange{{fmt.Sprint(cases, "\n", in.String()), out.String()}}
}

// subtractAll are nimbers of small heaps by their definition, and of heaps up to 2^63
// by a period that is found from the end of a long table, where as many values as the
// largest member settle all that follow.
func subtractAll(r *rand.Rand) []exchange {
	const table = 20_000
	var in, out strings.Builder
	sets := [][]int{{1}, {1000}, {2, 3}, {1, 3, 4}, {5, 5}, {1, 2, 3, 4, 5, 6, 7}, {3, 7, 11}, {999, 1000}}
	for range 60 {
		set := make([]int, 1+r.IntN(4))
		for i := range set {
			set[i] = 1 + r.IntN(20)
		}
		sets = append(sets, set)
	}
	for _, set := range sets {
		g := nimbersOf(set, table)
		m := slices.Max(set)
		p := 1
		for !slices.Equal(g[table-m:], g[table-m-p:table-p]) {
			p++
		}
		fmt.Fprintf(&in, "%d %s 160\n", len(set), plain(set))
		for i := range 160 {
			h, at := i, i
			if i >= 60 {
				h = int(r.Uint64() >> (1 + r.Uint64()%63))
				at = h
			}
			if i == 159 {
				h, at = 1<<63-1, 1<<63-1
			}
			if at >= table {
				at = table - p + (h-(table-p))%p
			}
			fmt.Fprintln(&in, h)
			fmt.Fprintln(&out, g[at])
		}
	}
	return []exchange{{in.String(), out.String()}}
}

// nimbersOf is a table of nimbers by their definition: the least number that no option
// has.
func nimbersOf(set []int, n int) []int {
	g := make([]int, n)
	for h := range g {
		for slices.ContainsFunc(set, func(s int) bool { return s <= h && g[h-s] == g[h] }) {
			g[h]++
		}
	}
	return g
}
