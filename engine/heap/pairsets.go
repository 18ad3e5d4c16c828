package heap

// pairSets are the nimbers of all ways to leave m stones as two heaps, as a bitset
// for each m below end. A set has as many words as the nimbers below m ask for, a
// power of two, and never changes. Sets stand in blocks of the same width.
type pairSets struct {
	end    int
	words  int // of the sets to come
	blocks []pairBlock
}

// pairBlock holds the sets of some numbers of stones from first on.
type pairBlock struct {
	first, words int
	data         []uint64
}

// mostBlock bounds the words of a block; a set of the largest nimbers has 2^10.
const mostBlock = 1 << 16

// room is the size of the block that begins with the next set.
func (p *pairSets) room() int { return min(mostBlock, p.words*max(64, p.end)) }

// fit makes the sets to come wide enough for the nimbers g of the heaps below end.
func (p *pairSets) fit(g []uint16) {
	p.words = max(1, p.words)
	for p.end > 0 && int(g[p.end-1]) >= 64*p.words {
		p.words *= 2
	}
}

// full reports whether the next set begins a block.
func (p *pairSets) full() bool {
	if len(p.blocks) == 0 {
		return true
	}
	b := &p.blocks[len(p.blocks)-1]
	return b.words != p.words || len(b.data)+b.words > cap(b.data)
}

// needs returns the bytes that the next set asks for.
func (p *pairSets) needs(g []uint16) int64 {
	if p.fit(g); p.full() {
		return 8 * int64(p.room())
	}
	return 0
}

// grow makes the next set, from the nimbers g of the heaps below end. It takes
// half as many steps as there are heaps.
func (p *pairSets) grow(g []uint16) {
	if p.fit(g); p.full() {
		p.blocks = append(p.blocks, pairBlock{p.end, p.words, make([]uint64, 0, p.room())})
	}
	b := &p.blocks[len(p.blocks)-1]
	at := len(b.data)
	b.data = b.data[:at+p.words]
	set := b.data[at:]
	if half := p.end / 2; half > 0 {
		low, high := g[1:half+1], g[p.end-half:p.end]
		for i, v := range low {
			w := v ^ high[half-1-i]
			set[w>>6] |= 1 << (w & 63)
		}
	}
	p.end++
}

// block returns the index of the block that holds the set of m.
func (p *pairSets) block(m int) int {
	low, high := 0, len(p.blocks)-1
	for low < high {
		if mid := (low + high + 1) / 2; p.blocks[mid].first <= m {
			low = mid
		} else {
			high = mid - 1
		}
	}
	return low
}

// set is the set of m.
func (p *pairSets) set(m int) []uint64 {
	b := &p.blocks[p.block(m)]
	at := (m - b.first) * b.words
	return b.data[at : at+b.words]
}

// find returns the least k >= 1 with k < len(g) for which v xor g(k) is in the set
// of sum-k; 0 for none.
func (p *pairSets) find(g []uint16, sum int, v uint16) int {
	for i, k := p.block(sum-1), 1; k < len(g); i-- {
		b := &p.blocks[i]
		if k = b.find(g, k, sum, v); k < 0 {
			return -k
		}
	}
	return 0
}

// find looks among those k, from the given one on, for which the block holds the
// set. It returns -k where one is found, and otherwise the k that is next.
func (b *pairBlock) find(g []uint16, k, sum int, v uint16) int {
	end := min(len(g), sum-b.first+1)
	at := (sum - k - b.first) * b.words
	for ; k < end; k++ {
		w := int(v ^ g[k])
		if w < 64*b.words && b.data[at+w>>6]>>(w&63)&1 == 1 {
			return -k
		}
		at -= b.words
	}
	return k
}
