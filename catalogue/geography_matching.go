package catalogue

// matching is a matching of a graph, and the state of the search for a path that
// makes it larger [Edmonds 1965].
type matching struct {
	around [][]int
	mate   []int // -1: uncovered

	even   []bool // reached from an uncovered vertex in an even number of edges
	parent []int  // of what is reached in an odd number of edges
	base   union  // of the blossom in which a vertex lies
	seen   []int  // when a base was last passed
	time   int
	queue  []int
}

// newMatching finds a maximum matching, in a time of the order of vertices times edges.
func newMatching(around [][]int) *matching {
	n := len(around)
	m := &matching{around: around, mate: make([]int, n), even: make([]bool, n), parent: make([]int, n), seen: make([]int, n)}
	for v := range m.mate {
		m.mate[v] = -1
	}
	for v, list := range around {
		for _, w := range list {
			if m.mate[v] < 0 && m.mate[w] < 0 && v != w {
				m.mate[v], m.mate[w] = w, v
			}
		}
	}
	for v := range m.mate {
		if m.mate[v] < 0 {
			m.extend(v)
		}
	}
	return m
}

// extend enlarges the matching by a path from an uncovered vertex, if there is one.
func (m *matching) extend(v int) {
	for w := m.search(v); w >= 0; {
		u := m.parent[w]
		next := m.mate[u]
		m.mate[w], m.mate[u] = u, w
		w = next
	}
}

// search looks for the end of a path that makes the matching larger, from uncovered
// vertices; -1 is none.
func (m *matching) search(roots ...int) int {
	m.base, m.queue = newUnion(len(m.mate)), m.queue[:0]
	for v := range m.mate {
		m.even[v], m.parent[v] = false, -1
	}
	for _, v := range roots {
		m.reach(v)
	}
	for i := 0; i < len(m.queue); i++ {
		v := m.queue[i]
		for _, w := range m.around[v] {
			switch {
			case m.base.find(v) == m.base.find(w):
			case m.even[w]:
				b := m.meet(v, w)
				m.shrink(v, w, b)
				m.shrink(w, v, b)
			case m.parent[w] < 0:
				m.parent[w] = v
				if m.mate[w] < 0 {
					return w
				}
				m.reach(m.mate[w])
			}
		}
	}
	return -1
}

func (m *matching) reach(v int) {
	m.even[v] = true
	m.queue = append(m.queue, v)
}

// meet is the base in which the ways back from two vertices meet.
func (m *matching) meet(v, w int) int {
	m.time++
	for {
		if v >= 0 {
			v = m.base.find(v)
			if m.seen[v] == m.time {
				return v
			}
			m.seen[v] = m.time
			if u := m.mate[v]; u >= 0 {
				v = m.parent[u]
			} else {
				v = -1
			}
		}
		v, w = w, v
	}
}

// shrink puts the way back from v to the base b into its blossom, which is entered
// from w.
func (m *matching) shrink(v, w, b int) {
	for m.base.find(v) != b {
		m.parent[v] = w
		w = m.mate[v]
		if !m.even[w] {
			m.reach(w)
		}
		for _, u := range [...]int{v, w} {
			if m.base.find(u) == u {
				m.base[u] = b
			}
		}
		v = m.parent[w]
	}
}

// missable reports of each vertex whether some maximum matching leaves it uncovered.
func (m *matching) missable() []bool {
	var roots []int
	for v, w := range m.mate {
		if w < 0 {
			roots = append(roots, v)
		}
	}
	m.search(roots...)
	return m.even
}
