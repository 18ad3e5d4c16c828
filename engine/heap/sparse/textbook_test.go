package sparse

import "math/bits"

// textbook is the sparse space method as it is usually written: a table of the
// values seen, the rare heaps in two parallel slices, verification pair by pair.
// It is the yardstick of the benchmarks, and it is told the best space.
func textbook(r Rules, space space, n int) []uint16 {
	m, err := compile(r)
	if err != nil {
		panic(err)
	}
	b := textbookScan{moves: m, space: space, g: make([]uint16, n), seen: make([]uint32, 1<<16)}
	for v := range 1 << 12 {
		for b.n = range 2 {
			list := &b.rare[space.shift(b.n)]
			if b.class(v) == 1 {
				list = &b.common[space.shift(b.n)]
			}
			if k := len(*list); k == 0 || (*list)[k-1] != uint16(v) {
				*list = append(*list, uint16(v))
			}
		}
	}
	for b.n = 0; b.n < n; b.n++ {
		v := b.value()
		b.g[b.n] = v
		b.most = max(b.most, int(v))
		if b.n > 0 && b.class(int(v)) == 0 {
			b.rareHeap = append(b.rareHeap, int32(b.n))
			b.rareValue = append(b.rareValue, v)
		}
	}
	return b.g
}

type textbookScan struct {
	moves     moves
	space     space
	g         []uint16
	n, most   int
	rareHeap  []int32
	rareValue []uint16
	seen      []uint32    // seen[v]: 1 + the last heap with an option of value v
	common    [2][]uint16 // the common values by the shift of the heap, ascending
	rare      [2][]uint16
}

func (b *textbookScan) class(v int) int {
	return bits.OnesCount16(uint16(v)&b.space.mask)&1 ^ b.space.shift(b.n)
}

func (b *textbookScan) value() uint16 {
	n, mark := b.n, uint32(b.n+1)
	if n < len(b.moves.all) && b.moves.all[n] {
		b.seen[0] = mark
	}
	for _, t := range b.moves.takes {
		if t < n {
			b.seen[b.g[n-t]] = mark
		}
	}
	for _, p := range b.moves.splits {
		m := n - p.t
		for i, r := range b.rareHeap {
			if int(r) >= m {
				break
			}
			if !p.unequal || 2*int(r) != m {
				b.seen[b.rareValue[i]^b.g[m-int(r)]] = mark
			}
		}
	}
	candidate, missing := 0, 0
	for _, v := range b.common[b.space.shift(n)] {
		if b.seen[v] != mark {
			candidate = int(v)
			break
		}
	}
	for _, v := range b.rare[b.space.shift(n)] {
		if int(v) >= candidate {
			break
		}
		if b.seen[v] != mark {
			missing++
		}
	}
	if missing == 0 || b.verified(candidate, missing) {
		return uint16(candidate)
	}
	v := 0
	for b.seen[v] == mark {
		v++
	}
	return uint16(v)
}

// verified reports whether all missing rare values below the candidate are options.
func (b *textbookScan) verified(candidate, missing int) bool {
	n, mark := b.n, uint32(b.n+1)
	for a := 1; 2*a <= n; a++ {
		for _, p := range b.moves.splits {
			c := n - p.t - a
			if c < a || p.unequal && c == a {
				continue
			}
			v := b.g[a] ^ b.g[c]
			if b.seen[v] == mark {
				continue
			}
			b.seen[v] = mark
			if int(v) < candidate && b.class(int(v)) == 0 {
				if missing--; missing == 0 {
					return true
				}
			}
		}
	}
	return false
}
