package catalogue

import (
	"math/bits"
	"slices"
)

// PaintMoves are the white vertices, in order, that a player chooses to win when a
// move chooses a white vertex and paints it and all vertices between it and the root
// black; who finds no white vertex loses.
//
// Theory: a move cuts the tree into the subtrees that hang on the painted path, so the
// nimber of a subtree is the mex over its white vertices of the nim-sum of the nimbers
// of the subtrees beside the path to them, by definition [SPOJ COT3]. These nim-sums
// are kept as a set: that of a vertex is the union of those of its children, each with
// the nim-sum of the other children added, and of the nim-sum of all children when the
// vertex is white. A set is a binary tree of digits, to which a number is added by
// exchanging branches lazily; two are united in time in proportion to what they share,
// so that all takes time and memory in proportion to n log n.
func (t *Tree) PaintMoves(white []bool) []int {
	n := len(t.order)
	b := newBitSets(n)
	roots, nimbers, sums := make([]int32, n), make([]uint32, n), make([]uint32, n)
	for _, v := range slices.Backward(t.order) {
		// roots[v] has, of each child, its set with its own nimber added
		b.add(roots[v], sums[v])
		if white[v] {
			roots[v] = b.insert(roots[v], sums[v])
		}
		nimbers[v] = b.mex(roots[v])
		if p := t.parent[v]; p >= 0 {
			b.add(roots[v], nimbers[v])
			roots[p] = b.unite(roots[p], roots[v], b.top)
			sums[p] ^= nimbers[v]
		}
	}
	var moves []int
	beside := make([]uint32, n) // the nim-sum of what hangs on the path to a vertex
	for _, v := range t.order {
		if p := t.parent[v]; p >= 0 {
			beside[v] = beside[p] ^ sums[p] ^ nimbers[v]
		}
		if white[v] && beside[v] == sums[v] {
			moves = append(moves, v)
		}
	}
	slices.Sort(moves)
	return moves
}

// bitSets are sets of numbers below 2^(top+1), each a binary tree of digits from the
// highest down. Node 0 is the empty set.
type bitSets struct {
	top   int
	nodes []bitNode
}

// bitNode has the numbers with digit 0 and those with digit 1; added is still to be
// added to the numbers below. Node 1 is the set of all numbers without digits.
type bitNode struct {
	branch      [2]int32
	added, size uint32
}

// newBitSets makes room for sets of n numbers of at most n in all, which are enough for
// nimbers: a mex is at most the number of options.
func newBitSets(n int) *bitSets {
	b := &bitSets{top: bits.Len(uint(n)) - 1}
	b.nodes = make([]bitNode, 2, n*(b.top+1)+2)
	b.nodes[1].size = 1
	return b
}

// add adds x, by nim-sum, to each number of a set; later.
func (b *bitSets) add(set int32, x uint32) {
	if set > 1 {
		b.nodes[set].added ^= x
	}
}

// settle makes good what was to be added at a node whose digit is given.
func (b *bitSets) settle(set int32, digit int) *bitNode {
	node := &b.nodes[set]
	if x := node.added; x != 0 {
		if x>>digit&1 != 0 {
			node.branch[0], node.branch[1] = node.branch[1], node.branch[0]
		}
		b.add(node.branch[0], x)
		b.add(node.branch[1], x)
		node.added = 0
	}
	return node
}

// insert is the set with x in it.
func (b *bitSets) insert(set int32, x uint32) int32 {
	one := int32(1)
	for digit := range b.top + 1 {
		b.nodes = append(b.nodes, bitNode{size: 1})
		last := int32(len(b.nodes) - 1)
		b.nodes[last].branch[x>>digit&1] = one
		one = last
	}
	return b.unite(set, one, b.top)
}

// unite is the union of two sets, which are gone then.
func (b *bitSets) unite(x, y int32, digit int) int32 {
	if x == 0 || y == 0 || digit < 0 {
		return max(x, y)
	}
	p, q := b.settle(x, digit), b.settle(y, digit)
	p.size = 0
	for i := range p.branch {
		p.branch[i] = b.unite(p.branch[i], q.branch[i], digit-1)
		p.size += b.nodes[p.branch[i]].size
	}
	return x
}

// mex is the least number that is not in the set.
func (b *bitSets) mex(set int32) (x uint32) {
	for digit := b.top; digit >= 0 && set != 0; digit-- {
		node := b.settle(set, digit)
		set = node.branch[0]
		if b.nodes[set].size == 1<<digit {
			x |= 1 << digit
			set = node.branch[1]
		}
	}
	return x
}
