package diagram

import "slices"

// layered is a graph with its vertices in layers, the higher numbers further down.
// Edges that span several layers go through bends, which are vertices from order
// on.
type layered struct {
	order  int // vertices of the graph
	layer  []int
	rows   [][]int // the vertices of each layer, from left to right
	up     [][]int // of each vertex its neighbours in the layer above
	down   [][]int
	routes [][]int // of each edge the vertices that it goes through, from its beginning
}

// mostBends bounds the bends. Edges behind the bound go straight.
const mostBends = 20_000

// newLayered puts vertices into layers.
func newLayered(order int, edges [][2]int) *layered {
	options := make([][]int, order)
	for _, e := range edges {
		options[e[0]] = append(options[e[0]], e[1])
	}
	sorted := topological(options)
	place := make([]int, order)
	for i, v := range sorted {
		place[v] = i
	}
	l := &layered{order: order, layer: make([]int, order)}
	for _, v := range sorted {
		for _, w := range options[v] {
			if place[w] > place[v] {
				l.layer[w] = max(l.layer[w], l.layer[v]+1)
			}
		}
	}
	l.up, l.down = make([][]int, order), make([][]int, order)
	for _, e := range edges {
		l.route(e)
	}
	for v, y := range l.layer {
		for len(l.rows) <= y {
			l.rows = append(l.rows, nil)
		}
		l.rows[y] = append(l.rows[y], v)
	}
	return l
}

// topological orders vertices so that an edge leads to a later one unless it closes
// a cycle of a depth-first search from the first vertex on.
func topological(options [][]int) []int {
	var out []int
	seen, next := make([]bool, len(options)), make([]int, len(options))
	for root := range options {
		if seen[root] {
			continue
		}
		seen[root] = true
		for stack := []int{root}; len(stack) > 0; {
			v := stack[len(stack)-1]
			if next[v] == len(options[v]) {
				stack = stack[:len(stack)-1]
				out = append(out, v)
				continue
			}
			w := options[v][next[v]]
			if next[v]++; !seen[w] {
				seen[w] = true
				stack = append(stack, w)
			}
		}
	}
	slices.Reverse(out)
	return out
}

// route leads an edge through the layers between its ends.
func (l *layered) route(e [2]int) {
	from, to := l.layer[e[0]], l.layer[e[1]]
	step := 1
	if to < from {
		step = -1
	}
	way := []int{e[0]}
	if len(l.layer)+step*(to-from) <= l.order+mostBends {
		for y := from + step; from != to && y != to; y += step {
			way = append(way, len(l.layer))
			l.layer = append(l.layer, y)
			l.up, l.down = append(l.up, nil), append(l.down, nil)
		}
	}
	way = append(way, e[1])
	for i := 1; i < len(way); i++ {
		a, b := way[i-1], way[i]
		if step < 0 {
			a, b = b, a
		}
		if l.layer[b]-l.layer[a] == 1 {
			l.down[a], l.up[b] = append(l.down[a], b), append(l.up[b], a)
		}
	}
	l.routes = append(l.routes, way)
}

// sweeps is how often the layers are gone through, down and up by turns.
const sweeps = 12

// untangle orders the vertices of each layer by the middle of their neighbours in
// the layer before, and keeps the best of the orders by the edges that cross.
func (l *layered) untangle() {
	at := make([]int, len(l.layer))
	l.number(at)
	best, fewest := l.copyRows(), l.crossings(at)
	for i := range sweeps {
		for j := range l.rows {
			y, near := j, l.up
			if i%2 == 1 {
				y, near = len(l.rows)-1-j, l.down
			}
			l.sortRow(y, near, at)
		}
		if n := l.crossings(at); n < fewest {
			best, fewest = l.copyRows(), n
		}
	}
	l.rows = best
}

func (l *layered) number(at []int) {
	for _, row := range l.rows {
		for i, v := range row {
			at[v] = i
		}
	}
}

func (l *layered) copyRows() [][]int {
	out := make([][]int, len(l.rows))
	for i, row := range l.rows {
		out[i] = slices.Clone(row)
	}
	return out
}

// sortRow orders a layer by the median of the neighbours; a vertex without any
// keeps its place.
func (l *layered) sortRow(y int, near [][]int, at []int) {
	row := l.rows[y]
	key := make(map[int]int, len(row))
	for i, v := range row {
		if key[v] = 2 * i; len(near[v]) > 0 {
			key[v] = median(near[v], at)
		}
	}
	slices.SortStableFunc(row, func(a, b int) int { return key[a] - key[b] })
	for i, v := range row {
		at[v] = i
	}
}

// median is twice the middle of the places of some vertices.
func median(of, at []int) int {
	places := make([]int, len(of))
	for i, v := range of {
		places[i] = at[v]
	}
	slices.Sort(places)
	n := len(places)
	return places[(n-1)/2] + places[n/2]
}

// crossings counts the crossings of edges between neighbouring layers.
func (l *layered) crossings(at []int) int {
	total := 0
	for y := 0; y+1 < len(l.rows); y++ {
		var ends []int
		for _, v := range l.rows[y] {
			below := make([]int, len(l.down[v]))
			for i, w := range l.down[v] {
				below[i] = at[w]
			}
			slices.Sort(below)
			ends = append(ends, below...)
		}
		total += inversions(ends, len(l.rows[y+1]))
	}
	return total
}

// inversions counts the pairs of numbers below n that stand in the wrong order.
func inversions(list []int, n int) int {
	tree := make([]int, n+1) // how many of the numbers so far, by binary indices
	total := 0
	for i, x := range list {
		less := 0
		for k := x + 1; k > 0; k -= k & -k {
			less += tree[k]
		}
		total += i - less
		for k := x + 1; k <= n; k += k & -k {
			tree[k]++
		}
	}
	return total
}

// across sets the vertices of every layer apart: each is as wide as said, and
// stands near the middle of its neighbours where there is room.
func (l *layered) across(width func(v int) int, gap int) []int {
	x := make([]int, len(l.layer))
	for _, row := range l.rows {
		right := 0
		for _, v := range row {
			x[v] = right + width(v)/2
			right += width(v) + gap
		}
	}
	for i := range sweeps {
		for j := range l.rows {
			y, near := j, l.up
			if i%2 == 1 {
				y, near = len(l.rows)-1-j, l.down
			}
			l.settle(l.rows[y], near, x, width, gap)
		}
	}
	return x
}

// settle moves the vertices of a layer towards the middle of their neighbours,
// keeping their order and the gaps: the mean of the solutions from the left and
// from the right.
func (l *layered) settle(row []int, near [][]int, x []int, width func(v int) int, gap int) {
	left, right := make([]int, len(row)), make([]int, len(row))
	wish := func(v int) int {
		if len(near[v]) == 0 {
			return x[v]
		}
		sum := 0
		for _, w := range near[v] {
			sum += x[w]
		}
		return sum / len(near[v])
	}
	for i, v := range row {
		left[i] = wish(v)
		if i > 0 {
			left[i] = max(left[i], left[i-1]+(width(row[i-1])+width(v))/2+gap)
		}
	}
	for i := len(row) - 1; i >= 0; i-- {
		right[i] = wish(row[i])
		if i+1 < len(row) {
			right[i] = min(right[i], right[i+1]-(width(row[i+1])+width(row[i]))/2-gap)
		}
	}
	for i, v := range row {
		x[v] = (left[i] + right[i]) / 2
	}
}
