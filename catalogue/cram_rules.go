package catalogue

import "math/bits"

// dominoes are the rules of Cram on bitboards. A position is the set of its free
// cells: cell (r, c) is bit r*stride + c. Its parts are connected, without cells
// that cannot matter, and the least of their images under the eight symmetries,
// standing wider than high.
//
// Theory: a part that the half turn maps to itself has nimber 0 when no domino can
// meet its own image: the second player answers each move by its image [Gardner
// 1974]. Of the leaves of a cell, cells whose only neighbour it is, one is enough,
// since only one domino can cover that neighbour; and a cell all of whose
// neighbours carry leaves may go, since a domino on it and a neighbour can as well
// lie on that neighbour and its leaf, up to the isomorphism of what is left.
type dominoes struct {
	stride            uint
	notFirst, notLast uint64  // all columns but one
	row               uint64  // the first row
	window            []uint8 // nimbers of all positions of a window of 4 × 4
}

// newDominoes returns the rules of boards of at most 64/stride rows and stride
// columns.
func newDominoes(stride uint) *dominoes {
	first := uint64(0)
	for i := uint(0); i < 64; i += stride {
		first |= 1 << i
	}
	return &dominoes{stride: stride, notFirst: ^first, notLast: ^(first << (stride - 1)), row: 1<<stride - 1}
}

// withWindow adds the table of windows.
func (g *dominoes) withWindow() *dominoes {
	g.window = make([]uint8, 1<<16)
	small := newDominoes(4)
	var options []uint64
	for x := range g.window {
		seen := uint64(0)
		options = small.Options(uint64(x), options[:0])
		for _, y := range options {
			seen |= 1 << g.window[y]
		}
		g.window[x] = uint8(bits.TrailingZeros64(^seen))
	}
	return g
}

// around returns, for the cells of s, those right of, left of, below and above one
// of them.
func (g *dominoes) around(s uint64) (right, left, below, above uint64) {
	return s << 1 & g.notFirst, s >> 1 & g.notLast, s << (g.stride & 63), s >> (g.stride & 63)
}

// Options lays a domino in every way, but for half of the equal ways at twins.
func (g *dominoes) Options(x uint64, buf []uint64) []uint64 {
	for v := x & (x >> (g.stride & 63)); v != 0; v &= v - 1 {
		buf = append(buf, x&^(v&-v|v&-v<<(g.stride&63)))
	}
	for h := x & (x >> 1) & g.notLast &^ g.twins(x); h != 0; h &= h - 1 {
		buf = append(buf, x&^(h&-h*3))
	}
	return buf
}

// Size is the number of ways to lay a domino.
func (g *dominoes) Size(x uint64) int {
	return bits.OnesCount64(x&(x>>1)&g.notLast) + bits.OnesCount64(x&(x>>(g.stride&63)))
}

// Bound is the greatest number of dominoes.
func (g *dominoes) Bound(x uint64) int { return bits.OnesCount64(x) / 2 }

// Parts splits a position.
func (g *dominoes) Parts(x uint64, buf []uint64) ([]uint64, uint64) {
	heap := uint64(0)
	return g.split(g.prune(x), buf, &heap), heap
}

// split appends the parts of x and adds to the heap what theory settles.
func (g *dominoes) split(x uint64, buf []uint64, heap *uint64) []uint64 {
	cut, all := g.twins(x), x
	for x != 0 {
		c := g.component(x, cut)
		x &^= c
		if cut != 0 && c != all { // without the twins' edges leaves may be new
			if p := g.prune(c); p != c || g.twins(c) != 0 {
				buf = g.split(p, buf, heap)
				continue
			}
		}
		if k, v := g.canonical(c); v < 0 {
			buf = append(buf, k)
		} else {
			*heap ^= uint64(v)
		}
	}
	return buf
}

// component returns the cells of x connected with one about its middle, from where
// the others are near, not through the horizontal edges whose left ends are cut.
func (g *dominoes) component(x, cut uint64) uint64 {
	s := g.stride & 63
	half := (uint(bits.Len64(x)) + s) / 2 & 63
	c := x >> half << half
	if c == 0 {
		c = x
	}
	right, left := g.notLast&^cut, g.notFirst&^(cut<<1)
	for c &= -c; ; {
		grown := c | (c&right<<1|c&left>>1)&x
		grown |= (grown<<s | grown>>s) & x
		if grown == c {
			return c
		}
		c = grown
	}
}

// prune drops lone cells, all but one leaf of a cell, and cells all of whose
// neighbours carry a leaf.
func (g *dominoes) prune(x uint64) uint64 {
	l, r, u, d := g.around(x) // cells whose left, right, upper, lower neighbour is free
	l, r, u, d = l&x, r&x, u&x, d&x
	x = l | r | u | d
	leaf := x &^ ((l|r)&(u|d) | l&r | u&d)
	if leaf == 0 {
		return x
	}
	l, r, u, d = g.around(leaf) // cells whose left, right, upper, lower neighbour is a leaf
	l, r, u, d = l&x, r&x, u&x, d&x
	plain := x &^ (leaf | l | r | u | d)
	x &^= l&r<<1 | (l|r)&u>>(g.stride&63) | (l|r|u)&d<<(g.stride&63)
	a, b, c, e := g.around(plain)
	return x &^ (plain &^ (a | b | c | e))
}

// twins finds the squares of which two opposite corners have no other neighbours,
// and returns the left ends of their horizontal edges. These edges do not matter:
// each of the other two corners then keeps a leaf.
func (g *dominoes) twins(x uint64) uint64 {
	l, r, u, d := g.around(x)
	l, r, u, d = l&x, r&x, u&x, d&x
	s := g.stride & 63
	upper := l & d &^ (r | u) >> 1 & (r & u &^ (l | d) >> s)
	upper |= r & d &^ (l | u) & (l & u &^ (r | d) >> (s + 1))
	return upper | upper<<s
}
