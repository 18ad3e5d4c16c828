package catalogue

import (
	"cmp"
	"math/bits"
	"slices"
)

// mostKayles bounds the vertices of a connected piece that is searched.
const mostKayles = 64

// kaylesRules are the rules of positions on one graph of at most 64 vertices.
type kaylesRules struct {
	arcs bool
	adj  []uint64 // the neighbours of each vertex; itself where it has a loop
}

// kaylesKey is a set of vertices of the graph, where size is 0, or a graph of its own
// on so many vertices, at most 10: whether i <= j are joined is bit j(j+1)/2 + i.
type kaylesKey struct {
	set  uint64
	size uint8
}

// smallKayles is the most vertices of a graph in a key.
const smallKayles = 10

// graph is the graph of a key, and the vertices that are left.
func (r *kaylesRules) graph(k kaylesKey, room *[smallKayles]uint64) ([]uint64, uint64) {
	if k.size == 0 {
		return r.adj, k.set
	}
	*room = [smallKayles]uint64{}
	for j := range int(k.size) {
		row := k.set >> (j * (j + 1) / 2) & (2<<j - 1)
		room[j] |= row
		for ; row != 0; row &= row - 1 {
			room[bits.TrailingZeros64(row)] |= 1 << j
		}
	}
	return room[:k.size], 1<<k.size - 1
}

// Options lists what is left after each move.
func (r *kaylesRules) Options(k kaylesKey, buf []kaylesKey) []kaylesKey {
	var room [smallKayles]uint64
	adj, set := r.graph(k, &room)
	add := func(left uint64) {
		o := kaylesKey{set: left}
		if k.size > 0 {
			o = writeKayles(adj, members64(left))
		}
		buf = append(buf, o)
	}
	for rest := set; rest != 0; rest &= rest - 1 {
		v := bits.TrailingZeros64(rest)
		if !r.arcs {
			add(set &^ adj[v] &^ (1 << v))
			continue
		}
		for ends := adj[v] & set & (2<<v - 1); ends != 0; ends &= ends - 1 {
			add(set &^ (1 << v) &^ (ends & -ends))
		}
	}
	return buf
}

// members64 lists the members of a set.
func members64(set uint64) []int {
	out := make([]int, 0, bits.OnesCount64(set))
	for ; set != 0; set &= set - 1 {
		out = append(out, bits.TrailingZeros64(set))
	}
	return out
}

// writeKayles is the key of some vertices in the given order. Without any it is the
// empty set.
func writeKayles(adj []uint64, order []int) kaylesKey {
	k := kaylesKey{size: uint8(len(order))}
	for j, v := range order {
		for i, w := range order[:j+1] {
			k.set |= adj[v] >> w & 1 << (j*(j+1)/2 + i)
		}
	}
	return k
}

// Parts are the connected pieces; those that theory settles make the heap.
func (r *kaylesRules) Parts(k kaylesKey, buf []kaylesKey) (parts []kaylesKey, heap uint64) {
	var room [smallKayles]uint64
	adj, set := r.graph(k, &room)
	for set != 0 {
		piece := reached64(adj, set, bits.TrailingZeros64(set))
		set &^= piece
		if v, ok := r.theory(adj, piece); ok {
			heap ^= v
		} else if n := bits.OnesCount64(piece); n <= smallKayles {
			buf = append(buf, canonicalKayles(adj, piece))
		} else {
			buf = append(buf, kaylesKey{set: piece})
		}
	}
	return buf, heap
}

// reached64 is what can be reached from v within a set.
func reached64(to []uint64, set uint64, v int) uint64 {
	reached := uint64(1) << v
	for edge := reached; edge != 0; {
		next := uint64(0)
		for ; edge != 0; edge &= edge - 1 {
			next |= to[bits.TrailingZeros64(edge)]
		}
		edge = next & set &^ reached
		reached |= edge
	}
	return reached
}

// theory is the nimber of a path or a cycle.
func (r *kaylesRules) theory(adj []uint64, piece uint64) (v uint64, ok bool) {
	ends, n := 0, bits.OnesCount64(piece)
	for rest := piece; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest)
		around := adj[i] & piece
		if r.arcs && around>>i&1 == 1 {
			return 0, false
		}
		switch d := bits.OnesCount64(around &^ (1 << i)); {
		case d > 2:
			return 0, false
		case d < 2:
			ends++
		}
	}
	if ends == 0 {
		return kaylesCycle(r.arcs, n), true
	}
	return kaylesPath(r.arcs, n), true
}

// kaylesPath is the nimber of a path of n vertices.
func kaylesPath(arcs bool, n int) uint64 {
	switch {
	case n <= 0:
		return 0
	case arcs:
		return strip2(uint64(n) + 2)
	}
	return strip2(uint64(n) + 3)
}

// kaylesCycle is the nimber of a cycle of n vertices.
func kaylesCycle(arcs bool, n int) uint64 {
	gone := 3
	if arcs {
		gone = 2
	}
	if kaylesPath(arcs, n-gone) == 0 {
		return 1
	}
	return 0
}

// mostOrders bounds the orders of the vertices of a small piece that are tried.
const mostOrders = 24

// canonicalKayles writes a small piece so that isomorphic ones mostly become equal:
// the vertices stand by what is around them, and where that leaves few orders the
// least of their keys is taken.
func canonicalKayles(adj []uint64, piece uint64) kaylesKey {
	order := members64(piece)
	var colour, next [mostKayles]uint64
	for _, v := range order {
		colour[v] = uint64(bits.OnesCount64(adj[v]&piece))<<1 | adj[v]>>v&1
	}
	for range 3 {
		for _, v := range order {
			next[v] = colour[v] * 0x9e3779b97f4a7c15
			for rest := adj[v] & piece; rest != 0; rest &= rest - 1 {
				c := colour[bits.TrailingZeros64(rest)] + 0x632be59bd9b4e019
				c = (c ^ c>>29) * 0xbf58476d1ce4e5b9
				next[v] += c ^ c>>32
			}
		}
		colour = next
	}
	slices.SortFunc(order, func(v, w int) int { return cmp.Compare(colour[v], colour[w]) })
	orders := 1
	for i, run := 1, 1; i < len(order); i++ {
		if run++; colour[order[i]] != colour[order[i-1]] {
			run = 1
		}
		orders *= run
	}
	best := writeKayles(adj, order)
	if orders <= mostOrders {
		leastOrder(adj, order, 0, &colour, &best)
	}
	return best
}

// leastOrder tries the orders of the vertices from i on that keep the colours sorted.
func leastOrder(adj []uint64, order []int, i int, colour *[mostKayles]uint64, best *kaylesKey) {
	if i == len(order) {
		if k := writeKayles(adj, order); k.set < best.set {
			*best = k
		}
		return
	}
	for j := i; j < len(order) && colour[order[j]] == colour[order[i]]; j++ {
		order[i], order[j] = order[j], order[i]
		leastOrder(adj, order, i+1, colour, best)
		order[i], order[j] = order[j], order[i]
	}
}

// Size is the number of vertices.
func (r *kaylesRules) Size(k kaylesKey) int {
	if k.size > 0 {
		return int(k.size)
	}
	return bits.OnesCount64(k.set)
}

// Bound is the number of moves still to come, at most.
func (r *kaylesRules) Bound(k kaylesKey) int { return r.Size(k) }
