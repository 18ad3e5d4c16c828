package rulefile

import (
	"encoding/binary"
	"math"
	"slices"
	"sync"

	"go.starlark.net/starlark"
)

// id numbers the positions and sums that a memo knows.
type id = uint32

// memo is what a file has said of positions, so that each is asked of once. The
// positions that come of one share it. It is to be used under its lock.
type memo struct {
	sync.Mutex
	small map[int64]id  // the positions that are small integers
	large map[string]id // the others, and the sums, by their keys
	nodes []node
	slab  []id // the spans of all nodes; the first entry belongs to none
	key   []byte
	bytes int64 // that the keys and values take
}

// node is a position, or a sum of such.
type node struct {
	v       starlark.Value // nil: a sum
	of      span           // the parts
	options span
	mark    id // the last node to have this one among its options, and one more
}

// span is a part of the slab, the zero span one that is not known.
type span struct{ first, end int }

func (s span) known() bool { return s.first > 0 }

const (
	mostNodes  = math.MaxUint32 / 2
	nodeBytes  = 56
	entryBytes = 40 // of a map, beside the key
)

func newMemo() *memo {
	return &memo{small: map[int64]id{}, large: map[string]id{}, slab: make([]id, 1)}
}

// held is what the memo takes in bytes.
func (m *memo) held() int64 {
	return m.bytes + nodeBytes*int64(cap(m.nodes)) + 4*int64(cap(m.slab))
}

func (m *memo) get(s span) []id { return m.slab[s.first:s.end] }

func (m *memo) put(list []id) span {
	first := len(m.slab)
	m.slab = append(m.slab, list...)
	return span{first, len(m.slab)}
}

// find returns the number of a position; not of a sum.
func (m *memo) find(v starlark.Value) (i id, ok bool) {
	if n, isSmall := small(v); isSmall {
		i, ok = m.small[n]
		return i, ok
	}
	m.key = appendKey(m.key[:0], v)
	i, ok = m.large[string(m.key)]
	return i, ok
}

// name lets v be found as i.
func (m *memo) name(v starlark.Value, i id) {
	if n, isSmall := small(v); isSmall {
		m.small[n] = i
		m.bytes += entryBytes
		return
	}
	m.key = appendKey(m.key[:0], v)
	m.large[string(m.key)] = i
	m.bytes += entryBytes + int64(len(m.key)) + weight(v)
}

// make makes a node.
func (m *memo) make(n node) id {
	m.nodes = append(m.nodes, n)
	return id(len(m.nodes) - 1)
}

// sum returns the number of a sum of positions, which it sorts; of one of them when
// it is alone.
func (m *memo) sum(of []id) id {
	if len(of) == 1 {
		return of[0]
	}
	slices.Sort(of)
	m.key = append(m.key[:0], '+')
	for _, i := range of {
		m.key = binary.BigEndian.AppendUint32(m.key, i)
	}
	if i, ok := m.large[string(m.key)]; ok {
		return i
	}
	i := m.make(node{of: m.put(of)})
	m.large[string(m.key)] = i
	m.bytes += entryBytes + int64(len(m.key))
	return i
}

// position is the position or sum that has a number.
func (m *memo) position(i id) starlark.Value {
	if v := m.nodes[i].v; v != nil {
		return v
	}
	var s sum
	for _, part := range m.get(m.nodes[i].of) {
		s.of = append(s.of, m.nodes[part].v)
	}
	return s
}

// small is an integer that fits a machine word.
func small(v starlark.Value) (int64, bool) {
	n, ok := v.(starlark.Int)
	if !ok {
		return 0, false
	}
	return n.Int64()
}
