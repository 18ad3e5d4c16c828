package sparse

import (
	"cmp"
	"math/bits"
	"slices"
)

// block finds the candidates of up to 64 heaps at once.
//
// The rare heaps that are far enough from the block to have all their partners before it
// are marked, in part, for each lane; the least codes not marked are kept and
// compared with the other rare heaps. What is left is compared, heap by heap, with
// the pairs of a heap near either end, whose partner may lie in the block itself.
type block struct {
	table      laneTable
	sets       laneSets
	candidates [2]laneGroup
	hits       [2]laneGroup
	count      [lanes]uint8 // candidates of each lane
	more       [lanes]bool  // there are further ones

	marked, checked, rest []far
	all, spare            []far
	seen                  [256]uint8
	listed                int    // rare heaps when the lists were made
	complete              bool   // they hold all of these that are not near
	nearRare              uint64 // the rare heaps among 1 to 64, which a wide coding must tell apart
}

const nearest = 64 // the heaps that are near

// forget makes the lists be made anew.
func (b *block) forget() { b.listed = -1 }

// list lists the rare heaps for a block at heap n.
func (b *block) list(s *Scanner, n int) {
	if b.listed == len(s.rares) && b.complete {
		return
	}
	b.listed, b.complete, b.nearRare = len(s.rares), true, 0
	b.all = b.all[:0]
	for _, r := range s.rares {
		if r.heap <= nearest {
			b.nearRare |= 1 << (r.heap - 1)
			continue
		}
		for _, p := range s.moves.splits {
			if r.heap+p.t >= n {
				b.complete = false
				continue
			}
			b.all = append(b.all, far{uint32(r.heap + p.t), s.coding.code(r.heap, r.value)})
		}
	}
	slices.SortFunc(b.all, func(x, y far) int { return cmp.Compare(x.offset, y.offset) })
	b.divide(b.all, &s.kernels.tuning, s.coding.wide)
}

// divide spreads the list, of ascending offsets, over the three lists.
func (b *block) divide(all []far, t *tuning, wide bool) {
	marked, checked := t.marked[0], t.checked[0]
	if wide {
		marked, checked = t.marked[1], t.checked[1]
	}
	b.marked, b.checked, b.rest = b.marked[:0], b.checked[:0], b.rest[:0]
	if len(all) <= marked*5/4 {
		b.marked = append(b.marked, all...)
		return
	}
	rest := b.spare[:0]
	for i, f := range all {
		switch k := i * marked / len(all); {
		case i == 0 || k != (i-1)*marked/len(all):
			b.marked = append(b.marked, f)
		default:
			rest = append(rest, f)
		}
	}
	for i, f := range rest {
		if i*checked/len(rest) != (i+1)*checked/len(rest) {
			b.checked = append(b.checked, f)
		} else {
			b.rest = append(b.rest, f)
		}
	}
	b.spare = rest
}

// find computes the candidates of all lanes of the block at heap n, as far as
// they do not depend on heaps of the block.
func (b *block) find(s *Scanner, n int) {
	back := s.window.back[s.window.top-(n+lanes-1):]
	k := &s.kernels
	k.mark(&b.sets, &b.table, back, b.marked, s.coding.wide)
	most := 2 * group
	if len(b.checked) == 0 {
		most = group
		if len(b.rest) > 0 {
			most = group / 2
		}
	}
	b.choose(s.coding.wide, most)
	if len(b.checked) > 0 {
		for i := range b.candidates {
			b.hits[i] = laneGroup{}
			k.check(&b.hits[i], &b.candidates[i], back, b.checked, group)
		}
		b.keep(group / 2)
	}
	b.hits[0] = laneGroup{}
	if len(b.rest) > 0 {
		k.check(&b.hits[0], &b.candidates[0], back, b.rest, group/2)
	}
}

// choose takes the least codes of each lane that were not marked, at most so many.
func (b *block) choose(wide bool, most int) {
	for j := range b.count {
		n := 0
		w, top := 0, uint8(0)
		if !wide {
			w, top = 2, common
		}
		first := w
	words:
		for ; w < len(b.sets); w++ {
			for left := ^b.sets[w][j]; left != 0; left &= left - 1 {
				if n == most {
					break words
				}
				code := uint8(64*(w-first)+bits.TrailingZeros64(left)) | top
				b.candidates[n>>3&1][n&7][j] = code
				n++
			}
		}
		b.count[j], b.more[j] = uint8(n), n == most
		for ; n < most; n++ {
			b.candidates[n>>3&1][n&7][j] = 0
		}
	}
}

// keep moves the candidates that were not hit to the front, at most so many.
func (b *block) keep(most int) {
	for j := range b.count {
		n := 0
		for i := range int(b.count[j]) {
			if b.hits[i>>3][i&7][j] != 0 {
				continue
			}
			if n == most {
				b.more[j] = true
				break
			}
			b.candidates[0][n][j] = b.candidates[i>>3][i&7][j]
			n++
		}
		b.count[j] = uint8(n)
	}
}

// settle goes through the heaps of the block from n to below end, gives each its
// candidate, and returns the first that has none, or end.
func (b *block) settle(s *Scanner, n, end int) int {
	for m := n; m < end; m++ {
		code, ok := b.candidate(s, m, lanes-1-(m-n))
		if !ok {
			if code, ok = b.rescue(s, m); !ok {
				return m
			}
		}
		key := code
		if !s.coding.wide {
			key &^= common
		}
		s.values.put(m, s.coding.value[1^s.space.shift(m)][key])
		s.window.put(m, code, 1)
	}
	return end
}

// candidate returns the first candidate of heap n in lane j that no near pair and
// no single heap has.
func (b *block) candidate(s *Scanner, n, j int) (uint8, bool) {
	for k := range int(b.count[j]) {
		if b.hits[0][k&7][j] != 0 {
			continue
		}
		if code := b.candidates[0][k&7][j]; !b.meets(s, n, code) {
			return code, true
		}
	}
	return 0, false
}

// rescue returns the candidate of heap n of a lane whose kept ones were all hit, by
// marking all rare heaps that are far.
func (b *block) rescue(s *Scanner, n int) (uint8, bool) {
	s.stats.Rescued++
	seen := &b.seen
	*seen = [256]uint8{}
	back := s.window.back[s.window.top-n:]
	for _, f := range b.all {
		seen[f.code^back[f.offset]] = 1
	}
	first := common
	if s.coding.wide {
		first = 0
	}
	for code := first; code < 256; code++ {
		if seen[code] == 0 && !b.meets(s, n, uint8(code)) {
			return uint8(code), true
		}
	}
	return 0, false
}

// meets reports whether a single heap or a near pair gives heap n an option of that
// code.
func (b *block) meets(s *Scanner, n int, code uint8) bool {
	w := &s.window
	for _, t := range s.moves.takes {
		if other, isCommon := b.single(s, n, t); isCommon && other == code {
			return true
		}
	}
	for _, p := range s.moves.splits {
		i := w.top - (n - p.t) + 1
		hits := s.kernels.near(w.head[1:1+nearest], w.back[i:i+nearest], code)
		if s.coding.wide {
			hits &= b.nearRare
		}
		if hits != 0 {
			return true
		}
	}
	return false
}

// single returns the code, as a value of heap n, of what taking t from it leaves,
// and whether it is a common value.
func (b *block) single(s *Scanner, n, t int) (code uint8, isCommon bool) {
	code = s.window.back[s.window.top-n+t]
	flip := uint8(s.space.position & t)
	if s.coding.wide { // the heaps before a block of a wide coding are common
		return code, flip == 0
	}
	code ^= flip << 7
	return code, code >= common
}
